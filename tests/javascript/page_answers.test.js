// A page by itself: what it answers in Python's place, what it covers, and which answers are right.

import assert from "node:assert/strict"
import test from "node:test"

import { recomputePicture, coverNode, isRight, read } from "../../ui/machine/page_answers.js"
import { givenMatrix } from "./pretend.js"


const scores = { ...givenMatrix("scores", [[1, 2], [3, 4]]), editable: false, step: { kind: "product", reads: ["X", "X"], turned: true } }
const picture = { chain: [{ ...givenMatrix("X", [[1, 0], [0, 2]]), editable: true }, scores], told: [], comparison: null }

test("what follows from numbers that are typed over is computed, and a text that is none is told", () => {
  const { chain: [X, S], told } = recomputePicture(picture, { X: [[0, 0, "3"], [0, 1, "50 %"], [1, 1, "two"]] })
  assert.deepEqual(X.values, [[3, 0.5], [0, 2]])
  assert.deepEqual(S.values, [[9.25, 1], [1, 4]])
  assert.deepEqual(X.typed.length, 3)
  assert.deepEqual([X.problems, told], [[[1, 1, told[0]]], ["Row 2, column 2 of X: “two” is not a plain number."]])
})

test("a matrix that is asked for is covered with all that follows from it, and nothing can be typed over", () => {
  const { chain: [X, S] } = coverNode(picture, "scores")
  assert.deepEqual([X.values, S.values], [picture.chain[0].values, [[null, null], [null, null]]])
  assert.ok(!X.editable)
  assert.deepEqual(coverNode(picture, "X").chain[1].values, [[null, null], [null, null]])
})

test("an answer is right if it is so in all its decimals, of which two are the fewest", () => {
  for (const text of ["0.7029", "0.7", ".703", "0,703", "0.702919", "70.29 %"]) assert.ok(isRight(text, read(text), 0.702919), text)
  for (const text of ["0.7028", "0.71", "0.702920", "1"]) assert.ok(!isRight(text, read(text), 0.702919), text)
})
