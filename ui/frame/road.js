// The roads: a folded list of links for each, with what is done. A click opens the screen within the session; with Ctrl
// or the middle button the browser opens it by its address.

const COMPLETE = "check_circle"

/** @typedef {{title: string, opens: string, address: string}} Target */
/** @typedef {Target & {icon: string, help: string, minutes: number, done: string, parts: Target[]}} Line */
/** @typedef {{title: string, able: string, takes: string, groups: {title: string, lessons: Line[]}[]}} Road */

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

/** @param {Target} target @param {HTMLElement} parent */
function linkTo({ title, opens, address }, parent) {
  const link = made("a", title, parent)
  link.href = address
  link.dataset.opens = opens
}

/** @param {Line} lesson @param {HTMLElement} list */
function line(lesson, list) {
  const item = made("li", "", list)
  const icon = made("span", lesson.icon, item)
  icon.className = lesson.icon === COMPLETE ? "icon complete" : "icon"
  icon.setAttribute("aria-hidden", "true")
  icon.translate = false
  const text = made("div", "", item)
  linkTo(lesson, text)
  if (lesson.done) made("strong", lesson.done, text)
  made("small", lesson.minutes ? `${lesson.help} (${lesson.minutes} min)` : lesson.help, text)
  if (!lesson.parts.length) return
  const parts = made("p", "", text)
  for (const part of lesson.parts) linkTo(part, parts)
}

/** @param {Road} road @param {HTMLElement} parent @param {boolean} isOpen */
function draw({ title, able, takes, groups }, parent, isOpen) {
  const folded = made("details", "", parent)
  folded.dataset.road = title
  folded.open = isOpen
  const heading = made("summary", "", folded)
  made("h3", title, heading)
  made("span", takes, heading)
  made("p", able, heading)
  const columns = made("div", "", folded)
  for (const group of groups) {
    const section = made("section", "", columns)
    if (group.title) made("h4", group.title, section)
    const list = made("ul", "", section)
    for (const lesson of group.lessons) line(lesson, list)
  }
}

/** @param {Component<Road[], {opened: {road: string, screen: string}}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const before = parentElement.querySelector("nav")
  const open = new Set([...(before?.querySelectorAll("details") ?? [])].map((road) => road.open && road.dataset.road))
  before?.remove()
  const roads = made("nav", "", parentElement)
  roads.ariaLabel = "The roads"
  made("h2", "Where do you want to go?", roads)
  for (const road of data) draw(road, roads, open.has(road.title))
  roads.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link?.dataset.opens || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setTriggerValue("opened", { road: link.closest("details")?.dataset.road ?? "", screen: link.dataset.opens })
  })
}
