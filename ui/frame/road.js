// The roads: a folded list of links for each, with what is done. A click opens the screen within the session; with Ctrl
// or the middle button the browser opens it by its address.

import { made } from "../charts/made.js"

const COMPLETE = "check_circle"

/** @typedef {{title: string, opens: string, address: string}} Target */
/** @typedef {Target & {icon: string, help: string, minutes: number, done: string, parts: Target[]}} Line */
/** @typedef {{title: string, able: string, takes: string, ready: number, of: number, groups: {title: string, lessons: Line[]}[]}} Road */

/** @param {Target} target */
const linkTo = ({ title, opens, address }) => made("a", { href: address, dataset: { opens } }, title)

/** @param {Line} lesson */
function line(lesson) {
  const { icon, help, minutes, done, parts } = lesson
  const sign = made("span", { className: icon === COMPLETE ? "icon complete" : "icon", ariaHidden: "true", translate: false }, icon)
  const text = made("div", {}, linkTo(lesson))
  if (done) text.append(made("strong", {}, done))
  text.append(made("small", {}, minutes ? `${help} (${minutes} min)` : help))
  if (parts.length) text.append(made("p", {}, ...parts.map(linkTo)))
  return made("li", {}, sign, text)
}

/** @param {Road} road @param {boolean} isOpen */
function drawn({ title, able, takes, ready, of, groups }, isOpen) {
  const far = [ready && takes ? `${ready} of ${of} done` : "", takes].filter(Boolean).join(", ")
  const heading = made("summary", {}, made("h3", {}, title), made("span", {}, far), made("p", {}, able))
  heading.style.setProperty("--done", `${takes && ready / of}`)
  const sections = groups.map(({ title, lessons }) =>
    made("section", {}, ...(title ? [made("h4", {}, title)] : []), made("ul", {}, ...lessons.map(line))))
  return made("details", { open: isOpen, dataset: { road: title } }, heading, made("div", {}, ...sections))
}

/** @param {Component<Uint8Array, {opened: {road: string, screen: string}}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  /** @type {Road[]} */
  const sent = JSON.parse(new TextDecoder().decode(data))
  const before = parentElement.querySelector("nav")
  const open = new Set([...(before?.querySelectorAll("details") ?? [])].map((road) => road.open && road.dataset.road))
  before?.remove()
  const all = sent.map((road) => drawn(road, open.has(road.title)))
  const roads = made("nav", { ariaLabel: "The roads" }, made("h2", {}, "Where do you want to go?"), ...all)
  parentElement.append(roads)
  roads.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link?.dataset.opens || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setTriggerValue("opened", { road: link.closest("details")?.dataset.road ?? "", screen: link.dataset.opens })
  })
}
