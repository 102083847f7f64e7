// The roads: a folded list of links for each, with what is done. A click opens the screen within the session; with Ctrl
// or the middle button the browser opens it by its address.

import { make } from "../charts/make.js"

const COMPLETE = "check_circle"

/** @typedef {{title: string, opens: string, address: string}} Target */
/** @typedef {Target & {icon: string, help: string, minutes: number, done: string, parts: Target[]}} Line */
/** @typedef {{title: string, able: string, takes: string, ready: number, of: number, groups: {title: string, lessons: Line[]}[]}} Road */

/** @param {Target} target */
const linkTo = ({ title, opens, address }) => make("a", { href: address, dataset: { opens } }, title)

/** @param {Line} lesson */
function line(lesson) {
  const { icon, help, minutes, done, parts } = lesson
  const sign = make("span", { className: icon === COMPLETE ? "icon complete" : "icon", ariaHidden: "true", translate: false }, icon)
  const text = make("div", {}, linkTo(lesson))
  if (done) text.append(make("strong", {}, done))
  text.append(make("small", {}, minutes ? `${help} (${minutes} min)` : help))
  if (parts.length) text.append(make("p", {}, ...parts.map(linkTo)))
  return make("li", {}, sign, text)
}

/** @param {Road} road @param {boolean} isOpen */
function drawRoad({ title, able, takes, ready, of, groups }, isOpen) {
  const far = [ready && takes ? `${ready} of ${of} done` : "", takes].filter(Boolean).join(", ")
  const heading = make("summary", {}, make("h3", {}, title), make("span", {}, far), make("p", {}, able))
  heading.style.setProperty("--done", `${takes && ready / of}`)
  const sections = groups.map(({ title, lessons }) =>
    make("section", {}, ...(title ? [make("h4", {}, title)] : []), make("ul", {}, ...lessons.map(line))))
  return make("details", { open: isOpen, dataset: { road: title } }, heading, make("div", {}, ...sections))
}

/** @param {Component<Uint8Array, {opened: {road: string, screen: string}}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  /** @type {Road[]} */
  const sent = JSON.parse(new TextDecoder().decode(data))
  const before = parentElement.querySelector("nav")
  const open = new Set([...(before?.querySelectorAll("details") ?? [])].map((road) => road.open && road.dataset.road))
  before?.remove()
  const all = sent.map((road) => drawRoad(road, open.has(road.title)))
  const roads = make("nav", { ariaLabel: "The roads" }, make("h2", {}, "Where do you want to go?"), ...all)
  parentElement.append(roads)
  roads.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : null, link = pressed?.closest("a")
    const road = pressed?.closest("summary")?.parentElement
    if (road) setTimeout(() => road.scrollIntoView({ block: "nearest" })) // what it opens may be beneath the window
    if (!link?.dataset.opens || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setTriggerValue("opened", { road: link.closest("details")?.dataset.road ?? "", screen: link.dataset.opens })
  })
}
