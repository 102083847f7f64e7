// The threads as paths.

import { NARROW } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** @typedef {import("./weights.js").Place} Place */

/** From line to line in a longer text. */
export const LINE = 44

/** Threads to another line leave their word side by side, by this part of their way. */
const SPREAD = 0.08

/** How high the thread between two words rises. @param {number} along how far one is from the other */
export const highest = (along) => 30 + Math.abs(along) * 0.475

/** A thread from one place to another. @param {Figure} at @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
export function path(at, a, b) {
  if (at.given.others.length) return `M${a.x},${a.y} C${a.x},${(a.y + b.y) / 2} ${b.x},${(a.y + b.y) / 2} ${b.x},${b.y}`
  if (at.isWrapped && a.y !== b.y) {
    // from below a word down to one, or up from above it
    const under = at.line > LINE ? 44 : 29 // its weight stands there, if lines have room for it
    const [from, to] = a.y < b.y ? [a.y + under, b.y + 8] : [a.y + 8, b.y + under]
    const x = a.x + (b.x - a.x) * SPREAD
    return `M${x},${from} C${x},${(from + to) / 2} ${b.x},${(from + to) / 2} ${b.x},${to}`
  }
  const room = a.y + (at.given.title ? -8 : 8)
  if (at.isWrapped && a.x !== b.x)
    return `M${a.x},${a.y} Q${(a.x + b.x) / 2},${a.y - Math.min(0.8 * at.line, room)} ${b.x},${b.y}`
  if (at.isWrapped) {
    const up = Math.min(0.58 * at.line, 1.2 * room) // three quarters of it are seen
    return `M${a.x - 5},${a.y} c${-0.4 * up},${-up} ${0.4 * up + 10},${-up} 10,0`
  }
  const out = Math.min(60, 1.6 * Math.min(a.x, at.figure.clientWidth - a.x)) // a loop at the edge is narrower
  return a.x === b.x
    ? `M${a.x - 8},${a.y} c${-out},-110 ${out + 16},-110 16,0`
    : `M${a.x},${a.y} Q${(a.x + b.x) / 2},${2 * crown(at, a, b).y - a.y} ${b.x},${b.y}`
}

/** Where a thread between two words of a line is highest. @param {Figure} at @param {Place} a @param {Place} b @returns {Place} */
export function crown(at, a, b) {
  const from = at.given.least ? at.places[0] : a // products are compared: of places as far apart, a thread is as high
  const most = highest(Math.max(...at.places.map(({ x }) => Math.abs(x - from.x)), Math.abs(b.x - a.x)))
  const times = Math.min(at.figure.clientWidth < NARROW || at.given.tall ? 2 : 1, (a.y - 20) / most) // all lower where the longest would not fit; on a phone the longest takes all the room
  return { x: (a.x + b.x) / 2, y: a.y - highest(b.x - a.x) * times }
}
