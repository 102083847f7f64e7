// What is shown of a step at each moment while it is played: a pure function of time, so that it can be asked for any
// moment, and ended at once. One row is made slowly, number by number; the others follow as a cascade.

/**
 * How some numbers of the row that is followed are made, in milliseconds from the beginning of the step: what they come
 * from lights up at `from`, each term appears at its time in `terms`, the terms come together at `added`, and the number
 * of each column in `columns` is there at its time in `lands`.
 *
 * @typedef {{columns: number[], from: number, terms: number[], added: number, lands: number[]}} Beat
 */

/** `cascade`: when the other rows begin to follow. @typedef {{beats: Beat[], cascade: number, end: number}} Timeline */

/** How much of a number's arithmetic is there: so many terms, their sum, the number. @typedef {{terms: number, isAdded: boolean, isThere: boolean}} Shown */

/** Milliseconds in which all other rows follow. */
export const CASCADE = 400

/** The share of a step in which it stands still, to be looked at. */
const REST = 0.12

/** How many times as long as each of the others the first number takes. */
const FIRST = 2

/** Parts of a number's time: its terms appear between the first two, then come together, and are the number at the last. */
const PARTS = { lit: 0.12, told: 0.58, added: 0.66, there: 0.9 }

/**
 * The times of a step. Numbers that are shares of one sum are made together, others one after the other.
 *
 * @param {number} columns of the row @param {number} terms of each number @param {boolean} isTogether
 * @param {number} duration of the step, in milliseconds @returns {Timeline}
 */
export function timeline(columns, terms, isTogether, duration) {
  const cascade = duration * (1 - REST) - CASCADE
  const all = Array.from({ length: columns }, (_, j) => j)
  if (isTogether) return { beats: [beat(all, terms, 0, cascade)], cascade, end: cascade + CASCADE }
  const part = cascade / (columns - 1 + FIRST)
  const beats = all.map((j) => (j ? beat([j], terms, (j - 1 + FIRST) * part, part) : beat([j], terms, 0, FIRST * part)))
  return { beats, cascade, end: cascade + CASCADE }
}

/** @param {number[]} columns @param {number} terms @param {number} from @param {number} length @returns {Beat} */
function beat(columns, terms, from, length) {
  const at = (/** @type {number} */ part) => from + part * length
  const between = (/** @type {number} */ first, /** @type {number} */ last, /** @type {number} */ share) => at(first + (last - first) * share)
  return {
    columns, from, added: at(PARTS.added),
    terms: Array.from({ length: terms }, (_, m) => between(PARTS.lit, PARTS.told, m / terms)),
    lands: columns.map((_, m) => between(PARTS.there, 1, m / columns.length)),
  }
}

/**
 * When and where each term of a number is seen, in places of its own: it appears at `from`, goes to its number at `leaves`
 * and is there at `lands`. Where there are fewer places than terms, each makes room for the one that needs its place.
 *
 * @param {Beat} beat @param {number} places @returns {{place: number, from: number, leaves: number, lands: number}[]}
 */
export const termsIn = ({ terms, added, lands: [whole] }, places) =>
  terms.map((from, m) => ({
    place: m % places, from, leaves: terms[m + places] ?? added, lands: terms[m + places + 1] ?? whole,
  }))

/** The beat at a moment. @param {Timeline} times @param {number} t */
export const beatAt = ({ beats }, t) => [...beats].reverse().find(({ from }) => from <= t) ?? beats[0]

/** How much is there of a number that a beat makes. @param {Beat} beat @param {number} column @param {number} t @returns {Shown} */
export const shownAt = ({ columns, terms, added, lands }, column, t) => ({
  terms: terms.filter((at) => at <= t).length,
  isAdded: added <= t,
  isThere: lands[columns.indexOf(column)] <= t,
})
