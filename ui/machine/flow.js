// Another face of the picture: lines between words, as wide as the weights.

import { row } from "./chain.js"
import { element } from "./picture.js"
import { shape } from "./shape.js"

/**
 * @typedef {{chain: Map<string, import("./chain.js").Matrix>, focus: number | null,
 *   onFocus: (word: number | null) => void}} FlowGiven
 */

const FLOW_ROW = 10
const FLOW_WIDEST = 8

/** @type {WeakMap<HTMLElement, FlowGiven>} */
const FLOWS = new WeakMap()

/** Draw the lines in an element, or draw them anew. @param {HTMLElement} host @param {FlowGiven} given */
export function flow(host, given) {
  const isNew = !FLOWS.has(host)
  FLOWS.set(host, given)
  if (isNew) flowAssembled(host)
  flowDrawn(host)
}

/** @param {HTMLElement} host @param {string} kind @returns {HTMLElement} */
const flowPart = (host, kind) => /** @type {HTMLElement} */ (host.querySelector(`.${kind}`))

/** @param {HTMLElement} host */
const flowOf = (host) => /** @type {FlowGiven} */ (FLOWS.get(host))

/** @param {HTMLElement} host */
const flowThreshold = (host) => Number(/** @type {HTMLInputElement} */ (host.querySelector("input")).value)

/** @param {HTMLElement} host */
function flowAssembled(host) {
  const slider = element("input")
  for (const [name, value] of Object.entries({ type: "range", min: "0", max: "1", step: "0.01", value: "0.1" })) {
    slider.setAttribute(name, value)
  }
  const [left, right] = ["flow-left", "flow-right"].map((kind) => element("div", kind))
  left.setAttribute("role", "group")
  left.setAttribute("aria-label", "Words that attend")
  right.setAttribute("role", "group")
  right.setAttribute("aria-label", "Words attended to")
  const lines = shape("svg", { class: "flow-lines", preserveAspectRatio: "none", "aria-hidden": "true" })
  const label = element("label", "flow-threshold", "Show ", element("output"), slider)
  const face = element("div", "flow-face", left)
  face.append(lines, right, element("div", "flow-weights"))
  host.append(label, face)
  slider.addEventListener("input", () => flowDrawn(host))
  face.addEventListener("click", (event) => {
    const word = flowWord(event)
    const side = event.target instanceof Element ? event.target.closest(".flow-left, .flow-right") : null
    if (word !== null) flowAsked(host, side, word === flowOf(host).focus ? null : word)
  })
  face.addEventListener("keydown", (event) => flowKey(host, event))
}

/** Whether the words attended to are those of another sentence, which ask nothing. @param {import("./chain.js").Matrix} M */
const isAcross = (M) => M.rows.join("\n") !== M.columns.join("\n")

/** @param {Event} event */
function flowWord(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null
  return button ? Number(button.dataset.word) : null
}

/** Let a word of a side be the one that asks, if it can. @param {HTMLElement} host @param {Element | null} side @param {number | null} word */
function flowAsked(host, side, word) {
  const M = flowOf(host).chain.get("weights")
  if (M && side?.classList.contains("flow-right") && isAcross(M)) return
  flowOf(host).onFocus(word)
}

/** @param {HTMLElement} host @param {KeyboardEvent} event */
function flowKey(host, event) {
  const word = flowWord(event)
  const side = /** @type {HTMLElement} */ (event.target).parentElement
  if (word === null || !side) return
  if (event.key === "Escape") return flowOf(host).onFocus(null)
  const across = { ArrowLeft: "flow-left", ArrowRight: "flow-right" }[event.key]
  const to = { ArrowUp: word - 1, ArrowDown: word + 1, Home: 0, End: side.childElementCount - 1 }[event.key] ?? word
  const next = (across ? flowPart(host, across) : side).children[to]
  if (!(next instanceof HTMLElement) || (!across && to === word)) return
  event.preventDefault()
  next.focus()
  flowAsked(host, next.parentElement, to)
}

/** @param {HTMLElement} host */
function flowDrawn(host) {
  const { chain, focus } = flowOf(host)
  const M = chain.get("weights")
  if (!M) return
  const least = flowThreshold(host)
  const text = `weights of ${least.toFixed(2)} or more`
  flowPart(host, "flow-threshold").querySelector("output")?.replaceChildren(text)
  host.querySelector("input")?.setAttribute("aria-valuetext", text)
  const isDrawn = (/** @type {number} */ value) => value > 0 && value >= least
  const figureOf = (/** @type {number} */ value) => (Number.isNaN(value) ? "?" : value.toFixed(M.decimals))
  flowButtons(flowPart(host, "flow-left"), M.rows, focus, (i) => {
    const told = row(M, i).flatMap((value, j) =>
      isDrawn(value) || Number.isNaN(value) ? `${M.columns[j]} ${figureOf(value)}` : [])
    return `attends to ${told.join(", ") || "no word with such a weight"}`
  })
  flowButtons(flowPart(host, "flow-right"), M.columns, isAcross(M) ? null : focus, (j) => {
    const told = M.rows.flatMap((word, i) => (isDrawn(row(M, i)[j]) ? `${word} ${figureOf(row(M, i)[j])}` : []))
    return `attended to by ${told.join(", ") || "no word with such a weight"}`
  })
  const numbers = focus === null ? M.columns.map(() => "") : row(M, focus).map(figureOf)
  flowPart(host, "flow-weights").replaceChildren(...numbers.map((number) => element("span", "", number)))
  const svg = /** @type {SVGElement} */ (host.querySelector("svg"))
  svg.setAttribute("viewBox", `0 0 100 ${FLOW_ROW * Math.max(M.rows.length, M.columns.length)}`)
  svg.replaceChildren(...M.rows.flatMap((_, i) =>
    row(M, i).flatMap((value, j) => (isDrawn(value) ? flowLine(i, j, value, focus) : []))))
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

/**
 * @param {HTMLElement} side @param {string[]} words @param {number | null} focus
 * @param {(word: number) => string} told
 */
function flowButtons(side, words, focus, told) {
  while (side.childElementCount > words.length) side.lastElementChild?.remove()
  words.forEach((word, i) => {
    if (!side.children[i]) side.append(element("button"))
    const button = /** @type {HTMLButtonElement} */ (side.children[i])
    button.type = "button"
    button.dataset.word = `${i}`
    button.textContent = word
    button.tabIndex = i === (focus ?? 0) ? 0 : -1
    button.setAttribute("aria-pressed", `${i === focus}`)
    button.setAttribute("aria-label", `${word}, ${told(i)}`)
  })
}
