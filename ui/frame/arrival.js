// Another screen, or another step of the tour, takes the focus to its title: Tab goes on from there.

import { FIELD, askedTab, marks, questionOf, spokenText } from "./spoken_texts.js"

/** Whether the title of a step is drawn only after the step has been told here. */
let isDue = false

/** The title of the screen. @returns {HTMLElement | null} */
const titleOfScreen = () => document.querySelector("[data-testid=stMain] h1")

/** The title of the step: the words in bold with which its sentence begins, a heading for those who hear them. */
export function titleOfStep() {
  const title = /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] p > strong:first-child"))
  if (title) head(title)
  return title
}

/** Have a text be a heading for those who hear it. @param {Element} text */
export const head = (text) => Object.assign(text, { role: "heading", ariaLevel: "2" })

/** Whether somebody is at work in a field already, on a screen that came slowly. */
const isTyping = () => Boolean(document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)"))

/**
 * Take the focus to the title of what is new; on the first screen Tab goes on from there already (front_page.js). What was
 * shown last stands on the page: this module may be loaded anew.
 *
 * @param {Place} place
 * @returns {string} what is new and is to be announced, also to somebody at work in a field: some readers are silent when
 *   a script moves the focus
 */
export function arrive({ screen, step }) {
  const known = document.body.dataset
  const [before, stepBefore] = [known.screen, known.step]
  Object.assign(known, { screen, step })
  if (before === undefined) return goOn()
  const ofStep = step ? titleOfStep() : titleOfScreen()
  const title = before !== screen ? titleOfScreen() : stepBefore !== step ? ofStep : null
  if (before !== screen) document.querySelector("[data-testid=stMain]")?.scrollTo(0, 0) // its title may be in sight at any place
  if (stepBefore !== step) isDue = !title
  if (!title) return ""
  const told = tellTitle(title)
  const field = before === screen ? document.querySelector(FIELD) : null // of another part of practice
  return `${before === screen && !field ? told : spokenText(title)} ${field?.ariaLabel ?? ""}`.trim()
}

/** Take the focus to a title, which is read with it. @param {HTMLElement} title @returns {string} what is to be said where somebody types on */
function tellTitle(title) {
  if (isTyping()) return spokenText(title)
  title.tabIndex = -1
  title.focus()
  return ""
}

/** Go to the title of a step that was not drawn yet. @returns {string} */
export function newTitle() {
  const title = isDue && titleOfStep()
  if (!title) return ""
  isDue = false
  return tellTitle(title)
}

/**
 * Where a page is loaded again, Tab goes on from the question that is asked, with its answer and mark; where it is
 * opened, from the title if that is not so yet (front_page.js), and nothing is said.
 */
function goOn() {
  const [opened] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"))
  const number = opened.type === "navigate" ? null : askedTab()
  const start = number ?? /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] h1:not([tabindex])"))
  if (start && document.activeElement === document.body && !location.hash) {
    start.tabIndex = start.tabIndex // so that a title can have the focus
    start.focus({ preventScroll: true })
    start.blur()
  }
  return number ? [questionOf(number), ...marks()].join(" ") : ""
}

/** @typedef {{screen: string, step: string}} Place */
