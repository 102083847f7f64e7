// How the numbers of a step fall into their places: when each of them is there.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, blank, givenMatrix } from "./blank.js"
import { perform } from "../../ui/machine/performing.js"
import { CASCADE } from "../../ui/machine/timeline.js"

globalThis.HTMLElement = class {}

/** A machine with one matrix of three rows and two columns, and when each of its cells falls into its place. */
function played(i, { turned = false } = {}) {
  const falls = [0, 1, 2].map(() => [])
  const cells = falls.map((line) => [0, 1].map((j) => Object.assign(new HTMLElement(), {
    animate: (_, { delay, duration }) => { line[j] = [delay, delay + duration] },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 1, height: 1 }),
    closest: () => null,
  })))
  const view = { place: { node: "X", turned }, table: { closest: () => null, querySelector: () => null }, cells }
  const X = givenMatrix("X", [[1, 2], [3, 4], [5, 6]])
  const machine = { ...bare(), chain: new Map([["X", X]]), views: [view], stage: blank }
  return { falls, performance: perform(machine, "X", i, 3600, () => {}) }
}

test("the row that is followed is made number by number, and the other rows follow it in their order", () => {
  const { falls, performance } = played(1)
  const starts = falls.map((line) => line.map(([start]) => start))
  assert.ok(starts[1][0] < starts[1][1] && starts[1][1] < starts[0][0])
  assert.deepEqual(starts[0], [starts[0][0], starts[0][0]])
  const falling = falls[0][0][1] - falls[0][0][0]
  assert.equal(starts[2][0] - starts[0][0], (CASCADE - falling) / 2, "halfway to the last moment at which one may begin")
  assert.deepEqual(performance.cell(), { node: "X", row: 1, column: 0 })
})

test("a matrix that stands on its side alone, or is not there, is not played", () => {
  assert.equal(played(0, { turned: true }).performance, null)
  assert.equal(perform(bare(), "X", 0, 3600, () => {}), null)
})
