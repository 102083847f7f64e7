// What of a page is said to those who listen to it: marks, what a press brings, and what is asked.

const MARK = /^[✓✗◐↷…?]/
export const NOTEBOOK_PARTS = "[class*=st-key-found-]" // what a notebook holds: the list of its parts, and the one that was pressed, as a whole
export const HINT = "[class*=st-key-said-] p"
const STATES = ".st-key-told p, .st-key-left p, [class*=st-key-read] p" // what stands there from the beginning
export const FIELD = "[class*=st-key-question] :is([role=radiogroup], input, textarea)"

/** @param {Element} page */
export function markElements(page = document.body) {
  const badges = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-testid=stMain] .stMarkdownBadge"))
  return [...badges]
    .filter(
      (badge) =>
        (!badge.isConnected || badge.checkVisibility({ visibilityProperty: true })) &&
        MARK.test(badge.innerText.trim()),
    ) // none of another question, or that is kept back by styles
    .map((badge) => badge.closest("p") ?? badge)
}

export const marks = (page = document.body) => [...markElements(page), ...page.querySelectorAll(".stToast p")].map(spokenText)

/** What a press brings far from itself. */
export const messageElements = (page = document.body) =>
  /** @type {NodeListOf<HTMLElement>} */ (
    page.querySelectorAll(
      `:is(.st-key-stored-solution, .st-key-stored-warning) .stMarkdown, ${STATES}, ${HINT}, [class*=st-key-found-] > :first-child p`,
    )
  )
export const messages = (page = document.body) => [...messageElements(page)].map(spokenText)

/** The marks that were not there before. @param {string[]} before @param {string[]} after */
export function newMarks(before, after) {
  const rest = [...before]
  return after.filter((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}

/** A formula in words, from its MathML. @param {Element} node @returns {string} */
function inWords(node) {
  const [one, two = ""] = [...node.children].map(inWords)
  switch (node.localName) {
    case "mfrac": return `${one} over ${two}`
    case "msqrt": return `√${one}`
    case "msub": return one === "∑" ? `the sum over ${two} of` : `${one} ${two}`
    case "msup": return two === "⊤" ? `${one} transposed` : `${one} to the ${two}`
    default: return node.children.length ? [...node.children].map(inWords).join(" ") : node.textContent ?? ""
  }
}

/** A text as it is read aloud: without the names of icons. @param {Element} paragraph */
export function spokenText(paragraph) {
  const copy = /** @type {Element} */ (paragraph.cloneNode(true))
  for (const icon of copy.querySelectorAll("[role=img][translate=no]")) icon.remove()
  for (const formula of copy.querySelectorAll(".katex")) formula.replaceWith(...[...formula.querySelectorAll("semantics > :first-child")].map(inWords))
  return (copy.textContent ?? "").replace(/[\s\u2061]+/g, " ").replace(/ (?=[,.:;)])/g, "").trim()
}

/** The number of the question that a lesson asks. @returns {HTMLElement | null} */
export const askedTab = () => document.querySelector(".st-key-lesson [role=tab][aria-selected=true]")

/** @param {HTMLElement} number */
export const panelOf = (number) => document.getElementById(number.getAttribute("aria-controls") ?? "")

/** What is asked at a number, and what is answered. @param {HTMLElement} number */
export function questionOf(number) {
  const all = number.parentElement?.querySelectorAll("[role=tab]").length
  const panel = panelOf(number)
  const field = [...(panel ?? document).querySelectorAll(FIELD)].find((one) => number.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const chosen = field?.querySelector("[aria-checked=true]")
  const answer = chosen ? spokenText(chosen) : field instanceof HTMLInputElement ? field.value : ""
  return `Question ${number.innerText} of ${all}. ${field?.ariaLabel ?? ""}${answer && ` Your answer: ${answer}.`}`
}
