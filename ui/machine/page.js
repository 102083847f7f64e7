// The picture on a page of its own, without Python and without network: the mirror computes what follows from a number
// that is typed over. A page may ask for one number, which is covered with all that follows from it until it is answered.

import { changed } from "./chain.js"
import { draw, received } from "./machine.js"
import { drawThreads, outside } from "./outside.js"
import { element } from "./picture.js"
import { previewed } from "./typed.js"

/** @typedef {import("./given.d.ts").Given} Given */

/** @typedef {import("./given.d.ts").Question} Question */

const NAME = "page"

/** A number is right if it is so when it is rounded to the decimals that were typed; fewer than this say too little. */
const FEWEST_DECIMALS = 2

const record = globalThis.document?.querySelector?.("script[data-attention]")
if (record instanceof HTMLScriptElement) alone(record)

/** @param {HTMLScriptElement} record */
function alone(record) {
  /** @type {import("./given.d.ts").Alone} */
  const { picture, threads, question } = JSON.parse(record.textContent ?? "")
  const main = /** @type {HTMLElement} */ (document.querySelector("main"))
  main.replaceChildren() // the still picture
  const host = outside(main)
  if (threads) return drawThreads(host, Uint8Array.from(atob(threads), (letter) => letter.charCodeAt(0)))
  if (!picture) return
  const show = (/** @type {Given} */ given) => draw(host, NAME, given, (event, value) => {
    if (event === "edited") show(answered(picture, /** @type {any} */ (value)))
  })
  if (question) ask(main, host, picture, question, show)
  else show(picture)
}

/** What Python would answer to texts in cells: plain numbers take effect, other texts are marked. @param {Given} given @param {Record<string, import("./typed.js").Typed>} texts @returns {Given} */
export function answered(given, texts) {
  /** @type {Map<string, import("./chain.js").Matrix>} */
  const chain = new Map(given.chain.map(({ other, ...M }) => [M.name, { ...M, values: received(M.values) }]))
  /** @type {Map<string, Partial<import("./chain.js").Matrix>>} */
  const changes = new Map()
  /** @type {string[]} */
  const told = []
  for (const [name, typed] of Object.entries(texts)) {
    const values = chain.get(name)?.values.map((line) => [...line]) ?? []
    /** @type {import("./typed.js").Typed} */
    const problems = []
    for (const [i, j, text] of typed) {
      const value = read(text)
      if (Number.isNaN(value)) problems.push([i, j, `Row ${i + 1}, column ${j + 1} of ${name}: \u201c${text}\u201d is not a plain number.`])
      else values[i][j] = value
    }
    told.push(...problems.map(([, , sentence]) => sentence))
    changes.set(name, { values, typed, problems })
  }
  const now = changed(chain, changes)
  return { ...given, told, chain: given.chain.map((M) => ({ ...M, ...now.get(M.name), other: M.other, values: sent(now.get(M.name)?.values ?? []) })) }
}

/** The number in a text, also a percentage; NaN if it is none. @param {string} text */
const read = (text) => (text.endsWith("%") ? previewed(text.slice(0, -1).trim()) / 100 : previewed(text))

/** Numbers as they travel. @param {(number | null)[][]} values */
const sent = (values) => values.map((line) => line.map((value) => (value === -Infinity ? "-inf" : value)))

/** Cover what is asked for until it is answered. @param {HTMLElement} main @param {HTMLElement} host @param {Given} given @param {Question} question @param {(given: Given) => void} show */
function ask(main, host, given, question, show) {
  const { node, row, column, text } = question
  const value = Number(given.chain.find((M) => M.name === node)?.values[row][column])
  const input = element("input")
  input.inputMode = "decimal"
  input.autocomplete = "off"
  const mark = element("output")
  const form = element("form", "question", element("label", "", `${text} `, input), element("button", "", "Answer"), mark)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const typed = read(input.value.trim())
    if (Number.isNaN(typed)) {
      mark.textContent = "Type a number, such as 0.25."
      return
    }
    mark.textContent = isRight(input.value, typed, value) ? "\u2713 Right. See where it comes from." : `\u2717 It is ${value.toFixed(4)}. See where it comes from.`
    input.disabled = true
    form.querySelector("button")?.remove()
    show({ ...given, pinned: question })
  })
  main.insertBefore(form, host)
  show({ ...covered(given, node), opening: null })
}

/** Whether an answer agrees with a number in all the decimals that were typed. @param {string} text @param {number} typed @param {number} value */
export function isRight(text, typed, value) {
  const decimals = Math.max(FEWEST_DECIMALS, /[/%]/.test(text) ? 4 : text.trim().split(/[.,]/)[1]?.length ?? 0)
  return Math.abs(typed - value) <= 0.5000001 * 10 ** -decimals
}

/** A picture in which a matrix and all that follows from it is covered, and nothing can be typed over. @param {Given} given @param {string} node @returns {Given} */
export function covered(given, node) {
  const hidden = new Set([node])
  const chain = given.chain.map((M) => {
    if (M.step.reads.some((name) => hidden.has(name))) hidden.add(M.name)
    return { ...M, editable: false, ...(hidden.has(M.name) && { values: M.values.map((line) => line.map(() => null)) }) }
  })
  return { ...given, chain, previewed: false, comparison: null }
}
