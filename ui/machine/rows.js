// On a narrow screen the row of one word comes before the matrices: its scores, its weights, the values that they mix, and
// its context, all in one view. Of the whole chain what can be typed over and the weights stand beneath it, until all is asked for.

import { withSpan } from "./blend.js"
import { differencesIn, chainShown, mark, nearerChain } from "./comparison.js"
import { largestOf } from "./faces.js"
import { figure, formatAtRest } from "./figures.js"
import { NARROW } from "./foot.js"
import { origins } from "./origins.js"
import { colour, element, header, isWhole, offerNames } from "./picture.js"
import { pin } from "./pointer.js"
import { SIDES } from "./strip.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

/** What has a row for a word that asks. A score that is not hidden stays as it was: one of the two is enough. */
const ASKING = ["scores", "scaled_scores", "masked_scores", "weights", "context"]

/** More words, and it would be no row at a glance. */
const MOST_WORDS = 12

const MOST_DIGITS = 5

/** Columns of matrices that stand two in a line, and three without words. */
const SLIM = 3

/** Attach the row to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachRow(machine) {
  const query = element("select")
  const table = element("table")
  const label = element("label", "", "The row of ", query)
  const all = element("details", "all", element("summary", "button", "All matrices"))
  const host = element("div", "one-row", element("div", "of", label, all), table)
  machine.stage.before(host)
  const narrow = matchMedia(NARROW)
  let asks = 0
  /** @type {import("./payload.d.ts").Cell | null} */
  let seen = null

  function draw() {
    const { given, subject } = machine
    const chain = narrow.matches && (given.rowed || isWhole(given) && given.divisor && !given.asked) ? chainShown(machine) : null
    const [scores, weights, context] = ["scores", "weights", "context"].map((name) => chain?.get(name))
    const product = context ?? (weights ? undefined : scores) // its factors stand beside the row, and beneath
    const values = chain?.get(product?.step.reads[1] ?? "")
    const beneath = context ?? chain?.get(product?.step.reads[0] ?? "")
    const asking = weights ?? scores
    const isThere = chain && asking && (given.rowed || weights && context && values) && asking.rows.length <= MOST_WORDS
    host.hidden = !isThere
    machine.stage.classList.toggle("slim", [...machine.chain.values()].every(({ columns, role }) => columns.length <= SLIM || role === "weight"))
    host.classList.toggle("excerpt", given.rowed)
    all.open ||= !!machine.later.size || !!given.comparison || machine.pinned !== seen && isAway(machine.pinned, [...ASKING, "V", values?.name, beneath?.name]) // else it would not be seen
    seen = machine.pinned
    if (!isThere) return
    host.classList.toggle("across", [chain.get("X"), chain.get("Q"), weights].some((M) => M && M.lit?.length === M.rows.length))
    const held = machine.pinned ?? machine.opening
    if (held && [...ASKING, beneath?.name].includes(held.node)) asks = held.row
    if (asks >= asking.rows.length) asks = 0
    offerNames(label, asking.rows, asks)
    const across = ASKING.slice(0, -1).flatMap((name) => (name === "scaled_scores" && chain.has("masked_scores") ? [] : chain.get(name) ?? []))
    const shown = [...across, ...[values, beneath].flatMap((M) => M ?? [])]
    const isFramed = [...chain.values()].some((M) => M.lit?.length) // what a question frames is not told from other frames
    const lit = subject && !isFramed ? origins(nearerChain(machine), subject, 1) : new Map()

    const far = new Map(shown.map((M) => [M, differencesIn(machine, machine.chain.get(M.name) ?? M)]))

    /** @param {Matrix} M @param {number} row @param {number} column */
    const cell = (M, row, column) => {
      const value = M.values[row][column]
      const made = element("td", "cell", figure(value, formatAtRest(withSpan(M), Math.min(machine.digits, MOST_DIGITS))))
      colour(made, value, machine.views.find(({ place }) => place.node === M.name)?.scale?.[row] ?? [0, 1])
      Object.assign(made.dataset, { node: M.name, row, column, role: M.role })
      const side = SIDES[lit.get(M.name)?.[row * M.columns.length + column] ?? 0]
      if (side) made.dataset.lit = side
      mark(made, far.get(M)?.[row][column])
      made.toggleAttribute("data-asked", !!M.lit?.includes(row))
      made.toggleAttribute("data-later", machine.later.has(M.name))
      made.toggleAttribute("data-explained", subject?.node === M.name && subject.row === row && subject.column === column)
      return made
    }
    const powers = weights && !values ? across[across.length - 2].values[asks].map((score) => Math.exp(Number(score))) : null // there is room for them
    /** What stands in a line, with what is divided before the weight. @param {Element[]} line @param {Element} power */
    const divided = (line, power) => (powers ? [...line.slice(0, -1), power, ...line.slice(-1)] : line)
    /** @param {number} [power] */
    const powerOf = (power) => element("td", "power", power?.toFixed(2) ?? "")
    const words = asking.columns.map((word, j) =>
      element("tr", "", header("row", word), ...divided(across.map((M) => cell(M, asks, j)), powerOf(powers?.[j])), ...(values?.columns.map((_, m) => cell(values, j, m)) ?? [])))
    const told = element("th", "", context?.title ?? (beneath ? `${beneath.symbol} of ${asking.rows[asks]}` : "Sum"))
    told.dataset.role = beneath?.role ?? ""
    told.colSpan = across.length
    const sum = element("td", "sum", weights && !weights.values[asks].includes(null) ? "1" : "")
    const last = element("tr", "last", told, ...divided([sum], powerOf(powers?.reduce((total, power) => total + power))), ...(beneath?.columns.map((_, m) => cell(beneath, asks, m)) ?? []))
    const value = values ? [withTitle(values, `${values.title} ${values.symbol}`)] : []
    for (const one of value) one.colSpan = values?.columns.length ?? 1
    const power = element("th", "", "e", element("sup", "", across.length > 2 ? "scaled" : "score")) // of what stands before it
    const head = element("tr", "", element("td"), ...divided(across.map((M) => withTitle(M, M.step.kind === "quotient" ? `÷ ${M.step.divisorText}` : M.title)), power), ...value)
    table.replaceChildren(element("thead", "", head), element("tbody", "", ...words, last))
  }

  /** Whether a cell stands neither in the row nor beneath it. @param {import("./payload.d.ts").Cell | null} cell @param {(string | undefined)[]} shown */
  const isAway = (cell, shown) => !!cell && !shown.includes(cell.node) && !machine.chain.get(cell.node)?.editable && !machine.chain.get(cell.node)?.lit?.length

  query.addEventListener("change", () => pin(machine, largestOf(machine.chain, Number(query.value))))
  table.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("td") : null
    const { node, row, column } = pressed?.dataset ?? {}
    if (node && !machine.later.has(node)) pin(machine, { node, row: Number(row), column: Number(column) })
  })
  narrow.addEventListener("change", draw)
  all.addEventListener("toggle", () => {
    machine.redraw()
    machine.refit()
  })
  machine.arrivals.push(draw)
  machine.updates.push(draw)
  machine.followers.push(draw)
}

/** @param {Matrix} M @param {string} text */
function withTitle(M, text) {
  const made = header("col", text)
  made.dataset.role = M.role
  return made
}
