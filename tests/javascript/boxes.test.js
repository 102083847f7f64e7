// Filling in numbers of a whole picture: what is sent, held, marked and printed.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, typed } from "./page.js"
import { asked, at, boxIn, chainOf, contents, drawn, given, written, filled } from "./pictures.js"

test("what is typed into boxes is sent when the last is left, held until Python knows it, and marked then", () => {
  const picture = drawn(asked())
  const boxes = picture.all("input.box")
  assert.equal(boxes.length, 18)
  boxes[0].focus()
  assert.equal(picture.said(), "", "a box says its name itself")
  for (const [m, box] of boxes.entries()) {
    assert.equal(at(picture.root.activeElement), at(box))
    typed(box, `0.${m + 1}`)
  }
  const [event, last] = picture.sent.at(-1)
  assert.equal(event, "filled")
  assert.deepEqual(last.cells.map(([node, i, j, text]) => [`${node} ${i} ${j}`, text]), boxes.map((box, m) => [at(box), `0.${m + 1}`]))
  const all = contents(picture)
  picture.next(asked({ stamp: last.stamp - 1 }))
  assert.deepEqual(contents(picture), all, "an older answer overwrites nothing")
  picture.next(asked({ ...last, marks: { "scores 0 0": "correct", "scores 0 1": "wrong", "weights 2 2": "unreadable" } }))
  assert.deepEqual(contents(picture), all)
  assert.deepEqual(boxes.filter((box) => box.getAttribute("aria-invalid") === "true").map((box) => boxes.indexOf(box)), [1, 17])
  assert.deepEqual([0, 1, 2].map((m) => [boxes[m].title, boxes[m].closest("td").dataset.mark]), [["right", "correct"], ["not right", "wrong"], ["", ""]])
  assert.ok(boxes.every((box) => !box.closest("td").title), "a cell whose number is asked for says of itself no other")
  fire(boxes[0], "click")
  assert.ok(picture.sent.every(([event]) => event === "filled"), "a box is not pinned")
  press(boxes[1], "Escape")
  typed(boxes[1], "9", false)
  assert.equal(boxes[1].closest("td").dataset.mark, "")
  press(boxes[1], "Escape")
  assert.equal(boxes[1].value, "0.2")
  picture.next(asked({ ...last, cells: [] }))
  assert.deepEqual(contents(picture), boxes.map(() => ""), "Python may empty them")
})

test("keys lead from box to box, and out of a text only at its end", () => {
  const picture = drawn(asked())
  const way = (key, held = {}) => {
    press(picture.root.activeElement, key, held)
    return at(picture.root.activeElement)
  }
  boxIn(picture, "scores", 1, 1).focus()
  const ways = [["Enter", "scores 1 2"], ["Enter", "scores 2 0"], ["ArrowUp", "scores 1 0"], ["ArrowRight", "scores 1 1"], ["ArrowDown", "scores 2 1"], ["ArrowDown", "scores 2 1"],
    ["ArrowLeft", "scores 2 0"], ["ArrowLeft", "scores 2 0"], ["ArrowUp", "scores 1 0"], ["ArrowUp", "scores 0 0"], ["ArrowUp", "scores 0 0"]]
  for (const [key, to] of ways) {
    assert.equal(way(key), to)
    assert.equal(picture.root.querySelector(".cell-hint").textContent, to === "scores 0 0" ? "Row “the” of Q meets row “the” of K." : "")
  }
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(way("Enter", { [held]: true }), "scores 0 0")
  boxIn(picture, "scores", 2, 2).focus()
  assert.equal(way("Enter"), "weights 0 0")
  assert.equal(way("Enter", { shiftKey: true }), "scores 2 2")
  const box = boxIn(picture, "scores", 1, 1)
  box.focus()
  typed(box, "12", false)
  for (const [from, to, left, right] of [[0, 0, "scores 1 0", "scores 1 1"], [1, 1, "scores 1 1", "scores 1 1"], [2, 2, "scores 1 1", "scores 1 2"], [0, 2, "scores 1 0", "scores 1 2"]]) {
    for (const [key, there] of [["ArrowLeft", left], ["ArrowRight", right], ["ArrowUp", "scores 0 1"], ["ArrowDown", "scores 2 1"]]) {
      box.focus()
      Object.assign(box, { selectionStart: from, selectionEnd: to })
      assert.equal(way(key), there, `${key} from ${from} to ${to}`)
    }
  }
})

test("a block that is pasted into boxes is what would be typed into each, and what is left over is told", () => {
  const [pasted, one] = [drawn(asked()), drawn(asked())]
  const paste = (text) => fire(boxIn(pasted, "weights", 1, 1), "paste", { clipboardData: { getData: () => text } })
  assert.ok(!paste("0.5").defaultPrevented, "a single number goes into the box as it is")
  assert.ok(paste("0.5 0.25\n0.75 1\n0.1").defaultPrevented)
  for (const [i, j, text] of [[1, 1, "0.5"], [1, 2, "0.25"], [2, 1, "0.75"], [2, 2, "1"]]) typed(boxIn(one, "weights", i, j), text, false)
  assert.deepEqual(contents(pasted), contents(one))
  assert.equal(pasted.sent.at(-1)[1].cells.length, 4)
  assert.match(pasted.said(), /^1 of the pasted/)
})

test("what is not confirmed is sent again, later each time, and never once it is", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] })
  const picture = drawn(asked())
  const box = boxIn(picture, "scores", 1, 1)
  filled(box, "5")
  const after = []
  for (let second = 1; second <= 24; second++) {
    t.mock.timers.tick(1000)
    while (after.length < picture.sent.length - 1) after.push(second)
  }
  assert.deepEqual(after, [4, 12, 24])
  const [, { stamp, cells }] = picture.sent.at(-1)
  assert.deepEqual(cells, [["scores", 1, 1, "5"]])
  picture.next(asked({ stamp, cells }))
  const many = picture.sent.length
  t.mock.timers.tick(99000)
  filled(box, "5")
  assert.equal(picture.sent.length, many, "Python knows that")
})

test("what was confirmed goes along with what is sent for eight seconds, and then no more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] })
  const picture = drawn(asked({ isSmall: true }))
  for (const [j, text, wait] of [[0, "0.5", 0], [1, "2", 8000], [0, "0.25", 0]]) {
    const box = boxIn(picture, "scores", 0, j)
    filled(box, text)
    picture.next(asked({ isSmall: true, ...picture.sent.at(-1)[1] }))
    t.mock.timers.tick(wait)
  }
  assert.deepEqual(picture.sent.map(([, { cells }]) => cells.map(([,,, text]) => text)), [["0.5"], ["0.5", "2"], ["0.25"]])
})

test("a matrix that stands in several places has its boxes in the first where it is upright, and only those asked for", () => {
  const columns = [["X", "K"], ["K"], ["V"], ["V"]].map(([below, above = ""]) => ({ below, above, turned: !!above, sign: "" }))
  const boxes = [{ row: 0, column: 1, text: "", mark: "", hint: false, fixed: false }]
  const { all } = drawn(given({ stations: [{ name: "place", title: "", columns }] }, chainOf().map((M) => ({ ...M, ...("KV".includes(M.name) && { boxes }) }))))
  assert.deepEqual(all("table[data-node]").map((one) => one.querySelectorAll("input").map(at).join()), ["", "", "K 0 1", "V 0 1", ""])
})

test("which matrix is filled in is chosen beneath, and its first box in the row that is marked has the focus then", async () => {
  const picture = drawn(asked({ asked: "" }))
  const [picker] = picture.all("select").filter((one) => one.options.some(({ value }) => value === "scores"))
  assert.deepEqual(picker.options.map(({ text }) => text), ["nothing", "The scores", "The weights"])
  typed(picker, "weights", false)
  assert.deepEqual(picture.sent, [["asked", "weights"]])
  await picture.next(asked()) // once all is drawn
  assert.equal(at(picture.root.activeElement), "weights 1 0")
  assert.deepEqual(picture.all("[data-asked]").map(at), ["scores", "weights"].flatMap((node) => [0, 1, 2].map((j) => `${node} 1 ${j}`)))
  picture.root.activeElement.blur()
  await picture.next(asked())
  assert.ok(!picture.root.activeElement, "once")
  const other = drawn(asked({ asked: "" }))
  await other.next(asked({ opening: { node: "weights", row: 2, column: 0 }, lit: [0, 1] }))
  assert.equal(at(other.root.activeElement), "weights 2 0", "or in the row that is explained, where several are marked")
})

test("a worksheet is printed with what was typed in all its pictures, or in none", () => {
  window.print = () => {}
  const areHidden = (picture) => picture.root.querySelector(".asking").hidden
  assert.deepEqual([given({ isWorksheet: true }), asked(), given()].map((one) => areHidden(drawn(one))), [false, false, true])
  const sheet = [0, 1].map(() => drawn(asked({ isWorksheet: true })))
  const box = sheet[1].root.querySelector(".asking input")
  for (const is of [true, false]) {
    box.checked = is
    fire(sheet[1].root.querySelector(".asking button"), "click")
    for (const { root } of sheet) assert.equal(root.querySelector(".stage").classList.contains("blank"), !is)
  }
})

test("boxes that are asked for no more are numbers again, one of which the Tab key finds", () => {
  const picture = drawn(asked())
  picture.next(given())
  const plain = drawn()
  assert.equal(written(picture), written(plain))
  const stops = () => picture.root.querySelectorAll("td.cell[tabindex='0']")
  assert.equal(stops().length, 1)
  const one = asked()
  for (const { boxes } of one.chain) boxes?.splice(0, 8)
  picture.next(one)
  press(picture.cell("weights", 0, 0), "ArrowRight")
  picture.next(given())
  assert.equal(stops().length, 1)
})
