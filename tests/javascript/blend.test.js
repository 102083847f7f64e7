// Two chains in one: the numbers on the way from one to the other, and how far they lie apart.

import assert from "node:assert/strict"
import test from "node:test"
import { mixChains, distances, withSpan } from "../../ui/machine/blend.js"
import { givenMatrix } from "./pretend.js"

const chainWith = (values, other = true) => new Map([["X", { ...givenMatrix("X", values), ...(other && { other: {} }) }]])
const numbers = (a, b, share) => mixChains(chainWith([a]), chainWith([b]), share).get("X").values[0]

test("a masked number is exchanged at the end, and one that is covered in either stays covered all the way", () => {
  assert.deepEqual([0, 0.5, 1].map((share) => numbers([-Infinity, null, 1], [2, 1, null], share)),
    [[-Infinity, null, null], [-Infinity, null, null], [2, null, null]])
  assert.deepEqual([0, 0.5, 1].map((share) => numbers([2], [-Infinity], share)), [[2], [2], [-Infinity]])
})

test("only what both have, and what differs, is mixed; the numbers of both say how it is written", () => {
  const chain = chainWith([[1]])
  assert.equal(mixChains(chain, null, 0.5), chain)
  assert.deepEqual(mixChains(chain, new Map(), 0.5).get("X").values, [[1]])
  assert.deepEqual(mixChains(chainWith([[1]], false), chainWith([[3]]), 0.5).get("X").values, [[1]])
  assert.deepEqual(withSpan(mixChains(chain, chainWith([[300]]), 0.5).get("X")).values, [[1, 300]])
  assert.deepEqual(withSpan(givenMatrix("X", [[1]])).values, [[1]])
  const decimals = (/** @type {number[]} */ a, /** @type {number[]} */ b) => mixChains(chainWith([a]), chainWith([b]), 0).get("X").decimals
  assert.deepEqual([decimals([0.6086, 0.5], [0.7, 0.6122]), decimals([0.6086, 0.5], [0.6122, 0.7])], [2, 3], "numbers of one place are told apart")
})

test("the farthest lie 1 apart, and none that are written alike or covered", () => {
  const [a, b] = [[[1, 1, 1, null, 1]], [[1, 2, 5, 1, 1.00001]]].map((values) => givenMatrix("X", values))
  assert.deepEqual(distances(a, b, 6), [[0, 0.25, 1, 0, 0]])
  const [masked, seen] = [[[-Infinity, 1]], [[3, 2]]].map((values) => givenMatrix("X", values))
  assert.deepEqual(distances(masked, seen, 6), [[1, 1]])
})
