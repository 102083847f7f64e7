// Texts too long for the link, kept in localStorage as {at, text}; `at` is the server's time at which one was typed.
// What was typed last wins, in whichever tab. Texts that were typed before the last "forget" are not written again.

import { resend } from "./resend.js"

const PREFIX = "self-attention: "
const FORGOTTEN = "self-attention forgotten"
const TYPED = "self-attention typed" // of typed_texts.js: what was in a field a moment ago
const MOST = 60
const PATIENCE = 400

/**
 * What Python knows of a text, and whether it wants the one that is kept.
 *
 * @typedef {{name: string, at: number, text: string, has_text: boolean, asks: boolean, answers?: boolean, longest: number, forgotten: number}} Known
 */

/** @param {string} name @returns {{at: number, text: string}} */
function read(name) {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null")
    return typeof kept?.text === "string" && Number.isFinite(kept.at) ? kept : { at: 0, text: "" }
  } catch (problem) {
    if (problem instanceof SyntaxError) return { at: 0, text: "" }
    throw problem
  }
}

function names() {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
}

/** @param {number} at */
function forget(at) {
  if (at <= Number(localStorage.getItem(FORGOTTEN))) return
  names().forEach((name) => localStorage.removeItem(name))
  sessionStorage.removeItem(TYPED)
  localStorage.setItem(FORGOTTEN, String(at))
}

/** @param {string} name @param {Known} known */
function write(name, { at, text }) {
  if (at <= Math.max(read(name).at, Number(localStorage.getItem(FORGOTTEN)))) return
  localStorage.setItem(name, JSON.stringify({ at, text }))
  const oldest = names().sort((a, b) => read(a).at - read(b).at)
  oldest.slice(0, Math.max(0, oldest.length - MOST)).forEach((old) => localStorage.removeItem(old))
}

/** @param {Component<Known, {found: string}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const name = PREFIX + data.name
  /** @type {string | null} */
  let found = null
  let told = "Kept in this browser, because it is too long for the link."
  try {
    forget(data.forgotten)
    write(name, data)
    const { text } = read(name)
    if (data.asks && (text || data.answers)) found = text.slice(0, data.longest)
  } catch {
    found = data.answers ? "" : null
    told = "Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."
  }
  /** @type {HTMLElement} */ (parentElement.querySelector("p")).textContent = data.has_text ? told : ""
  return resend(parentElement, PATIENCE, found === null ? null : () => setTriggerValue("found", /** @type {string} */ (found)))
}
