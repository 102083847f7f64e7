// What a student has got so far, in localStorage: a place for each session, which writes there only what it has noted.
// The places of earlier sessions are handed over once, and become one place when there are many of them.

import { resend } from "./resend.js"

const OURS = "self-attention"
const PLACE = "self-attention progress: "
const FORGOTTEN = ["self-attention progress forgotten", "self-attention forgotten"]
const ANSWERS_FORGOTTEN = "self-attention answers forgotten"
const MOST = 40
const A_DAY = 24 * 60 * 60
const PATIENCE = 300
/** @type {Map<string, string | null>} */
const sent = new Map()

/**
 * When the answers to an exercise were last forgotten, in seconds, by its id and variant.
 *
 * @typedef {Record<string, number>} Forgotten
 */

/**
 * What this session has noted at its `place`: its own `text`, and what it has `joined` from the places that it stands for
 * `instead`. `read`: it knows what is kept elsewhere; `tells`: it wants to hear if nothing can be kept.
 *
 * @typedef {{place: string, text: string, joined: string, instead: string[], asks: boolean, read: boolean, began: number,
 *   forgotten: number, answers_forgotten: [string, number][], tells: boolean}} Noted
 */

const FULL = "This browser has no room left for your work. Download it under My work, or it will be lost with this tab."
const BLOCKED = "This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."

/** @param {string} beginning */
function names(beginning) {
  return Object.keys(localStorage).filter((name) => name.startsWith(beginning))
}

function forgottenAt() {
  const at = Number(localStorage.getItem(FORGOTTEN[0]))
  return at < Date.now() / 1000 + A_DAY ? at : 0
}

/** @param {number} at */
function forget(at) {
  if (at <= forgottenAt()) return
  names(OURS).forEach((name) => localStorage.removeItem(name))
  FORGOTTEN.forEach((name) => localStorage.setItem(name, String(at)))
}

/** What was forgotten in whichever tab. @returns {Forgotten} */
function answersForgotten() {
  try {
    return JSON.parse(localStorage.getItem(ANSWERS_FORGOTTEN) ?? "{}") ?? {}
  } catch (problem) {
    if (problem instanceof SyntaxError) return {}
    throw problem
  }
}

/** The text of a place without what was forgotten since. @param {Forgotten} forgotten @param {string} text */
function without(forgotten, text) {
  try {
    const kept = JSON.parse(text)
    /** @param {{exercise: string, variant: number | null, at: number}} one */
    const stays = (one) => !(one.at <= forgotten[`${one.exercise} ${one.variant ?? ""}`])
    return JSON.stringify({ ...kept, answers: kept.answers.filter(stays) })
  } catch {
    return text // damaged: it is left alone
  }
}

/** @param {Forgotten} asked */
function forgetAnswers(asked) {
  const known = answersForgotten()
  const news = Object.fromEntries(Object.entries(asked).filter(([name, at]) => !(at <= known[name])))
  if (!Object.keys(news).length) return
  names(PLACE).forEach((name) => localStorage.setItem(name, without(news, localStorage.getItem(name) ?? "")))
  localStorage.setItem(ANSWERS_FORGOTTEN, JSON.stringify({ ...known, ...news }))
}

/** @param {Noted} noted */
function write({ place, text, joined, instead, began, answers_forgotten }) {
  const asked = Object.fromEntries(answers_forgotten)
  // What was forgotten in another tab, which this session does not know of.
  const others = Object.entries(answersForgotten()).filter(([name, at]) => at > Math.max(began, asked[name] ?? 0))
  /** @param {string} text */
  const left = (text) => (others.length ? without(Object.fromEntries(others), text) : text)
  if (text) localStorage.setItem(PLACE + place, left(text))
  if (!joined) return
  localStorage.setItem(`${PLACE}${place} and earlier`, left(joined))
  const unchanged = instead.filter((name) => sent.get(name) === localStorage.getItem(PLACE + name))
  unchanged.forEach((name) => localStorage.removeItem(PLACE + name))
}

/** @param {Noted} noted */
function others({ place }) {
  const here = names(PLACE).map((name) => name.slice(PLACE.length))
  return here.filter((name) => name !== place && name !== `${place} and earlier`)
}

/** @param {Noted} data @param {boolean} isForgotten */
function answer(data, isForgotten) {
  const isAsked = data.asks || (!data.read && others(data).length > MOST)
  if (!isAsked && !isForgotten) return null
  const kept = Object.fromEntries((isAsked ? others(data) : []).map((name) => [name, localStorage.getItem(PLACE + name)]))
  for (const [name, text] of Object.entries(kept)) sent.set(name, text)
  return { kept: isAsked ? kept : null, forgotten: forgottenAt() }
}

/** @param {Component<Noted, {found: ReturnType<typeof answer>}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  let told = ""
  /** @type {ReturnType<typeof answer>} */
  let found = data.asks ? { kept: {}, forgotten: 0 } : null
  try {
    forget(data.forgotten)
    forgetAnswers(Object.fromEntries(data.answers_forgotten))
    const isForgotten = forgottenAt() > Math.max(data.began, data.forgotten)
    found = answer(data, isForgotten)
    if (!isForgotten) write(data)
    if (data.tells) names(OURS) // throws where storage is blocked
  } catch (problem) {
    const isFull = problem instanceof DOMException && problem.name === "QuotaExceededError"
    told = isFull ? FULL : data.tells ? BLOCKED : ""
  }
  /** @type {HTMLElement} */ (parentElement.querySelector("p")).textContent = told
  return resend(parentElement, PATIENCE, found && (() => setTriggerValue("found", found)))
}
