// Two chains in one: their numbers mixed, and how far they lie apart.

import { decimalsAtRest, figure, formatOf } from "./figures.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

/**
 * A number on the way from one to another. What is covered in one is covered in both, and −∞ has no middle: it is
 * exchanged at the end.
 *
 * @param {number | null} a @param {number | null} b @param {number} share of b, 0 … 1
 */
function between(a, b, share) {
  if (a === null || b === null) return null
  if (share === 1 || !Number.isFinite(a) || !Number.isFinite(b)) return share === 1 ? b : a
  return a + (b - a) * share
}

/**
 * What is drawn of two chains. A matrix that the other has as well keeps the numbers of both in `span`, so that figures
 * and colours stay the same all the way.
 *
 * @param {Map<string, Matrix>} chain @param {Map<string, Matrix> | null} other @param {number} share
 */
export function mixChains(chain, other, share) {
  if (!other) return chain
  /** @type {[string, Matrix][]} */
  const mixed = [...chain].map(([name, M]) => {
    const second = other.get(name)
    if (!M.other || !second) return [name, M]
    const values = M.values.map((line, i) => line.map((value, j) => between(value, second.values[i][j], share)))
    const pairs = M.values.flatMap((line, i) => line.map((value, j) => [value, second.values[i][j]]))
    const decimals = decimalsAtRest({ ...M, values: [...M.values, ...second.values, ...pairs] }) // numbers of two columns are not told apart across the two
    return [name, { ...M, decimals, values, span: M.values.map((line, i) => [...line, ...second.values[i]]) }]
  })
  return new Map(mixed)
}

/** A matrix with all numbers that it has on the way. @param {Matrix} M @returns {Matrix} */
export const withSpan = (M) => (M.span ? { ...M, values: M.span } : M)

/**
 * How far two matrices lie apart in each cell, from 0 to 1 for the farthest; 0 too where their figures are the same.
 *
 * @param {Matrix} M @param {Matrix} other @param {number} digits
 */
export function distances(M, other, digits) {
  const format = formatOf({ ...M, values: [...M.values, ...other.values] }, digits)
  const apart = M.values.map((line, i) => line.map((value, j) => {
    const second = other.values[i][j]
    if (value === null || second === null || figure(value, format) === figure(second, format)) return 0
    return Math.abs(value - second)
  }))
  const farthest = Math.max(...apart.flat().filter(Number.isFinite))
  return apart.map((line) => line.map((distance) => (distance === Infinity ? 1 : distance && distance / farthest)))
}
