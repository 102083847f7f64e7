// How far a goal is: what Python does not try at random. That both measure alike is held in test_goal_mirror.py.

import assert from "node:assert/strict"
import test from "node:test"
import { costOf, isBeyond, marksOf, verdictOf } from "../../ui/machine/measures.js"
import { givenMatrix } from "./pretend.js"

const measure = { says: "{}", how: "least", node: "X", cells: [[0, 0]], less: [0], other: null, sign: 1, bound: 1, reach: 1, is_kept: false, missing: "" }
const goal = (measures, cells = null) => ({ measures: measures.map((one) => ({ ...measure, ...one })), cells, start: [["X", [[0]]]] })
const chain = (value) => new Map([["X", givenMatrix("X", [[value]])]])

test("what cannot be measured is said in place of the number, and counts as nothing", () => {
  const { share, sentences } = verdictOf(goal([{ missing: "There is no such word." }]), chain(5))
  assert.deepEqual([share, sentences], [0, ["There is no such word."]])
})

test("as many numbers as may be changed are none too many", () => {
  const judged = [0, 1, null].map((cells) => goal([{}], cells)).map((one) => [verdictOf(one, chain(1)).is_reached, costOf(one, chain(1)).includes("Only")])
  assert.deepEqual(judged, [[false, true], [true, false], [true, false]])
})

test("farther away than at first is only what was not kept then", () => {
  assert.deepEqual([[-1, {}], [0, {}], [-1, { is_kept: true }]].map(([value, one]) => isBeyond({ ...measure, ...one }, chain(value))), [true, false, false])
})

test("what is asked of a number is its mark until it is so, but a sum asks nothing of each", () => {
  const mark = (value, one) => marksOf(goal([one]), chain(value)).get("X 0 0")
  assert.deepEqual([mark(0, {}), mark(1, {}), mark(0, { how: "size of the sum" })], ["\u2265 1", "\u2713", undefined])
  assert.equal(mark(0, { how: "largest size", sign: -1, bound: 0.1, less: [-2.5] }), "\u2192 \u22122.5")
  assert.deepEqual(["smallest size", "largest size"].map((how) => mark(0, { how })), ["|x| \u2265 1", undefined])
  assert.equal(marksOf(goal([{}, { bound: 0 }]), chain(0)).get("X 0 0"), "\u2265 1", "what is missing is said")
})
