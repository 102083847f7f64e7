// How far a goal is: the measures that core/practice/measure.py declares, on the numbers that are drawn.

/** @import { Measure, Meter, Verdict } from "./payload.d.ts" */

/** @typedef {Map<string, import("./chain.js").Matrix>} Chain */

const EXACT = 1e-9

const MEASURES = {
  "least": (/** @type {number[]} */ numbers) => Math.min(...numbers),
  "most": (/** @type {number[]} */ numbers) => Math.max(...numbers),
  "size of the sum": (/** @type {number[]} */ numbers) => Math.abs(numbers.reduce((sum, one) => sum + one, 0)),
  "largest size": (/** @type {number[]} */ numbers) => Math.max(...numbers.map(Math.abs)),
  "smallest size": (/** @type {number[]} */ numbers) => Math.min(...numbers.map(Math.abs)),
}

/** @param {Chain} chain @param {string} node @param {[number, number][]} cells */
const numbersIn = (chain, node, cells) => cells.map(([i, j]) => chain.get(node)?.values[i]?.[j] ?? NaN)

/** @param {Measure} measure @param {Chain} chain */
function valueOf({ how, node, cells, less, other, missing }, chain) {
  if (missing) return NaN
  const theirs = other ? numbersIn(chain, ...other) : cells.map(() => 0)
  return MEASURES[how](numbersIn(chain, node, cells).map((one, at) => one - less[at] - theirs[at]))
}

/** @param {Measure} measure @param {number} value */
function shareOf({ sign, bound, reach }, value) {
  if (!Number.isFinite(value)) return 0
  const gap = sign * (bound - value)
  return gap <= EXACT ? 1 : Math.max(0, 1 - gap / reach)
}

/** Whether a measure is farther from its bound than at first. @param {Measure} measure @param {Chain} chain */
export const isBeyond = (measure, chain) => !measure.is_kept && measure.sign * (measure.bound - valueOf(measure, chain)) > measure.reach + EXACT

/** A measure as it is told: four decimals, or as many as tell it from a bound that it misses. @param {number} value @param {number} bound */
export function measureText(value, bound) {
  let decimals = 4
  while (decimals < 9 && Math.abs(value - bound) > EXACT && Number(value.toFixed(decimals)) === bound) decimals++
  const text = value.toFixed(decimals)
  return Number(text) ? text.replace("-", "\u2212") : text.replace("-", "")
}

/** Whether a measure asks the same of each of its numbers, and not of their sum or of any one. @param {Measure} measure */
export const isOfEach = ({ how, sign }) => how !== "size of the sum" && !(how === "largest size" && sign > 0)

/** What a goal asks of each number, by matrix, row and column: a ✓ where it is so. @param {Meter} goal @param {Chain} chain */
export function marksOf({ measures }, chain) {
  const marks = /** @type {Map<string, string>} */ (new Map())
  for (const measure of measures.filter(isOfEach)) {
    const { how, node, cells, less, other, sign, bound } = measure
    const theirs = other && numbersIn(chain, ...other)
    numbersIn(chain, node, cells).forEach((value, at) => {
      const from = less[at] + (theirs?.[at] ?? 0)
      const text = (/** @type {number} */ wanted) => String(Number(wanted.toFixed(from ? 2 : 3))).replace("-", "\u2212")
      const wanted = how === "largest size" ? `\u2192 ${text(from)}` : how !== "smallest size" ? `${sign > 0 ? "\u2265" : "\u2264"} ${text(from + bound)}` : from ? `\u2260 ${text(from)}` : `|x| \u2265 ${bound}`
      const key = [node, ...cells[at]].join(" "), isKept = shareOf(measure, MEASURES[how]([value - from])) === 1
      if (!isKept || !marks.has(key)) marks.set(key, isKept ? "\u2713" : wanted)
    })
  }
  return marks
}

/** How many numbers were changed, and by how much in all. @param {Meter} goal @param {Chain} chain */
export function changesOf({ start }, chain) {
  const changes = start.flatMap(([name, lines]) => lines.flatMap((line, i) =>
    line.map((was, j) => Math.abs((chain.get(name)?.values[i][j] ?? was) - was)))).filter((size) => size > EXACT)
  return { cells: changes.length, change: changes.reduce((sum, size) => sum + size, 0) }
}

/** The same in words. @param {Meter} goal @param {Chain} chain */
export function costOf(goal, chain) {
  const { cells, change } = changesOf(goal, chain)
  const text = cells ? `Changed: ${cells} number${cells === 1 ? "" : "s"}, by ${Number(change.toPrecision(4))} in all.` : ""
  return goal.cells === null || cells <= goal.cells ? text : `${text} Only ${goal.cells} may be changed.`
}

/** How far the goal is. @param {Meter} goal @param {Chain} chain @returns {Verdict} */
export function verdictOf(goal, chain) {
  const { measures, cells } = goal
  const values = measures.map((measure) => valueOf(measure, chain))
  const shares = measures.map((measure, at) => shareOf(measure, values[at]))
  const gained = shares.filter((_, at) => !measures[at].is_kept)
  const kept = shares.filter((_, at) => measures[at].is_kept).reduce((product, share) => product * share, 1)
  const share = gained.length ? (kept * gained.reduce((sum, one) => sum + one, 0)) / gained.length : kept
  const is_reached = (cells === null || changesOf(goal, chain).cells <= cells) && shares.every((one) => one === 1)
  const sentences = measures.map(({ says, missing, bound }, at) => missing || says.replace("{}", measureText(values[at], bound)))
  return { share: is_reached ? 1 : Math.min(share, 0.99), is_reached, sentences, shares }
}
