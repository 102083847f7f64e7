// Lines of code of which one is chosen, if it may be: it is pressed, or reached with the arrow keys and Enter.

import { roleNames } from "./role_names.js"

/** @typedef {{name: string, lines: string[], chosen: number, offered: number[], fixed: number[], notes: [number, string][], scrolls: boolean}} Listing */

const PARTS = /("""|~~.+?~~|\b(?:import|from|class|def|return)\b)/

/** @param {Component<Listing, {line: number}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const list = parentElement.querySelector("ol") ?? assembled(parentElement)
  list.setAttribute("aria-label", data.name)
  list.classList.toggle("scrolls", data.scrolls)
  list.onclick = ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button")
    if (!button) return
    choose(list, Number(button.value))
    setTriggerValue("line", Number(button.value))
  }
  if (list.childElementCount !== data.lines.length) list.replaceChildren(...data.lines.map(() => document.createElement("li")))
  let isQuoted = false
  data.lines.forEach((text, i) => {
    const row = /** @type {HTMLElement} */ (list.children[i])
    const line = data.offered.includes(i + 1) ? i + 1 : 0
    if (row.dataset.text !== text || row.dataset.line !== String(line)) fill(row, text, line, isQuoted)
    row.classList.toggle("fixed", data.fixed.includes(i + 1))
    isQuoted = isQuoted !== (text.split('"""').length % 2 === 0)
  })
  choose(list, data.chosen)
  say(list, data)
}

/** @param {HTMLElement | ShadowRoot} parent */
function assembled(parent) {
  const list = document.createElement("ol")
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const buttons = [...list.querySelectorAll("button")]
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target))
    if (!step || at < 0) return
    event.preventDefault()
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))].focus()
  })
  parent.append(list)
  return list
}

/** Line 0 is nothing to press. @param {HTMLElement} row @param {string} text @param {number} line @param {boolean} isQuoted */
function fill(row, text, line, isQuoted) {
  Object.assign(row.dataset, { text, line })
  const code = document.createElement(line ? "button" : "span")
  if (code instanceof HTMLButtonElement) Object.assign(code, { type: "button", value: String(line) })
  code.style.setProperty("--indent", String(text.search(/\S|$/))) // a line that wraps goes on beneath its own beginning
  for (const part of text.split(PARTS)) {
    if (part.startsWith("~~")) {
      code.append(Object.assign(document.createElement("s"), { textContent: part.slice(2, -2) }))
      continue
    }
    const is = isQuoted || part === '"""' ? "quoted" : PARTS.test(part) ? "keyword" : ""
    if (part === '"""') isQuoted = !isQuoted
    code.append(...(is ? [Object.assign(document.createElement("span"), { className: is, textContent: part })] : inRoles(part)))
  }
  const old = row.querySelector("button")
  const hadFocus = old?.matches(":focus")
  row.replaceChildren(code)
  if (hadFocus) code.focus()
}

/** A part of a line, whose names have the colours of their roles. @param {string} part */
function inRoles(part) {
  const all = /** @type {Node[]} */ ([])
  let at = 0
  for (const { role, start, end } of roleNames(part)) {
    const name = Object.assign(document.createElement("span"), { textContent: part.slice(start, end) })
    name.dataset.role = role
    all.push(document.createTextNode(part.slice(at, start)), name)
    at = end
  }
  return [...all, document.createTextNode(part.slice(at))]
}

/** @param {HTMLElement} list @param {number} line */
function choose(list, line) {
  for (const button of list.querySelectorAll("button")) {
    const isChosen = Number(button.value) === line
    button.setAttribute("aria-pressed", String(isChosen))
    button.tabIndex = isChosen ? 0 : -1
  }
  if (!list.querySelector("[tabindex='0']")) list.querySelector("button")?.setAttribute("tabindex", "0")
}

/** What is said beneath lines; what is new is brought into sight. @param {HTMLElement} list @param {Listing} data */
function say(list, { notes, scrolls }) {
  const told = Object.fromEntries(notes)
  for (const [i, row] of /** @type {HTMLElement[]} */ ([...list.children]).entries()) {
    const [old, note] = [row.querySelector("output"), told[i + 1] ?? ""]
    if ((old?.textContent ?? "") === note) continue
    old?.remove()
    if (!note) continue
    row.append(Object.assign(document.createElement("output"), { textContent: note }))
    if (scrolls) list.scrollTop = Math.max(0, row.offsetTop - list.clientHeight / 2)
  }
}
