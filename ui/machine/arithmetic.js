// The arithmetic of one number, written out beside the picture.

import { isHidden, operands, workings } from "./chain.js"
import { exactly, figure } from "./figures.js"
import { element, symbol } from "./picture.js"

/** What stands above the terms; those of a softmax say which of its ways they are. @type {Partial<Record<import("./payload.d.ts").Step["kind"], string>>} */
const LEADS = { product: "Multiplied pair by pair, and added:", shares: "Its share of the row’s sum:" }

const MINUS_SIGN = "\u2212"

/** What stands between two numbers that make a third. @type {Partial<Record<import("./payload.d.ts").Step["kind"], string>>} */
const SIGNS = { quotient: " ÷ ", difference: ` ${MINUS_SIGN} `, sum: " + " }

/** What a cell is called. @param {import("./chain.js").Matrix} M @param {number} i @param {number} j */
export const nameOf = (M, i, j) => `${M.title}: ${placeOf(M, i, j)}`

/** Where a cell is in its matrix. @param {import("./chain.js").Matrix} M @param {number} i @param {number} j */
export const placeOf = (M, i, j) => `${lineName("row", M.rows[i])}, ${lineName("column", M.columns[j])}`

/** @param {string} line @param {string} label */
const lineName = (line, label) => (/^\d+$/.test(label) ? `${line} ${label}` : label)

/** A word that a sentence speaks of, marked so that it is not read as one of the sentence's own. @param {string} label */
const quoted = (label) => (/^\d+$/.test(label) ? label : `“${label}”`)

/**
 * What is said and shown about a cell.
 *
 * @param {Map<string, import("./chain.js").Matrix>} chain @param {import("./payload.d.ts").Cell} cell
 */
export function explain(chain, { node, row, column }) {
  const M = chain.get(node)
  if (!M) return element("div")
  const value = M.values[row][column]
  const shown = element("div", "explained", element("p", "what", nameOf(M, row, column)), element("p", "value", value === null ? "? (covered)" : M.step.kind === "product" || M.share ? short(value) : exactly(value)))
  shown.append(element("p", "lead", ...symbol(lead(chain, M, row, column))))
  if (M.isMirrored && row !== column) shown.append(element("p", "lead", `${nameOf(M, column, row)}: ${gist(chain, { node, row: column, column: row }, null)}.`))
  const pieces = workings(chain, node, row, column)
  if (M.step.kind === "given") return shown
  const isCovered = value === null || pieces.some(({ terms }) => terms.some((term) => term.factors.some(Number.isNaN)))
  if (isCovered) shown.append(element("p", "covered", "The arithmetic is covered too: it would show an answer."))
  else shown.append(element("div", "pieces", ...pieces.map((one, m) => (m ? foldWorking(one) : piece(one)))))
  return shown
}

/**
 * Hide what is not there yet of the arithmetic while a number is made: the terms come one by one, then their sum, then the
 * number itself.
 *
 * @param {HTMLElement} working @param {import("./timeline.js").Shown | null} shown none: all of it
 */
export function workingSoFar(working, shown) {
  const reveal = (/** @type {string} */ parts, /** @type {boolean} */ isThere) => {
    for (const one of working.querySelectorAll(parts)) one.classList.toggle("awaited", !isThere)
  }
  working.querySelectorAll(".terms tr:not(.sum)").forEach((term, m) => term.classList.toggle("awaited", !!shown && m >= shown.terms))
  reveal(".terms .sum", shown?.isAdded ?? true)
  reveal(".value, .sides, .line, .folded, .terms .sum b", shown?.isThere ?? true)
}

/**
 * The arithmetic of a cell in one line with the digits of its table, the number first: `0.6905 = 194.40 ÷ 281.53`.
 *
 * @param {Map<string, import("./chain.js").Matrix>} chain @param {import("./payload.d.ts").Cell} cell
 * @param {import("./timeline.js").Shown | null} shown what is there of it while the number is made; none: all
 * @param {boolean} isMix whether there is no arithmetic, for the number is one of a mix
 */
export function gist(chain, cell, shown, isMix = false) {
  const M = chain.get(cell.node)
  const value = M?.values[cell.row]?.[cell.column]
  if (!M || value === undefined) return ""
  const made = isMix ? undefined : workings(chain, cell.node, cell.row, cell.column)[0]
  if (!made || made.terms.some(({ factors }) => factors.some(Number.isNaN))) return `${nameOf(M, cell.row, cell.column)}: ${exactly(value)}`
  const { kind, terms, total, result, at } = made
  const told = terms.slice(0, Math.min(shown?.terms ?? Infinity, FEW_TERMS))
  const rest = told.length < terms.length ? ["…"] : []
  const sign = SIGNS[kind] ?? " · "
  const { values, factors } = writeTerms(made)
  const parts = told.map((term) => term.factors.map((one, m) => (m ? inBrackets : String)(factors[m](one).trim())).join(sign))
  const sum = at === undefined ? [...parts, ...rest].join(" + ") : shown?.isAdded ?? true ? `${values(terms[at].value).trim()} ÷ ${values(total).trim()}` : "…"
  return `${shown?.isThere ?? true ? (terms.length > 1 ? short : exactly)(result) : "?"} = ${sum}`
}

/** So that a line stays short: a word may have hundreds of numbers. */
const FEW_TERMS = 6

/** Where a cell came from, in a sentence. @param {Map<string, import("./chain.js").Matrix>} chain @param {import("./chain.js").Matrix} M @param {number} i @param {number} j */
export function lead(chain, M, i, j) {
  const [first, second] = operands(chain, M.name, i, j)
  const left = first && chain.get(first.node)
  const right = second && chain.get(second.node)
  switch (M.step.kind) {
    case "given":
      return M.note || (M.formula === M.symbol ? `${M.symbol} is given: nothing comes before it.` : `Computed earlier: ${M.formula.replace(/^= /, "")}.`)
    case "product": {
      const line = M.step.turned ? `row ${quoted(right?.rows[j] ?? "")}` : `column ${j + 1}`
      return `Row ${quoted(M.rows[i])} of ${left?.symbol} meets ${line} of ${right?.symbol}.`
    }
    case "quotient":
      return `The score, divided by ${M.step.divisorText}.`
    case "softmax":
      return `Row ${quoted(M.rows[i])}: each exponential, divided by their sum.`
    case "shares":
      return `Row ${quoted(M.rows[i])}, divided by its sum.`
    case "mask":
      return isHidden(M, i, j) ? sentenceOf(M, i, j) : "Not hidden: the score stays as it was."
    case "described":
      return sentenceOf(M, i, j)
    case "difference":
      return `${left?.title} minus ${right?.title}.`
    case "sum":
      return `${left?.title} plus ${right?.title}.`
    default:
      return `The same number as in ${left?.symbol}.`
  }
}

/** What Python says of a number, with its row and column. @param {import("./chain.js").Matrix} M @param {number} i @param {number} j */
const sentenceOf = ({ step, rows, columns }, i, j) => {
  const labels = { row: quoted(rows[i]), column: quoted(columns[j]) }
  return (step.lead ?? "").replace(/\{(row|column)\}/g, (_, line) => labels[/** @type {"row" | "column"} */ (line)])
}

const STABLE = "As computers do it"

/** Whether the second way to compute a softmax is unfolded; it stays as it was left from one number to the next. */
let isUnfolded = false

/** A piece of arithmetic that is unfolded, and made, on demand. @param {import("./chain.js").Working} working */
function foldWorking(working) {
  const made = element("details", "folded", element("summary", "", STABLE))
  const unfold = () => {
    if (made.open && made.childElementCount === 1) made.append(piece(working))
  }
  made.open = isUnfolded
  unfold()
  made.addEventListener("toggle", () => {
    isUnfolded = made.open
    unfold()
  })
  return made
}

/** One piece of arithmetic as a table, whose points stand in line. @param {import("./chain.js").Working} working */
function piece(working) {
  const { kind, terms, total, result, at } = working
  const sign = SIGNS[kind]
  if (sign) {
    const [[first, second]] = terms.map(({ factors }) => factors.map(short))
    return line(factor("left", first), sign, kind === "quotient" ? second : factor("right", inBrackets(second)), " = ", bold(short(result)))
  }
  if (kind === "copy") return line(bold(short(result)))
  const made = element("table", "terms")
  const { values, factors } = writeTerms(working)
  const caption = LEADS[kind] ?? (working.shift && "Minus the largest score:")
  if (caption) made.append(element("caption", "", caption))
  terms.forEach((term, m) => {
    const row = element("tr", m === at ? "at" : "", element("th", "", term.name), element("td", "", ...formula(working, term, factors)), element("td", "", values(term.value)))
    made.append(row)
  })
  made.append(element("tr", "sum", element("th", "", "sum"), element("td"), element("td", "", at === undefined ? bold(values(total)) : values(total))))
  const stack = element("div", "piece", made)
  if (at !== undefined) stack.append(line(values(terms[at].value), " ÷ ", values(total), " = ", bold(short(result))))
  return stack
}

/** @param {import("./chain.js").Working} working @param {import("./chain.js").Term} term @param {((value: number) => string)[]} written */
function formula({ kind, shift }, { factors: [first, second] }, [left, right]) {
  if (kind === "product") return [factor("left", left(first)), " · ", factor("right", inBrackets(right(second)))]
  if (kind !== "softmax") return [factor("left", left(first))]
  return [element("span", "power", "e", element("sup", "left", left(first) + (shift ? ` ${MINUS_SIGN} ${inBrackets(short(shift))}` : "")))]
}

const DECIMALS = 4

/**
 * How numbers are written that stand beneath each other: to four decimals, or fewer if they are 100 or more or need no more.
 *
 * @param {number[]} values
 * @returns {(value: number) => string}
 */
function formatAlike(values) {
  const power = Math.floor(Math.log10(Math.max(...values.filter(Number.isFinite).map(Math.abs)) || 1))
  if (power < -DECIMALS || power > DECIMALS) return exactly
  const most = power < 0 ? Math.max(DECIMALS, 2 - power) : power > 1 ? DECIMALS - power : DECIMALS
  const decimals = Math.max(...values.map((value) => String(Number(value.toFixed(most))).split(".")[1]?.length ?? 0))
  return (value) => figure(value, { decimals, isShort: false })
}

/** How the terms of a piece of arithmetic are written, and their factors. @param {import("./chain.js").Working} working */
const writeTerms = ({ terms, total }) => ({
  values: formatAlike([...terms.map(({ value }) => value), total]), factors: [0, 1].map((m) => formatAlike(terms.flatMap(({ factors }) => factors[m] ?? []))),
})

/** A number on its own; with more digits where fewer would make it whole. @param {number} value */
export function short(value) {
  const text = formatAlike([value])(value)
  return text.includes(".") ? text : exactly(value)
}

/** A factor that follows an operator: in brackets if it begins with a minus. @param {string} text */
export const inBrackets = (text) => (text.startsWith(MINUS_SIGN) ? `(${text})` : text)

/** @param {"left" | "right"} side @param {string} text */
const factor = (side, text) => element("span", side, text)

/** @param {string} text */
const bold = (text) => element("b", "", text)

/** @param {(Node | string)[]} content */
const line = (...content) => element("p", "line", ...content)
