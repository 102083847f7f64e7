// Pointing, dragging and the keys: a word is looked at, chosen, moved, or answered with.

import { lay } from "./layout.js"
import { path } from "./paths.js"
import { isPress } from "../press_key.js"
import { show } from "./show.js"
import { asksForWord, isFree, isMovable } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** @typedef {import("./weights.js").Place} Place */

/** How many pixels from where the threads of a word end a press is on it still: more than a finger is wide. */
const REACH = { x: 60, y: 44 }

/** Of some places the one nearest to a pointer. @param {Figure} at @param {PointerEvent} event @param {Place[]} places */
function nearest(at, event, places) {
  const { left, top } = at.svg.getBoundingClientRect()
  if (at.isWrapped) {
    const from = places.map(({ x, y }) => Math.abs(x - event.clientX + left) + 9 * Math.abs(Math.round((y + 10 - event.clientY + top) / at.line)) * at.line)
    return from.indexOf(Math.min(...from))
  }
  const here = event.clientX - left
  const far = (at.from === null && isWritten(at, event) ? at.written : places).map(({ x }) => Math.abs(x - here))
  return far.indexOf(Math.min(...far))
}

/** Whether a pointer is at the words as they were written, beneath those that can be moved. @param {Figure} at @param {PointerEvent} event */
const isWritten = ({ given, svg, written }, { clientY }) => given.moves.length > 0 && clientY - svg.getBoundingClientRect().top > written[0].y - 75

/** Whether a pointer is at a word: a press on the empty picture is no answer. @param {Figure} at @param {PointerEvent} event @param {Place} place */
function isAt(at, event, { x, y }) {
  const { left, top } = at.svg.getBoundingClientRect()
  return Math.abs(event.clientX - left - x) < REACH.x && Math.abs(event.clientY - top - y) < REACH.y
}

/** Whether a pointer is where threads begin, or end: of one sentence that is the same. @param {Figure} at @param {PointerEvent} event */
function sides(at, event) {
  const { top, height } = at.svg.getBoundingClientRect()
  const isBelow = event.clientY - top > height / 2
  return at.given.others.length ? { begins: isBelow, ends: !isBelow } : { begins: true, ends: true }
}

/** @param {Figure} at @param {PointerEvent} event */
export function begin(at, event) {
  const i = nearest(at, event, at.places)
  at.begun = sides(at, event).begins ? i : null
  if (isWritten(at, event)) return
  if (!isMovable(at) && (!asksForWord(at) || !sides(at, event).begins || (i !== at.given.row[2] && !isFree(at)))) return
  at.from = i
  at.svg.setPointerCapture(event.pointerId)
}

/** @param {Figure} at @param {PointerEvent} event */
export function move(at, event) {
  if (at.from !== null) {
    const { left, top } = at.svg.getBoundingClientRect()
    if (isMovable(at)) at.svg.querySelectorAll(".word")[at.from].setAttribute("x", String(event.clientX - left))
    else at.svg.querySelector(".mine")?.setAttribute("d", path(at, at.places[at.from], { x: event.clientX - left, y: event.clientY - top }))
  } else if (event.pointerType === "mouse" && !asksForWord(at) && sides(at, event).begins) {
    const i = nearest(at, event, at.places)
    if (i !== at.shown[2]) show(at, [at.chosen[0], at.chosen[1], i])
  }
}

/** @param {Figure} at @param {PointerEvent} event */
export function end(at, event) {
  const from = at.from
  const { begins, ends } = sides(at, event)
  const j = nearest(at, event, asksForWord(at) ? at.ends : at.places)
  at.from = null
  if (at.given.moves.length && at.given.asks === "head") return at.send("head", [0, Number(!isWritten(at, event))])
  if (isMovable(at) && from !== null && from !== j) {
    at.svg.querySelector(/** @type {"text"} */ (".word:focus"))?.blur() // a word that is reached by the keys ends the play
    return at.send("move", [from, j])
  }
  if (isMovable(at)) lay(at)
  const isBack = from !== null && !isMovable(at) && !at.given.others.length && j === at.given.row[2]
  const isOfAnother = asksForWord(at) && at.begun !== null && at.begun !== at.given.row[2] && (at.given.others.length > 0 || j !== at.begun)
  const isBeside = asksForWord(at) && from === null && !isAt(at, event, at.ends[j])
  if (isOfAnother && isFree(at) && ends) at.send("move", [at.begun ?? 0, j])
  if ((asksForWord(at) ? ends : begins) && !isBack && !isOfAnother && !isBeside) press(at, j)
  else show(at, at.shown)
}

/** Answer with a word, or choose it. @param {Figure} at @param {number} j */
function press(at, j) {
  if (asksForWord(at)) {
    if (j === at.given.drawn) return show(at, at.shown) // it is marked already
    at.given = { ...at.given, drawn: j, isSent: true }
    show(at, at.shown)
    at.send("word", j)
    return
  }
  at.chosen = [at.chosen[0], at.chosen[1], j]
  at.told.ariaLive = "polite"
  show(at, at.chosen)
}

/** A press chooses or answers; with Shift an arrow key moves a word, which keeps the focus and so is named. @param {Figure} at @param {KeyboardEvent} event */
export function pressKey(at, event) {
  const { side, word } = /** @type {SVGElement} */ (event.target).dataset
  const to = Number(word) + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? NaN)
  if (isMovable(at) && event.shiftKey && at.places[to]) {
    event.stopPropagation()
    event.preventDefault()
    at.svg.querySelectorAll(/** @type {"text"} */ (".word"))[to].focus()
    return at.send("move", [Number(word), to])
  }
  if (!side || !isPress(event)) return
  if (!at.given.others.length || (side === "to") === asksForWord(at)) press(at, Number(word))
}

/** Show the threads of a word that the keys have reached. @param {Figure} at @param {SVGElement} target */
export function look(at, { dataset: { side, word } }) {
  if (side === "from" && !asksForWord(at)) show(at, [at.chosen[0], at.chosen[1], Number(word)])
}
