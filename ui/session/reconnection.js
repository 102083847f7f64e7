// Whoever was cut off and is connected again may be with another process, which knows none of the parts of this screen: what
// is typed next would get into the link, but not be marked. So the whole screen is run there before they go on.

const APP = "[data-testid=stApp]"
const STATE = "data-test-connection-state" // Streamlit's
/** @type {WeakMap<Node, MutationObserver>} */
const watchers = new WeakMap()

/** Call something whenever the page is connected again, for as long as an element stands. @param {Node} element @param {() => void} back */
export function whenBack(element, back) {
  const app = document.querySelector(APP)
  if (app && !watchers.has(element)) {
    const observer = new MutationObserver(() => app.getAttribute(STATE) === "CONNECTED" && back())
    observer.observe(app, { attributeFilter: [STATE] })
    watchers.set(element, observer)
  }
  return () => {
    watchers.get(element)?.disconnect()
    watchers.delete(element)
  }
}
