// Another face of the picture: lines between words, as wide as the weights.

import { row } from "./chain.js"
import { button, element, rangeOf } from "./picture.js"
import { shape } from "./shape.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

const FLOW_ROW = 10
const FLOW_WIDEST = 8

/**
 * Put the lines into an element, once; what is returned draws those of a chain, with a word in focus.
 *
 * @param {HTMLElement} host @param {(word: number | null) => void} onFocus
 */
export function flow(host, onFocus) {
  const slider = rangeOf({ min: "0", max: "1", step: "0.01", value: "0.1" })
  const told = element("output")
  const [left, right] = [element("div", "flow-left"), element("div", "flow-right")]
  ;[left, right].forEach((side) => side.setAttribute("role", "group"))
  left.setAttribute("aria-label", "Words that attend")
  right.setAttribute("aria-label", "Words attended to")
  const lines = shape("svg", { class: "flow-lines", preserveAspectRatio: "none", "aria-hidden": "true" })
  const numbers = element("div", "flow-weights")
  const face = element("div", "flow-face", left, lines, right, numbers)
  host.append(element("label", "flow-threshold", "Show ", told, slider), face)
  /** @type {Matrix | undefined} */
  let M
  /** @type {number | null} */
  let focus = null

  function draw() {
    if (!M) return
    const weights = M.rows.map((_, i) => row(/** @type {Matrix} */ (M), i))
    const { rows, columns, decimals } = M
    const least = Number(slider.value)
    const text = `weights of ${least.toFixed(2)} or more`
    told.replaceChildren(text)
    slider.setAttribute("aria-valuetext", text)
    const isDrawn = (/** @type {number} */ value) => value > 0 && value >= least
    const figureOf = (/** @type {number} */ value) => (Number.isNaN(value) ? "?" : value.toFixed(decimals))
    const listed = (/** @type {string[]} */ words) => words.join(", ") || "no word with such a weight"
    flowButtons(left, rows, focus, (i) =>
      `attends to ${listed(weights[i].flatMap((value, j) => (isDrawn(value) || Number.isNaN(value) ? `${columns[j]} ${figureOf(value)}` : [])))}`)
    flowButtons(right, columns, isAcross(M) ? null : focus, (j) =>
      `attended to by ${listed(rows.flatMap((word, i) => (isDrawn(weights[i][j]) ? `${word} ${figureOf(weights[i][j])}` : [])))}`)
    numbers.replaceChildren(...columns.map((_, j) => element("span", "", focus === null ? "" : figureOf(weights[focus][j]))))
    lines.setAttribute("viewBox", `0 0 100 ${FLOW_ROW * Math.max(rows.length, columns.length)}`)
    lines.replaceChildren(...weights.flatMap((line, i) => line.flatMap((value, j) => (isDrawn(value) ? flowLine(i, j, value, focus) : []))))
  }

  /** Let a word of a side be the one that asks, if it can. @param {Element | null} side @param {number | null} word */
  function ask(side, word) {
    if (!(M && side === right && isAcross(M))) onFocus(word)
  }

  slider.addEventListener("input", draw)
  face.addEventListener("click", (event) => {
    const word = flowWord(event)
    if (word !== null) ask(/** @type {HTMLElement} */ (event.target).parentElement, word === focus ? null : word)
  })
  face.addEventListener("keydown", (event) => {
    const { dataset, parentElement } = /** @type {HTMLElement} */ (event.target) // a word: nothing else there has the focus
    const [word, side] = [Number(dataset.word), /** @type {HTMLElement} */ (parentElement)]
    if (event.key === "Escape") return onFocus(null)
    const across = { ArrowLeft: left, ArrowRight: right }[event.key]
    const to = { ArrowUp: word - 1, ArrowDown: word + 1, Home: 0, End: side.childElementCount - 1 }[event.key] ?? word
    const next = (across ?? side).children[to]
    if (!(next instanceof HTMLElement) || (!across && to === word)) return
    event.preventDefault()
    next.focus()
    ask(next.parentElement, to)
  })
  return (/** @type {Map<string, Matrix>} */ chain, /** @type {number | null} */ word) => {
    M = chain.get("weights")
    focus = word
    draw()
  }
}

/** Whether the words attended to are those of another sentence, which ask nothing. @param {Matrix} M */
const isAcross = (M) => M.rows.join("\n") !== M.columns.join("\n")

/** @param {Event} event */
function flowWord(event) {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null
  return pressed ? Number(pressed.dataset.word) : null
}

/** @param {number} i @param {number} j @param {number} weight @param {number | null} focus */
function flowLine(i, j, weight, focus) {
  const share = Math.min(1, weight)
  const shade = (0.2 + 0.8 * share) * (focus === null || focus === i ? 1 : 0.25)
  return shape("line", {
    x1: 0, y1: (i + 0.5) * FLOW_ROW, x2: 100, y2: (j + 0.5) * FLOW_ROW, "stroke-width": 1 + FLOW_WIDEST * share,
    "stroke-opacity": shade, "data-cell": `${i},${j}`, "vector-effect": "non-scaling-stroke",
  })
}

/** @param {HTMLElement} side @param {string[]} words @param {number | null} focus @param {(word: number) => string} told */
function flowButtons(side, words, focus, told) {
  while (side.childElementCount > words.length) side.lastElementChild?.remove()
  while (side.childElementCount < words.length) side.append(button(""))
  for (const [i, one] of /** @type {HTMLElement[]} */ ([...side.children]).entries()) {
    one.dataset.word = `${i}`
    one.textContent = words[i]
    one.tabIndex = i === (focus ?? 0) ? 0 : -1
    one.setAttribute("aria-pressed", `${i === focus}`)
    one.setAttribute("aria-label", `${words[i]}, ${told(i)}`)
  }
}
