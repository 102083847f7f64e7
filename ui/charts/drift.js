// Dots in a plane that move from step to step. They go once through all steps by themselves, unless it is asked of one, until somebody takes the slider.

import { make } from "./make.js"
import { once } from "./once.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, paths: [number, number][][], labels: string[], hollow: (boolean | null)[], axes: [string, string],
 *   steps: string[], covered: number, notes: string[], goes_to: number | null, apart: boolean, ghosts: number | null, least: [number, number], most: [number, number],
 *   picked: number[], plays: boolean, asks: boolean}} Drift
 * @typedef {{given: Drift, figure: HTMLElement, svg: SVGSVGElement, slider: HTMLInputElement, ticks: HTMLElement, told: HTMLElement,
 *   send: (event: "dot", value: number) => void, dots: SVGElement[], timer: number}} Figure
 */

const NARROW = 480
const EDGE = { left: 12, right: 20, top: 30, bottom: 28 }
/** So far from the axes and from the other edges no dot stands on one. */
const INSET = 28
const PAUSE = 900
/** The first step, where all dots may be one, stays longer. */
const FIRST = 2700

/** @param {Component<Drift, {dot: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  const isMore = !!before && data.covered < before.covered
  const isSent = data.goes_to !== null && data.goes_to !== before?.goes_to
  const last = furthest(data)
  at.slider.max = String(data.steps.length - 1)
  at.slider.value = String(Math.min(Number(at.slider.value), last)) // covered anew, once an answer is taken back
  at.figure.setAttribute("aria-label", data.name)
  at.figure.style.setProperty("--steps", String(data.steps.length))
  at.ticks.replaceChildren(...data.steps.map((step, i) => make("span", { className: i > last ? "covered" : "" }, step.replace(/^Layer /, ""))))
  lay(at)
  if (!before && !isSent && data.plays) play(at)
  if (isMore || isSent) {
    clearTimeout(at.timer)
    choose(at, isSent ? Number(data.goes_to) : last)
  }
  return () => clearTimeout(at.timer)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const svg = /** @type {SVGSVGElement} */ (shape("svg"))
  const told = make("output", { ariaLive: "off" }) // the slider says the note
  const slider = make("input", { type: "range", min: "0", value: "0", ariaLabel: "Step" })
  const ticks = make("div", { className: "ticks", ariaHidden: "true" }) // the slider says them
  const figure = make("figure", { role: "group" }, svg, slider, ticks, told)
  /** @type {Figure} */
  const at = { given, figure, svg, slider, ticks, told, send, dots: [], timer: 0 }
  slider.addEventListener("input", () => {
    clearTimeout(at.timer)
    choose(at, Math.min(Number(slider.value), furthest(at.given)))
  })
  svg.addEventListener("click", ({ target }) => {
    const i = at.dots.indexOf(/** @type {SVGElement} */ (/** @type {Element} */ (target).closest(".dot")))
    if (at.given.asks && i >= 0) at.send("dot", i)
  })
  new ResizeObserver(() => svg.viewBox.baseVal.width !== figure.clientWidth && lay(at)).observe(figure) // what is told may be a line more
  return at
}

/** The last step that is not covered: the slider goes no further. @param {Drift} drift */
const furthest = ({ steps, covered }) => steps.length - 1 - covered

/** Go through all steps once; who wants no motion is at the last one at once. @param {Figure} at @param {number} pause */
function play(at, pause = FIRST) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return choose(at, furthest(at.given))
  at.timer = setTimeout(() => {
    choose(at, Number(at.slider.value) + 1)
    if (Number(at.slider.value) !== furthest(at.given)) play(at, PAUSE)
  }, pause)
}

/** @param {Figure} at @param {number} step */
function choose(at, step) {
  at.svg.getBoundingClientRect() // what has just been drawn moves from its place and not from the corner
  at.svg.classList.add("moves")
  at.slider.value = String(step)
  show(at)
}

/** Lower where it is narrow. @param {HTMLElement} figure */
const height = (figure) => (figure.clientWidth < NARROW ? 200 : 420)

/** Where a place of the plane is in the picture. @param {Figure} at @param {[number, number]} place @returns {[number, number]} */
function spot({ given: { least, most }, figure }, [x, y]) {
  const share = (/** @type {number} */ value, /** @type {0 | 1} */ i) => (value - least[i]) / (most[i] - least[i])
  const [wide, high] = [figure.clientWidth - EDGE.left - EDGE.right, height(figure) - EDGE.top - EDGE.bottom]
  return [EDGE.left + INSET + share(x, 0) * (wide - 2 * INSET), EDGE.top + INSET + (1 - share(y, 1)) * (high - 2 * INSET)]
}

/** Whether a dot is full, a ring, or grey as of neither kind. @param {Drift} drift @param {number} i */
const kindOf = ({ hollow }, i) => (hollow[i] === null ? "neither" : hollow[i] ? "hollow" : "")

/** The axes, the paths and the dots. @param {Figure} at */
function lay(at) {
  const { given: drift, svg, figure } = at
  const wide = figure.clientWidth
  if (!wide) return
  const [left, bottom, right] = [EDGE.left, height(figure) - EDGE.bottom, wide - EDGE.right]
  svg.setAttribute("viewBox", `0 0 ${wide} ${height(figure)}`)
  const axes = shape("path", { class: "axes", d: `M${left},${EDGE.top} V${bottom} H${right}` })
  const names = [
    shape("text", { class: "axis", x: right, y: bottom + 20, "text-anchor": "end" }, `${drift.axes[0]} →`),
    shape("text", { class: "axis", x: left - 6, y: EDGE.top - 14 }, `↑ ${drift.axes[1]}`),
  ]
  const paths = drift.paths.map((_, i) => shape("path", { class: `path ${kindOf(drift, i)}` }))
  at.dots = drift.labels.map((label, i) => {
    const dot = shape("g", { class: `dot ${kindOf(drift, i)}` })
    if (drift.picked.includes(i)) dot.append(shape("circle", { class: "picked", r: 14 }))
    dot.append(shape("circle", { r: drift.apart ? 9 : 11 }), shape("text", { y: 5, "text-anchor": "middle" }, label))
    return dot
  })
  // Where the dots stand at a step that the others are compared with.
  const ghosts = drift.ghosts === null ? [] : drift.paths.map((path, i) => {
    const [x, y] = spot(at, path[Number(drift.ghosts)])
    const [side, anchor] = x < wide / 2 ? [18, "start"] : [-18, "end"]
    const ring = shape("g", { class: `ghost ${kindOf(drift, i)}` })
    const when = shape("text", { x: x + side, y: y + 5, "text-anchor": anchor }, drift.steps[Number(drift.ghosts)])
    ring.append(shape("circle", { cx: x, cy: y, r: 11 }), shape("text", { x, y: y + 5, "text-anchor": "middle" }, drift.labels[i]), when)
    return ring
  })
  svg.classList.toggle("asking", drift.asks)
  svg.classList.remove("moves") // what is drawn anew does not glide there from the corner
  svg.replaceChildren(axes, ...names, ...ghosts, ...paths, ...at.dots)
  show(at)
}

/** Dots that would hide one another, side by side: their paths still end where they are. @param {[number, number][]} places */
function moveApart(places) {
  const order = places.map((_, i) => i).sort((a, b) => places[a][0] - places[b][0])
  const seen = /** @type {[number, number][]} */ ([])
  for (const i of order) {
    let [x, y] = places[i]
    while (seen.some((other) => other && Math.hypot(other[0] - x, other[1] - y) < 19)) x += 1
    seen[i] = [x, y]
  }
  return seen
}

/** Every dot at the step of the slider, and its path as far as that. @param {Figure} at */
function show(at) {
  const { given: drift, svg, slider, told, dots } = at
  const step = Number(slider.value)
  svg.classList.toggle("there", step === drift.ghosts)
  const places = drift.paths.map((path) => spot(at, path[step]))
  const seen = drift.apart ? moveApart(places) : places
  svg.querySelectorAll(".path").forEach((path, i) => path.setAttribute("d", `M${spot(at, drift.paths[i][0])} L${places[i]}`))
  dots.forEach((dot, i) => {
    const [x, y] = seen[i]
    dot.style.transform = `translate(${x}px, ${y}px)`
    const here = drift.labels.filter((_, k) => Math.hypot(places[k][0] - x, places[k][1] - y) < 1) // one hides another
    if (!drift.apart) dot.lastElementChild?.replaceChildren(here.join(""))
  })
  at.ticks.childNodes.forEach((tick, i) => /** @type {HTMLElement} */ (tick).classList.toggle("now", i === step))
  slider.setAttribute("aria-valuetext", [drift.steps[step], drift.notes[step]].filter(Boolean).join(": "))
  const where = drift.paths.map((path, i) => `${drift.labels[i]}: ${path[step].map((one) => one.toFixed(2)).join(", ")}`)
  told.replaceChildren(make("span", {}, `${drift.steps[step]} · ${where.join(" · ")}.`), make("b", {}, drift.notes[step] ?? ""))
}
