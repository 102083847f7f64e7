// What a number came from, back to X.

import { operands } from "./chain.js"
import { SIDES } from "./strip.js"

/** @typedef {import("./payload.d.ts").Cell} Cell */

/**
 * All cells that a cell came from, by matrix and then row by row: how far back they are and which factor they belong to,
 * as a code of `SIDES`.
 *
 * @param {Map<string, import("./chain.js").Matrix>} chain @param {Cell} cell @param {number} depth
 * @returns {Map<string, Uint8Array>}
 */
export function origins(chain, cell, depth) {
  /** @type {Map<string, Uint8Array>} */
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
        const M = chain.get(operand.node)
        if (lines.has(line) || !M) return
        lines.add(line)
        const grid = gridOf(found, M)
        const side = SIDES.indexOf(step ? "far" : m ? "right" : "left")
        for (const from of cellsOf(M, operand)) {
          const index = from.row * M.columns.length + from.column
          if (grid[index]) continue
          grid[index] = side
          next.push(from)
        }
      })
    }
    edge = next
  }
  return found
}

/** What the cells of a matrix are, by row and column. @param {Map<string, Uint8Array>} found @param {import("./chain.js").Matrix} M */
export function gridOf(found, M) {
  const grid = found.get(M.name) ?? new Uint8Array(M.rows.length * M.columns.length)
  found.set(M.name, grid)
  return grid
}

/** @param {import("./chain.js").Matrix} M @param {import("./chain.js").Operand} operand @returns {Cell[]} */
function cellsOf(M, { node, row, column }) {
  const rows = row === null ? M.rows.map((_, i) => i) : [row]
  const columns = column === null ? M.columns.map((_, j) => j) : [column]
  return rows.flatMap((i) => columns.map((j) => ({ node, row: i, column: j })))
}
