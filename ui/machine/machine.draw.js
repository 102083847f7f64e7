// Hands what Python sends to the picture's code, which the browser fetches once and keeps.

/** @param {Component<Uint8Array, Record<string, unknown>>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  /** @type {import("./given.d.ts").Sent} */
  const { code, name, events, picture } = JSON.parse(new TextDecoder().decode(data))
  /** @type {HTMLElement | null} */
  let host = parentElement.querySelector(".machine")
  if (host?.dataset.code !== code) { // the server has been given other code since
    host?.remove()
    host = parentElement.appendChild(document.createElement("div"))
    host.className = "machine"
    host.dataset.code = code
  }
  const drawnIn = host
  const send = (/** @type {string} */ event, /** @type {unknown} */ value) => events.includes(event) && setTriggerValue(event, value)
  /** @type {Promise<typeof import("./machine.js")>} */
  const loaded = import(new URL(code, document.baseURI).href)
  loaded.then(
    (machine) => machine.draw(drawnIn, name, picture, send),
    () => { drawnIn.textContent = "The picture could not be loaded. Reload the page to try again." },
  ).finally(() => letGo(parentElement))
}

/** Until the picture is drawn, Python keeps a place for it; then it has its own height. @param {Node} drawn */
function letGo(drawn) {
  const root = drawn.getRootNode()
  let around = root instanceof ShadowRoot ? root.host : drawn.parentElement
  for (; around instanceof HTMLElement; around = around.parentElement) {
    around.style.cssText += "height: auto; overflow: visible;"
    if (around.parentElement && getComputedStyle(around.parentElement).flexDirection === "column") around.style.flex = "none"
    if (around.dataset.testid === "stElementContainer") {
      around.dataset.drawn = "" // for the page, which then shows what stands below
      break
    }
  }
}
