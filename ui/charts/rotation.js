// A query and a key that are turned by their places. Two words are dragged along a line of places, or both together; their
// arrows turn, and the score stands beside how far apart they are. Every number that is told is Python's: what is drawn
// while something glides from place to place is for the eye.

import { make } from "./make.js"
import { once } from "./once.js"
import { set, shape } from "../machine/shape.js"

/**
 * @typedef {[number, number]} Two
 * @typedef {{words: [string, string], question: string, places: Two, names: [string, string], query: Two[], key: Two[], angles: number[], scores: (number | null)[][][],
 *   turned: Two[][], added: Two[][], asks: boolean, wrong: boolean, covered: string}} Rotation
 * @typedef {{given: Rotation, send: (event: "places", value: Two) => void, figure: HTMLElement, line: SVGSVGElement,
 *   ground: SVGElement, sliders: SVGElement[], planes: SVGSVGElement[], curve: SVGSVGElement, told: HTMLElement,
 *   exchange: HTMLButtonElement, both: HTMLButtonElement, here: HTMLButtonElement, places: Two, seen: Two, many: number,
 *   held: {which: number, from: number, places: Two} | null, frame: number}} Figure
 */

const LINE = { high: 112, query: 18, places: 56, key: 94, edge: 34 }
const CURVE = { high: 320, low: 140, left: 38, near: 26, right: 10, top: 34, bottom: 46, close: 24 }
/** Where a figure is narrower, its curve is low and its arrows come closer to the edge. */
const NARROW = 480
const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -99, End: 99 })

/** @param {Component<Rotation, {places: Two}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assembled)
  const isSet = !!before && (data.question !== before.question || String(data.places) !== String(before.places))
  for (const one of [at.exchange, at.both]) one.hidden = data.asks // they take the place of the button that answers
  lay(at)
  if (isSet) move(at, data.places)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assembled({ given, send }) {
  const line = /** @type {SVGSVGElement} */ (shape("svg", { class: "line" }))
  const ground = shape("g", { "aria-hidden": "true" })
  const sliders = ["band", "query", "key"].map((kind) => slider(kind))
  line.append(ground, ...sliders)
  const planes = given.angles.map(() => /** @type {SVGSVGElement} */ (shape("svg", { class: "plane", "aria-hidden": "true" })))
  const curve = /** @type {SVGSVGElement} */ (shape("svg", { class: "curve", "aria-hidden": "true" }))
  const exchange = make("button", { type: "button" }, "Exchange the two")
  const both = make("button", { type: "button" }, "Add a second pair")
  const here = make("button", { type: "button", className: "answer" }, "Largest here")
  const told = make("output", { tabIndex: -1 })
  const drawn = make("div", { className: "drawn" }, make("div", { className: "arrows" }, ...planes), curve)
  const controls = make("div", { className: "controls" }, here, exchange, both)
  const ariaLabel = `The query of ${given.words[0]} and the key of ${given.words[1]}, turned by their places`
  const figure = make("figure", { role: "group", ariaLabel }, line, drawn, told, controls)
  /** @type {Figure} */
  const at = {
    given, send, figure, line, ground, sliders, planes, curve, told, exchange, both, here,
    places: [...given.places], seen: [...given.places], many: 1, held: null, frame: 0,
  }
  new ResizeObserver(() => lay(at)).observe(figure)
  line.addEventListener("pointerdown", (event) => hold(at, event))
  line.addEventListener("pointermove", (event) => at.held && pull(at, event))
  for (const end of ["pointerup", "pointercancel"]) line.addEventListener(end, () => { at.held = null })
  line.addEventListener("keydown", (event) => step(at, event))
  exchange.addEventListener("click", () => move(at, [at.places[1], at.places[0]]))
  both.addEventListener("click", () => {
    at.many = 3 - at.many
    lay(at)
  })
  here.addEventListener("click", () => at.send("places", at.places))
  return at
}

/** A word on the line, or the band between the two. @param {string} kind */
function slider(kind) {
  const one = shape("g", { class: kind, role: "slider", tabindex: 0, "aria-valuemin": 0 })
  one.append(shape("rect", { rx: 14 }))
  if (kind !== "band") one.append(shape("line"), shape("text", { "text-anchor": "middle" }))
  return one
}

/** How many places there are. @param {Figure} at */
const count = (at) => at.given.scores[0].length

/** Where a place is on the line. @param {Figure} at @param {number} place */
const across = (at, place) => LINE.edge + (place * (at.figure.clientWidth - 2 * LINE.edge)) / (count(at) - 1)

/** Lay everything out for the width there is. @param {Figure} at */
function lay(at) {
  const wide = at.figure.clientWidth
  if (!wide) return
  at.line.setAttribute("viewBox", `0 0 ${wide} ${LINE.high}`)
  const places = Array.from({ length: count(at) }, (_, place) => shape("text", { x: across(at, place), y: LINE.places + 5, "text-anchor": "middle" }, String(place)))
  at.ground.replaceChildren(shape("line", { x1: across(at, 0), x2: across(at, count(at) - 1), y1: LINE.places, y2: LINE.places }), ...places)
  at.both.setAttribute("aria-pressed", String(at.many > 1))
  at.planes.forEach((plane, i) => { plane.style.display = i < at.many ? "" : "none" })
  at.figure.classList.toggle("both", at.many > 1)
  tell(at)
  draw(at)
}

/** Bring the words to other places; they glide there. @param {Figure} at @param {Two} places */
function move(at, places) {
  at.places = places
  tell(at)
  glide(at)
}

/** @param {Figure} at */
function glide(at) {
  cancelAnimationFrame(at.frame)
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  const next = at.seen.map((one, i) => (isStill || Math.abs(at.places[i] - one) < 0.01 ? at.places[i] : one + (at.places[i] - one) / 5))
  at.seen = /** @type {Two} */ (next)
  draw(at)
  if (String(at.seen) !== String(at.places)) at.frame = requestAnimationFrame(() => glide(at))
}

/** Move one word, or both, by some places, as far as there are places. @param {Figure} at @param {number} which @param {number} by @param {Two} from */
function shift(at, which, by, from) {
  const moved = which ? [from[which - 1]] : from
  const within = Math.max(-Math.min(...moved), Math.min(by, count(at) - 1 - Math.max(...moved)))
  move(at, /** @type {Two} */ (from.map((place, i) => (which && i !== which - 1 ? place : place + within))))
}

/** Which place a pointer is at. @param {Figure} at @param {PointerEvent} event */
function pointed(at, event) {
  const { left } = at.line.getBoundingClientRect()
  return ((event.clientX - left - LINE.edge) / (at.figure.clientWidth - 2 * LINE.edge)) * (count(at) - 1)
}

/** @param {Figure} at @param {PointerEvent} event */
function hold(at, event) {
  const which = event.target instanceof Element ? at.sliders.findIndex((one) => one.contains(/** @type {Element} */ (event.target))) : -1
  if (which < 0 || event.button) return
  at.held = { which, from: pointed(at, event), places: at.places }
  at.line.setPointerCapture(event.pointerId)
  at.sliders[which].focus({ preventScroll: true })
  event.preventDefault()
}

/** @param {Figure} at @param {PointerEvent} event */
function pull(at, event) {
  const { which, from, places } = /** @type {NonNullable<Figure["held"]>} */ (at.held)
  shift(at, which, Math.round(pointed(at, event) - from), places)
}

/** @param {Figure} at @param {KeyboardEvent} event */
function step(at, event) {
  const which = at.sliders.findIndex((one) => one === event.target)
  const by = STEPS[event.key]
  if (which < 0 || !by || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  shift(at, which, by, at.places)
}

/** The score of so many pairs where the words are; null if it is covered. @param {Figure} at */
const scoreOf = (at, many = at.many) => at.given.scores[many - 1][at.places[0]][at.places[1]]

/** @param {number} value */
const written = (value) => value.toFixed(2).replace("-", "−")

/** Say where the words are, and what the score is. @param {Figure} at */
function tell(at) {
  const { words: [query, key] } = at.given
  const [m, n] = at.places
  const apart = n - m
  const where = apart ? `${key} is ${Math.abs(apart)} ${apart < 0 ? "before" : "after"} ${query}` : `${key} and ${query} are at the same place`
  const [value, other] = [scoreOf(at), mirrored(at)]
  const number = make("b", {}, value === null ? at.given.covered : written(value))
  const isRefused = at.given.wrong && String(at.places) === String(at.given.places)
  const had = at.here.matches(":focus")
  at.here.hidden = !at.given.asks || isRefused
  if (had && at.here.hidden) at.told.focus({ preventScroll: true }) // which would be lost with it
  at.told.ariaLive = at.figure.matches(":focus-within") ? "polite" : "off" // elsewhere the mark is said, or the next question
  const score = make("span", {}, `${at.given.question === "added" ? "Product" : "Score"} ${at.given.names.join(" · ")}: `, number)
  const first = at.many > 1 ? scoreOf(at, 1) : null
  at.told.replaceChildren(`Places ${m} and ${n}: ${where}. `, score, first === null ? "" : `, ${written(first)} of the first pair`, other ? `; exchanged, ○: ${written(other[1])}` : "")
  const names = ["Both words together", `${query}, the query`, `${key}, the key`]
  at.sliders.forEach((one, i) => {
    one.setAttribute("aria-label", names[i])
    one.setAttribute("aria-valuemax", String(count(at) - 1))
    one.setAttribute("aria-valuenow", String(at.places[Math.max(0, i - 1)]))
    one.setAttribute("aria-valuetext", i ? `place ${at.places[i - 1]}` : `places ${m} and ${n}`)
  })
}

/** Everything that moves. @param {Figure} at */
function draw(at) {
  const [m, n] = at.seen.map((place) => across(at, place))
  const [band, ...words] = at.sliders
  set(band.children[0], { x: Math.min(m, n) - 15, y: LINE.places - 14, width: Math.abs(m - n) + 30, height: 28 })
  words.forEach((word, i) => {
    const [x, y] = [[m, LINE.query], [n, LINE.key]][i]
    const [box, stem, text] = word.children
    const half = at.given.words[i].length * 4.6 + 11
    text.textContent = at.given.words[i]
    set(box, { x: x - half, y: y - 14, width: 2 * half, height: 28 })
    set(stem, { x1: x, x2: x, y1: i ? y - 14 : y + 14, y2: i ? LINE.places + 12 : LINE.places - 12 })
    set(text, { x, y: y + 5 })
  })
  at.planes.slice(0, at.many).forEach((plane, i) => plane.replaceChildren(...arrowsOf(at, i, plane)))
  at.curve.replaceChildren(...curveOf(at))
}

/** A pair of the query and of the key as they are turned, the angle between them, and k on q. @param {Figure} at @param {number} i @param {SVGSVGElement} svg */
function arrowsOf(at, i, svg) {
  const wide = svg.clientWidth || 200
  svg.setAttribute("viewBox", `0 0 ${wide} ${wide + 22}`)
  const { query, key, angles } = at.given
  const longest = Math.max(...[...query, ...key].map(([x, y]) => Math.hypot(x, y)))
  const unit = (wide / 2 - (at.figure.clientWidth < NARROW ? 19 : 22)) / longest
  const middle = wide / 2
  const spot = (/** @type {number} */ angle, /** @type {number} */ far) => /** @type {Two} */ ([middle + far * unit * Math.cos(angle), middle - far * unit * Math.sin(angle)])
  const all = [query[i], key[i]].map(([x, y], which) => {
    return { kind: which ? "key" : "query", far: Math.hypot(x, y), end: Math.atan2(y, x) + at.seen[which] * angles[i] }
  })
  const [q, k] = all
  const shade = k.far * Math.cos(k.end - q.end)
  const [tip, foot] = [spot(k.end, k.far), spot(q.end, shade)]
  const between = Math.atan2(Math.sin(k.end - q.end), Math.cos(k.end - q.end))
  const arc = Array.from({ length: 31 }, (_, step) => spot(q.end + (between * step) / 30, 0.6))
  const arrows = all.flatMap(({ kind, far, end }) => {
    const [left, top] = spot(end, far)
    const aside = (kind === "key" ? 1 : -1) * (Math.sin(k.end - q.end) < 0 ? -1 : 1) * (shade > 0.94 * k.far ? 16 : 9) // of two arrows that nearly agree the names stand apart
    const [labelLeft, labelTop] = [spot(end, far + 10 / unit)[0] - aside * Math.sin(end), spot(end, far + 10 / unit)[1] - aside * Math.cos(end)]
    return [
      shape("line", { class: `shaft ${kind}`, x1: middle, y1: middle, x2: left, y2: top }),
      shape("path", { class: `head ${kind}`, d: kind === "key" ? "M-9 -6 L0 0 L-9 6" : "M1 0 L-10 -5 L-10 5 Z", transform: `translate(${left} ${top}) rotate(${(-end * 180) / Math.PI})` }),
      shape("text", { class: kind, x: labelLeft, y: labelTop + 5, "text-anchor": "middle" }, at.given.names[kind === "key" ? 1 : 0]),
    ]
  })
  return [
    shape("line", { class: "axis", x1: 4, x2: wide - 4, y1: middle, y2: middle }),
    shape("line", { class: "axis", x1: middle, x2: middle, y1: 4, y2: wide - 4 }),
    shape("path", { class: "between", d: `M${middle},${middle} L${arc.join(" L")} Z` }),
    ...(scoreOf(at) === null ? [] : [
      shape("line", { class: "fall", x1: tip[0], y1: tip[1], x2: foot[0], y2: foot[1] }),
      shape("line", { class: shade < 0 ? "shade minus" : "shade", x1: middle, y1: middle, x2: foot[0], y2: foot[1] }),
    ]),
    ...arrows,
    shape("text", { class: "quiet", x: middle, y: wide + 14, "text-anchor": "middle" }, `θ = ${angles[i]} rad (${Number(((angles[i] * 180) / Math.PI).toFixed(1))}°) a place`),
  ]
}

/** The points of the curve at whole places, as far as they are not covered. @param {Figure} at */
const whole = ({ given, many }) => (given.question === "added" ? given.added : given.turned)[many - 1].filter(([apart]) => Number.isInteger(apart))

/** The point that the two would have if they were exchanged, where they can be. @param {Figure} at */
const mirrored = (at) => at.given.asks || at.places[0] === at.places[1] ? undefined : whole(at).find(([apart]) => apart === at.places[0] - at.places[1])

/** The score over how far apart the words are, as far as it is not covered. @param {Figure} at */
function curveOf(at) {
  const wide = at.curve.clientWidth || 200
  const isNarrow = at.figure.clientWidth < NARROW
  const [high, top, bottom, left] = isNarrow ? [CURVE.low, CURVE.close, CURVE.close, CURVE.near] : [CURVE.high, CURVE.top, CURVE.bottom, CURVE.left]
  at.curve.setAttribute("viewBox", `0 0 ${wide} ${high}`)
  const { given, many } = at
  const [turned, added, isAdded] = [given.turned[many - 1], given.added[many - 1], given.question === "added"]
  at.curve.classList.toggle("of-added", isAdded)
  const [last, most, least] = [count(at) - 1, ...(many > 1 ? [3.2, -1.4] : [2, -2])]
  const x = (/** @type {number} */ apart) => left + ((apart + last) * (wide - left - CURVE.right)) / (2 * last)
  const y = (/** @type {number} */ value) => top + ((most - value) * (high - top - bottom)) / (most - least)
  const d = (/** @type {Two[]} */ points) => points.map(([apart, value], i) => `${i && apart - points[i - 1][0] < 0.5 ? "L" : "M"}${x(apart)},${y(value)}`).join(" ")
  const [turnedName, addedName] = ["turned: q · k", "added: pₘ · pₙ"].map((one) => isNarrow ? one.replace(/.*: /, "") : one)
  const [behind, named] = [d(isAdded ? turned : added), isNarrow ? 0 : left]
  const apart = at.seen[1] - at.seen[0]
  const chosen = at.places[1] - at.places[0]
  const [now, other] = [whole(at).find(([one]) => one === chosen), mirrored(at)]
  const peak = given.question === "largest" && !given.asks ? Math.max(...whole(at).map(([, value]) => value)) : NaN // is told then
  const labelled = [-last, -5, 0, 5, last].filter((one) => Math.abs(x(one) - x(chosen)) > 22)
  const signed = (/** @type {number} */ one) => one > 0 ? `+${one}` : String(one).replace("-", "−")
  const says = isNarrow ? [] : [
    shape("text", { class: "quiet", x: left, y: high - 8 }, `← ${given.words[1]} before`),
    shape("text", { class: "quiet", x: x(0), y: high - 8, "text-anchor": "middle" }, "n − m"),
    shape("text", { class: "quiet", x: wide - CURVE.right, y: high - 8, "text-anchor": "end" }, "after →"),
  ]
  const marks = [...labelled, chosen].map((one) =>
    shape("text", { class: one === chosen ? "weight" : "", x: x(one), y: high - bottom + 18, "text-anchor": "middle" }, signed(one)))
  const ticks = Array.from({ length: 2 * last + 1 }, (_, i) => shape("line", { class: "grid", x1: x(i - last), x2: x(i - last), y1: high - bottom - 4, y2: high - bottom }))
  const levels = [-2, -1, 0, 1, 2, 3].filter((one) => one <= most && one >= least)
  return [
    ...levels.map((one) => shape("line", { class: one ? "grid" : "axis", x1: left, x2: wide - CURVE.right, y1: y(one), y2: y(one) })),
    ...levels.map((one) => shape("text", { x: left - 6, y: y(one) + 5, "text-anchor": "end" }, String(one).replace("-", "−"))),
    ...ticks, ...marks, ...says,
    shape("line", { class: "axis", x1: x(0), x2: x(0), y1: top, y2: high - bottom }),
    shape("line", { class: "now", x1: x(apart), x2: x(apart), y1: top, y2: high - bottom }),
    shape("path", { class: "added", d: d(added) }), shape("path", { class: "turned", d: d(turned) }),
    ...whole(at).map(([one, value]) => shape("circle", { class: value === peak ? "peak" : "dot", cx: x(one), cy: y(value), r: value === peak ? 10 : 2.5 })),
    ...(other ? [shape("circle", { class: "mirror", cx: x(other[0]), cy: y(other[1]), r: 6 })] : []),
    ...(now ? [shape("circle", { class: "dot", cx: x(now[0]), cy: y(now[1]), r: 6 })] : []),
    ...(isAdded ? [shape("path", { class: "added", d: `M${named},9 h22` })] : []),
    shape("text", { class: "weight", x: named + (isAdded ? 30 : 0), y: 14 }, isAdded ? addedName : isNarrow ? "q · k by n − m" : turnedName),
    ...(behind.includes("L") ? [
      shape("path", { class: isAdded ? "turned" : "added", d: `M${wide - CURVE.right - 22},9 h22` }),
      shape("text", { class: "quiet", x: wide - CURVE.right - 30, y: 14, "text-anchor": "end" }, isAdded ? turnedName : addedName),
    ] : []),
  ]
}
