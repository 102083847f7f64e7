// Buttons that are one stop of the Tab key, however many they are: the arrow keys lead from one to the next, Home and End to
// the first and the last.

/**
 * Attach to what holds the buttons, once. One of them has tabIndex 0, the others have −1. An SVG that hears of the focus is
 * a stop itself.
 *
 * @param {HTMLElement} host @param {string} selector of the buttons @param {() => number} columns in which they stand
 */
export function roveFocus(host, selector, columns = () => 1) {
  const all = () => /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)])
  host.addEventListener("keydown", (event) => {
    const buttons = all()
    const at = buttons.indexOf(/** @type {HTMLElement} */ (event.target))
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns(), ArrowUp: at - columns(), Home: 0, End: buttons.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  })
  host.addEventListener("focusin", ({ target }) => {
    const buttons = all()
    if (!buttons.includes(/** @type {HTMLElement} */ (target))) return
    for (const one of buttons) one.tabIndex = one === target ? 0 : -1
  })
}
