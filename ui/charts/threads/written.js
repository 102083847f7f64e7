// Words stand once more beneath, as they were written or in another head: each is joined to itself, and its threads hang down.

import { shape } from "../../machine/shape.js"
import { path } from "./paths.js"
import { capital } from "./sentence.js"
import { isMovable, sharesOf } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** From where the threads end above to where they end beneath: two lines of words, and the way between them. */
const BETWEEN = 143

/** Put them there, beneath words that stand so low. @param {Figure} at @param {number[]} middles of the words as they were written @param {number} low @param {number} type */
export function layWritten(at, middles, low, type) {
  const { places, given: { tokens, moves } } = at
  at.written = moves.map((place) => ({ x: middles[place], y: low + BETWEEN }))
  const flip = `matrix(1 0 0 -1 0 ${2 * low + BETWEEN})`
  return [
    ...at.written.map(({ x, y }, j) => shape("path", { class: "join", d: `M${places[j].x},${low + 58} C${places[j].x},${low + 76} ${x},${y - 76} ${x},${y - 56}` })),
    ...tokens.map(() => shape("path", { class: "was", transform: flip })),
    ...tokens.map((token, j) => shape("text", { class: "old", x: at.written[j].x, y: low + BETWEEN - 33, "text-anchor": "middle", "font-size": type }, token)),
    ...at.written.map(({ x }) => shape("text", { class: "share old-share", x, y: low + BETWEEN - 11, "text-anchor": "middle" })),
    ...(isMovable(at) ? [low + 28, low + BETWEEN - 33] : [9, 2 * low + BETWEEN + 12]).map((y) => shape("text", { class: "level", x: 0, y })),
  ]
}

/** Show the threads of a word in both lines. @param {Figure} at @param {(share: number | null) => string} figures */
export function showWritten(at, figures) {
  const { svg, shown: [layer, head, i], written, given, places } = at
  const shares = sharesOf(at, [layer, 0, i])
  svg.dataset.lit = given.outlined.length === 1 ? String(given.outlined[0][1]) : ""
  const from = { x: written[i].x, y: places[i].y }
  shares.forEach((known, j) => {
    const share = known || 0
    const all = (/** @type {string} */ kind) => svg.querySelectorAll(kind)[j]
    all(".was").setAttribute("d", path({ ...at, places: written }, from, { x: written[j].x, y: places[j].y }))
    all(".was").setAttribute("stroke-width", String(Math.max(0.6, (30 * share) / given.most)))
    all(".was").classList.toggle("none", !share)
    all(".join").classList.toggle("from", i === j)
    all(".old").classList.toggle("from", i === j)
    all(".old").classList.toggle("most", i !== j && share > 0.3)
    all(".old-share").textContent = figures(known) || "?"
  })
  svg.querySelectorAll(".level").forEach((one, k) => { one.textContent = capital(given.names[k ? 0 : isMovable(at) ? 1 : head] ?? "") })
}
