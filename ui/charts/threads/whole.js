// A head's whole picture, large and square as the small one is, in place of its threads: the word at a row gives weight,
// and those at the columns get it. Beside it may stand what each word draws on, with the lengths of values as bars.

import { make } from "../make.js"
import { shape } from "../../machine/shape.js"
import { NARROW, sharesOf } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** Where it begins, right of the words of its rows and beneath those of its columns, which stand aslant. */
const [LEFT, TOP] = [58, 44]
/** Between two; and how high a bar is at most. */
const [GAP, BAR] = [14, 22]
/** What stands beneath it only where there are two, so that what is asked stays where it is. */
const LINE = 15
/** Of narrower columns only the first and the one that gets most are named, level. */
const BARE = 14
/** So wide is a letter there, and the name of the first. */
const [LETTER, FIRST] = [7, 46]

/** The words at its edges, and the place of the picture. @param {Figure} at @param {number} wide */
export function stand(at, wide) {
  const { given: { tokens, lengths }, svg, chosen } = at
  const side = wide < NARROW ? (lengths ? 164 : Math.min(182, wide - 146)) : lengths ? 222 : 264
  const high = wide < NARROW && !lengths ? side + LINE : side
  const [cell, end] = [high / tokens.length, LEFT - 6]
  const across = lengths ? (wide - LEFT - GAP) / 2 : side
  const [column, type] = [across / tokens.length, Math.min(14, Math.max(11, 0.93 * cell))]
  const isBare = column < BARE
  const second = lengths ? LEFT + across + GAP : 0
  const middle = (/** @type {number} */ j) => LEFT + (j + 0.5) * column
  const level = (/** @type {string} */ token, /** @type {number} */ j) => j ? Math.min(LEFT + across - token.length * LETTER, Math.max(LEFT + FIRST, middle(j) - (token.length * LETTER) / 2)) : LEFT
  Object.assign(at, { isWrapped: true, line: cell, ends: [], places: tokens.map((_, i) => ({ x: LEFT, y: TOP + (i + 0.5) * cell - 10 })) })
  at.figure.classList.toggle("beside", !lengths)
  svg.classList.toggle("bare", isBare)
  svg.classList.toggle("dense", cell < BARE / 2)
  svg.setAttribute("width", String(lengths ? wide : LEFT + side))
  svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${TOP + high + 6}`)
  svg.replaceChildren(
    ...[LEFT, ...(second ? [second] : [])].map((x) => shape("image", { x, y: TOP, width: across, height: high, preserveAspectRatio: "none", "aria-hidden": "true" })),
    shape("rect", { class: "asks", x: LEFT, width: lengths?.length ? 2 * across + GAP : across, height: cell }),
    shape("text", { class: "level", x: end, y: TOP - 24, "text-anchor": "end" }, "gets →"),
    shape("text", { class: "level", x: end, y: TOP - 8, "text-anchor": "end" }, "gives ↓"),
    ...(lengths && isBare ? [shape("text", { class: "level", x: LEFT, y: 12 }, "weight")] : []),
    ...(second ? [shape("text", { class: "level", x: second + across, y: 12, "text-anchor": "end" }, "× length of value")] : []),
    shape("g", { class: "lengths" }),
    ...(second && !lengths?.length ? [shape("rect", { class: "covered", x: second, y: TOP, width: across, height: high }), shape("text", { x: second + across / 2, y: TOP + high / 2, "text-anchor": "middle", "font-size": 26 }, "?")] : []),
    ...tokens.map((token, j) => shape("text", { "aria-hidden": "true", class: j ? "column" : "column first", "font-size": isBare ? 14 : type, transform: isBare ? `translate(${level(token, j)},${TOP - 8})` : `translate(${middle(j)},${TOP - 5}) rotate(-70)` }, token)),
    ...tokens.map((token, i) => shape("text", {
      class: "word", x: end, y: TOP + (i + 0.5) * cell + 0.35 * type, "text-anchor": "end", "font-size": type,
      role: "button", tabindex: i === chosen[2] ? 0 : -1, "data-word": i, "data-side": "from",
    }, token)),
  )
}

/** Show the head that is looked at, and which row asks. @param {Figure} at */
export function enlarge(at) {
  const { given: { heads, lengths, tokens: { length: n }, whole }, svg, grid, line, shown: [layer, head, i] } = at
  if (!whole) return
  const [first, second] = svg.querySelectorAll("image")
  const place = layer * heads + head
  first.setAttribute("href", grid.querySelectorAll("canvas")[place].toDataURL())
  svg.querySelector(".asks")?.setAttribute("y", String(TOP + i * line))
  const row = sharesOf(at, at.shown).map(Number), large = row.indexOf(Math.max(...row))
  svg.querySelectorAll(".column").forEach((one, j) => one.classList.toggle("most", j === large))
  if (!lengths?.length) return
  const long = lengths.slice(place * n, (place + 1) * n)
  const column = Number(second.getAttribute("width")) / n
  second.setAttribute("href", passed(at, long))
  const label = /** @type {Element} */ ([...svg.querySelectorAll(".level")].at(-1)), [least, most] = [Math.min(...long), Math.max(...long)]
  label.textContent = `× length of value: ${least.toFixed(2)} to ${most.toFixed(2)}`
  svg.querySelector(".lengths")?.replaceChildren(...long.map((one, j) => {
    const high = (BAR * one) / most
    return shape("rect", { x: Number(second.getAttribute("x")) + j * column + 1, y: TOP - 4 - high, width: Math.max(1, column - 2), height: high })
  }))
}

/** The picture of what each word draws on. @param {Figure} at @param {number[]} long */
function passed(at, long) {
  const { shown: [layer, head], grid } = at
  const picture = make("canvas", { width: long.length, height: long.length })
  const pen = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d"))
  pen.fillStyle = getComputedStyle(grid.querySelectorAll("canvas")[0]).color
  long.forEach((_, i) => drawnOn(sharesOf(at, [layer, head, i]), long).forEach((share, j) => {
    pen.globalAlpha = Math.sqrt(share)
    pen.fillRect(j, i, 1, 1)
  }))
  return picture.toDataURL()
}

/** The shares of what a word draws on: weight × length of value. @param {(number | null)[]} row @param {number[]} long */
export function drawnOn(row, long) {
  const all = row.map((share, j) => Number(share) * long[j])
  const sum = all.reduce((a, b) => a + b, 0)
  return all.map((one) => one / sum)
}
