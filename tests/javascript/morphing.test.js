// From one picture to the next: cells that both show come from where they were.

import assert from "node:assert/strict"
import test from "node:test"
import "./blank.js"
import { morph, placesOf, remembering } from "../../ui/machine/morphing.js"

/** A view of one row, whose cells stand beside each other from a place on; what is animated is noted. */
function row(node, left, count, moves = []) {
  const cells = Array.from({ length: count }, (_, j) => ({
    getBoundingClientRect: () => ({ left: left + 10 * j, top: 0, width: 10, height: 10 }),
    animate: ([start]) => moves.push(start.transform ?? "appears"),
  }))
  return { place: { node }, cells: [cells] }
}

/** What moves in a picture that is drawn after a click in another. */
function moved(before, after) {
  globalThis.matchMedia = () => ({ matches: false })
  globalThis.document = { addEventListener: (_, click) => click() }
  const moves = []
  remembering(() => "name", { isConnected: true }, () => placesOf([before], { querySelector: () => null }))
  morph("name", [row(...after, moves)])
  return moves
}

test("cells of both pictures come from where they were, and others appear", () => {
  assert.deepEqual(moved(row("Q", 0, 1), ["Q", 50, 2]), ["translate(-50px, 0px) scale(1, 1)", "appears"])
})

test("a picture that has no cell of the one before stands still", () => {
  assert.deepEqual(moved(row("Q", 0, 1), ["K", 50, 2]), [])
})
