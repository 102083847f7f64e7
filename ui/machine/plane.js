// A plane with arrows from its origin: those of queries are solid, those of keys dashed, and their labels keep clear of
// each other and of all arrows.

import { exactly } from "./figures.js"
import { set, shape } from "./shape.js"

/** An arrow, and where it points. @typedef {{kind: "query" | "key", word: string, name: string, x: number, y: number, inFocus: boolean, isPale: boolean}} Arrow */

/** What is seen: the numbers at its left and at its bottom, and how far it goes from there. @typedef {{left: number, bottom: number, span: number}} View */

/** @typedef {{view: View, across: string, up: string}} Axes */

/** @typedef {{x: number, y: number, wide: number, high: number}} Box */

/** Width and height of the plane, in its own units. */
export const PLANE = 340
const LETTER = 6.6
const WIDE_LETTER = 12
const HIGH = 14
const MARGIN = 1.35
const LONGEST_LABEL = 12
const THICK = 8
const AWAY = [8, 16, 28, 42, 58, 76]
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => (eighths * Math.PI) / 4)
const HEADS = { query: "M1 0 L-10 -5 L-10 5 Z", key: "M-9 -6 L0 0 L-9 6" }

/** What shows the origin and all tips, with room around them; both axes have one scale. @param {{x: number, y: number}[]} tips @returns {View} */
export function viewOf(tips) {
  const [[left, right], [bottom, top]] = [tips.map(({ x }) => x), tips.map(({ y }) => y)].map((all) => [Math.min(0, ...all), Math.max(0, ...all)])
  const span = MARGIN * Math.max(right - left, top - bottom) || 2
  return { left: (left + right - span) / 2, bottom: (bottom + top - span) / 2, span }
}

/** The power of ten in half of what is seen. @param {View} view */
export const unitOf = ({ span }) => 10 ** Math.floor(Math.log10(span / 2))

/** Where two numbers stand in the plane. @param {number} x @param {number} y @param {View} view @returns {[number, number]} */
export const placeOf = (x, y, { left, bottom, span }) => [((x - left) / span) * PLANE, (1 - (y - bottom) / span) * PLANE]

/** Which two numbers stand there. @param {number} x @param {number} y @param {View} view @returns {[number, number]} */
export const numbersAt = (x, y, { left, bottom, span }) => [left + (x / PLANE) * span, bottom + (1 - y / PLANE) * span]

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
  ground.replaceChildren(...gridLines(axes.view), ...words.map(({ text, x, y, wide }) => shape("text", { x: x + wide / 2, y: y + HIGH - 3, "text-anchor": "middle" }, text)))
  while (group.childElementCount > arrows.length) group.lastElementChild?.remove()
  while (group.childElementCount < arrows.length) group.append(blankArrow())
  const tips = arrows.map(({ x, y }) => placeOf(x, y, axes.view))
  const labels = placeLabels(arrows.map(({ kind, word, isPale }, i) => ({ text: labelOf(kind, word, arrows), tip: tips[i], isPale })), words, placeOf(0, 0, axes.view))
  arrows.forEach((arrow, i) => drawArrow(group.children[i], arrow, axes, tips[i], labels[i]))
}

/** "q bank" and "k bank" where there are both. @param {string} kind @param {string} word @param {Pick<Arrow, "kind">[]} arrows */
export function labelOf(kind, word, arrows) {
  const short = [...word].length > LONGEST_LABEL ? `${[...word].slice(0, LONGEST_LABEL - 1).join("")}…` : word
  return arrows.some((arrow) => arrow.kind === "key") ? `${kind[0]} ${short}` : short
}

/** The name of each axis at its end, and where one unit is. @param {Axes} axes */
function axisLabels({ view, across, up }) {
  const [[x, y], unit] = [placeOf(0, 0, view), unitOf(view)]
  const [right, above] = placeOf(unit, unit, view)
  const one = exactly(unit)
  /** @type {[string, number, number][]} */
  const texts = [[across, PLANE - 2 - widthOf(across), y + 3], [up, within(x - widthOf(up) / 2, PLANE - widthOf(up)), 0], [one, right - widthOf(one) / 2, y + 3], [one, x - widthOf(one) - 3, above - HIGH / 2]]
  return texts.map(([text, x, y]) => ({ text, x, y, wide: widthOf(text), high: HIGH }))
}

/** @param {View} view */
function gridLines(view) {
  const unit = unitOf(view)
  return [view.left, view.bottom].flatMap((from, m) => Array.from({ length: Math.floor(view.span / unit) }, (_, i) => {
    const at = Math.ceil(from / unit) + i
    const place = placeOf(at * unit, at * unit, view)[m]
    const kind = at ? "grid" : "axis"
    return shape("line", m ? { class: kind, x1: 2, x2: PLANE - 2, y1: place, y2: place } : { class: kind, x1: place, x2: place, y1: HIGH + 2, y2: PLANE - 2 })
  }))
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
function drawArrow(made, { kind, name, x, y, inFocus, isPale }, { view, across, up }, [left, top], label) {
  const [x1, y1] = placeOf(0, 0, view)
  const angle = (Math.atan2(top - y1, left - x1) * 180) / Math.PI
  const [middle, height] = [label.x + label.wide / 2, label.y + HIGH / 2]
  const isFar = Math.hypot(middle - left, height - top) > label.wide / 2 + AWAY[1] + HIGH / 2
  const told = up ? `${across} ${exactly(x)}, ${up} ${exactly(y)}` : `${across} ${exactly(x)}`
  set(made, {
    class: kind + (inFocus ? " in-focus" : isPale ? " pale" : ""), "aria-label": name, "aria-valuetext": told,
    "aria-valuemin": view.left, "aria-valuemax": view.left + view.span, "aria-valuenow": x,
  })
  const [shaft, head, leader, circle, text] = made.children
  set(shaft, { x1, y1, x2: left, y2: top })
  set(head, { d: HEADS[kind], transform: `translate(${left} ${top}) rotate(${angle})` })
  set(leader, { x1: left, y1: top, x2: isFar ? middle : left, y2: isFar ? height : top })
  set(circle, { cx: left, cy: top })
  set(text, { x: middle, y: label.y + HIGH - 3 })
  text.textContent = label.text
}

/** About how wide a text is. @param {string} text */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? WIDE_LETTER : LETTER), 2)

/**
 * A box for each label: near its tip, outwards if there is room, and clear of other labels and of the arrows. Those of
 * pale arrows take what room is left.
 *
 * @param {{text: string, tip: [number, number], isPale?: boolean}[]} labels @param {Box[]} taken @param {[number, number]} origin
 */
export function placeLabels(labels, taken, origin) {
  const inWay = [...taken]
  /** @type {(Box & {text: string})[]} */
  const boxes = []
  for (const those of [labels.filter(({ isPale }) => !isPale), labels.filter(({ isPale }) => isPale)]) {
    inWay.push(...those.flatMap(({ tip }) => boxesOn(tip, origin)))
    for (const label of those) inWay.push(boxes[labels.indexOf(label)] = clearBox(label, inWay, origin))
  }
  return boxes
}

/** Small boxes along an arrow, one at its tip. @param {[number, number]} tip @param {[number, number]} origin @returns {Box[]} */
function boxesOn([left, top], [x, y]) {
  const [across, down] = [left - x, top - y]
  const many = Math.ceil(Math.hypot(across, down) / THICK) || 1
  return Array.from({ length: many }, (_, i) => {
    const share = (i + 1) / many
    return { x: x + share * across - THICK / 2, y: y + share * down - THICK / 2, wide: THICK, high: THICK }
  })
}

/** @param {{text: string, tip: [number, number]}} label @param {Box[]} inWay @param {[number, number]} origin @returns {Box & {text: string}} */
function clearBox({ text, tip: [left, top] }, inWay, origin) {
  const wide = widthOf(text)
  const outwards = Math.atan2(top - origin[1], left - origin[0])
  const boxes = AWAY.flatMap((away) => TURNS.map((turn) => {
    const [across, down] = [Math.cos(outwards + turn), Math.sin(outwards + turn)]
    const x = left + across * (away + wide / 2) - wide / 2
    const y = top + down * (away + HIGH / 2) - HIGH / 2
    return { x: within(x, PLANE - wide), y: within(y, PLANE - HIGH), wide, high: HIGH, text }
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
