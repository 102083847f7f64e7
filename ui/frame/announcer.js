// Marks appear somewhere on the page while the student types elsewhere. Those who listen to the page hear them here.
// So do they what is new on the page: another screen or step (arrival.js), the question that Next or Back leads to, at its
// number, and what comes of a press elsewhere: a hint, a solution (spoken_texts.js). It comes into sight, too (in_sight.js).

import { roveFocus } from "../charts/rove_focus.js"
import { showLesson } from "../charts/show_lesson.js"
import { arrive, head, newTitle, titleOfStep } from "./arrival.js"
import { FIELD, NOTEBOOK_PARTS, HINT, newMarks, askedTab, messages, markElements, marks, questionOf, spokenText, messageElements } from "./spoken_texts.js"
import { ANSWER_PLACES, asLongAsItGrows, giveBack, keepHeight, reveal, show } from "./in_sight.js"
import { colourRoles } from "./role_words.js"

const PAUSE = 200 // milliseconds between two things that are said
const QUESTION = "[class*=st-key-question-] :is([data-testid=stWidgetLabel] p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))"
const NEXT = ".st-key-lesson [role=tabpanel] .stButton"
const FORGOTTEN = "self-attention progress forgotten" // of kept_progress.js
/** @type {WeakMap<Node, () => void>} */
const runs = new WeakMap()

/** Streamlit names a slider after its label twice over. */
function nameSliders() {
  for (const one of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']")) one.setAttribute("aria-labelledby", one.closest("[role=group]")?.id ?? "")
}

/** What Streamlit has beside a chart is one stop of the Tab key, which alone has the chart's name; the part of a lesson that is open is none. */
function takeStops() {
  document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert", !!document.querySelector("[data-testid=stExpandSidebarButton]")) // closed, it is only out of sight
  for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-testid=stElementToolbar]"))) {
    const buttons = [...bar.querySelectorAll("button")]
    if (!("roves" in bar.dataset)) roveFocus(bar, "button")
    bar.role = "toolbar"
    bar.ariaLabel ??= buttons[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1] ?? null
    for (const one of buttons) one.ariaLabel = one.ariaLabel?.replace(/: .*/s, "") ?? null
    bar.dataset.roves = ""
    if (buttons.filter(({ tabIndex }) => !tabIndex).length > 1) for (const one of buttons.slice(1)) one.tabIndex = -1
  }
  // Tab leads to what is chosen, where anything is; the arrows lead on from there.
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=radiogroup]:has([aria-checked=true]) button[role=radio]"))) one.tabIndex = one.ariaChecked === "true" ? 0 : -1
  for (const part of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".st-key-parts a"))) part.tabIndex = part.pathname === location.pathname ? -1 : 0
}

/** Whether the old question may stand beneath the new number still. */
const isRunning = () => Boolean(document.querySelector("[data-test-script-state=running]"))

/** Have Tab go on from the number of a question, whose text comes next. @param {HTMLElement} number @returns {string} what is asked */
function ask(number) {
  number.focus()
  if (document.activeElement !== number) number.focus() // a group that is entered leads to where the focus was in it last
  show()
  const lesson = number.closest(".st-key-lesson")
  if (lesson) asLongAsItGrows(lesson)
  return questionOf(number)
}

/** @param {Element} status @param {HTMLElement} [before] the page when something was pressed before this could listen */
function listen(status, before) {
  const end = new AbortController()
  let known = marks(before)
  let asked = askedTab()?.innerText
  let there = messages(before)
  let answered = before && document.body.dataset.screen // not what another screen says as it opens
  let lead = "" // the question that came since something was pressed: its mark may come a moment later
  let isNext = false, isTaken = false // since *Next* was pressed: the focus, by a question whose text is still to come
  let pushed = { at: /** @type {Element | null} */ (null), again: "" } // what has the focus, and where it is once it is drawn anew
  let isChecked = false, isMarked = false // since an answer was entered: Python may say the same once more
  /** @type {HTMLElement | undefined} where Tab goes on if the button is gone that was pressed for it */
  let hint
  /** @type {string | undefined} the screen on which its lesson was pressed or typed in last */
  let pressed
  let timer = setTimeout(sayNew, PAUSE) // what came before is not seen to change
  function sayNew() {
    if (!isRunning()) showLesson() // a lesson whose figure is none of ours
    const [now, come] = [marks(), messages()]
    const fresh = newMarks(known, now)
    const same = isMarked && !isRunning() && !fresh.length ? markElements().filter((one) => one.closest(ANSWER_PLACES)).map(spokenText) : []
    const newly = newMarks(there, come)
    const news = [...new Set([...fresh, ...same.map((text) => `Again: ${text}`), ...newly])].join(" ") // a verdict on a part of a notebook is both
    known = now
    there = come
    hint = [...messageElements()].filter((one) => newly.includes(spokenText(one)) && one.matches(HINT)).at(-1) ?? hint
    if (hint && document.activeElement === document.body) {
      hint.tabIndex = -1
      hint.focus({ preventScroll: true })
    }
    if (fresh.length + same.length) isChecked = isMarked = false
    const question = newQuestion() || (isRunning() ? "" : newTitle())
    if (pressed === document.body.dataset.screen && reveal([...newly, ...fresh, ...same])) pressed = undefined
    lead = question || lead
    const score = document.querySelector(".st-key-score h2") // of an exam: it says how all of its marks stand
    if (question || (answered === document.body.dataset.screen && news)) status.textContent = score ? spokenText(score) : `${lead} ${news}`.trim()
    colourRoles()
    nameSliders()
    takeStops()
    for (const one of document.querySelectorAll(QUESTION)) head(one).closest("[aria-hidden]")?.removeAttribute("aria-hidden") // the group has its name, too
    if (document.body.dataset.step) titleOfStep()
  }
  function newQuestion() {
    const number = askedTab()
    const isLost = (isTaken && document.activeElement === number) || document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]") // *Next* is gone, or Back led away
    const isNew = number && asked && asked !== number.innerText && isLost
    if (number && asked !== number.innerText) giveBack()
    if (isNew) pressed = undefined // what comes now is its, and no mark of what was pressed
    if (isNew && isRunning()) show()
    if (isRunning()) return ""
    asked = number?.innerText
    isTaken = false
    return isNew ? ask(number) : ""
  }
  /** A button that is drawn in another dress is another element: it takes over the focus. */
  function passFocus() {
    if (document.activeElement === document.body && pushed.at?.isConnected === false) /** @type {HTMLElement | null} */ (document.querySelector(pushed.again))?.focus({ preventScroll: true })
  }
  /** Have the focus at the new number as soon as *Next* is gone: what is said waits until all is drawn. */
  function takeFocus() {
    const number = askedTab(), at = document.activeElement
    if (!isNext || !number || asked === number.innerText || (at !== document.body && at?.checkVisibility())) return
    isTaken = true
    giveBack()
    number.focus({ preventScroll: true })
  }
  for (const event of ["click", "keydown", "pointerup"]) { // a finger that has swept makes no click
    document.addEventListener(event, (/** @type {Event & {key?: string}} */ { type, target, key }) => {
      if (/** @type {Element} */ (target).closest(`${FIELD}, ${NEXT}`)) keepHeight()
      if (/** @type {Element} */ (target).closest(".st-key-next, .st-key-dots")) status.textContent = "" // said of the part before
      if (key !== "Tab") [answered, lead] = [document.body.dataset.screen, ""]
      isNext = Boolean(/** @type {Element} */ (target).closest(NEXT))
      const entered = type === "click" ? ".st-key-check, .st-key-lesson [role=radio]" : key === "Enter" ? ".st-key-asked :is(input, textarea)" : ""
      if (entered) [isChecked, isMarked, hint] = [Boolean(/** @type {Element} */ (target).closest(entered)), false, undefined]
      pressed = /** @type {Element} */ (target).closest(key === "Enter" ? ANSWER_PLACES : `.st-key-lesson, .st-key-asked button, .st-key-tour [data-testid=stGridCell], ${NOTEBOOK_PARTS}`) ? document.body.dataset.screen : undefined
    }, { capture: true, signal: end.signal })
  }
  document.addEventListener("focusin", ({ target }) => {
    const at = /** @type {Element} */ (target)
    pushed = { at, again: `.st-key-asked .${at.closest(".stElementContainer")?.className.match(/st-key-[\w-]+/)?.[0]} button` }
  }, { signal: end.signal })
  const observer = new MutationObserver(() => {
    isMarked ||= isChecked && isRunning()
    passFocus()
    takeFocus()
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

/** Say marks in a live region until the function that is returned is called. @param {import("./arrival.js").Place} place @param {Element} status */
export function announce(place, status) {
  const pressed = document.body.dataset.screen ? undefined : window.before
  const { step } = document.body.dataset
  const news = arrive(place)
  if (news || step !== document.body.dataset.step) status.textContent = news // what was said of the step before is gone
  if (!runs.has(status)) runs.set(status, listen(status, pressed))
  return () => {
    runs.get(status)?.()
    runs.delete(status)
  }
}
