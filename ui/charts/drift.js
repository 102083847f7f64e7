// Dots in a plane that move from step to step: layer by layer, or each time from the first; two of them with the cosine between their vectors.

import { make } from "./make.js"
import { once } from "./once.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, paths: [number, number][][], labels: string[], hollow: (boolean | null)[], axes: [string, string],
 *   steps: string[], covered: number, notes: string[], cosines: (number | null)[], words: [string, [number, number], boolean][], goes_to: number | null, ghosts: number | null, least: [number, number], most: [number, number],
 *   picked: number[], asks: boolean, way: number | null}} Drift
 * @typedef {{given: Drift, figure: HTMLElement, svg: SVGSVGElement, slider: HTMLInputElement, ticks: HTMLElement, told: HTMLElement,
 *   send: (event: "dot", value: number) => void, dots: SVGElement[], words: SVGElement, arcs: SVGElement, layers: SVGElement, way: number | null, timer: number}} Figure
 */

const NARROW = 480
const EDGE = { left: 34, right: 20, top: 26, bottom: 38 }
const TENTHS = Array.from({ length: 21 }, (_, i) => (i - 10) / 10)
/** So far from the axes and from the other edges no dot stands on one; near the axes several begin at one place. @param {Pick<Figure, "given" | "figure">} at */
const inset = ({ given, figure }) => (given.ghosts === null ? { near: figure.clientWidth < NARROW ? 32 : 64, far: 14 } : { near: 24, far: 24 })
/** So far above the higher of two dots their arc bends. */
const RISE = 44
const PAUSE = 350

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
  if (data.way !== before?.way) at.way = data.way
  lay(at)
  if (isMore || isSent) go(at, isSent ? Number(data.goes_to) : last)
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
  const at = { given, figure, svg, slider, ticks, told, send, dots: [], words: shape("g", { class: "words" }), arcs: shape("g"), layers: shape("g", { class: "layers" }), way: given.way, timer: 0 }
  slider.addEventListener("input", () => {
    clearTimeout(at.timer)
    choose(at, Math.min(Number(slider.value), furthest(at.given)))
  })
  svg.addEventListener("click", ({ target }) => {
    const i = at.dots.indexOf(/** @type {SVGElement} */ (/** @type {Element} */ (target).closest(".dot")))
    if (i < 0) return
    if (at.given.asks) return at.send("dot", i)
    at.way = at.way === i ? null : i
    show(at)
  })
  new ResizeObserver(() => svg.viewBox.baseVal.width !== figure.clientWidth && lay(at)).observe(figure) // what is told may be a line more
  return at
}

/** The last step that is not covered: the slider goes no further. @param {Drift} drift */
const furthest = ({ steps, covered }) => steps.length - 1 - covered

/** Go to a step, through those between if each follows from the one before; who wants no motion is there at once. @param {Figure} at @param {number} to */
function go(at, to) {
  clearTimeout(at.timer)
  const step = Number(at.slider.value)
  const isOnce = at.given.ghosts !== null || matchMedia("(prefers-reduced-motion: reduce)").matches
  choose(at, isOnce ? to : step + Math.sign(to - step))
  if (Number(at.slider.value) !== to) at.timer = setTimeout(() => go(at, to), PAUSE)
}

/** @param {Figure} at @param {number} step */
function choose(at, step) {
  at.svg.getBoundingClientRect() // what has just been drawn moves from its place and not from the corner
  at.svg.classList.add("moves")
  at.slider.value = String(step)
  show(at)
}

/** Lower where it is narrow. @param {HTMLElement} figure */
const height = (figure) => (figure.clientWidth < NARROW ? 252 : 420)

/** How wide and high are all places together. @param {Figure} at */
function extent({ given, figure }) {
  const { near, far } = inset({ given, figure })
  return [figure.clientWidth - EDGE.left - EDGE.right, height(figure) - EDGE.top - EDGE.bottom].map((one) => one - near - far)
}

/** Where a place of the plane is in the picture. @param {Figure} at @param {[number, number]} place @returns {[number, number]} */
function spot(at, [x, y]) {
  const { given, figure } = at
  const { least, most } = given, { near, far } = inset(at)
  const share = (/** @type {number} */ value, /** @type {0 | 1} */ i) => (value - least[i]) / (most[i] - least[i])
  const [wide, high] = extent(at)
  return [EDGE.left + near + share(x, 0) * wide, EDGE.top + far + (1 - share(y, 1)) * high]
}

/** Of a dot. @param {Pick<Figure, "given" | "figure">} at */
const radius = ({ given, figure }) => (given.ghosts === null && figure.clientWidth < NARROW ? 9 : 11)

/** Whether a dot is full, a ring, or grey as of neither kind. @param {Drift} drift @param {number} i */
const kindOf = ({ hollow }, i) => (hollow[i] === null ? "neither" : hollow[i] ? "hollow" : "")

/** The tenths along an axis, or every second one where those would be too near. @param {Figure} at @param {number} i which axis */
function tenths(at, i) {
  const { least, most } = at.given, long = extent(at)[i]
  const every = long / (most[i] - least[i]) < 300 ? 2 : 1
  return TENTHS.filter((one, k) => k % every === 0 && one >= least[i] && one <= most[i])
}

/** The axes, the paths and the dots. @param {Figure} at */
function lay(at) {
  const { given: drift, svg, figure } = at
  const wide = figure.clientWidth
  if (!wide) return
  const [left, bottom, right] = [EDGE.left, height(figure) - EDGE.bottom, wide - EDGE.right]
  svg.setAttribute("viewBox", `0 0 ${wide} ${height(figure)}`)
  const axes = shape("path", { class: "axes", d: `M${left},${EDGE.top} V${bottom} H${right}` })
  const ticks = [0, 1].flatMap((i) => tenths(at, i).flatMap((one) => {
    const [x, y] = spot(at, i ? [drift.least[0], one] : [one, drift.least[1]])
    const number = i ? { x: left - 6, y: y + 5, "text-anchor": "end" } : { x, y: bottom + 15, "text-anchor": "middle" }
    return [shape("path", { class: "grid", d: i ? `M${left},${y} H${right}` : `M${x},${EDGE.top} V${bottom}` }), shape("text", { class: "tick", ...number }, one.toFixed(1))]
  }))
  const names = [
    shape("text", { class: "axis", x: right, y: bottom + 33, "text-anchor": "end" }, `${drift.axes[0]} →`),
    shape("text", { class: "axis", x: 0, y: EDGE.top - 12 }, `↑ ${drift.axes[1]}`),
  ]
  const paths = drift.paths.map((_, i) => shape("path", { class: `path ${kindOf(drift, i)}` }))
  at.dots = drift.labels.map((label, i) => {
    const dot = shape("g", { class: `dot ${kindOf(drift, i)}` })
    dot.append(shape("path", { class: "leader" }))
    if (drift.picked.includes(i)) dot.append(shape("circle", { class: "picked", r: radius(at) + 4 }))
    dot.append(shape("circle", { r: radius(at) }), shape("text", { y: 5, "text-anchor": "middle" }, label))
    return dot
  })
  // Where the dots stand at a step that the others are compared with.
  const ghosts = drift.ghosts === null ? [] : drift.paths.map((path, i) => {
    const [x, y] = spot(at, path[Number(drift.ghosts)])
    const ring = shape("g", { class: `ghost ${kindOf(drift, i)}` })
    const when = i ? [] : [shape("text", { x: x + 16, y: y + 5 }, drift.steps[Number(drift.ghosts)].toLowerCase())]
    ring.append(shape("circle", { cx: x, cy: y, r: 11 }), shape("text", { x, y: y + 5, "text-anchor": "middle" }, drift.labels[i]), ...when)
    return ring
  })
  svg.classList.toggle("asking", drift.asks)
  svg.classList.toggle("through", drift.ghosts === null)
  svg.classList.remove("moves") // what is drawn anew does not glide there from the corner
  at.words.replaceChildren(...scatter(at))
  svg.replaceChildren(...ticks, axes, ...names, at.words, shape("path", { class: "ahead" }), ...paths, at.layers, at.arcs, ...ghosts, ...at.dots)
  show(at)
}

/** An arc with its cosine from the first dot to the second, for no plane of two of their cosines shows that. @param {[number, number][]} ends @param {number} cosine @param {string} kind */
function arc([[x, y], [right, down]], cosine, kind) {
  const [far, high] = [(x + right) / 2 + RISE, Math.min(y, down) - RISE]
  return [
    shape("path", { class: `arc ${kind}`, d: `M${x},${y} Q${far},${high} ${right},${down}` }),
    shape("text", { class: `cosine ${kind}`, x: (x + right) / 4 + far / 2 + 6, y: (y + down) / 4 + high / 2 + (kind ? -8 : 4) }, `cosine ${cosine.toFixed(4)}`),
  ]
}

/** Both arcs, that of the ghosts pale. @param {Figure} at @param {[number, number][]} places where the dots are drawn @param {number} step */
function join(at, places, step) {
  const { given: { cosines, ghosts, paths } } = at
  at.arcs.replaceChildren(...[...new Set([Number(ghosts), step])].flatMap((which) => {
    const cosine = paths.length === 2 && cosines[which]
    return typeof cosine === "number" ? arc(which === step ? places : paths.map((path) => spot(at, path[which])), cosine, which === step ? "" : "pale") : []
  }))
}

/** Small dots for other words, each with its name on the first side where there is room; none is without. @param {Figure} at */
function scatter(at) {
  const { given: { words, paths }, figure } = at
  const taken = paths.flat().map((place) => spot(at, place)).map(([x, y]) => [x - 14, y - 36, x + 30, y + 14]) // with their arc
  return words.flatMap(([name, place, isHollow]) => {
    const [x, y] = spot(at, place)
    const dot = shape("circle", { class: isHollow ? "hollow" : "", cx: x, cy: y, r: 3 })
    const half = 3.75 * name.length
    const box = [[half + 6, 0], [-half - 6, 0], [0, -15], [0, 15]].map(([right, down]) => [x + right - half, y + down - 8, x + right + half, y + down + 8])
      .find(([left, top, right, low]) => left > EDGE.left && right < figure.clientWidth && taken.every((one) => right < one[0] || left > one[2] || low < one[1] || top > one[3]))
    if (!box) return []
    taken.push(box)
    return [dot, shape("text", { x: box[0] + half, y: box[1] + 13, "text-anchor": "middle" }, name)]
  })
}

/** Whether two that are compared with where they stood are at one place, where they are one mark. @param {Drift} drift @param {number[]} one @param {number[]} other */
const areOne = ({ ghosts }, one, other) => ghosts !== null && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1

/** Where the dots are drawn: none hides another or its place, if need be a little beside its own. @param {Figure} at @param {[number, number][]} places */
function setApart(at, places) {
  const { given, figure } = at
  const far = 2 * radius(at) + (given.picked.length ? 9 : figure.clientWidth < NARROW ? 3 : 8)
  const drawn = places.map(([x, y]) => /** @type {[number, number]} */ ([x, y]))
  for (let turn = 0; turn < 50; turn++) {
    for (const [i, one] of drawn.entries()) {
      const theirs = given.ghosts === null ? places.filter((_, j) => j !== i) : [] // places stay, and the dots go aside
      for (const other of [...drawn.slice(0, i), ...theirs]) {
        const moves = !theirs.includes(other), least = moves ? far : radius(at) + 6
        const [x, y] = [one[0] - other[0] || 0.01, one[1] - other[1]]
        const push = areOne(given, one, other) ? 0 : Math.max(0, least / Math.hypot(x, y) - 1) / 2
        for (const [dot, sign] of /** @type {[number[], number][]} */ (moves ? [[one, push], [other, -push]] : [[one, push]])) {
          dot[0] = Math.max(dot[0] + sign * x, EDGE.left + far / 2)
          dot[1] = Math.min(dot[1] + sign * y, height(figure) - EDGE.bottom - far / 2)
        }
      }
    }
  }
  return drawn
}

/** Every dot at the step of the slider, and its path as far as that, of one alone with its steps; pale, those to come that may be shown. @param {Figure} at */
function show(at) {
  const { given: drift, svg, slider, told, dots } = at
  const step = Number(slider.value)
  svg.classList.toggle("there", step === drift.ghosts)
  const places = drift.paths.map((path) => spot(at, path[step]))
  svg.querySelectorAll(".path").forEach((path, i) => {
    const along = i === at.way && drift.ghosts === null ? drift.paths[i].slice(0, step + 1) : [drift.paths[i][0], drift.paths[i][step]]
    path.setAttribute("d", `M${along.map((place) => spot(at, place)).join(" L")}`)
    path.classList.toggle("way", i === at.way)
  })
  const ahead = drift.ghosts === null ? drift.paths.map((path) => `M${path.slice(step).map((place) => spot(at, place)).join(" L")}`) : []
  svg.querySelector(".ahead")?.setAttribute("d", ahead.join(" "))
  svg.classList.toggle("alone", at.way !== null)
  const way = at.way === null || drift.ghosts !== null ? [] : drift.paths[at.way].slice(1, step)
  at.layers.replaceChildren(...way.map((place) => spot(at, place)).map(([cx, cy]) => shape("circle", { cx, cy, r: 3 })))
  const drawn = setApart(at, places)
  drawn.forEach(([x, y], i) => {
    const same = drift.labels.filter((_, j) => areOne(drift, places[i], places[j]))
    dots[i].classList.toggle("same", same[0] !== drift.labels[i] && same.length > 1)
    const name = dots[i].querySelector("text")
    if (name) name.textContent = same.join("") || drift.labels[i]
    dots[i].style.transform = `translate(${x}px, ${y}px)`
    dots[i].firstElementChild?.setAttribute("d", `M0,0 L${places[i][0] - x},${places[i][1] - y} m-2,0 h4 m-2,-2 v4`)
  })
  join(at, drawn, step)
  at.ticks.childNodes.forEach((tick, i) => /** @type {HTMLElement} */ (tick).classList.toggle("now", i === step))
  slider.setAttribute("aria-valuetext", [drift.steps[step], drift.notes[step], [...at.arcs.querySelectorAll(".cosine:not(.pale)")].map((text) => text.textContent).join("")].filter(Boolean).join(": "))
  const where = drift.paths.map((path, i) => `${drift.labels[i]}: ${path[step].map((one) => one.toFixed(2)).join(", ")}`)
  told.replaceChildren(make("span", {}, `${drift.steps[step]} · ${where.join(" · ")}.`), make("b", {}, drift.notes[step] ?? ""))
}
