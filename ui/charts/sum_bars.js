// Numbers around 0, each a bar that is dragged, and beneath them their sums: what comes out as it is meant has a tick.

import { make, measured } from "./make.js"
import { once } from "./once.js"

/**
 * @typedef {{name: string, numbers: [string, number][], most: number, sums: [string, string, boolean][], told: string, compares: boolean}} SumBars
 * @typedef {{given: SumBars, send: (event: "number", value: [number, number]) => void, figure: HTMLElement, sliders: HTMLInputElement[], sums: HTMLElement[], told: HTMLElement}} Figure
 */

/** @param {Component<SumBars, {number: [number, number]}>} component */
export default function (component) {
  const { at, before } = once(component, assemble)
  for (const [i, [, value]] of at.given.numbers.entries()) if (before?.numbers[i][1] !== value) at.sliders[i].value = String(value)
  show(at)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const sliders = given.numbers.map(([ariaLabel, value], i) => {
    const slider = make("input", { type: "range", min: String(-given.most), max: String(given.most), ariaLabel })
    slider.value = String(value)
    slider.addEventListener("input", () => show(at))
    slider.addEventListener("change", () => send("number", [i, Number(slider.value)]))
    return slider
  })
  const sums = given.sums.map(([one, other, isAbove]) => row([make("b", {}, one), " + ", make("b", {}, other), isAbove ? " > 0" : " ≤ 0"], isAbove ? "above" : "below"))
  const told = make("p")
  const figure = make("figure", { role: "group", ariaLabel: given.name }, ...sliders.map((slider, i) => row([make("b", {}, given.numbers[i][0])], "number", slider)), make("hr"), ...sums, told)
  /** @type {Figure} */
  const at = { given, send, figure, sliders, sums, told }
  return at
}

/** @param {(string | Node)[]} name @param {string} kind @param {...Node} over */
const row = (name, kind, ...over) => make("div", { className: `row ${kind}` }, make("span", {}, ...name), make("span", { className: "track" }, make("i"), ...over), make("output", { ariaLive: "off" }))

const signed = (/** @type {number} */ value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"))

/** @param {Figure} at */
function show({ given, sliders, sums, told }) {
  const values = Object.fromEntries(given.numbers.map(([name], i) => [name, Number(sliders[i].value)]))
  for (const slider of sliders) put(/** @type {HTMLElement} */ (slider.closest(".row")), Number(slider.value), "", given.most)
  const totals = given.sums.map(([one, other]) => values[one] + values[other])
  const pair = (/** @type {boolean} */ above) => given.sums.flatMap(([one, other, isAbove]) => (isAbove === above ? `${one} + ${other}` : [])).join(" and ")
  const together = signed(totals.reduce((sum, total, i) => sum + (given.sums[i][2] ? total : 0), 0))
  const right = totals.map((total, i) => total > 0 === given.sums[i][2])
  for (const [i, one] of sums.entries()) put(one, totals[i], right[i] ? " ✓" : " ✗", given.most)
  told.textContent = `${right.filter(Boolean).length} of ${totals.length} right. ${given.compares ? `${pair(true)} make ${together} together, and so do ${pair(false)}.` : given.told}`
}

/** @param {HTMLElement} row @param {number} value @param {string} mark @param {number} most */
function put(row, value, mark, most) {
  measured(row, { from: Math.min(0, value) / most, long: Math.abs(value) / most, to: value / most }).classList.toggle("right", mark === " ✓")
  const output = /** @type {HTMLElement} */ (row.querySelector("output"))
  output.replaceChildren(signed(value), make("small", {}, mark))
}
