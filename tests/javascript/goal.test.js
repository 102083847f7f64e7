// A goal of a whole picture: it is measured while a number moves.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, slid, typed } from "./page.js"
import { GOAL, answered, at, chainOf, drawn, given, type, written } from "./pictures.js"

/** Whether the picture tells all that its measures would. */
const isDrawn = ({ root }) => root.querySelector(".goal").classList.contains("drawn")

test("a goal is measured while the number that was chosen is moved, and kept when it is let go", () => {
  const picture = drawn(given({ goal: GOAL }))
  const meter = picture.root.querySelector(".meter")
  assert.ok(picture.root.querySelector(".change").open)
  const slider = picture.root.querySelector(".slider input")
  const explained = () => picture.all("[data-explained]").map(at)
  const asked = explained()
  assert.ok(picture.root.querySelector(".slider").classList.contains("waits"))
  fire(picture.cell("context", 0, 0), "click")
  assert.ok(picture.root.querySelector(".slider").classList.contains("waits"), "that follows from others")
  assert.deepEqual(explained(), ["context 0 0"])
  fire(picture.cell("X", 0, 0), "click")
  assert.deepEqual(explained(), asked, "what the goal asks for stays explained while a number is tried")
  assert.deepEqual([slider.value, slider.min, slider.max], ["1", "-2", "3"])
  for (const [value, percent, figure] of [[1.054, 5, "5.4 % of the way"], [1.104, 10, "10 % of the way"], [1.75, 75, "75 % of the way"], [2, 100, "100 %: reached"], [1, 0, "0 % of the way"], [-1, 0, "farther away than at first"]]) {
    slid(slider, String(value))
    assert.deepEqual([meter.ariaValueNow, meter.textContent], [String(percent), figure])
    assert.equal(picture.root.querySelector(".goal").classList.contains("reached"), percent === 100)
    const [measure] = picture.all(".measures li")
    assert.deepEqual([measure.className, measure.textContent], [percent === 100 ? "kept" : "", `${percent === 100 ? "✓" : "○"} It is ${value.toFixed(4).replace("-", "\u2212")}.`])
    assert.ok(!picture.root.querySelector(".cost").classList.contains("problem"))
    assert.equal(written(picture), written(drawn(answered({ X: [[0, 0, String(value)]] }))))
  }
  assert.deepEqual(picture.sent.filter(([event]) => event === "edited"), [])
  fire(slider, "change")
  assert.deepEqual(picture.sent.at(-1)[1].X, [[0, 0, "\u22121"]])
  const percent = () => meter.ariaValueNow
  press(picture.cell("X", 0, 0), "1")
  typed(picture.cell("X", 0, 0).querySelector("input"), "1.5", false)
  assert.equal(percent(), "50", "while it is typed")
  press(picture.cell("X", 0, 0).querySelector("input"), "Escape")
  assert.equal(percent(), "0")
  for (const [text, shown] of [["3.1", "0.5"], ["-2.1", "0.5"], ["3", "3"], ["-2", "\u22122"]]) {
    type(picture, ["X", 0, 1], text)
    assert.equal(picture.cell("X", 0, 1).title, shown, "no more and no less than the goal allows")
    assert.equal(at(picture.root.activeElement), "X 0 1", "the number that is tried stays the chosen one")
  }
  const bad = chainOf().map((M) => ({ ...M, editable: false, ...(M.name === "X" && { typed: [[0, 0, "a"]], problems: [[0, 0, "No number."], [0, 1, "Another."]] }) }))
  picture.next(given({ goal: GOAL }, bad))
  const cost = picture.root.querySelector(".cost")
  assert.deepEqual([cost.textContent, cost.classList.contains("problem")], ["No number.", true])
  assert.ok(picture.root.querySelector(".slider").hidden, "there is nothing to be moved")
  const judged = drawn(given({ goal: GOAL }))
  for (const [share, told] of [[0.0002, "under 0.1 % of the way to the goal."], [0.001, "0.1 % of the way to the goal."], [0.5, "50 % of the way to the goal."], [1, "The goal is reached."]]) {
    judged.next(given({ goal: { ...GOAL, verdict: { ...GOAL.verdict, share, is_reached: share === 1, sentences: [`It is ${share}.`] } } }))
    assert.equal(judged.said(), `${told} It is ${share}.`, "with the value that the number which was typed leads to")
    assert.equal(judged.named("button", "Next").hidden, share < 1)
  }
})

test("a goal of one row has its shares as bars beside what they were at first, and says where more was changed than may be", () => {
  const picture = drawn(given({ goal: { ...GOAL, cells: 0, measures: [{ ...GOAL.measures[0], node: "weights", cells: [[1, 0]] }, GOAL.measures[0]] } }))
  const bars = () => ["--first", "--share"].map((name) => picture.all(".share-bar").map(({ style }) => Number(style.getPropertyValue(name))))
  const [first, share] = bars()
  assert.deepEqual([first, share], [chainOf().find(({ name }) => name === "weights").values[1], first])
  assert.ok(!picture.root.querySelector(".cost").classList.contains("problem"))
  fire(picture.cell("X", 0, 0), "click")
  slid(picture.root.querySelector(".slider input"), "1.5")
  assert.deepEqual(bars()[0], first)
  assert.notDeepEqual(bars()[1], first)
  assert.ok(!isDrawn(picture), "of two measures one has no bars")
  assert.ok(picture.root.querySelector(".cost").classList.contains("problem"))
  assert.deepEqual([picture, drawn()].map(({ root }) => root.querySelector(".goal").hidden), [false, true])
})

test("the shares of one row that a goal asks of are bars with its words, and those of several are none", () => {
  const { columns } = chainOf().find(({ name }) => name === "weights")
  const asks = (cells, more) => drawn(given({ goal: { ...GOAL, measures: [{ ...GOAL.measures[0], node: "weights", sign: -1, bound: 0.01, cells, ...more }] } }))
  for (const none of [asks([[0, 1], [1, 0]]), asks([[1, 0]], { less: [0.1] }), asks([[1, 0]], { other: ["weights", [[0, 0]]] })]) {
    assert.deepEqual([none.all(".share-bar"), isDrawn(none)], [[], false])
  }
  assert.ok(isDrawn(asks([[1, 0]])))
  assert.match(asks([[1, 0]]).root.querySelector(".goal-row b").textContent, /, goal \u2264 0\.01$/)
  assert.deepEqual(asks([[1, 0]]).all(".share-bar").map(({ className, textContent }) => [className, textContent]), columns.map((word, j) => [j ? "share-bar" : "share-bar asked", word]))
})

test("beneath the number that a goal asks of stands what is wanted, until it is so", () => {
  const { stations } = given()
  const picture = drawn(given({ goal: GOAL, stations: stations.slice(0, 2) }))
  fire(picture.cell("X", 0, 0), "click")
  for (const [value, mark] of [["1.75", "\u2265 2"], ["2", "\u2713"]]) {
    slid(picture.root.querySelector(".slider input"), value)
    assert.deepEqual(picture.all("[data-goal]").map(({ dataset }) => dataset.goal).filter(Boolean), [mark])
  }
  const summed = { ...GOAL, measures: [...GOAL.measures, { ...GOAL.measures[0], how: "size of the sum" }] }
  assert.deepEqual([GOAL, summed].map((goal) => isDrawn(drawn(given({ goal, stations: stations.slice(0, 2) })))), [true, false])
})

test("the bars stand after the last column of what may be changed", () => {
  const row = drawn(given({ goal: { ...GOAL, start: [["K", []]] }, stations: given().stations.slice(1, 3) })).root.querySelector(".goal-row.column")
  assert.equal(row.parentNode.children[row.place - 1].querySelector(".below table").dataset.node, "scores")
})
