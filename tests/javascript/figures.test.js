// Numbers as they are written.

import assert from "node:assert/strict"
import test from "node:test"
import { commonEnds, decimalsAtRest, exactly, figure, formatOf, scales, tint } from "../../ui/machine/figures.js"
import { colour } from "../../ui/machine/picture.js"

test("a whole number is written out up to seven digits, and a small one to four zeros", () => {
  const written = [1, -1, 1234567, 9999999, 12345678, 0.0001, 0.00001234, -2.5e9, 1 / 3, 0, null, -Infinity].map(exactly)
  assert.deepEqual(written, ["1", "−1", "1234570", "1·10⁷", "1.23457·10⁷", "0.0001", "1.234·10⁻⁵", "−2.5·10⁹", "0.333333", "0", "?", "−∞"])
})

test("within a matrix points stand in line, and what rounds to zero is told from zero", () => {
  const long = { decimals: 2, isShort: false }
  assert.deepEqual([1.005, -0.5, 0, 0.001, -0.001].map((value) => figure(value, long)), ["1.00", "−0.50", "0\u2008\u2007\u2007", "≈ 0", "≈ 0"])
  assert.deepEqual([0.25, 1, 0.001].map((value) => figure(value, { decimals: 2, isShort: true })), [".25", "1.00", "≈0"])
  assert.deepEqual([null, -Infinity, Infinity].map((value) => figure(value, { decimals: 0, isShort: false })), ["?", "−∞", "∞"])
})

test("a large number leaves less room for decimals, and a share none for its zero where it is narrow", () => {
  const M = (values, share = false) => ({ values, share, decimals: 4 })
  assert.deepEqual(formatOf(M([[0.5]]), 6), { decimals: 4, isShort: false })
  assert.deepEqual(formatOf(M([[-123.4, null, -Infinity]]), 6), { decimals: 3, isShort: false })
  assert.deepEqual(formatOf({ ...M([[12345678]]), decimals: 0 }, 6), { decimals: 0, isShort: false })
  assert.deepEqual(formatOf(M([[0.5]], true), 4), { decimals: 4, isShort: true })
  assert.deepEqual(formatOf(M([[0.5]], true), 5), { decimals: 4, isShort: false })
  assert.deepEqual(formatOf({ ...M([[0.5]], true), decimals: 2 }, 3), { decimals: 2, isShort: false })
})

test("colours go from zero, from the least number, or both ways alike", () => {
  const M = { values: [[1, 3], [-2, 1], [5, 5]], share: false }
  assert.deepEqual(scales(M, "row", null), [[1, 3], [-2, 2], [5, 5]])
  assert.deepEqual(scales(M, "matrix", null), Array(3).fill([-5, 5]))
  assert.deepEqual(scales(M, "all", [0, 9]), Array(3).fill([0, 9]))
  assert.deepEqual(scales({ ...M, share: true }, "all", [0, 9]), Array(3).fill([0, 1]))
  assert.deepEqual(scales({ ...M, values: [[null]] }, "matrix", null), [[0, 1]])
  assert.deepEqual([commonEnds([{ ...M, values: [[1, 3]] }, { ...M, values: [[9]], share: true }]), commonEnds([M])], [[0, 3], [-5, 5]])
  assert.deepEqual([tint(2, [1, 3]), tint(-1, [-2, 2]), tint(5, [5, 5]), tint(null, [0, 1]), tint(-Infinity, [0, 1])], [0.5, -0.5, 0, 0, 0])
})

test("at rest a number has two decimals, or as many as tell the numbers of its row apart, and none is whole that is not; beside an answer it has all", () => {
  const M = (values, decimals = 4) => ({ values, share: false, decimals })
  assert.equal(decimalsAtRest(M([[0.1111, 0.2222], [0.1111, 0.1111]])), 2)
  assert.equal(decimalsAtRest(M([[0.1451, 0.1525]])), 3)
  assert.equal(decimalsAtRest(M([[0.1451, 0.1441, null]])), 2)
  assert.equal(decimalsAtRest(M([[0.1411, 0.1419, -Infinity]])), 3)
  assert.equal(decimalsAtRest(M([[1, 2]], 0)), 0)
  assert.deepEqual([[0.18, null], [null, null]].map((values) => decimalsAtRest({ ...M([values]), boxes: [{}] })), [4, 2])
  assert.equal(formatOf(M([[123456.6]]), 2).decimals, 1)
})

test("a cell says whether its number is covered, masked, negative or not, and how strong its colour is", () => {
  const tints = []
  const cell = { dataset: {}, style: { getPropertyValue: () => "", setProperty: (_, strength) => tints.push(strength) } }
  const signs = [null, -Infinity, -1, 2].map((value) => (colour(cell, value, [-2, 2]), cell.dataset.sign))
  assert.deepEqual(signs, ["covered", "masked", "minus", "plus"])
  assert.deepEqual(tints, ["0.00", "0.00", "0.50", "1.00"])
})
