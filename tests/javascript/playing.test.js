// A whole picture that is built step by step, by its slider or by itself.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, typed } from "./page.js"
import { WORDS, chainOf, drawn, given, mapOf, read, written } from "./pictures.js"

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
    assert.equal(picture.root.querySelector(".stepping").classList.contains("stepped"), at < computed.length)
    const sentence = at ? computed[at - 1].sentence : "Now the X."
    assert.equal(picture.all(".sentence.now").map((one) => one.textContent).join(), sentence)
    assert.equal(slider.getAttribute("aria-valuetext"), `${at ? computed[at - 1].title : "What is given"}: ${sentence}`)
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

test("a matrix that is not there, or on its side alone, is made at once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const picture = drawn(given({ stations: [{ name: "compare", title: "", columns: [{ below: "scores", above: "K", turned: true, sign: "=" }] }] }))
  picture.press("Play")
  t.mock.timers.tick(1200)
  const played = ["Q", "K", "V", "scores"].map(() => {
    const is = picture.all(".performance").length
    t.mock.timers.tick(3600)
    return is
  })
  assert.deepEqual(played, [0, 0, 0, 1])
})

test("another picture is whole, and what was pinned is explained again, but not while its step is still to come", () => {
  const picture = drawn()
  const slider = picture.named("input", "Step")
  const seen = () => [picture.root.querySelector(".working .what").textContent, slider.value]
  const pinned = { node: "X", row: 1, column: 0 }
  const titled = (title) => chainOf().map((M) => ({ ...M, title: `${title} ${M.name}` }))
  assert.deepEqual(seen(), ["The weights: bank, swam", "7"])
  fire(picture.cell("X", 1, 0), "click")
  for (const [next, ...expected] of [[given({ pinned }), "The K: bank, column 1", "2"], [given({ pinned: { ...pinned, node: "scores" } }), "The K: bank, column 1", "2"], [given({ pinned }, titled("Another")), "Another X: bank, column 1", "7"], [given({}, titled("A third")), "A third weights: bank, swam", "7"]]) {
    typed(slider, "2", false)
    picture.next(next)
    assert.deepEqual(seen(), expected)
  }
  fire(picture.cell("W_v", 1, 0), "click")
  typed(slider, "1", false)
  assert.deepEqual(seen(), ["A third Q: the, column 1", "1"], "the second row of W_v is not that of the second word")
  fire(picture.cell("W_v", 1, 0), "click")
  assert.equal(seen()[0], "A third W_v: row 2, column 1", "it is pinned again")
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
      for (const { keyframes: [, { offset }], duration, one } of [...glows, ...met, ...products]) assert.ok(offset * duration < 141, `${one.className} appears at once`)
      const [isProduct, isShares] = [step.kind === "product", name === "weights"]
      const many = isProduct ? mapOf(chainOf()).get(step.reads[0]).columns.length : 0
      const most = values[i].indexOf(Math.max(...values[i]))
      assert.deepEqual([products.length, met.length, portions.length], [many * columns.length, 2 * many * columns.length + (isShares ? 3 : 0), isShares ? 3 : 0])
      assert.equal(picture.root.querySelector(".performance").ariaHidden, "true")
      const starts = (row) => moves.flatMap(({ one, delay }) => (one.dataset.row === `${row}` && one.closest("table[data-node]").dataset.node === name && one.closest(".below") ? [delay] : []))
      const [first, second] = [0, 1, 2].filter((row) => row !== i).map(starts)
      near([...first, ...second], [2768, 2878].flatMap((start) => columns.map(() => start)))
      assert.deepEqual([...starts(i), 2768], [...starts(i), 2768].sort((a, b) => a - b), "the other rows follow")
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
        fire(picture.cell("V", (i + 1) % 3, 0), "pointerover")
        assert.equal(picture.all(".terms .sum").length, 1)
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
      const begin = portions.map(({ delay, duration, keyframes }) => Math.round(delay + keyframes[2].offset * duration))
      assert.deepEqual(begin, begin.map(() => begin[0]), "all are laid at once")
      moves = []
      t.mock.timers.tick(3600)
    }
  }
})
