// A sentence with threads from one word to all, or to those of another sentence, as thick as its weights, and a small
// picture of each head, or in place of the threads one of these, large.
// Pointing shows another word or head for the moment; pressing chooses it, or answers what is asked.

import { make } from "./make.js"
import { once } from "./once.js"
import { isPress } from "./press_key.js"
import { roveFocus } from "./rove_focus.js"
import { shape } from "../machine/shape.js"
import { expect } from "./threads/sum_bar.js"
import { drawPictures } from "./threads/heads.js"
import { lay } from "./threads/layout.js"
import { LINE } from "./threads/paths.js"
import { begin, end, look, move, pressKey } from "./threads/pointer.js"
import { show } from "./threads/show.js"
import { asksForWord, isLike, isMovable, unpack, words } from "./threads/weights.js"

/** @typedef {import("./threads/weights.js").Figure} Figure */

/** @typedef {import("./threads/weights.js").Header} Header */

/** Milliseconds of a moment that is gone through. */
const MOMENT = 550

/** @param {Component<Uint8Array, {word: number, head: [number, number], share: number, move: [number, number]}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const length = new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  /** @type {Header} */
  const given = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length)))
  const { weights, pixels } = unpack(given, data.subarray(4 + length))
  const { at, before } = once({ parentElement, data: given, setTriggerValue }, assemble)
  const isSame = !!before && isLike(words({ given: before }), words(at)) && (isLike(before.row, given.row) || isLike(at.chosen, given.row))
  const last = (/** @type {Uint16Array} */ all) => all.slice(-(given.tokens.length ** 2))
  const isOther = !isSame || !isLike(before.names, given.names) || (given.plays && !isLike(last(at.weights), last(weights)))
  Object.assign(at, { weights, pixels })
  if (!isSame) at.chosen = [...given.row]
  at.shown = [...(asksForWord(at) ? given.row : at.chosen)]
  at.figure.setAttribute("aria-label", given.name)
  at.svg.classList.toggle("asking", asksForWord(at))
  at.svg.classList.toggle("moves", isMovable(at))
  if (given.asks === "share" && (before?.asks !== "share" || !isSame || before.fromEnd !== given.fromEnd)) {
    at.slider.value = String(Math.round(100 * (given.expected ?? 0.5)))
    at.answer.disabled = given.expected === null // what nobody has dragged yet is no answer to offer
  }
  at.told.ariaLive = "off" // beside a mark nothing is said of a figure
  drawPictures(at)
  lay(at)
  if (given.plays && isOther) play(at)
}

/** Go once through the moments up to the one that is chosen, unless somebody wants no motion, or looks at one. @param {Figure} at */
function play(at) {
  const [layer, last, i] = at.chosen
  let head = 0
  clearInterval(at.timer)
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const next = () => {
    if (head > last || !at.svg.isConnected) clearInterval(at.timer)
    else show(at, [layer, head++, i])
  }
  at.timer = setInterval(next, MOMENT)
  next()
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const svg = /** @type {SVGSVGElement} */ (shape("svg"))
  const told = make("p", { className: "told" })
  const [mine, slider] = [make("em"), make("input", { type: "range", value: "50", ariaLabel: "How much of the bar, in per cent; Enter answers" })]
  const bar = make("div", { className: "bar" }, make("b"), mine, slider)
  const answer = make("button", { type: "button", className: "answer" })
  const grid = make("div", { className: "heads" })
  const figure = make("figure", { role: "group" }, svg, bar, answer, told, grid)
  /** @type {Figure} */
  const at = {
    given, weights: new Uint16Array(), pixels: new Uint8Array(), chosen: given.row, shown: given.row, send,
    figure, svg, told, bar, mine, slider, answer, grid, places: [], ends: [], written: [], isWrapped: false, line: LINE, begun: null, from: null, timer: 0,
  }
  new ResizeObserver(() => lay(at)).observe(figure)
  for (const event of ["pointerdown", "focusin"]) figure.addEventListener(event, () => clearInterval(at.timer))
  grid.addEventListener("pointermove", () => clearInterval(at.timer))
  svg.addEventListener("pointerdown", (event) => begin(at, event))
  svg.addEventListener("pointermove", (event) => move(at, event))
  svg.addEventListener("pointerup", (event) => end(at, event))
  svg.addEventListener("pointercancel", () => { at.from = null; lay(at) })
  svg.addEventListener("pointerleave", () => at.from === null && show(at, at.chosen))
  svg.addEventListener("keydown", (event) => pressKey(at, event))
  figure.addEventListener("focusin", ({ target }) => look(at, /** @type {SVGElement} */ (target)))
  for (const side of ["from", "to"]) roveFocus(figure, `[data-side=${side}]`)
  roveFocus(grid, "button", () => at.given.heads)
  grid.addEventListener("pointerleave", () => show(at, at.chosen))
  const touched = (/** @type {PointerEvent} */ { pointerType, target }) => pointerType === "touch" && target instanceof Element ? target.closest("button") : null
  grid.addEventListener("pointerdown", (event) => { // a finger sweeps over the pictures
    if (touched(event)) /** @type {Element} */ (event.target).releasePointerCapture(event.pointerId)
  })
  grid.addEventListener("pointerup", (event) => touched(event)?.click())
  grid.addEventListener("touchend", (event) => event.cancelable && event.preventDefault()) // soon after a sweep a browser makes no click of a tap: each is made here
  slider.addEventListener("input", () => {
    answer.disabled = false
    expect(at)
  })
  answer.addEventListener("click", () => at.send("share", Number(slider.value)))
  slider.addEventListener("keydown", (event) => isPress(event) && at.send("share", Number(slider.value)))
  return at
}
