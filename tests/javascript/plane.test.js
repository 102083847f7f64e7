// A plane with arrows: how far its axes go, and which numbers stand where.

import assert from "node:assert/strict"
import test from "node:test"
import { PLANE, extentOf, labelOf, labelled, numbersAt, placeOf, unitOf } from "../../ui/machine/plane.js"

test("axes go somewhat farther than the longest arrow, to half a unit", () => {
  assert.deepEqual([[1, -4.4], [0.03], [0, 0], [9]].map(extentOf), [5.5, 0.04, 1, 15])
})

test("a unit is the power of ten in a number", () => {
  assert.deepEqual([5.5, 10, 0.04].map(unitOf), [1, 10, 0.01])
})

test("two numbers stand in the middle, to the right and up, and are found there again", () => {
  assert.deepEqual(placeOf(0, 0, 5), [PLANE / 2, PLANE / 2])
  const [left, top] = placeOf(5, 2, 5)
  assert.ok(left > PLANE / 2 && left < PLANE && top < PLANE / 2)
  assert.deepEqual(numbersAt(left, top, 5).map((one) => Number(one.toFixed(9))), [5, 2])
})

test("an arrow is called by its word, cut where it is long, and by its kind where there are both", () => {
  const [query, key] = ["query", "key"].map((kind) => ({ kind }))
  assert.equal(labelOf("query", "bank", [query, query]), "bank")
  assert.deepEqual(["query", "key"].map((kind) => labelOf(kind, "bank", [query, key])), ["q bank", "k bank"])
  assert.deepEqual(["extraordinar", "extraordinary"].map((word) => labelOf("query", word, [query])), ["extraordinar", "extraordina…"])
})

test("where there is no clear place a label lies where it covers least, within the plane", () => {
  const taken = [{ x: 0, y: 0, wide: PLANE, high: PLANE }, { x: 0, y: 0, wide: PLANE - 60, high: PLANE }]
  const [{ x, y, wide, high }] = labelled([{ text: "q bank", tip: [PLANE - 30, 5] }], taken)
  assert.ok(x > PLANE - 60 && x + wide <= PLANE && y >= 0 && y + high <= PLANE, `${x} ${y}`)
})

test("no label lies on an arrow", () => {
  /** @type {[number, number][]} */
  const tips = [[300, 130], [230, 145], [210, 150], [190, 80]]
  const labels = labelled(tips.map((tip) => ({ text: "q chased", tip })), [])
  const onLabels = tips.flatMap(([left, top]) => [0.2, 0.4, 0.6, 0.8, 1].filter((share) => {
    const [x, y] = [left, top].map((one) => PLANE / 2 + share * (one - PLANE / 2))
    return labels.some((label) => x > label.x && x < label.x + label.wide && y > label.y && y < label.y + label.high)
  }))
  assert.deepEqual(onLabels, [])
})
