// What Python answers while more is typed: an answer to what stands there no more changes nothing.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix } from "./blank.js"
import { editing } from "../../ui/machine/editing.js"

/** A machine with one matrix that can be typed over, and all that it has sent. */
function opened() {
  const sent = []
  const machine = Object.assign(bare(), { send: (_, texts) => sent.push(texts) })
  const answer = (typed, base = "") => {
    machine.given = { ...machine.given, chain: [{ ...givenMatrix("X", [[1, 2]]), base, editable: true, typed }] }
    for (const update of machine.updates) update()
  }
  const type = (column, text) => machine.typeOver({ node: "X", row: 0, column }, text, true)
  editing(machine)
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
