// Marks appear somewhere on the page while the student types elsewhere. Those who listen to the page hear them here.

const MARK = /^[✓✗◐…?]/
const PAUSE = 200
const running = new WeakMap()

function marks() {
  return [...document.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")]
    .filter((badge) => MARK.test(badge.innerText.trim()))
    .map((badge) => (badge.closest("p") ?? badge).innerText.replace(/\s+/g, " ").trim())
}

function added(before, after) {
  const rest = [...before]
  return after.filter((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}

function listen(status) {
  const end = new AbortController()
  let known = marks()
  let answered = false
  let timer
  function announce() {
    const now = marks()
    const fresh = added(known, now)
    known = now
    if (answered && fresh.length) status.textContent = fresh.join(" ")
  }
  for (const event of ["click", "keydown"]) {
    document.addEventListener(event, () => { answered = true }, { capture: true, signal: end.signal })
  }
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(announce, PAUSE)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    end.abort()
  }
}

export default function ({ parentElement }) {
  if (!running.has(parentElement)) running.set(parentElement, listen(parentElement.querySelector("[role=status]")))
  return () => {
    running.get(parentElement)?.()
    running.delete(parentElement)
  }
}
