// What a student types into cells: one number as a preview reads it, and a block from a spreadsheet cut into cells.

/** The texts that were typed over a matrix: row, column, text. @typedef {[number, number, string][]} Typed */

const LONGEST_TEXT = 50
const LARGEST_NUMBER = 1e6
const PLAIN_NUMBER = /^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/

/** A text as it is kept. @param {string} text */
export const tidied = (text) => [...text.trim().replace(/\s+/g, " ")].slice(0, LONGEST_TEXT).join("")

/**
 * The number in a text as far as the browser reads numbers, only until Python has read it: plain decimals and fractions
 * of two of them; else NaN.
 *
 * @param {string} text
 */
export function previewed(text) {
  const [over, under, ...more] = text.split("/").map((part) => plainNumber(part.trim()))
  const value = under === undefined ? over : more.length ? NaN : over / under
  return Math.abs(value) <= LARGEST_NUMBER ? value : NaN
}

/** @param {string} text */
function plainNumber(text) {
  const [, sign, digits] = PLAIN_NUMBER.exec(text) ?? []
  return digits ? Number(digits.replace(",", ".")) * (sign && sign !== "+" ? -1 : 1) : NaN
}

/**
 * The cells of a block as it is copied from a spreadsheet, a text or Python: by lines, and these by tabs, semicolons,
 * commas followed by a blank, or blanks.
 *
 * @param {string} text @returns {string[][]}
 */
export function block(text) {
  const lines = text.replace(/\][\s,;]*\[/g, "\n").replace(/[[\]]/g, "").split(/\r?\n/)
  while (lines.length > 1 && !lines[lines.length - 1].trim()) lines.pop()
  return lines.map((line) => {
    const between = line.includes("\t") ? "\t" : line.includes(";") ? ";" : /,\s/.test(line) ? /,\s+/ : /\s+(?![%/])(?<!\/\s*)/
    return (between === "\t" ? line : line.trim()).split(between).map(tidied)
  })
}
