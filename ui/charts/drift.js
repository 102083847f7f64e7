// Dots in a plane that move from step to step. They go once through all steps by themselves, unless it is asked of one, until somebody takes the slider.

import { along } from "./along.js"
import { made } from "./made.js"
import { once } from "./once.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, paths: [number, number][][], labels: string[], hollow: (boolean | null)[], axes: [string, string],
 *   steps: string[], covered: number, notes: string[], goes_to: number | null, kinds: [string, string] | null, least: [number, number], most: [number, number],
 *   ranges: ([number, number] | null)[], guess: [number, number] | null, picked: number[], asks: "" | "share" | "dot"}} Drift
 * @typedef {{given: Drift, figure: HTMLElement, svg: SVGSVGElement, slider: HTMLInputElement, ticks: HTMLElement, told: HTMLElement,
 *   scale: HTMLElement, send: (event: "share" | "dot", value: number) => void, dots: SVGElement[], names: SVGElement[], timer: number}} Figure
 */

const NARROW = 480
const EDGE = { left: 12, right: 20, top: 30, bottom: 28 }
/** So far from the axes and from the other edges no dot stands on one. */
const INSET = 28
const PAUSE = 900
/** The first step, where all dots may be one, stays longer. */
const FIRST = 2700
/** Beyond 0 and 1, a scale can be pressed, too. */
const END = 12

/** @param {Component<Drift, {share: number, dot: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assembled)
  const isMore = !!before && data.covered < before.covered
  const isSent = data.goes_to !== null && data.goes_to !== before?.goes_to
  const last = furthest(data)
  at.slider.max = String(data.steps.length - 1)
  at.slider.value = String(Math.min(Number(at.slider.value), last)) // covered anew, once an answer is taken back
  at.figure.setAttribute("aria-label", data.name)
  at.figure.style.setProperty("--steps", String(data.steps.length))
  at.ticks.replaceChildren(...data.steps.map((step, i) => made("span", { className: i > last ? "covered" : "" }, step.replace(/^Layer /, ""))))
  lay(at)
  if (!before && !isSent && data.asks !== "share") play(at)
  if (isMore || isSent) {
    clearTimeout(at.timer)
    choose(at, isSent ? Number(data.goes_to) : last)
  }
  return () => clearTimeout(at.timer)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assembled({ given, send }) {
  const svg = /** @type {SVGSVGElement} */ (shape("svg"))
  const told = made("output", { ariaLive: "off" }) // the slider says the note
  const slider = made("input", { type: "range", min: "0", value: "0", ariaLabel: "Step" })
  const ticks = made("div", { className: "ticks", ariaHidden: "true" }) // the slider says them
  const scale = made("div", { className: "scale", ariaHidden: "true" }, made("b"), made("em"), made("small", {}, "press where you expect it")) // the text and the options say it
  const figure = made("figure", { role: "group" }, svg, slider, ticks, told, scale)
  /** @type {Figure} */
  const at = { given, figure, svg, slider, ticks, told, scale, send, dots: [], names: [], timer: 0 }
  slider.addEventListener("input", () => {
    clearTimeout(at.timer)
    choose(at, Math.min(Number(slider.value), furthest(at.given)))
  })
  scale.addEventListener("click", ({ clientX }) => at.given.asks === "share" && at.send("share", along(scale, clientX, END)))
  svg.addEventListener("click", ({ target }) => {
    const i = at.dots.indexOf(/** @type {SVGElement} */ (/** @type {Element} */ (target).closest(".dot")))
    if (at.given.asks === "dot" && i >= 0) at.send("dot", i)
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
const height = (figure) => (figure.clientWidth < NARROW ? 200 : 340)

/** Where a place of the plane is in the picture. @param {Figure} at @param {[number, number]} place @returns {[number, number]} */
function spot({ given: { least, most }, figure }, [x, y]) {
  const share = (/** @type {number} */ value, /** @type {0 | 1} */ i) => (value - least[i]) / (most[i] - least[i])
  const [wide, high] = [figure.clientWidth - EDGE.left - EDGE.right, height(figure) - EDGE.top - EDGE.bottom]
  return [EDGE.left + INSET + share(x, 0) * (wide - 2 * INSET), EDGE.top + INSET + (1 - share(y, 1)) * (high - 2 * INSET)]
}

/** Whether a dot is full, a ring, or grey as of neither kind. @param {Drift} drift @param {number} i */
const marked = ({ hollow }, i) => (hollow[i] === null ? "neither" : hollow[i] ? "hollow" : "")

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
  const paths = drift.paths.flatMap((_, i) => ["path", "path last"].map((all) => shape("path", { class: `${all} ${marked(drift, i)}` })))
  at.dots = drift.labels.map((label, i) => {
    const dot = shape("g", { class: `dot ${marked(drift, i)}` })
    if (drift.picked.includes(i)) dot.append(shape("circle", { class: "picked", r: 14 }))
    dot.append(shape("circle", { r: drift.kinds ? 9 : 11 }), shape("text", { y: 5, "text-anchor": "middle" }, label))
    for (const event of ["pointerenter", "pointerleave"]) dot.addEventListener(event, () => paths[2 * i].classList.toggle("pointed", event === "pointerenter"))
    return dot
  })
  at.names = (drift.kinds ?? []).map((kind) => shape("text", { class: "kind", "text-anchor": "middle" }, kind))
  // Where the dots go, as far as it is not covered: at the first step they may be one. Each ring says whose it is, and of two when.
  const goals = drift.paths.map((path) => spot(at, path[path.length - 1]))
  const ghosts = (drift.kinds ? apart(goals) : goals).map(([x, y], i) => {
    const [side, anchor] = x < wide / 2 ? [18, "start"] : [-18, "end"]
    const when = drift.kinds ? [] : [shape("text", { x: x + side, y: y + 5, "text-anchor": anchor }, drift.steps[furthest(drift)])]
    const ring = shape("g", { class: `ghost ${marked(drift, i)}` })
    ring.append(shape("circle", { cx: x, cy: y, r: drift.kinds ? 9 : 11 }), shape("text", { x, y: y + 5, "text-anchor": "middle" }, drift.labels[i]), ...when)
    return ring
  })
  if (drift.kinds) ghosts.push(shape("text", { class: "ghost", x: right, y: EDGE.top + 6, "text-anchor": "end" }, `pale: ${drift.steps[furthest(drift)].toLowerCase()}`), shape("text", { x: right, y: EDGE.top - 14, "text-anchor": "end" }, `● ${drift.kinds[0]}  ○ ${drift.kinds[1]}`))
  svg.classList.toggle("asking", drift.asks === "dot")
  svg.classList.remove("moves") // what is drawn anew does not glide there from the corner
  at.scale.hidden = !drift.ranges.length
  at.scale.classList.toggle("asking", drift.asks === "share")
  svg.replaceChildren(axes, ...names, ...ghosts, ...paths, ...at.dots, ...at.names)
  show(at)
}

/** Points of a path, a few pixels apart. @param {[number, number][]} places @returns {[number, number][]} */
const points = (places) =>
  places.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = places[i]
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / 4)
    return Array.from({ length: steps + 1 }, (_, k) => /** @type {[number, number]} */ ([fromX + ((x - fromX) * k) / steps, fromY + ((y - fromY) * k) / steps]))
  })

/** Where the name of a kind stands: over one of the hollow dots, the highest first, or beside one of the full ones, the rightmost
 * first, where it hides nothing; null if there is no such place.
 * @param {[number, number][]} places @param {number} kind @param {number} half of its width @param {number} wide @param {[number, number][]} lines @param {[number, number][]} dots @returns {[number, number] | null} */
function beside(places, kind, half, wide, lines, dots) {
  const isFree = (/** @type {[number, number]} */ [x, y]) => {
    const isNear = (/** @type {number} */ gap) => (/** @type {[number, number]} */ [px, py]) => Math.abs(px - x) < half + gap && Math.abs(py - y + 5) < 7 + gap
    return x - half > EDGE.left && x + half < wide && !lines.some(isNear(2)) && !dots.some(isNear(9))
  }
  const inside = (/** @type {number} */ x) => Math.min(Math.max(x, EDGE.left + half + 1), wide - half - 1)
  const order = [...places].sort((a, b) => (kind ? a[1] - b[1] : b[0] - a[0]))
  const around = order.map(([x, y]) => {
    const [over, right, under, left] = /** @type {[number, number][]} */ ([[inside(x), y - 16], [x + half + 14, y + 5], [inside(x), y + 26], [x - half - 14, y + 5]])
    return kind ? [over, right, left, under] : [right, under, over, left]
  })
  return around.flat().find(isFree) ?? null
}

/** Dots that would hide one another, side by side: their paths still end where they are. @param {[number, number][]} places */
function apart(places) {
  const order = places.map((_, i) => i).sort((a, b) => places[a][0] - places[b][0])
  const seen = /** @type {[number, number][]} */ ([])
  for (const i of order) {
    let [x, y] = places[i]
    while (seen.some((other) => other && Math.hypot(other[0] - x, other[1] - y) < 19)) x += 1
    seen[i] = [x, y]
  }
  return seen
}

/** Have a part of the scale go from one number to another. @param {HTMLElement} part @param {[number, number] | null | undefined} ends */
function stretch(part, ends) {
  part.hidden = !ends
  if (ends) Object.assign(part.style, { left: `${100 * ends[0]}%`, right: `${100 * (1 - ends[1])}%` })
}

/** Every dot at the step of the slider, and its path as far as that. @param {Figure} at */
function show(at) {
  const { given: drift, svg, slider, told, dots } = at
  const step = Number(slider.value)
  svg.classList.toggle("there", step === furthest(drift))
  const [mark, guess] = /** @type {NodeListOf<HTMLElement>} */ (at.scale.querySelectorAll("b, em"))
  stretch(mark, drift.ranges[step])
  stretch(guess, drift.guess)
  svg.querySelectorAll(".path").forEach((path, i) => {
    const way = drift.paths[i >> 1]
    const from = i % 2 ? Math.max(0, step - 1) : 0 // the whole way is pale, its last step is not
    const places = (drift.kinds ? way.slice(from, step + 1) : [way[0], way[step]]).map((place) => spot(at, place).join()) // without kinds each step is one of its own, from the first
    path.setAttribute("d", `M${places.join(" L")}`)
  })
  const places = drift.paths.map((path) => spot(at, path[step]))
  const seen = drift.kinds ? apart(places) : places
  dots.forEach((dot, i) => {
    const [x, y] = seen[i]
    dot.style.transform = `translate(${x}px, ${y}px)`
    const here = drift.labels.filter((_, k) => Math.hypot(places[k][0] - x, places[k][1] - y) < 1) // one hides another
    if (!drift.kinds) dot.lastElementChild?.replaceChildren(here.join(""))
  })
  const taken = step && at.names.length ? drift.paths.flatMap((path) => points(path.slice(0, step + 1).map((place) => spot(at, place)))) : []
  at.names.forEach((name, kind) => {
    const half = (drift.kinds?.[kind].length ?? 0) * 4 + 2
    // At the first step the kinds are not apart yet, and a name would stand for dots of both.
    const free = step ? beside(seen.filter((_, i) => drift.hollow[i] === !!kind), kind, half, at.figure.clientWidth, taken, seen) : null
    name.style.visibility = free ? "visible" : "hidden"
    const [x, y] = free ?? seen[drift.hollow.indexOf(!!kind)]
    name.style.transform = `translate(${x}px, ${y}px)`
    if (free) taken.push([x - half, y - 5], [x, y - 5], [x + half, y - 5])
  })
  at.ticks.childNodes.forEach((tick, i) => /** @type {HTMLElement} */ (tick).classList.toggle("now", i === step))
  slider.setAttribute("aria-valuetext", [drift.steps[step], drift.notes[step]].filter(Boolean).join(": "))
  const where = drift.paths.map((path, i) => `${drift.labels[i]}: ${path[step].map((one) => one.toFixed(2)).join(", ")}`)
  const later = drift.covered ? drift.steps.slice(-drift.covered) : []
  const covered = later.length && drift.kinds ? ` ${later.length > 2 ? `${later[0]} to ${later.at(-1)}` : later.join("; ")}: covered until you have answered.` : ""
  const predicted = drift.guess ? ` Your prediction: ${drift.guess.join(" to ")}.` : ""
  told.replaceChildren(made("span", {}, `${drift.steps[step]} · ${where.join(" · ")}.${predicted}`), made("b", {}, drift.notes[step] ?? ""), made("i", {}, covered))
}
