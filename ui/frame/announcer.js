// Marks appear somewhere on the page while the student types elsewhere. Those who listen to the page hear them here.

const MARK = /^[✓✗◐…?]/
const PAUSE = 200
/** @type {WeakMap<Node, () => void>} */
const running = new WeakMap()

function marks() {
  const badges = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-testid=stMain] .stMarkdownBadge"))
  return [...badges]
    .filter((badge) => MARK.test(badge.innerText.trim()))
    .map((badge) => (badge.closest("p") ?? badge).innerText.replace(/\s+/g, " ").trim())
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

/** @param {Element} status */
function listen(status) {
  const end = new AbortController()
  let known = marks()
  let answered = false
  let timer = 0
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

/** @param {Component} component */
export default function ({ parentElement }) {
  const status = parentElement.querySelector("[role=status]")
  if (status && !running.has(parentElement)) running.set(parentElement, listen(status))
  return () => {
    running.get(parentElement)?.()
    running.delete(parentElement)
  }
}
