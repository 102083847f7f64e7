// Pointing at a number: what it came from lights up, and its arithmetic stands beside the picture.

import { operands } from "./chain.js"
import { explanation, nearerChain, spoken } from "./comparing.js"
import { cellIn, paint } from "./strip.js"

/** @typedef {import("./picture.js").Cell} Cell */

const MOVES = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })

/** The cell of the matrix that an element stands for. @param {EventTarget | null} target @returns {Cell | null} */
export function cellAt(target) {
  if (target instanceof HTMLCanvasElement) return { node: target.dataset.node ?? "", row: Number(target.dataset.row), column: Number(target.dataset.column) }
  const cell = target instanceof Element ? target.closest("td.cell") : null
  const table = cell?.closest("table")
  if (!(cell instanceof HTMLElement) || !table) return null
  return { node: table.dataset.node ?? "", row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

/**
 * All cells that a cell came from, with how far back they are and which factor they belong to.
 *
 * @param {Map<string, import("./chain.js").Matrix>} chain @param {Cell} cell @param {number} depth
 * @returns {Map<string, {node: string, row: number, column: number, side: string}>}
 */
export function origins(chain, cell, depth) {
  /** @type {Map<string, {node: string, row: number, column: number, side: string}>} */
  const found = new Map()
  /** Lines that were followed: a cell of K and its neighbour share a row of X. @type {Set<string>} */
  const lines = new Set()
  let edge = [cell]
  for (let step = 0; step < depth && edge.length; step++) {
    /** @type {Cell[]} */
    const next = []
    for (const one of edge) {
      operands(chain, one.node, one.row, one.column).forEach((operand, m) => {
        const line = `${operand.node} ${operand.row} ${operand.column}`
        if (lines.has(line)) return
        lines.add(line)
        for (const from of cellsOf(chain, operand)) {
          const id = `${from.node} ${from.row} ${from.column}`
          if (found.has(id)) continue
          found.set(id, { ...from, side: step ? "far" : m ? "right" : "left" })
          next.push(from)
        }
      })
    }
    edge = next
  }
  return found
}

/** @param {Map<string, import("./chain.js").Matrix>} chain @param {import("./chain.js").Operand} operand @returns {Cell[]} */
function cellsOf(chain, { node, row, column }) {
  const M = chain.get(node)
  if (!M) return []
  const rows = row === null ? M.values.map((_, i) => i) : [row]
  const columns = column === null ? M.columns.map((_, j) => j) : [column]
  return rows.flatMap((i) => columns.map((j) => ({ node, row: i, column: j })))
}

/** Attach pointing to a machine, once. @param {import("./machine.js").Machine} machine */
export function pointing(machine) {
  const { stage } = machine
  stage.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !(event.target instanceof HTMLCanvasElement)) point(machine, cellAt(event.target))
  })
  stage.addEventListener("pointermove", (event) => {
    if (!(event.target instanceof HTMLCanvasElement) || event.pointerType === "touch") return
    const cell = cellIn(event.target, event.offsetX, event.offsetY)
    if (!same(cell, machine.pointed)) point(machine, cell)
  })
  stage.addEventListener("pointerleave", () => point(machine, null))
  stage.addEventListener("focusin", (event) => {
    const cell = cellAt(event.target)
    if (cell) point(machine, cell, true)
  })
  stage.addEventListener("focusout", () => point(machine, null))
  stage.addEventListener("click", (event) => {
    const cell = event.target instanceof HTMLCanvasElement ? cellIn(event.target, event.offsetX, event.offsetY) : cellAt(event.target)
    if (cell) pin(machine, same(cell, machine.pinned) ? null : cell)
    if (cell && event.target instanceof Element) event.target.scrollIntoView({ block: "nearest", inline: "nearest" })
  })
  stage.addEventListener("keydown", (event) => onKey(machine, event))
}

/** @param {import("./machine.js").Machine} machine @param {KeyboardEvent} event */
function onKey(machine, event) {
  if (event.target instanceof HTMLCanvasElement) return onStripKey(machine, event, event.target)
  const cell = cellAt(event.target)
  if (event.defaultPrevented || !(event.target instanceof HTMLTableCellElement)) return
  if (event.key === "Escape" && machine.pinned) pin(machine, null)
  else if (cell && event.key === "Enter") pin(machine, same(cell, machine.pinned) ? null : cell)
  else if (MOVES[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) move(event.target, MOVES[event.key])
  else if (event.key === "Home" || event.key === "End") move(event.target, [0, event.key === "Home" ? -Infinity : Infinity])
  else return
  event.preventDefault()
}

/** Move the cursor of a strip, which is one stop for the Tab key. @param {import("./machine.js").Machine} machine @param {KeyboardEvent} event @param {HTMLCanvasElement} strip */
function onStripKey(machine, event, strip) {
  const cell = cellAt(strip)
  const M = cell && machine.chain.get(cell.node)
  const way = MOVES[event.key]
  if (event.key === "Escape" && machine.pinned) pin(machine, null)
  else if (cell && event.key === "Enter") pin(machine, same(cell, machine.pinned) ? null : cell)
  else if (M && cell && way && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const [down, right] = strip.dataset.turned ? [way[1], way[0]] : way
    strip.dataset.row = String(clamp(cell.row + down, M.values.length))
    strip.dataset.column = String(clamp(cell.column + right, M.columns.length))
    point(machine, cellAt(strip), true)
  } else return
  event.preventDefault()
}

/** Move the focus within a table, which has one stop for the Tab key. @param {HTMLTableCellElement} from @param {[number, number]} by */
export function move(from, [down, right]) {
  const line = from.parentElement
  const body = line?.parentElement
  if (!line || !body) return
  const lines = [...body.children]
  const target = lines[clamp(lines.indexOf(line) + down, lines.length)]
  const cells = [...target.querySelectorAll("td.cell")]
  const to = cells[clamp([...line.querySelectorAll("td.cell")].indexOf(from) + right, cells.length)]
  if (!(to instanceof HTMLElement)) return
  for (const cell of body.querySelectorAll("td.cell[tabindex='0']")) cell.setAttribute("tabindex", "-1")
  to.tabIndex = 0
  to.focus()
}

/** @param {number} place @param {number} length */
const clamp = (place, length) => Math.max(0, Math.min(place, length - 1))

/** @param {Cell | null} a @param {Cell | null} b */
const same = (a, b) => !!a && !!b && a.node === b.node && a.row === b.row && a.column === b.column

/** Light up what a cell came from, and explain it; none: the pinned one. @param {import("./machine.js").Machine} machine @param {Cell | null} cell @param {boolean} aloud */
export function point(machine, cell, aloud = false) {
  machine.pointed = cell
  show(machine)
  if (aloud && cell) machine.say(spoken(machine, cell))
}

/** @param {import("./machine.js").Machine} machine @param {Cell | null} cell */
export function pin(machine, cell) {
  machine.pinned = cell
  show(machine)
  machine.send("pinned", cell)
}

/** Draw what is pointed at, or pinned, or explained at first. @param {import("./machine.js").Machine} machine */
export function show(machine) {
  const { chain, views, working, stage } = machine
  const cell = machine.pointed ?? machine.pinned
  const exists = (/** @type {Cell | null} */ one) => !!one && chain.get(one.node)?.values[one.row]?.[one.column] !== undefined
  const subject = exists(cell) ? cell : exists(machine.opening) ? machine.opening : null
  machine.subject = subject
  const lit = cell && exists(cell) ? origins(nearerChain(machine), cell, machine.depth) : new Map()
  stage.classList.toggle("tracing", lit.size > 0)
  for (const { place, cells, strip, scale } of views) {
    const M = strip && chain.get(place.node)
    if (M && scale) {
      const sideOf = (/** @type {number} */ i, /** @type {number} */ j) =>
        same({ node: place.node, row: i, column: j }, cell) ? "self" : lit.get(`${place.node} ${i} ${j}`)?.side
      paint(strip, M, scale, sideOf, lit.size > 0)
    }
    cells.forEach((line, i) => line.forEach((td, j) => {
      const here = { node: place.node, row: i, column: j }
      const side = same(here, cell) ? "self" : lit.get(`${place.node} ${i} ${j}`)?.side
      if (side) td.dataset.lit = side
      else delete td.dataset.lit
      if (same(here, machine.pinned)) td.setAttribute("aria-selected", "true")
      else td.removeAttribute("aria-selected")
    }))
  }
  working.replaceChildren(...(subject ? [explanation(machine, subject)] : []))
}
