// Whether the scores of a picture come from arrows that can be dragged.

import assert from "node:assert/strict"
import test from "node:test"
import { hasArrows } from "../../ui/machine/geometry.js"
import { givenMatrix } from "./blank.js"

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
