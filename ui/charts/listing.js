// Lines of code of which one is chosen, if it may be: it is pressed, or reached with the arrow keys and Enter. What may be
// said of it then stands beneath it, to be pressed.

import { make, measured } from "./make.js"
import { freeHeight } from "./figure_place.js"
import { roleNames } from "./role_names.js"
import { roveFocus } from "./rove_focus.js"

/**
 * @typedef {{name: string, lines: string[], chosen: number, offered: number[], fixed: number[], notes: [number, string][], first: number, is_wrong: boolean, question: string, options: [number, [string, string][]][], named: string}} Listing
 */

const PARTS = /("""|~~.+?~~|(?<=→ )\S+|#[^~"]*|\b(?:import|from|class|def|return)\b)/
const NUMBERS = /^([\d.]+|\?)( ([\d.]+|\?))+$/

/** @param {Component<Listing, {line: number, option: string}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const list = parentElement.querySelector("ol") ?? assemble(parentElement)
  list.setAttribute("aria-label", data.name)
  list.style.setProperty("--before", String(data.first - 1))
  list.dataset.above = data.first > 1 ? `⋮ lines 1 to ${data.first - 1} are right` : ""
  list.onclick = ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button")
    if (!button && !isBeside(list)) /** @type {HTMLElement} */ (target).closest(".asks > li > :is(.asked, output)")?.remove()
    if (!button) return
    const isLine = !button.closest(".asked")
    const pressed = isLine ? { chosen: Number(button.value), named: "" } : { chosen: lineOf(list), named: button.value }
    choose(list, pressed.chosen)
    const asked = offer(list, { ...data, ...pressed })
    asked?.scrollIntoView({ block: "nearest" })
    if (isLine) hear(list, asked?.ariaLabel ?? "")
    if (isLine) setTriggerValue("line", pressed.chosen)
    else setTriggerValue("option", pressed.named)
  }
  if (list.childElementCount !== data.lines.length) list.replaceChildren(...data.lines.map(() => make("li")))
  let isQuoted = false
  data.lines.forEach((text, i) => {
    const row = /** @type {HTMLElement} */ (list.children[i])
    const line = data.offered.includes(i + data.first) ? i + data.first : 0
    if (row.dataset.text !== text || row.dataset.line !== String(line)) fill(row, text, line, isQuoted)
    row.classList.toggle("fixed", data.fixed.includes(i + data.first))
    isQuoted = isQuoted !== (text.split('"""').length % 2 === 0)
  })
  choose(list, data.chosen)
  offer(list, data)
  list.classList.toggle("asks", !!data.question)
  list.classList.toggle("wrong", data.is_wrong)
  if (list.dataset.offered !== String(data.offered)) reach(list)
  list.dataset.offered = String(data.offered)
  say(list, data)
}

/** @param {HTMLElement | ShadowRoot} parent */
function assemble(parent) {
  const list = make("ol")
  roveFocus(list, "li > button")
  parent.append(list, make("p", { className: "heard", ariaLive: "polite" }))
  queueMicrotask(() => freeHeight(list)) // by then it is drawn
  return list
}

/** Line 0 is nothing to press. @param {HTMLElement} row @param {string} text @param {number} line @param {boolean} isQuoted */
function fill(row, text, line, isQuoted) {
  const isAnother = row.dataset.text?.includes("→") && !text.startsWith(row.dataset.text) // what was in memory, and no longer is, lights up
  Object.assign(row.dataset, { text, line })
  const code = line ? make("button", { type: "button", value: String(line) }) : make("span")
  const indent = text.match(/^ +/)?.[0] ?? ""
  code.append(make("i", {}, indent))
  for (const part of text.slice(indent.length).split(PARTS)) {
    if (part.startsWith("~~")) {
      code.append(make("s", {}, part.slice(2, -2)))
      continue
    }
    const is = code.textContent?.endsWith("→ ") ? "held" : isQuoted || part === '"""' ? "quoted" : PARTS.test(part) && part[0] !== "#" ? "keyword" : ""
    if (part === '"""') isQuoted = !isQuoted
    code.append(...(is ? [make("span", { className: is }, part)] : inRoles(part)))
  }
  const hadFocus = row.matches(":focus-within")
  if (isAnother) row.animate([{ background: "color-mix(in srgb, var(--st-primary-color) 35%, transparent)" }, {}], 900)
  row.replaceChildren(code)
  if (hadFocus) code.focus()
}

/** A part of a line, whose names have the colours of their roles. @param {string} part */
function inRoles(part) {
  const all = /** @type {Node[]} */ ([])
  let at = 0
  for (const { role, start, end } of roleNames(part)) {
    all.push(document.createTextNode(part.slice(at, start)), make("span", { dataset: { role } }, part.slice(start, end)))
    at = end
  }
  return [...all, document.createTextNode(part.slice(at))]
}

/** @param {HTMLElement} list @param {number} line */
function choose(list, line) {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...list.querySelectorAll("li > button")])
  for (const button of buttons) {
    const isChosen = Number(button.value) === line
    button.setAttribute("aria-pressed", String(isChosen))
    button.tabIndex = isChosen ? 0 : -1
    const row = /** @type {HTMLElement} */ (button.parentElement), seen = row.offsetTop - list.scrollTop
    if (!isChosen) continue
    row.style.setProperty("--up", `${row.offsetTop}px`)
    const isLow = seen > list.clientHeight / 2
    row.style.setProperty("--sheet", isLow ? `${-seen}px auto auto` : `auto auto ${seen + row.offsetHeight - list.clientHeight}px`)
    row.style.setProperty("--told", isLow ? "1" : "-1") // a sheet at the foot grows upwards
  }
  if (buttons[0] && !buttons.some(({ tabIndex }) => tabIndex === 0)) buttons[0].tabIndex = 0
}

/** Whether what is said stands beside the code, and covers none of it (listing.css). @param {HTMLElement} list */
const isBeside = (list) => parseFloat(getComputedStyle(list).marginRight) > 0

/** Say something to those who listen. @param {HTMLElement} list @param {string} text */
function hear(list, text) {
  const heard = list.parentNode?.querySelector(".heard")
  if (heard) heard.textContent = text
}

/** The line that is chosen. @param {HTMLElement} list */
const lineOf = (list) => Number(/** @type {HTMLButtonElement | null} */ (list.querySelector("li > [aria-pressed=true]"))?.value)

/** What may be said of the line that is chosen, beneath it, if anything; returns the place of what is new. @param {HTMLElement} list @param {Listing} data */
function offer(list, { question, options, chosen, first, named }) {
  const old = list.querySelector(".asked"), row = /** @type {HTMLElement} */ (list.children[chosen - first])
  const offered = options.find(([line]) => line === chosen)?.[1] ?? []
  const isNew = old?.parentElement !== (offered.length ? row : undefined)
  if (isNew) {
    const hadFocus = old?.matches(":focus-within")
    old?.remove()
    if (hadFocus) row?.querySelector("button")?.focus()
    const asks = question.replace("{}", String(chosen))
    if (offered.length) row.querySelector("button")?.after(make("div", { className: "asked", role: "group", ariaLabel: asks }, make("b", {}, asks), ...offered.map(([value, text]) => make("button", { type: "button", value }, text))))
  }
  for (const one of /** @type {NodeListOf<HTMLButtonElement>} */ (list.querySelectorAll(".asked button"))) one.ariaPressed = String(one.value === named)
  return isNew ? row?.querySelector(".asked") : null
}

/** Of a list that scrolls, the last line that may be pressed is brought into sight, unless the first is near the top. @param {HTMLElement} list */
function reach(list) {
  const rows = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("li:has(button)")])
  const [first, last] = [rows[0], rows.at(-1)]
  if (first && last) bring(list, first.offsetTop < list.clientHeight / 2 ? 0 : Math.min(first.offsetTop, last.offsetTop + last.offsetHeight - list.clientHeight + 8))
}

/** Scroll a list to the beginning of the first line from a place on, or of the last that may stand at the top, and at least as far as to an end. @param {HTMLElement} list @param {number} top */
function bring(list, top, end = 0) {
  const rows = /** @type {HTMLElement[]} */ ([...list.children])
  const places = rows.slice(1).map(({ offsetTop }) => offsetTop).filter((at) => at <= list.scrollHeight - list.clientHeight)
  list.scrollTop = top > 0 ? Math.max(places.find((at) => at >= top) ?? places.at(-1) ?? 0, end) : 0
}

/** A number of a line, as dark as it is large. @param {string} text */
function cell(text) {
  return measured(make("b", {}, text), { tint: Number(text) || 0 })
}

/** A text in which the index of a letter hangs, as in √d_k. @param {string} text */
const lowerIndices = (text) => text.split(/(?<=\b[A-Za-z])_(\w+)/).map((part, i) => (i % 2 ? make("sub", {}, part) : part))

/** What is said beneath lines, or the numbers that they make, in cells; what is new is brought into sight. @param {HTMLElement} list @param {Listing} data */
function say(list, { notes, first, chosen, options }) {
  const told = Object.fromEntries(notes)
  for (const [i, row] of /** @type {HTMLElement[]} */ ([...list.children]).entries()) {
    const [old, note] = [row.querySelector("output"), told[i + first] ?? ""]
    if ((old?.dataset.note ?? "") === note) continue
    old?.remove()
    if (!note) continue
    const role = /** @type {HTMLElement | null} */ (row.querySelector("[data-role]"))?.dataset.role ?? ""
    const numbers = NUMBERS.test(note) && { className: "cells", dataset: { role, note } }
    const made = numbers ? make("output", numbers, ...note.split(" ").map(cell)) : make("output", { dataset: { note } }, ...lowerIndices(note));
    (row.querySelector(".asked") ?? row).append(made)
    if (options.length && i + first === chosen && list.matches(":focus-within")) {
      hear(list, note)
      made.scrollIntoView({ block: "nearest" })
      continue
    }
    bring(list, row.offsetTop - list.clientHeight / 2, row.offsetTop + row.offsetHeight + 8 - list.clientHeight)
  }
}
