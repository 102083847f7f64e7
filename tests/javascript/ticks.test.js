// Which names of steps stand beneath the slider.

import assert from "node:assert/strict"
import test from "node:test"
import "./blank.js"
import { fitting } from "../../ui/machine/ticks.js"

const spans = [[0, 20], [22, 42], [44, 64], [80, 100]]

test("names that would touch give way from the left on, and never the current one", () => {
  assert.deepEqual(fitting(spans, 3), [true, false, true, true])
  assert.deepEqual(fitting(spans, 1), [false, true, false, true])
})

test("where there is room all names stand", () => {
  assert.deepEqual(fitting(spans.map(([from, to]) => [2 * from, from + to]), 0), [true, true, true, true])
})
