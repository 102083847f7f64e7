// What a student types or pastes into cells.

import assert from "node:assert/strict"
import test from "node:test"
import { block, previewNumber, tidy } from "../../ui/machine/typed_numbers.js"

test("plain decimals and fractions of two are read at once, all else waits for Python", () => {
  const read = { "0.25": 0.25, "-1,5": -1.5, "\u22123": -3, "+.5": 0.5, "2.": 2, "1/4": 0.25, " 1 / -4 ": -0.25, 1000000: 1e6 }
  for (const [text, value] of Object.entries(read)) assert.equal(previewNumber(text), value, text)
  for (const text of ["", "x", "1e3", "25 %", "1/2/3", "1/0", "1000001", "-1000001", "."]) assert.ok(Number.isNaN(previewNumber(text)), text)
})

test("a text is kept without doubled blanks, and cut between letters", () => {
  assert.equal(tidy("  1 \n 2\t"), "1 2")
  assert.equal([...tidy("🙂".repeat(60))].length, 50)
})

const ROWS = [["0.1", "0.2"], ["0.3", "0.4"]]

// The same for numbers that are typed over and for boxes that are filled in.
for (const [from, text, cells] of [
  ["a spreadsheet", "\n0.1\t0.2\r\n0.3\t0.4\r\n", ROWS],
  ["a spreadsheet with holes", "\t0.2\n\n0.3\t\n\t\n", [["", "0.2"], [""], ["0.3", ""]]],
  ["NumPy's str", "\n[[0.1 0.2]\n [0.3 0.4]]\n", ROWS],
  ["NumPy's repr", "array([[0.1, 0.2],\n       [0.3, 0.4]], dtype=float32)", ROWS],
  ["PyTorch", "tensor([[0.1, 0.2],\n        [0.3, 0.4]], grad_fn=<MmBackward0>)", ROWS],
  ["a line of code", "np.array([[0.1, 0.2], [0.3, 0.4]])", ROWS],
  ["whole numbers", "[[1. 2.]\n [3. 4.]], [[5, 6]]", [["1.", "2."], ["3.", "4."], ["5", "6"]]],
  ["NumPy with exponents", "[[2.000e-04 1.25e+01]\n [-5.e-01 1e-30]\n [1.e+02 1.2e+02]]", [["0.0002000", "12.5"], ["-0.5", "1e-30"], ["100", "120"]]],
  ["lists", "[0.1, 0.2], [0.3, 0.4]", ROWS],
  ["tuples", "(0.1, 0.2),\n(0.3, 0.4)", ROWS],
  ["CSV", "0.1,0.2\n0.3,0.4\n", ROWS],
  ["a German CSV", "0,1;0,2\n\n0,3;0,4", [["0,1", "0,2"], ["0,3", "0,4"]]],
  ["a table in a text", "| 0.1 | 0.2 |\n| 0.3 | 0.4 |", ROWS],
  ["a text with decimal commas", "0,1, 0,2\n0,3  0,4", [["0,1", "0,2"], ["0,3", "0,4"]]],
  ["shares and fractions", "70 % 1 / 2 sqrt(2)", [["70 %", "1 / 2", "sqrt(2)"]]],
  ["a text with blanks", "0.1 0.2\n 0.3   0.4", ROWS],
  ["one number", " (1/2) ", [["(1/2)"]]],
  ["nothing", "[]\n", [["[]"]]],
]) {
  test(`what is copied from ${from}`, () => assert.deepEqual(block(text), cells))
}

test("no cell is longer than a text may be", () => {
  assert.deepEqual(block(`${"1".repeat(60)}\t2`), [["1".repeat(50), "2"]])
})
