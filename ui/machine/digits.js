// How many digits a picture's numbers have, so that it is no wider than its frame.

import { MOST_DIGITS } from "./figures.js"

/** The fewest digits of a number. */
export const LEAST_DIGITS = 2
const LEAST_FLOWING_DIGITS = 3

/** The most digits with which a picture is no wider than its frame; 0 if it is too wide with any. @param {HTMLElement} frame @param {(digits: number) => void} draw */
export function fit(frame, draw) {
  if (isFitting(frame, draw, MOST_DIGITS)) return MOST_DIGITS
  drawLoosely(frame, draw, LEAST_DIGITS)
  if (isTooWide(frame)) return 0
  const fewest = hasNumbers(frame) ? LEAST_DIGITS : MOST_DIGITS
  for (let digits = MOST_DIGITS - 1; digits >= fewest; digits--) if (isFitting(frame, draw, digits)) return digits
  return 0
}

/** The digits with which a picture that is no wider than its frame is lowest; 0 if it is too wide with any. @param {HTMLElement} frame @param {(digits: number) => void} draw */
export function fitLow(frame, draw) {
  const fewest = hasNumbers(frame) ? LEAST_FLOWING_DIGITS : MOST_DIGITS
  let [best, least] = [0, Infinity]
  for (let digits = MOST_DIGITS; digits >= fewest; digits--) {
    if (!isFitting(frame, draw, digits) || frame.scrollHeight >= least) continue
    [best, least] = [digits, frame.scrollHeight]
  }
  if (best > fewest) isFitting(frame, draw, best)
  return best
}

/** The fewest digits, for a picture that is too wide with any. @param {HTMLElement} frame @param {(digits: number) => void} draw */
export function fewest(frame, draw) {
  align(drawLoosely(frame, draw, LEAST_DIGITS))
  return LEAST_DIGITS
}

/** How many times its usual size a cell may have, largest first. */
const SIZES = [2.4, 2.2, 2, 1.8, 1.6, 1.4, 1.3, 1.2, 1.1, 1]

/** Let the cells of a picture that has a room of its own be as large as that allows. @param {HTMLElement} stage @param {(digits: number) => void} draw @param {number} digits */
export function grow(stage, draw, digits) {
  stage.classList.remove("measured")
  const style = getComputedStyle(stage), room = parseFloat(style.minHeight)
  const most = parseFloat(style.getPropertyValue("--most") || "9") // so that more matrices change no size
  stage.classList.add("measured")
  const fits = (/** @type {number} */ size) => {
    stage.style.setProperty("--size", String(size))
    if (!isFitting(stage, draw, digits)) return false
    straighten(stage) // before it is measured, so that it is as large the next time
    return !isTooWide(stage) && stage.scrollHeight <= room + 1 // a slanted word may reach beyond the last column
  }
  if (!(room > 0 && SIZES.some((size) => size <= most && fits(size)))) {
    stage.style.removeProperty("--size")
    isFitting(stage, draw, digits)
    straighten(stage)
  }
}

/** Long words stand upright above columns that are wide enough for them. @param {HTMLElement} stage */
function straighten(stage) {
  for (const { classList, tHead } of /** @type {NodeListOf<HTMLTableElement>} */ (stage.querySelectorAll(".slanted"))) {
    classList.add("upright")
    const isCut = [...tHead?.querySelectorAll("th") ?? []].some((th) => (th.firstElementChild?.getBoundingClientRect().width ?? 0) > th.getBoundingClientRect().width)
    classList.toggle("upright", !isCut)
  }
}

/** Whether there are numbers to be read, and not only strips of colour. @param {HTMLElement} frame */
const hasNumbers = (frame) => !!frame.querySelector("td.cell")

/**
 * Each time that a size is read, the browser lays the whole picture out: one that is too wide already is not aligned,
 * which only widens it.
 *
 * @param {HTMLElement} frame
 * @param {(digits: number) => void} draw
 * @param {number} digits
 */
function isFitting(frame, draw, digits) {
  const stacks = drawLoosely(frame, draw, digits)
  if (isTooWide(frame)) return false
  align(stacks)
  alignEdge(stacks)
  return !isTooWide(frame)
}

/** @param {HTMLElement} frame */
const isTooWide = (frame) => frame.scrollWidth > frame.clientWidth

/** Every column as wide as its table needs; returns what is to be aligned. @param {HTMLElement} frame @param {(digits: number) => void} draw @param {number} digits */
function drawLoosely(frame, draw, digits) {
  draw(digits)
  const stacks = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".column")])
  for (const { style } of stacks) for (const [name] of ALIGNED) style.removeProperty(name)
  for (const strip of /** @type {NodeListOf<HTMLElement>} */ (frame.querySelectorAll(".column:has(td.cell) canvas.strip"))) strip.style.width = "0"
  return stacks
}

/** The first columns of the matrices at the left edge of a small picture stand beneath each other, unless that makes it too high, and all of rows of words, unless it is too wide. @param {HTMLElement[]} stacks */
function alignEdge(stacks) {
  const stage = /** @type {HTMLElement | null} */ (stacks[0]?.closest(".small:not(.dialled)")) // beneath a slider they fill the width already
  if (!stage) return
  const edge = Math.min(...stacks.map(({ offsetLeft }) => offsetLeft)), first = stacks.filter(({ offsetLeft }) => offsetLeft === edge)
  const labels = first.flatMap((stack) => [...stack.querySelectorAll(ALIGNED[1][1])].map((one) => one.getBoundingClientRect().width))
  const height = stage.scrollHeight, before = first.map(({ style }) => style.getPropertyValue("--label"))
  for (const { style } of first) style.setProperty("--label", `${Math.ceil(Math.max(...labels))}px`)
  if (stage.scrollHeight > height) first.forEach(({ style }, at) => style.setProperty("--label", before[at]))
  const rows = first.filter((stack) => stack.querySelector(".slanted tbody > :only-child"))
  const widths = rows.flatMap((stack) => [...stack.querySelectorAll("tbody td")].map((one) => one.getBoundingClientRect().width))
  if (rows.length < 2) return
  for (const { style } of rows) style.setProperty("--cell", `${Math.ceil(Math.max(...widths))}px`)
  if (isTooWide(stage)) for (const { style } of rows) style.removeProperty("--cell")
}

const ALIGNED = [["--cell", "tbody tr:first-child td.cell:first-of-type"], ["--label", "tbody tr:first-child th"]]

/** Give the columns of a product and of the factor above it one width, and their labels as well; a strip lies along the table. @param {HTMLElement[]} stacks */
function align(stacks) {
  const widths = stacks.map((stack) => ALIGNED.map(([, selector]) => [...stack.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width)))
  stacks.forEach(({ style }, at) => ALIGNED.forEach(([name], m) => {
    if (widths[at][m].length > 1) style.setProperty(name, `${Math.ceil(Math.max(...widths[at][m]))}px`)
  }))
  const lain = stacks.flatMap((stack) => {
    const canvas = /** @type {HTMLCanvasElement | null} */ (stack.querySelector("canvas.strip"))
    const cells = stack.querySelectorAll("tbody tr:first-child td.cell")
    if (!canvas || !cells.length) return []
    if (!cells[0].getClientRects().length) return [{ canvas, left: 0, width: canvas.width }] // the table is not seen
    const [whole, first, last] = [stack.querySelectorAll("table")[0], cells[0], cells[cells.length - 1]].map((one) => one.getBoundingClientRect())
    return [{ canvas, left: first.left - whole.left, width: last.right - first.left }]
  })
  for (const { canvas, left, width } of lain) {
    canvas.style.marginLeft = `${left}px`
    canvas.style.width = `${width}px`
  }
}
