// What is in sight: a mark with what it was pressed for, or the whole of a question with as much of the figure as has room.

import { headerBottom, stepPastLine } from "../charts/scroll.js"
import { NOTEBOOK_PARTS, askedTab, markElements, panelOf, spokenText, messageElements } from "./spoken_texts.js"

const LATE = 3000 // milliseconds in which a figure is drawn
const [FOOT, GAP, ENOUGH, LINES, LITTLE] = [54, 4, 100, 63, 40] // pixels: the score of the homework, what is left beneath what comes into sight, two rows of a figure, three lines of a mark, and what a figure may lack at its top
export const ANSWER_PLACES = `.st-key-lesson, .st-key-asked, .st-key-tour, ${NOTEBOOK_PARTS}`
const ASKED = "label, button:not([data-testid=stCode] *), input, textarea, canvas, [data-testid=stMarkdown]:has(.katex)"
const WAY_ON = ".st-key-lesson [role=tabpanel] :not([class*=take-back]) > .stButton, :is(.st-key-onward, .st-key-card) [data-testid=stPageLink]" // *Next*, or the link to another screen

/**
 * Scroll no further than until the new mark of a lesson is in sight, and the way on beneath it if the figure's top stays
 * there; not at all if they are; of the homework, whose boxes are marked too, as much of the figure as then has room, unless it is in sight but for a little, or its last two rows if it is high, with three lines of the mark.
 *
 * @param {string[]} fresh
 * @returns {boolean} whether there is one
 */
export function reveal(fresh) {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"
  const ones = [...messageElements(), ...markElements()].filter((one) => one.closest(ANSWER_PLACES) && fresh.includes(spokenText(one))) // a mark last: a later scroll ends an earlier one
  for (const one of ones) {
    const place = /** @type {Element} */ (one.closest(ANSWER_PLACES))
    const isAsked = place.matches(".st-key-asked") // with *Next* above the mark
    const shown = /** @type {HTMLElement} */ (one.closest(`${NOTEBOOK_PARTS}, .st-key-asked .stMarkdown`) ?? one)
    const { top, bottom, height } = shown.getBoundingClientRect()
    const figure = place.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect() ?? new DOMRect(0, Infinity)
    const [above, beneath] = [headerBottom(), one.closest(".st-key-mark") ? 0 : Math.max(0, ...[...place.querySelectorAll(WAY_ON)].map((way) => way.getBoundingClientRect().bottom - bottom))]
    if (isAsked && top >= above && top + Math.min(height, LINES) + beneath <= innerHeight - FOOT && (figure.height > innerHeight * 0.55 ? figure.bottom - above >= ENOUGH : above - figure.top <= LITTLE)) continue // nothing moves under the finger
    const room = Math.max(0, Math.min(beneath + (bottom + beneath > innerHeight - (isAsked ? FOOT : 0) ? GAP : 0), isAsked ? Infinity : innerHeight + figure.top - above - bottom))
    if (shown !== one) shown.style.scrollMarginTop = `${above + (isAsked ? Math.max(0, Math.min(top - figure.top, innerHeight - height - room - above - GAP - FOOT)) : 0)}px`
    const by = isAsked ? 0 : bottom + room - innerHeight
    shown.style.scrollMarginBottom = `${room + (by > 0 ? stepPastLine(by, above) : 0)}px`
    shown.scrollIntoView({ block: "nearest", behavior })
  }
  return ones.length > 0
}

/** The figure of a lesson. @returns {HTMLElement | null} */
const figureOf = () => document.querySelector(".st-key-lesson .st-key-figure")

/** Where the numbers of the questions stood when one was answered or *Next* was pressed. */
let held = 0

/** Have the figure no lower than it is, so that an answer and *Next* move up nothing. */
export function keepHeight() {
  const figure = figureOf()
  held = askedTab()?.getBoundingClientRect().top ?? 0
  if (figure) figure.style.minHeight = `${figure.getBoundingClientRect().height}px`
}

/** How far what is to be pressed or typed in lies beneath the window's foot when the title stands at its head. @param {Element} panel */
function beneathWindow(panel) {
  const main = /** @type {Element} */ (document.querySelector("[data-testid=stMain]"))
  return Math.max(...[...panel.querySelectorAll(ASKED)].map((one) => one.getBoundingClientRect().bottom)) + main.scrollTop - innerHeight
}

/** Give back of the kept height what the next question has no room for, or all where the question stands beside the figure. */
export function giveBack() {
  const figure = figureOf(), number = askedTab(), panel = number && panelOf(number)
  if (!figure?.style.minHeight || !panel) return
  const { bottom, height } = figure.getBoundingClientRect(), beneath = beneathWindow(panel)
  if (number.getBoundingClientRect().top < bottom) figure.style.minHeight = ""
  else if (beneath > 0) figure.style.minHeight = `${height - beneath}px`
}

/** Have the title in sight, but for the little that a figure has grown by, or, where what is asked lies too low, as much of the figure as leaves room for that. */
export function show() {
  const number = askedTab(), panel = number && panelOf(number)
  if (!panel) return
  giveBack()
  const main = /** @type {Element} */ (document.querySelector("[data-testid=stMain]"))
  main.scrollTo(0, 0)
  const { top } = number.getBoundingClientRect(), grown = top - held
  if (grown <= LITTLE && (figureOf()?.getBoundingClientRect().bottom ?? Infinity) <= top) main.scrollTo(0, grown) // nothing moves under the finger
  if (beneathWindow(panel) <= 0) return
  for (const one of [figureOf(), panel, number]) one?.scrollIntoView({ block: "nearest" })
  if (main.scrollTop) main.scrollBy(0, stepPastLine(0, headerBottom()))
}

/** Do it again when a lesson, whose figure may be drawn late, has another size, until somebody does something. @param {Element} lesson */
export function asLongAsItGrows(lesson) {
  const late = new ResizeObserver(show), stop = () => late.disconnect()
  late.observe(lesson)
  for (const event of ["pointerdown", "wheel", "keydown"]) addEventListener(event, stop, { once: true, capture: true, passive: true })
  setTimeout(stop, LATE)
}
