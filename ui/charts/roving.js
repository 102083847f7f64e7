// Buttons that are one stop of the Tab key, however many they are: the arrow keys lead from one to the next.

/**
 * Attach to what holds the buttons, once. One of them has tabIndex 0, the others have −1.
 *
 * @param {HTMLElement} host @param {string} selector of the buttons @param {() => number} columns in which they stand
 */
export function roving(host, selector, columns = () => 1) {
  const all = () => /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)])
  host.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns(), ArrowUp: -columns() }[event.key]
    const buttons = all()
    const at = buttons.indexOf(/** @type {HTMLElement} */ (event.target))
    if (!step || at < 0) return
    event.preventDefault()
    buttons[at + step]?.focus()
  })
  host.addEventListener("focusin", ({ target }) => {
    const buttons = all()
    if (!buttons.includes(/** @type {HTMLElement} */ (target))) return
    for (const one of buttons) one.tabIndex = one === target ? 0 : -1
  })
}
