// The arithmetic of single numbers that test_mirror.py does not reach at random, and where each came from.

import assert from "node:assert/strict"
import test from "node:test"
import { recompute, operands, workings } from "../../ui/machine/chain.js"
import { origins } from "../../ui/machine/origins.js"
import { SIDES } from "../../ui/machine/strip.js"
import { lead, nameOf } from "../../ui/machine/arithmetic.js"
import { givenMatrix } from "./pretend.js"

/** X, Y = X · 2 cell by cell as a sum of X with itself, and what follows by a step from scores. */
function chainWith(step, values = [[1, 2], [3, 4]], first = [[1, 2], [3, 4]]) {
  const made = [givenMatrix("X", first), givenMatrix("Y", [[5, 6], [7, 8]]), { ...givenMatrix("Z", values), step }]
  return new Map(made.map((M) => [M.name, M]))
}

const only = (chain) => workings(chain, "Z", 1, 0).map(({ result, terms }) => [result, ...terms.flatMap(({ factors }) => factors)])

test("one matrix is subtracted from another cell by cell, here and in the mirror", () => {
  const chain = chainWith({ kind: "difference", reads: ["X", "Y"] })
  assert.deepEqual([only(chain), recompute(chain, new Map()).get("Z").values], [[[-4, 3, 7]], [[-4, -4], [-4, -4]]])
})

test("an exponential that would overflow is computed in the other way only", () => {
  const softmax = { kind: "softmax", reads: ["X"] }
  const shifts = (first) => workings(chainWith(softmax, undefined, [[0, 0], first]), "Z", 1, 0).map(({ shift }) => shift)
  assert.deepEqual(shifts([699, 1]), [0, 699])
  assert.deepEqual(shifts([700, 1]), [700])
  assert.deepEqual(recompute(chainWith(softmax, undefined, [[1000, 1000], [0, 1000]]), new Map()).get("Z").values, [[0.5, 0.5], [0, 1]])
})

test("a sum that is next to nothing beside its terms is nothing, and a small one of small terms is not", () => {
  const product = { kind: "product", reads: ["X", "Y"], turned: true }
  assert.equal(only(chainWith(product, undefined, [[0, 0], [6, -5 - 1e-13]]))[0][0], 0)
  assert.notEqual(only(chainWith(product, undefined, [[0, 0], [6e-13, -4e-13]]))[0][0], 0)
})

test("the largest of the terms decides, not the smallest", () => {
  const made = [givenMatrix("X", [[1, 1, 0]]), givenMatrix("Y", [[1, -1 - 1e-13, 1]]), { ...givenMatrix("Z", [[0]]), step: { kind: "product", reads: ["X", "Y"], turned: true } }]
  assert.equal(workings(new Map(made.map((M) => [M.name, M])), "Z", 0, 0)[0].total, 0)
})

test("a number came from a row and a column, and those from further back as deep as is asked", () => {
  const chain = chainWith({ kind: "product", reads: ["X", "Y"] })
  chain.set("C", { ...givenMatrix("C", [[0, 0], [0, 0]]), step: { kind: "copy", reads: ["Z"] } })
  const lit = (depth) => Object.fromEntries([...origins(chain, { node: "C", row: 1, column: 0 }, depth)].map(([name, grid]) => [name, [...grid].map((one) => SIDES[one])]))
  assert.deepEqual(lit(0), {})
  assert.deepEqual(lit(1), { Z: ["", "", "left", ""] })
  assert.deepEqual(lit(2), { Z: ["", "", "left", ""], X: ["", "", "far", "far"], Y: ["far", "", "far", ""] })
})

test("it is said in a sentence where a number came from", () => {
  const said = (step, changes = {}) => {
    const chain = chainWith(step)
    return lead(chain, Object.assign(chain.get("Z"), changes), 1, 0)
  }
  assert.equal(said({ kind: "given", reads: [] }), "Z is given: nothing comes before it.")
  assert.equal(said({ kind: "given", reads: [] }, { formula: "A B" }), "Computed earlier: A B.")
  assert.equal(said({ kind: "product", reads: ["X", "Y"] }), "Row “word 1” of X meets column 1 of Y.")
  assert.equal(said({ kind: "product", reads: ["X", "Y"], turned: true }), "Row “word 1” of X meets row “word 0” of Y.")
  assert.equal(said({ kind: "difference", reads: ["X", "Y"] }), "X minus Y.")
  assert.equal(nameOf(givenMatrix("Z", [[1, 2]]), 0, 1), "Z: word 0, column 2")
})
