// Whether the scores of a picture come from arrows that can be dragged, and how long the bars beside them are.

import assert from "node:assert/strict"
import test from "node:test"
import { barOf } from "../../ui/machine/bars.js"
import { hasArrows } from "../../ui/machine/geometry.js"
import { givenMatrix } from "./pretend.js"

const SCORES = { kind: "product", reads: ["Q", "K"], turned: true }

function has(changes = {}) {
  const steps = { Q: { kind: "given", reads: [] }, K: { kind: "given", reads: [] }, scores: SCORES, weights: { kind: "softmax", reads: ["scores"] }, ...changes }
  return hasArrows(new Map(Object.entries(steps).filter(([, step]) => step).map(([name, step]) => [name, { ...givenMatrix(name, [[1]]), step }])))
}

test("scores are arrows' where they are the product of queries and keys that are there", () => {
  assert.equal(has(), true)
  assert.equal(has({ K: null }), false)
  assert.equal(has({ scores: { ...SCORES, turned: false } }), false)
  assert.equal(has({ scores: { ...SCORES, kind: "sum" } }), false)
})

test("and only where all that comes after them follows from them", () => {
  assert.equal(has({ weights: null }), false)
  assert.equal(has({ weights: { kind: "given", reads: [] } }), false)
})

test("a bar is as long as its number, to both sides where one is below zero, and a share as a part of 1", () => {
  assert.deepEqual([1, 4].map((value) => barOf(value, [1, 2, 4], false)), [{ from: 0, size: 25 }, { from: 0, size: 100 }])
  assert.deepEqual([-1, 2].map((value) => barOf(value, [-1, 2, -4], false)), [{ from: 37.5, size: 12.5 }, { from: 50, size: 25 }])
  assert.deepEqual([barOf(0.5, [0.1, 0.5], true), barOf(0, [0, 0], false)], [{ from: 0, size: 50 }, { from: 0, size: 0 }])
})
