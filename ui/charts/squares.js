// A small square for each thing; those of a group are one stop of the Tab key. On a map of what there is to do each has its number, or a ring
// with its name, and the next thing is blue: other groups can be folded. Along a road the rings are joined, and the way to one
// that is pointed at lights up. What that is, or what shows no name, is told when pointed at; without a mouse, on a first press.

import { make, measured } from "./make.js"
import { once } from "./once.js"
import { roveFocus } from "./rove_focus.js"

const NARROW = "(max-width: 640px)"
const SIGNS = { open: "", begun: "◐", done: "✓", later: "✓", right: "✓", wrong: "✗" }
const STATE_NAMES = { open: "open", begun: "begun", done: "all right", later: "all right, not all at first", right: "right", wrong: "wrong" }

/**
 * @typedef {keyof typeof SIGNS} State
 * @typedef {{name: string, state: State, begins: string, label: string, most: string, drawn: boolean, help: string, icon: string, score: string, share: number}} Square
 * @typedef {{title: string, told: string, squares: Square[], kind: "" | "road" | "map" | "folded", able: string}} Group
 */

const ring = (/** @type {State} */ state, icon = "", share = 0.5) => measured(make("i", { ariaHidden: "true", translate: false, dataset: { state } }, state === "begun" ? icon : SIGNS[state] || icon), { share })
/** What the rings say, of those that there are; nothing before any is begun. @param {State[]} states */
const key = (states) => {
  const told = /** @type {State[]} */ (["open", "begun", "done", "later"]).filter((state) => states.includes(state))
  return make("p", { className: "key" }, ...(told[1] ? told : []).map((state) => make("span", {}, ring(state), STATE_NAMES[state])))
}

/** Have the arrows to the sides lead to the nearest square of the next column, where there is one. @param {HTMLElement} all */
function goAside(all) {
  all.addEventListener("keydown", (event) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!side) return
    const at = (/** @type {Element} */ one) => one.getBoundingClientRect()
    const { left, top } = at(/** @type {Element} */ (event.target))
    const far = (/** @type {Element} */ one) => side * (at(one).left - left)
    const [nearest] = [...all.querySelectorAll("button")].filter((one) => far(one) > 1).sort((one, other) => far(one) - far(other) || Math.abs(at(one).top - top) - Math.abs(at(other).top - top))
    event.stopImmediatePropagation()
    event.preventDefault()
    nearest?.focus()
  })
}

/** @param {Component<{groups: Group[]}, {square: [number, number]}>} component */
export default function (component) {
  const { data, setTriggerValue } = component
  const isNarrow = matchMedia(NARROW)
  const { figure, folded } = once(component, () => ({ figure: make("figure"), folded: /** @type {boolean[]} */ ([]) })).at
  const isMap = data.groups.some(({ kind }) => kind)
  figure.className = isMap ? "mapped" : ""
  const wanted = data.groups.some(({ kind, squares }) => kind !== "folded" && squares.some(({ state }) => state === "begun")) ? "begun" : "open" // what is begun comes next
  let pressed = /** @type {HTMLElement | null} */ (null), isTold = false
  const section = (/** @type {Group} */ { title, told, squares, kind, able }, /** @type {number} */ g) => {
    const isOver = isTold || kind === "folded" || (!isMap && data.groups.flatMap((group) => group.squares).some(({ state, most }) => state !== "open" || most)) // once begun, the screen says it
    const next = isOver ? -1 : squares.findIndex(({ state, label }) => label && state === wanted)
    isTold ||= next >= 0 // one thing comes next
    const says = make("p", { className: "says" }), isRoad = kind === "road"
    const ahead = isRoad ? squares.findIndex(({ state }) => state === "begun" || state === "open") : -1
    /** @type {HTMLElement[]} */
    const lines = []
    for (const [i, { name, state, begins, label, most, drawn, icon, score, share }] of squares.entries()) {
      if (begins || !i) lines.push(make("div", {}, make("b", {}, ...begins.split(/(?= )/).map((word) => make(word.trim() === most ? "strong" : "span", {}, word))), make("div", {})))
      const isNamed = isMap && (label || name).length > 2
      const inside = isNamed ? [ring(state, icon, share), make("span", {}, label || name, ...(score ? [make("small", {}, score)] : []))] : isMap ? [SIGNS[state] || label] : [SIGNS[state], make("span", {}, label)]
      const className = `${isNamed ? "named" : ""} ${i === next ? "next" : ""}`
      const one = make("button", { type: "button", tabIndex: i ? -1 : 0, title: name, ariaLabel: `${name}: ${STATE_NAMES[state]}`, ariaCurrent: String(!!drawn), className, dataset: { state } }, ...inside)
      if (isRoad || (isMap && !isNamed)) {
        one.onpointerenter = one.onfocus = () => tell(i)
        one.onpointerleave = one.onblur = () => rest()
      }
      one.onclick = () => {
        const goes = !isMap || (isNamed && !isRoad) || pressed === one || matchMedia("(hover: hover)").matches
        pressed = one
        if (goes) setTriggerValue("square", [g, i])
        else tell(i, "Press again to go there: ")
      }
      lines.at(-1)?.lastChild?.appendChild(measured(one, { i }))
    }
    const all = make("div", { className: "all" }, ...lines), head = make("div", { className: "head" }, make("h2", {}, title), make("p", {}, told), ...(able ? [make("p", {}, able)] : []))
    const tell = (/** @type {number} */ at, first = "") => {
      for (const [i, one] of all.querySelectorAll("button").entries()) one.classList.toggle("lit", i <= at)
      says.textContent = at < 0 ? "" : `${first}${squares[at].name}${squares[at].help && `. ${squares[at].help}`}`
    }
    const rest = () => {
      tell(next < 0 ? ahead : next)
      if (next < 0) says.textContent = "" // of the roads only one says what comes next
    }
    rest()
    if (kind === "map") goAside(all)
    roveFocus(all, "button")
    if (isMap && !isRoad) head.append(says)
    if (!isMap || isRoad) return make("section", { className: kind }, head, all, ...(isRoad ? [says] : []))
    const isFolded = folded[g] ?? (kind === "folded" || isNarrow.matches)
    const list = make("details", { open: !isFolded, ontoggle: () => { folded[g] = !list.open } }, make("summary", {}, `All ${squares.length}`), all)
    return make("section", { className: kind }, head, list)
  }
  figure.replaceChildren(...(isMap ? [key(data.groups.flatMap(({ squares }) => squares.map(({ state }) => state)))] : []), ...data.groups.map(section))
}
