// A text in which each word is marked by the weight that one of them gives it. Pointing at a word tells its weight; pressing
// one shows what that word gives.

import { made } from "./made.js"
import { once } from "./once.js"
import { roving } from "./roving.js"

/**
 * @typedef {{words: string[], names: string[], weights: number[] | null, row: number, column: number, even: number, full: number}} Text
 * @typedef {{given: Text, send: (event: "word", place: number) => void, figure: HTMLElement, says: HTMLElement, text: HTMLElement}} Figure
 */

const WORD = "[role=button]"
const [NO_SPACE_BEFORE, NO_SPACE_AFTER] = [/^[.,;:!?…)\]”’%]+$/, /^[([“‘]$/]

/** @param {Component<Text, {word: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assembled)
  if (String(before?.words) !== String(data.words)) write(at)
  mark(at, before?.row !== data.row)
  tell(at, data.column)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assembled({ given, send }) {
  const [says, text] = [made("p", { className: "says", ariaLive: "polite", ariaAtomic: "true" }), made("div", { className: "text", role: "group" })]
  /** @type {Figure} */
  const at = { given, send, figure: made("figure", {}, says, text), says, text }
  const place = (/** @type {Event} */ { target }) => Number(/** @type {HTMLElement} */ (target).dataset.place ?? at.given.column)
  for (const pointed of ["pointerover", "focusin"]) text.addEventListener(pointed, (event) => tell(at, place(event)))
  for (const left of ["pointerleave", "focusout"]) text.addEventListener(left, () => tell(at, at.given.column))
  text.addEventListener("click", (event) => event.target !== text && at.send("word", place(event)))
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return
    event.preventDefault()
    at.send("word", place(event))
  })
  roving(text, WORD)
  return at
}

/** The words, with spaces where they are written; buttons of HTML would let lines end elsewhere, too. @param {Figure} at */
function write({ given: { words, row }, text }) {
  text.replaceChildren(...words.flatMap((word, j) => {
    const isApart = !NO_SPACE_BEFORE.test(word) && !NO_SPACE_AFTER.test(words[j - 1] ?? "")
    return [isApart ? " " : "", made("span", { role: "button", textContent: word, dataset: { place: String(j) }, tabIndex: j === row ? 0 : -1 })]
  }))
}

/** @param {Figure} at @param {boolean} isMoved */
function mark({ given: { names, weights, row, column, even, full }, text }, isMoved) {
  text.setAttribute("aria-label", `What ${names[row]} gives to each word`)
  const all = /** @type {NodeListOf<HTMLElement>} */ (text.querySelectorAll(WORD))
  all.forEach((word, j) => {
    const share = Math.sqrt(Math.min(1, Math.max(0, ((weights?.[j] ?? 0) - even) / (full - even))))
    word.style.setProperty("--share", share.toFixed(2))
    word.ariaPressed = String(j === row)
    word.toggleAttribute("data-column", j === column)
  })
  const [word, box] = [all[row], text.getBoundingClientRect()]
  const { top, bottom } = word.getBoundingClientRect()
  if (isMoved && (top < box.top || bottom > box.bottom)) text.scrollTop += top - box.top - box.height / 3
}

/** The weight of a word. @param {Figure} at @param {number} j */
function tell({ given: { names, weights, row }, says }, j) {
  const weight = weights ? weights[j].toFixed(4) : "?"
  says.replaceChildren("In the text, ", made("b", {}, names[row]), " gives ", made("b", {}, names[j]), " ", made("span", {}, weight), ". Press a word to see what it gives.")
}
