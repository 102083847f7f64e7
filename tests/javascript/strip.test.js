// A matrix as a strip of colour: which cell is where somebody points, and how strong each colour is.

import assert from "node:assert/strict"
import test from "node:test"
import { cellIn, tones } from "../../ui/machine/strip.js"
import { givenMatrix } from "./blank.js"

/** Two rows and three columns, each cell ten pixels, drawn twice as large. */
const canvas = (turned = "") => ({ dataset: { node: "Q", width: "10", height: "10", turned }, width: 30, height: 20, clientWidth: 60, clientHeight: 40 })

test("a point of a strip is in its cell, and beside the strip in the nearest", () => {
  assert.deepEqual(cellIn(canvas(), 59, 1), { node: "Q", row: 0, column: 2 })
  assert.deepEqual(cellIn(canvas(), 20, 20), { node: "Q", row: 1, column: 1 })
  assert.deepEqual(cellIn(canvas(), 60, 40), { node: "Q", row: 1, column: 2 })
  assert.deepEqual(cellIn(canvas(), -5, 99), { node: "Q", row: 1, column: 0 })
  assert.deepEqual(cellIn(canvas("yes"), 59, 1), { node: "Q", row: 2, column: 0 })
})

test("each number has a tint on the scale of its row, and what is covered or masked has none", () => {
  const shades = tones(givenMatrix("Q", [[1, null], [-1, -Infinity]]), [[-1, 1], [-2, 2]])
  assert.deepEqual([...shades].map(Number.isNaN), [false, true, false, true])
  assert.ok(shades[2] < 0 && shades[0] > -shades[2], "the second row has a wider scale")
})
