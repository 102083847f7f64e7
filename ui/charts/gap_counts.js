// A sentence with a gap, sentences like it, and a bar for each last word, with a piece for each sentence. What is pressed
// lights what it counts for, and a bar fills the gap. Where one word farther away is told, the others may be faded.

import { along } from "./along.js"
import { make } from "./make.js"
import { once } from "./once.js"
import { roveFocus } from "./rove_focus.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, gap: [string, string], sentences: [string, string, string][], counts: [string, number | null][], of: number, lit: string, told: string, decides: boolean, weight: number | null, asked: string, mine: number | null, asks: boolean, marks: [number, string][]}} GapCounts
 */

/** @param {Component<GapCounts, {word: string, share: number}>} component */
export default function (component) {
  const { data, setTriggerValue } = component
  const { at: { figure: place }, before } = once(component, assemble)
  if (before?.told !== data.told || before.decides !== data.decides) tell(place, data)
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("ul > li"))) show(row, data)
  // What is answered elsewhere, as by Back, is lit; what is lit here stays otherwise.
  if (before?.lit !== data.lit) Object.assign(place.dataset, { lit: data.lit, only: "" })
  light(place)
  place.onclick = ({ target, clientX, detail }) => {
    const pressed = /** @type {HTMLElement} */ (target)
    if (pressed.closest("p button")) fade(place, !place.classList.contains("faded"))
    const row = pressed.closest("li")
    if (!row) return
    const { word = "", nth = "" } = row.dataset
    if (data.asks && word === data.asked && !nth && detail) { // with a key there is no place along it
      return setTriggerValue("share", along(/** @type {HTMLElement} */ (row.querySelector("span")), clientX))
    }
    Object.assign(place.dataset, { lit: word, only: nth })
    light(place)
    if (!nth) setTriggerValue("word", word)
  }
}

/** @param {{given: GapCounts}} now */
function assemble({ given: { name, gap: [start, before], sentences, counts, marks, of } }) {
  const ol = make("ol", { ariaLabel: "The sentences" },
    ...sentences.map(([start, before, word], i) => row({ word, nth: String(i) }, make("span", {}, start), ` ${before} `, make("strong", {}, `${word}.`))))
  const ul = make("ul", { ariaLabel: name }, ...counts.map(([word]) => row({ word }, word, make("span"), make("output", { ariaLive: "off" }))))
  const place = make("section", {}, make("p", {}, make("span", {}, start), " ", make("strong", {}, before), "\u00a0", make("output", { ariaLive: "off" }), "."), ol, ul)
  if (marks.length)
    place.append(
      make(
        "div",
        { className: "marks", ariaHidden: "true" },
        make("span", {}, ...marks.map(([at, mark]) => make("small", { style: `left: ${at}%` }, mark))),
        make("div", {}, `Each step is ten times as far, up to ${of.toLocaleString("en")}.`),
      ),
    )
  for (const list of [ol, ul]) {
    roveFocus(list, "button")
    list.querySelectorAll("button").forEach((button, i) => { button.tabIndex = i ? -1 : 0 })
  }
  new ResizeObserver(() => draw(place)).observe(place)
  return { figure: place }
}

/** @param {Record<string, string>} dataset @param {...(string | Node)} parts */
const row = (dataset, ...parts) => make("li", { dataset }, make("button", {}, ...parts))

/** Mark the word that is told, which can be pressed in the sentence with the gap. @param {HTMLElement} place @param {GapCounts} data */
function tell(place, { gap, sentences, told, decides, weight }) {
  const starts = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("p > span, ol span"))
  for (const [i, start] of [gap, ...sentences].map(([start]) => start).entries()) {
    const [before, ...after] = told ? start.split(told) : [start]
    starts[i].replaceChildren(before, ...after.flatMap((text) => [make(i || weight ? "b" : "button", {}, told), text]))
    starts[i].closest("li")?.classList.toggle("far", !after.length)
  }
  fade(place, decides)
  Object.assign(place.dataset, { wide: decides ? 5 : 20 * (weight ?? 0), weight: weight?.toFixed(2) ?? "" })
  draw(place)
}

/** A thread from the gap back to the word that decides. @param {HTMLElement} place */
function draw(place) {
  const line = /** @type {HTMLElement} */ (place.querySelector("p"))
  line.querySelector("svg")?.remove()
  const { wide = "0", weight } = place.dataset
  if (wide === "0") return
  const ends = [...line.querySelectorAll("button, b, output")].map((one) => one.getBoundingClientRect())
  const [from, to] = ends.map(({ left, width }) => left + width / 2 - line.getBoundingClientRect().left)
  const svg = shape("svg", { "aria-hidden": "true" })
  svg.append(shape("path", { d: `M${to},20 C${to},-4 ${from},-4 ${from},20`, "stroke-width": wide }))
  if (weight) svg.append(shape("text", { x: (from + to) / 2, y: 7 }, weight))
  line.querySelector("svg")?.remove()
  line.append(svg)
}

/** @param {HTMLElement} place @param {boolean} isFaded */
function fade(place, isFaded) {
  place.classList.toggle("faded", isFaded)
  place.querySelector("p button")?.setAttribute("aria-pressed", String(isFaded))
}

/** The pieces of a bar grow when they are made. @param {HTMLElement} row @param {GapCounts} data */
function show(row, { counts, sentences, of, told, decides, asked, mine, asks, marks }) {
  const word = row.dataset.word ?? ""
  const [bar, figure] = /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("span, output"))
  const count = Object.fromEntries(counts)[word]
  row.classList.toggle("covered", count === null)
  row.classList.toggle("asks", asks && word === asked)
  row.classList.toggle("placed", marks.length > 0)
  const share = marks.length ? Math.log(count || 1) / Math.log(of) : (count ?? 0) / of
  figure.textContent = count === null ? "?" : `${count.toLocaleString("en")} of ${of.toLocaleString("en")}`
  const all = sentences.map(([start, , word], i) => ({ dataset: { word, nth: String(i) }, className: told && !start.includes(told) ? "far" : "" }))
  const pieces = all.filter((one) => one.dataset.word === word && !(decides && one.className))
  bar.style.setProperty("--piece", `${(100 * share) / pieces.length}%`)
  const guess = word === asked ? mine : null
  const [old, now] = [bar.dataset.pieces, JSON.stringify([count ? pieces : [], guess])]
  if (old === now) return
  bar.dataset.pieces = now
  bar.replaceChildren(...(count ? pieces.map((piece) => make("i", piece)) : []), ...(guess === null ? [] : [make("em", { style: marks.length ? `left: clamp(0px, ${guess}% - 8px, 100% - 16px); width: 16px` : `width: ${guess}%` })]))
}

/** Light a word's bar and sentences, or one sentence and its piece. @param {HTMLElement} place */
function light(place) {
  const { lit = "", only } = place.dataset
  const gap = /** @type {HTMLElement} */ (place.querySelector("p output"))
  gap.textContent = lit || "?"
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-word]"))) {
    const isLit = one.dataset.word === lit && (!only || !one.dataset.nth || one.dataset.nth === only)
    one.classList.toggle("lit", isLit)
    one.querySelector("button")?.setAttribute("aria-pressed", String(isLit))
  }
}
