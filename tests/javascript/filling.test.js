// Numbers that are asked for: which cells become boxes.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix, pretend } from "./blank.js"
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

test("what was confirmed goes along with what is sent for eight seconds, and then no more", (t) => {
  class Piece {}
  pretend(t, { Element: Piece, HTMLElement: Piece, HTMLInputElement: Piece, HTMLCanvasElement: class {} })
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const heard = {}
  const sent = []
  const stage = { addEventListener: (kind, hears) => { heard[kind] ??= hears }, querySelectorAll: () => [] }
  const machine = { ...bare(), stage, send: (_, filled) => sent.push(filled) }
  machine.given.isSmall = true
  filling(machine)
  /** Type into a box, leave it, and let Python confirm that. */
  const type = (column, value) => {
    const td = Object.assign(new Piece(), { dataset: { row: 0, column }, closest: () => ({ dataset: { node: "K" } }) })
    const target = Object.assign(new Piece(), { value, classList: { contains: () => true }, closest: () => td })
    for (const kind of ["input", "focusout"]) heard[kind]({ target })
    machine.given.filled = sent.at(-1).stamp
    for (const update of machine.updates) update()
  }
  type(0, "0.5")
  type(1, "2")
  t.mock.timers.tick(8000)
  type(0, "0.25")
  assert.deepEqual(sent.map(({ cells }) => cells.map(([, , , text]) => text)), [["0.5"], ["0.5", "2"], ["0.25"]])
})
