// A third face of the picture: queries and keys as arrows that can be dragged. What follows is computed here, for the
// eye only: nothing is sent to Python.

import { BARRED, barTables } from "./bars.js"
import { recompute, row } from "./chain.js"
import { attachDrag } from "./drag.js"
import { button, element, offerNames } from "./picture.js"
import { drawPlane, plane, unitOf, viewOf } from "./plane.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

/** An arrow, and the row of the matrix that it is. @typedef {import("./plane.js").Arrow & {M: Matrix, i: number}} Tip */

/** Whether scores come from arrows, and everything after them can follow. @param {Map<string, Matrix>} chain */
export function hasArrows(chain) {
  const { step } = chain.get("scores") ?? { step: null }
  const names = [...chain.keys()]
  return chain.has("weights") && step?.kind === "product" && !!step.turned && step.reads.every((name) => chain.has(name)) &&
    names.slice(names.indexOf("scores")).every((name) => chain.get(name)?.step.kind !== "given")
}

/** The matrices whose rows are arrows: queries and keys, or one that is both. @param {Map<string, Matrix>} chain @returns {Matrix[]} */
const arrowMatrices = (chain) =>
  [...new Set(chain.get("scores")?.step.reads)].map((name) => /** @type {Matrix} */ (chain.get(name)))

/**
 * Put the arrows into an element, once; what is returned draws those of a chain, with a word in focus.
 *
 * @param {HTMLElement} host @param {(word: number) => void} onFocus
 */
export function geometry(host, onFocus) {
  const choosers = ["across", "up"].map((kind) => element("label", `axis-${kind}`, kind === "up" ? "Up: dimension " : "Across: dimension ", element("select")))
  const back = button("button back", "Back to the numbers of the sentence")
  const svg = plane()
  svg.setAttribute("aria-label", "Queries and keys as arrows. Drag a tip, or move it with the arrow keys.")
  const query = element("label", "", "Query of ", element("select"))
  const bars = element("div")
  const told = element("p", "geometry-said")
  const legend = element("p", "geometry-legend")
  const open = element("div", "geometry-open", element("div", "geometry-face", element("div", "geometry-plane", svg, legend),
    element("div", "geometry-side", element("div", "geometry-controls", query, ...choosers, back), told, bars)))
  const veil = element("p", "geometry-covered", "The arrows are covered: they would show answers to the homework.")
  host.append(veil, open)

  /** What was given, and by which content other data are told. @type {Map<string, Matrix>} */
  let given = new Map()
  let content = ""
  let focus = 0
  /** The two dimensions that are seen, and what of their plane, which stays while dragging. */
  let chosen = [0, 1]
  let view = viewOf([])
  /** The matrices changed by hand, and the chain that follows from them. @type {Map<string, Partial<Matrix>>} */
  let byHand = new Map()
  let chain = given

  /** The arrows: all queries, then all keys. @returns {Tip[]} */
  function tips() {
    const all = arrowMatrices(chain)
    const one = all.length === 1 ? "query and key" : ""
    return all.flatMap((M, m) => M.rows.map((word, i) => {
      const line = row(M, i)
      const kind = /** @type {"query" | "key"} */ (m ? "key" : "query")
      const [x, y] = chosen.map((d) => line[d] ?? 0)
      return { kind, word, name: `${one || kind} of ${word}`, x, y, inFocus: !m && i === focus, isPale: !m && i !== focus && all.length > 1, M, i }
    }))
  }

  function follow() {
    chain = byHand.size ? recompute(given, byHand) : given
  }

  /** Let the axes reach all tips in the chosen dimensions, or as far to all four sides. */
  function rescale(isWide = false) {
    follow()
    const all = tips()
    view = viewOf(isWide ? [...all, ...all.map(({ x, y }) => ({ x: -x, y: -y }))] : all)
    draw()
  }

  /** Give an arrow other numbers in the chosen dimensions; a query that is moved is the one looked at. @param {number} at @param {[number, number]} to */
  function moveTo(at, to) {
    const { M, i, kind } = tips()[at]
    const unit = unitOf(view) / 100
    const line = [...M.values[i]]
    chosen.forEach((d, m) => {
      const from = m ? view.bottom : view.left
      const value = Math.max(from, Math.min(to[m], from + view.span))
      if (d < line.length && to[m] !== line[d]) line[d] = Number((Math.round(value / unit) * unit).toPrecision(6))
    })
    byHand.set(M.name, { values: M.values.map((other, m) => (m === i ? line : other)), step: { kind: "given", reads: [], turned: false } })
    if (kind === "query" && arrowMatrices(given).length > 1 && focus !== i) onFocus(i)
    draw()
  }

  function draw() {
    follow()
    const shown = Object.keys(BARRED).flatMap((name) => given.get(name) ?? [])
    const isCovered = [...arrowMatrices(given), ...shown].some((M) => M.values.flat().includes(null))
    veil.hidden = !isCovered
    open.hidden = isCovered
    if (isCovered) {
      svg.querySelector(".arrows")?.replaceChildren()
      bars.replaceChildren()
      return
    }
    const { columns, rows } = arrowMatrices(given)[0]
    choosers.forEach((label, m) => {
      label.hidden = columns.length <= 2
      offerNames(label, columns, chosen[m])
    })
    offerNames(query, rows, focus)
    back.setAttribute("aria-disabled", String(!byHand.size))
    told.textContent = describeArrows(given, byHand.size > 0)
    const [across, up] = chosen.map((d) => (columns[d] ? `dimension ${columns[d]}` : ""))
    drawPlane(svg, { view, across, up }, tips())
    legend.textContent = arrowMatrices(given).length === 1 ? "Drag a tip, or move it with the arrow keys." :
      "Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys."
    bars.replaceChildren(...barTables(chain, given, focus))
  }

  choosers.forEach((chooser, m) => chooser.addEventListener("change", (event) => {
    const to = Number(/** @type {HTMLSelectElement} */ (event.target).value)
    if (chosen[1 - m] === to) chosen.reverse()
    else chosen[m] = to
    rescale()
  }))
  query.addEventListener("change", (event) => onFocus(Number(/** @type {HTMLSelectElement} */ (event.target).value)))
  back.addEventListener("click", () => {
    byHand = new Map()
    rescale()
  })
  attachDrag(svg, { tips, view: () => view, moveTo })
  const isAtEdge = (/** @type {Tip} */ { x, y }) => [x - view.left, y - view.bottom].some((one) => Math.abs(one / view.span - 0.5) > 0.49)
  for (const moved of ["pointerup", "keydown"]) svg.addEventListener(moved, () => { if (tips().some(isAtEdge)) rescale(true) })

  return (/** @type {Map<string, Matrix>} */ sent, /** @type {number | null} */ word) => {
    given = sent
    focus = word ?? 0
    const now = JSON.stringify(arrowMatrices(given).map(({ rows, columns, values }) => [rows, columns, values]))
    if (content !== now) {
      content = now
      byHand = new Map()
      if (Math.max(...chosen) >= arrowMatrices(given)[0].columns.length) chosen = [0, 1]
      return rescale()
    }
    draw()
  }
}

/** @param {Map<string, Matrix>} chain @param {boolean} isByHand */
function describeArrows(chain, isByHand) {
  const [M, other] = arrowMatrices(chain)
  const d = M.columns.length
  const isValue = chain.get("context")?.step.reads[1] === M.name
  const many = d > 2 ? `These are two of ${d} dimensions. A score uses all of them.` :
    d === 2 ? "Two dimensions: the arrows show everything." : "One dimension: the arrows lie on one line."
  const together = other ? "" : ` Without learning, one arrow is a word’s ${isValue ? "query, key and value" : "query and key"}: they move together.`
  return many + together + (isByHand ? " You have moved an arrow: these numbers are your own, and are used only here." : "")
}
