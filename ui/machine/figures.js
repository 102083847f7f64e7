// Numbers as they are written, and as they are coloured.

/** How colours are spread: over all matrices alike, or over each matrix, or over each of its rows. @typedef {"all" | "matrix" | "row"} Spread */

const MINUS = "\u2212"
const FIGURE_SPACE = "\u2007"
const POINT_SPACE = "\u2008"
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
const SIGNIFICANT = 6
const LONGEST_WHOLE = 7
const AT_REST = 2

/** The end of a zero, as wide as the decimals of other numbers, so that the points stand in line. @param {number} decimals */
const padding = (decimals) => (decimals ? POINT_SPACE + FIGURE_SPACE.repeat(decimals) : "")

/**
 * How the numbers of a matrix are written: with so many decimals, and shares without the zero before the point where
 * there is no room for it.
 *
 * @typedef {{decimals: number, isShort: boolean}} Format
 */

/**
 * How many decimals the numbers of a matrix have at rest: two, or as many as tell the different numbers of a row apart,
 * and all beside an answer in a box.
 *
 * @param {import("./chain.js").Matrix} M
 */
export function decimalsAtRest({ values, decimals, boxes }) {
  const different = (/** @type {number} */ k) => values.map((line) => new Set(finiteNumbers(line).map((value) => value.toFixed(k))).size).join()
  const all = different(decimals)
  let enough = boxes && finiteNumbers(values.flat()).length ? decimals : Math.min(AT_REST, decimals)
  while (different(enough) !== all) enough++
  return enough
}

/** The format of a matrix whose numbers have at most so many digits. @param {import("./chain.js").Matrix} M @param {number} digits @returns {Format} */
export function formatOf(M, digits) {
  const largest = Math.max(1, ...finiteNumbers(M.values.flat()).map(Math.abs))
  const isShort = M.share && digits <= M.decimals
  const whole = isShort ? 0 : Math.floor(Math.log10(largest)) + 1
  return { decimals: Math.max(Math.min(1, M.decimals), Math.min(M.decimals, digits - whole)), isShort }
}

/** The format of a matrix at rest. @param {import("./chain.js").Matrix} M @param {number} digits */
export const formatAtRest = (M, digits) => formatOf({ ...M, decimals: decimalsAtRest(M) }, digits)

/** The most digits of a number in a picture. */
export const MOST_DIGITS = 6

/**
 * A number within its matrix: "?" if it is covered, "−∞" if it is masked, "0" if it is exactly zero, "≈ 0" if it would
 * be rounded to zero.
 *
 * @param {number | null} value @param {Format} format
 */
export function figure(value, { decimals, isShort }) {
  if (value === null) return `${FIGURE_SPACE.repeat(decimals / 2)}?${FIGURE_SPACE.repeat(decimals / 2)}` // in the middle, of about a number's width
  if (!Number.isFinite(value)) return (value < 0 ? MINUS : "") + "∞" + padding(decimals)
  if (value === 0) return "0" + padding(decimals)
  const text = value.toFixed(decimals)
  if (Number(text) === 0) return isShort ? "≈0" : "≈ 0" // as wide as the numbers, and at the right as they are
  return (isShort ? text.replace(/^0(?=\.)/, "") : text).replace("-", MINUS)
}

/** A number on its own, to six significant digits, with a power of ten where it needs one. @param {number | null} value */
export function exactly(value) {
  if (value === null || Number.isNaN(value)) return "?"
  if (!Number.isFinite(value)) return value < 0 ? MINUS + "∞" : "∞"
  if (value === 0) return "0"
  const power = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(SIGNIFICANT)))))
  if (power >= -4 && power < LONGEST_WHOLE) return String(Number(value.toPrecision(SIGNIFICANT))).replace("-", MINUS)
  const [mantissa, exponent] = value.toExponential(SIGNIFICANT - 1).split("e")
  return `${String(Number(mantissa)).replace("-", MINUS)}·10${superscript(Number(exponent))}`
}

/** A whole number as an exponent. @param {number} power */
const superscript = (power) => String(power).replace("-", "⁻").replace(/\d/g, (digit) => RAISED[Number(digit)])

/** The numbers that have a place on a scale. @param {(number | null)[]} values @returns {number[]} */
const finiteNumbers = (values) => values.filter(Number.isFinite).map(Number)

/**
 * The ends of the scale that colours some numbers; one that begins at zero or below is symmetric.
 *
 * @param {(number | null)[]} values @param {boolean} isStretched @returns {[number, number]}
 */
function ends(values, isStretched) {
  let [low, high] = isStretched ? [Infinity, -Infinity] : [0, 0]
  for (const value of finiteNumbers(values)) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low > high) return [0, 1]
  return low < 0 ? [-Math.max(-low, high), Math.max(-low, high)] : [low, high]
}

/**
 * The place of a number on a scale, −1 … 1: negative ones have the other colour.
 *
 * @param {number | null} value @param {[number, number]} scale
 */
export function tint(value, [low, high]) {
  if (value === null || !Number.isFinite(value) || high === low) return 0
  return low < 0 ? value / high : (value - low) / (high - low)
}

/**
 * The scale of each row of a matrix. "all" gives weights 0 … 1, and other matrices of a chain their common largest number.
 *
 * @param {import("./chain.js").Matrix} M @param {Spread} spread @param {[number, number] | null} common of a chain, for "all"
 * @returns {[number, number][]}
 */
export function scales(M, spread, common) {
  if (spread === "row") return M.values.map((line) => ends(line, true))
  const alike = spread === "matrix" ? ends(M.values.flat(), true) : M.share ? WHOLE : common ?? WHOLE
  return Array(M.values.length).fill(alike)
}

/** The scale of weights. @type {[number, number]} */
const WHOLE = [0, 1]

/** The common scale of all matrices that are no weights. @param {import("./chain.js").Matrix[]} matrices */
export const commonEnds = (matrices) => ends(matrices.filter((M) => !M.share).flatMap((M) => M.values.flat()), false)
