// Where another picture has come, it is whole, and what was pinned before it is explained again.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, blank, givenMatrix } from "./blank.js"
import { stepping } from "../../ui/machine/stepping.js"

globalThis.ResizeObserver = class { observe() {} }
globalThis.matchMedia = () => blank

test("another picture forgets that a step was chosen after a number was pinned, and the same one does not", () => {
  const machine = bare()
  const show = (name) => {
    machine.passed = { node: "X", row: 0, column: 0 }
    machine.given = { ...machine.given, chain: [givenMatrix(name, [[1]])] }
    for (const update of machine.updates) update()
    return machine.passed
  }
  stepping(machine)
  assert.deepEqual([show("X"), show("X"), show("Q")].map(Boolean), [false, true, false])
})
