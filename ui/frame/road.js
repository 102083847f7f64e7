// The road: a folded list of links for each section, with what is done. A click opens the screen within the session; with Ctrl
// or the middle button the browser opens it by its address.

const COMPLETE = "check_circle"

/** @typedef {{name: string, title: string, icon: string, help: string, done: string}} Line */

/**
 * @template {keyof HTMLElementTagNameMap} T @param {T} name @param {string} text @param {Node} parent
 * @returns {HTMLElementTagNameMap[T]}
 */
function made(name, text, parent) {
  const element = document.createElement(name)
  element.textContent = text
  parent.appendChild(element)
  return element
}

/** @param {Line} screen @param {HTMLElement} list */
function line(screen, list) {
  const item = made("li", "", list)
  const icon = made("span", screen.icon, item)
  icon.className = screen.icon === COMPLETE ? "icon complete" : "icon"
  icon.setAttribute("aria-hidden", "true")
  icon.translate = false
  const text = made("div", "", item)
  const link = made("a", screen.title, text)
  link.href = screen.name
  link.dataset.name = screen.name
  if (screen.done) made("strong", screen.done, text)
  made("small", screen.help, text)
}

/** @param {Component<{title: string, screens: Line[]}[], {opened: string}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const before = parentElement.querySelector("nav")
  const open = new Set([...(before?.querySelectorAll("details[open] h3") ?? [])].map(({ textContent }) => textContent))
  before?.remove()
  const road = made("nav", "", parentElement)
  road.ariaLabel = "The road"
  made("h2", "The road", road)
  made("p", "Every screen, in order, and how many of its questions you have right.", road)
  const sections = made("div", "", road)
  for (const { title, screens } of data) {
    const section = made("details", "", sections)
    section.open = open.has(title)
    const heading = made("summary", "", section)
    made("h3", title, heading)
    const complete = screens.filter(({ icon }) => icon === COMPLETE).length
    made("span", complete ? `${complete} of ${screens.length} done` : `${screens.length} screens`, heading)
    const list = made("ul", "", section)
    for (const screen of screens) line(screen, list)
  }
  road.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link?.dataset.name || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setTriggerValue("opened", link.dataset.name)
  })
}
