// Marks appear somewhere on the page while the student types elsewhere. Those who listen to the page hear them here.
// Another screen, or another step of the tour, is announced and takes the focus to its title: Tab goes on from there.
// So is the question that Next or Back leads to, at its number, and what comes of a press elsewhere: a hint, a solution.
// A mark comes into sight with what was pressed for it: on a phone it stands beneath a figure that answers.

import { roving } from "../charts/roving.js"
import { bar, cutAt } from "../charts/scrolled.js"
import { shown } from "../charts/shown.js"
import { colourRoles } from "./role_words.js"

const MARK = /^[✓✗◐↷…?]/
const [PAUSE, LATE] = [200, 3000] // milliseconds: between two things that are said, and in which a figure is drawn
const [FOOT, GAP] = [64, 8] // pixels: the score of the homework, and what is left beneath what comes into sight
const FOUND = "[class*=st-key-found-]" // what a notebook holds: the list of its parts, and the one that was pressed, as a whole
const ANSWERED = `.st-key-lesson, .st-key-asked, ${FOUND}`
const WAY_ON = ".st-key-lesson [role=tabpanel] .stButton, .st-key-lesson > :nth-child(2) [data-testid=stPageLink]" // *Next*, or once all is answered the link to the next screen
const HINT = "[class*=st-key-said-] p"
const STATES = ".st-key-told p, .st-key-left p, .st-key-read p" // what stands there from the beginning
const QUESTION = "[class*=st-key-question-] :is([data-testid=stWidgetLabel]:not([class*=-asked] *) p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))"
const FIELD = "[class*=st-key-question] :is([role=radiogroup], input, textarea)"
const FORGOTTEN = "self-attention progress forgotten" // of kept_progress.js
/** @type {WeakMap<Node, () => void>} */
const running = new WeakMap()
/** Whether the title of a step is drawn only after the step has been told here. */
let isDue = false

/** @param {Element} page */
function marked(page = document.body) {
  const badges = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-testid=stMain] .stMarkdownBadge"))
  return [...badges]
    .filter(
      (badge) =>
        (!badge.isConnected || badge.checkVisibility({ visibilityProperty: true })) &&
        MARK.test(badge.innerText.trim()),
    ) // none of another question, or that is kept back by styles
    .map((badge) => badge.closest("p") ?? badge)
}

const marks = (page = document.body) => [...marked(page), ...page.querySelectorAll(".stToast p")].map(said)

/** A formula in words, from its MathML. @param {Element} node @returns {string} */
function inWords(node) {
  const [one, two = ""] = [...node.children].map(inWords)
  switch (node.localName) {
    case "mfrac": return `${one} over ${two}`
    case "msqrt": return `√${one}`
    case "msub": return one === "∑" ? `the sum over ${two} of` : `${one}${two.length > 1 ? " " : "_"}${two}` // W_q, as elsewhere
    case "msup": return two === "⊤" ? `${one} transposed` : `${one} to the ${two}`
    default: return node.children.length ? [...node.children].map(inWords).join(" ") : node.textContent ?? ""
  }
}

/** A text as it is read aloud: without the names of icons. @param {Element} paragraph */
function said(paragraph) {
  const copy = /** @type {Element} */ (paragraph.cloneNode(true))
  for (const icon of copy.querySelectorAll("[role=img][translate=no]")) icon.remove()
  for (const formula of copy.querySelectorAll(".katex")) formula.replaceWith(...[...formula.querySelectorAll("semantics > :first-child")].map(inWords))
  return (copy.textContent ?? "").replace(/[\s\u2061]+/g, " ").replace(/ (?=[,.:;)])/g, "").trim()
}

/** Streamlit names a slider after its label twice over. */
function nameSliders() {
  for (const one of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']")) one.setAttribute("aria-labelledby", one.closest("[role=group]")?.id ?? "")
}

/** What Streamlit has beside a chart is one stop of the Tab key, which alone has the chart's name; the part of a lesson that is open is none. */
function takeStops() {
  document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert", !!document.querySelector("[data-testid=stExpandSidebarButton]")) // closed, it is only out of sight
  for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-testid=stElementToolbar]"))) {
    const buttons = [...bar.querySelectorAll("button")]
    if (!("roves" in bar.dataset)) roving(bar, "button")
    bar.role = "toolbar"
    bar.ariaLabel ??= buttons[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1] ?? null
    for (const one of buttons) one.ariaLabel = one.ariaLabel?.replace(/: .*/s, "") ?? null
    bar.dataset.roves = ""
    if (buttons.filter(({ tabIndex }) => !tabIndex).length > 1) for (const one of buttons.slice(1)) one.tabIndex = -1
  }
  for (const part of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".st-key-parts a"))) part.tabIndex = part.pathname === location.pathname ? -1 : 0
}

/** The marks that were not there before. @param {string[]} before @param {string[]} after */
function added(before, after) {
  const rest = [...before]
  return after.filter((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}

/**
 * Scroll no further than until the new mark of a lesson is in sight, and the way on beneath it if the figure's top stays
 * there; not at all if they are; of the homework, whose boxes are marked too, as much of the figure as then has room, and the whole of what is told.
 *
 * @param {string[]} fresh
 * @returns {boolean} whether there is one
 */
function reveal(fresh) {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"
  const ones = [...told(), ...marked()].filter((one) => one.closest(ANSWERED) && fresh.includes(said(one))) // a mark last: a later scroll ends an earlier one
  for (const one of ones) {
    const place = /** @type {Element} */ (one.closest(ANSWERED))
    const isAsked = place.matches(".st-key-asked") // with *Next* above the mark
    const shown = /** @type {HTMLElement} */ (one.closest(`${FOUND}, .st-key-asked .stMarkdown`) ?? one)
    const { top, bottom, height } = shown.getBoundingClientRect()
    const figure = place.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect() ?? new DOMRect(0, Infinity)
    const [above, beneath] = [bar(), Math.max(0, ...[...place.querySelectorAll(WAY_ON)].map((way) => way.getBoundingClientRect().bottom - bottom))]
    if (shown !== one) shown.style.scrollMarginTop = `${above + (isAsked ? Math.max(0, Math.min(top - figure.top, innerHeight - height - above - GAP - FOOT)) : 0)}px`
    const room = Math.max(0, Math.min(beneath + (bottom + beneath > innerHeight ? GAP : 0), innerHeight + figure.top - above - bottom))
    const by = isAsked ? 0 : bottom + room - innerHeight
    shown.style.scrollMarginBottom = `${room + (by > 0 ? cutAt(by, above) : 0)}px`
    shown.scrollIntoView({ block: "nearest", behavior })
  }
  return ones.length > 0
}

/** Whether the old question may stand beneath the new number still. */
const isRunning = () => Boolean(document.querySelector("[data-test-script-state=running]"))

/** The number of the question that a lesson asks. @returns {HTMLElement | null} */
const asking = () => document.querySelector(".st-key-lesson [role=tab][aria-selected=true], .st-key-learned-asked [role=radio][aria-checked=true]")

/** @param {HTMLElement} number */
const panelOf = (number) => document.getElementById(number.getAttribute("aria-controls") ?? "")

/** The figure of a lesson. @returns {HTMLElement | null} */
const figureOf = () => document.querySelector(".st-key-lesson .st-key-figure")

/** Have the figure no lower than it is, so that an answer moves up nothing, or as it comes. @param {boolean} isKept */
function keepHeight(isKept) {
  const figure = figureOf()
  if (figure) figure.style.minHeight = isKept ? `${figure.getBoundingClientRect().height}px` : ""
}

/** Have the title in sight, or as much of the figure as leaves room for what is asked of it. */
function show() {
  const number = asking(), panel = number && panelOf(number)
  if (!panel) return
  const main = /** @type {Element} */ (document.querySelector("[data-testid=stMain]"))
  main.scrollTo(0, 0)
  for (const one of [figureOf(), panel, number]) one?.scrollIntoView({ block: "nearest" })
  if (main.scrollTop) main.scrollBy(0, cutAt(0, bar()))
}

/** Do it again when a lesson, whose figure may be drawn late, has another size, until somebody does something. @param {Element} lesson */
function asLongAsItGrows(lesson) {
  const late = new ResizeObserver(show), stop = () => late.disconnect()
  late.observe(lesson)
  for (const event of ["pointerdown", "wheel", "keydown"]) addEventListener(event, stop, { once: true, capture: true, passive: true })
  setTimeout(stop, LATE)
}

/** Have Tab go on from the number of a question, whose text comes next. @param {HTMLElement} number @returns {string} what is asked */
function ask(number) {
  number.focus()
  if (document.activeElement !== number) number.focus() // a group that is entered leads to where the focus was in it last
  show()
  const lesson = number.closest(".st-key-lesson")
  if (lesson) asLongAsItGrows(lesson)
  return questionOf(number)
}

/** What is asked at a number, and what is answered. @param {HTMLElement} number */
function questionOf(number) {
  const all = number.parentElement?.querySelectorAll("[role=tab], [role=radio]").length
  const panel = panelOf(number)
  const field = [...(panel ?? document).querySelectorAll(FIELD)].find((one) => number.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const chosen = field?.querySelector("[aria-checked=true]")
  const answer = chosen ? said(chosen) : field instanceof HTMLInputElement ? field.value : ""
  return `Question ${number.innerText} of ${all}. ${field?.ariaLabel ?? ""}${answer && ` Your answer: ${answer}.`}`
}

/** What a press brings far from itself. */
const told = (page = document.body) =>
  /** @type {NodeListOf<HTMLElement>} */ (
    page.querySelectorAll(
      `.st-key-stored-solution .stMarkdown, ${STATES}, ${HINT}, [class*=st-key-found-] > :first-child p`,
    )
  )
const brought = (page = document.body) => [...told(page)].map(said)

/** @param {Element} status @param {HTMLElement} [before] the page when something was pressed before this could listen */
function listen(status, before) {
  const end = new AbortController()
  let known = marks(before)
  let asked = asking()?.innerText
  let there = brought(before)
  let answered = before && document.body.dataset.screen // not what another screen says as it opens
  let lead = "" // the question that came since something was pressed: its mark may come a moment later
  let isChecked = false, isMarked = false // since *Check* was pressed: Python may say the same once more
  /** @type {HTMLElement | undefined} where Tab goes on if the button is gone that was pressed for it */
  let hint
  /** @type {string | undefined} the screen on which its lesson was pressed or typed in last */
  let pressed
  let timer = setTimeout(sayNew, PAUSE) // what came before is not seen to change
  function sayNew() {
    if (!isRunning()) shown() // a lesson whose figure is none of ours
    const [now, come] = [marks(), brought()]
    const fresh = added(known, now)
    const same = isMarked && !isRunning() && !fresh.length ? marked().filter((one) => one.closest(ANSWERED)).map(said) : []
    const newly = added(there, come)
    const news = [...newly, ...fresh, ...same.map((text) => `Again: ${text}`)].join(" ")
    known = now
    there = come
    hint = [...told()].filter((one) => newly.includes(said(one)) && one.matches(HINT)).at(-1) ?? hint
    if (hint && document.activeElement === document.body) {
      hint.tabIndex = -1
      hint.focus({ preventScroll: true })
    }
    if (fresh.length + same.length) isChecked = isMarked = false
    const question = newQuestion() || (isRunning() ? "" : newTitle())
    if (pressed === document.body.dataset.screen && reveal([...newly, ...fresh, ...same])) pressed = undefined
    lead = question || lead
    if (question || (answered === document.body.dataset.screen && news)) status.textContent = `${lead} ${news}`.trim()
    colourRoles()
    nameSliders()
    takeStops()
    for (const one of document.querySelectorAll(QUESTION)) head(one).closest("[aria-hidden]")?.removeAttribute("aria-hidden") // the group has its name, too
    if (document.body.dataset.step) titleOfStep()
  }
  function newQuestion() {
    const number = asking()
    const isLost = document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]") // *Next* is gone, or Back led away
    const isNew = number && asked && asked !== number.innerText && isLost
    if (number && asked !== number.innerText) keepHeight(false)
    if (isNew) pressed = undefined // what comes now is its, and no mark of what was pressed
    if (isNew && isRunning()) show()
    if (isRunning()) return ""
    asked = number?.innerText
    return isNew ? ask(number) : ""
  }
  for (const event of ["click", "keydown", "pointerup"]) { // a finger that has swept makes no click
    document.addEventListener(event, (/** @type {Event & {key?: string}} */ { type, target, key }) => {
      if (/** @type {Element} */ (target).closest(FIELD)) keepHeight(true)
      if (key !== "Tab") [answered, lead] = [document.body.dataset.screen, ""]
      if (type === "click") [isChecked, isMarked, hint] = [Boolean(/** @type {Element} */ (target).closest(".st-key-check")), false, undefined]
      pressed = /** @type {Element} */ (target).closest(key === "Enter" ? ANSWERED : `.st-key-lesson, .st-key-asked button, ${FOUND}`) ? document.body.dataset.screen : undefined
    }, { capture: true, signal: end.signal })
  }
  const observer = new MutationObserver(() => {
    isMarked ||= isChecked && isRunning()
    clearTimeout(timer)
    timer = setTimeout(sayNew, PAUSE)
  })
  // All was forgotten in another tab: what stands here, and in this tab's link, would be kept again with the next answer.
  addEventListener("storage", ({ key }) => {
    if (key !== FORGOTTEN) return
    sessionStorage.clear()
    location.replace(location.pathname)
  }, { signal: end.signal })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ["data-test-script-state"] })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    end.abort()
  }
}

/** The title of the screen. @returns {HTMLElement | null} */
const titleOfScreen = () => document.querySelector("[data-testid=stMain] h1")

/** The title of the step: the words in bold with which its sentence begins, a heading for those who hear them. */
function titleOfStep() {
  const title = /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] p > strong:first-child"))
  if (title) head(title)
  return title
}

/** Have a text be a heading for those who hear it. @param {Element} text */
const head = (text) => Object.assign(text, { role: "heading", ariaLevel: "2" })

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
function arrive({ screen, step }) {
  const known = document.body.dataset
  const [before, stepBefore] = [known.screen, known.step]
  Object.assign(known, { screen, step })
  if (before === undefined) return goOn()
  const ofStep = step ? titleOfStep() : titleOfScreen()
  const title = before !== screen ? titleOfScreen() : stepBefore !== step ? ofStep : null
  if (before !== screen) document.querySelector("[data-testid=stMain]")?.scrollTo(0, 0) // its title may be in sight at any place
  if (stepBefore !== step) isDue = !title
  if (!title) return ""
  if (!isTyping()) goTo(title)
  const field = before === screen ? document.querySelector(FIELD) : null // of another part of practice
  return `${said(title)} ${field?.ariaLabel ?? ""}`.trim()
}

/** @param {HTMLElement} title */
function goTo(title) {
  title.tabIndex = -1
  title.focus()
}

/** Go to the title of a step that was not drawn yet. @returns {string} */
function newTitle() {
  const title = isDue && titleOfStep()
  if (!title) return ""
  isDue = false
  if (!isTyping()) goTo(title)
  return said(title)
}

/**
 * Where a page is loaded again, Tab goes on from the question that is asked, with its answer and mark; where it is
 * opened, from the title if that is not so yet (front_page.js), and nothing is said.
 */
function goOn() {
  const [opened] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"))
  const number = opened.type === "navigate" ? null : asking()
  const start = number ?? /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] h1:not([tabindex])"))
  if (start && document.activeElement === document.body && !location.hash) {
    start.tabIndex = start.tabIndex // so that a title can have the focus
    start.focus({ preventScroll: true })
    start.blur()
  }
  return number ? [questionOf(number), ...marks()].join(" ") : ""
}

/** @typedef {{screen: string, step: string}} Place */

/** Say marks in a live region until the function that is returned is called. @param {Place} place @param {Element} status */
export function announce(place, status) {
  const pressed = document.body.dataset.screen ? undefined : window.before
  const news = arrive(place)
  if (news) status.textContent = news
  if (!running.has(status)) running.set(status, listen(status, pressed))
  return () => {
    running.get(status)?.()
    running.delete(status)
  }
}
