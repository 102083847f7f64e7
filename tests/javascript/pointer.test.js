// Where a picture that scrolls opens.

import assert from "node:assert/strict"
import test from "node:test"
import { reveal } from "../../ui/machine/pointer.js"

const opening = { node: "X", row: 0, column: 0 }

test("a picture that scrolls opens at the number that is explained first, with its whole step or what stands above it", () => {
  const box = (/** @type {number} */ top, /** @type {number} */ height) => ({ getBoundingClientRect: () => ({ top, bottom: top + height }) })
  const scrolled = (scrollHeight, first = opening, isEntered = false, step = 150, row = box(310, 20), asked = "") => {
    const stage = { scrollHeight, clientHeight: 100, scrollTop: 0, ...box(10, 100), matches: () => isEntered }
    const moving = { ...box(40, 20), closest: (one) => one === "tr" ? row : box(290, step) } // on its way from the picture before to its row
    reveal({ stage, views: [{ place: { node: "X" }, cells: [[moving]], table: { closest: () => box(250, 300) } }], opening: first, given: { asked } })
    return stage.scrollTop
  }
  assert.ok(scrolled(400, opening, false, 90, box(0, 0)) < 0, "which a browser keeps at 0: what is hidden is no place to go")
  assert.deepEqual([scrolled(400, opening, false, 90), scrolled(400), scrolled(100), scrolled(400, null), scrolled(400, { ...opening, node: "Q" }), scrolled(400, opening, true)], [272, 222, 0, 0, 0, 0])
  assert.deepEqual([scrolled(400, opening, false, 150, box(310, 20), "X"), scrolled(400, null, false, 150, box(310, 20), "X")], [240, 240], "what is filled in, from its title on")
})
