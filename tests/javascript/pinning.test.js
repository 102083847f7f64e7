// Pointing at numbers and words of a whole picture, pinning them, and the keys that lead from one to the next.

import assert from "node:assert/strict"
import test from "node:test"
import { origins } from "../../ui/machine/origins.js"
import { SIDES } from "../../ui/machine/strip.js"
import { fire, press } from "./page.js"
import { at, chainOf, drawn, given, mapOf } from "./pictures.js"

test("pointing lights up all that a number came from, and nothing else", () => {
  const picture = drawn()
  const chain = mapOf(chainOf())
  for (const [node, i, j] of [["context", 1, 2], ["weights", 0, 1], ["scores", 2, 0], ["K", 1, 1], ["X", 0, 0]]) {
    fire(picture.cell(node, i, j), "pointerover")
    assert.equal(picture.said(), "", "only where the focus goes is said")
    const lit = origins(chain, { node, row: i, column: j }, 99)
    for (const M of chain.values()) M.values.forEach((line, row) => line.forEach((_, column) => {
      const side = M.name === node && row === i && column === j ? "self" : SIDES[lit.get(M.name)?.[row * line.length + column] ?? 0]
      assert.equal(picture.cell(M.name, row, column).dataset.lit ?? "", side, `${node}: ${M.name} ${row} ${column}`)
    }))
    fire(picture.root.querySelector(".stage"), "pointerleave")
    assert.equal(picture.all("td").filter(({ dataset }) => dataset.lit).length, 0)
  }
  for (const [node, many, bold] of [["Q", 3, 1], ["weights", 4, 0], ["scaled_scores", 0, 0]]) {
    picture.cell(node, 0, 0).focus()
    const { all } = { all: (selector) => picture.all(`.working .pieces > ${selector}`) }
    assert.deepEqual([all(".piece tr").length, all(".piece .sum b").length], [many, bold], "a sum that is the number itself is bold")
  }
  picture.root.activeElement.blur()
  fire(picture.cell("X", 0, 0), "pointerover", { pointerType: "touch" })
  assert.equal(picture.all("td[data-lit]").length, 0, "a finger that scrolls points at nothing")
  picture.cell("X", 0, 0).focus()
  assert.equal(picture.root.querySelector(".stage").classList.contains("tracing"), false, "it comes from nothing")
  assert.equal(picture.cell("X", 0, 0).dataset.lit, "self")
  picture.cell("X", 0, 0).blur()
  assert.equal(picture.all("td[data-lit]").length, 0)
})

test("a number is pinned by a click, by Enter and by Space, which scroll nothing, and freed by the same or by Escape", (t) => {
  const picture = drawn()
  const seen = t.mock.method(Element.prototype, "scrollIntoView", () => {}).mock
  fire(picture.table("weights").querySelector("th"), "click")
  assert.deepEqual([press(picture.cell("weights", 1, 0), "Escape").defaultPrevented, seen.callCount(), picture.sent], [false, 0, []])
  const td = picture.cell("weights", 1, 0)
  const cell = { node: "weights", row: 1, column: 0 }
  const pinned = () => picture.all("td[aria-selected]").map(at)
  const acts = [() => fire(td, "click"), ...["Enter", " "].map((key) => () => assert.ok(press(td, key).defaultPrevented))]
  for (const act of acts) for (const free of [...acts, () => press(td, "Escape")]) {
    act()
    assert.deepEqual([pinned(), picture.sent.at(-1)], [["weights 1 0"], ["pinned", cell]])
    assert.ok(picture.said().includes(picture.root.querySelector(".gist").textContent))
    free()
    assert.deepEqual([pinned(), picture.sent.at(-1)], [[], ["pinned", null]])
  }
  td.focus()
  acts[0]()
  assert.notEqual(picture.said(), "")
  td.blur()
  assert.equal(picture.said(), "", "what is left is no news")
  assert.equal(seen.calls.at(-1).this, td)
  picture.next(given())
  assert.deepEqual(pinned(), ["weights 1 0"], "Python has not heard of it yet")
  picture.next(given({ pinned: { ...cell, column: 2 } }))
  assert.deepEqual(pinned(), ["weights 1 2"])
})

test("the arrow keys lead from cell to cell and over the edge to the next matrix; one cell of them all is a stop for Tab", () => {
  const picture = drawn()
  const stops = () => picture.root.querySelectorAll("td.cell[tabindex='0']")
  picture.cell("context", 0, 0).focus()
  const way = ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowDown", "ArrowDown", "Home", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowUp", "PageDown", "PageDown", "PageDown", "PageUp"]
  const places = way.map((key) => {
    press(picture.root.activeElement, key)
    assert.deepEqual(stops().map(at), [at(picture.root.activeElement)])
    assert.ok(picture.said().includes(picture.root.activeElement.title))
    return at(picture.root.activeElement)
  })
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.ok(!press(picture.root.activeElement, "ArrowRight", { [held]: true }).defaultPrevented)
  const within = ["context 0 1", "context 1 1", "context 1 2", "context 1 2", "context 2 2", "context 2 2", "context 2 0"]
  assert.deepEqual(places, [...within, "V 2 2", "V 1 2", "V 0 2", "weights 2 2", "V 0 2", "context 0 2", "context 2 2", "V 2 2"])
})

test("a word that is pointed at lights up wherever it stands", () => {
  const picture = drawn()
  const stage = picture.root.querySelector(".stage")
  fire(picture.table("weights").querySelectorAll("th").find(({ title }) => title === "bank"), "pointerover")
  for (const M of chainOf()) M.values.forEach((line, i) => line.forEach((_, j) => {
    assert.equal(picture.cell(M.name, i, j).attributes.has("data-word"), M.rows[i] === "bank" || M.columns[j] === "bank")
  }))
  fire(picture.cell("X", 0, 0), "pointerover")
  assert.equal(picture.all("[data-word]").length + stage.classList.contains("of-a-word"), 0)
})
