// How many digits the numbers of a picture have: as many as its frame has room for.

import assert from "node:assert/strict"
import test from "node:test"
import { fewest, fit, fitLow, grow } from "../../ui/machine/digits.js"
import { pretend } from "./pretend.js"

/** A frame of 100 by 100 pixels whose picture is so wide, and so high, with each number of digits; and what was drawn last. */
function framed(wide, high = () => 100, hasNumbers = true) {
  let drawn = 0
  const sizes = new Map()
  const style = { setProperty: (name, text) => sizes.set(name, Number(text)), removeProperty: (name) => sizes.delete(name) }
  const frame = {
    style, classList: { add() {}, remove() {} }, clientWidth: 100, querySelector: () => hasNumbers || null, querySelectorAll: () => [],
    get scrollWidth() { return wide(drawn) }, get scrollHeight() { return high(drawn, sizes.get("--size") ?? 1) },
  }
  return { frame, draw: (digits) => { drawn = digits }, drawn: () => drawn, sizes }
}

test("a picture has the most digits with which it is no wider than its frame, and the fewest where it is too wide with any", () => {
  const fitted = (digits, hasNumbers) => {
    const { frame, draw, drawn } = framed((now) => (now > digits ? 101 : 100), undefined, hasNumbers)
    return [fit(frame, draw), drawn()]
  }
  assert.deepEqual([6, 5, 3, 2].map((digits) => fitted(digits)), [[6, 6], [5, 5], [3, 3], [2, 2]])
  assert.deepEqual([fitted(1), fitted(5, false)].map(([best]) => best), [0, 0], "strips have no digits to lose")
  const { frame, draw, drawn } = framed(() => 101)
  assert.deepEqual([fewest(frame, draw), drawn()], [2, 2])
})

test("where lines flow a picture has the digits with which it is lowest, the most of them, and three at least", () => {
  const fitted = (heights, wide = () => 100, hasNumbers = true) => {
    const { frame, draw, drawn } = framed(wide, (digits) => heights[6 - digits], hasNumbers)
    return [fitLow(frame, draw), drawn()]
  }
  assert.deepEqual(fitted([300, 200, 200, 250, 100]), [5, 5])
  assert.deepEqual(fitted([300, 200, 200, 150, 100]), [3, 3])
  assert.deepEqual(fitted([100, 200, 300, 400], (digits) => (digits > 4 ? 101 : 100)), [4, 4])
  assert.deepEqual([fitted([300, 200, 100, 50], undefined, false)[0], fitted([1, 1, 1, 1], () => 101)[0]], [6, 0])
})

test("cells are as large as their room allows, and as usual where there is none", (t) => {
  const grown = (minHeight, wide, most = "") => {
    const { frame, draw, sizes, drawn } = framed(wide ?? (() => 100), (_, size) => 100 * size)
    pretend(t, { getComputedStyle: () => ({ minHeight, getPropertyValue: (/** @type {string} */ name) => (name === "--most" ? most : "") }) })
    grow(frame, draw, 4)
    return [sizes.get("--size"), drawn()]
  }
  assert.deepEqual(["999px", "200px", "120px", "119px", "100px", "98px", ""].map((room) => grown(room)), [[2.4, 4], [2, 4], [1.2, 4], [1.2, 4], [1, 4], [undefined, 4], [undefined, 4]])
  assert.deepEqual(grown("999px", () => 101), [undefined, 4])
  assert.deepEqual(["1.6", "0"].map((most) => grown("999px", undefined, most)[0]), [1.6, undefined])
})
