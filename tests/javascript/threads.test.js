// A sentence with threads: how thick they are, what is told of a word, and what is sent when a word, a head or a share is chosen.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press } from "./page.js"

const { default: threads } = await import("../../ui/charts/threads.js")

const TOKENS = ["the", "bank", "swam"]
const GIVEN = {
  name: "Who attends", tokens: TOKENS, others: [], values: [], layers: 1, heads: 2, row: [0, 0, 1], asks: "", drawn: null, expected: null, fromEnd: false, inOrder: false, off: [], outlined: [],
  names: [], change: "off", verb: "gave", covered: ["an answer"], largest: 0, side: 0, most: 1, sums: null, missing: [], reach: 1, plays: false, moves: false, least: 0, counts: [], levels: [], nan: null,
}
/** The weights of two heads, row by row. */
const WEIGHTS = [[1, 0, 0], [0.25, 0.5, 0.25], [0.125, 0.0625, 0.8125], [0.5, 0.25, 0.25], [0, 1, 0], [0.25, 0, 0.75]]

/** Draw threads: what is sent, and what draws what is sent next. */
function drawn(t, first = {}, weights = WEIGHTS) {
  const pen = { measureText: (text) => ({ width: 10 * text.length }), createImageData: (m, n) => ({ data: new Uint8ClampedArray(4 * m * n) }), putImageData() {} }
  t.mock.method(HTMLCanvasElement.prototype, "getContext", () => pen)
  const parentElement = document.createElement("div")
  document.body.append(parentElement)
  const sent = []
  const next = (changes) => {
    const [header, sides] = [new TextEncoder().encode(JSON.stringify({ ...GIVEN, ...changes })), Uint16Array.from(weights.flat(), (share) => (share === null ? 65535 : Math.round(65534 * share)))]
    const data = new Uint8Array([header.length & 255, header.length >> 8, 0, 0, ...header, ...new Uint8Array(sides.buffer)])
    threads({ parentElement, data, setTriggerValue: (...event) => sent.push(event) })
  }
  next(first)
  const all = (selector) => parentElement.querySelectorAll(selector)
  const [svg] = all("svg")
  const places = all(".word").map((one) => Number(one.getAttribute("x")))
  const point = (kind, j, clientY = 300) => fire(svg, kind, { clientX: places[j], clientY })
  return {
    all, sent, next, svg, point, word: (j) => all(".word")[j], told: () => all(".told")[0].textContent,
    thick: () => all(".thread").map((one) => Number(one.getAttribute("stroke-width"))), shares: () => all(".share").map((one) => one.textContent),
    press: (j, clientY) => { point("pointerdown", j, clientY); point("pointerup", j, clientY) },
  }
}

test("threads are as thick as their weights, the largest are told, and a word that is pointed at shows its own for the moment", (t) => {
  const { told, thick, shares, point, press: pressed, svg, sent, word } = drawn(t)
  const bank = ["“bank” gave bank 0.5000, the 0.2500, swam 0.2500", [7.5, 7.5, 7.5], ["0.25", "0.50", "0.25"]]
  const swam = ["“swam” gave swam 0.8125, the 0.1250, bank 0.0625", [3.8, 1.9, 12.2], ["0.13", "0.06", "0.81"]]
  const near = (expected) => assert.deepEqual([told().replace("Layer 1, head 1: ", ""), thick().map((one) => Number(one.toFixed(1))), shares()], expected)
  near(bank)
  assert.deepEqual([0, 1, 2].map((j) => word(j).tabIndex), [-1, 0, -1])
  point("pointermove", 2)
  near(swam)
  fire(svg, "pointerleave")
  near(bank)
  pressed(2)
  fire(svg, "pointerleave")
  near(swam)
  press(word(1), "Enter")
  near(bank)
  assert.deepEqual([word(0).getAttribute("aria-label"), sent], ["the: bank gave it: 0.25", []])
})

test("every share has as many digits in each row, and one that only rounds to 1 is not said to be 1", (t) => {
  const { shares, next } = drawn(t, {}, [[1, 0, 0], [0.003, 0.997, 0], [0.2, 0.3, 0.5]])
  assert.deepEqual(shares(), ["", "≈ 1", ""])
  next({ row: [0, 0, 0] })
  assert.deepEqual(shares(), ["1.00", "", ""])
})

test("a word is answered with a thread that is drawn or pressed, but not back to itself nor beside all words", (t) => {
  const picture = drawn(t, { asks: "word", others: ["die", "Bank"], row: [0, 0, 2] }, Array(6).fill([0, 0]))
  const { point, press: pressed, sent, all, told, next, word, thick } = picture
  assert.deepEqual(all(".word").map(({ tabIndex }) => tabIndex), [-1, -1, -1, 0, -1], "the first that can be the answer is a stop")
  assert.ok(thick().every((one) => one === 4) && all(".thread").every((one) => one.getAttribute("opacity") === "0"), "none is thicker than another yet")
  const ends = all(".word[data-side=to]").map((one) => Number(one.getAttribute("x")))
  const up = (x, clientY) => fire(picture.svg, "pointerup", { clientX: x, clientY })
  assert.equal(told(), "Draw a thread from “swam”, or press its word.")
  pressed(2, 900)
  point("pointerdown", 2, 900)
  up(ends[1], 900)
  up(ends[1], 200)
  assert.deepEqual(sent, [], "beneath are the words that ask, and in between is nothing")
  up(ends[1], 54)
  assert.deepEqual(sent, [["word", 1]])
  point("pointerdown", 2, 900)
  up(ends[0], 54)
  press(word(4), " ")
  press(word(2), "Enter")
  press(word(3), "Tab")
  assert.deepEqual(sent.slice(1), [["word", 0], ["word", 1]])
  next({ asks: "word", others: ["die", "Bank"], row: [0, 0, 2], drawn: 1 })
  assert.deepEqual([told(), all("svg")[0].classList.contains("wrong"), all(".share")[1].textContent], ["✗ Not “Bank”: draw another from “swam”.", true, "✗"])
  press(word(4), "Enter")
  assert.equal(sent.length, 3, "it is marked already")
})

test("a head is looked at by pointing and by the focus, and chosen by pressing; covered ones say so", (t) => {
  const { all, told, sent, next } = drawn(t, { names: ["first", "second"], row: [0, 0, 2], off: [[0, 1]] })
  const heads = all(".heads button")
  assert.deepEqual(heads.map(({ title }) => title), ["first", "second, off"])
  assert.equal(told(), "First: “swam” gave swam 0.8125, the 0.1250, bank 0.0625")
  const second = "Second, off.Before, “swam” attended to swam 0.7500, the 0.2500"
  for (const [look, leave] of [["onpointermove", () => fire(all(".heads")[0], "pointerleave")], ["onfocus", heads[1].onblur]]) {
    heads[1][look]()
    assert.deepEqual([told().replace(". B", ".B"), heads.map((one) => one.classList.contains("shown"))], [second, [false, true]])
    leave()
    assert.ok(told().startsWith("First"))
  }
  heads[1].onclick()
  assert.deepEqual([told().replace(". B", ".B"), sent], [second, [["head", [0, 1]]]])
  const covered = drawn(t, { names: ["first", "second"] }, WEIGHTS.map((line, m) => (m < 3 ? line.map(() => null) : line)))
  assert.equal(covered.told(), "First: what “bank” gave is an answer.")
  assert.deepEqual(covered.all(".heads button").map(({ title }) => title), ["first, covered", "second"])
  covered.next({ sums: [] })
  assert.deepEqual(covered.shares(), ["", "", ""], "no number is told of a row that is covered")
  next({ heads: 1, row: [0, 0, 0] })
  assert.deepEqual([all(".heads")[0].hidden, told()], [true, "“the” gave the 1.0000"])
})

test("a share is answered with a slider, and a word that is dragged to another's place is moved there", (t) => {
  const asked = drawn(t, { asks: "share", sums: [0], reach: 2 })
  const [slider] = asked.all("input")
  slider.value = "30"
  fire(slider, "input")
  assert.deepEqual([asked.all("em")[0].textContent, asked.all("em")[0].style.width, asked.all(".bar i").map(({ style }) => parseFloat(style.width).toFixed(1))], ["30 %", "30%", ["12.5", "25.0", "12.5"]])
  assert.ok(asked.told().endsWith("; all add up to 1.0000."), asked.told())
  press(slider, "ArrowUp")
  assert.deepEqual(asked.sent, [])
  press(slider, "Enter")
  fire(slider, "pointerup")
  assert.deepEqual(asked.sent, [["share", 30], ["share", 30]])
  for (const [changes, value] of [[{ asks: "share" }, "30"], [{}, "30"], [{ asks: "share", expected: 0.25 }, "25"], [{}, "25"], [{ asks: "share" }, "50"]]) {
    asked.next(changes)
    assert.equal(slider.value, value, "what is asked anew begins anew")
  }
  const { point, sent, word } = drawn(t, { moves: true })
  const before = word(0).getAttribute("x")
  point("pointerdown", 0)
  point("pointermove", 2)
  assert.equal(word(0).getAttribute("x"), word(2).getAttribute("x"))
  point("pointerup", 0)
  assert.deepEqual([word(0).getAttribute("x") === before, sent], [true, []], "it lies where it lay")
  point("pointerdown", 0)
  point("pointerup", 2)
  assert.deepEqual(sent, [["move", [0, 2]]])
})

test("moments are gone through once, and what is chosen stays until another sentence or row is drawn", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] })
  const given = { plays: true, names: ["one", "two"], row: [0, 1, 2] }
  const { told, next, press: pressed, all } = drawn(t, given)
  const seen = () => { const before = told(); t.mock.timers.tick(550); return `${before.split(/ ga/)[0]} ${told().split(/ ga/)[0]}` }
  const all2 = (word) => [`One: “${word}” Two: “${word}”`, `Two: “${word}” Two: “${word}”`]
  assert.deepEqual([seen(), seen()], all2("swam"))
  pressed(1)
  next(given)
  assert.equal(seen(), "Two: “bank” Two: “bank”")
  next({ ...given, names: ["eins", "zwei"] })
  assert.equal(seen(), "Eins: “bank” Zwei: “bank”")
  for (const changes of [{ row: [0, 1, 0] }, { tokens: ["der", "bank", "swam"] }]) {
    next({ ...given, ...changes })
    assert.deepEqual([seen(), seen()], all2(changes.tokens ? "swam" : "the"))
  }
  next(given)
  fire(all("figure")[0], "focusin")
  assert.equal(seen(), "One: “swam” One: “swam”", "somebody looks at it")
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }))
  assert.match(drawn(t, given).told(), /^Two: “swam”/)
})
