// What is written into the cells of a picture: what the tests in a browser see of it at rest is not tried here.

import assert from "node:assert/strict"
import test from "node:test"
import { givenMatrix, pretend } from "./blank.js"
import { write, writeFormulas } from "../../ui/machine/picture.js"

const view = (node, changes) => ({ place: { node }, strip: null, cells: [[{ dataset: {}, textContent: "old" }, { dataset: {}, textContent: "old" }]], ...changes })
const texts = ({ cells }) => cells[0].map((cell) => cell.textContent)

test("numbers are written into cells, but not into a strip, where somebody types, or where the matrix has gone", () => {
  const chain = new Map([["X", givenMatrix("X", [[0.25, 1.5]])]])
  const [plain, strip, gone, held] = [view("X"), view("X", { strip: {} }), view("Q"), view("X")]
  held.cells[0][0].dataset.held = "open"
  write([plain, strip, gone, held], chain, 6)
  assert.deepEqual([plain, strip, gone, held].map(texts), [["0.25", "1.50"], ["old", "old"], ["old", "old"], ["old", "1.50"]])
})

test("in a formula each letter is there, with the role of what it stands for", (t) => {
  pretend(t, { document: { createElement: () => ({ dataset: {}, text: "", append(...content) { this.text += content.join("") } }) } })
  let parts = []
  const shown = { replaceChildren: (...all) => { parts = all } }
  const scores = { ...givenMatrix("scores", [[1]]), formula: "Q Kᵀ" }
  writeFormulas([view("scores", { table: { parentElement: { querySelector: () => shown } } })], new Map([["scores", scores]]), { Q: "query" })
  assert.deepEqual(parts.map(({ text, dataset }) => [text, dataset.role]), [["Q", "query"], [" ", undefined], ["K", undefined], ["ᵀ", undefined]])
})
