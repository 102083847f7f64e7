// Two chains in one picture: which of them is shown, and what is said of a cell that has two numbers.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix } from "./blank.js"
import { nearerChain, originAloud, cellAloud } from "../../ui/machine/comparing.js"

const chainOf = (values) => new Map([["X", { ...givenMatrix("X", [values]), other: true }]])

/** A machine that compares two chains of one row. */
const compared = (one, other, blend = 0) => {
  const machine = bare()
  return { ...machine, chain: chainOf(one), other: chainOf(other), blend, given: { ...machine.given, comparison: ["right", "wrong"] } }
}

const at = (column) => ({ node: "X", row: 0, column })

test("beyond the middle the other chain is nearer, and without one there is only the first", () => {
  const machine = compared([1], [2])
  assert.deepEqual([0, 0.5, 0.51, 1].map((blend) => nearerChain({ ...machine, blend }) === machine.other), [false, false, true, true])
  assert.equal(nearerChain({ ...machine, other: null, blend: 1 }), machine.chain)
})

test("both numbers of a cell are said, or that they are the same, or that it is covered", () => {
  const machine = compared([0.5, 2, null], [0.25, 2, null])
  assert.match(cellAloud(machine, at(0)), /: right 0\.5, wrong 0\.25$/)
  assert.match(cellAloud(machine, at(1)), /: 2, the same in both$/)
  assert.match(cellAloud(machine, at(2)), /: covered$/)
  assert.match(cellAloud({ ...machine, other: null }, at(0)), /: 0\.5$/)
  assert.equal(cellAloud(machine, { node: "Q", row: 0, column: 0 }), "")
})

test("between two chains a number that differs is said to be a mix; at an end, and where both are alike, it has its arithmetic", () => {
  const said = (blend, column) => originAloud(compared([0.5, 2], [0.25, 2], blend), at(column))
  assert.match(said(0.4, 0), /^A mix, not a result\./)
  assert.match(said(0.4, 1), /is given.*: 2$/)
  assert.match(said(1, 0), /is given.*: 0\.25$/)
})
