// Texts too long for the link, kept in localStorage as {at, text}; `at` is the server's time at which one was typed.
// What was typed last wins, in whichever tab. Texts that were typed before the last "forget" are not written again.

const PREFIX = "self-attention: "
const FORGOTTEN = "self-attention forgotten"
const TYPED = "self-attention typed" // of typed_texts.js: what was in a field a moment ago
const MOST = 60
const PATIENCE = { first: 400, last: 6400 }
/** @type {WeakMap<Node, number>} */
const timers = new WeakMap()

/** What Python knows of a text, and whether it wants the one that is kept. @typedef {{name: string, at: number, text: string, has_text: boolean, asks: boolean, answers?: boolean, longest: number, forgotten: number}} Known */

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
  clearTimeout(timers.get(parentElement))
  // What is sent while a component is mounted may be lost: send until the answer stops this, and ever more rarely,
  // because each time cuts off the run before, which on a busy server is the one that would have answered.
  const send = (/** @type {string} */ text, wait = PATIENCE.first) => {
    timers.set(parentElement, setTimeout(() => {
      setTriggerValue("found", text)
      if (wait < PATIENCE.last) send(text, 2 * wait)
    }, wait))
  }
  let told = "Kept in this browser, because it is too long for the link."
  try {
    forget(data.forgotten)
    write(name, data)
    const { text } = read(name)
    if (data.asks && (text || data.answers)) send(text.slice(0, data.longest))
  } catch {
    if (data.answers) send("")
    told = "Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."
  }
  /** @type {HTMLElement} */ (parentElement.querySelector("p")).textContent = data.has_text ? told : ""
  return () => clearTimeout(timers.get(parentElement))
}
