// A sentence with threads: how thick they are, what is told of a word, and what is sent when a word, a head or a share is chosen.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, slid } from "./page.js"

const { default: threads } = await import("../../ui/charts/threads.js")

const TOKENS = ["the", "bank", "swam"]
const GIVEN = {
  name: "Who attends", tokens: TOKENS, others: [], values: [], shared: [], layers: 1, heads: 2, row: [0, 0, 1], asks: "", drawn: null, expected: null, fromEnd: false, dashed: "yours", off: [], outlined: [],
  names: [], candidates: [], change: "off", verb: "gave", whole: false, lengths: null, tall: false, largest: 0, side: 0, most: 1, sums: null, missing: [], reach: 1, plays: false, moves: [], begins: null, least: 0, powers: [], counts: [], levels: [], rows: [], nan: null,
}
/** The weights of two heads, row by row. */
const WEIGHTS = [[1, 0, 0], [0.25, 0.5, 0.25], [0.125, 0.0625, 0.8125], [0.5, 0.25, 0.25], [0, 1, 0], [0.25, 0, 0.75]]

/** Draw threads: what is sent, and what draws what is sent next. */
function drawn(t, first = {}, weights = WEIGHTS) {
  const pen = { measureText: (text) => ({ width: 10 * text.length }), fillRect() {}, createImageData: (m, n) => ({ data: new Uint8ClampedArray(4 * m * n) }), putImageData() {} }
  t.mock.method(HTMLCanvasElement.prototype, "getContext", () => pen)
  const [host, parentElement] = [document.createElement("div"), document.createElement("div")]
  host.className = "st-key-threads"
  document.body.append(host)
  host.attachShadow().append(parentElement)
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

test("what is veiled has threads to the words that a question names", (t) => {
  const { all, shares } = drawn(t, { candidates: [0, 2] }, WEIGHTS.map((row, i) => (i === 1 ? [null, null, null] : row)))
  assert.deepEqual([all(".thread.none").length, shares()], [2, ["?", "", "?"]])
})

test("threads are as thick as their weights, the largest are told, and a word that is pointed at shows its own for the moment", (t) => {
  const { told, thick, shares, point, press: pressed, svg, sent, word, all, next } = drawn(t)
  const bank = ["“bank” gave bank 0.50, the 0.25, swam 0.25", [7.5, 15, 7.5], ["0.25", "0.50", "0.25"]]
  const swam = ["“swam” gave swam 0.81, the 0.13, bank 0.06", [3.8, 1.9, 24.4], ["0.13", "0.06", "0.81"]]
  const near = (expected) => assert.deepEqual([told().replace("Layer 1, head 1: ", ""), thick().map((one) => Number(one.toFixed(1))), shares()], expected)
  near(bank)
  assert.deepEqual([0, 1, 2].map((j) => word(j).tabIndex), [-1, 0, -1])
  point("pointermove", 2)
  near(swam)
  fire(svg, "pointerleave")
  near(bank)
  fire(svg, "pointermove", { pointerType: "touch", clientX: 0 })
  near(bank)
  fire(word(2), "focusin")
  near(swam)
  fire(svg, "pointerleave")
  pressed(2)
  fire(svg, "pointerleave")
  near(swam)
  press(word(1), "Enter")
  near(bank)
  const said = [all(".told")[0].ariaLive, next({}), all(".told")[0].ariaLive]
  assert.deepEqual([word(0).getAttribute("aria-label"), sent, said], ["the: bank gave it: 0.25", [], ["polite", undefined, "off"]], "what is chosen is said, and nothing beside a mark")
})

test("every share has as many digits in each row, and one that only rounds to 1 is not said to be 1", (t) => {
  const { shares, next } = drawn(t, {}, [[1, 0, 0], [0.003, 0.997, 0], [0.2, 0.3, 0.5]])
  assert.deepEqual(shares(), ["≈ 0", "≈ 1", ""])
  next({ row: [0, 0, 0] })
  assert.deepEqual(shares(), ["1.00", "", ""])
  next({ row: [0, 0, 1], moves: [0, 1, 2] })
  assert.deepEqual(shares(), ["≈ 0", "≈ 1", "0.00", "≈ 0", "≈ 1", "0.00"], "words that are moved are followed with all their shares")
})

test("a word is answered with a thread that is drawn or pressed, but not back to itself nor beside all words", (t) => {
  const picture = drawn(t, { asks: "word", others: ["die", "Bank"], row: [0, 0, 2] }, Array(6).fill([0, 0]))
  const { point, press: pressed, sent, all, told, next, word, thick } = picture
  assert.deepEqual(all(".word").map(({ tabIndex }) => tabIndex), [-1, -1, -1, 0, -1], "the first that can be the answer is a stop")
  assert.ok(thick().every((one) => one === thick()[0]) && all(".thread").every((one) => one.getAttribute("opacity") === "0"), "none is thicker than another yet")
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

test("in one sentence a thread is drawn from the word that asks to another, or another is pressed where it stands", (t) => {
  const { point, sent, word } = drawn(t, { asks: "word", heads: 1 }, Array(3).fill([0, 0, 0]))
  const high = Number(word(0).getAttribute("y")) - 28
  const from = (i, j, y = high) => { point("pointerdown", i, y); point("pointerup", j, y); return sent.splice(0).map(([, to]) => to) }
  assert.deepEqual([from(1, 1), from(0, 2), from(0, 0, high + 50), from(0, 0), from(1, 2, high + 50)], [[], [], [], [0], [2]])
})

test("a head is looked at by pointing and by the focus, and chosen by pressing; covered ones say so", (t) => {
  const { all, told, sent, next } = drawn(t, { names: ["first", "second"], row: [0, 0, 2], off: [[0, 1]] })
  const heads = all(".heads button")
  assert.deepEqual(heads.map(({ title, tabIndex }) => [title, tabIndex]), [["first", 0], ["second, off", -1]])
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
  assert.equal(covered.told(), "First.")
  assert.deepEqual(covered.all(".heads button").map(({ title }) => title), ["first, covered", "second"])
  covered.next({ sums: [] })
  assert.deepEqual(covered.shares(), ["?", "?", "?"], "no number is told of a row that is covered")
  next({ heads: 1, row: [0, 0, 0] })
  assert.deepEqual([all(".heads")[0].hidden, told()], [true, "“the” gave the 1.00"])
})

test("a share is answered with a slider, and a word that is dragged to another's place is moved there", (t) => {
  const asked = drawn(t, { asks: "share", sums: [0], reach: 2 })
  const [slider] = asked.all("input"), [answer] = asked.all(".answer")
  assert.ok(answer.disabled)
  slid(slider, "30")
  assert.deepEqual([asked.all("em")[0].textContent, asked.all("em")[0].style.width, asked.all(".bar i").map(({ style }) => parseFloat(style.width).toFixed(1))], ["30 %", "30%", ["12.5", "25.0", "12.5"]])
  assert.ok(asked.told().endsWith("”, 1.00 in all"), asked.told())
  press(slider, "ArrowUp")
  assert.deepEqual(asked.sent, [])
  assert.ok(press(slider, " ").defaultPrevented)
  fire(slider, "pointerup")
  assert.deepEqual([asked.sent, answer.textContent, answer.disabled], [[["share", 30]], "Answer with 30 %", false], "a finger that slips has not answered")
  answer.dispatchEvent({ type: "click" })
  assert.deepEqual(asked.sent, [["share", 30], ["share", 30]])
  for (const [changes, value] of [[{ asks: "share" }, "30"], [{}, "30"], [{ asks: "share", expected: 0.25 }, "25"], [{}, "25"], [{ asks: "share" }, "50"]]) {
    asked.next(changes)
    assert.equal(slider.value, value, "what is asked anew begins anew")
  }
  const { point, sent, word } = drawn(t, { moves: [0, 1, 2] })
  const before = word(0).getAttribute("x")
  point("pointerdown", 0, 100)
  point("pointermove", 2, 100)
  assert.equal(word(0).getAttribute("x"), word(2).getAttribute("x"))
  point("pointerup", 0, 100)
  assert.deepEqual([word(0).getAttribute("x") === before, sent], [true, []], "it lies where it lay")
  point("pointerdown", 0, 100)
  point("pointerup", 2, 100)
  press(word(2), "ArrowLeft", { shiftKey: true })
  press(word(0), "ArrowLeft", { shiftKey: true }) // the first has none before it
  assert.deepEqual([sent, word(1).getRootNode().activeElement === word(1)], [[["move", [0, 2]], ["move", [2, 1]]], true])
  const { press: choose, sent: answered } = drawn(t, { asks: "head", moves: [0, 1, 2], outlined: [[0, 0], [0, 1]] })
  for (const y of [50, 400]) choose(0, y)
  assert.deepEqual(answered, [["head", [0, 1]], ["head", [0, 0]]], "of two lines that are outlined the one that is pressed")
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
  const still = drawn(t, given)
  assert.match(still.told(), /^Two: “swam”/)
})

/** Where words stand in a picture of some width, by lines: how many words in each, how far down it is, and how far left and right they reach. */
function lined(t, wide, tokens, more = {}) {
  t.mock.getter(Element.prototype, "clientWidth", () => wide)
  const { all } = drawn(t, { tokens, row: [0, 0, 0], ...more }, tokens.map((_, i) => tokens.map((_, j) => (j + 1) / 100)))
  const words = all(".word").map((one) => ["x", "y"].map((name) => Number(one.getAttribute(name))))
  const downs = [...new Set(words.map(([, y]) => y))]
  return { all, words, downs, counts: downs.map((down) => words.filter(([, y]) => y === down).length), size: Number(all(".word")[0].getAttribute("font-size")) }
}
const many = (n, word = "wordword") => Array(n).fill(word)

test("words stand side by side as long as they can be read, smaller on a phone; else they run on in lines of about as many", (t) => {
  const counts = [[1000, 12], [1000, 13], [479, 7], [479, 8], [480, 6], [480, 5]].map(([wide, n]) => lined(t, wide, many(n)).counts)
  assert.deepEqual(counts, [[12], [7, 6], [7], [4, 4], [3, 3], [5]])
  const lines = [lined(t, 1000, many(13)), lined(t, 1000, many(13), { layers: 2, heads: 1 }), lined(t, 1000, many(48, "ab")), lined(t, 1000, many(49, "ab"))]
  assert.deepEqual(lines.map(({ downs, all }) => [...downs.slice(0, 2), all(".long").length]), [[48, 144, 0], [28, 168, 0], [48, 144, 0], [48, 92, 1]])
  for (const { words } of lines) assert.ok(words.every(([x]) => x > 14 && x < 986))
  assert.equal(lines[0].all(".thread").filter((one) => one.getAttribute("opacity") === "0.7").length, 12, "no more threads than can be followed")
})

test("two sentences face each other, each word above the one in its place, with values and the names of rows where there is room", (t) => {
  const faced = (others, wide = 1000, values = []) => {
    const { all, words } = lined(t, wide, TOKENS, { others, values })
    return [words.map(([x]) => Math.round(x)), all("svg")[0].classList.contains("valued"), all("text").filter((one) => one.getAttribute("text-anchor") === "end").map((one) => one.textContent)]
  }
  assert.deepEqual(faced(["a", "longest word", "b"], 481, ["1", "2", "3"]), [[45, 230, 425, 45, 230, 425], true, ["weight", "value", "key", "query"]])
  assert.deepEqual([faced(["a", "b"]), faced(["a", "b", "c"], 480, ["1", "2", "3"])], [[[359, 487, 628, 455, 545], false, []], [[99, 227, 368, 99, 227, 368], true, []]])
})

test("how often words count stands in bars beneath them, with lines across that are named above all, one far above them at the top", (t) => {
  const counted = (levels) => {
    const { all } = drawn(t, { counts: [1, 2, 4.5], levels })
    const numbers = (selector, name) => all(selector).map((one) => Math.round(one.getAttribute(name).match(/[0-9.]+/g).at(name === "d" ? 1 : 0)))
    const [ground] = all(".count").map((one) => Number(one.getAttribute("y")) + Number(one.getAttribute("height")))
    const above = (downs) => downs.map((down) => Math.round(ground - down))
    const [lines, keys] = ["H", "h"].map((way) => all(".expected").filter((one) => one.getAttribute("d").includes(way)))
    assert.deepEqual([lines, keys].map((ones) => ones.map((one) => one.classList.contains("guess"))), [levels.map((_, k) => k > 0), levels.map((_, k) => k > 0)])
    return [numbers(".count", "height"), above(lines.map((one) => Number(one.getAttribute("d").match(/[0-9.]+/g)[1]))), above(numbers(".level", "y").slice(1)), all(".level").slice(1).map((one) => one.textContent)]
  }
  assert.deepEqual(counted([["even", 3], ["most", 6]]), [[9, 19, 42], [28, 56], [75, 75], ["even", "most"]])
  assert.deepEqual(counted([["even", 3], ["most", 100]]), [[12, 25, 56], [37, 70], [75, 75], ["even", "most ↑"]])
  assert.deepEqual(counted([["none", 0]]), [[16, 31, 70], [0], [75], ["none"]])
})

test("of a word the largest share to another is seen, what is drawn and what was expected, and what is certain stays", (t) => {
  const weights = [[0.2, 0.8, 0], [0.6, 0.4, 0], [0.3, 0.3, 0.4]]
  const classes = ({ all }) => all(".word").map((one) => ["from", "most"].filter((name) => one.classList.contains(name)).join())
  const alone = drawn(t, { heads: 1, row: [0, 0, 0] }, weights)
  assert.deepEqual(classes(alone), ["from", "most", ""])
  alone.point("pointermove", 2)
  assert.deepEqual(classes(alone), ["", "", "from"], "0.3 is not much")
  const facing = drawn(t, { heads: 1, row: [0, 0, 1], others: ["a", "b", "c"] }, [[0.2, 0.8, 0], [0, 1, 0], [0.3, 0.3, 0.4]])
  assert.deepEqual([classes(facing), facing.all(".kept").map(({ dataset, className }) => [dataset.word, className])], [["", "from", "", "", "most", ""], [["1", "kept straight drawn"]]])
  const lookedUp = drawn(t, { heads: 1, row: [0, 0, 1], others: ["a", "b", "c"], values: ["1", "2", "3"] }, [[0, 1, 0], [0, 1, 0], [0, 1, 0]])
  assert.deepEqual(lookedUp.shares(), ["≈ 0", "≈ 1", "≈ 0"], "no mark, as values are read")
  const answered = (more, shares, pointed = 1) => {
    const { all, shares: figures, point } = drawn(t, { heads: 1, ...more }, [[0, 0, 0], shares, [0, 0, 0]])
    point("pointermove", pointed)
    return [figures(), all(".mine")[0].getAttribute("d") !== ""]
  }
  assert.deepEqual([answered({ drawn: 2 }, [0.96, 0.03, 0.01]), answered({ drawn: 2 }, [0.96, 0.03, 0.001]), answered({ drawn: 2, expected: 0.25 }, [null, null, null])], [[["0.96", "0.03", "0.01"], true], [["0.96", "0.03", "≈ 0"], true], [["?", "?", "✗ 0.25"], true]])
  assert.deepEqual([answered({ drawn: 2 }, [1, 0, 0], 0), answered({}, [1, 0, 0])], [[["", "", ""], false], [["1.00", "", ""], false]])
})

test("a product is drawn beside the one that it is compared with, as high if it leads as far, each with its number on it, and the others are pale", (t) => {
  const { all, point, shares } = drawn(t, { heads: 1, tokens: ["a", "b", "c"], row: [0, 0, 0], least: 0.1, begins: [1, 1], drawn: 2 }, [[1, 0.5, 0.2], [0.5, 1, 0.5], [0.2, 0.5, 1]])
  const pale = () => all(".thread").map(({ className }) => className.includes("pale"))
  const heights = [all(".thread")[1], all(".mine")[0]].map((one) => one.getAttribute("d").match(/ Q[^,]+,([^ ]+)/)[1])
  const crowns = () => all(".crown").map(({ textContent }) => textContent)
  assert.deepEqual([pale(), shares(), heights[0], crowns()], [[true, false, true], ["1.00", "0.50", "0.20"], heights[1], ["0.50", "0.50"]])
  const [one, other] = all(".crown").map((crown) => Number(crown.getAttribute("y")))
  assert.ok(one === other && one < Number(all(".share")[0].getAttribute("y")) - 100, "as high as their threads")
  point("pointermove", 2)
  assert.deepEqual([pale(), crowns()], [[false, false, false], ["", ""]], "of another word all threads are its own")
})

test("weights that add up stand end to end, covered until they are known, with what went to words that are masked", (t) => {
  const bar = (more, weights) => {
    const { all } = drawn(t, { heads: 1, sums: [0], reach: 2, ...more }, weights)
    return [all(".bar")[0].hidden, all(".bar.covered").length, all(".bar i").map((one) => [Number(parseFloat(one.style.width).toFixed(1)), one.className, one.textContent].join(" ").trim())]
  }
  assert.deepEqual(bar({ missing: [0, 0.5, 0.125] }), [false, 0, ["12.5", "25", "12.5", "0", "25 missing bank", "6.3 missing"]])
  assert.deepEqual([bar({ sums: [] }), bar({}, WEIGHTS.map((line) => line.map(() => null)))], [[true, 1, ["0", "0", "0"]], [false, 1, ["0", "0", "0"]]])
})

test("upon the bar stand columns as high as sums are frequent, of the row that is asked about alone", (t) => {
  const { all, point } = drawn(t, { heads: 1, sums: [0], heaped: "Sums", heaps: [[20, 40], [0, 1]], reach: 1.25 })
  assert.deepEqual(all(".bar small div").map(({ children }) => [...children].map((one) => one.style.getPropertyValue("--high"))), [["0.5", "1"], ["0", "0.2"]], "one draw is not as high as many")
  assert.equal(all(".bar small span")[0].textContent, "1.25")
  point("pointermove", 2)
  assert.equal(all(".unheaped").length, 1)
})

test("a thread is a loop to its own word, an arc to one in its line, and leads down or across to others", (t) => {
  const kinds = ({ all }) => all(".thread").map((one) => one.getAttribute("d").match(/ ([cQC])/)[1]).join("")
  assert.deepEqual([lined(t, 1000, many(13)), lined(t, 1000, TOKENS), drawn(t, { others: ["a", "b"] })].map(kinds), ["cQQQQQQCCCCCC", "cQQ", "CC"])
})

test("in place of the threads stands the whole picture of the head that is looked at, and a word shows which row asks", (t) => {
  HTMLCanvasElement.prototype.toDataURL = () => "a picture"
  const { all, told, press: pressed, svg } = drawn(t, { whole: true })
  const row = () => [all("image")[0].getAttribute("href"), Number(all(".asks")[0].getAttribute("y")) > 60, told()]
  assert.deepEqual([all(".thread").length, all(".word").length], [0, 3])
  assert.deepEqual(row(), ["a picture", true, "Layer 1, head 1“bank” givesbank 0.50the 0.25swam 0.25"])
  fire(svg, "pointermove", { pointerType: "mouse", clientX: 70, clientY: 60 })
  assert.deepEqual(row(), ["a picture", false, "Layer 1, head 1“the” givesthe 1.00"])
  pressed(2, 280)
  assert.match(told(), /^Layer 1, head 1“swam”/)
})

test("beside a whole picture stands what each word draws on, weight × length of value, covered until its lengths are sent", (t) => {
  HTMLCanvasElement.prototype.toDataURL = () => "a picture"
  const { all, next, told } = drawn(t, { whole: true, lengths: [] })
  assert.deepEqual([all("image").length, all("rect.covered").length, all(".lengths rect").length], [2, 1, 0])
  next({ whole: true, lengths: [4, 1, 4, 1, 1, 1] })
  assert.deepEqual([all("rect.covered").length, all(".lengths rect").map((one) => Number(one.getAttribute("height")))], [0, [22, 5.5, 22]])
  assert.equal(told(), "Layer 1, head 1: “bank” gives bank 0.50, but 0.20 of its mix is from there: a value 1.00 long")
  assert.match(all(".level").at(-1)?.textContent ?? "", /1\.00 to 4\.00$/)
})

test("heads without names stand in numbered rows and columns; what is covered or cannot be computed is said of each", (t) => {
  const grid = (more) => {
    const { all } = drawn(t, { ...more, row: [0, 0, 0] }, [...WEIGHTS, ...WEIGHTS])
    return [all(".heads.named").length, all(".heads button").length, all(".heads small").map((one) => one.textContent + one.ariaHidden), all(".heads span").map((one) => one.hidden || one.textContent), all(".where").length]
  }
  assert.deepEqual(grid({ layers: 2 }), [0, 4, ["headtrue", "1true", "2true"], ["layer 1", "layer 2"], 0])
  assert.deepEqual(grid({ names: ["a", "b"] }), [1, 2, ["a", "b"], [true], 1])
  const told = (first, more) => drawn(t, { names: ["a", "b"], row: [0, 0, 0], ...more }, [first, ...WEIGHTS.slice(1)]).told()
  const covered = [null, 0, 0]
  assert.deepEqual([told(covered, {}), told(covered, { off: [[0, 0]] }), told([7 / 65534, 0, 0], { nan: 7 })], ["A.", "A, off. ", "A: “the” has nan for every word: 0/0."])
  assert.match(told([0.75, 0, 0.25], { tokens: ["the", "dog", "the"] }), /the₁ 0.7500, the₃ 0.2500/, "which of two it is")
})
