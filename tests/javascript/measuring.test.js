// How far a goal is: what Python does not try at random. That both measure alike is held in test_goal_mirror.py.

import assert from "node:assert/strict"
import test from "node:test"
import { costOf, marksOf, measureText, verdictOf } from "../../ui/machine/measuring.js"
import { givenMatrix } from "./blank.js"

const measure = { says: "{}", how: "least", node: "X", cells: [[0, 0]], less: [0], other: null, sign: 1, bound: 1, reach: 1, is_kept: false, missing: "" }
const goal = (measures, cells = null) => ({ measures: measures.map((one) => ({ ...measure, ...one })), cells, start: [["X", [[0]]]] })
const chain = (value) => new Map([["X", givenMatrix("X", [[value]])]])

test("nobody is told of the whole share before the goal is reached", () => {
  assert.equal(verdictOf(goal([{}]), chain(0.25)).share, 0.25)
  assert.deepEqual(verdictOf(goal([{}]), chain(1 - 1e-6)).share, 0.99)
  assert.equal(verdictOf(goal([{}]), chain(1)).share, 1)
  assert.equal(verdictOf(goal([{}], 0), chain(1)).share, 0.99, "too many numbers were changed")
  assert.equal(verdictOf(goal([{}, { bound: 9 }]), chain(1)).share, 0.5, "what is far away takes nothing from what is reached")
})

test("what has to stay as it was takes from the share and gives none", () => {
  const kept = { sign: -1, bound: 0, is_kept: true }
  assert.equal(verdictOf(goal([{}, kept]), chain(0.5)).share, 0.25)
  assert.equal(verdictOf(goal([kept]), chain(0)).share, 1)
})

test("what cannot be measured is said in place of the number, and counts as nothing", () => {
  const { share, sentences } = verdictOf(goal([{ missing: "There is no such word." }]), chain(5))
  assert.deepEqual([share, sentences], [0, ["There is no such word."]])
})

test("a measure is told with a minus as long as a plus, and nothing has none", () => {
  assert.deepEqual([-0.5, -0.00001, 2].map((value) => measureText(value, 1)), ["\u22120.5000", "0.0000", "2.0000"])
})

test("the cost counts numbers that were changed, and says how many may be", () => {
  assert.equal(costOf(goal([]), chain(0)), "")
  assert.equal(costOf(goal([], 1), chain(-0.5)), "Changed: 1 number, by 0.5 in all.")
  assert.equal(costOf(goal([], 0), chain(2)), "Changed: 1 number, by 2 in all. Only 0 may be changed.")
})

test("what is asked of a number is its mark until it is so, but a sum asks nothing of each", () => {
  const mark = (value, one) => marksOf(goal([one]), chain(value)).get("X 0 0")
  assert.deepEqual([mark(0, {}), mark(1, {}), mark(0, { how: "size of the sum" })], ["\u2265 1", "\u2713", undefined])
  assert.equal(mark(0, { how: "largest size", sign: -1, bound: 0.1, less: [-2.5] }), "\u2192 \u22122.5")
  assert.deepEqual(["smallest size", "largest size"].map((how) => mark(0, { how })), ["|x| \u2265 1", undefined])
  assert.equal(marksOf(goal([{}, { bound: 0 }]), chain(0)).get("X 0 0"), "\u2265 1", "what is missing is said")
})
