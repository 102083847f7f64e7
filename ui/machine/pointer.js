// Pointing at a number: what it came from lights up, and its arithmetic stands beside the picture.

import { isPress } from "../charts/press_key.js"
import { explanation, nearerChain, originAloud, cellAloud } from "./comparison.js"
import { mayMove } from "./motion.js"
import { gridOf, origins } from "./origins.js"
import { SIDES, cellIn, paint } from "./strip.js"

/** @typedef {import("./payload.d.ts").Cell} Cell */

/** Where an arrow key leads: down and right. */
export const MOVES = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })

/** Beyond the edge of the matrix, to the next or to the one before. */
const LEAPS = /** @type {Record<string, [number, number]>} */ ({ PageUp: [-Infinity, 0], PageDown: [Infinity, 0] })

/** The cell of the matrix that an element stands for. @param {EventTarget | null} target @returns {Cell | null} */
export function cellAt(target) {
  if (target instanceof HTMLCanvasElement) return { node: target.dataset.node ?? "", row: Number(target.dataset.row), column: Number(target.dataset.column) }
  const cell = /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("td.cell") : null)
  return cell ? { node: cell.closest("table")?.dataset.node ?? "", row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

/** Attach pointing to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachPointer(machine) {
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
  stage.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLTableCellElement || target instanceof HTMLCanvasElement) machine.say("") // what is left is no news
    point(machine, null)
  })
  stage.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target)
    const cell = target instanceof HTMLCanvasElement ? cellIn(target, event.offsetX, event.offsetY) : cellAt(target)
    if (!cell) return
    hold(machine, cell)
    target.scrollIntoView({ block: "nearest", inline: "nearest" })
  })
  stage.addEventListener("keydown", (event) => onKey(machine, event))
  machine.updates.push(() => stop(machine))
  stage.addEventListener("transitionend", (event) => {
    if (event.target instanceof HTMLCanvasElement) repaint(machine)
  })
}

/** @param {import("./machine.js").Machine} machine @param {KeyboardEvent} event */
function onKey(machine, event) {
  const { target, key } = event
  const cell = cellAt(target)
  if (!cell || !(target instanceof HTMLCanvasElement || target instanceof HTMLTableCellElement)) return
  if (isPress(event)) return hold(machine, cell)
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
  const way = isPlain ? MOVES[key] : undefined
  if (key === "Escape" && machine.pinned) pin(machine, null)
  else if (way && target instanceof HTMLCanvasElement) moveOnStrip(machine, target, cell, way)
  else if (target instanceof HTMLCanvasElement) return
  else if (way) move(target, way, true)
  else if (isPlain && LEAPS[key]) move(target, LEAPS[key], true)
  else if (key === "Home" || key === "End") move(target, [0, key === "Home" ? -Infinity : Infinity])
  else return
  event.preventDefault()
}

/** Move the cursor of a strip, which is one stop for the Tab key. @param {import("./machine.js").Machine} machine @param {HTMLCanvasElement} strip @param {Cell} cell @param {[number, number]} way */
function moveOnStrip(machine, strip, { node, row, column }, way) {
  const [down, right] = strip.dataset.turned ? [way[1], way[0]] : way
  const M = machine.chain.get(node)
  strip.dataset.row = String(clamp(row + down, M?.rows.length ?? 0))
  strip.dataset.column = String(clamp(column + right, M?.columns.length ?? 0))
  point(machine, cellAt(strip), true)
}

/** Move the focus within a table, or beyond its edge into the one beside it. @param {HTMLTableCellElement} from @param {[number, number]} by @param {boolean} isBeyond */
export function move(from, [down, right], isBeyond = false) {
  const body = /** @type {Element} */ (from.closest("tbody")), around = from.closest(".stage") ?? body
  const linesOf = (/** @type {Element} */ one) => [...one.children].map((line) => /** @type {HTMLElement[]} */ ([...line.querySelectorAll("td.cell")]))
  let lines = linesOf(body)
  let i = lines.findIndex((line) => line.includes(from)), j = lines[i].indexOf(from)
  const bodies = [...around.querySelectorAll("tbody:has(td.cell[tabindex])")].filter(isSeen)
  const beside = isBeyond && !lines[i + down]?.[j + right] ? bodies[bodies.indexOf(body) + Math.sign(down + right)] : undefined
  if (beside) {
    lines = linesOf(beside)
    if (down) i = down > 0 ? 0 : Infinity
    else j = right > 0 ? 0 : Infinity
  } else [i, j] = [i + down, j + right]
  const line = lines[clamp(i, lines.length)]
  const to = line[clamp(j, line.length)]
  for (const cell of around.querySelectorAll("td.cell[tabindex='0']")) cell.setAttribute("tabindex", "-1")
  to.tabIndex = 0
  to.focus()
}

/** @param {Element} one */
const isSeen = (one) => one.checkVisibility?.() ?? true

/**
 * All numbers are one stop of the Tab key: of those that are asked of, that a goal lets one change, or else that are seen
 * the one that is explained, or else the first.
 *
 * @param {import("./machine.js").Machine} machine
 */
function stop({ given, stage, views, later, pinned, opening }) {
  if (stage.matches(":focus-within")) return
  const cells = views.flatMap(({ place, table }) => (isSeen(table) && !later.has(place.node) ? [...table.querySelectorAll("td.cell[tabindex]")] : []))
  const asked = cells.filter((cell) => cell.matches(given.goal ? "[aria-readonly=false] *" : "[data-asked]"))
  const offered = asked.length ? asked : cells
  const [to] = [...offered.filter((cell) => same(cellAt(cell), pinned ?? opening)), ...offered]
  for (const cell of stage.querySelectorAll("td.cell[tabindex='0']")) if (cell !== to) cell.setAttribute("tabindex", "-1")
  to?.setAttribute("tabindex", "0")
}

/** @param {number} place @param {number} length */
const clamp = (place, length) => Math.max(0, Math.min(place, length - 1))

/** @param {Cell | null} a @param {Cell | null} b */
const same = (a, b) => !!a && !!b && a.node === b.node && a.row === b.row && a.column === b.column

/** Light up what a cell came from, and explain it; none: the pinned one. @param {import("./machine.js").Machine} machine @param {Cell | null} cell @param {boolean} aloud */
export function point(machine, cell, aloud = false) {
  machine.pointed = cell
  show(machine)
  if (aloud && cell) machine.say(cellAloud(machine, cell))
}

/** @param {import("./machine.js").Machine} machine @param {Cell | null} cell */
export function pin(machine, cell) {
  machine.pinned = cell
  machine.passed = null
  show(machine)
  machine.send("pinned", cell)
}

/** Pin a cell and say where its number comes from, or free it. @param {import("./machine.js").Machine} machine @param {Cell} cell */
function hold(machine, cell) {
  const isFreed = same(cell, heldPin(machine))
  pin(machine, isFreed ? null : cell)
  machine.say(isFreed ? "" : originAloud(machine, cell))
}

/** Draw what is pointed at, or pinned, or explained at first. @param {import("./machine.js").Machine} machine */
export function show(machine) {
  const { chain, views, stage } = machine
  const held = machine.pointed ?? heldPin(machine)
  const at = held ?? (machine.given.rowed ? machine.opening : null) // on the tour what is explained first is traced, and nothing else pales
  const cell = exists(chain, at) ? at : null
  const lit = cell ? origins(nearerChain(machine), cell, machine.depth) : new Map()
  stage.classList.toggle("tracing", !!held && lit.size > 0)
  const M = cell && chain.get(cell.node)
  if (M) gridOf(lit, M)[cell.row * M.columns.length + cell.column] = SIDES.indexOf("self")
  const isTracing = stage.classList.contains("tracing")
  const last = views.map(({ place }) => place.node).lastIndexOf(cell?.node ?? "") // what stands after it is a factor of something else
  for (const [i, view] of views.entries()) {
    const columns = chain.get(view.place.node)?.columns.length ?? 0
    light(view, columns, i <= last ? lit.get(view.place.node) : undefined, isTracing)
    mark(view, machine.pinned, "aria-selected")
  }
  explain(machine)
}

/** Write the arithmetic of what is pointed at, or pinned, or explained at first. @param {import("./machine.js").Machine} machine */
export function explain(machine) {
  const at = machine.pointed ?? heldPin(machine)
  const isTried = !!machine.given.goal && !!machine.chain.get(at?.node ?? "")?.editable // then what the goal asks for stays explained
  const subject = [isTried ? null : at, machine.opening].find((one) => exists(machine.chain, one)) ?? null
  machine.subject = subject
  machine.working.replaceChildren(...(subject ? [explanation(machine, subject)] : []))
  for (const view of machine.views) {
    const isMirrored = !!machine.chain.get(view.place.node)?.isMirrored
    mark(view, machine.working.hidden && !isMirrored ? null : subject, "data-explained")
    mark(view, isMirrored && subject ? { ...subject, row: subject.column, column: subject.row } : null, "data-mirror")
    const before = view.isMirrored
    view.isMirrored = isMirrored
    if (isMirrored && before === false && subject?.node === view.place.node && mayMove()) swap(view.cells[subject.row][subject.column], view.cells[subject.column][subject.row]) // a picture that opens with it is at rest
  }
  for (const follow of machine.followers) follow()
}

/** Let a number and its mirror image come from each other's place. @param {HTMLTableCellElement} one @param {HTMLTableCellElement} other */
function swap(one, other) {
  const [from, to] = [one, other].map((cell) => cell.getBoundingClientRect())
  const [across, down] = [to.left - from.left, to.top - from.top]
  for (const [cell, sign] of /** @type {[Element, number][]} */ ([[one, 1], [other, -1]]))
    cell.animate([{ transform: `translate(${across * sign}px, ${down * sign}px)` }, { transform: "none" }], { duration: 900, easing: "ease-in-out" })
}

/** The pinned cell, unless a step was chosen since, or it comes later than that step. @param {import("./machine.js").Machine} machine */
const heldPin = ({ pinned, passed, later }) => (same(pinned, passed) || later.has(pinned?.node ?? "") ? null : pinned)

/** @param {Map<string, import("./chain.js").Matrix>} chain @param {Cell | null} cell */
const exists = (chain, cell) => !!cell && chain.get(cell.node)?.values[cell.row]?.[cell.column] !== undefined

/**
 * Light up cells of a view; it is left alone where they are lit already.
 *
 * @param {import("./picture.js").View} view
 * @param {number} columns
 * @param {Uint8Array | undefined} lit
 * @param {boolean} isTracing
 */
function light(view, columns, lit, isTracing) {
  const { cells, strip, tones, table } = view
  const isBoth = ["left", "right"].every((side) => lit?.includes(SIDES.indexOf(side)))
  const others = isBoth ? (table.closest(".above") ? "left" : "right") : null // of a matrix that meets itself each factor has its own
  cells.forEach((line, i) => line.forEach((td, j) => {
    const one = SIDES[lit?.[i * columns + j] ?? 0]
    const side = one === others ? "" : one
    if ((td.dataset.lit ?? "") === side) return
    if (side) td.dataset.lit = side
    else delete td.dataset.lit
  }))
  if (!strip || !tones) return
  const { painted } = view
  if (painted?.isTracing === isTracing && painted.tones === tones && areAlike(painted.lit, lit)) return
  paint(strip, tones, lit, isTracing)
  view.painted = { lit, isTracing, tones }
}

/** @param {Uint8Array | undefined} a @param {Uint8Array | undefined} b */
const areAlike = (a, b) => a === b || (!!a && !!b && a.every((side, index) => side === b[index]))

/**
 * Mark one cell: the one that is pinned, or the one whose arithmetic is shown.
 *
 * @param {import("./picture.js").View} view
 * @param {Cell | null} cell
 * @param {"aria-selected" | "data-explained" | "data-mirror"} attribute
 */
function mark({ place, table, cells }, cell, attribute) {
  const before = table.querySelector(`[${attribute}]`)
  const now = cell?.node === place.node ? cells[cell.row]?.[cell.column] : undefined
  if (before !== now) before?.removeAttribute(attribute)
  now?.setAttribute(attribute, "true")
}

/** Paint all strips anew, in the colours of another theme. @param {import("./machine.js").Machine} machine */
function repaint(machine) {
  for (const view of machine.views) delete view.painted
  show(machine)
}

/**
 * Show the matrix that is filled in, from its title on, where the page gives the picture but a window; whether there is one.
 *
 * @param {Pick<import("./machine.js").Machine, "stage" | "views" | "given">} machine
 */
export function revealAsked({ stage, views, given }) {
  const sheet = views.find(({ place }) => place.node === given.asked)?.table.closest(".place")
  if (sheet) stage.scrollTop += sheet.getBoundingClientRect().top - stage.getBoundingClientRect().top
  return !!sheet
}

/**
 * Show the matrix that is filled in or the number that is explained first, this with the whole step that it belongs to,
 * or with as much as there is room for of what stands above it, from which it is computed.
 *
 * @param {Pick<import("./machine.js").Machine, "stage" | "views" | "opening" | "given">} machine
 */
export function reveal(machine) {
  const { stage, views, opening } = machine
  if (stage.scrollHeight <= stage.clientHeight || stage.matches(":focus-within") || revealAsked(machine) || !opening) return // a box that was entered stays in sight
  const cell = views.find(({ place }) => place.node === opening.node)?.cells[opening.row]?.[opening.column]
  if (!cell) return
  const [station, row] = [".station", "tr"].map((one) => (cell.closest(one) ?? cell).getBoundingClientRect()) // the cell itself may still be on its way from the picture before
  const { bottom } = row.bottom > row.top && station.bottom - station.top < stage.clientHeight ? station : row // hidden, it scrolls nothing
  stage.scrollTop += bottom - stage.getBoundingClientRect().top - stage.clientHeight + 2
}
