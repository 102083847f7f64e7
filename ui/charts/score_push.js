// A bar for each weight. The score of one word is pushed with a slider, and every bar that may be shown moves to where
// Python has computed it; a thin line says where it would be if the first slope went on. Where slopes are asked about, the
// bars are the changes alone, and the longest fills its room.

import { make, measured } from "./make.js"
import { once } from "./once.js"
import { isPress } from "./press_key.js"

/**
 * @typedef {{name: string, words: string[], before: number[], pushes: number[], after: (number | null)[][][], slopes: number[][],
 *   question: string, pushed: number, push: number, bar: number, expected: [number, number] | null, sums: boolean, reaches: [string, number, number | null][],
 *   own: boolean, asks: "" | "bar" | "word" | "sum"}} ScorePush
 * @typedef {{given: ScorePush, send: (event: "word" | "bar", value: number) => void, figure: HTMLElement, rows: HTMLElement,
 *   foot: HTMLElement, reach: HTMLElement, slider: HTMLInputElement, by: HTMLElement, mine: HTMLInputElement, told: HTMLElement,
 *   table: HTMLTableElement, pushed: number, expected: number | null,
 *   timer: number}} Figure
 */

const PAUSE = 55

/** @param {Component<ScorePush, {word: number, bar: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  const isSet = data.question !== before?.question || data.pushed !== before.pushed
  if (isSet) {
    at.pushed = data.pushed
    at.slider.value = String(data.pushes.indexOf(data.push))
  }
  if (data.asks === "bar" && before?.asks !== "bar") ask(at)
  at.figure.dataset.asks = data.asks
  for (const [i, word] of data.words.entries()) at.rows.querySelectorAll("button")[i].textContent = word
  at.reach.replaceChildren(...data.reaches.map(matrix))
  show(at)
  if (isSet) play(at)
  return () => clearInterval(at.timer)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const heads = make("div", { className: "row heads" }, ...["", "weight", "axis", "change"].map((textContent) => make("span", { className: textContent, textContent })))
  const rows = make("div", { className: "rows" }, ...given.words.map(row))
  const slider = make("input", { type: "range", min: "0", max: String(given.pushes.length - 1), value: String(given.pushes.indexOf(0)) })
  const mine = make("input", { type: "range", className: "asked", min: "0", max: "1000" })
  const by = make("output", { ariaLive: "off" }) // the slider says it
  const told = make("p", { className: "told", tabIndex: -1 })
  const table = make("table")
  const push = make("div", { className: "push" }, make("span", { className: "of" }), slider, by)
  const foot = make(
    "div",
    { className: "row foot" },
    make("span", { textContent: "all changes" }),
    make("span", { className: "track" }, ...given.words.map(() => make("i"))),
    make("output", { ariaLive: "off" }),
  )
  const reach = make("div", { className: "reach" })
  const details = make("details", {}, make("summary", { textContent: "In figures" }), make("div", { className: "scrolls" }, table))
  const figure = make("figure", { role: "group", ariaLabel: given.name }, push, heads, rows, foot, reach, told, details)
  /** @type {Figure} */
  const at = { given, send, figure, rows, foot, reach, slider, by, mine, told, table, pushed: given.pushed, expected: null, timer: 0 }
  slider.addEventListener("input", () => {
    clearInterval(at.timer)
    show(at)
  })
  rows.addEventListener("click", ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button")
    if (button) press(at, Number(button.value))
  })
  mine.addEventListener("input", () => show(at))
  const answer = () => {
    at.expected = Number(mine.value)
    at.send("bar", at.expected)
  }
  mine.addEventListener("pointerup", answer)
  // A swipe that begins on the bar scrolls the page, and leaves the bar as it was.
  let before = mine.value
  mine.addEventListener("pointerdown", () => (before = mine.value))
  mine.addEventListener("pointercancel", () => {
    mine.value = before
    show(at)
  })
  mine.addEventListener("keydown", (event) => isPress(event) && answer())
  return at
}

/** @param {string} word @param {number} i */
function row(word, i) {
  const bar = make("span", { className: "track" }, ...["bar", "before", "line", "mine"].map((className) => make("i", { className })))
  return make("div", { className: "row" }, make("button", { type: "button", value: String(i), textContent: word }), make("span", { className: "weight" }), bar, make("output"))
}

/** How much of what reached a weight matrix with W_q times 1, the upright line, still does. @param {[string, number, number | null]} matrix */
function matrix([name, before, now]) {
  const bar = measured(make("i", { className: "bar" }), { share: `${now === null ? 100 : Math.min(100, (65 * now) / before)}%` })
  const line = measured(make("i", { className: "before" }), { share: "65%" })
  const text = `${figure(before)} → ${now === null ? "?" : near(now)}`
  const called = make("span", {}, "slope for W", make("sub", { textContent: name.slice(2) }))
  return make("div", { className: `row ${name} ${now === null ? "veiled" : ""}` }, called, make("span", { className: "track" }, bar, line), make("output", { textContent: text }))
}

/** The bar that is asked for begins where it was. @param {Figure} at */
function ask({ given, mine, rows }) {
  mine.value = String(Math.round(1000 * given.before[given.bar]))
  mine.setAttribute("aria-label", `Where the weight on ${given.words[given.bar]} will be, in thousandths; Enter answers`)
  rows.children[given.bar].querySelector(".track")?.append(mine)
}

/** Push once, slowly; who wants no motion sees it pushed. @param {Figure} at */
function play(at) {
  const { slider } = at
  clearInterval(at.timer)
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const end = Number(slider.value)
  slider.value = String(at.given.pushes.indexOf(0))
  at.timer = setInterval(() => {
    slider.value = String(Number(slider.value) + 1)
    show(at)
    if (Number(slider.value) >= end) clearInterval(at.timer)
  }, PAUSE)
}

/** @param {Figure} at @param {number} word */
function press(at, word) {
  if (at.given.asks === "word") return at.send("word", word)
  clearInterval(at.timer)
  at.pushed = word
  show(at)
}

/** @param {number} value @param {number} many */
const figure = (value, many = 4) => value.toFixed(many).replace("-", "−")

/** A share that only nearly is 0 or 1. @param {number} value */
const near = (value) => ([0, 1].includes(Number(figure(value))) ? `≈ ${Math.round(value)}` : figure(value))

/** @param {number} value @param {number} many */
const signed = (value, many = 4) => (value > 0 ? "+" : "") + figure(value, many)

/** @param {Figure} at */
function show(at) {
  const { given, pushed, rows, slider, by, mine, told } = at
  const push = given.pushes[Number(slider.value)]
  const after = given.after[pushed][Number(slider.value)]
  const most = Math.max(...given.after.flat(2).map(Number))
  const straight = given.before.map((one, i) => (given.slopes.length ? one + push * given.slopes[i][pushed] : null))
  const isWeighed = given.question === "push" // J takes the weights before the push
  const isOfChange = given.own || isWeighed
  const pushes = [Number(slider.value), given.pushes.indexOf(given.push)] // so that a bar grows to what is asked about
  const changes = pushes.flatMap((p) => given.before.map((one, i) => Number(given.after[pushed][p][i] ?? one) - one))
  const ends = isOfChange ? [Math.min(0, ...changes), Math.max(0, ...changes) || most] : [0, most]
  at.figure.classList.toggle("weighed", isWeighed)
  at.figure.querySelector(".push")?.toggleAttribute("hidden", given.reaches.length > 0)
  at.figure.querySelector(".axis")?.replaceChildren(...[...new Set([ends[0], 0, ends[1]])].map((end) => measured(make("small", { textContent: end ? signed(end, 2) : "0" }), { from: `${(100 * (end - ends[0])) / (ends[1] - ends[0])}%` })))
  for (const [i, one] of /** @type {HTMLElement[]} */ ([...rows.children]).entries()) {
    const isAsked = given.asks === "bar" && i === given.bar
    const expected = isAsked ? Number(mine.value) : given.expected?.[0] === i ? 1000 * given.expected[1] : i === given.bar && given.question === "others" ? at.expected : null
    const word = /** @type {HTMLButtonElement} */ (one.querySelector("button"))
    const says = /** @type {HTMLElement} */ (one.querySelector("output"))
    const now = after[i]
    says.ariaLive = i === pushed && slider.matches(":focus") ? "polite" : "off" // not the whole chart
    word.disabled = given.asks === "bar" // whose score is pushed is settled then, and Tab leads to the bar
    word.setAttribute("aria-pressed", String(i === pushed && !(given.own && now === null)))
    one.classList.toggle("veiled", now === null)
    one.classList.toggle("asked", isAsked)
    const from = isOfChange ? given.before[i] : 0
    place(one, "bar", now === null ? ends[1] : now - from, ends)
    place(one, "before", given.before[i] - from, ends)
    place(one, "line", straight[i] === null || given.reaches.length ? null : straight[i] - from, ends)
    place(one, "mine", expected === null ? null : expected / 1000 - from, ends)
    one.querySelector(".weight")?.replaceChildren(isWeighed ? figure(given.before[i]) : "")
    says.textContent = isAsked ? `yours: ${(Number(mine.value) / 1000).toFixed(3)}`
      : now === null ? "?" : isOfChange ? signed(now - from) : near(now)
  }
  layChanges(at, after, most)
  const had = mine.matches(":focus")
  mine.hidden = given.asks !== "bar"
  if (had && mine.hidden) told.focus() // which would be lost with the bar
  mine.max = String(Math.floor(1000 * Math.min(1, most)))
  by.textContent = signed(push, 1)
  slider.setAttribute("aria-label", given.own ? "Push each score" : `Push the score of ${given.words[pushed]}`)
  slider.setAttribute("aria-valuetext", signed(push, 1))
  const of = /** @type {HTMLElement} */ (at.figure.querySelector(".of"))
  of.replaceChildren(...(given.own ? ["Push each score"] : ["Score of ", make("b", { textContent: given.words[pushed] })]))
  told.textContent = given.asks === "bar" ? `Drag the bar of “${given.words[given.bar]}” to where you expect it. The upright lines: the weights before.`
    : given.reaches.length ? "Bars: the largest slopes of the context’s first number. Lines: those at times 1."
    : given.own ? "Each row is a weight of another softmax: its bar is what it gains."
    : after.filter((one) => one === null).length > 1 ? "The other bars are covered until question 1 is answered."
      : `Press a word; the slider pushes its score. ${isOfChange ? "Bars: the changes." : "The upright line is its weight before."}${given.slopes.length ? " Orange: push times slope." : ""}`
  tell(at, push, after, straight)
}

/** What was gained, and beneath it, from its end backwards, what was lost. @param {Figure} at @param {(number | null)[]} after @param {number} most */
function layChanges({ given, foot }, after, most) {
  foot.hidden = given.asks !== "sum"
  const changes = after.map((one, i) => (one === null ? 0 : one - given.before[i]))
  let [gained, lost] = [0, changes.reduce((sum, one) => sum + Math.max(0, one), 0)]
  for (const [i, one] of /** @type {HTMLElement[]} */ ([...foot.querySelectorAll("i")]).entries()) {
    one.className = changes[i] < 0 ? "minus" : ""
    one.hidden = changes[i] < 0 && !given.sums
    if (changes[i] < 0) lost += changes[i]
    one.style.left = `${(100 * (changes[i] < 0 ? lost : gained)) / most}%`
    one.style.width = `${(100 * Math.abs(changes[i])) / most}%`
    if (changes[i] > 0) gained += changes[i]
  }
  foot.classList.toggle("open", !given.sums) // hatched, for this is not the sum
  foot.querySelector("output")?.replaceChildren(given.sums ? "0" : "?")
}

/** A bar lies from 0 to its end, and a line at it. @param {HTMLElement} row @param {string} kind @param {number | null} end @param {number[]} ends */
function place(row, kind, end, [low, high]) {
  const one = /** @type {HTMLElement} */ (row.querySelector(`i.${kind}`))
  one.hidden = end === null
  const kept = Math.max(low, Math.min(high, end ?? 0))
  const isBar = kind === "bar" || kind === "mine"
  const share = (/** @type {number} */ far) => `${(100 * far) / (high - low)}%`
  one.dataset.beyond = end !== null && end > high ? `${signed(end, 2)} →` : end !== null && end < low ? `← ${signed(end, 2)}` : ""
  measured(one, { from: share(Math.min(0, kept) - low), share: share(isBar ? Math.abs(kept) : kept - low) })
}

/** The same as a table. @param {Figure} at @param {number} push @param {(number | null)[]} after @param {(number | null)[]} straight */
function tell({ given, pushed, table }, push, after, straight) {
  const covered = (/** @type {number | null} */ value, /** @type {number} */ i) => (value === null ? "covered" : signed(value - given.before[i], 5))
  const cells = given.words.map((_, i) => [figure(given.before[i]), after[i] === null ? "covered" : figure(after[i] ?? 0), covered(after[i], i), covered(straight[i], i)])
  const head = ["weight on", "before", "after", "change", "push · J"].map((textContent) => make("th", { scope: "col", textContent }))
  table.replaceChildren(
    make("caption", { textContent: `${given.own ? "Each score" : `The score of “${given.words[pushed]}”`} pushed by ${signed(push, 1)}` }),
    make("tr", {}, ...head),
    ...cells.map((line, i) => make("tr", {}, make("th", { scope: "row", textContent: given.words[i] }), ...line.map((textContent) => make("td", { textContent })))),
  )
}
