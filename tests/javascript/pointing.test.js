// Which number is explained: the one pointed at, else the pinned one while it is there to be seen.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix } from "./blank.js"
import { pin, reveal, show } from "../../ui/machine/pointing.js"

const cell = { node: "Q", row: 0, column: 1 }
const opening = { node: "X", row: 0, column: 0 }

function explained(changes) {
  const chain = new Map(["X", "Q"].map((name) => [name, givenMatrix(name, [[1, 2]])]))
  const machine = Object.assign(bare(), { chain, pinned: cell, opening }, changes)
  show(machine)
  return machine.subject
}

test("a pinned number is explained unless another one is pointed at", () => {
  assert.equal(explained({}), cell)
  const other = { ...cell, column: 0 }
  assert.equal(explained({ pointed: other }), other)
})

test("a pinned number of a matrix that the step has not come to gives its place to the one explained at first", () => {
  assert.equal(explained({ later: new Set(["Q"]) }), opening)
  assert.equal(explained({ later: new Set(["K"]) }), cell)
})

test("a number that was pinned before the step was chosen is not explained, but one pinned since is", () => {
  assert.equal(explained({ passed: { ...cell } }), opening)
  assert.equal(explained({ passed: { ...cell, row: 1 } }), cell)
})

test("a place that there is not is explained nowhere", () => {
  assert.equal(explained({ pinned: { ...cell, column: 2 } }), opening)
  assert.equal(explained({ pinned: { ...cell, node: "K" }, opening: null }), null)
})

test("who pins a number sends it, and sees it even if it was pinned before", () => {
  const sent = []
  const machine = Object.assign(bare(), { chain: new Map([["Q", givenMatrix("Q", [[1, 2]])]]), passed: cell, send: (...one) => sent.push(one) })
  pin(machine, cell)
  assert.equal(machine.subject, cell)
  pin(machine, null)
  assert.equal(machine.subject, null)
  assert.deepEqual(sent, [["pinned", cell], ["pinned", null]])
})

test("a picture that scrolls opens at the number that is explained first, with what stands above it", () => {
  const scrolled = (scrollHeight, first = opening) => {
    const box = (top, height) => ({ getBoundingClientRect: () => ({ top, bottom: top + height }) })
    const stage = { scrollHeight, clientHeight: 100, scrollTop: 0, ...box(10, 100) }
    const moving = { ...box(40, 20), closest: () => box(310, 20) } // on its way from the picture before to its row
    reveal({ stage, views: [{ place: { node: "X" }, cells: [[moving]] }], opening: first })
    return stage.scrollTop
  }
  assert.deepEqual([scrolled(400), scrolled(100), scrolled(400, null), scrolled(400, cell)], [222, 0, 0, 0])
})
