// A plane with arrows: how far its axes go, and which numbers stand where.

import assert from "node:assert/strict"
import test from "node:test"
import { PLANE, labelOf, placeLabels, placeOf, unitOf, viewOf } from "../../ui/machine/plane.js"

const FAR = { x: 4, y: 1 }

test("the origin and all tips are seen, with room around them", () => {
  for (const tips of [[FAR], [FAR, { x: -2, y: -1 }], [{ x: -0.03, y: 0 }]]) {
    for (const { x, y } of [{ x: 0, y: 0 }, ...tips]) assert.ok(placeOf(x, y, viewOf(tips)).every((at) => at > 40 && at < PLANE - 40))
  }
})

test("a unit is the power of ten in half of what is seen", () => {
  assert.deepEqual([11, 20, 0.08].map((span) => unitOf({ left: 0, bottom: 0, span })), [1, 10, 0.01])
})

test("an arrow is called by its word, cut where it is long, and by its kind where there are both", () => {
  const [query, key] = ["query", "key"].map((kind) => ({ kind }))
  assert.equal(labelOf("query", "bank", [query, query]), "bank")
  assert.deepEqual(["query", "key"].map((kind) => labelOf(kind, "bank", [query, key])), ["q bank", "k bank"])
  assert.deepEqual(["extraordinar", "extraordinary"].map((word) => labelOf("query", word, [query])), ["extraordinar", "extraordina…"])
})

test("where there is no clear place a label lies where it covers least, within the plane", () => {
  const taken = [{ x: 0, y: 0, wide: PLANE, high: PLANE }, { x: 0, y: 0, wide: PLANE - 60, high: PLANE }]
  const [{ x, y, wide, high }] = placeLabels([{ text: "q bank", tip: [PLANE - 30, 5] }], taken, [PLANE / 2, PLANE / 2])
  assert.ok(x > PLANE - 60 && x + wide <= PLANE && y >= 0 && y + high <= PLANE, `${x} ${y}`)
})

test("no label lies on an arrow", () => {
  /** @type {[number, number][]} */
  const tips = [[300, 130], [230, 145], [210, 150], [190, 80]]
  const labels = placeLabels(tips.map((tip) => ({ text: "q chased", tip })), [], [PLANE / 2, PLANE / 2])
  const onLabels = tips.flatMap(([left, top]) => [0.2, 0.4, 0.6, 0.8, 1].filter((share) => {
    const [x, y] = [left, top].map((one) => PLANE / 2 + share * (one - PLANE / 2))
    return labels.some((label) => x > label.x && x < label.x + label.wide && y > label.y && y < label.y + label.high)
  }))
  assert.deepEqual(onLabels, [])
})
