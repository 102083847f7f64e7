// A token's state on its way through the layers: a bar for each, and between them what is left of one in the next.
// Pointing at a word shows it for the moment; pressing chooses it, switches a part, or answers what is asked.

import { make } from "./make.js"
import { once } from "./once.js"
import { isPress } from "./press_key.js"
import { roveFocus } from "./rove_focus.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, tokens: string[], parts: string[], rest: string, notes: string[], begins: number[], shares: (number[][] | null)[],
 *   focus: number, off: [number, number][], told: string, asks: "" | "share" | "word" | "switch",
 *   predicted: [number, number] | null, switches: boolean}} River
 * @typedef {"word" | "switch" | "all" | "share"} Happens
 * @typedef {{given: River, chosen: number, shown: number, send: (event: Happens, value: any) => void, figure: HTMLElement,
 *   words: HTMLElement, legend: HTMLElement, river: HTMLElement, svg: SVGSVGElement, slider: HTMLInputElement,
 *   told: HTMLElement, table: HTMLTableElement, row: number, bar: number}} Figure
 */

const NARROW = 480
const TOP = 4
const ROLES = ["before", "attention", "feed", "rest"]

/** A band that is narrower has no figure. */
const BARE = 12

/** Pixels of what is said of a place that was expected. */
const TEXT = 120

/** Pixels from the handle to the end of what is said of it, with the name of the part and without. */
const [SAYS, SAYS_SHORT] = [130, 60]

/** How far one layer is below another, and how high its bar is. @param {Pick<Figure, "figure" | "given">} at */
const heights = ({ figure, given }) => (figure.clientWidth >= NARROW ? { row: 58, bar: 34 } : given.switches ? { row: 38, bar: 30 } : { row: 43, bar: 34 })

/** @param {Component<River, {word: number, switch: [number, number], all: number, share: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  const isSame = String(before?.tokens) === String(data.tokens)
  if (!isSame || data.focus !== before?.focus || (data.asks === "share" && before.asks !== "share")) at.chosen = data.focus
  at.shown = at.chosen
  at.figure.setAttribute("aria-label", data.name)
  if (!isSame) name(at)
  lay(at)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const [words, legend, river, table] = [make("div", { className: "words" }), make("div", { className: "legend" }), make("div", { className: "river" }), make("table")]
  const svg = /** @type {SVGSVGElement} */ (shape("svg", { "aria-hidden": "true" }))
  const slider = make("input", { type: "range", min: "0", max: "100", value: "0" })
  river.append(svg, slider)
  const told = make("p", { className: "told" })
  const details = make("details", {}, make("summary", { textContent: "In figures" }), make("div", { className: "scrolls" }, table))
  const figure = make("figure", { role: "group", tabIndex: -1 }, words, legend, river, told, details)
  /** @type {Figure} */
  const at = { given, chosen: 0, shown: 0, send, figure, words, legend, river, svg, slider, told, table, ...heights({ figure, given }) }
  new ResizeObserver(() => lay(at)).observe(river)
  figure.addEventListener("click", (event) => press(at, /** @type {HTMLElement} */ (event.target)))
  words.addEventListener("pointerover", (event) => look(at, /** @type {HTMLElement} */ (event.target)))
  words.addEventListener("focusin", (event) => look(at, /** @type {HTMLElement} */ (event.target)))
  for (const left of ["pointerleave", "focusout"]) words.addEventListener(left, () => show(at, at.chosen))
  roveFocus(words, "button")
  roveFocus(river, ".switches button", () => ROLES.length - 1)
  slider.addEventListener("input", () => draw(at))
  slider.addEventListener("pointerup", () => at.send("share", Number(slider.value)))
  slider.addEventListener("keydown", (event) => isPress(event) && at.send("share", Number(slider.value)))
  return at
}

/** The words, and the names of the parts, each of which switches its part everywhere. @param {Figure} at */
function name(at) {
  const { given, words, legend, river, slider } = at
  words.replaceChildren(...given.tokens.map((token, i) => make("button", { type: "button", textContent: token, value: String(i), tabIndex: i === given.focus ? 0 : -1 })))
  const part = (/** @type {string} */ one, /** @type {number} */ k) => make("button", { type: "button", className: ROLES[k], value: String(k) }, make("b", { textContent: one }))
  legend.replaceChildren(...given.parts.map(part))
  river.querySelectorAll(".switches, .layer").forEach((one) => one.remove())
  given.shares.forEach((_, layer) => {
    const style = `top: calc(${TOP}px + ${layer} * var(--row))`
    const switches = given.parts.map((one, k) =>
      make("button", {
        type: "button",
        className: ROLES[k],
        value: `${layer} ${k}`,
        tabIndex: layer || k ? -1 : 0,
        title: `${one}, layer ${layer + 1}`,
      }),
    )
    river.append(make("span", { className: "layer", style }, make("i", {}, "layer "), String(layer + 1)), make("div", { className: "switches", style }, ...switches))
  })
  slider.style.top = `calc(${TOP}px + ${given.shares.length - 1} * var(--row))`
  slider.setAttribute("aria-label", `How much of the state is from ${given.parts[1]} in layer ${given.shares.length}, in per cent; Enter answers`)
}

/** Everything that may have changed since the last run. @param {Figure} at */
function lay(at) {
  const { given, legend, river, slider, svg } = at
  Object.assign(at, heights(at))
  for (const [name, high] of Object.entries(heights(at))) river.style.setProperty(`--${name}`, `${high}px`)
  const isOff = (/** @type {number} */ layer, /** @type {number} */ k) => given.off.some(([l, p]) => l === layer && p === k)
  legend.querySelectorAll("button").forEach((button, k) => {
    const all = given.shares.every((_, layer) => isOff(layer, k))
    button.setAttribute("aria-pressed", String(!all))
    button.title = `Switch ${given.parts[k]} ${all ? "on" : "off"} in all layers`
  })
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (river.querySelectorAll(".switches button"))) {
    const [layer, k] = button.value.split(" ").map(Number)
    button.setAttribute("aria-pressed", String(!isOff(layer, k)))
    button.ariaLabel = `${given.parts[k]}, layer ${layer + 1}`
  }
  const hadFocus = slider.matches(":focus")
  slider.hidden = given.asks !== "share"
  if (hadFocus && slider.hidden) at.figure.focus({ preventScroll: true }) // which would be lost with the slider
  svg.style.height = `${TOP + given.shares.length * at.row}px`
  river.classList.toggle("asking", given.asks === "switch")
  river.classList.toggle("bare", !given.switches)
  show(at, at.chosen)
}

/** @param {Figure} at @param {HTMLElement} target */
function look(at, target) {
  if (target instanceof HTMLButtonElement) show(at, Number(target.value))
}

/** @param {Figure} at @param {HTMLElement} target */
function press(at, target) {
  const button = target.closest("button")
  if (!button) return
  if (at.words.contains(button)) {
    at.chosen = Number(button.value)
    show(at, at.chosen)
    if (at.given.asks === "word") at.send("word", at.chosen)
  } else if (at.legend.contains(button)) at.send("all", Number(button.value))
  else at.send("switch", button.value.split(" ").map(Number))
}

/** Show the way of a token. @param {Figure} at @param {number} token */
function show(at, token) {
  at.shown = token
  at.words.querySelectorAll("button").forEach((button, i) => button.setAttribute("aria-pressed", String(i === token)))
  draw(at)
  tell(at)
}

/** @param {Figure} at */
function draw(at) {
  const { bar, given, svg, shown, slider } = at
  const wide = svg.clientWidth
  if (!wide) return
  const drawn = given.shares.flatMap((shares, layer) => {
    const top = TOP + layer * at.row
    const before = top - at.row + bar
    if (!shares) return drawVeil(at, wide, top, before)
    const all = shares.map((one) => Math.max(0, one[shown]))
    const sum = all.reduce((a, b) => a + b, 0)
    let along = 0
    const bands = all.map((share, k) => ({ k, from: along, wide: (share / sum) * wide, to: (along += (share / sum) * wide) }))
    const flow = !layer ? [] : [shape("path", { class: "flow", d: `M0,${before} H${wide} L${bands[0].to},${top} H0 Z` })]
    const marks = bands.filter((band) => band.wide > 0.5).map((band) => shape("rect", { class: ROLES[band.k], x: band.from, y: top, width: band.wide, height: bar }))
    const figures = bands.filter(({ k, wide }) => wide > BARE && k < given.parts.length).map(({ k, from, wide }) =>
      shape("text", { class: `on ${ROLES[k]}`, x: from + wide / 2, y: top + bar / 2 + 5 }, (100 * shares[k][shown]).toFixed(0)))
    return [...flow, ...marks, ...figures, ...drawExpected(at, layer, bands[1].from, wide, top)]
  })
  slider.style.setProperty("--begins", String(given.begins[shown])) // where the band that is dragged begins, too
  slider.max = String(Math.floor(100 * (1 - given.begins[shown])))
  svg.setAttribute("viewBox", `0 0 ${wide} ${TOP + given.shares.length * at.row}`)
  svg.replaceChildren(...drawn)
  slider.setAttribute("aria-valuetext", `${slider.value} %`)
}

/** A bar that is covered, with the band that is dragged. @param {Figure} at @param {number} wide @param {number} top @param {number} before */
function drawVeil({ bar: high, given, shown, slider }, wide, top, before) {
  const flow = shape("path", { class: "flow", d: `M0,${before} H${wide} V${top} H0 Z` })
  const bar = shape("rect", { class: "veil", x: 0, y: top, width: wide, height: high })
  if (given.asks !== "share") return [flow, bar, shape("text", { class: "on", x: wide / 2, y: top + high / 2 + 5 }, "covered: answer question 1")]
  const begin = given.begins[shown] * wide
  const end = begin + (Number(slider.value) / 100) * wide
  const held = shape("rect", { class: ROLES[0], x: 0, y: top, width: begin, height: high })
  const mine = shape("rect", { class: "mine", x: begin + 1, y: top + 1, width: Math.max(1, end - begin - 1), height: high - 2 })
  const handle = shape("path", { class: "handle", d: `M${end},${top - 5} V${top + high + 5}` })
  const isShort = wide - begin < 2 * SAYS // the text stands at the right of the handle, or in its band if there is no room
  const isLeft = end + (isShort ? SAYS_SHORT : SAYS) > wide
  const says = shape(
    "text",
    { class: "says", x: end + (isLeft ? -10 : 10), y: top + high / 2 + 5, "text-anchor": isLeft ? "end" : "start" },
    `${isShort ? "" : `${given.parts[1]}: `}${slider.value === "0" ? "drag ↔" : `${slider.value} %?`}`,
  )
  return [flow, bar, held, mine, handle, says]
}

/** As how long the band was expected: to somewhere between two places. @param {Figure} at @param {number} layer @param {number} from @param {number} wide @param {number} top */
function drawExpected({ bar, given: { predicted, shares, focus }, shown }, layer, from, wide, top) {
  if (!predicted || layer !== shares.length - 1 || shown !== focus) return []
  const [least, most] = predicted.map((one) => Math.min(wide - 1, from + (one / 100) * wide))
  const isLeft = least > TEXT
  const share = 100 * (shares[layer]?.[1][shown] ?? NaN)
  const says = predicted[0] <= share && share <= predicted[1] ? "✓ as expected" : "✗ expected here"
  return [
    shape("path", { class: "predicted", d: `M${least},${top + bar + 3} v8 H${most} v-8` }),
    shape("text", { class: "says", x: isLeft ? least - 8 : most + 8, y: top + bar + 16, "text-anchor": isLeft ? "end" : "start" }, says),
  ]
}

/** What is said of the sentence, and the figures as a table. @param {Figure} at */
function tell({ given, shown, told, table }) {
  told.textContent = given.told
  told.hidden = !given.told
  const heads = ["layer", ...given.parts, given.rest]
  const rows = given.shares.map((shares) => ROLES.map((_, k) => shares ? shares[k][shown].toFixed(4).replace("-", "−") : "covered"))
  const counts = [...given.notes, ...Array(heads.length - 1 - given.notes.length).fill("")]
  const written = [["each", counts], ...rows.map((cells, layer) => [String(layer + 1), cells])]
  table.replaceChildren(
    make("caption", { textContent: `The shares of the state of “${given.tokens[shown]}” after each layer` }),
    make("tr", {}, ...heads.map((head) => make("th", { scope: "col", textContent: head }))),
    ...written.map(([head, cells]) => make("tr", {}, make("th", { scope: "row", textContent: String(head) }), ...[...cells].map((cell) => make("td", { textContent: cell })))),
  )
}
