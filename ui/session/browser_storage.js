// Texts too long for the link, kept in localStorage as {at, text}; `at` is the server's time at which one was typed.
// What was typed last wins, in whichever tab. Texts that were typed before the last "forget" are not written again.

const PREFIX = "self-attention: "
const FORGOTTEN = "self-attention forgotten"
const MOST = 12
const PATIENCE = { wait: 400, tries: 25 }
const timers = new WeakMap()

function read(name) {
  try {
    const kept = JSON.parse(localStorage.getItem(name))
    return typeof kept?.text === "string" && Number.isFinite(kept.at) ? kept : { at: 0, text: "" }
  } catch (problem) {
    if (problem instanceof SyntaxError) return { at: 0, text: "" }
    throw problem
  }
}

function names() {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
}

function forget(at) {
  if (at <= Number(localStorage.getItem(FORGOTTEN))) return
  names().forEach((name) => localStorage.removeItem(name))
  localStorage.setItem(FORGOTTEN, String(at))
}

function write(name, { at, text }) {
  if (at <= Math.max(read(name).at, Number(localStorage.getItem(FORGOTTEN)))) return
  localStorage.setItem(name, JSON.stringify({ at, text }))
  const oldest = names().sort((a, b) => read(a).at - read(b).at)
  oldest.slice(0, Math.max(0, oldest.length - MOST)).forEach((old) => localStorage.removeItem(old))
}

export default function ({ data, parentElement, setTriggerValue }) {
  const name = PREFIX + data.name
  clearInterval(timers.get(parentElement))
  let told = "Kept in this browser, because it is too long for the link."
  try {
    forget(data.forgotten)
    write(name, data)
    const { text } = read(name)
    if (data.asks && text) {
      // What is sent while a component is mounted may be lost: send until the answer stops this.
      let tries = PATIENCE.tries
      const timer = setInterval(() => {
        if (tries-- > 0) setTriggerValue("found", text.slice(0, data.longest))
        else clearInterval(timer)
      }, PATIENCE.wait)
      timers.set(parentElement, timer)
    }
  } catch {
    told = "Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."
  }
  parentElement.querySelector("p").textContent = data.has_text ? told : ""
  return () => clearInterval(timers.get(parentElement))
}
