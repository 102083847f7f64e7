// The names of the roles have their colours in what Streamlit draws too: in code, in formulas, in bold, in options that name
// several of them, and in what a chart says of a weight. Its elements stay as they are: the browser colours the letters.

import { roleNames } from "../charts/role_names.js"

/** @typedef {{role: string, range: Range}} Coloured */

const ROLES = ["query", "key", "weight", "value", "context"]

/** In a formula. @type {Record<string, string>} */
const LETTERS = { Q: "query", K: "key", V: "value", weights: "weight", context: "context" }

/** The index of W. @type {Record<string, string>} */
const INDICES = { q: "query", k: "key", v: "value" }

/** @param {Element} element */
function texts(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const all = /** @type {Text[]} */ ([])
  while (walker.nextNode()) all.push(/** @type {Text} */ (walker.currentNode))
  return all
}

/** @param {string} role @param {Text} text @returns {Coloured} */
function colourText(role, text, start = 0, end = text.length) {
  const range = new Range()
  range.setStart(text, start)
  range.setEnd(text, end)
  return { role, range }
}

/** @param {Element} element */
const ofCode = (element) => texts(element).flatMap((text) => roleNames(text.data).map(({ role, start, end }) => colourText(role, text, start, end)))

/** @param {Element} formula */
function ofFormula(formula) {
  const parts = texts(formula)
  return parts.flatMap((text, i) => {
    const index = text.data === "W" && INDICES[parts[i + 1]?.data]
    if (index) return [colourText(index, text), colourText(index, parts[i + 1])]
    return LETTERS[text.data] ? [colourText(LETTERS[text.data], text)] : []
  })
}

/** Options that name one role alone may mean a word of a sentence. @param {Element} group */
function ofOptions(group) {
  const all = ofCode(group)
  return new Set(all.map(({ role }) => role)).size > 1 ? all : []
}

/** What is bold and nothing but a name. @param {Element} bold */
const ofTerm = (bold) => (roleNames(bold.textContent ?? "").some(({ start, end }) => end - start === bold.textContent?.length) ? ofCode(bold) : [])

/** @param {Element} label */
const ofTooltip = (label) => (label.textContent === "weight" ? texts(label).map((text) => colourText("weight", text)) : [])

/** @param {string} selector @param {(element: Element) => Coloured[]} of */
const each = (selector, of) => [...document.querySelectorAll(selector)].flatMap(of)

const OWN_COLOURS = matchMedia("(forced-colors: active)")

/** Colour what stands on the page now; a browser without highlights, or with colours of the reader's own, leaves it as it is. */
export function colourRoles() {
  if (!CSS.highlights) return
  const all = OWN_COLOURS.matches ? [] : [
    ...each("[data-testid=stMain] :is(code.language-python, :not(pre) > code)", ofCode),
    ...each("[data-testid=stMain] .katex-html", ofFormula),
    ...each("[data-testid=stMain] .stMarkdown strong", ofTerm),
    ...each("[data-testid=stMain] [data-testid=stButtonGroup]", ofOptions),
    ...each("#vg-tooltip-element .key", ofTooltip),
  ]
  for (const role of ROLES) {
    CSS.highlights.set(`role-${role}`, new Highlight(...all.filter((one) => one.role === role).map(({ range }) => range)))
  }
}

OWN_COLOURS.addEventListener("change", colourRoles) // these would show a word that is coloured as one that is selected
