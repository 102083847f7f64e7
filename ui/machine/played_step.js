// A step as it is played: what meets lights up, its terms appear, come together and are a number. Everything moves by
// transforms and opacity, from places that are measured once, and only where the matrix being made is still empty.

import { operands, workings } from "./chain.js"
import { figure, formatOf } from "./figures.js"
import { element } from "./picture.js"
import { explain } from "./pointer.js"
import { CASCADE, beatAt, shownAt, termsIn, timeline } from "./timeline.js"

/** @typedef {import("./machine.js").Machine} Machine */

/** Where something stands in the layer. @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * `cell` is the number that is being made, `count` tells what is there of its arithmetic.
 *
 * @typedef {{cell: () => import("./payload.d.ts").Cell, count: () => void, end: () => void}} Performance
 */

/** Milliseconds for something to appear, and to fall into its place. */
const [APPEARING, FALLING] = [140, 180]

/** Pixels of a bar. */
const THICKEST = 10

/**
 * Play how a matrix is made: one row slowly, the others after it.
 *
 * @param {Machine} machine @param {string} node @param {number} i the row @param {number} duration milliseconds
 * @param {(shown: import("./timeline.js").Shown | null) => void} tell is told what is there of the arithmetic
 * @returns {Performance | null} none where there is nothing to be seen, as in a strip of colour
 */
export function perform(machine, node, i, duration, tell) {
  const M = machine.chain.get(node)
  const views = machine.views.filter((view) => view.place.node === node && view.cells.length)
  const target = views.find(({ place }) => !place.turned)
  if (!M || !target) return null
  const made = M.columns.map((_, j) => workings(machine.chain, node, i, j)[0])
  const isTogether = M.step.kind === "softmax" || M.step.kind === "shares"
  const times = timeline(M.columns.length, made[0]?.terms.length ?? 0, isTogether, duration)
  const layer = element("div", "performance")
  layer.setAttribute("aria-hidden", "true")
  layer.dataset.role = roleOf(target.table)
  machine.stage.append(layer)
  const place = placesIn(layer)
  const goals = target.cells.map((line) => line.map(place))
  const moves = times.beats.flatMap((beat) => {
    const [j] = beat.columns
    const glows = meet(machine, node, i, j, target.cells[i][j]).flatMap((cells) => glow(cells.map(place), beat, roleOf(cells[0])))
    if (isTogether && made[j]) return [...glows, ...shares(made[j].terms.map(({ value }) => value), goals, i, beat)]
    return [...glows, ...(M.step.kind === "product" ? products(made[j], formatOf(M, machine.digits), goals.map((line) => line[j]), i, beat) : [])]
  })
  layer.append(...moves.map(({ one }) => one))
  const animations = [
    ...moves.map(({ one, frames, timing }) => one.animate(frames, { fill: "both", ...timing })),
    ...views.flatMap(({ cells }) => cells.flatMap((line, row) => line.map((cell, j) => cell.animate(...fall(times, row, i, j, cells.length))))),
  ]
  // It changes nothing, but begins in the same frame as the others: an animation without effect begins a frame before them.
  const clock = layer.animate([{ opacity: 1 }, { opacity: 1 }], { duration: times.end })
  const line = M.values[i].map((value) => value ?? 0)
  const followed = isTogether ? line.indexOf(Math.max(...line)) : null
  const now = () => Number(clock.currentTime ?? 0)
  const column = () => followed ?? beatAt(times, now()).columns[0]
  const cell = () => ({ node, row: i, column: column() })
  let seen = ""

  const count = () => {
    const { subject } = machine
    const isFollowed = subject?.node === node && subject.row === i && subject.column === column()
    tell(isFollowed ? shownAt(beatAt(times, now()), column(), now()) : null)
  }
  /** The arithmetic is written once a number, and what is there of it only when that changes. */
  const tick = () => {
    if (!layer.isConnected) return
    const state = JSON.stringify([column(), shownAt(beatAt(times, now()), column(), now())])
    if (state !== seen) {
      seen = state
      if (machine.opening?.column === column()) count()
      else {
        machine.opening = cell()
        explain(machine)
      }
    }
    requestAnimationFrame(tick)
  }
  const end = () => {
    for (const animation of [clock, ...animations]) animation.cancel()
    layer.remove()
    tell(null)
  }
  machine.opening = cell()
  explain(machine)
  count()
  requestAnimationFrame(tick)
  clock.finished.then(end, () => {})
  return { cell, count, end }
}

/**
 * How the number of a cell falls into its place, the other rows' in a cascade.
 *
 * @param {import("./timeline.js").Timeline} times
 * @param {number} row
 * @param {number} i the row that is followed
 * @param {number} j
 * @param {number} rows
 * @returns {[Keyframe[], KeyframeAnimationOptions]}
 */
function fall({ beats, cascade }, row, i, j, rows) {
  const beat = beats.find(({ columns }) => columns.includes(j)) ?? beats[0]
  const order = row < i ? row : row - 1
  const delay = row === i ? beat.lands[beat.columns.indexOf(j)] : cascade + (order / (rows - 1)) * (CASCADE - FALLING)
  return [[{ opacity: 0, transform: "translateY(-0.4rem)" }, { opacity: 1, transform: "none" }], { delay, duration: FALLING, fill: "backwards", easing: "ease-out" }]
}

/** Places of elements in a layer, measured before anything moves. @param {HTMLElement} layer @returns {(one: Element) => Box} */
function placesIn(layer) {
  const origin = layer.getBoundingClientRect()
  return (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { x: left - origin.left, y: top - origin.top, width, height }
  }
}

/**
 * The cells of each line that meets in a number, as they stand nearest to it.
 *
 * @param {Machine} machine
 * @param {string} node
 * @param {number} i
 * @param {number} j
 * @param {HTMLElement} goal
 */
function meet(machine, node, i, j, goal) {
  return operands(machine.chain, node, i, j).map((operand) => {
    const views = machine.views.filter((view) => view.place.node === operand.node)
    const here = views.find((view) => view.table.closest(".column") === goal.closest(".column")) ??
      views.find((view) => view.table.closest(".station") === goal.closest(".station")) ?? views[0]
    const rows = !here ? [] : operand.row === null ? here.cells : [here.cells[operand.row] ?? []]
    return rows.flatMap((cells) => (operand.column === null ? cells : [cells[operand.column]])).filter((cell) => cell instanceof HTMLElement)
  })
}

/** @param {Box} box @param {string} kind @param {(Node | string)[]} content */
function put({ x, y, width, height }, kind, ...content) {
  const made = element("div", kind, ...content)
  made.style.cssText = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`
  return made
}

/** @typedef {{one: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions}} Move */

/** The role that gives a cell's matrix its colour. @param {HTMLElement | undefined} one */
const roleOf = (one) => one?.closest("[data-role]")?.getAttribute("data-role") ?? ""

/**
 * A frame around a line while its number is made, and one around each of its cells in turn.
 *
 * @param {Box[]} boxes
 * @param {import("./timeline.js").Beat} beat
 * @param {string} role
 * @returns {Move[]}
 */
function glow(boxes, { from, terms, added, lands }, role) {
  if (!boxes.length) return []
  const duration = lands[0] - from
  const shown = (/** @type {number} */ start, /** @type {number} */ length) => {
    const edge = Math.min(0.3, APPEARING / length)
    return { frames: [{ opacity: 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }], timing: { delay: start, duration: length } }
  }
  const whole = { one: put(around(boxes), "glow"), ...shown(from, duration) }
  whole.one.dataset.role = role
  if (boxes.length < 2 || terms.length !== boxes.length) return [whole]
  return [whole, ...boxes.map((box, m) => ({ one: put(box, "met"), ...shown(terms[m], (terms[m + 1] ?? added) - terms[m]) }))]
}

/** @param {Box[]} boxes @returns {Box} */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * The products of a number: they appear in the empty column around its place, and fall into it: together, or where the
 * column has fewer places one after the other.
 *
 * @param {import("./chain.js").Working | undefined} made @param {import("./figures.js").Format} format
 * @param {Box[]} places the column @param {number} i @param {import("./timeline.js").Beat} beat @returns {Move[]}
 */
function products(made, format, places, i, beat) {
  if (!made || made.terms.length < 2) return []
  const many = Math.min(made.terms.length, places.length)
  const first = Math.max(0, Math.min(i - Math.floor(many / 2), places.length - many))
  return termsIn(beat, many).map(({ place, from: delay, leaves, lands }, m) => {
    const [box, duration] = [places[first + place], lands - delay]
    const [seen, gone] = [Math.min(0.3, APPEARING / duration), (leaves - delay) / duration]
    return {
      one: put(box, "product", figure(made.terms[m].value, format)),
      frames: [
        { opacity: 0, transform: "scale(0.7)" }, { opacity: 1, transform: "none", offset: seen },
        { opacity: 1, transform: "none", offset: gone, easing: "ease-in" }, { opacity: 0, transform: `translateY(${places[i].y - box.y}px)` },
      ],
      timing: { delay, duration },
    }
  })
}

/**
 * Shares of a sum as bars: each grows in a line of its own to its exponential, then all are laid end to end and cut to one
 * length, that of the row.
 *
 * @param {number[]} values @param {Box[][]} goals the empty matrix @param {number} i
 * @param {import("./timeline.js").Beat} beat @returns {Move[]}
 */
function shares(values, goals, i, { terms, added, lands }) {
  const whole = around(goals.flat())
  const row = around(goals[i])
  const [most, total] = [Math.max(...values), values.reduce((sum, value) => sum + value, 0)]
  const line = whole.height / values.length
  const height = Math.min(THICKEST, line * 0.6)
  return values.map((value, m) => {
    const before = values.slice(0, m).reduce((sum, one) => sum + one, 0) / total
    const y = whole.y + (m + 0.5) * line - height / 2
    const duration = lands[0] - terms[m]
    const [grown, still, cut] = [Math.min(0.4, 2 * APPEARING / duration), (added - terms[m]) / duration, 1 - APPEARING / duration]
    const rests = Math.max(grown, still)
    const [own, laid] = [`scaleX(${value / most})`, `translate(${before * row.width}px, ${row.y + row.height / 2 - height / 2 - y}px) scaleX(${value / total})`]
    return {
      one: put({ x: whole.x, y, width: whole.width, height }, "portion"),
      frames: [
        { opacity: 1, transform: "scaleX(0)" }, { opacity: 1, transform: own, offset: grown },
        { opacity: 1, transform: own, offset: rests, easing: "ease-in-out" },
        { opacity: 1, transform: laid, offset: rests + (cut - rests) * 0.6 },
        { opacity: 1, transform: laid, offset: Math.max(rests, cut) }, { opacity: 0, transform: laid },
      ],
      timing: { delay: terms[m], duration, easing: "linear" },
    }
  })
}
