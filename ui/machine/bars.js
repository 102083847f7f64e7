// Small bars with their numbers: the scores and weights of one query, word by word, and its context.

import { MOST_DIGITS, figure, formatAtRest, formatOf } from "./figures.js"
import { element, header } from "./picture.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

/** What is shown beside the arrows, and what stands above it. */
export const BARRED = { scores: "Score", weights: "Weight", context: "Context" }

const FINE_DECIMALS = 4

/**
 * Two tables for a word: its scores and weights, and its context.
 *
 * @param {Map<string, Matrix>} chain what is shown @param {Map<string, Matrix>} given Python's numbers, for the scale
 * @param {number} i
 */
export function barTables(chain, given, i) {
  const tables = [["scores", "weights"], ["context"]].map((names) => names.flatMap((name) => chain.get(name) ?? []))
  return tables.filter((matrices) => matrices.length).map((matrices) => barTable(matrices, given, i))
}

/** @param {Matrix[]} matrices @param {Map<string, Matrix>} given @param {number} i */
function barTable(matrices, given, i) {
  const titles = matrices.map(({ name }) => BARRED[/** @type {keyof typeof BARRED} */ (name)])
  const first = matrices[0].name === "context" ? "Dimension" : "Word"
  const lines = matrices[0].columns.map((label, j) =>
    element("tr", "", header("row", label), ...matrices.map((M) => barCell(M, given.get(M.name) ?? M, i, j))))
  const head = element("tr", "", ...[first, ...titles].map((title) => header("col", title)))
  return element("div", "geometry-scroll", element("table", "geometry-table", element("thead", "", head), element("tbody", "", ...lines)))
}

/**
 * Where a bar begins and how long it is, in percent, on the scale of all numbers beside it: to both sides where some
 * are below zero. @param {number} value @param {number[]} all @param {boolean} isShare
 */
export function barOf(value, all, isShare) {
  const most = isShare ? 1 : Math.max(...all.map(Math.abs)) || 1
  const room = all.some((one) => one < 0) ? 50 : 100
  const size = (Math.abs(value) / most) * room
  return { from: 100 - room - (value < 0 ? size : 0), size }
}

/** Numbers changed by hand are no longer round, and get more decimals. @param {Matrix} M @param {Matrix} given @param {number} i @param {number} j */
function barCell(M, given, i, j) {
  const value = M.values[i][j]
  const format = M === given ? formatAtRest({ ...M, values: [M.values[i]] }, MOST_DIGITS) : formatOf({ ...M, decimals: FINE_DECIMALS }, MOST_DIGITS)
  const { from, size } = barOf(value ?? 0, [...given.values.flat(), ...M.values[i]].map(Number), M.share)
  const bar = element("span", Number(value) < 0 ? "geometry-bar minus" : "geometry-bar")
  bar.style.setProperty("--from", `${from}%`)
  bar.style.setProperty("--size", `${size}%`)
  const text = value === null ? "undefined" : figure(value, format).trim()
  return element("td", "", element("span", "geometry-track", bar), element("span", "geometry-number", text))
}
