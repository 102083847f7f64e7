// A goal of a whole picture: it is measured while a number moves.

import assert from "node:assert/strict"
import test from "node:test"
import { fire } from "./page.js"
import { GOAL, answered, at, chainOf, drawn, given, type, written } from "./pictures.js"

test("a goal is measured while the number that was chosen is moved, and kept when it is let go", () => {
  const picture = drawn(given({ goal: GOAL }))
  const meter = picture.root.querySelector(".meter")
  assert.ok(picture.root.querySelector(".change").open)
  const slider = picture.root.querySelector(".slider input")
  assert.ok(picture.root.querySelector(".slider").classList.contains("waits"))
  fire(picture.cell("context", 0, 0), "click")
  assert.ok(picture.root.querySelector(".slider").classList.contains("waits"), "that follows from others")
  fire(picture.cell("X", 0, 0), "click")
  assert.deepEqual([slider.value, slider.min, slider.max], ["1", "-2", "3"])
  for (const [value, percent, figure] of [[1.054, 5, "5.4 %"], [1.104, 10, "10 %"], [1.75, 75, "75 %"], [2, 100, "100 %: reached"], [-1, 0, "0 %"]]) {
    slider.value = String(value)
    fire(slider, "input")
    assert.deepEqual([meter.getAttribute("aria-valuenow"), picture.root.querySelector(".meter-figure").textContent], [String(percent), figure])
    assert.equal(picture.root.querySelector(".goal").classList.contains("reached"), percent === 100)
    assert.equal(written(picture), written(drawn(answered({ X: [[0, 0, String(value)]] }))))
  }
  assert.deepEqual(picture.sent.filter(([event]) => event === "edited"), [])
  fire(slider, "change")
  assert.deepEqual(picture.sent.at(-1)[1].X, [[0, 0, "\u22121"]])
  for (const [text, shown] of [["3.1", "0.5"], ["-2.1", "0.5"], ["3", "3"], ["-2", "\u22122"]]) {
    type(picture, ["X", 0, 1], text)
    assert.equal(picture.cell("X", 0, 1).title, shown, "no more and no less than the goal allows")
    assert.equal(at(picture.root.activeElement), "X 0 1", "the number that is tried stays the chosen one")
  }
  const bad = chainOf().map((M) => ({ ...M, editable: false, ...(M.name === "X" && { typed: [[0, 0, "a"]], problems: [[0, 0, "No number."]] }) }))
  picture.next(given({ goal: GOAL }, bad))
  assert.equal(picture.root.querySelector(".cost").textContent, "No number.")
  assert.ok(picture.root.querySelector(".slider").hidden, "there is nothing to be moved")
})
