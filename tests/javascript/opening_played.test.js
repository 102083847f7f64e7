// The opening on its page: it plays by itself once, waits where it is touched, follows the hand, and hands over to the chain.

import assert from "node:assert/strict"
import test, { beforeEach } from "node:test"
import { fire, press, typed } from "./page.js"
import { at as cellAt, chainOf, drawn, given } from "./pictures.js"
import { ANSWERED, CAPTIONS, END, HANDS_ON, LENGTH, STILLS, STOPS, nextStop, thumbAt, timeAt } from "../../ui/machine/opening/moments.js"

const SEEN = "self-attention: opening seen"
const [FOCUS, OWNER] = [2, 1]
const UNLEARNED = { scores: { kind: "product", reads: ["X", "X"], turned: true }, weights: { kind: "softmax", reads: ["scores"] } }
const STORY = {
  focus: FOCUS, owner: OWNER, qualities: ["wet", "fast"], offers: ["wet", "fast"], nothing: "little", asks: "an owner",
  plain: chainOf().filter(({ name }) => name === "X" || name in UNLEARNED).map((M) => ({ ...M, step: UNLEARNED[M.name] ?? M.step })),
  captions: Object.fromEntries([...Object.keys(CAPTIONS), "worked", "itself", "shown", "other", "lost", "unsure"].map((name) => [name, `${name} *{share}*`])),
}

let clock = 0
let frames = new Map()
let isStill = false
const matches = () => ({ matches: isStill, addEventListener() {} })
Object.assign(globalThis, {
  matchMedia: matches, performance: { now: () => clock },
  requestAnimationFrame: (next) => frames.set(++clock, next) && clock,
  cancelAnimationFrame: (frame) => frames.delete(frame),
})
/** Let so many seconds pass. */
function pass(seconds) {
  for (let frame = 0; frame < seconds * 10; frame++) {
    const due = frames
    frames = new Map()
    clock += 100
    for (const next of due.values()) next(clock)
  }
}

beforeEach(() => {
  localStorage.removeItem(SEEN)
  isStill = false
  frames = new Map()
})

/** An opening that was just drawn. */
function opened() {
  const picture = drawn(given({ story: STORY }))
  const one = (selector) => picture.root.querySelector(selector)
  const [time, play] = [one(".time"), one(".play")]
  return {
    ...picture, one, time, play, at: () => timeAt(Number(time.value)), caption: () => one(".caption").textContent,
    word: (i) => picture.all("[data-word]").find(({ dataset }) => dataset.word === `${i}`),
    owned: () => Number(one(".grip").getAttribute("aria-valuenow")),
  }
}
const near = (a, b, most = 0.15) => assert.ok(Math.abs(a - b) < most, `${a} ${b}`)

test("it plays by itself once, waits for a hand, is played on to its end, and again", () => {
  const { at, play, caption, one, time, all, next } = opened()
  assert.deepEqual([one(".opening").hidden, one(".caption").ariaHidden, one(".opening svg").style.height], [false, "true", "426px"])
  assert.deepEqual([at(), play.textContent, caption()], [0, "❚❚ Pause", "whose 0.14"])
  assert.deepEqual([all(".told li").length, all(".told li")[0].textContent, one(".opening svg").ariaLabel], [Object.keys(CAPTIONS).length + 1, caption(), `The bank swam. ${caption()}`])
  pass(3)
  next(given({ story: STORY, turn: 1 }))
  near(at(), 3)
  assert.deepEqual(all(".opening .ticks span").filter(({ style }) => style.visibility === "visible").map((one) => one.textContent), [STILLS[0].name], "others would touch it")
  fire(play, "click")
  pass(1)
  near(at(), 3)
  assert.equal(play.textContent, "▶ Play")
  assert.deepEqual([localStorage.getItem(SEEN), opened().at()], [null, 0], "loaded again before it was seen, it begins again")
  fire(play, "click")
  pass(1)
  pass(HANDS_ON - 3)
  assert.deepEqual([at(), play.textContent, caption().split(" ")[0]], [HANDS_ON, "▶ Play on", "lost"])
  fire(play, "click")
  pass(END)
  assert.deepEqual([time.value, play.textContent], [`${LENGTH}`, "▶ Again"])
  fire(play, "click")
  pass(1)
  near(at(), 1)
  assert.deepEqual([opened().at(), opened().play.textContent], [HANDS_ON, "▶ Play on"], "this browser has seen it")
  assert.equal(drawn().root.querySelector(".opening").hidden, true)
})

test("a frame that comes late lets no more pass than a short one, and one that began before the tap none", () => {
  const { at } = opened()
  clock += 60_000
  pass(0.1)
  near(at(), 0.1, 0.01)
  clock -= 10_000
  pass(0.1)
  near(at(), 0.1, 0.01)
})

test("who guesses a word is shown its thread; its own word is none, and later a word changes no time", () => {
  const { at, word, caption, play, one, said, all } = opened()
  fire(word(FOCUS), "click")
  assert.deepEqual([at(), caption(), said(), play.textContent], [STOPS[0], "itself *{share}*", "itself *{share}*", "▶ Play"])
  press(word(0), "Tab")
  assert.deepEqual([at(), play.textContent], [STOPS[0], "▶ Play"])
  press(word(0), "Enter")
  assert.deepEqual([at(), play.textContent], [ANSWERED, "❚❚ Pause"])
  assert.ok(said().startsWith("The. paid") && all(".told li")[1].textContent.startsWith("paid"), said())
  pass(1)
  assert.equal(one(".word.asked"), null)
  near(at(), ANSWERED + 1)
  const lit = () => all(".word").filter((one) => one.className.includes("lit")).map(({ dataset }) => Number(dataset.word))
  assert.deepEqual(lit(), [0, FOCUS])
  typed(one(".time"), thumbAt(HANDS_ON), false)
  press(word(OWNER), " ")
  assert.ok(said().startsWith("bank. flows") && caption().startsWith("flows"), "what it gives, once more")
  fire(word(FOCUS), "click")
  assert.deepEqual([at(), play.textContent], [HANDS_ON, "▶ Play on"])
})

test("the bar that waits for a hand is moved by keys and dragged, between 0 and 1, and what follows is drawn at once", () => {
  const { one, owned, said, all, time, play, caption } = opened()
  const grip = one(".grip")
  const weights = () => all("[data-cell]").filter(({ dataset }) => dataset.cell.startsWith(`weights ${FOCUS}`)).map((cell) => Number(cell.getAttribute("fill-opacity")))
  assert.equal(owned(), -0.25)
  for (const [key, value] of [["Home", 0], ["ArrowUp", 0.05], ["PageUp", 0.25], ["ArrowLeft", 0.2], ["PageDown", 0], ["ArrowDown", 0], ["End", 1], ["ArrowRight", 1]]) {
    const before = weights()
    assert.ok(press(grip, key).defaultPrevented)
    assert.equal(owned(), value, key)
    assert.equal(grip.getAttribute("aria-valuetext"), `${value}, share of bank ${one(".opening .why").getAttribute("aria-label").split(" ")[1]}`)
    assert.equal(weights().join() === before.join(), (key === "ArrowDown" || key === "ArrowRight"), key)
    assert.ok(said().startsWith("whose") && all(".told li")[0].textContent === said(), said())
  }
  assert.ok(!press(grip, "a").defaultPrevented)
  const most = (name) => Math.max(...chainOf().find((M) => M.name === name).values.flat())
  const to = (value) => ({ clientY: 312 - (value * 112 * most("X")) / most("V") })
  fire(grip, "pointermove", to(0.5))
  fire(grip, "pointerdown", { button: 2, ...to(1) })
  fire(grip, "pointermove", to(0.5))
  assert.equal(owned(), 1)
  fire(grip, "pointerdown", to(1))
  for (const value of [0.5, 0.25]) {
    fire(grip, "pointermove", to(value))
    near(owned(), value, 0.001)
  }
  fire(grip, "pointerup")
  fire(grip, "pointermove", to(0.75))
  near(owned(), 0.25, 0.001)
  typed(time, LENGTH, false)
  fire(play, "click")
  pass(0.1)
  assert.deepEqual([owned(), all(".told li")[0].textContent, one(".dragged")], [-0.25, caption(), null], "again: as they were")
})

test("the query stands beside the keys, each product in the line of its factors, and what comes of them to the last share, which is lit", () => {
  const { all, one, time } = opened()
  const y = (shape) => Number(shape.getAttribute("y"))
  const columns = all(".vector").filter(({ className }) => className !== "vector value")
  typed(time, thumbAt(CAPTIONS.offers), false)
  assert.equal(all(".origin tspan").at(-1).className, "query")
  typed(time, thumbAt(CAPTIONS.shares + 1.5), false)
  assert.equal(all(".origin tspan").at(-1).className, "key")
  assert.deepEqual(columns.map(({ className, children }) => [className, ...children.slice(1).map(({ textContent }) => textContent)]), [
    ["vector key", "little", "-0.63", "-1.00"], ["vector key", "wet", "1.00", "-0.88"], ["vector key", "wet", "1.88", "0.75", "bank"], ["vector query", "an owner", "0.75", "-1.63", "swam"],
  ])
  const [top] = columns.map((column) => Number(column.getAttribute("transform").match(/,(.*)\)/)[1]))
  const [box, ...lines] = columns[FOCUS + 1].children.slice(0, -1) // whose it is stands above it
  const ends = all(".end")
  lines.slice(1).forEach((line, k) => near(y(ends[k]), top + y(line), 0.1))
  const room = Number(box.getAttribute("height")) - y(lines.at(-1))
  assert.ok(room > 0 && room < y(lines[1]) - y(lines[0]), "the box ends beneath its last number")
  assert.deepEqual(all("text").filter(({ textContent }) => textContent === "×").map(y), ends.slice(0, 2).map(y))
  const results = ends.slice(2)
  assert.deepEqual(results.map(y).map((at) => Math.round((at - top) / y(lines[0]))), [1, 2, 3, 4])
  assert.deepEqual(ends.map(({ classList }) => classList.contains("lit")), [false, false, false, false, false, true])
  assert.deepEqual([all(".share.lit").length, one(".grip").ariaLabel, one(".opening g").ariaHidden], [1, "bank: wet", "true"])
  const widths = all(".thread").slice(0, 3).map((thread) => Number(thread.getAttribute("stroke-width")))
  assert.ok(Math.min(...widths) >= 1 && Math.max(...widths) > 5, `${widths}`)
})

test("what the bars and threads become is named, and a number is written where its cell has come to stand", () => {
  const { all, one, time } = opened()
  const [cells, figures] = [all(".weight"), all(".figure").slice(6)]
  const shown = (shapes) => shapes.map((shape) => Number(shape.getAttribute("opacity")))
  const [before, end] = [CAPTIONS.numbers + 0.6, END].map((at) => { typed(time, thumbAt(at), false); return [shown(cells), shown(figures)] })
  assert.deepEqual([before, end], [[[0, 0, 0, 0, 0, 0, 1, 1, 1], Array(9).fill(0)], [Array(9).fill(1), Array(9).fill(1)]])
  assert.deepEqual(all(".title").map(({ textContent }) => textContent), ["the bars are X", "the threads are the weights"])
  const held = [END, HANDS_ON].map((at) => { typed(time, thumbAt(at), false); return [one(".grip").ariaHidden, one(".opening .why").tabIndex] })
  assert.deepEqual(held, [["true", -1], ["false", 0]], "who cannot see it cannot reach it")
  const [first, second] = one(".legend").querySelectorAll("rect").map((swatch) => Number(swatch.getAttribute("x")))
  assert.equal(second - first, 130)
})

test("a word that is reached by the keys is waited for, one that is pressed later answers where it is, and what a hand started is said", () => {
  const { at, word, play, said, caption, one, time, root } = opened()
  pass(1)
  assert.equal(said(), "", "what plays by itself talks over nothing")
  word(0).focus()
  pass(9)
  near(at(), 1)
  fire(play, "click")
  pass(CAPTIONS.laid)
  assert.equal(said(), caption())
  const before = at()
  fire(word(0), "click")
  pass(1)
  assert.deepEqual([at(), play.textContent], [before, "▶ Play"])
  assert.ok(said().startsWith("The. "), said())
  typed(time, thumbAt(HANDS_ON), false)
  one(".opening .why").focus()
  press(one(".opening .why"), "Enter")
  assert.equal(root.activeElement, play, "what is pressed fades")
  pass(5)
  assert.ok(said().startsWith("worked"), "it is said to its end")
})

test("to press the picture stops it, and the slider, its keys and the figure of the owner lead to their time", () => {
  const { one, at, time, play, said } = opened()
  fire(one(".halo"), "pointerdown")
  assert.equal(play.textContent, "▶ Play")
  for (const value of [3, LENGTH, 0]) {
    typed(time, value, false)
    near(at(), timeAt(value), 1e-9)
    assert.equal(one(".opening .now").textContent, STILLS[Math.floor(value / 2)].name)
  }
  assert.ok(!press(time, "a").defaultPrevented)
  for (const [key, to] of [["ArrowLeft", 0], ["ArrowRight", timeAt(0.25)], ["ArrowUp", timeAt(0.5)], ["ArrowDown", timeAt(0.25)], ["PageUp", STOPS[0]], ["PageUp", STOPS[1]], ["PageDown", STOPS[0]]]) {
    assert.ok(press(time, key).defaultPrevented)
    near(at(), to, 1e-9)
  }
  assert.equal(time.getAttribute("aria-valuetext"), one(".caption").textContent)
  typed(time, LENGTH, false)
  press(time, "ArrowRight")
  assert.equal(time.value, `${LENGTH}`)
  for (const act of [() => fire(one(".opening .why"), "click"), () => press(one(".opening .why"), "Enter")]) {
    typed(time, 0, false)
    act()
    pass(0.1)
    near(at(), CAPTIONS.fits)
    assert.equal(play.textContent, "❚❚ Pause")
    assert.ok(said().startsWith("worked"))
    assert.ok(one(".opening .why").textContent.startsWith("0."), "it stands in what is pressed")
  }
})

test("the button hands over to the chain, after the last picture has come about", () => {
  const { sent, press, at, play } = opened()
  press("See how it is computed")
  pass(1)
  near(at(), CAPTIONS.numbers + 1)
  assert.deepEqual(sent, [])
  pass(3)
  assert.deepEqual(sent, [["opened", true]])
  press("See how it is computed")
  assert.equal(sent.length, 2)
  fire(play, "click")
  pass(END)
  assert.deepEqual([at(), sent.length], [END, 2], "who looks at it again is not led on")
})

test("the cells of the chain come from the bars and weights of the opening, others appear", (t) => {
  const { name } = opened()
  const from = new Map()
  t.mock.method(Element.prototype, "animate", function ([start]) { from.set(cellAt(this), start.transform ?? "appears") })
  fire(document.body, "click")
  drawn(given(), name)
  assert.deepEqual(["X 0 0", "weights 2 1", "Q 0 0"].map((one) => from.get(one)), ["translate(0px, 0px) scale(1, 1)", "translate(0px, 0px) scale(1, 1)", "appears"])
})

test("where nothing may move, it goes from still to still", () => {
  isStill = true
  const { at, play, press, sent, word, said, caption } = opened()
  assert.deepEqual([at(), play.textContent], [STILLS[0].at, "▶ Next"])
  fire(word(OWNER), "click")
  near(at(), STILLS[1].at, 1e-9)
  for (let m = 0; m < 3; m++) {
    const next = nextStop(at())
    fire(play, "click")
    near(at(), next, 1e-9)
    assert.equal(said(), caption(), "each caption is said")
  }
  press("See how it is computed")
  assert.deepEqual(sent, [["opened", true]])
})
