// Numbers that are asked for: which cells become boxes.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix } from "./blank.js"
import { filling } from "../../ui/machine/filling.js"

/** A matrix as it stands in a picture, in cells that can hold a box. */
function placed(node, turned = false) {
  const held = { toggleAttribute: () => {}, removeAttribute: () => {}, replaceChildren: () => {}, querySelector: () => null }
  return { place: { node, turned }, cells: [[0, 1].map(() => ({ ...held, dataset: {} }))] }
}

test("a matrix that stands in several places has its boxes in the first where it is upright, and only those asked for", () => {
  const machine = bare()
  const views = [placed("K", true), placed("K"), placed("V"), placed("V")]
  const asked = (name) => ({ ...givenMatrix(name, [[1, null]]), boxes: [{ row: 0, column: 1, text: "", mark: "", hint: false }] })
  Object.assign(machine, { views, chain: new Map(["K", "V"].map((name) => [name, asked(name)])) })
  filling(machine)
  for (const update of machine.updates) update()
  assert.deepEqual(views.map(({ cells }) => cells[0].map((td) => td.dataset.held === "box")), [[false, false], [false, true], [false, true], [false, false]])
})
