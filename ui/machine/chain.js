// The chain in the browser: the arithmetic behind each number that Python sent, and the same steps once more, for the
// moment between a change and Python's answer. `core/graph` is what it is held against, in tests/javascript/test_mirror.py.

/**
 * A matrix of the chain: as Python sent it, but with −∞ as a number. A number is null if it is covered: an answer to the
 * homework. `span` are the numbers that it has on the way to the chain that it is compared with.
 *
 * @typedef {import("./payload.d.ts").Matrix} GivenMatrix
 * @typedef {Omit<GivenMatrix, "values" | "other"> & {values: (number | null)[][], other?: Omit<GivenMatrix["other"], "values"> & {values: (number | null)[][]}, span?: (number | null)[][]}} Matrix
 */

/** A cell, or null where a whole line is meant. @typedef {{node: string, row: number | null, column: number | null}} Operand */

/** @typedef {{name: string, factors: number[], value: number}} Term */

/**
 * One piece of arithmetic: its terms, their total, the result. `shift` is the score subtracted in every exponent.
 *
 * @typedef {{kind: GivenMatrix["step"]["kind"], terms: Term[], total: number, result: number, shift?: number, at?: number}} Working
 */

const LARGEST_EXPONENT = 700
const NOTHING = 1e-12

/** The steps that make a number of the two that stand in its place. @type {Record<string, (a: number, b: number) => number>} */
const CELL_BY_CELL = { quotient: (a, b) => a / b, difference: (a, b) => a - b, sum: (a, b) => a + b }

/** The number in a cell as a number; covered ones are NaN. @param {number | null} value */
const number = (value) => (value === null ? NaN : value)

/** @param {Map<string, Matrix>} chain @param {string} name */
function matrix(chain, name) {
  const found = chain.get(name)
  if (!found) throw new Error(`the picture has no matrix ${name}`)
  return found
}

/** A row of a matrix. @param {Matrix} M @param {number} i */
export const row = (M, i) => M.values[i].map(number)

/** A column of a matrix. @param {Matrix} M @param {number} j */
export const column = (M, j) => M.values.map((line) => number(line[j]))

/** Whether a cell is hidden by a mask. @param {Matrix} M @param {number} i @param {number} j */
export const isHidden = (M, i, j) => M.step.kind === "mask" && M.values[i]?.[j] === -Infinity

/** The right factor's line that meets a column of the product. @param {GivenMatrix["step"]} step @param {Matrix} right @param {number} j */
const operandOf = (step, right, j) => (step.turned ? row(right, j) : column(right, j))

/** The sum of some terms; one this small beside its largest term is only rounding error. @param {number[]} terms */
function sumTerms(terms) {
  const total = terms.reduce((sum, value) => sum + value, 0)
  return Math.abs(total) < NOTHING * Math.max(...terms.map(Math.abs)) ? 0 : total
}

/** @param {number[]} a @param {number[]} b */
const dot = (a, b) => a.reduce((sum, value, m) => sum + value * b[m], 0)

/**
 * The rows, columns and cells that a cell came from.
 *
 * @param {Map<string, Matrix>} chain @param {string} name @param {number} i @param {number} j @returns {Operand[]}
 */
export function operands(chain, name, i, j) {
  const M = matrix(chain, name)
  const { step } = M
  const [first, second] = step.reads
  switch (step.kind) {
    case "product": {
      const right = step.turned ? { node: second, row: j, column: null } : { node: second, row: null, column: j }
      return [{ node: first, row: i, column: null }, right]
    }
    case "softmax":
    case "shares":
      return [{ node: first, row: i, column: null }]
    case "mask":
      return isHidden(M, i, j) ? [] : [{ node: first, row: i, column: j }]
    case "described":
      return (step.parts ?? []).map((part, m) => ({ node: step.reads[m], row: part === "column" ? null : i, column: part === "row" ? null : j }))
    case "given":
      return []
    default:
      return step.reads.map((node) => (step.turned ? { node, row: j, column: i } : { node, row: i, column: j }))
  }
}

/**
 * The arithmetic of a cell; none for a number that is given, masked or covered. A softmax has two: as the formula says, unless it
 * overflows, and with the largest score subtracted.
 *
 * @param {Map<string, Matrix>} chain @param {string} name @param {number} i @param {number} j @returns {Working[]}
 */
export function workings(chain, name, i, j) {
  const M = matrix(chain, name)
  if (M.values[i][j] === null) return []
  const { kind, reads, divisor = 1 } = M.step
  const [first, second] = kind === "given" ? [] : reads.map((other) => matrix(chain, other))
  switch (kind) {
    case "given":
    case "described":
      return []
    case "product": {
      const [left, right] = [row(first, i), operandOf(M.step, second, j)]
      const terms = left.map((a, m) => ({ name: first.columns[m], factors: [a, right[m]], value: a * right[m] }))
      const total = sumTerms(terms.map((term) => term.value))
      return [{ kind, terms, total, result: total }]
    }
    case "quotient":
    case "difference":
    case "sum": {
      const [a, b] = [number(first.values[i][j]), second ? number(second.values[i][j]) : divisor]
      const result = CELL_BY_CELL[kind](a, b)
      return [{ kind, terms: [{ name: "", factors: [a, b], value: result }], total: result, result }]
    }
    case "shares":
      return [quotient(kind, row(first, i), j, first.columns, (value) => value)]
    case "softmax": {
      const scores = row(first, i)
      const largest = Math.max(...scores)
      const stable = exponentials(scores, j, first.columns, largest)
      return Math.abs(largest) < LARGEST_EXPONENT ? [exponentials(scores, j, first.columns, 0), stable] : [stable]
    }
    case "mask":
      if (isHidden(M, i, j)) return []
    // falls through: what is not hidden is copied
    default: {
      const value = number(M.step.turned ? first.values[j][i] : first.values[i][j])
      return [{ kind: "copy", terms: [{ name: "", factors: [value], value }], total: value, result: value }]
    }
  }
}

/** @param {number[]} scores @param {number} j @param {string[]} names @param {number} shift */
function exponentials(scores, j, names, shift) {
  return { ...quotient("softmax", scores, j, names, (score) => Math.exp(score - shift)), shift }
}

/**
 * @param {GivenMatrix["step"]["kind"]} kind @param {number[]} line @param {number} j @param {string[]} names
 * @param {(value: number) => number} part
 */
function quotient(kind, line, j, names, part) {
  const terms = line.map((value, m) => ({ name: names[m], factors: [value], value: part(value) }))
  const total = terms.reduce((sum, term) => sum + term.value, 0)
  return { kind, terms, total, result: terms[j].value / total, at: j }
}

/**
 * All numbers of a matrix computed anew from those it follows from.
 *
 * @param {Map<string, Matrix>} chain @param {Matrix} M @returns {(number | null)[][]}
 */
function compute(chain, M) {
  const { kind, reads, divisor = 1 } = M.step
  if (kind === "given" || kind === "described") return M.values
  const [first, second] = reads.map((other) => matrix(chain, other))
  const rows = first.values.map((_, i) => row(first, i))
  switch (kind) {
    case "product": {
      const many = M.step.turned ? second.values.length : second.values[0].length
      const lines = Array.from({ length: many }, (_, j) => operandOf(M.step, second, j))
      return rows.map((left) => lines.map((right) => dot(left, right)))
    }
    case "quotient":
    case "difference":
    case "sum":
      return rows.map((line, i) => line.map((value, j) => CELL_BY_CELL[kind](value, second ? number(second.values[i][j]) : divisor)))
    case "mask":
      return rows.map((line, i) => line.map((value, j) => (isHidden(M, i, j) ? -Infinity : value)))
    case "softmax":
      return rows.map((line) => shares(line.map((score) => Math.exp(score - Math.max(...line)))))
    case "shares":
      return rows.map(shares)
    default:
      return rows
  }
}

/** @param {number[]} line */
function shares(line) {
  const total = line.reduce((sum, value) => sum + value, 0)
  return line.map((value) => value / total)
}

/**
 * The chain with other numbers in some of its matrices, and all that follows from them computed anew. What is covered
 * stays covered.
 *
 * @param {Map<string, Matrix>} chain @param {Map<string, Partial<Matrix>>} changes @returns {Map<string, Matrix>}
 */
export function recompute(chain, changes) {
  /** @type {Map<string, Matrix>} */
  const after = new Map()
  for (const [name, M] of chain) {
    const now = { ...M, ...changes.get(name) }
    const values = compute(after, now)
    const covered = (/** @type {number} */ i, /** @type {number} */ j) => M.values[i]?.[j] === null
    now.values = values.map((line, i) => line.map((value, j) => (covered(i, j) || Number.isNaN(value) ? null : value)))
    after.set(name, now)
  }
  return after
}

/** Numbers as they arrive: JSON has no infinity. @param {(number | "-inf" | null)[][]} values */
export const withInfinities = (values) => values.map((line) => line.map((value) => (value === "-inf" ? -Infinity : value)))
