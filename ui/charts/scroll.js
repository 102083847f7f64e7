// How far a page is scrolled to bring something into sight, so that it cuts no line at the top.

const ONE_LINE = 41 // pixels: a button, and less than two lines

/** Where what stays at the top of the window ends. */
export const headerBottom = () => document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom ?? 0

/** How much further to scroll than by so much, that no line of text and no button is cut at the top. @param {number} by @param {number} bar */
export function stepPastLine(by, bar) {
  const lines = document.createRange()
  const main = /** @type {Element} */ (document.querySelector("[data-testid=stMain]")), buttons = [...main.querySelectorAll("a, button")]
  lines.selectNodeContents(main)
  let to = by
  for (const { top, bottom, height } of [...lines.getClientRects(), ...buttons.map((one) => one.getBoundingClientRect())].sort((one, other) => one.top - other.top)) {
    if (height < ONE_LINE && top - to < bar && bottom - to > bar) to = bottom - bar
  }
  return to - by
}
