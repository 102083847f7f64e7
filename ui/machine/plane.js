// A plane with arrows from its origin: those of queries are solid, those of keys dashed, and their labels keep clear of
// each other and of all arrows.

import { exactly } from "./figures.js"
import { set, shape } from "./shape.js"

/** An arrow, and where it points. @typedef {{kind: "query" | "key", word: string, name: string, x: number, y: number, inFocus: boolean}} Arrow */

/** @typedef {{extent: number, across: string, up: string}} Axes */

/** @typedef {{x: number, y: number, wide: number, high: number}} Box */

/** Width and height of the plane, in its own units. */
export const PLANE = 340
const REACH = 150
const LETTER = 6.6
const WIDE_LETTER = 12
const HIGH = 14
const MARGIN = 1.2
const LONGEST_LABEL = 12
const THICK = 8
const AWAY = [8, 16, 28, 42, 58, 76]
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => (eighths * Math.PI) / 4)
const HEADS = { query: "M1 0 L-10 -5 L-10 5 Z", key: "M-9 -6 L0 0 L-9 6" }

/** How far the axes go, so that arrows of these numbers can still be made longer. @param {number[]} values */
export function extentOf(values) {
  const largest = MARGIN * Math.max(...values.map(Math.abs)) || 1
  const half = unitOf(largest) / 2
  return Number((Math.ceil(largest / half) * half).toPrecision(3))
}

/** The power of ten in a number. @param {number} extent */
export const unitOf = (extent) => 10 ** Math.floor(Math.log10(extent))

/** Where two numbers stand in the plane. @param {number} x @param {number} y @param {number} extent @returns {[number, number]} */
export const placeOf = (x, y, extent) => [PLANE / 2 + (x / extent) * REACH, PLANE / 2 - (y / extent) * REACH]

/** Which two numbers stand there. @param {number} left @param {number} top @param {number} extent @returns {[number, number]} */
export const numbersAt = (left, top, extent) => [((left - PLANE / 2) / REACH) * extent, ((PLANE / 2 - top) / REACH) * extent]

/** A plane without arrows. @returns {SVGSVGElement} */
export function plane() {
  const svg = /** @type {SVGSVGElement} */ (shape("svg", { class: "plane", viewBox: `0 0 ${PLANE} ${PLANE}`, role: "group" }))
  svg.append(shape("g", { class: "axes", "aria-hidden": "true" }), shape("g", { class: "arrows" }))
  return svg
}

/** Draw axes and arrows; arrows keep their elements, so that one in focus stays there. @param {SVGSVGElement} svg @param {Axes} axes @param {Arrow[]} arrows */
export function drawPlane(svg, axes, arrows) {
  const [ground, group] = svg.children
  const words = axisLabels(axes)
  ground.replaceChildren(...gridLines(axes.extent), ...words.map(({ text, x, y, wide }) => shape("text", { x: x + wide / 2, y: y + HIGH - 3, "text-anchor": "middle" }, text)))
  while (group.childElementCount > arrows.length) group.lastElementChild?.remove()
  while (group.childElementCount < arrows.length) group.append(blankArrow())
  const tips = arrows.map(({ x, y }) => placeOf(x, y, axes.extent))
  const labels = labelled(arrows.map(({ kind, word }, i) => ({ text: labelOf(kind, word, arrows), tip: tips[i] })), words)
  arrows.forEach((arrow, i) => drawArrow(group.children[i], arrow, axes, tips[i], labels[i]))
}

/** "q bank" and "k bank" where there are both. @param {string} kind @param {string} word @param {Pick<Arrow, "kind">[]} arrows */
export function labelOf(kind, word, arrows) {
  const short = [...word].length > LONGEST_LABEL ? `${[...word].slice(0, LONGEST_LABEL - 1).join("")}…` : word
  return arrows.some((arrow) => arrow.kind === "key") ? `${kind[0]} ${short}` : short
}

/** @param {Axes} axes */
function axisLabels({ extent, across, up }) {
  const half = PLANE / 2
  /** @type {[string, number, number][]} */
  const texts = [[across, PLANE - 2 - widthOf(across), half + 3], [up, half - widthOf(up) / 2, 0], [exactly(-extent), 0, half + 3]]
  return texts.map(([text, x, y]) => ({ text, x, y, wide: widthOf(text), high: HIGH }))
}

/** @param {number} extent */
function gridLines(extent) {
  const unit = unitOf(extent)
  const lines = []
  for (let at = -Math.floor(extent / unit) * unit; at <= extent; at += unit) {
    const [x, y] = placeOf(at, at, extent)
    const kind = Math.abs(at) < unit / 2 ? "axis" : "grid"
    lines.push(shape("line", { class: kind, x1: x, x2: x, y1: HIGH + 2, y2: PLANE - 2 }), shape("line", { class: kind, x1: 2, x2: PLANE - 2, y1: y, y2: y }))
  }
  return lines
}

/** A place for an arrow: the circle around its tip is what a finger finds. */
function blankArrow() {
  const made = shape("g", { role: "slider", tabindex: "0" })
  made.append(
    shape("line", { class: "shaft" }),
    shape("path", { class: "head" }),
    shape("line", { class: "leader" }),
    shape("circle", { r: "18" }),
    shape("text", { "text-anchor": "middle" }),
  )
  return made
}

/** @param {Element} made @param {Arrow} arrow @param {Axes} axes @param {[number, number]} tip @param {Box & {text: string}} label */
function drawArrow(made, { kind, name, x, y, inFocus }, { extent, across, up }, [left, top], label) {
  const angle = (Math.atan2(top - PLANE / 2, left - PLANE / 2) * 180) / Math.PI
  const [middle, height] = [label.x + label.wide / 2, label.y + HIGH / 2]
  const isFar = Math.hypot(middle - left, height - top) > label.wide / 2 + AWAY[1] + HIGH / 2
  const told = up ? `${across} ${exactly(x)}, ${up} ${exactly(y)}` : `${across} ${exactly(x)}`
  set(made, {
    class: inFocus ? `${kind} in-focus` : kind, "aria-label": name, "aria-valuetext": told,
    "aria-valuemin": -extent, "aria-valuemax": extent, "aria-valuenow": x,
  })
  const [shaft, head, leader, circle, text] = made.children
  set(shaft, { x1: PLANE / 2, y1: PLANE / 2, x2: left, y2: top })
  set(head, { d: HEADS[kind], transform: `translate(${left} ${top}) rotate(${angle})` })
  set(leader, { x1: left, y1: top, x2: isFar ? middle : left, y2: isFar ? height : top })
  set(circle, { cx: left, cy: top })
  set(text, { x: middle, y: label.y + HIGH - 3 })
  text.textContent = label.text
}

/** About how wide a text is. @param {string} text */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? WIDE_LETTER : LETTER), 2)

/**
 * A box for each label: near its tip, outwards if there is room, and clear of other labels and of the arrows.
 *
 * @param {{text: string, tip: [number, number]}[]} labels @param {Box[]} taken
 */
export function labelled(labels, taken) {
  const inWay = [...taken, ...labels.flatMap(({ tip }) => boxesOn(tip))]
  return labels.map(({ text, tip }) => {
    const box = clearBox(widthOf(text), tip, inWay)
    inWay.push(box)
    return { ...box, text }
  })
}

/** Small boxes along an arrow, one at its tip. @param {[number, number]} tip @returns {Box[]} */
function boxesOn([left, top]) {
  const [across, down] = [left - PLANE / 2, top - PLANE / 2]
  const many = Math.ceil(Math.hypot(across, down) / THICK) || 1
  return Array.from({ length: many }, (_, i) => {
    const share = (i + 1) / many
    return { x: PLANE / 2 + share * across - THICK / 2, y: PLANE / 2 + share * down - THICK / 2, wide: THICK, high: THICK }
  })
}

/** @param {number} wide @param {[number, number]} tip @param {Box[]} inWay @returns {Box} */
function clearBox(wide, [left, top], inWay) {
  const outwards = Math.atan2(top - PLANE / 2, left - PLANE / 2)
  const boxes = AWAY.flatMap((away) => TURNS.map((turn) => {
    const [across, down] = [Math.cos(outwards + turn), Math.sin(outwards + turn)]
    const x = left + across * (away + wide / 2) - wide / 2
    const y = top + down * (away + HIGH / 2) - HIGH / 2
    return { x: within(x, PLANE - wide), y: within(y, PLANE - HIGH), wide, high: HIGH }
  }))
  const covered = (/** @type {Box} */ box) => inWay.reduce((sum, other) => sum + overlap(box, other), 0)
  return boxes.find((box) => covered(box) === 0) ?? boxes.reduce((best, box) => (covered(box) < covered(best) ? box : best))
}

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(0, Math.min(value, most))

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y))
