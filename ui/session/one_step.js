// One press is one step for the browser's Back button, however much of the link it changes: Streamlit makes a step of each
// thing that Python writes there, and none of what is chosen in a field. An answer that is typed and checked is no step.

const TYPED = ".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)"

/** What the link was before the last press; null once that has made its step, or after Back. @type {string | null} */
let before = null

/** Make one step of what follows a press; that undoes what the press has changed in place, too. */
export function makeOneStep() {
  if (Object.hasOwn(history, "pushState")) return
  const note = (/** @type {any} */ { target }) => before = target?.closest?.(TYPED) ? null : location.href
  for (const press of ["pointerdown", "keydown", "click"]) window.addEventListener(press, note, { capture: true })
  window.addEventListener("popstate", () => before = null, { capture: true })
  history.pushState = (state, title, url) => {
    const isHere = new URL(String(url), location.href).pathname === location.pathname
    if (isHere && before === null) return history.replaceState(state, title, url)
    if (isHere && before?.includes("?")) history.replaceState(history.state, title, before)
    before = null
    History.prototype.pushState.call(history, state, title, url)
  }
}
