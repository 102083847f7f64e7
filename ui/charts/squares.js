// A small square for each thing. The squares of a group are one stop of the Tab key. On a map of what there is to do the next
// thing is said, and leads there; a phone folds the others under a dot for each. They have names or numbers, and are named when pointed at; without
// a mouse, a number on a first press.

import { made } from "./made.js"
import { once } from "./once.js"
import { roving } from "./roving.js"

const NARROW = "(max-width: 640px)"
const SIGNS = { open: "", begun: "◐", done: "✓", right: "✓", wrong: "✗" }

/**
 * @typedef {{name: string, state: "open" | "begun" | "done" | "right" | "wrong", begins: string, label: string}} Square
 * @typedef {{title: string, told: string, squares: Square[]}} Group
 */

/** @param {Component<{groups: Group[]}, {square: [number, number]}>} component */
export default function (component) {
  const { data, setTriggerValue } = component
  const { figure, folded } = once(component, () => ({ figure: made("figure"), folded: data.groups.map(() => matchMedia(NARROW).matches) })).at
  const isMap = data.groups.some(({ squares }) => squares.some(({ label }) => label))
  figure.className = isMap ? "map" : ""
  /** @type {HTMLElement | null} */
  let pressed = null
  const section = (/** @type {Group} */ { title, told, squares }, /** @type {number} */ g) => {
    const next = squares.findIndex(({ state, label }) => state === "begun" || (label && state === "open"))
    const { name: whole = "", label: called = "" } = squares[next] ?? {}
    const first = called.length > 2 ? called : whole.slice(whole.indexOf(": ") + 1).trim().replace(/(?<=\?) .*|: .*/, "") // without what follows a question or explains it
    const ahead = first ? [made("button", { type: "button", className: "ahead", onclick: () => setTriggerValue("square", [g, next]) }, `Next: ${first}`)] : []
    const says = made("p", {}, ...ahead)
    /** @type {HTMLElement[]} */
    const lines = []
    for (const [i, { name, state, begins, label }] of squares.entries()) {
      if (begins || !i) lines.push(made("b", {}, begins), made("div", {}))
      const isNamed = label.length > 2
      const text = isNamed ? `${SIGNS[state]} ${label}`.trim() : SIGNS[state] || label
      const className = `${isNamed ? "named" : ""} ${i === next ? "next" : ""}`
      const one = made("button", { type: "button", tabIndex: i ? -1 : 0, title: name, ariaLabel: `${name}: ${state}`, className, dataset: { state } }, text)
      if (isMap) {
        one.onpointerenter = one.onfocus = () => says.replaceChildren(name)
        one.onpointerleave = one.onblur = () => says.replaceChildren(...ahead)
      }
      one.onclick = () => {
        const goes = !isMap || isNamed || i === next || pressed === one || matchMedia("(hover: hover)").matches
        pressed = one
        if (goes) setTriggerValue("square", [g, i])
        else says.replaceChildren(`Press again to go there: ${name}`)
      }
      lines.at(-1)?.append(one)
    }
    const all = made("div", {}, ...lines)
    roving(all, "button")
    if (!isMap) return made("section", {}, made("h2", {}, title), made("p", {}, told), all)
    const rest = made("details", { open: !folded[g], ontoggle: () => { folded[g] = !rest.open } }, made("summary", { ariaLabel: `All ${squares.length}` }, ...squares.map(({ state }, i) => made("i", { className: i === next ? "next" : "", dataset: { state } }))), all)
    return made("section", {}, made("h2", {}, title), made("p", {}, told), says, rest)
  }
  figure.replaceChildren(...data.groups.map(section))
}
