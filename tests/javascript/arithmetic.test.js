// Where a number came from, in Python's own words where the browser does not know the step.

import assert from "node:assert/strict"
import test from "node:test"
import { givenMatrix, pretend } from "./pretend.js"
import { recompute, operands, workings } from "../../ui/machine/chain.js"
import { explain, gist, lead } from "../../ui/machine/arithmetic.js"

const X = givenMatrix("X", [[1, 2], [3, 4]])
const chainOf = (values, step) => new Map([["X", X], ["M", { ...givenMatrix("M", values), step: { reads: ["X"], ...step } }]])

test("a step that the browser does not know says where a number came from, and what lights up", () => {
  const step = { kind: "described", lead: "Row {row} without {column}, {columns} kept.", parts: ["row"] }
  const chain = chainOf([[0, 1], [0, 1]], step)
  assert.equal(lead(chain, chain.get("M"), 1, 0), "Row “word 1” without 1, {columns} kept.")
  assert.deepEqual(operands(chain, "M", 1, 0), [{ node: "X", row: 1, column: null }])
  assert.deepEqual(workings(chain, "M", 1, 0), [])
  assert.deepEqual(recompute(chain, new Map([["X", { values: [[5, 5], [5, 5]] }]])).get("M").values, [[0, 1], [0, 1]])
})

test("the parts of what is read are a row, a column or the same cell", () => {
  const of = (part) => operands(chainOf([[0, 1], [0, 1]], { kind: "described", lead: "", parts: [part] }), "M", 1, 0)[0]
  assert.deepEqual(["row", "column", "cell"].map(of), [
    { node: "X", row: 1, column: null }, { node: "X", row: null, column: 0 }, { node: "X", row: 1, column: 0 },
  ])
})

test("a mask says why it hides a number, whichever words these are", () => {
  const chain = chainOf([[-Infinity, 2], [3, -Infinity]], { kind: "mask", lead: "{row} does not see {column}." })
  assert.equal(lead(chain, chain.get("M"), 0, 0), "“word 0” does not see 1.")
  assert.equal(lead(chain, chain.get("M"), 0, 1), "Not hidden: the score stays as it was.")
})

test("the arithmetic in one line has the number first, and while it is made no more than there is of it", () => {
  const W = givenMatrix("W", [[5], [-6]])
  const chain = new Map([["X", X], ["W", W], ["Q", { ...givenMatrix("Q", [[-7], [-9]]), step: { kind: "product", reads: ["X", "W"] } }]])
  const cell = { node: "Q", row: 0, column: 0 }
  const shown = (terms, isAdded, isThere) => gist(chain, cell, { terms, isAdded, isThere })
  assert.equal(gist(chain, cell, null), "−7 = 1 · 5 + 2 · (−6)")
  assert.equal(shown(0, false, false), "? = …")
  assert.equal(shown(1, false, false), "? = 1 · 5 + …")
  assert.equal(shown(2, true, false), "? = 1 · 5 + 2 · (−6)")
  assert.equal(gist(chain, { node: "X", row: 0, column: 1 }, null), "X: word 0, column 2: 2")
  chain.get("Q").values[0][0] = null
  assert.deepEqual(workings(chain, "Q", 0, 0), [], "of a covered number nothing is told")
})

test("a line of many terms has the first six", () => {
  const chain = new Map([["X", givenMatrix("X", [[1, 2, 3, 4, 5, 6, 7]])], ["W", givenMatrix("W", Array(7).fill([1]))], ["Q", { ...givenMatrix("Q", [[28]]), step: { kind: "product", reads: ["X", "W"] } }]])
  assert.equal(gist(chain, { node: "Q", row: 0, column: 0 }, null), "28 = 1 · 1 + 2 · 1 + 3 · 1 + 4 · 1 + 5 · 1 + 6 · 1 + …")
})

test("the points of what is written beneath each other stand in line, to four decimals", (t) => {
  pretend(t, { document: { createElement: () => ({ dataset: {}, style: {}, text: "", append(...more) { this.text += more.map((one) => one.text ?? one).join("|") } }) } })
  const chain = new Map([["X", givenMatrix("X", [[0.123456, 1.5]])], ["W", givenMatrix("W", [[1.25], [-2]])], ["Q", { ...givenMatrix("Q", [[-2.84568]]), step: { kind: "product", reads: ["X", "W"] } }]])
  assert.match(explain(chain, { node: "Q", row: 0, column: 0 }).text, /0\.1235\| · \|1\.25\|0\.1543.*1\.5000\| · \|\(−2\.00\)\|−3\.0000.*−2\.8457/)
})

test("of a softmax the line has the exponentials of the formula, in the digits of its table", () => {
  assert.equal(gist(chainOf([[0.2689, 0.7311], [0.2689, 0.7311]], { kind: "softmax" }), { node: "M", row: 0, column: 0 }, null), "0.2689 = 2.7183 ÷ 10.1073")
})

test("of a softmax of few digits the line is spaced as any other", () => {
  assert.equal(gist(chainOf([[0, 1]], { kind: "softmax", reads: ["S"] }).set("S", givenMatrix("S", [[-Infinity, 1]])), { node: "M", row: 0, column: 0 }, null), "0 = 0 ÷ 2.7183")
})

test("of a share the line has what is divided by what, once it is added up", () => {
  const chain = chainOf([[0.25, 0.75], [0.5, 0.5]], { kind: "shares", reads: ["S"] }).set("S", givenMatrix("S", [[1, 3], [2, 2]]))
  const cell = { node: "M", row: 0, column: 1 }
  assert.equal(gist(chain, cell, null), "0.75 = 3 ÷ 4")
  assert.equal(gist(chain, cell, { terms: 2, isAdded: false, isThere: false }), "? = …")
})

test("a quotient stands in one line beneath what is said of it", (t) => {
  pretend(t, { document: { createElement: () => ({ dataset: {}, style: {}, text: "", append(...more) { this.text += more.map((one) => one.text ?? one).join("") } }) } })
  const told = (step) => explain(chainOf([[0.5, 1], [1.5, 2]], step), { node: "M", row: 1, column: 0 }).text
  assert.match(told({ kind: "quotient", divisor: 2, divisorText: "2" }), /The score, divided by 2\.3 ÷ 2 = 1\.5$/)
  assert.match(told({ kind: "copy" }), /The same number as in X\.3$/)
  assert.match(told({ kind: "shares" }), /divided by its sum\.Its share of the row’s sum:133244sum73 ÷ 7 = 0\.4286$/)
})

test("a given number that is printed nowhere has no arithmetic that would be covered, and one term is that of a share", (t) => {
  const made = []
  pretend(t, { document: { createElement: () => made[made.push({ append() {} }) - 1] } })
  const kinds = (chain, node) => {
    made.length = 0
    explain(chain, { node, row: 0, column: 0 })
    return made.map(({ className }) => className)
  }
  const covered = givenMatrix("X", [[null]])
  assert.ok(!kinds(new Map([["X", covered]]), "X").includes("covered"))
  const chain = new Map([["X", covered], ["C", { ...covered, name: "C", step: { kind: "copy", reads: ["X"] } }]])
  assert.ok(kinds(chain, "C").includes("covered"))
  const shares = chainOf([[0.25, 0.5, 0.25]], { kind: "shares", reads: ["S"] }).set("S", givenMatrix("S", [[1, 2, 1]]))
  assert.equal(kinds(shares, "M").filter((kind) => kind === "at").length, 1, "the term that is divided")
})

test("a number that is divided has all its digits in the line, to be typed on", () => {
  assert.equal(gist(chainOf([[1 / 3, 2 / 3], [1, 4 / 3]], { kind: "quotient", divisor: 3 }), { node: "M", row: 0, column: 0 }, null), "0.333333 = 1 ÷ 3")
})
