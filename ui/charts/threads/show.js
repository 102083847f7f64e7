// The threads of a word in a head, with what they weigh.

import { add } from "./sum_bar.js"
import { crown, path } from "./paths.js"
import { decimalsOf, rounded, sentenceOf } from "./sentence.js"
import { enlarge } from "./whole.js"
import { showWritten } from "./written.js"
import { asksForWord, isMark, isMovable, isOff, sharesOf } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** Weights below this have no figure beside them, but where all are followed, or there are few words. */
const TOLD = 0.035
const FEW = 7

/** How wide a weight of four decimals is. */
const WIDE = 50

const MOST_THREADS = 12

/** Show the threads of a word in a head. @param {Figure} at @param {[number, number, number]} row */
export function show(at, row) {
  at.shown = [...row]
  const { given, svg, places, ends } = at
  const [layer, head, i] = row
  const shares = sharesOf(at, row)
  const isVeiled = shares[0] === null
  const isOpen = isVeiled || (asksForWord(at) && !shares.some(Boolean)) // no thread is thicker than another yet
  const isOne = !given.others.length
  const isChanged = isOff(given, layer, head)
  const isCandidate = (/** @type {number} */ j) => !given.candidates.length || given.candidates.includes(j)
  svg.classList.toggle("changed", isChanged)
  for (const one of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".kept"))) one.classList.toggle("drawn", Number(one.dataset.word) === i)
  const drawn = i === given.row[2] ? given.drawn : null
  const compared = (drawn !== null && given.begins) || []
  svg.classList.toggle("compares", compared.length > 0)
  const isWrong = drawn !== null && isOpen && !isVeiled && !given.isSent // what was just drawn is not marked yet
  const marks = isMark(at, shares)
  const isNone = (/** @type {number | null} */ share) => given.names.length > 0 && share === 0 // masked, or dropped
  const nearest = Math.min(...ends.slice(1).map(({ x }, j) => Math.abs(x - ends[j].x)))
  const digits = given.sums && nearest >= WIDE ? decimalsOf(shares.map(Number)) : given.most > 1 && nearest < WIDE / 1.5 ? 1 : 2 // those of words that are close to each other would run together
  const figures = (/** @type {number | null} */ share, isAsked = false) => {
    if (share === null) return ""
    if (Number.isNaN(share)) return "nan"
    if (isNone(share)) return "0"
    if (given.values.length && Number.isInteger(share)) return `≈ ${share}` // no softmax gives 0 or 1
    if (share > TOLD || ((given.sums || given.moves.length) && (share || isOne)) || (share && ends.length <= FEW)) return rounded(share, digits)
    return isAsked ? rounded(share || Number.MIN_VALUE, digits) : "" // in two bytes a small weight is 0
  }
  const least = at.isWrapped ? shares.map(Number).sort((a, b) => b - a)[MOST_THREADS] ?? 0 : 0.02
  svg.querySelectorAll(".thread").forEach((thread, j) => {
    const share = shares[j] || 0
    thread.setAttribute("d", path(at, places[i], ends[j]))
    const far = Math.hypot(ends[j].x - places[i].x, ends[j].y - places[i].y)
    const width = (at.isWrapped ? Math.min(14, far / 6 || 14) : marks ? 12 : given.least ? 10 : 30) * ((share - given.least) / (given.most - given.least))
    thread.setAttribute("stroke-width", String(Math.max(0.6, width)))
    thread.classList.toggle("pale", compared.length > 0 && j !== compared[1])
    thread.classList.toggle("none", (isVeiled && isCandidate(j)) || isNone(shares[j]) || Number.isNaN(shares[j]) || (isOpen && !isOne)) // what is covered is not all alike, and to any word of another sentence a thread may be drawn
    thread.setAttribute("opacity", String(isOpen ? 0 : share > least ? 0.7 : at.isWrapped || marks ? 0 : 0.4))
  })
  for (const one of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".word"))) {
    const [j, isEnd] = [Number(one.dataset.word), isOne || one.dataset.side === "to"]
    const share = shares[j] ?? 0
    const isFrom = one.dataset.side === "from" && j === i
    one.classList.toggle("from", isFrom)
    one.classList.toggle("most", isEnd && !isFrom && !given.whole && share > 0.3)
    const told = asksForWord(at)
      ? "draw the thread here"
      : `${given.tokens[i]} ${isChanged ? "attended to" : given.verb} it: ${isVeiled ? `a share that is covered${given.powers.length ? `, of ${given.powers[j]}` : ""}` : rounded(share, 2)}`
    const place = isMovable(at) ? `, word ${j + 1} of ${ends.length}; Shift and an arrow key move it` : ""
    const value = isEnd && given.values.length ? `, ${given.values[j]}` : ""
    one.setAttribute("aria-label", isEnd ? `${one.textContent}${value}: ${told}${place}` : `${one.textContent}: show its threads`)
  }
  svg.querySelectorAll(".share:not(.old-share)").forEach((one, j) => {
    const ofDrawn = isWrong ? "✗" : isVeiled && given.expected !== null ? `✗ ${rounded(given.expected, digits)}` : figures(shares[j], true)
    one.textContent = marks ? "" : figures(shares[j]) || (j === drawn ? ofDrawn : "") || (isVeiled && isCandidate(j) ? given.powers[j] ?? "?" : "")
  })
  svg.querySelectorAll(".crown").forEach((one, k) => { // where two are compared, each has its number on its thread
    const from = k ? i : compared[0], to = k ? compared[1] : drawn
    if (from === undefined || to === undefined || to === null) return void (one.textContent = "")
    const { x, y } = crown(at, places[from], ends[to])
    one.setAttribute("x", String(x))
    one.setAttribute("y", String(y + 5))
    one.textContent = rounded(Number(sharesOf(at, [layer, head, from])[to]), 2)
  })
  svg.classList.toggle("wrong", isWrong)
  svg.querySelector(".mine")?.setAttribute("d", drawn !== null ? path(at, places[compared[0] ?? i], ends[drawn]) : "")
  add(at, shares)
  enlarge(at)
  at.told.hidden = given.moves.length > 0 || given.least !== 0
  if (given.moves.length) return showWritten(at, figures)
  at.told.classList.toggle("exact", !isVeiled)
  at.told.replaceChildren(...sentenceOf(at, shares))
  at.grid.querySelectorAll("button").forEach((button, k) => button.classList.toggle("shown", k === layer * given.heads + head))
}
