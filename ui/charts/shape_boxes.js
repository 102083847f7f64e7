// A chain of matrices as boxes to one scale, each product beneath its right factor. The box that is asked for has a corner
// to drag; a word that is pointed at is one line through all boxes.

import { make, measured } from "./make.js"
import { once } from "./once.js"
import { roveFocus } from "./rove_focus.js"

/**
 * @typedef {{line: string, symbol: string, shape: [number, number] | null, letters: string, unequal: ("rows" | "columns")[],
 *   axes: number[], meets: "" | "rows" | "columns", role: string, cells: number[][] | null, blocks: Blocks | null}} Box
 * @typedef {{rows: number, columns: number, empty: [number, number][], marked: [number, number][], mine: [number, number][], cell: [number, number] | null, asks: boolean}} Blocks
 * @typedef {{words: string[], others: string[], largest: number, asked: string, line: string, columns: [Box | null, Box][], told: string[], fits: boolean}} Boxes
 * @typedef {{given: Boxes, size: [number, number], send: (event: "shape" | "block", value: [number, number]) => void, figure: HTMLElement}} Figure
 */

const WIDEST = 24
/** A long chain has one scale, on a phone another, and room for so many rows above and below, so that an answer moves nothing beneath it. */
const [LONG, LONG_NARROW] = [26, 15]
const LEAST_SHOWN = 8
/** A box with more rows or columns is drawn with so many, and says how many it has. */
const MOST_DRAWN = 24
/** A deeper batch is drawn with so many sheets. */
const MOST_SHEETS = 4
const NARROW = 560
const GAP = 14
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }

/** @param {Component<Boxes, {shape: [number, number], block: [number, number]}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  if (JSON.stringify(before) === JSON.stringify(data)) return
  at.size = askedBox(data)?.shape ?? unknownShape(data, askedBox(data))
  lay(at)
}

/** @param {Boxes} given */
const askedBox = ({ columns, asked }) => columns.flat().find((box) => box && box.line === asked && !box.symbol.endsWith("ᵀ"))

/** So many rows or columns has no factor of the lessons, so one that is not known says nothing of its shape. */
const UNKNOWN = 7

/**
 * What is not known has a row for each word, as all that stands beside the words has. Without words it begins as large
 * as the first box.
 *
 * @param {Boxes} given @param {Box | null | undefined} box @returns {[number, number]}
 */
const unknownShape = ({ columns, words }, box) => (words.length ? [columns.some(([above]) => above === box) ? UNKNOWN : words.length, UNKNOWN] : columns[0][1].shape ?? [4, 4])

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const figure = make("figure", { role: "group" })
  /** @type {Figure} */
  const at = { given, size: [4, 4], send, figure }
  let wide = 0
  new ResizeObserver(() => {
    if (figure.clientWidth !== wide) lay(at)
    wide = figure.clientWidth
  }).observe(figure)
  figure.addEventListener("pointerover", ({ target }) => light(figure, /** @type {HTMLElement} */ (target).closest("[data-row]")))
  figure.addEventListener("pointerleave", () => light(figure, null))
  roveFocus(figure, "button.block", () => figure.querySelectorAll('button.block[data-i="0"]').length)
  return at
}

/** @param {HTMLElement} figure @param {Element | null} row */
function light(figure, row) {
  const nth = row instanceof HTMLElement ? row.dataset.row : undefined
  for (const one of figure.querySelectorAll("[data-row]")) one.classList.toggle("lit", one instanceof HTMLElement && one.dataset.row === nth)
}

/** Put the boxes in one line. @param {Figure} at */
function lay(at) {
  const { given, figure } = at
  if (!figure.clientWidth) return
  figure.setAttribute("aria-label", `${given.columns.flat().flatMap((box) => box?.symbol ?? []).join(", ")}: shapes drawn to scale`)
  const told = given.told.map((sentence) => make("p", { className: given.fits ? "told" : "told misfit" }, ...sentence.split(/(W_\w)/).flatMap(writeSymbol)))
  told[0].tabIndex = -1
  const had = figure.querySelector(".corner:focus") !== null
  figure.replaceChildren(make("div", { className: "boxes" }, chain(at, shown(at))), ...told)
  fit(at)
  if (had) /** @type {HTMLElement | null} */ (figure.querySelector(".corner, .told"))?.focus()
}

/** Of a long chain, the box that is asked about and what stands beside it. @param {Figure} at */
function shown({ given: { columns, line } }) {
  if (columns.length < 3) return columns
  const last = Math.max(1, columns.findIndex((column) => column.some((box) => box?.line === line)))
  return columns.slice(last - 1, last + 1)
}

/** One scale with which all that is shown has room. @param {Figure} at */
function fit(at) {
  const wide = at.figure.clientWidth
  const longest = Math.max(0, ...at.given.words.map((word) => word.length))
  const names = Math.max(Math.min(48, wide * 0.13), Math.min(9.5 * longest, wide * 0.29))
  const isLong = at.given.columns.length > 2 // a short one has room for what is asked, so that an answer changes no scale
  const columns = shown(at)
  const room = wide - names - GAP * (columns.length + 1)
  const least = room / columns.reduce((sum, [above, below]) => sum + drawnSides(Math.max(above && !isLong ? UNKNOWN : 0, size(at, above)[1], size(at, below)[1])), 0)
  at.figure.style.setProperty("--kept", String(isLong ? LEAST_SHOWN : at.given.others.length))
  at.figure.style.setProperty("--unit", `${Math.min(isLong ? (wide < NARROW ? LONG_NARROW : LONG) : at.given.words.length ? Math.max(WIDEST, least * 0.8) : WIDEST, least)}px`)
  at.figure.style.setProperty("--names", `${names}px`)
}

/** @param {number} side */
const drawnSides = (side) => Math.min(MOST_DRAWN, side)

/** @param {Figure} at @param {Box | null} box @returns {[number, number]} */
function size(at, box) {
  if (!box) return [0, 0]
  return box === askedBox(at.given) ? at.size : box.shape ?? unknownShape(at.given, box)
}

/** @param {Figure} at @param {[Box | null, Box][]} columns */
function chain(at, columns) {
  const long = at.given.words.length / (columns[0][1].blocks?.rows ?? 1) // of a sentence
  const rows = at.given.words.map((word, i) => make("li", { className: i && i % long === 0 ? "first" : "", dataset: { row: i } }, word))
  const words = make("ol", { className: "words", ariaLabel: "The words, one row for each" }, ...rows)
  const above = columns.map(([box]) => make("div", { className: "above" }, ...(box ? [drawBox(at, box)] : [])))
  const below = columns.map(([, box]) => make("div", { className: "below" }, drawBox(at, box)))
  const line = make("div", { className: "chain" }, make("span"), ...above, words, ...below)
  line.style.gridTemplateColumns = `var(--names) repeat(${columns.length}, max-content)`
  return line
}

/** @param {Figure} at @param {Box} box */
function drawBox(at, box) {
  const { symbol, letters, unequal, meets, cells, shape, axes, role } = box
  const isAsked = box === askedBox(at.given), isRight = /^(W_q|Kᵀ|V)$/.test(symbol)
  const sides = (axes.length ? axes : size(at, box)).join(" × "), isNamed = box.blocks || (isRight && cells) // in its title, clear of the numbers
  const area = make("div", { className: `box${shape || isAsked ? "" : " unknown"}${isAsked ? " asked" : ""}${axes.length && !box.blocks ? " deep" : ""}`, dataset: { symbol } })
  area.style.setProperty("--sheets", String(Math.min(MOST_SHEETS, axes[0] ?? 1)))
  for (const side of unequal) area.dataset[side] = "unequal"
  if (meets) area.dataset[meets] = "meets"
  if (cells && !isAsked) area.append(...cells.map((numbers, i) => drawNumbers(numbers, isRight ? "" : String(i))))
  if (unequal.length || meets) area.append(make("i", { className: "sides" }))
  if (!isNamed) area.append(make("b", { className: "size" }, shape || isAsked ? sides : "?"))
  const label = make(
    "p",
    { className: "label" },
    make("b", {}, ...writeSymbol(symbol), make("span", {}, isNamed ? sides : "")),
    make("small", {}, ...(isAsked ? [] : letters.split(/_(\w+)/).map((part, i) => (i % 2 ? make("sub", {}, part) : part)))),
  )
  const across = symbol === "Kᵀ" && at.given.others.length ? [make("ol", { className: "across", ariaHidden: "true" }, ...at.given.others.map((word) => make("li", {}, word)))] : []
  const holder = make("div", { className: "holder", dataset: { role } }, label, ...across, area)
  scale(holder, size(at, box))
  if (isAsked) area.append(corner(at, box, holder))
  if (box.blocks) area.append(...cut(at, box.blocks))
  const [i, j] = box.blocks?.cell ?? []
  if (i !== undefined && j !== undefined) area.children[i].children[j].className = "met"
  return holder
}

/** A symbol such as W_q has its index lowered; any other may be broken after its _. @param {string} symbol */
function writeSymbol(symbol) {
  const [letter, index] = symbol.split("_")
  return letter === "W" ? [letter, make("sub", {}, index)] : symbol.split(/(?<=_)/).flatMap((part, i) => (i ? [make("wbr"), part] : [part]))
}

/** The blocks of a box, each of which says whose rows and columns it has. @param {Figure} at @param {Blocks} blocks */
function cut(at, { rows, columns, empty, marked, mine, asks }) {
  const places = Array.from({ length: rows * columns }, (_, k) => [Math.floor(k / columns), k % columns])
  return places.map(([i, j]) => {
    const is = (/** @type {number[] | null} */ other) => String(other) === String([i, j])
    const states = { empty: empty.some(is), marked: marked.some(is), mine: mine.some(is) }
    const both = rows > 1 && columns > 1
    const ariaLabel = both ? `Queries of sentence ${i + 1}, keys of sentence ${j + 1}${states.empty ? ", empty" : ""}${states.marked ? ", marked" : ""}` : `Sentence ${i + j + 1}`
    const above = rows > 1 ? "" : columns > 2 ? String(j + 1) : `sentence ${j + 1}`
    const one = make(
      asks ? "button" : "div",
      {
        ariaLabel,
        dataset: { rows, i, j },
        className: `block ${Object.entries(states)
          .flatMap(([name, so]) => (so ? name : []))
          .join(" ")}`,
      },
      make("span", {}, above),
    )
    if (asks) Object.assign(one, { tabIndex: i || j ? -1 : 0, onclick: () => at.send("block", [i, j]) })
    else one.role = "img"
    if (both) one.onpointerenter = one.onfocus = () => join(at, i, j)
    return measured(one, { i, j, rows, columns })
  })
}

/** The sentences of a block: the queries of one, the keys of another. @param {Figure} at @param {number} i @param {number} j */
function join({ figure }, i, j) {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (figure.querySelectorAll("[aria-label^=Sentence]"))) {
    one.classList.toggle("joined", one.dataset.rows === "1" ? one.dataset.j === String(j) : one.dataset.i === String(i))
  }
  const told = /** @type {HTMLElement} */ (figure.querySelector(".told"))
  told.textContent = `Here the words of sentence ${i + 1} ask those of sentence ${j + 1}.`
}

/** @param {number[]} numbers @param {string} nth */
function drawNumbers(numbers, nth) {
  const cells = numbers.map((number) => {
    return measured(make("i", { className: number < 0 ? "minus" : "" }), { tint: Math.abs(number) })
  })
  return make("div", { className: "row", ariaHidden: "true", dataset: nth ? { row: nth } : {} }, ...cells)
}

/** @param {HTMLElement} holder @param {[number, number]} size */
function scale(holder, [rows, columns]) {
  measured(holder, { rows: drawnSides(rows), columns: drawnSides(columns) }).classList.toggle("small", rows < 3 || columns < 4)
}

/** What is dragged, or moved by the arrow keys. @param {Figure} at @param {Box} box @param {HTMLElement} holder */
function corner(at, box, holder) {
  const handle = make("button", { type: "button", className: "corner" })
  const most = at.given.largest
  const become = (/** @type {[number, number]} */ wanted) => {
    at.size = wanted
    scale(holder, at.size)
    fit(at)
    const size = /** @type {HTMLElement} */ (holder.querySelector(".size"))
    size.textContent = [...box.axes.slice(0, -2), ...at.size].join(" × ")
    handle.setAttribute("aria-label", `Shape of ${box.symbol}: ${at.size[0]} rows, ${at.size[1]} columns. The arrow keys change it, Enter answers.`)
  }
  // What was typed is drawn as it is; what is dragged has no more than the most rows and columns.
  const drag = (/** @type {number[]} */ wanted) => become(/** @type {[number, number]} */ (wanted.map((side) => Math.max(1, Math.min(most, Math.round(side))))))
  become(at.size)
  if (String(at.size) === String(unknownShape(at.given, box)) && !box.shape) /** @type {HTMLElement} */ (holder.querySelector(".size")).textContent = "?" // until it is dragged
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault()
    if (event.button) return
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const [x, y, [rows, columns]] = [event.clientX, event.clientY, at.size]
    const unit = parseFloat(at.figure.style.getPropertyValue("--unit"))
    const end = () => (handle.onpointermove = handle.onpointerup = handle.onpointercancel = null)
    handle.onpointermove = ({ clientX, clientY }) => drag([rows + (clientY - y) / unit, columns + (clientX - x) / unit])
    handle.onpointerup = () => {
      end()
      if (at.size[0] !== rows || at.size[1] !== columns) at.send("shape", at.size)
    }
    handle.onpointercancel = () => {
      end()
      become([rows, columns])
    }
  })
  // Enter, the space bar and a screen reader click without a pointer; what a pointer has done is sent where it ends.
  handle.addEventListener("click", ({ detail }) => detail === 0 && at.send("shape", at.size))
  handle.addEventListener("keydown", (event) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    drag([at.size[0] + step[0], at.size[1] + step[1]])
  })
  return handle
}
