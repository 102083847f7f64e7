// The whole picture: what is typed, moved, stepped through or filled in is drawn as Python draws it, and taken back it is as it was.

import assert from "node:assert/strict"
import test from "node:test"
import { exactly } from "../../ui/machine/figures.js"
import { origins } from "../../ui/machine/origins.js"
import { SIDES } from "../../ui/machine/strip.js"
import { fire, press, typed } from "./page.js"
import { WORDS, answered, chainOf, drawn, given, written } from "./pictures.js"

const EDITED = ["X", "W_q", "W_k", "W_v"]
const mapOf = (chain) => new Map(chain.map((M) => [M.name, M]))
const read = (text) => Number(text.replace("\u2212", "-").replace(/[≈\s]/g, ""))

test("every number stands in its cell", () => {
  const picture = drawn()
  for (const M of chainOf()) {
    assert.equal(picture.table(M.name).getAttribute("aria-label"), `The ${M.name} ${M.name}, ${M.values.length} rows, ${M.values[0].length} columns`)
    assert.equal(picture.table(M.name).querySelectorAll("td[tabindex='0']").length, 1)
    assert.equal(picture.table(M.name).getAttribute("aria-readonly"), String(!M.editable))
    assert.equal(picture.table(M.name).closest("figure").querySelector("figcaption").textContent, `${M.title} ${(M.formula || M.name).replaceAll("W_", "W")}`)
    M.values.forEach((line, i) => line.forEach((value, j) => {
      const { textContent, title } = picture.cell(M.name, i, j)
      assert.ok(Math.abs(read(textContent) - value) < 0.006, `${M.name} ${textContent} ${value}`)
      assert.equal(title, exactly(value))
    }))
  }
  assert.deepEqual([0, 1, 2].map((i) => picture.cell("X", i, 1).style.getPropertyValue("--tint")), ["0.25", "1.00", "0.50"])
  assert.equal(picture.root.querySelector(".hint").textContent, "Type over any number of X, W_q, W_k, W_v, or the divisor (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ")
  assert.equal(picture.all(".begins, .slanted").length, 0)
  assert.equal(picture.table("K", true).closest("figure").querySelector(".formula").textContent, "Kᵀ")
  const plain = drawn(given({ told: ["One.", "Another."], divisor: null, hidesLater: null }, chainOf().map((M) => ({ ...M, formula: "", title: M.name, editable: false }))))
  const divided = drawn(given({ hidesLater: null }, chainOf().map((M) => ({ ...M, editable: false }))))
  for (const [one, ...hides] of [[picture, false, false, false], [plain, true, true, true], [divided, true, false, false]]) {
    assert.deepEqual([".hint", ".change", ".editing button"].map((part) => one.root.querySelector(part).hidden), hides)
  }
  assert.ok(!picture.root.querySelector(".change").open)
  assert.deepEqual(plain.root.querySelector(".beneath > .told").children.map((one) => one.textContent), ["One.", "Another."])
  assert.equal(plain.table("X").closest("figure").textContent.startsWith("X "), true)
  assert.equal(plain.table("X").closest("figure").querySelector(".formula").textContent, "", "a word is said once")
})

test("where other words stand in a row of matrices a new sentence begins; long words slant, and none is no header", () => {
  const [X] = chainOf()
  const chain = [X, { ...X, name: "other", rows: ["a", "", "river"], columns: ["1·1", "2·1"] }, { ...X, name: "turned", rows: ["1", "2", "3"], columns: ["a", "river"] }]
  const { all, table } = drawn(given({ stations: [{ name: "place", title: "", columns: chain.map(({ name }) => ({ below: name, above: "", turned: false, sign: "" })) }] }, chain))
  assert.deepEqual(all(".column.begins").map((one) => one.querySelector("table").dataset.node), ["other"])
  assert.deepEqual(table("other").querySelectorAll("td.begins").map(({ dataset }) => dataset.column), ["1", "1", "1"])
  assert.deepEqual(table("other").querySelectorAll("th").map(({ title }) => title), ["1·1", "2·1", "a", "river"])
  assert.equal(table("other").textContent.includes("undefined"), false)
  assert.deepEqual(all(".slanted").map(({ dataset }) => dataset.node), ["turned"])
})

/** Which cell this is; the focus is in one, or in a box of one. */
const at = (one) => [one?.closest("table")?.dataset.node, one?.closest("td")?.dataset.row, one?.closest("td")?.dataset.column].join(" ")

/** Open a field by a key, or by two clicks, and type a text that a key ends. */
function type(picture, [node, i, j], text, end = "Enter", key = "3") {
  const td = picture.cell(node, i, j)
  td.focus()
  if (key) press(td, key)
  else fire(td, "dblclick")
  const field = td.querySelector("input")
  typed(field, text, false)
  press(field, end)
  return td
}

test("what is typed over any number is drawn at once as Python draws it; it is undone, done again and taken back", () => {
  for (const node of EDITED) {
    const picture = drawn()
    const before = written(picture)
    const usable = () => picture.all(".editing button").map((one) => one.ariaDisabled === "false" && one.tabIndex === 0)
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

test("Escape leaves a number as it was, and so does a text that is the same", () => {
  const picture = drawn()
  const before = written(picture)
  type(picture, ["X", 0, 0], "7", "Escape")
  type(picture, ["X", 0, 0], "1", "Enter", "F2")
  type(picture, ["X", 0, 0], "1", "Tab", "")
  press(picture.cell("Q", 0, 0), "5")
  press(picture.cell("X", 0, 0), "5", { altKey: true })
  press(picture.cell("X", 0, 0), " ")
  assert.equal(written(picture), before)
  assert.deepEqual(picture.sent, [])
})

test("a text that is no number stands where it was typed, with what is wrong, until another is kept", () => {
  const picture = drawn()
  const [before, td] = [written(picture), type(picture, ["X", 0, 0], "abc")]
  const bad = () => given({}, chainOf().map((M) => (M.name === "X" ? { ...M, typed: [[0, 0, "abc"]], problems: [[0, 0, "No number."]] } : M)))
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
    const picture = drawn()
    type(picture, ["X", 1, 0], "4", key)
    assert.equal(at(picture.root.activeElement), `X ${i} ${j}`, key)
    assert.match(picture.said(), key === "ArrowLeft" ? /^The X: bank, column 1 is now 4\.$/ : /^The X: bank, column 1 is now 4\. The X: /)
  }
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
})

test("pointing lights up all that a number came from, and nothing else", () => {
  const picture = drawn()
  const chain = mapOf(chainOf())
  for (const [node, i, j] of [["context", 1, 2], ["weights", 0, 1], ["scores", 2, 0], ["K", 1, 1], ["X", 0, 0]]) {
    fire(picture.cell(node, i, j), "pointerover")
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

test("a number is pinned by a click and by Enter, and freed by the same or by Escape", (t) => {
  const picture = drawn()
  const seen = t.mock.method(Element.prototype, "scrollIntoView", () => {}).mock
  fire(picture.table("weights").querySelector("th"), "click")
  assert.deepEqual([press(picture.cell("weights", 1, 0), "Escape").defaultPrevented, seen.callCount(), picture.sent], [false, 0, []])
  const td = picture.cell("weights", 1, 0)
  const cell = { node: "weights", row: 1, column: 0 }
  const pinned = () => picture.all("td[aria-selected]").map(at)
  const acts = [() => fire(td, "click"), () => press(td, "Enter")]
  for (const act of acts) for (const free of [...acts, () => press(td, "Escape")]) {
    act()
    assert.deepEqual([pinned(), picture.sent.at(-1)], [["weights 1 0"], ["pinned", cell]])
    if (act === acts[1]) assert.ok(picture.said().includes(picture.root.querySelector(".gist").textContent))
    free()
    assert.deepEqual([pinned(), picture.sent.at(-1)], [[], ["pinned", null]])
  }
  acts[0]()
  assert.equal(seen.calls.at(-1).this, td)
  picture.next(given())
  assert.deepEqual(pinned(), ["weights 1 0"], "Python has not heard of it yet")
  picture.next(given({ pinned: { ...cell, column: 2 } }))
  assert.deepEqual(pinned(), ["weights 1 2"])
})

test("the arrow keys lead from cell to cell and stop at the edge; one cell of a table is a stop for Tab", () => {
  const picture = drawn()
  const stops = () => picture.table("weights").querySelectorAll("td.cell[tabindex='0']")
  const [first] = stops()
  first.focus()
  const way = ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowDown", "ArrowDown", "Home", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowUp"]
  const places = way.map((key) => {
    press(picture.root.activeElement, key)
    assert.deepEqual(stops().map(at), [at(picture.root.activeElement)])
    assert.ok(picture.said().includes(picture.root.activeElement.title))
    return [picture.root.activeElement.dataset.row, picture.root.activeElement.dataset.column].map(Number)
  })
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.ok(!press(picture.root.activeElement, "ArrowRight", { [held]: true }).defaultPrevented)
  assert.deepEqual(places, [[0, 1], [1, 1], [1, 2], [1, 2], [2, 2], [2, 2], [2, 0], [2, 0], [1, 0], [0, 0], [0, 0]])
})

test("at each step what comes later is hidden from all, and at the last one all is there", () => {
  const picture = drawn()
  const slider = picture.named("input", "Step")
  const computed = chainOf().filter((M) => M.step.kind !== "given")
  const whole = written(picture)
  assert.equal(Number(slider.max), computed.length)
  for (let at = computed.length; at >= 0; at--) {
    typed(slider, at, false)
    const later = new Set(computed.slice(at).map(({ name }) => name))
    for (const table of picture.all("table[data-node]")) {
      const isLater = later.has(table.dataset.node)
      assert.deepEqual([table.attributes.has("data-later"), table.ariaHidden, table.closest("figure").inert], [isLater, isLater ? "true" : "", isLater])
      assert.equal(table.attributes.has("data-current"), table.dataset.node === (at ? computed[at - 1].name : "X"))
    }
    assert.equal(picture.all(".sentence.now").map((one) => one.textContent).join(), at ? computed[at - 1].sentence : "Now the X.")
  }
  typed(slider, computed.length, false)
  assert.equal(written(picture), whole)
})

test("Play goes through all steps, one after the other, and can be paused", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const picture = drawn()
  const slider = picture.named("input", "Step")
  const computed = chainOf().filter((M) => M.step.kind !== "given")
  const seen = t.mock.method(Element.prototype, "scrollIntoView", () => {}).mock
  picture.press("Play")
  assert.equal(slider.value, "0")
  t.mock.timers.tick(1200)
  assert.equal(seen.callCount(), 0)
  picture.root.querySelector(".frame").classList.add("stacked") // as on a phone
  for (const [m, M] of computed.entries()) {
    assert.equal(slider.value, String(m + 1))
    if (m) assert.equal(seen.calls.at(-1).this, picture.table(M.name), "what is made is brought into sight")
    assert.equal(picture.said(), `${M.title}: ${M.sentence}`)
    if (m === 2) {
      picture.press("Pause")
      t.mock.timers.tick(9000)
      assert.equal(slider.value, "3")
      picture.press("Play")
      t.mock.timers.tick(1200)
    } else t.mock.timers.tick(3600)
    if (m === 2) assert.equal(slider.value, "4")
  }
  assert.ok(picture.named("button", "▶ Play"))
})

test("while a step is played its factors light up in turn, products fall into their number, shares are laid end to end", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const clock = { currentTime: null, cancel() {}, finished: new Promise(() => {}) }
  let [moves, frames] = [[], []]
  t.mock.method(globalThis, "requestAnimationFrame", (next) => frames.push(next))
  t.mock.method(Element.prototype, "animate", function (keyframes, timing) { return moves.push({ one: this, keyframes, ...timing }) && clock })
  t.mock.method(Element.prototype, "getBoundingClientRect", function () {
    const [left, top] = [100 * (this.dataset.column ?? 0), 40 * (this.dataset.row ?? 0) + (this.closest(".above") ? 1000 : 0) + (this.dataset.station === "compare" ? 300 : 0)]
    return { left, top, width: 100, height: 40, right: left + 100, bottom: top + 40 }
  })
  const near = (some, others) => assert.ok(some.length === others.length && some.every((one, m) => Math.abs(one - others[m]) < 0.02), `${some} | ${others}`)
  const numbers = (text = "") => (text.match(/-?[\d.]+(e-\d+)?/g) ?? []).map(Number)
  for (const i of [0, 1, 2]) {
    const picture = drawn(given({ opening: { node: "weights", row: i, column: 0 } }))
    const { style } = picture.root.querySelector(".working")
    assert.deepEqual(["--from", "--room"].map(style.getPropertyValue), ["100px", "300px"], "the arithmetic stands beside the first two bands")
    picture.press("Play")
    t.mock.timers.tick(1200)
    for (const { name, step, values, columns } of chainOf().filter((M) => M.step.kind !== "given")) {
      const [glows, met, products, portions] = ["glow", "met", "product", "portion"].map((kind) => moves.filter(({ one }) => one.className === kind).map((move) => (
        { ...move, end: move.delay + move.duration, box: numbers(move.one.style.cssText), to: move.keyframes.slice(-2).map(({ transform }) => numbers(transform)) })))
      for (const { keyframes } of moves) keyframes.reduce((before, { offset = before }) => (assert.ok(before <= offset && offset <= 1), offset), 0)
      const [isProduct, isShares] = [step.kind === "product", name === "weights"]
      const many = isProduct ? mapOf(chainOf()).get(step.reads[0]).columns.length : 0
      const most = values[i].indexOf(Math.max(...values[i]))
      assert.deepEqual([products.length, met.length, portions.length], [many * columns.length, 2 * many * columns.length + (isShares ? 3 : 0), isShares ? 3 : 0])
      assert.equal(picture.root.querySelector(".performance").ariaHidden, "true")
      if (isShares) near([glows[0].end, ...portions.map(({ keyframes, duration }) => keyframes[1].offset * duration / 100)], [portions[0].end, 2.8, 2.8, 2.8])
      typed(picture.root.querySelector(".spread"), "row", false)
      assert.ok(picture.root.querySelector(".performance"), "other colours end nothing")
      columns.forEach((_, j) => {
        const [one, other] = isProduct ? glows.slice(2 * j) : [glows[isShares ? 0 : j]]
        near(one.box, isShares ? [0, 40 * i, 300, 40] : isProduct ? [0, 40 * i, 100 * many, 40] : [100 * j, 40 * i, 100, 40])
        if (isProduct) assert.deepEqual([one, other].map((glow) => glow.one.dataset.role), step.reads.map((from) => mapOf(chainOf()).get(from).role))
        if (isProduct) near(other.box, step.turned ? [0, 1000 + 40 * j, 100 * many, 40] : [100 * j, 1000, 100, 40 * many])
        for (const [time, awaits] of [[one.delay || null, true], [isShares ? 3000 : one.end + 0.01, false]]) {
          clock.currentTime = time
          for (const next of frames.splice(0)) next()
          assert.ok(picture.root.querySelector(".working").textContent.startsWith(`The ${name}: ${WORDS[i]}, ${columns[isShares ? most : j].replace(/^\d/, "column $&")}`))
          assert.equal(picture.all(".value.awaited").length, awaits ? 1 : 0)
        }
        clock.currentTime = 0
        fire(picture.cell("X", i, 0), "pointerover")
        assert.equal(picture.all(".awaited").length, 0, "all of another number is there")
        fire(picture.root.querySelector(".stage"), "pointerleave")
        const own = products.slice(many * j, many * (j + 1))
        assert.equal(new Set(own.map(({ box }) => box[1])).size, many, "each has a place of its own")
        near(own.map(({ box: [left, top], to: [, [down]] }) => left + top + down), own.map(() => 100 * j + 40 * i))
        near(own.map(({ end }) => end), own.map(() => one.end))
        if (isProduct) near([own.reduce((sum, { one: { textContent } }) => sum + read(textContent), 0)], [values[i][j]])
        const lit = met.slice(2 * many * j, 2 * many * j + many)
        near(lit.slice(1).map(({ delay }) => delay), lit.slice(0, -1).map(({ end }) => end))
        near(lit.map(({ box: [left, top] }) => left + top), lit.map((_, m) => 100 * m + 40 * i))
      })
      near(portions.map(({ to: [[x, down, share], last], box: [, top,, height] }) => x + top + down + height + 300 * share + last[0]),
        portions.map((_, m) => 600 * values[i].slice(0, m).reduce((sum, one) => sum + one, 0) + 40 * i + 25 + 300 * values[i][m]))
      near(portions.map(({ keyframes }) => numbers(keyframes[1].transform)[0]), portions.map((_, m) => values[i][m] / values[i][most]))
      moves = []
      t.mock.timers.tick(3600)
    }
  }
})

test("arrows are moved by keys, what follows from them follows, and Back brings the sentence's own numbers back", () => {
  const picture = drawn()
  picture.press("Arrows")
  const shown = () => picture.all(".geometry-number").map((one) => read(one.textContent))
  const expected = (chain) => [0, 1, 2].flatMap((j) => [chain.get("scores"), chain.get("weights")].map(({ values }) => values[0][j])).concat(chain.get("context").values[0])
  const near = (a, b) => a.length === b.length && a.every((one, m) => Math.abs(one - b[m]) < 0.006)
  const chain = mapOf(chainOf())
  assert.ok(near(shown(), expected(chain)), shown().join())
  const before = picture.root.querySelector(".geometry-side").textContent
  const tips = picture.all("[role=slider]")
  assert.deepEqual(tips.map((one) => one.getAttribute("aria-label")), ["query", "key"].flatMap((kind) => WORDS.map((word) => `${kind} of ${word}`)))
  press(tips[4], "ArrowUp")
  press(tips[4], "ArrowLeft")
  const K = chain.get("K")
  const values = K.values.map((line, i) => (i === 1 ? [line[0] - 0.1, line[1] + 0.1] : line))
  const moved = mapOf(chainOf({ K: values }))
  assert.ok(near(shown(), expected(moved)), `${shown()} ${expected(moved)}`)
  assert.ok(Math.abs(Number(tips[4].getAttribute("aria-valuenow")) - values[1][0]) < 0.006)
  assert.match(picture.root.querySelector(".geometry-said").textContent, /You have moved an arrow/)
  picture.next(given({ turn: 1 }))
  assert.ok(near(shown(), expected(moved)), "the same arrows sent again stay where they were moved to")
  press(tips[0], "ArrowUp", { ctrlKey: true })
  assert.ok(near(shown(), expected(moved)))
  picture.press("Back to the numbers")
  assert.equal(picture.root.querySelector(".geometry-side").textContent, before)
  press(tips[4], "ArrowUp")
  picture.next(answered({ X: [[0, 0, "2"]] }))
  assert.ok(near(shown(), expected(mapOf(answered({ X: [[0, 0, "2"]] }).chain))), "other arrows take their place")
})

test("of many dimensions two are seen, which can be chosen, and of one its line", () => {
  const wide = (many) => {
    const [W_q, W_k] = [[[1, 0.5, 2], [0, 2, 1]], [[0.5, -1, 1], [1, 0.25, 3]]].map((W) => W.map((line) => line.slice(0, many)))
    return chainOf({ W_q, W_k }).map((M) => (["Q", "K", "W_q", "W_k"].includes(M.name) ? { ...M, decimals: 1, columns: ["1", "2", "3"].slice(0, many) } : { ...M, decimals: 1 }))
  }
  const picture = drawn(given({}, wide(3)))
  picture.press("Arrows")
  const axes = ["across", "up"].map((way) => picture.root.querySelector(`.axis-${way} select`))
  const [tip] = picture.all("[role=slider]")
  const seen = () => [picture.root.querySelector(".geometry-said").textContent.split(/[:.]/)[0], ...axes.map(({ value }) => Number(value) + 1), tip.getAttribute("aria-valuetext").match(/dimension \d/g).join()]
  const three = "These are two of d_k = 3 dimensions"
  assert.deepEqual(seen(), [three, 1, 2, "dimension 1,dimension 2"])
  for (const [m, to, ...now] of [[0, "2", 3, 2], [0, "1", 2, 3], [1, "0", 2, 1]]) {
    typed(axes[m], to, false)
    assert.deepEqual(seen().slice(0, 3), [three, ...now])
  }
  typed(axes[0], "2", false)
  picture.next(given({}, wide(2)))
  assert.deepEqual(seen(), ["d_k = 2", 1, 2, "dimension 1,dimension 2"])
  const numbers = () => picture.all(".geometry-number").map((one) => one.textContent)
  const decimals = () => numbers()[0].split(".")[1].length
  assert.equal(decimals(), 1)
  press(tip, "ArrowRight")
  assert.equal(decimals(), 4, "what is made by hand is not round")
  picture.next(given({}, wide(1)))
  assert.deepEqual(seen(), ["d_k = 1", 1, 2, "dimension 1"])
  const before = numbers()
  press(tip, "ArrowUp")
  assert.ok(numbers().every((text, m) => Math.abs(read(text) - read(before[m])) < 0.06), "there is nothing upwards")
})

test("a tip is dragged to the numbers that stand there, and no further than the axes", () => {
  const picture = drawn()
  picture.press("Arrows")
  const [svg] = picture.all(".plane")
  const tip = picture.all("[role=slider]")[0]
  const at = () => tip.getAttribute("aria-valuetext").replaceAll("\u2212", "-").match(/-?[\d.]+(?=,|$)/g).map(Number)
  const most = Number(tip.getAttribute("aria-valuemax"))
  const placeOf = ([x, y]) => ({ clientX: (170 + (x / most) * 150) * 1000 / 340, clientY: (170 - (y / most) * 150) * 1000 / 340 })
  const start = at()
  fire(svg, "pointermove", placeOf([0, 0]))
  assert.deepEqual(at(), start, "nothing is held")
  fire(svg, "pointerdown", placeOf([most, most]))
  fire(svg, "pointermove", placeOf([0, 0]))
  assert.deepEqual(at(), start, "nothing was near")
  fire(svg, "pointerdown", placeOf(start))
  for (const [to, there] of [[[0.5, -0.25], [0.5, -0.25]], [[9 * most, -9 * most], [most, -most]]]) {
    fire(svg, "pointermove", placeOf(to))
    assert.deepEqual(at(), there)
  }
  fire(svg, "pointerup")
  fire(svg, "pointermove", placeOf([0, 0]))
  assert.deepEqual(at(), [most, -most])
})

test("threads are the weights from the chosen one on; a word that is pressed pins the most of its weights", () => {
  const picture = drawn()
  const { values } = mapOf(chainOf()).get("weights")
  const faces = ["Numbers", "Threads", "Arrows"].map((name) => picture.named("button", name))
  faces[0].focus()
  for (const [key, m] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowRight", 0], ["ArrowLeft", 2], ["Enter", 2]]) {
    press(picture.root.activeElement, key)
    assert.equal(picture.root.activeElement, faces[m], "arrow keys lead around")
  }
  picture.root.activeElement.blur()
  picture.press("Threads")
  assert.deepEqual([".flow", ".frame", ".beneath", ".geometry"].map((part) => picture.root.querySelector(part).hidden), [false, true, true, true])
  const [left, right] = [".flow-left", ".flow-right"].map((side) => picture.root.querySelector(side).children)
  for (const least of ["0", "0.3", "0.6", "1"]) {
    typed(picture.root.querySelector(".flow-threshold input"), least, false)
    const drawnNow = values.map((line) => line.map((value) => value >= Number(least)))
    assert.deepEqual(picture.all("line").map((one) => one.dataset.cell), drawnNow.flatMap((line, i) => line.flatMap((is, j) => (is ? [`${i},${j}`] : []))))
    WORDS.forEach((word, i) => {
      const list = (names) => names.join(", ") || "no word with such a weight"
      const to = WORDS.flatMap((other, j) => (drawnNow[i][j] ? `${other} ${values[i][j].toFixed(4)}` : []))
      const by = WORDS.flatMap((other, j) => (drawnNow[j][i] ? `${other} ${values[j][i].toFixed(4)}` : []))
      assert.equal(left[i].getAttribute("aria-label"), `${word}, attends to ${list(to)}`)
      assert.equal(right[i].getAttribute("aria-label"), `${word}, attended to by ${list(by)}`)
    })
  }
  const pinned = () => picture.sent.at(-1)[1]
  const most = (i) => ({ node: "weights", row: i, column: values[i].indexOf(Math.max(...values[i])) })
  fire(left[2], "click")
  assert.deepEqual(pinned(), most(2))
  assert.deepEqual([left, right].map((side) => side.map((one) => one.getAttribute("aria-pressed")).join()), ["false,false,true", "false,false,true"])
  assert.deepEqual(picture.root.querySelector(".flow-weights").children.map((one) => one.textContent), values[2].map((value) => value.toFixed(4)))
  fire(left[2], "click")
  assert.equal(pinned(), null)
  for (const [key, side, i] of [["ArrowDown", left, 1], ["End", left, 2], ["ArrowDown", left, 2], ["ArrowRight", right, 2], ["ArrowUp", right, 1], ["Home", right, 0], ["ArrowLeft", left, 0]]) {
    press(picture.root.activeElement ?? left[0], key)
    assert.ok(picture.root.activeElement === side[i], key)
    assert.deepEqual(pinned(), most(i), key)
  }
  press(left[0], "Escape")
  assert.equal(pinned(), null)
  assert.deepEqual([press(left[0], "a").defaultPrevented, pinned()], [false, null])
})

test("a covered weight has no thread and a question mark", () => {
  const chain = chainOf()
  chain.find(({ name }) => name === "weights").values[1][2] = null
  const picture = drawn(given({}, chain))
  picture.press("Threads")
  typed(picture.root.querySelector(".flow-threshold input"), "0", false)
  fire(picture.root.querySelector(".flow-left").children[1], "click")
  assert.equal(picture.root.querySelector(".flow-weights").children[2].textContent, "?")
  assert.deepEqual(picture.all("line").map((one) => one.dataset.cell).filter((cell) => cell.startsWith("1")), ["1,0", "1,1"])
})

const BOXED = ["scores", "weights"]

/** A picture whose scores and weights are asked for; `filled` says what Python knows, by stamp and cells. */
function asked({ stamp = 0, cells = [], marks = {}, lit = [1], ...more } = {}) {
  const texts = new Map(cells.map(([node, i, j, text]) => [`${node} ${i} ${j}`, text]))
  const boxed = (M) => ({
    ...M, values: M.values.map((line) => line.map(() => null)), lit,
    boxes: M.values.flatMap((line, row) => line.map((_, column) => ({ row, column, text: texts.get(`${M.name} ${row} ${column}`) ?? "", mark: marks[`${M.name} ${row} ${column}`] ?? "", hint: `${M.name} ${row} ${column}` === "scores 0 0", fixed: false }))),
  })
  return given({ filled: stamp, fillable: BOXED, asked: "weights", ...more }, chainOf().map((M) => (BOXED.includes(M.name) ? boxed(M) : M)))
}

const boxIn = (picture, node, i, j) => picture.cell(node, i, j).querySelector("input.box")
const contents = (picture) => picture.all("input.box").map(({ value }) => value)

test("what is typed into boxes is sent when the last is left, held until Python knows it, and marked then", () => {
  const picture = drawn(asked())
  const boxes = picture.all("input.box")
  assert.equal(boxes.length, 18)
  boxes[0].focus()
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
  box.focus()
  typed(box, "5", false)
  box.blur()
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
  box.focus()
  typed(box, "5", false)
  box.blur()
  assert.equal(picture.sent.length, many, "Python knows that")
})

test("which matrix is filled in is chosen beneath, and its first box in the row that is marked has the focus then", () => {
  const picture = drawn(asked({ asked: "" }))
  const [picker] = picture.all("select").filter((one) => one.options.some(({ value }) => value === "scores"))
  assert.deepEqual(picker.options.map(({ text }) => text), ["nothing", "The scores", "The weights"])
  typed(picker, "weights", false)
  assert.deepEqual(picture.sent, [["asked", "weights"]])
  picture.next(asked())
  assert.equal(at(picture.root.activeElement), "weights 1 0")
  const other = drawn(asked({ asked: "" }))
  other.next(asked({ opening: { node: "weights", row: 2, column: 0 }, lit: [0, 1] }))
  assert.equal(at(other.root.activeElement), "weights 2 0", "or in the row that is explained, where several are marked")
})

test("what was typed is printed in all pictures of a sheet, or in none", () => {
  const sheet = [0, 1].map(() => drawn(asked({ isWorksheet: true })))
  const box = sheet[1].root.querySelector(".asking input")
  for (const is of [true, false]) {
    box.checked = is
    fire(box, "change")
    for (const { root } of sheet) assert.equal(root.querySelector(".stage").classList.contains("with-typed"), is)
  }
})

test("boxes that are asked for no more are numbers again, one of which the Tab key finds", () => {
  const picture = drawn(asked())
  picture.next(given())
  const plain = drawn()
  assert.equal(written(picture), written(plain))
  const stops = (node) => picture.table(node).querySelectorAll("td.cell[tabindex='0']")
  for (const node of BOXED) assert.equal(stops(node).length, 1)
  const one = asked()
  for (const { boxes } of one.chain) boxes?.splice(0, 8)
  picture.next(one)
  press(stops("weights")[0], "ArrowRight")
  picture.next(given())
  assert.deepEqual(stops("weights").map(at), ["weights 0 1"])
})

const DIAL = { value: Math.SQRT2, usual: Math.SQRT2, most: 8, answers: ["context"], covered: [[3, 4]] }
const figuresOf = ({ all }) => all("td.cell").map(({ textContent }) => textContent)

test("the slider of the divisor divides the scores as it moves; answers are covered where it would show them", (t) => {
  const picture = drawn(given({ dial: DIAL }))
  const slider = picture.named("input", "Divide the scores by")
  const before = figuresOf(picture)
  const isOff = () => ["÷ 1", "Back to"].map((name) => picture.named("button", name).disabled)
  assert.deepEqual(isOff(), [false, true])
  for (const divisor of [1, 2.5, 8]) {
    slider.value = String(divisor)
    fire(slider, "input")
    const chain = chainOf({}, divisor)
    assert.deepEqual(picture.sent, [])
    assert.deepEqual(figuresOf(picture), figuresOf(drawn(given({ dial: { ...DIAL, value: divisor } }, chain))), String(divisor))
  }
  for (const [divisor, isCovered] of [[2.99, false], [3, true], [4, true], [4.01, false]]) {
    slider.value = String(divisor)
    fire(slider, "input")
    assert.equal(picture.cell("context", 0, 0).textContent.startsWith("?"), isCovered, String(divisor))
    assert.ok(!picture.cell("weights", 0, 0).textContent.startsWith("?"))
  }
  fire(slider, "change")
  assert.deepEqual(picture.sent, [["divisor", 4.01]])
  picture.next(given({ dial: { ...DIAL, value: 4.01 } }, chainOf({}, 4.01)))
  const frames = []
  t.mock.method(globalThis, "requestAnimationFrame", (next) => frames.push(next))
  const now = t.mock.method(performance, "now", () => 0).mock
  picture.next(given({ dial: { ...DIAL, value: 2 } }, chainOf({}, 2)))
  for (const [time, shown] of [[600, 3.005], [1200, 2], [1300, 2]]) {
    now.mockImplementation(() => time)
    for (const next of frames.splice(0)) next()
    assert.ok(Math.abs(Number(slider.value) - shown) < 1e-9, "what Python chooses is seen coming")
  }
  picture.press("÷ 1")
  assert.deepEqual(isOff(), [true, false])
  picture.press("Back to")
  assert.deepEqual(picture.sent.slice(1), [["divisor", 1], ["divisor", Math.SQRT2]])
  assert.deepEqual(figuresOf(picture), before)
})

const COMPARED = { comparison: ["this", "that"] }
const compared = () => {
  const [one, other] = [chainOf(), mapOf(chainOf({ X: [[1, 0.5], [-0.25, 2], [2.75, -1]] }))]
  return { one, other, chain: one.map((M) => ({ ...M, other: { values: other.get(M.name).values, step: M.step, note: "" } })) }
}

test("between two chains each end is that chain alone, the middle their mean, and all that differs is marked", () => {
  const { one, other, chain } = compared()
  const picture = drawn(given(COMPARED, chain))
  const slider = picture.named("input", "From this to that")
  const numbers = () => picture.all("td.cell").map(({ title }) => title)
  const alone = (chain) => drawn(given({}, chain)).all("td.cell").map(({ title }) => title)
  const differs = (M, i, j) => M.values[i][j] !== other.get(M.name).values[i][j]
  const told = new Map([[0, "Shown: this"], [25, "25 % of the way: "], [50, "Halfway: "], [100, "Shown: that"]])
  for (const [share, words] of told) {
    typed(slider, share, false)
    const marked = new Set(picture.all("[data-differs]").map(at)).size
    assert.match(picture.root.querySelector(".said").textContent, new RegExp(`^${words}.*\\. The ${marked} marked numbers differ\\.$`))
    assert.deepEqual(["this", "that"].map((end) => picture.named("button", end).getAttribute("aria-pressed")), [`${share === 0}`, `${share === 100}`])
    picture.cell("X", 2, 0).focus()
    const explained = picture.root.querySelector(".working")
    assert.equal(explained.textContent.includes("A mix, not a result."), share % 100 > 0)
    picture.cell("scores", 2, 0).focus()
    assert.equal(picture.root.querySelector(".gist").textContent.includes(" = "), share % 100 === 0, "a mix has no arithmetic")
    picture.cell("X", 2, 0).focus()
    assert.ok(explained.textContent.includes("difference0.75 \u2212 2.75 = \u22122"))
    picture.cell("X", 0, 0).focus()
    assert.deepEqual([explained.querySelector(".sides").textContent, explained.textContent.includes("A mix")], ["The same in both.", false])
    for (const M of one) M.values.forEach((line, i) => line.forEach((value, j) => {
      assert.equal(picture.cell(M.name, i, j).title, exactly(value + (other.get(M.name).values[i][j] - value) * share / 100), `${M.name} ${share}`)
      assert.equal(picture.cell(M.name, i, j).attributes.has("data-differs"), differs(M, i, j))
      if (differs(M, i, j)) assert.match(picture.cell(M.name, i, j).style.getPropertyValue("--differs"), /^(1.00|0.(3[5-9]|[4-9].))$/)
    }))
  }
  assert.deepEqual(numbers(), alone([...other.values()]))
  assert.deepEqual([picture, drawn()].map(({ root }) => root.querySelector(".comparing").hidden), [false, true])
  picture.press("this")
  assert.deepEqual(numbers(), alone(one))
  picture.cell("X", 2, 0).focus()
  assert.match(picture.said(), /this 0.75, that 2.75$/)
  picture.cell("X", 0, 0).focus()
  assert.match(picture.said(), /1, the same in both$/)
  typed(slider, 25, false)
  for (const [ends, at] of [[COMPARED, "25"], [{ comparison: ["this", "another"] }, "0"]]) {
    picture.next(given(ends, compared().chain))
    assert.equal(slider.value, at, "other ends are seen from the first on")
  }
})

test("while the divisor moves, numbers keep their decimals and columns their widths", () => {
  const picture = drawn(given({ dial: { ...DIAL, covered: [] } }))
  const slider = picture.named("input", "Divide the scores by")
  const seen = [1, Math.SQRT2, 2.5, 5, 8].map((divisor) => {
    slider.value = String(divisor)
    fire(slider, "input")
    const cells = ["scaled_scores", "weights"].map((node) => [0, 1, 2].map((j) => picture.cell(node, 0, j)))
    return cells.map((line) => [line.map(({ textContent }) => textContent.split(".")[1]?.length ?? "≈ 0"), line[0].closest("table").style.getPropertyValue("--widest")])
  })
  assert.equal(new Set(seen.map((one) => JSON.stringify(one))).size, 1, JSON.stringify(seen))
})

test("where the divisor is moved, the largest of each row is marked, with what it usually is beneath it", () => {
  const { chain } = compared()
  const [usual, now] = [mapOf(chainOf()), mapOf(chainOf({}, 2))]
  const sent = chain.map((M) => ({ ...now.get(M.name), ...(M.name === "weights" && { other: M.other }) }))
  const picture = drawn(given({ ...COMPARED, dial: { ...DIAL, value: 2, covered: [] } }, sent))
  assert.equal(picture.all("[data-differs]").length, 3)
  assert.ok(picture.named("input", "From this to that").hidden && picture.named("button", "that").hidden)
  assert.match(picture.root.querySelector(".said").textContent, /^Underlined/)
  now.get("weights").values.forEach((line, i) => line.forEach((value, j) => {
    const { attributes, dataset } = picture.cell("weights", i, j)
    const isMost = value === Math.max(...line)
    assert.deepEqual([attributes.has("data-differs"), dataset.was !== undefined], [isMost, isMost])
    if (isMost) assert.ok(Math.abs(read(dataset.was) - usual.get("weights").values[i][j]) < 0.006)
  }))
})

const GOAL = {
  measures: [{ says: "It is {}.", how: "least", node: "X", cells: [[0, 0]], less: [0], other: null, sign: 1, bound: 2, reach: 1, is_kept: false, missing: "" }],
  verdict: { share: 0, is_reached: false, sentences: ["It is 1.0000."], shares: [0] }, cost: "Nothing is changed yet.", how: "Choose a number.", start: [["X", chainOf()[0].values]], least: -2, most: 3, cells: null,
}

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

test("a large matrix is a strip: keys move on it, and its window shows the numbers around the largest or the pinned one", (t) => {
  const many = Array.from({ length: 20 }, (_, i) => `word${i}`)
  const M = { ...chainOf()[0], name: "weights", rows: many, columns: many, values: many.map((_, i) => many.map((_, j) => (i === 9 && j === 3 ? 99 : i - j / 100))) }
  const sent = given({ words: many, opening: null, stations: [{ name: "weigh", title: "", columns: [{ below: "weights", above: "", turned: false, sign: "" }] }] }, [M])
  const picture = drawn(sent)
  assert.ok(picture.root.querySelector(".window").hidden)
  const window = () => picture.table("weights").querySelectorAll("td.cell").map(({ dataset, title }) => [Number(dataset.row), Number(dataset.column), title])
  picture.press("Zoom")
  const expected = (rows, columns) => rows.flatMap((i) => columns.map((j) => [i, j, exactly(M.values[i][j])]))
  const range = (from) => Array.from({ length: 12 }, (_, m) => from + m)
  assert.deepEqual(window(), expected(range(3), range(0)))
  assert.ok(picture.root.querySelector(".window").textContent.includes("rows 4 to 15, columns 1 to 12"))
  picture.press("Close")
  assert.ok(!picture.table("weights"))
  picture.next({ ...sent, pinned: { node: "weights", row: 3, column: 18 } })
  picture.press("Zoom")
  assert.deepEqual(window(), expected(range(0), range(8)))
  const [strip] = picture.all("canvas")
  for (const [key, row, column] of [["ArrowDown", 1, 0], ["ArrowRight", 1, 1], ["ArrowUp", 0, 1], ["ArrowUp", 0, 1], ["ArrowLeft", 0, 0]]) {
    press(strip, key)
    assert.deepEqual([strip.dataset.row, strip.dataset.column].map(Number), [row, column])
    assert.ok(picture.said().endsWith(`: ${exactly(M.values[row][column])}`))
  }
  assert.ok(!press(strip, "End").defaultPrevented)
  assert.ok(press(strip, "Enter").defaultPrevented)
  assert.deepEqual(picture.sent.at(-1), ["pinned", { node: "weights", row: 0, column: 0 }])
  strip.clientHeight = strip.clientWidth
  const painted = t.mock.method(HTMLCanvasElement.prototype, "getContext", () => null).mock
  const subject = () => picture.root.querySelector(".working .what").textContent
  for (const [kind, more, many, told] of [
    ["pointermove", { pointerType: "touch" }, 0, "word0, word0"], ["pointerover", {}, 0, "word0, word0"], ["pointermove", {}, 1, "word4, word2"], ["pointermove", {}, 1, "word4, word2"], ["transitionend", {}, 2, "word4, word2"], ["click", {}, 2, "word4, word2"],
  ]) {
    fire(strip, kind, { offsetX: 120, offsetY: 230, ...more })
    assert.deepEqual([painted.callCount(), subject()], [many, `The X: ${told}`], kind)
  }
  assert.deepEqual(picture.sent.at(-1), ["pinned", { node: "weights", row: 4, column: 2 }])
})

test("a matrix is a strip if its rows or its columns are more than twelve", () => {
  const isStrip = (rows, columns) => {
    const [n, m] = [rows, columns].map((many) => Array.from({ length: many }, (_, at) => `${at + 1}`))
    const M = { ...chainOf()[0], rows: n, columns: m, values: n.map(() => m.map(() => 1)) }
    return drawn(given({ opening: null, stations: [{ name: "place", title: "", columns: [{ below: "X", above: "", turned: false, sign: "" }] }] }, [M])).all("canvas").length
  }
  assert.deepEqual([isStrip(12, 12), isStrip(13, 2), isStrip(2, 13)], [0, 1, 1])
})

test("a picture that is drawn again is as it was, whatever was drawn between", () => {
  const pictures = [given(), given({ hidesLater: null, divisor: null }), asked({ turn: 0 }), given({ dial: DIAL }), given(COMPARED, compared().chain), given({ goal: GOAL }), given({ isSmall: true, isWorksheet: true })]
  const state = (picture) => `${figuresOf(picture)} ${contents(picture)} ${picture.all("[hidden]").map((one) => one.className)}`
  const fresh = pictures.map((one) => state(drawn(one)))
  assert.deepEqual([0, 1].map((at) => drawn(pictures[at]).named("label", "Hide later words").hidden), [false, true])
  const picture = drawn(pictures[0])
  for (const at of [0, 1, 0, 2, 2, 1, 3, 3, 2, 4, 4, 3, 5, 5, 4, 6, 6, 5, 0, 6, 0]) {
    picture.next(pictures[at])
    assert.ok(state(picture) === fresh[at], `picture ${at}`)
  }
})

test("cells that both pictures show come from where they were when something was clicked", (t) => {
  const before = drawn()
  const from = []
  t.mock.method(Element.prototype, "animate", function ([start]) { from.push([at(this), start.transform ?? "appears"]) })
  drawn(given({ words: ["a", ...WORDS] }), before.name)
  assert.deepEqual(from, [], "nothing was clicked")
  fire(document.body, "click")
  drawn(given({}, chainOf().filter(({ name }) => name !== "Q")), before.name)
  assert.deepEqual(from.find(([name]) => name === "X 0 0"), ["X 0 0", "translate(0px, 0px) scale(1, 1)"])
})

test("on a narrow screen the row of one word stands first, and Play with the arithmetic at the foot", (t) => {
  t.mock.method(globalThis, "matchMedia", (query) => ({ matches: query.includes("max-width"), addEventListener() {} }))
  const [picture, meter] = [drawn(), drawn(given({ goal: GOAL }))]
  assert.ok(!meter.root.querySelector(".change").open)
  const [row, line, foot] = [".one-row", ".gist", ".foot"].map((part) => picture.root.querySelector(part))
  const shown = () => row.querySelectorAll("td.cell").map(({ dataset: { node, row: i, column: j } }) => [node, i, j].join(" "))
  const expected = (i) => [0, 1, 2].flatMap((j) => [`scores ${i} ${j}`, `scaled_scores ${i} ${j}`, `weights ${i} ${j}`, ...[0, 1, 2].map((m) => `V ${j} ${m}`)]).concat([0, 1, 2].map((m) => `context ${i} ${m}`))
  assert.deepEqual([row.hidden, shown()], [false, expected(1)])
  for (const td of row.querySelectorAll("td.cell")) {
    const other = picture.cell(td.dataset.node, td.dataset.row, td.dataset.column)
    assert.deepEqual([td.textContent, td.dataset.lit, td.attributes.has("data-explained")], [other.textContent, other.dataset.lit ?? { scaled_scores: td.dataset.row === "1" ? "left" : undefined }[td.dataset.node], other.attributes.has("data-explained")])
  }
  const pinned = () => picture.sent.splice(0).map(([, cell]) => cell)
  fire(row.querySelectorAll("td.cell")[2], "click")
  fire(row.querySelector("td.sum"), "click")
  assert.deepEqual(pinned(), [{ node: "weights", row: 1, column: 0 }])
  typed(row.querySelector("select"), "2", false)
  assert.deepEqual([shown(), pinned()], [expected(2), [{ node: "weights", row: 2, column: 0 }]])
  typed(picture.named("input", "Step"), "0", false)
  fire(row.querySelectorAll("td.cell")[0], "click")
  assert.deepEqual(pinned(), [], "there is nothing yet")
  assert.ok(foot.contains(picture.root.querySelector(".stepping")))
  for (const is of [true, false]) {
    fire(line, "click")
    assert.deepEqual([foot.classList.contains("open"), line.getAttribute("aria-expanded")], [is, String(is)])
  }
})
