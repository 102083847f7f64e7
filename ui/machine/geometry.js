// A third face of the picture: queries and keys as arrows that can be dragged. What follows is computed here, for the
// eye only: nothing is sent to Python.

import { BARRED, barTables } from "./bars.js"
import { changed, row } from "./chain.js"
import { dragging } from "./dragging.js"
import { element } from "./picture.js"
import { drawPlane, extentOf, plane, unitOf } from "./plane.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

/**
 * @typedef {{chain: Map<string, Matrix>, focus: number | null, onFocus: (word: number | null) => void}} GeometryGiven
 */

/**
 * What a host remembers: the two dimensions and how far their axes go, which stays while dragging; the matrices changed
 * by hand and the chain that follows from them; the content of what was given, by which other data are told.
 *
 * @typedef {{given: GeometryGiven, content: string, chosen: number[], extent: number, byHand: Map<string, Partial<Matrix>>,
 *   chain: Map<string, Matrix>}} Geometry
 */

/** @type {WeakMap<HTMLElement, Geometry>} */
const GEOMETRIES = new WeakMap()

/** Whether scores come from arrows, and everything after them can follow. @param {Map<string, Matrix>} chain */
export function hasArrows(chain) {
  const { step } = chain.get("scores") ?? { step: null }
  const names = [...chain.keys()]
  return chain.has("weights") && step?.kind === "product" && !!step.turned && step.reads.every((name) => chain.has(name)) &&
    names.slice(names.indexOf("scores")).every((name) => chain.get(name)?.step.kind !== "given")
}

/** Draw the arrows in an element, or draw them anew. @param {HTMLElement} host @param {GeometryGiven} given */
export function geometry(host, given) {
  const known = GEOMETRIES.get(host)
  const content = JSON.stringify(arrowMatrices(given.chain).map(({ rows, columns, values }) => [rows, columns, values]))
  const state = known ?? { given, content: "", chosen: [0, 1], extent: 1, byHand: new Map(), chain: given.chain }
  state.given = given
  if (state.content !== content) {
    state.content = content
    state.byHand = new Map()
    if (Math.max(...state.chosen) >= arrowMatrices(given.chain)[0].columns.length) state.chosen = [0, 1]
    rescaled(state)
  }
  if (!known) {
    GEOMETRIES.set(host, state)
    geometryAssembled(host)
  }
  geometryDrawn(host)
}

/** @param {HTMLElement} host */
const geometryOf = (host) => /** @type {Geometry} */ (GEOMETRIES.get(host))

/** The matrices whose rows are arrows: queries and keys, or one that is both. @param {Map<string, Matrix>} chain @returns {Matrix[]} */
const arrowMatrices = (chain) =>
  [...new Set(chain.get("scores")?.step.reads)].map((name) => /** @type {Matrix} */ (chain.get(name)))

/** @template {Element} T @param {HTMLElement} host @param {string} kind @returns {T} */
const geometryPart = (host, kind) => /** @type {T} */ (host.querySelector(`.${kind}`))

/** @param {HTMLElement} host */
function geometryAssembled(host) {
  const choosers = ["across", "up"].map((kind) => element("label", `axis-${kind}`, kind === "up" ? "Up: dimension " : "Across: dimension ", element("select")))
  const back = element("button", "button back", "Back to the numbers of the sentence")
  back.type = "button"
  const svg = plane()
  svg.setAttribute("aria-label", "Queries and keys as arrows. Drag a tip, or move it with the arrow keys.")
  const query = element("label", "query-chosen", "Query of ", element("select"))
  const side = element("div", "geometry-side", query, element("div", "geometry-bars"))
  const legend = element("p", "geometry-legend")
  const open = element("div", "geometry-open", element("div", "geometry-controls", ...choosers, back), element("p", "geometry-said"),
    element("div", "geometry-face", element("div", "geometry-plane", svg, legend), side))
  host.append(element("p", "geometry-covered", "The arrows are covered: they would show answers to the homework."), open)

  choosers.forEach((chooser, m) => chooser.addEventListener("change", (event) => {
    const state = geometryOf(host)
    const to = Number(/** @type {HTMLSelectElement} */ (event.target).value)
    if (state.chosen[1 - m] === to) state.chosen.reverse()
    else state.chosen[m] = to
    rescaled(state)
    geometryDrawn(host)
  }))
  query.addEventListener("change", (event) => geometryOf(host).given.onFocus(Number(/** @type {HTMLSelectElement} */ (event.target).value)))
  back.addEventListener("click", () => {
    const state = geometryOf(host)
    state.byHand = new Map()
    rescaled(state)
    geometryDrawn(host)
  })
  const state = geometryOf(host)
  dragging(svg, { tips: () => arrowsNow(state), extent: () => state.extent, moveTo: (at, to) => moveTo(host, at, to) })
}

/** Let the axes reach all tips in the chosen dimensions. @param {Geometry} state */
function rescaled(state) {
  state.chain = state.byHand.size ? changed(state.given.chain, state.byHand) : state.given.chain
  state.extent = extentOf(arrowsNow(state).flatMap(({ x, y }) => [x, y]))
}

/** The arrows: all queries, then all keys. @param {Geometry} state @returns {(import("./plane.js").Arrow & {M: Matrix, i: number})[]} */
function arrowsNow(state) {
  const all = arrowMatrices(state.chain)
  const one = all.length === 1 ? "query and key" : ""
  return all.flatMap((M, m) => M.rows.map((word, i) => {
    const line = row(M, i)
    const kind = /** @type {"query" | "key"} */ (m ? "key" : "query")
    const [x, y] = state.chosen.map((d) => line[d] ?? 0)
    return { kind, word, name: `${one || kind} of ${word}`, x, y, inFocus: !m && i === (state.given.focus ?? 0), M, i }
  }))
}

/** Give an arrow other numbers in the chosen dimensions; a query that is moved is the one looked at. @param {HTMLElement} host @param {number} at @param {[number, number]} to */
function moveTo(host, at, to) {
  const state = geometryOf(host)
  const { M, i, kind } = arrowsNow(state)[at]
  const { extent } = state
  const unit = unitOf(extent) / 100
  const line = [...M.values[i]]
  state.chosen.forEach((d, m) => {
    const value = Math.max(-extent, Math.min(to[m], extent))
    if (d < line.length && to[m] !== line[d]) line[d] = Number((Math.round(value / unit) * unit).toPrecision(6))
  })
  state.byHand.set(M.name, { values: M.values.map((other, m) => (m === i ? line : other)), step: { kind: "given", reads: [], turned: false } })
  const { focus, onFocus } = state.given
  if (kind === "query" && arrowMatrices(state.given.chain).length > 1 && focus !== i) onFocus(i)
  geometryDrawn(host)
}

/** @param {HTMLElement} host */
function geometryDrawn(host) {
  const state = geometryOf(host)
  const { chain } = state.given
  state.chain = state.byHand.size ? changed(chain, state.byHand) : chain
  const shown = Object.keys(BARRED).flatMap((name) => chain.get(name) ?? [])
  const isCovered = [...arrowMatrices(chain), ...shown].some((M) => M.values.flat().includes(null))
  geometryPart(host, "geometry-covered").toggleAttribute("hidden", !isCovered)
  geometryPart(host, "geometry-open").toggleAttribute("hidden", isCovered)
  if (isCovered) {
    geometryPart(host, "arrows").replaceChildren()
    geometryPart(host, "geometry-bars").replaceChildren()
    return
  }
  const { columns, rows } = arrowMatrices(chain)[0]
  ;["axis-across", "axis-up"].forEach((kind, m) => {
    const label = /** @type {HTMLElement} */ (geometryPart(host, kind))
    label.hidden = columns.length <= 2
    offered(label, columns, state.chosen[m])
  })
  offered(geometryPart(host, "query-chosen"), rows, state.given.focus ?? 0)
  geometryPart(host, "back").setAttribute("aria-disabled", String(!state.byHand.size))
  geometryPart(host, "geometry-said").textContent = said(state, columns.length)
  const [across, up] = state.chosen.map((d) => (columns[d] ? `dimension ${columns[d]}` : ""))
  drawPlane(geometryPart(host, "plane"), { extent: state.extent, across, up }, arrowsNow(state))
  const one = arrowMatrices(chain).length === 1
  geometryPart(host, "geometry-legend").textContent = one ? "Drag a tip, or move it with the arrow keys." :
    "Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys."
  geometryPart(host, "geometry-bars").replaceChildren(...barTables(state.chain, chain, state.given.focus ?? 0))
}

/** @param {Geometry} state @param {number} d */
function said({ given: { chain }, byHand }, d) {
  const [M, other] = arrowMatrices(chain)
  const size = other ? "d_k" : "d_model"
  const isValue = chain.get("context")?.step.reads[1] === M.name
  const many = d > 2 ? `These are two of ${size} = ${d} dimensions. A score uses all of them.` :
    d === 2 ? `${size} = 2: the arrows show everything.` : `${size} = 1: the arrows lie on one line.`
  const together = other ? "" : ` Without learning, one arrow is a word’s ${isValue ? "query, key and value" : "query and key"}: they move together.`
  return many + together + (byHand.size ? " You have moved an arrow: these numbers are your own, and are used only here." : "")
}

/** Fill a choice. @param {HTMLElement} label @param {string[]} names @param {number} chosen */
function offered(label, names, chosen) {
  const select = /** @type {HTMLSelectElement} */ (label.querySelector("select"))
  if ([...select.options].map((option) => option.text).join("\n") !== names.join("\n")) {
    select.replaceChildren(...names.map((name, i) => {
      const option = element("option", "", name)
      option.value = String(i)
      return option
    }))
  }
  select.value = String(chosen)
}
