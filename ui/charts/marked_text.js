// A text in which each word is marked by the weight that one of them gives it. Pointing at a word tells its weight; pressing
// one shows what that word gives. Above it stand whole rows of weights, in one that is covered, one presses where more is expected.

import { make } from "./make.js"
import { once } from "./once.js"
import { isPress } from "./press_key.js"
import { roveFocus } from "./rove_focus.js"

/**
 * @typedef {{words: string[], names: string[], weights: number[] | null, row: number, column: number, even: number, full: number, strips: [string, number[] | null][], mine: [number, number][]}} Text
 * @typedef {{given: Text, send: (event: "word" | "expected", place: number) => void, figure: HTMLElement, strips: HTMLElement, says: HTMLElement, text: HTMLElement}} Figure
 */

const WORD = "[role=button]"
/** So many words on either side of those whose rows stand above are seen on a phone. */
const NEAR = 13
const [NO_SPACE_BEFORE, NO_SPACE_AFTER] = [/^[.,;:!?…)\]”’%]+$/, /^[([“‘]$/]

/** @param {Component<Text, {word: number, expected: number}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  if (String(before?.words) !== String(data.words)) write(at)
  mark(at, before?.row !== data.row)
  at.strips.replaceChildren(...data.strips.flatMap((strip) => drawStrip(at, ...strip)))
  tell(at, data.column)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble({ given, send }) {
  const [strips, text] = ["strips", "text"].map((className) => make("div", { className, role: "group" }))
  const says = make("p", { className: "says", ariaLive: "polite", ariaAtomic: "true" })
  /** @type {Figure} */
  const at = { given, send, figure: make("figure", {}, strips, says, text), strips, says, text }
  const place = (/** @type {Event} */ { target }) => Number(/** @type {HTMLElement} */ (target).dataset.place ?? at.given.column)
  for (const pointed of ["pointerover", "focusin"]) text.addEventListener(pointed, (event) => tell(at, place(event)))
  for (const left of ["pointerleave", "focusout"]) text.addEventListener(left, () => tell(at, at.given.column))
  text.addEventListener("click", (event) => event.target !== text && at.send("word", place(event)))
  text.addEventListener("keydown", (event) => isPress(event) && at.send("word", place(event)))
  roveFocus(text, WORD)
  return at
}

/** The words, with spaces where they are written; buttons of HTML would let lines end elsewhere, too. @param {Figure} at */
function write({ given: { words, row }, text }) {
  text.replaceChildren(...words.flatMap((word, j) => {
    const isApart = !NO_SPACE_BEFORE.test(word) && !NO_SPACE_AFTER.test(words[j - 1] ?? "")
    return [isApart ? " " : "", make("span", { role: "button", textContent: word, dataset: { place: String(j) }, tabIndex: j === row ? 0 : -1 })]
  }))
}

/** @param {Figure} at @param {boolean} isMoved */
function mark({ given: { names, weights, row, column, mine, ...given }, text }, isMoved) {
  text.setAttribute("aria-label", `What ${names[row]} gives to each word`)
  const all = /** @type {NodeListOf<HTMLElement>} */ (text.querySelectorAll(WORD))
  const near = given.strips.map(([name]) => names.indexOf(name))
  all.forEach((word, j) => {
    word.style.setProperty("--share", share(weights?.[j] ?? 0, given))
    word.classList.toggle("mine", mine.some(([from, to]) => from <= j && j <= to))
    word.classList.toggle("far", near.length > 0 && near.every((place) => Math.abs(place - j) > NEAR))
    word.textContent = near.includes(j) ? names[j] : given.words[j] // the words that are compared have their numbers
    word.classList.toggle("compared", near.includes(j))
    word.ariaPressed = String(j === row)
    word.toggleAttribute("data-column", j === column)
  })
  const [word, box] = [all[row], text.getBoundingClientRect()]
  const { top, bottom } = word.getBoundingClientRect()
  if (isMoved && (top < box.top || bottom > box.bottom)) text.scrollTop += top - box.top - box.height / 3
}

/** How strong the colour of a weight is. @param {number} weight @param {Pick<Text, "even" | "full">} given */
const share = (weight, { even, full }) => Math.sqrt(Math.min(1, Math.max(0, (weight - even) / (full - even)))).toFixed(2)

/** A row of weights, with its name; one that is covered sends where it is pressed. @param {Figure} at @param {string} name @param {number[] | null} weights */
function drawStrip(at, name, weights) {
  const { given } = at
  const n = given.words.length
  const part = (/** @type {string} */ className, /** @type {number} */ from, /** @type {number} */ to, strength = "1") => {
    const one = make("i", { className })
    for (const [property, value] of [["left", `${(100 * from) / n}%`], ["width", `${(100 * (to - from)) / n}%`], ["--share", strength]]) one.style.setProperty(property, value)
    return one
  }
  const shares = weights?.map((weight) => share(weight, given)) ?? []
  const lines = shares.flatMap((strength, j) => (Number(strength) ? [part("", j, j + 1, strength)] : []))
  const strip = make("div", { className: weights ? "strip" : "strip covered", role: "img", ariaLabel: `What ${name} gives to each word${weights ? "" : ": covered"}` }, ...lines, ...given.mine.map(([from, to]) => part("mine", from, to + 1)))
  const place = (/** @type {MouseEvent} */ { clientX }) => {
    const { left, width } = strip.getBoundingClientRect()
    return Math.min(n - 1, Math.max(0, Math.floor((n * (clientX - left)) / width)))
  }
  strip.addEventListener("pointermove", (event) => tell(at, place(event), name, weights))
  strip.addEventListener("pointerleave", () => tell(at, at.given.column))
  if (!weights) strip.addEventListener("click", (event) => at.send("expected", place(event)))
  return [make("span", {}, name), strip]
}

/** The weight of a word in the row of another, by default of the one whose row marks the text. @param {Figure} at @param {number} j */
function tell({ given, says }, j, name = given.names[given.row], weights = given.weights) {
  const { names, mine, strips } = given
  const written = (/** @type {number[] | null} */ row) => make("span", {}, row ? row[j].toFixed(4) : "?")
  const others = strips.some(([one]) => one === name) ? strips.filter(([one]) => one !== name).flatMap(([one, row]) => [", ", make("b", {}, one), " ", written(row)]) : []
  says.replaceChildren(make("b", {}, name), " gives ", make("b", {}, names[j]), " ", written(weights), ...(mine.length ? [". Dashed: yours."] : others.length ? others : [". Press a word."]))
}
