// What Python answers while more is typed: an answer to what stands there no more changes nothing.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix } from "./blank.js"
import { attachEditor, tellChange, tellKept } from "../../ui/machine/editing.js"

globalThis.matchMedia = () => ({ matches: false })

/** A machine with one matrix that can be typed over, and all that it has sent. */
function opened() {
  const sent = []
  const machine = Object.assign(bare(), { send: (_, texts) => sent.push(texts) })
  const answer = (typed, base = "") => {
    machine.given = { ...machine.given, chain: [{ ...givenMatrix("X", [[1, 2]]), base, editable: true, typed }] }
    for (const update of machine.updates) update()
  }
  const type = (column, text) => machine.typeOver({ node: "X", row: 0, column }, text, true)
  attachEditor(machine)
  answer([])
  return { answer, type, sent }
}

test("an answer to what was typed earlier takes nothing back", () => {
  const { answer, type, sent } = opened()
  type(0, "3")
  type(0, "34")
  answer([[0, 0, "3"]])
  type(1, "5")
  assert.deepEqual(sent.at(-1).X, [[0, 0, "34"], [0, 1, "5"]])
})

test("once the last was answered, what stood there before holds if Python sends it again, as after Back", () => {
  const { answer, type, sent } = opened()
  type(0, "3")
  answer([[0, 0, "3"]])
  answer([])
  type(1, "5")
  assert.deepEqual(sent.at(-1).X, [[0, 1, "5"]])
})

test("an answer that nothing here has asked for holds", () => {
  const { answer, type, sent } = opened()
  type(0, "3")
  answer([[0, 0, "7"]])
  type(1, "5")
  assert.deepEqual(sent.at(-1).X, [[0, 0, "7"], [0, 1, "5"]])
})

test("other numbers drop what was typed over the ones before", () => {
  const { answer, type, sent } = opened()
  type(0, "3")
  type(0, "34")
  answer([], "another")
  type(1, "5")
  assert.deepEqual(sent.at(-1).X, [[0, 1, "5"]])
})

test("what stands there already is not sent once more", () => {
  const { type, sent } = opened()
  type(0, "3")
  type(0, "3")
  assert.equal(sent.length, 1)
})

/** A machine with one matrix, and what it says. */
function speaking() {
  const machine = Object.assign(bare(), { chain: new Map([["X", givenMatrix("X", [[1, 2], [3, 4]])]]), said: "" })
  machine.say = (text) => { machine.said = text }
  return machine
}

test("what is undone or done again says what stands there now, and without a text that it is as at first", () => {
  const machine = speaking()
  const change = (before, now) => {
    tellChange(machine, "Undone.", before, now)
    return machine.said
  }
  assert.equal(change({ X: [[0, 1, "7"]] }, { X: [] }), "Undone. X: word 0, column 2 is as it was at first.")
  assert.equal(change({ X: [[0, 1, "7"]] }, { X: [[0, 1, "1/3"]] }), "Undone. X: word 0, column 2 is now 1/3.")
  assert.equal(change({ divisor: [[0, 0, "7"]] }, { divisor: [] }), "Undone.")
})

test("what is kept is said with the cell that comes next, a text that is no plain number as a text, the last row once", () => {
  const machine = speaking()
  const keep = (text, next) => {
    tellKept(machine, { node: "X", row: 1, column: 0 }, text, next)
    return machine.said
  }
  assert.equal(keep("7", { node: "X", row: 1, column: 1 }), "X: word 1, column 1 is now 7. X: word 1, column 2: 4.")
  assert.equal(keep("abc", { node: "X", row: 1, column: 0 }), "X: word 1, column 1: “abc” was typed.")
})
