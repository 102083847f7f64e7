// Which names of steps stand beneath the slider.

import assert from "node:assert/strict"
import test from "node:test"
import "./page.js"
import { namesWithRoom, tickMarks } from "../../ui/machine/ticks.js"

const spans = [[0, 20], [22, 42], [44, 64], [80, 100]]

test("names that would touch give way from the left on, and never the current one", () => {
  assert.deepEqual(namesWithRoom(spans, 3), [true, false, true, true])
  assert.deepEqual(namesWithRoom(spans, 1), [false, true, false, true])
})

test("names are spread evenly over the track, or stand where their parts begin", () => {
  const { scrubber, name } = tickMarks(document.createElement("input"))
  const lefts = () => scrubber.querySelectorAll("span").map(({ style }) => style.left)
  name(["X", "Q", "K"])
  const [first, middle, last] = ["calc(8px + 0%)", "calc(0px + 50%)", "calc(-8px + 100%)"]
  assert.deepEqual(lefts(), [first, middle, last])
  name(["X", "Q"], [0.5, 1])
  assert.deepEqual(lefts(), [middle, last])
})
