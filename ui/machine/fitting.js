// How many digits a picture's numbers have, so that it is no wider than its frame.

import { MOST_DIGITS } from "./figures.js"

/** The fewest digits of a number. */
export const LEAST_DIGITS = 2
const LEAST_FLOWING_DIGITS = 3

/** The most digits with which a picture is no wider than its frame; 0 if it is too wide with any. @param {HTMLElement} frame @param {(digits: number) => void} draw */
export function fit(frame, draw) {
  if (!isFitting(frame, draw, LEAST_DIGITS)) return 0
  if (!hasNumbers(frame)) return MOST_DIGITS
  let digits = MOST_DIGITS
  while (!isFitting(frame, draw, digits)) digits--
  return digits
}

/** The digits with which a picture that is no wider than its frame is lowest; 0 if it is too wide with any. @param {HTMLElement} frame @param {(digits: number) => void} draw */
export function fitLow(frame, draw) {
  const fewest = hasNumbers(frame) ? LEAST_FLOWING_DIGITS : MOST_DIGITS
  let [best, least] = [0, Infinity]
  for (let digits = MOST_DIGITS; digits >= fewest; digits--) {
    if (!isFitting(frame, draw, digits) || frame.scrollHeight >= least) continue
    [best, least] = [digits, frame.scrollHeight]
  }
  if (best) isFitting(frame, draw, best)
  return best
}

/** How many times its usual size a cell may have, largest first. */
const SIZES = [2.4, 2.2, 2, 1.8, 1.6, 1.4, 1.2]

/** Let the cells of a picture that has a room of its own be as large as that allows. @param {HTMLElement} stage @param {(digits: number) => void} draw @param {number} digits */
export function grow(stage, draw, digits) {
  const room = parseFloat(getComputedStyle(stage).minHeight)
  const fits = (/** @type {number} */ size) => {
    stage.style.setProperty("--size", String(size))
    return isFitting(stage, draw, digits) && stage.scrollHeight <= room + 1
  }
  if (room > 0 && SIZES.some(fits)) return
  stage.style.removeProperty("--size")
  isFitting(stage, draw, digits)
}

/** Whether there are numbers to be read, and not only strips of colour. @param {HTMLElement} frame */
const hasNumbers = (frame) => !!frame.querySelector("td.cell")

/** @param {HTMLElement} frame @param {(digits: number) => void} draw @param {number} digits */
function isFitting(frame, draw, digits) {
  draw(digits)
  align(frame)
  return frame.scrollWidth <= frame.clientWidth
}

const ALIGNED = [["--cell", "tbody tr:first-child td.cell:first-of-type"], ["--label", "tbody tr:first-child th"]]

/** Give the columns of a product and of the factor above it one width, and their labels as well; a strip lies along the table. @param {HTMLElement} frame */
function align(frame) {
  const stacks = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".column")])
  for (const { style } of stacks) for (const [name] of ALIGNED) style.removeProperty(name)
  const widths = stacks.map((stack) => ALIGNED.map(([, selector]) => [...stack.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width)))
  stacks.forEach(({ style }, at) => ALIGNED.forEach(([name], m) => {
    if (widths[at][m].length > 1) style.setProperty(name, `${Math.ceil(Math.max(...widths[at][m]))}px`)
  }))
  const lain = stacks.flatMap((stack) => {
    const canvas = stack.querySelector("canvas.strip")
    const table = stack.querySelector("table")
    const cells = stack.querySelectorAll("tbody tr:first-child td.cell")
    if (!(canvas instanceof HTMLElement) || !table || !cells.length) return []
    const [whole, first, last] = [table, cells[0], cells[cells.length - 1]].map((one) => one.getBoundingClientRect())
    return [{ canvas, left: first.left - whole.left, width: last.right - first.left }]
  })
  for (const { canvas, left, width } of lain) {
    canvas.style.marginLeft = `${left}px`
    canvas.style.width = `${width}px`
  }
}
