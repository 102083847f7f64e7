// What a student has got so far, in localStorage: a place for each session, which writes there only what it has noted.
// The places of earlier sessions are handed over once, and become one place when there are many of them.

const OURS = "self-attention"
const PLACE = "self-attention progress: "
const FORGOTTEN = ["self-attention progress forgotten", "self-attention forgotten"]
const MOST = 40
const A_DAY = 24 * 60 * 60
const PATIENCE = { wait: 300, tries: 40 }
const timers = new WeakMap()
const handed = new Map()

const FULL = "This browser has no room left for your work. Download it under My work, or it will be lost with this tab."
const BLOCKED = "This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."

function names(beginning) {
  return Object.keys(localStorage).filter((name) => name.startsWith(beginning))
}

function forgottenAt() {
  const at = Number(localStorage.getItem(FORGOTTEN[0]))
  return at < Date.now() / 1000 + A_DAY ? at : 0
}

function forget(at) {
  if (at <= forgottenAt()) return
  names(OURS).forEach((name) => localStorage.removeItem(name))
  FORGOTTEN.forEach((name) => localStorage.setItem(name, String(at)))
}

function write({ place, text, joined, instead }) {
  if (text) localStorage.setItem(PLACE + place, text)
  if (!joined) return
  localStorage.setItem(`${PLACE}${place} and earlier`, joined)
  const unchanged = instead.filter((name) => handed.get(name) === localStorage.getItem(PLACE + name))
  unchanged.forEach((name) => localStorage.removeItem(PLACE + name))
}

function others({ place }) {
  const here = names(PLACE).map((name) => name.slice(PLACE.length))
  return here.filter((name) => name !== place && name !== `${place} and earlier`)
}

function answer(data, isForgotten) {
  const isAsked = data.asks || (!data.read && others(data).length > MOST)
  if (!isAsked && !isForgotten) return null
  const kept = (isAsked ? others(data) : []).map((name) => [name, localStorage.getItem(PLACE + name)])
  kept.forEach(([name, text]) => handed.set(name, text))
  return { kept: isAsked ? Object.fromEntries(kept) : null, forgotten: forgottenAt() }
}

export default function ({ data, parentElement, setTriggerValue }) {
  clearInterval(timers.get(parentElement))
  let told = ""
  let found = data.asks ? { kept: {}, forgotten: 0 } : null
  try {
    forget(data.forgotten)
    const isForgotten = forgottenAt() > Math.max(data.began, data.forgotten)
    found = answer(data, isForgotten)
    if (!isForgotten) write(data)
    if (data.tells) names(OURS) // throws where storage is blocked
  } catch (problem) {
    const isFull = problem instanceof DOMException && problem.name === "QuotaExceededError"
    told = isFull ? FULL : data.tells ? BLOCKED : ""
  }
  parentElement.querySelector("p").textContent = told
  if (found) {
    // What is sent while a component is mounted may be lost: send until the answer stops this.
    let tries = PATIENCE.tries
    const timer = setInterval(() => {
      if (tries-- > 0) setTriggerValue("found", found)
      else clearInterval(timer)
    }, PATIENCE.wait)
    timers.set(parentElement, timer)
  }
  return () => clearInterval(timers.get(parentElement))
}
