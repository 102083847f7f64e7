// The picture: matrices as real tables, placed as products are written. A left factor shares its rows with the product,
// a right factor stands above the product's columns.

import { withSpan } from "./blend.js"
import { commonEnds, exactly, figure, formatAtRest, scales, tint } from "./figures.js"
import { MOST_LINES, strip, tones } from "./strip.js"

/** @import { Cell } from "./payload.d.ts" */

/** A matrix where it stands; `turned`: its rows are drawn as columns. @typedef {{node: string, turned?: boolean}} Place */

/** What Python sends, once it has arrived. @typedef {Omit<import("./payload.d.ts").PicturePayload, "chain"> & {chain: import("./chain.js").Matrix[]}} PicturePayload *

/**
 * A matrix drawn in one place, and its cells as they are numbered in the matrix. A strip of colour has no cells,
 * but the tints of all its numbers, and what it was painted with.
 * @typedef {{place: Place, table: HTMLElement, cells: HTMLTableCellElement[][], scale?: [number, number][],
 *   strip?: HTMLCanvasElement, tones?: Float32Array, isMirrored?: boolean,
 *   painted?: {lit: Uint8Array | undefined, isTracing: boolean, tones: Float32Array}}} View
 */

const LONG_LABEL = 4

/** Whether a picture shows the whole chain, and not a part of it beside something else. @param {PicturePayload} given */
export const isWhole = ({ isSmall, story, stations }) => !isSmall && !story && stations.length > 2 && stations.every(({ title }) => title)

/** The form of a picture: another form needs other tables. @param {PicturePayload} given */
export const formOfPicture = ({ stations, chain }) =>
  JSON.stringify([stations, chain.map((M) => [M.name, M.title, M.rows, M.columns])])

/** Whether a picture shows matrices beside each other that are no stations of the chain. @param {PicturePayload} given */
export const isLoose = ({ stations }) => !stations.some(({ name }) => ["project", "compare", "weigh", "mix"].includes(name))

/**
 * An element with its class and content.
 *
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} kind @param {(Node | string)[]} content
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, kind = "", ...content) {
  const made = document.createElement(tag)
  if (kind) made.className = kind
  made.append(...content)
  return made
}

/** A button. @param {string} kind @param {(Node | string)[]} content */
export function button(kind, ...content) {
  const made = element("button", kind, ...content)
  made.type = "button"
  return made
}

/** A slider. @param {Record<string, string>} properties @param {string} kind */
export const rangeOf = (properties, kind = "") => Object.assign(element("input", kind), { type: "range", ...properties })

/** Fill a choice; a list that is open stays so. @param {HTMLElement} label @param {string[]} names @param {number} chosen */
export function offerNames(label, names, chosen) {
  const select = /** @type {HTMLSelectElement} */ (label.querySelector("select"))
  if ([...select.options].map((option) => option.text).join("\n") !== names.join("\n")) {
    select.replaceChildren(...names.map((name, i) => new Option(name, String(i))))
  }
  select.value = String(chosen)
}

/** A symbol such as W_q, with its index lowered. @param {string} text */
export function symbol(text) {
  const parts = text.split(/([A-Za-z]+_[A-Za-z]+\d*)/)
  return parts.map((part) => {
    const [, letter, index] = /^([A-Za-z])_([A-Za-z]+\d*)$/.exec(part) ?? []
    return letter ? element("span", "", letter, element("sub", "", index)) : part
  })
}

/** All stations with their tables, and the views by which their cells are found. @param {PicturePayload} given */
export function buildPicture(given) {
  const chain = new Map(given.chain.map((M) => [M.name, M]))
  /** @type {View[]} */
  const views = []
  const stations = given.stations.map((station) => {
    const first = chain.get(station.columns[0]?.below)
    const columns = station.columns.map(({ above, below, turned, sign }) => {
      const stack = element("div", begins(chain.get(below), first) ? "column begins" : "column", element("span", "sign", ...symbol(sign)))
      for (const place of [{ node: above, turned }, { node: below }]) {
        const M = chain.get(place.node)
        if (!M) continue
        const view = table(M, place, place.node === above)
        views.push(view)
        const caption = element("figcaption", "", element("b", "", M.title), " ", inscribed(element("i", "formula"), M, place, given.roles))
        const figure = element("figure", place.node === above ? "place above" : "place below", caption, view.table)
        figure.dataset.role = M.role
        stack.append(figure)
      }
      return stack
    })
    const section = element(
      "section",
      "station",
      ...(station.title ? [element("h2", "station-title", station.title)] : []),
      element("div", columns[0]?.querySelector(".below table") ? "columns labelled" : "columns", ...columns),
    )
    section.dataset.station = station.name
    return section
  })
  return { stations, views }
}

/**
 * Whether a given matrix has other words than the first of its station: the rows beside each other are another sentence's from here on.
 *
 * @param {import("./chain.js").Matrix | undefined} M @param {import("./chain.js").Matrix | undefined} first
 */
const begins = (M, first) =>
  M?.step.kind === "given" && M.rows.join("\n") !== first?.rows.join("\n") && !M.rows.every((label) => /^\d+$/.test(label))

/** The roles of matrices by name, as Python sends them. @typedef {PicturePayload["roles"]} Roles */

/** What stands beside the title of a matrix. @param {import("./chain.js").Matrix} M @param {Place} place @param {Roles} roles */
const formula = (M, place, roles) => !M.formula && !place.turned && !hasSymbol(M) ? [] : colourSymbols(place.turned ? `${M.symbol}ᵀ` : M.formula || M.symbol, roles)

/** A place with what stands there, and its mark. @param {HTMLElement} at @param {import("./chain.js").Matrix} M @param {Place} place @param {Roles} roles */
function inscribed(at, M, place, roles) {
  at.replaceChildren(...formula(M, place, roles))
  if (M.mark) at.dataset.mark = M.mark
  else delete at.dataset.mark
  return at
}

/** A formula in which each letter has the colour of what it stands for, and words stand upright. @param {string} text @param {Roles} roles */
const colourSymbols = (text, roles) =>
  text.split(/\b(\w+)\b/).filter(Boolean).map((part) => {
    const made = element("span", /^([a-z]{2,}|\d+)$/.test(part) ? "word" : "", ...symbol(part))
    if (roles[part]) made.dataset.role = roles[part]
    return made
  })

/** Write formulas anew, which change with the divisor. @param {View[]} views @param {Map<string, import("./chain.js").Matrix>} chain @param {Roles} roles */
export function writeFormulas(views, chain, roles) {
  for (const { place, table } of views) {
    const M = chain.get(place.node)
    const written = /** @type {HTMLElement | null | undefined} */ (table.parentElement?.querySelector(".formula"))
    if (M && written) inscribed(written, M, place, roles)
  }
}

/** @param {import("./chain.js").Matrix} M @param {Place} place @param {boolean} isAbove @returns {View} */
function table(M, place, isAbove) {
  const name = place.turned ? `${nameOfMatrix(M)}, transposed` : nameOfMatrix(M)
  const [n, m] = place.turned ? [M.columns.length, M.rows.length] : [M.rows.length, M.columns.length]
  if (n > MOST_LINES || m > MOST_LINES) {
    const canvas = strip(name, M.name, n, m, Boolean(place.turned), isAbove)
    canvas.dataset.role = M.role
    return { place, table: canvas, cells: [], strip: canvas }
  }
  return drawTable(M, place, name, M.rows.map((_, i) => i), M.columns.map((_, j) => j))
}

/** What a matrix is called aloud: its title, and its symbol unless that is the same word. @param {import("./chain.js").Matrix} M */
const nameOfMatrix = (M) => (hasSymbol(M) ? `${M.title} ${M.symbol.replace("_", " ")}` : M.title) // no underscore is read aloud

/** Whether the symbol of a matrix is another word than its title. @param {import("./chain.js").Matrix} M */
export const hasSymbol = ({ title, symbol: letter }) => letter.toLowerCase() !== title.toLowerCase()

/** "1 row", "5 rows". @param {number} many @param {string} one */
const countInWords = (many, one) => `${many} ${one}${many === 1 ? "" : "s"}`

/** Some rows and columns of a matrix as a table of their own. @param {import("./chain.js").Matrix} M @param {number[]} rows @param {number[]} columns */
export function windowOn(M, rows, columns) {
  const made = drawTable(M, { node: M.name }, `Part of ${nameOfMatrix(M)}`, rows, columns)
  made.cells[rows[0]][columns[0]].tabIndex = 0
  return made
}

/** @param {import("./chain.js").Matrix} M @param {Place} place @param {string} name @param {number[]} rows @param {number[]} columns @returns {View} */
function drawTable(M, place, name, rows, columns) {
  const [across, down] = place.turned ? [rows, columns] : [columns, rows]
  const labels = place.turned ? { across: M.rows, down: M.columns } : { across: M.columns, down: M.rows }
  const isNamed = [...labels.across, ...labels.down].some(Boolean) // or it is looked at only
  const begins = (/** @type {number} */ m) => m !== across[0] && labels.across[m].endsWith("·1") // of the second head, 2·1
  const made = element("table")
  made.setAttribute("role", "grid")
  made.setAttribute("aria-label", `${name}, ${countInWords(down.length, "row")}, ${countInWords(across.length, "column")}`)
  made.dataset.node = M.name
  made.dataset.role = M.role
  if (place.turned) made.dataset.turned = ""
  if (across.some((m) => labels.across[m].length > LONG_LABEL)) made.classList.add("slanted")
  const head = element("tr", "", element("td", "corner"), ...across.map((m) => header("col", labels.across[m])))
  made.append(element("thead", "", head))
  /** @type {HTMLTableCellElement[][]} */
  const cells = M.values.map(() => [])
  const lines = down.map((i) => {
    const line = across.map((j) => {
      const cell = element("td", begins(j) ? "cell begins" : "cell")
      const [row, column] = place.turned ? [j, i] : [i, j]
      cell.dataset.row = String(row)
      cell.dataset.column = String(column)
      if (isNamed) cell.tabIndex = -1
      cells[row][column] = cell
      return cell
    })
    return element("tr", "", header("row", labels.down[i]), ...line)
  })
  made.append(element("tbody", "", ...lines))
  return { place, table: made, cells }
}

/** A row or column without a label has no header: it would be read as an empty one. @param {"row" | "col"} scope @param {string} label */
export function header(scope, label) {
  if (!label) return element("td")
  const made = element("th", /^\d+$/.test(label) ? "numbered" : label === "Σ" ? "sum" : "", element("span", "", label))
  made.scope = scope
  made.title = label
  return made
}

/**
 * Write the numbers of a chain into the views, and their colours.
 *
 * @param {View[]} views @param {Map<string, import("./chain.js").Matrix>} chain
 * @param {import("./figures.js").Spread} spread @param {number} digits the most digits of a number
 */
export function fill(views, chain, spread, digits) {
  write(views, chain, digits)
  const all = scalesOf(chain, spread)
  for (const view of views) {
    const M = chain.get(view.place.node)
    if (!M) continue
    const isAsked = views.find(({ place }) => place.node === M.name && !place.turned) === view // framed once
    const scale = view.scale = all(M)
    if (view.strip) view.tones = tones(M, scale)
    view.table.classList.toggle("editable", !!M.editable)
    view.cells.forEach((line, i) => line.forEach((cell, j) => {
      colour(cell, M.values[i][j], scale[i], M.columns[j])
      cell.toggleAttribute("data-asked", isAsked && !!M.lit?.includes(i))
      if (cell.dataset.held === undefined) cell.title = exactly(M.values[i][j])
    }))
  }
}

/** A sum has no tint. @param {HTMLElement} cell @param {number | null} value @param {[number, number]} scale @param {string} [column] */
export function colour(cell, value, scale, column) {
  const tone = column === "Σ" ? 0 : tint(value, scale)
  const strength = Math.abs(tone).toFixed(2)
  if (cell.style.getPropertyValue("--tint") !== strength) cell.style.setProperty("--tint", strength)
  cell.dataset.sign = value === null ? "covered" : !Number.isFinite(value) ? "masked" : tone < 0 ? "minus" : "plus"
}

/**
 * The scale of each matrix, computed once even where it stands in several places.
 *
 * @param {Map<string, import("./chain.js").Matrix>} chain
 * @param {import("./figures.js").Spread} spread
 */
function scalesOf(chain, spread) {
  const matrices = [...chain.values()].map(withSpan)
  const common = spread === "all" ? commonEnds(matrices) : null
  /** @type {Map<string, [number, number][]>} */
  const known = new Map()
  return (/** @type {import("./chain.js").Matrix} */ M) => {
    const scale = known.get(M.name) ?? scales(withSpan(M), spread, common)
    known.set(M.name, scale)
    return scale
  }
}

/** Write the numbers, except those of strips, which have no room for them. @param {View[]} views @param {Map<string, import("./chain.js").Matrix>} chain @param {number} digits */
export function write(views, chain, digits) {
  for (const view of views) {
    const M = chain.get(view.place.node)
    if (!M || view.strip) continue
    const format = formatAtRest(withSpan(M), digits)
    if (M.span) view.table.style.setProperty("--widest", `${Math.max(...M.span.flat().map((value) => figure(value, format).length))}ch`) // so that no column moves on the way
    const texts = M.values.map((line) => line.map((value) => figure(value, format)))
    view.table.style.setProperty("--longest", `${Math.max(...texts.flat().map((text) => text.length))}ch`) // in the middle, point beneath point
    view.cells.forEach((line, i) => line.forEach((cell, j) => {
      const text = texts[i][j]
      if (cell.dataset.held === undefined && cell.textContent !== text) cell.textContent = text
    }))
  }
}
