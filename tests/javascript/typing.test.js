// Typing over numbers of a whole picture, and over its divisor: it is drawn as Python draws it, and taken back it is as it was.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, typed } from "./page.js"
import { answered, asked, at, boxIn, chainOf, drawn, given, type, written } from "./pictures.js"

const EDITED = ["X", "W_q", "W_k", "W_v"]

test("what is typed over any number is drawn at once as Python draws it; it is undone, done again and taken back", () => {
  for (const node of EDITED) {
    const picture = drawn()
    const before = written(picture)
    const usable = () => picture.all(".editing button").slice(0, 3).map((one) => one.ariaDisabled === "false" && one.tabIndex === 0)
    assert.deepEqual(usable(), [false, false, false])
    const td = type(picture, [node, 1, 1], "3.5")
    assert.deepEqual(usable(), [true, false, true])
    const now = written(picture)
    const answer = () => {
      const [event, texts] = picture.sent.at(-1)
      assert.equal(event, "edited")
      picture.next(answered(texts))
      return written(picture)
    }
    assert.equal(now, answer(), node)
    assert.notEqual(now, before)
    assert.ok(td.attributes.has("data-typed"))
    press(td, "z", { ctrlKey: true })
    assert.match(picture.said(), /^Undone\. The [^.]*, column 2 is as it was at first\./)
    assert.equal(answer(), before, node)
    press(td, "y", { metaKey: true })
    assert.equal(answer(), now, node)
    picture.press("Reset")
    assert.equal(answer(), before, node)
    picture.press("Undo")
    assert.equal(answer(), now)
    press(td, "Z", { ctrlKey: true, shiftKey: true })
    assert.equal(answer(), before)
  }
})

test("two clicks in a field that is open leave it open, with what is typed there", () => {
  const td = drawn().cell("X", 1, 1)
  td.focus()
  press(td, "3")
  fire(td, "dblclick")
  assert.deepEqual([td.dataset.held, td.querySelector("input").value], ["open", "3"])
})

test("a finger opens a field only in a number that it has chosen before and that can be typed over", (t) => {
  t.mock.method(globalThis, "matchMedia", (query) => ({ matches: query.includes("coarse"), addEventListener() {} }))
  const picture = drawn()
  const opened = (node) => { fire(picture.cell(node, 1, 1), "click"); return picture.all("td input").map(at) }
  assert.deepEqual(["X", "weights", "weights", "X", "X"].map(opened), [[], [], [], [], ["X 1 1"]])
  picture.root.querySelector("td input").value = "3.5"
  assert.deepEqual(opened("X"), ["X 1 1"])
  assert.equal(picture.root.querySelector("td input").value, "3.5", "what is typed there stays")
})

test("Escape closes what stands under Change and leads back to it, unless that is not there", () => {
  const { root } = drawn()
  const [change, summary] = [".change", ".change summary"].map((part) => root.querySelector(part))
  for (const [key, isThere] of [["Tab", true], ["Escape", false], ["Escape", true]]) {
    change.open = true
    summary.checkVisibility = () => isThere
    press(change, key)
    assert.deepEqual([change.open, root.activeElement === summary], Array(2).fill(key === "Escape" && isThere).map((is, m) => (m ? is : !is)))
  }
})

test("Escape leaves a number as it was, and so does a text that is the same", () => {
  const picture = drawn()
  const before = written(picture)
  type(picture, ["X", 0, 0], "7", "Escape")
  type(picture, ["X", 0, 0], "1", "Enter", "F2")
  type(picture, ["X", 0, 0], "1", "Tab", "")
  press(picture.cell("Q", 0, 0), "5")
  press(picture.cell("X", 0, 0), "5", { altKey: true })
  assert.equal(written(picture), before)
  assert.deepEqual(picture.sent, [])
})

test("a text that is no number stands where it was typed, with what is wrong, until another is kept", () => {
  const picture = drawn()
  const [before, td] = [written(picture), type(picture, ["X", 0, 0], "abc")]
  const bad = () => given({}, chainOf().map((M) => (M.name === "X" ? { ...M, typed: [[0, 0, "abc"]], problems: [[0, 0, "No number."]] } : M)))
  assert.match(picture.said(), /^The X: the, column 1: “abc” was typed\./)
  picture.next(bad())
  assert.deepEqual([td.textContent, td.title, td.getAttribute("aria-invalid")], ["abc", "No number.", "true"])
  press(td, "5")
  picture.next(bad())
  assert.ok(td.querySelector("input"), "a field that is open stays")
  press(td.querySelector("input"), "Escape")
  assert.equal(td.textContent, "abc")
  picture.next(given())
  assert.deepEqual([written(picture), td.getAttribute("aria-invalid")], [before, null])
})

test("a key that ends typing leads to the cell where it points", () => {
  const ways = { Enter: [2, 0], Tab: [1, 1], ArrowUp: [0, 0], ArrowDown: [2, 0], ArrowRight: [1, 1], ArrowLeft: [1, 0] }
  for (const [key, [i, j]] of Object.entries(ways)) {
    const [picture, kept] = [drawn(), drawn()]
    type(picture, ["X", 1, 0], "4", key)
    assert.equal(at(picture.root.activeElement), `X ${i} ${j}`, key)
    type(kept, ["X", 1, 0], "4", key, "F2")
    assert.equal(kept.cell("X", 1, 0).dataset.held === "open", ["ArrowRight", "ArrowLeft"].includes(key), "which where the number is kept move within it")
    assert.match(picture.said(), key === "ArrowLeft" ? /^The X: bank, column 1 is now 4\. Changed: / : /^The X: bank, column 1 is now 4\. The X: /)
  }
})

test("an answer to what was typed earlier takes nothing back, but what Python sends after the last, or of other numbers, holds", () => {
  const kept = (...answers) => {
    const picture = drawn()
    for (const text of ["3", "34"]) type(picture, ["X", 0, 0], text)
    for (const answer of answers) picture.next(answer)
    type(picture, ["X", 0, 1], "5")
    return picture.sent.at(-1)[1].X.map(([,, text]) => text)
  }
  const [first, earlier, last] = [[], ...["3", "34"].map((text) => [[0, 0, text]])].map((X) => answered({ X }))
  const others = given({}, chainOf().map((M) => ({ ...M, base: "another" })))
  assert.deepEqual([kept(first), kept(earlier), kept(last, earlier), kept(others)], [["34", "5"], ["34", "5"], ["3", "5"], ["5"]])
})

test("what was being typed when the page was loaded again is typed on, if the cell holds what it held and can be typed over", () => {
  const before = drawn()
  const td = before.cell("X", 1, 1)
  td.focus()
  press(td, "3")
  typed(td.querySelector("input"), "3.5", false)
  const field = (first) => drawn(first, before.name).all("td input")[0]?.value
  const fixed = chainOf().map((M) => ({ ...M, editable: false }))
  for (const other of [answered({ X: [[1, 1, "7"]] }), given({}, fixed), given({}, fixed.slice(1))]) assert.equal(field(other), undefined)
  assert.equal(field(answered({ X: [[0, 0, "7"]] })), "3.5")
  document.activeElement = null
  const elsewhere = drawn(given(), before.name)
  document.activeElement = document.body
  assert.deepEqual(elsewhere.sent.at(-1)[1].X, [[1, 1, "3.5"]], "who is elsewhere by now has left the field")
  const filled = drawn(asked())
  typed(boxIn(filled, "weights", 0, 1), "0.5", false)
  drawn(given(), filled.name)
  assert.equal(boxIn(drawn(asked(), filled.name), "weights", 0, 1).value, "0.5", "and into a box, if it is there")
})

test("where a number follows from others it is said which can be typed over", () => {
  const picture = drawn()
  press(picture.cell("weights", 0, 0), "3")
  assert.equal(picture.said(), "Only numbers of X, W_q, W_k, W_v can be typed over.")
  assert.deepEqual(picture.all("td input"), [])
})

test("a block that is pasted fills the cells from where it is pasted on, and says what did not fit", () => {
  const [pasted, one] = [drawn(), drawn()]
  const td = pasted.cell("X", 1, 0)
  td.focus()
  press(td, "v", { ctrlKey: true })
  fire(td.querySelector("input"), "paste", { clipboardData: { getData: () => "4\t5\t6\n7\t8" } })
  for (const [i, j, text] of [[1, 0, "4"], [1, 1, "5"], [2, 0, "7"], [2, 1, "8"]]) type(one, ["X", i, j], text)
  assert.equal(written(pasted), written(one))
  assert.match(pasted.said(), /^1 of the pasted numbers did not fit into X/)
  assert.equal(pasted.sent.length, 1)
  const single = { clipboardData: { getData: () => "9" } }
  for (const [key, isWhole] of [["Delete", true], ["Backspace", true], ["3", false]]) {
    press(td, key)
    const field = td.querySelector("input")
    assert.deepEqual([field.value, fire(field, "paste", single).defaultPrevented], [isWhole ? "" : "3", isWhole], "one number goes into what is being typed")
    if (!isWhole) press(field, "Escape")
    assert.equal(td.title, "9")
  }
})

test("the divisor that is typed divides the scores at once as Python divides them; one out of range waits", () => {
  const picture = drawn()
  const before = written(picture)
  const enter = (text, end = "Enter") => {
    fire(picture.all("button.divisor")[0], "click")
    const field = picture.all("input.divisor-field")[0]
    typed(field, text, false)
    press(field, end)
  }
  enter("5", "Escape")
  assert.deepEqual(picture.sent, [])
  for (const text of ["0.5", "9", "x"]) {
    enter(text)
    assert.equal(written(picture), before)
  }
  for (const text of ["2", "8", "1"]) {
    enter(text)
    const now = written(picture)
    picture.next(answered(picture.sent.at(-1)[1]))
    assert.equal(written(picture), now)
    assert.equal(picture.said(), `Divided by ${text}.`)
    assert.equal(picture.all("button.divisor")[0].textContent, text)
    assert.equal(picture.root.activeElement, picture.all("button.divisor")[0])
  }
  for (const [key, kept] of [["5", "5"], ["F2", "15"]]) {
    press(picture.all("button.divisor")[0], key)
    const [field] = picture.all("input.divisor-field")
    assert.deepEqual([field.selectionStart, field.selectionEnd], key === "5" ? [1, 1] : [0, 1])
    field.value = kept
    press(field, "Tab")
    assert.ok(field.isConnected, "the browser leads on")
    if (key === "F2") press(field, "Escape")
    else field.blur()
    assert.equal(picture.sent.at(-1)[1].divisor[0][2], "5")
  }
  picture.next(answered(picture.sent.at(-1)[1]))
  press(picture.all("button.divisor")[0], "z", { ctrlKey: true })
  picture.next(answered(picture.sent.at(-1)[1]))
  assert.equal(picture.all("button.divisor")[0].textContent, "1")
  picture.press("Reset")
  picture.next(answered(picture.sent.at(-1)[1]))
  assert.equal(written(picture), before)
  picture.next(given({ divisor: { typed: "x", problem: "No number.", most: 8 } }))
  const [shown] = picture.all("button.divisor")
  assert.deepEqual([shown.textContent, shown.title], ["x", "No number."])
})

test("what a number that is typed over has changed is underlined and said once, until another is typed; at first nothing is", () => {
  const picture = drawn()
  const marked = () => [...new Set(picture.all("[data-differs]").map((cell) => at(cell).split(" ")[0]))]
  const answer = () => picture.next(answered(picture.sent.at(-1)[1]))
  const line = () => picture.root.querySelector(".sentence.now").textContent
  assert.deepEqual(marked(), [])
  assert.equal(line(), "")
  type(picture, ["W_v", 0, 0], "3.5")
  const seen = line()
  assert.match(seen, /^Changed: 1 in W_?v, \d in V, \d in context\.$/)
  assert.ok(picture.said().endsWith(seen.replace("Wv", "W_v")), "also before Python answers")
  assert.deepEqual(marked(), ["W_v", "V", "context"])
  picture.root.querySelector(".status").textContent = ""
  answer()
  assert.deepEqual([marked(), line(), picture.said()], [["W_v", "V", "context"], seen, ""])
  picture.cell("W_v", 0, 0).focus()
  assert.match(picture.root.querySelector(".sides").textContent, /^[^ ]+ \u2192 3\.5 \([+\u2212]/)
  type(picture, ["W_q", 0, 0], "2")
  answer()
  assert.deepEqual(marked(), ["W_q", "Q", "scores", "scaled_scores", "weights", "context"])
  picture.next(given({}, chainOf({}, 2)))
  picture.next(given({}, chainOf().slice(0, 3)))
  assert.deepEqual(marked(), [], "another picture has no earlier one")
})
