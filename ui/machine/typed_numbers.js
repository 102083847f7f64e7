// What a student types into cells: one number as a preview reads it, and a block from a spreadsheet cut into cells.

/** The texts that were typed over a matrix: row, column, text. @typedef {[number, number, string][]} Typed */

const LONGEST_TEXT = 50
const LARGEST_NUMBER = 1e6
const PLAIN_NUMBER = /^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/

/** A text as it is kept. @param {string} text */
export const tidy = (text) => [...text.trim().replace(/\s+/g, " ")].slice(0, LONGEST_TEXT).join("")

/**
 * The number in a text as far as the browser reads numbers, only until Python has read it: plain decimals and fractions
 * of two of them; else NaN.
 *
 * @param {string} text
 */
export function previewNumber(text) {
  const [over, under, ...more] = text.split("/").map((part) => plainNumber(part.trim()))
  const value = under === undefined ? over : more.length ? NaN : over / under
  return Math.abs(value) <= LARGEST_NUMBER ? value : NaN
}

/** @param {string} text */
function plainNumber(text) {
  const [, sign, digits] = PLAIN_NUMBER.exec(text) ?? []
  return digits ? Number(digits.replace(",", ".")) * (sign && sign !== "+" ? -1 : 1) : NaN
}

const PRINTED = /(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g
const SETTINGS = /,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g
const TUPLE = /^\s*[({]([^(){}]*,[^(){}]*)[)}]/
const WITH_EXPONENT = /^[-+]?\d\.?(\d*)e([-+]?\d+)$/i
const MOST_DECIMALS = 12
const AT_ITS_ENDS = /^[\s,;|│]+|[\s,;|│]+$/g

/**
 * The cells of a block as it is copied from a spreadsheet, a text or Python: by lines, and these by tabs, semicolons, bars,
 * commas or blanks. A comma within a number stays.
 *
 * @param {string} text @returns {string[][]}
 */
export function block(text) {
  const bare = text.replace(/\r/g, "").replace(SETTINGS, "").replace(PRINTED, "$1").replace(/\][\s,;]*\[/g, "\n").replace(/[[\]]/g, "")
  const isTable = text.includes("\t")
  const lines = bare.replace(/^\n+/, "").split("\n").filter((line) => isTable || line.trim()).map(cellsIn)
  while (lines.length && !lines[lines.length - 1].some(Boolean)) lines.pop()
  return lines.length ? lines : [[tidy(text)]]
}

/** @param {string} line */
function cellsIn(line) {
  if (line.includes("\t")) return line.split("\t").map(inFull)
  const inside = line.replace(TUPLE, "$1").replace(AT_ITS_ENDS, "")
  return inside.split(between(inside)).map(inFull)
}

/** The text of a cell; a number as NumPy prints small and large ones is written out: a cell would cut its exponent off. @param {string} text */
function inFull(text) {
  const [, digits = "", exponent] = WITH_EXPONENT.exec(text.trim()) ?? []
  const decimals = Math.max(0, digits.length - Number(exponent))
  return decimals <= MOST_DECIMALS ? Number(text).toFixed(decimals) : tidy(text)
}

/** What stands between the cells of a line. @param {string} line */
function between(line) {
  if (line.includes(";")) return ";"
  if (/[|│]/.test(line)) return /[|│]/
  if (line.includes(".") && line.includes(",")) return /,\s*/
  return /,\s/.test(line) ? /,\s+/ : /\s+(?![%/])(?<!\/\s*)/
}
