// A sentence with a gap, sentences like it, and a bar for each last word, with a piece for each sentence. What is pressed
// lights what it counts for, and a bar fills the gap.

import { made } from "./made.js"
import { placed } from "./placed.js"
import { roving } from "./roving.js"

/** @typedef {{name: string, gap: [string, string], sentences: [string, string, string][], counts: [string, number | null][], lit: string}} Counted */

/** @param {Component<Counted, {word: string}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const known = parentElement.querySelector("section")
  const place = known ?? parentElement.appendChild(assembled(data))
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("ul > li"))) show(row, data)
  // What is answered elsewhere, as by Back, is lit; what is lit here stays otherwise.
  if (place.dataset.given !== data.lit) Object.assign(place.dataset, { given: data.lit, lit: data.lit, only: "" })
  light(place)
  if (!known) placed(place)
  place.onclick = ({ target }) => {
    const row = /** @type {HTMLElement} */ (target).closest("li")
    if (!row) return
    const { word = "", nth = "" } = row.dataset
    Object.assign(place.dataset, { lit: word, only: nth })
    light(place)
    if (!nth) setTriggerValue("word", word)
  }
}

/** @param {Counted} data */
function assembled({ name, gap: [start, before], sentences, counts }) {
  const ol = made("ol", { ariaLabel: "The sentences" },
    ...sentences.map(([start, before, word], i) => row({ word, nth: String(i) }, `${start} `, made("strong", {}, before), ` ${word}.`)))
  const ul = made("ul", { ariaLabel: name }, ...counts.map(([word]) => row({ word }, word, made("span"), made("output"))))
  const place = made("section", {}, made("p", {}, `${start} `, made("strong", {}, before), "\u00a0", made("output"), "."), ol, ul)
  for (const list of [ol, ul]) {
    roving(list, "button")
    list.querySelectorAll("button").forEach((button, i) => { button.tabIndex = i ? -1 : 0 })
  }
  return place
}

/** @param {Record<string, string>} dataset @param {...(string | Node)} parts */
const row = (dataset, ...parts) => made("li", { dataset }, made("button", {}, ...parts))

/** The pieces of a bar grow when they are made. @param {HTMLElement} row @param {Counted} data */
function show(row, { counts, sentences }) {
  const word = row.dataset.word ?? ""
  const [bar, figure] = /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("span, output"))
  const count = Object.fromEntries(counts)[word]
  row.classList.toggle("covered", count === null)
  figure.textContent = count === null ? "?" : `${count} of ${sentences.length}`
  if (bar.childElementCount === (count ?? 0)) return
  bar.style.setProperty("--piece", `${100 / Math.max(...counts.map(([, count]) => Number(count)))}%`)
  const all = sentences.map((sentence, i) => ({ word: sentence[2], nth: String(i) }))
  bar.replaceChildren(...(count ? all.filter((one) => one.word === word).map((dataset) => made("i", { dataset })) : []))
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
