// The lessons' charts: what is drawn of what they are given, what is told, and what is sent when a part is dragged or pressed.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, slid } from "./page.js"

/** Draw a chart: its parts, what is sent, and what draws what is sent next. */
async function drawn(name, first, changes = {}) {
  const { default: chart } = await import(`../../ui/charts/${name}.js`)
  const parentElement = document.createElement("div")
  document.body.append(parentElement)
  const sent = []
  const next = (more = {}) => chart({ parentElement, data: { ...first, ...changes, ...more }, setTriggerValue: (...event) => sent.push(event) })
  next()
  const all = (selector) => parentElement.querySelectorAll(selector)
  return { all, one: (selector) => all(selector)[0], texts: (selector) => all(selector).map(({ textContent }) => textContent), sent, next }
}

const number = (one, name) => Number(one.getAttribute(name))

const PLACES = [0, 1, 2, 3, 4, 5, 6]
const BEGIN = Math.atan2(0.6, 0.8) // the angle at one place
const TURNED = Array.from({ length: 25 }, (_, i) => [i / 2 - 6, Math.cos(i / 2 - 6 + BEGIN)])
const TURNING = {
  words: ["bites", "dog"], question: "", places: [2, 1], names: ["q", "k"], query: [[1, 0], [1, 0]], key: [[0.8, 0.6], [1, 0]], angles: [1, 0.1], asks: false, wrong: false, covered: "covered",
  scores: [1, 0.1].map((angle) => PLACES.map((m) => PLACES.map((n) => Math.cos(angle * (n - m) + BEGIN)))), turned: [TURNED, TURNED], added: [[], []],
}

/** Frames are drawn at once; what does not come to rest is an endless one. */
const atOnce = (t) => t.mock.method(globalThis, "requestAnimationFrame", (draw) => draw())

test("two words glide to other places, alone or together, as far as there are places; their score and the exchanged one are told", async (t) => {
  atOnce(t)
  const { all, one, next } = await drawn("rotation", TURNING)
  const [band, query, key] = all("g[role=slider]")
  const [exchange, both] = all(".controls button").slice(-2)
  const told = () => one("output").textContent
  const ends = [
    [band, "End", "Places 6 and 5: dog is 1 before bites. Score q · k: 0.94; exchanged, ○: −0.07"],
    [key, "End", "Places 6 and 6: dog and bites are at the same place. Score q · k: 0.80"],
    [query, "ArrowLeft", "Places 5 and 6: dog is 1 after bites. Score q · k: −0.07; exchanged, ○: 0.94"],
    [band, "Home", "Places 0 and 1: dog is 1 after bites. Score q · k: −0.07; exchanged, ○: 0.94"],
  ]
  for (const [slider, to, says] of ends) {
    press(slider, to)
    assert.equal(told(), says)
  }
  const line = one(".line"), place = (1000 - 2 * 34) / 6
  fire(key, "pointerdown", { clientX: 40 + place })
  fire(line, "pointermove", { clientX: 35 + 6 * place })
  fire(line, "pointerup")
  fire(line, "pointermove", { clientX: 40 })
  assert.ok(told().startsWith("Places 0 and 6: dog is 6 after bites. Score q · k: 0.94"))
  const [box] = band.children, words = all("g[role=slider] text").map((text) => number(text, "x"))
  assert.deepEqual([words, ...["x", "width", "y", "height"].map((name) => number(box, name))], [[34, 966], 19, 962, 42, 28], "the band reaches over both")
  exchange.dispatchEvent({ type: "click" })
  assert.ok(told().startsWith("Places 6 and 0"))
  assert.deepEqual([both.getAttribute("aria-pressed"), all(".plane").map(({ style }) => style.display)], ["false", ["", "none"]])
  assert.ok(!one("figure").classList.contains("both"))
  both.dispatchEvent({ type: "click" })
  assert.deepEqual([both.getAttribute("aria-pressed"), all(".plane").map(({ style }) => style.display), told().includes("Score q · k: 1.00, 0.60 of the first pair")], ["true", ["", ""], true])
  next()
  assert.ok(told().startsWith("Places 6 and 0"), "nothing was set anew")
  next({ places: [3, 4], scores: TURNING.scores.map((pair) => pair.map((row) => row.map(() => null))) })
  assert.deepEqual([told(), all(".shade, .fall").length], ["Places 3 and 4: dog is 1 after bites. Score q · k: covered; exchanged, ○: 0.94", 0])
})

test("the angle that is shaded stays as both words move, and one turns by a radian a place", async (t) => {
  atOnce(t)
  const { all, one } = await drawn("rotation", TURNING)
  const [band, , key] = all("g[role=slider]")
  const angle = () => {
    const [x, y, ...arc] = one(".between").getAttribute("d").match(/[-\d.]+/g).map(Number)
    return Math.atan2(arc.at(-1) - y, arc.at(-2) - x) - Math.atan2(arc[1] - y, arc[0] - x)
  }
  const turns = (expected) => assert.ok(Math.abs(Math.sin((angle() - expected) / 2)) < 1e-9)
  const before = angle()
  press(band, "End")
  turns(before)
  press(key, "ArrowRight")
  turns(before - 1)
})

test("of the curve only the distance there is has a dark number, and all that is said of it stands within", async () => {
  const { all, one, texts, next } = await drawn("rotation", TURNING, { places: [0, 1] })
  assert.deepEqual(texts(".curve text.weight"), ["+1", "turned: q · k"])
  assert.deepEqual([one(".curve").getAttribute("viewBox"), texts(".curve text")], ["0 0 1000 320", ["−2", "−1", "0", "1", "2", "−6", "−5", "0", "+5", "+6", "+1", "← dog before", "n − m", "after →", "turned: q · k"]])
  assert.deepEqual([texts(".plane text.query"), texts(".plane text.key")], [["q"], ["k"]])
  assert.ok([".plane", ".curve"].every((part) => one(part).getAttribute("aria-hidden") === "true"), "the sentence says it")
  for (const part of all(".curve text, .curve line, .line line")) for (const end of ["x", "x1", "x2"]) assert.ok(number(part, end) >= 0 && number(part, end) <= 1000)
  next({ places: [0, 1], question: "largest" })
  assert.deepEqual(all(".curve .peak").map((peak) => number(peak, "cy")), [Math.min(...all(".curve circle").map((dot) => number(dot, "cy")))], "the largest is the highest")
  next({ places: [0, 1], question: "largest", asks: true })
  assert.deepEqual([all(".curve .peak").length, one(".controls .answer").hidden], [0, false])
  next({ places: [0, 1], question: "added", added: [TURNED, TURNED], turned: [[], []] })
  assert.deepEqual([texts(".curve text.weight"), texts(".curve text").at(-1)], [["+1", "added: pₘ · pₙ"], "added: pₘ · pₙ"], "what is drawn is named")
})

const DRIFT = {
  name: "States", paths: [[[0, 0], [0, 1]], [[0, 0], [1, 1]], [[1, 0], [1, 0]]], labels: ["A", "B", "C"], hollow: [true, false, false], axes: ["across", "up"], steps: ["Words", "Layer 1"], covered: 0,
  notes: ["", ""], cosines: [], words: [], goes_to: null, ghosts: 1, least: [0, 0], most: [1, 1], picked: [], asks: false, way: null,
}
const PLACED = /translate\(([-\d.]+)px, ([-\d.]+)px\)/

/** Where the dots, or the names, of a plane are. */
const spots = (all, selector) => all(selector).map(({ style }) => PLACED.exec(style.transform).slice(1).map(Number))

test("dots at one place are one mark, or where each is pressed stand beside each other; each has a line from its first place, and what they are compared with stays", async () => {
  const { all, one, texts, sent, next } = await drawn("drift", DRIFT, { most: [1, 2], hollow: [true, null, false] })
  assert.deepEqual([texts(".dot"), texts(".axis"), all(".neither.dot").length], [["AB", "AB", "C"], ["across →", "↑ up"], 1], "at one place, one mark has both letters")
  assert.deepEqual(all(".dot").map((dot) => dot.classList.contains("same")), [false, true, false])
  assert.deepEqual(all(".ghost").map((ring) => number(ring.children[1], "y") - number(ring.children[0], "cy")), [5, 5, 5], "each letter stands in its ring")
  const slider = one("input")
  slid(slider, "1")
  assert.deepEqual([texts(".dot"), slider.getAttribute("aria-valuetext")], [["A", "B", "C"], "Layer 1"])
  const [, dot] = all(".dot")
  fire(dot, "click")
  next({ asks: true })
  fire(all(".dot")[2], "click")
  assert.deepEqual(sent, [["dot", 2]])
  next({ goes_to: 0 })
  assert.equal(slider.value, "0", "to where an answer is seen")
  next({ steps: ["Words", "A mean", "Layer 1"], paths: DRIFT.paths.map(([from, to]) => [from, [9, 9], to]), goes_to: 2 })
  assert.ok(all(".path").every((path) => path.getAttribute("d").split("L").length === 2), "each step is one of its own, from the first")
  const dots = spots((await drawn("drift", DRIFT, { ghosts: null })).all, ".dot")
  assert.ok(dots.every(([x, y], i) => dots.every(([p, q], j) => i === j || Math.hypot(x - p, y - q) > 19)), "no dot hides another")
})

test("once an answer is taken back, the dots are no further than may be seen again", async () => {
  const { one, next } = await drawn("drift", DRIFT, { most: [1, 2] })
  slid(one("input"), "1")
  next({ covered: 1, ghosts: 0, paths: DRIFT.paths.map(([from]) => [from]) })
  assert.equal(one("input").value, "0")
})

test("where a step follows from the one before, a path that is pressed goes through all of them, and each axis has its tenths", async (t) => {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: false }))
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const { all, one, texts, next } = await drawn("drift", DRIFT, { steps: ["Words", "1", "2"], paths: [[[0, 0], [0, 1], [0.2, 0.2]]], labels: ["A"], hollow: [true], least: [0, 0.05], most: [0.25, 0.15], ghosts: null })
  next({ goes_to: 2 })
  assert.equal(one("input").value, "1", "layer by layer")
  t.mock.timers.tick(1000)
  assert.deepEqual([one("input").value, all(".ghost").length], ["2", 0])
  assert.deepEqual(texts(".tick"), ["0.0", "0.1", "0.2", "0.1"])
  const shown = () => [all(".layers circle").length, one("svg").classList.contains("alone"), one(".path").getAttribute("d").split("L").length]
  assert.deepEqual(shown(), [0, false, 2], "from where it began to where it is")
  fire(one(".dot"), "click")
  assert.deepEqual(shown(), [1, true, 3], "of the one that is pressed alone, up to where it stands")
  fire(one(".dot"), "click")
  assert.deepEqual(shown(), [0, false, 2])
  next({ way: 0 })
  assert.deepEqual(shown(), [1, true, 3])
})

test("how far two are apart is told on an arc, beside that which it is compared with", async () => {
  const { all, one, texts, next } = await drawn("drift", DRIFT, { paths: DRIFT.paths.slice(0, 2), labels: ["A", "B"], cosines: [null, 0.5] })
  assert.deepEqual([texts(".cosine"), all(".arc.pale").length], [["cosine 0.5000"], 1], "what is covered is not drawn")
  next({ cosines: [1, 0.5] })
  assert.deepEqual([texts(".cosine"), all(".arc.pale").length], [["cosine 0.5000", "cosine 1.0000"], 1])
  assert.match(one("input").getAttribute("aria-valuetext"), /cosine 1.0000$/)
  next({ cosines: [1, 0.5], goes_to: 1 })
  assert.deepEqual(texts(".cosine"), ["cosine 0.5000"])
  next({ paths: DRIFT.paths.slice(0, 1), labels: ["A"] })
  assert.deepEqual(texts(".cosine"), [], "one alone has none")
})

test("other words stand where they belong, each named where nothing else is", async () => {
  const words = ["far", "near", "hidden"].map((name, i) => [name, [i ? 5 : 9, 5], i === 0])
  const { all, texts } = await drawn("drift", DRIFT, { words, most: [9, 9] })
  assert.deepEqual([all(".words circle").length, all(".words .hollow").length], [3, 1])
  const [, ...beside] = all(".words text").map((text) => number(text, "x"))
  assert.deepEqual([texts(".words text"), beside.length, new Set(beside).size], [["far", "near", "hidden"], 2, 2], "two at one place are named on two sides")
})

const LISTING = { name: "Lines", lines: ["def f(x):", "    Q = x @ W_q", "    return Q", '"""An', "end.", 'Of it."""', "pass"], chosen: 0, offered: [15, 16], fixed: [], notes: [], first: 14, is_wrong: false, question: "Line {}?", options: [], named: "" }

test("a line of code is pressed by its own number, and what is said of a line stands beneath it", async () => {
  const { all, one, texts, sent, next } = await drawn("listing", LISTING)
  assert.deepEqual([texts("li button"), texts(".keyword"), texts(".quoted")], [["    Q = x @ W_q", "    return Q"], ["def", "return"], ['"""', "An", "end.", "Of it.", '"""']])
  const [first, second] = all("li button")
  assert.deepEqual([first.tabIndex, second.tabIndex, one("[data-role=query]").textContent], [0, -1, "Q"])
  one("ol").onclick({ target: second })
  assert.deepEqual([sent, second.getAttribute("aria-pressed"), first.getAttribute("aria-pressed")], [[["line", 16]], "true", "false"])
  next({ chosen: 16, notes: [[15, "projected"], [16, "0.5 ? 0.25"]] })
  assert.deepEqual(all("li").map((line) => line.querySelector("output")?.textContent), [undefined, "projected", "0.5?0.25", undefined, undefined, undefined, undefined])
  next({ notes: [[16, "a result"]] })
  assert.deepEqual(texts("output"), ["a result"])
  next({ notes: [[16, "over √d_k of scaled_scores"]] })
  assert.deepEqual([texts("output"), texts("sub")], [["over √dk of scaled_scores"], ["k"]])
})

test("what memory holds lights up when it holds something else, and not when only its bytes are told", async () => {
  const held = (...lines) => ({ lines: ["s = empty(2)", ...lines], offered: [], first: 1 })
  const { all, texts, next } = await drawn("listing", LISTING, held("s[0] → 1", "s[1] → 2"))
  assert.deepEqual(texts(".held"), ["1", "2"], "each in its cell")
  const lit = []
  for (const line of all("li")) line.animate = () => lit.push(line.textContent)
  next(held("s[0] → 1  # b'the '", "s[1] → 2"))
  next(held("s[0] → 1  # b'the '", "s[1] → 3"))
  assert.deepEqual(lit, ["s[1] → 2"])
})

test("what may be said of a line stands beneath it at once, and is pressed by its id", async () => {
  const { all, one, texts, sent, next } = await drawn("listing", LISTING, { options: [[15, [["15:a", "a fault"], ["15:b", "another"]]]] })
  const press = (target) => one("ol").onclick({ target })
  const [first, second] = all("li > button")
  press(first)
  assert.deepEqual([one(".asked").ariaLabel, texts(".asked button"), one(".heard").textContent], ["Line 15?", ["a fault", "another"], "Line 15?"])
  press(all(".asked button")[1])
  assert.deepEqual([sent, all(".asked button").map(({ ariaPressed }) => ariaPressed)], [[["line", 15], ["option", "15:b"]], ["false", "true"]])
  press(second)
  assert.deepEqual([one(".asked"), one(".heard").textContent, second.getAttribute("aria-pressed")], [undefined, "", "true"])
  next({ chosen: 15, named: "15:a", notes: [[15, "no"]] })
  assert.deepEqual([all(".asked output").length, all(".asked button")[0].ariaPressed], [1, "true"])
  next({ chosen: 15, options: [] })
  assert.equal(one(".asked"), undefined, "it is put right")
})

const box = (symbol, shape, more = {}) => ({ line: symbol, symbol, shape, letters: "n × d", unequal: [], axes: [], meets: "", role: "", cells: null, blocks: null, ...more })
const BOXES = { words: ["the", "bank"], others: [], largest: 9, asked: "Q", columns: [[null, box("X", [2, 3], { cells: [[1, -1, 0], [0, 0.5, 1]] })], [box("W_q", [3, 2]), box("Q", null)]], told: ["Drag the corner."], fits: true }

test("the corner of a box is dragged within the most rows and columns, and answers only another shape", async () => {
  const { one, texts, all, sent, next } = await drawn("shape_boxes", BOXES)
  assert.deepEqual([texts(".size"), all(".row").map(({ dataset }) => dataset.row)], [["3 × 2", "2 × 3", "?"], ["0", "1"]])
  const corner = one(".corner"), unit = parseFloat(one("figure").style.getPropertyValue("--unit"))
  const drag = (x, y) => {
    fire(corner, "pointerdown", { clientX: 0, clientY: 0 })
    corner.onpointermove({ clientX: x * unit, clientY: y * unit })
    corner.onpointerup()
    return sent.splice(0)
  }
  assert.deepEqual(drag(0.3, 0.3), [])
  assert.deepEqual(drag(-5, 0), [["shape", [2, 2]]])
  assert.deepEqual(drag(0, 20), [["shape", [9, 2]]])
  assert.equal(texts(".asked .size")[0], "9 × 2")
  press(corner, "ArrowUp")
  assert.deepEqual([texts(".asked .size")[0], sent], ["8 × 2", []])
  next({ columns: [[null, box("Q", [2, 4])]] })
  assert.deepEqual(texts(".asked .size"), ["2 × 4"], "an answer is no question, though it is as large as one")
  const units = [null, [2, 7]].map((shape) => {
    next({ columns: [[null, box("X", [2, 3])], [null, box("Q", shape)], [null, box("scores", null)]] })
    return one("figure").style.getPropertyValue("--unit")
  })
  assert.equal(...units, "an answer changes no other box of a long chain")
})

test("blocks of more sentences than two have their numbers, and one is pressed", async () => {
  const blocks = { rows: 1, columns: 3, empty: [], marked: [[0, 1]], mine: [], cell: null, asks: true }
  const { all, texts, sent } = await drawn("shape_boxes", BOXES, { asked: "", columns: [[null, box("scores", [2, 2], { axes: [3], blocks })]] })
  assert.deepEqual(texts(".block"), ["1", "2", "3"])
  assert.deepEqual(all(".block").map(({ ariaLabel, className }) => [ariaLabel, className.trim()]), [1, 2, 3].map((n) => [`Sentence ${n}`, n === 2 ? "block marked" : "block"]))
  assert.deepEqual(all(".block").map(({ tabIndex }) => tabIndex), [0, -1, -1])
  all(".block")[2].onclick()
  assert.deepEqual(sent, [["block", [0, 2]]])
})

const PUSHING = {
  name: "Weights", words: ["the", "bank"], before: [0.5, 0.5], pushes: [-1, 0, 1], slopes: [], question: "", pushed: 0, push: 0, bar: 1, expected: null, own: false, sums: false, reaches: [], asks: "",
  after: [[[0.25, 0.75], [0.5, 0.5], [0.75, 0.25]], [[0.75, 0.25], [0.5, 0.5], [0.25, 0.75]]],
}

test("the bar that is asked for is dragged to where it is expected, and that stays beside where it came to", async () => {
  const { all, one, texts, sent, next } = await drawn("score_push", PUSHING, { asks: "bar", question: "push" })
  assert.equal(one(".told").textContent, "Drag the bar of “bank” to where you expect it. The upright lines: the weights before.")
  const mine = one("input.asked")
  slid(mine, "300")
  assert.equal(texts(".rows output")[1], "yours: 0.300")
  press(mine, "Enter")
  assert.deepEqual(sent, [["bar", 300]])
  next({ asks: "", expected: [1, 0.3], push: 1 })
  const shares = all("i.mine").map(({ hidden, style }) => !hidden && style.getPropertyValue("--share"))
  assert.deepEqual([shares, mine.hidden], [[false, "40%"], true])
  assert.deepEqual([texts(".rows .weight"), texts(".rows output"), texts(".axis small")], [["0.5000", "0.5000"], ["0.0000", "0.0000"], ["−0.25", "0", "+0.25"]])
  next({ asks: "", expected: [1, 1.5], push: 1 })
  assert.deepEqual([all("i.mine").at(-1).style.getPropertyValue("--share"), texts(".axis small").at(-1)], ["50%", "+0.25"], "a guess moves no axis")
  next({ asks: "", expected: null, push: 1 })
  const bars = () => [["bar", "from"], ["bar", "share"], ["before", "share"]].map(([kind, what]) => all(`i.${kind}`).map(({ style }) => Math.round(parseFloat(style.getPropertyValue(`--${what}`)))))
  assert.deepEqual(bars(), [[50, 50], [0, 0], [50, 50]], "the push begins at 0, and the bars are the changes")
  const [slider] = all("input[type=range]")
  slid(slider, "2")
  assert.deepEqual(bars(), [[50, 0], [50, 50], [50, 50]])
  next({ question: "sum", asks: "sum" })
  slid(slider, "2")
  assert.deepEqual(bars(), [[0, 0], [100, 33], [67, 67]], "elsewhere they are the weights")
  next({ question: "push", asks: "" })
  assert.ok(one(".told").textContent.startsWith("Press a word; the slider pushes its score."))
  next({ question: "most", asks: "word", own: true, words: ["0.1", "0.5"] })
  fire(all(".rows button")[1], "click")
  assert.deepEqual([texts(".rows button"), sent.at(-1)], [["0.1", "0.5"], ["word", 1]], "a weight that is asked for answers")
})

const COUNTED = { name: "What follows", gap: ["I swam to the", "other"], sentences: [["He swam to the", "other", "side"], ["The", "other", "bank"]], counts: [["side", 3], ["bank", 1]], of: 4, lit: "", told: "swam", decides: false, weight: null, asked: "side", mine: null, asks: false, marks: [] }

test("a share that was predicted is drawn upon the bar of its word, and a bar fills the gap", async () => {
  const { all, one, texts, sent, next } = await drawn("gap_counts", COUNTED)
  assert.deepEqual([texts("ul output"), all("ul em").length, one("p output").textContent], [["3 of 4", "1 of 4"], 0, "?"])
  one("section").onclick({ target: one("ul button") })
  assert.deepEqual([one("p output").textContent, sent], ["side", [["word", "side"]]])
  next({ mine: 40 })
  assert.deepEqual(all("ul li").map((row) => row.querySelectorAll("em").map(({ style }) => style)), [["width: 40%"], []])
  assert.equal(all("p path").length, 0)
  next({ decides: true })
  assert.equal(all("p path").length, 1, "a thread from the gap to the word that decides")
  next({ decides: false, weight: 0.126 })
  assert.deepEqual([all("p path").length, texts("p text"), texts("p button")], [1, ["0.13"], []])
})

test("of the two words before a row the one that gets more is bold, and an ending stands beside the sign of how it is", async () => {
  const square = (more) => ({ name: "The dog ran.", state: "open", begins: "dog cat", label: "ran", most: "", ...more })
  const { all, texts, next } = await drawn("squares", { groups: [{ title: "Kind", told: "", kind: "", squares: [square({}), square({ most: "cat", begins: "dog cat" })] }] })
  assert.deepEqual([texts("section button"), texts("strong")], [["ran", "ran"], [" cat"]])
  next({ groups: [{ title: "Kind", told: "", kind: "", squares: [square({ state: "wrong", most: "dog" })] }] })
  assert.deepEqual([texts("section button"), texts("strong"), all("section button")[0].ariaLabel], [["✗ran"], ["dog"], "The dog ran.: wrong"])
})

test("of what is pressed in turn the first is where to begin until any was pressed, and what is drawn has a ring", async () => {
  const kinds = (...more) => ({ groups: [0, 1].map((g) => ({ title: "Kind", told: "", kind: "", squares: [{ name: "The dog ran.", state: "open", begins: "", label: "dog cat", most: "", drawn: false, ...more[g] }] })) })
  const { all, next } = await drawn("squares", kinds())
  const marked = () => all("section button").map(({ className, ariaCurrent }) => [className.includes("next"), ariaCurrent])
  assert.deepEqual(marked(), [[true, "false"], [false, "false"]])
  next(kinds({}, { most: "cat", drawn: true }))
  assert.deepEqual(marked(), [[false, "false"], [false, "true"]])
})

test("on a map what is begun comes next, before what is open", async () => {
  const squares = ["open", "begun"].map((state) => ({ name: state, state, begins: "", label: state, help: "", icon: "" }))
  const { all } = await drawn("squares", { groups: [{ title: "Road", told: "", squares, kind: "road" }] })
  assert.deepEqual(all(".all button").map(({ className }) => className.includes("next")), [false, true])
})

test("along a road the way to a lesson that is pointed at lights up, and without a mouse a second press leads there", async () => {
  const squares = ["open", "open", "open"].map((state, i) => ({ name: `Lesson ${i}`, state, begins: "", label: `Lesson ${i}`, help: "5 minutes.", icon: "key" }))
  const { all, one, sent } = await drawn("squares", { groups: [{ title: "Road", told: "", squares, kind: "road" }] })
  const buttons = all(".all button"), lit = () => [buttons.filter(({ classList }) => classList.contains("lit")).length, one(".says").textContent]
  assert.deepEqual(lit(), [1, "Lesson 0. 5 minutes."])
  buttons[2].onpointerenter()
  assert.deepEqual(lit(), [3, "Lesson 2. 5 minutes."])
  buttons[2].onpointerleave()
  buttons[1].onclick()
  assert.deepEqual([lit(), sent], [[2, "Press again to go there: Lesson 1. 5 minutes."], []])
  buttons[1].onclick()
  assert.deepEqual(sent, [["square", [0, 1]]])
})

test("on a map a square without a name leads on at once with a mouse, and on a second press without one", async (t) => {
  const squares = ["one", "two"].map((name, i) => ({ name, state: "open", begins: "", label: String(i + 1), help: "", icon: "" }))
  const { all, one, sent } = await drawn("squares", { groups: [{ title: "Tasks", told: "", squares, kind: "map" }] })
  const [, second] = all(".all button")
  second.onclick()
  assert.deepEqual([sent, one(".says").textContent], [[], "Press again to go there: two"])
  second.onclick()
  assert.deepEqual(sent, [["square", [0, 1]]])
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }))
  all(".all button")[0].onclick()
  assert.deepEqual(sent.slice(1), [["square", [0, 0]]])
})

test("an arrow is turned by its angle, none while that is covered, with a mark for all that it is compared with", async () => {
  const { all, one, texts, next } = await drawn("dial", { degrees: 40.7, label: "40.7°", marks: [20, 30], mean: 25 })
  assert.deepEqual([one(".now").style.rotate, texts("text"), all(".mark").length], ["-40.7deg", ["40.7°"], 2])
  assert.equal(all(".of-mean").length, 1)
  next({ degrees: null, marks: [], mean: null })
  assert.deepEqual([one(".now").style.rotate, texts("text"), all(".mark").length], ["0deg", ["?"], 0])
})

const RIVER = {
  name: "Parts", tokens: ["the", "bank"], parts: ["before", "attention", "feed-forward"], rest: "rest", notes: [], begins: [0.5, 0.2], told: "", focus: 0, off: [], asks: "", predicted: null, switches: true,
  shares: [[[0.5, 0.2], [0.2, 0.5], [0.2, 0.2], [0.1, 0.1]], [[0.25, 0.5], [0.5, 0.25], [0.15, 0.15], [0.1, 0.1]]],
}

test("a band that is covered is dragged, and where it was expected is marked on its own bar, of its own word", async () => {
  const { all, one, texts, sent, next } = await drawn("river", RIVER, { shares: [RIVER.shares[0], null], asks: "share" })
  const slider = one("input")
  slid(slider, "30")
  fire(slider, "pointerup")
  assert.deepEqual([texts(".says"), number(one(".mine"), "x"), number(one(".mine"), "width"), sent], [["attention: 30 %?"], 501, 299, [["share", 30]]])
  next({ shares: RIVER.shares, asks: "", predicted: [25, 35] })
  assert.deepEqual([texts(".says"), texts("text.attention"), slider.hidden], [["✗ expected here"], ["20", "50"], true])
  next({ shares: RIVER.shares, asks: "", predicted: [50, 80] })
  assert.deepEqual([texts(".says"), one(".predicted").getAttribute("d")], [["✓ as expected"], "M750,99 v8 H999 v-8"], "as far as the bar")
  for (const [i, text] of all("text.attention").entries()) assert.equal(number(text, "y") - number(all("rect.attention")[i], "y"), 34 / 2 + 5, "in the middle of its band")
  fire(all(".words button")[1], "focusin")
  assert.deepEqual([texts(".says"), texts("text.attention")], [[], ["50", "25"]])
  assert.equal(one("svg").getAttribute("viewBox"), "0 0 1000 120")
})

test("squares that are pressed, or a whole line of them, are counted no more, and what is left is the answer", async () => {
  const block = (wide, high, more = {}) => ({ label: "W", wide, high, cell: 1, role: "", state: "", text: "", share: 0, ...more })
  const lines = [{ label: "Q", note: "", blocks: [block(2, 3), block(2, 1)] }, { label: "K", note: "", blocks: [block(1, 1, { text: "0.5" })] }]
  const { all, one, texts, sent, next } = await drawn("tally", { name: "Numbers", told: "Press them.", lines, asks: true, counted: "left", takes_share: false, mine: [], framed: null, deep: 1 })
  const click = (target) => fire(target, "click"), says = () => [texts("p")[0], one(".answer").textContent, one(".answer").disabled]
  assert.deepEqual([says(), all("button").filter(({ tabIndex }) => tabIndex === 0)], [["Press a block or a word.", "Answer with 9", true], [one(".block")]])
  assert.ok(all(".block").every(({ ariaPressed }) => ariaPressed === "false"))
  click(all(".block")[1])
  assert.deepEqual(says(), ["7 are left.", "Answer with 7", false])
  click(all(".title button")[0])
  assert.deepEqual(says(), ["1 is left.", "Answer with 1", false])
  click(all(".title button")[0])
  assert.deepEqual(says(), ["Press a block or a word.", "Answer with 9", true], "a line that is all gone comes back")
  click(all(".block")[2])
  click(one(".answer"))
  next({ counted: "gone" })
  assert.deepEqual(says(), ["1 weight becomes 0.", "Answer with 1", false], "what was answered is gone on with")
  click(all(".block")[0])
  click(one(".answer"))
  assert.deepEqual(sent, [["left", 8], ["gone", "0 2"]])
  next({ counted: "gone", asks: false })
  assert.deepEqual([texts("p")[0], all(".mine").map((mine) => all(".block").indexOf(mine)), one(".answer").hidden, all(".block").map(({ tabIndex }) => tabIndex)[2]], ["Press them. Dashed: yours, which stay.", [0, 2], true, 0], "a number is a stop of the Tab key, too")
})

test("a word of a text is as marked as its weight, which is told while it is pointed at; pressed, it is asked instead", async () => {
  const { all, one, sent, next } = await drawn("marked_text", { words: ["(", "the", "bank", "."], names: ["(", "the", "bank", "."], weights: [0.25, 0.5, 1, 0.1], row: 1, column: 2, even: 0.25, full: 1, strips: [["the", [0.25, 0.5, 1, 0.1]], ["bank", null]], mine: [] })
  const words = all("span[role=button]"), says = () => one(".says").textContent.split(/\. (?:Press|Dashed)/)[0]
  assert.deepEqual([one(".text").textContent.trim(), words.map(({ style }) => style.getPropertyValue("--share")), words.map(({ tabIndex }) => tabIndex)], ["(the bank.", ["0.00", "0.58", "1.00", "0.00"], [-1, 0, -1, -1]])
  fire(words[3], "pointerover")
  assert.equal(says(), "the gives . 0.1000, bank ?")
  fire(one(".text"), "pointerleave")
  assert.equal(says(), "the gives bank 1.0000, bank ?")
  fire(words[2], "click")
  press(words[0], "Enter")
  press(words[0], "End")
  assert.deepEqual([says(), one(".says").ariaLive, words.map(({ tabIndex }) => tabIndex)], ["the gives . 0.1000, bank ?", "polite", [-1, -1, -1, 0]])
  assert.deepEqual(sent, [["word", 2], ["word", 0]])
  const strips = () => all(".strip").map((strip) => [strip.ariaLabel, strip.querySelectorAll("i").length])
  assert.deepEqual(strips(), [["What the gives to each word", 2], ["What bank gives to each word: covered", 0]])
  all(".strip")[1].getBoundingClientRect = () => ({ left: 10, width: 100 })
  fire(all(".strip")[1], "click", { clientX: 61 })
  assert.deepEqual(sent.at(-1), ["expected", 2])
  next({ strips: [["the", [0.25, 0.5, 1, 0.1]], ["bank", [0.25, 0.5, 1, 0.1]]], mine: [[2, 2]] })
  assert.deepEqual([strips()[1], words.map((word) => word.classList.contains("mine"))], [["What bank gives to each word", 3], [false, false, true, false]])
  next({ row: 2 })
  assert.deepEqual([all("span[role=button]").find(({ ariaPressed }) => ariaPressed === "true") === words[2], says()], [true, "bank gives bank 1.0000, the 1.0000"], "the words stay, with the focus")
})

test("the cells of a matrix go to their heads, and of two ways to cut it one is pressed", async (t) => {
  atOnce(t)
  const { all, texts, sent, next } = await drawn("cut_matrix", { name: "Q in heads", told: "", words: ["a", "b"], columns: 4, heads: 2, view: "cut", mine: [] })
  const cells = all(".cells i")
  const at = (set) => cells.slice(8 * set, 8 * set + 8).map(({ style, classList }) => (classList.contains("away") ? null : ["--x", "--y"].map((name) => Number(style.getPropertyValue(name)))))
  const rows = (xs, top) => [0, 1].flatMap((i) => xs.map((x) => [x, top + i]))
  const size = () => ["--wide", "--kept"].map((name) => all(".stage")[0].style.getPropertyValue(name))
  assert.deepEqual([size(), at(0), at(1).filter(Boolean)], [["4.5", "5.5"], rows([0, 1, 2.5, 3.5], 1), []])
  next({ view: "behind" })
  assert.deepEqual(at(0), [0, 1].flatMap((i) => [[0, 2.25 + i], [1, 2.25 + i], [2.25, 1 + i], [3.25, 1 + i]]))
  next({ view: "beside" })
  assert.deepEqual(at(0), rows([0, 1, 2, 3], 1))
  next({ view: "apart" })
  assert.deepEqual(at(0), [0, 1].flatMap((i) => [[0, 1 + i], [1, 1 + i], [2.5, 3.5 + i], [3.5, 3.5 + i]]))
  all("button")[1].onclick()
  next({ view: "ways" })
  assert.deepEqual(texts(".word").slice(2), ["a", "a"], "what a reshape gives head 1")
  assert.deepEqual([at(0).filter(Boolean), size(), at(1), at(2)], [[], ["7.5", "7.75"], rows([0, 1, 2.5, 3.5], 1), [[0, 4.5], [1, 4.5], [0, 5.5], [1, 5.5], [2.5, 4.5], [3.5, 4.5], [2.5, 5.5], [3.5, 5.5]]])
  next({ view: "guess" })
  const [split, reshaped] = [at(1), at(2)]
  assert.deepEqual([size(), split, reshaped], [["7.5", "7.75"], [[0, 4.5], [1, 4.5], null, null, [0, 5.5], [1, 5.5], null, null], [[4, 4.5], [5, 4.5], [4, 5.5], [5, 5.5], null, null, null, null]])
  assert.deepEqual(texts("button"), ["this?", "or this?"])
  all("button")[1].onclick()
  assert.deepEqual(sent, [["press", "below"], ["press", "reshaped"]])
})
