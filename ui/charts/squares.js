// A small square for each thing. The squares of a group are one stop of the Tab key. On a map of what there is to do, whose
// lines have titles, the next thing has its name, and the others are named when pointed at; without a mouse, on a first press.

import { made } from "./made.js"
import { once } from "./once.js"
import { roving } from "./roving.js"

const SIGNS = { open: "", begun: "◐", done: "✓", right: "✓", wrong: "✗" }

/**
 * @typedef {{name: string, state: "open" | "begun" | "done" | "right" | "wrong", begins: string}} Square
 * @typedef {{title: string, told: string, squares: Square[]}} Group
 */

/** @param {Component<{groups: Group[]}, {square: [number, number]}>} component */
export default function (component) {
  const { data, setTriggerValue } = component
  const { figure } = once(component, () => ({ figure: made("figure") })).at
  const isMap = data.groups.some(({ squares }) => squares.some(({ begins }) => begins))
  /** @type {HTMLElement | null} */
  let pressed = null
  const section = (/** @type {Group} */ { title, told, squares }, /** @type {number} */ g) => {
    const says = made("p", {}, told)
    const next = isMap ? squares.findIndex(({ state }) => state === "open" || state === "begun") : -1
    /** @type {HTMLElement[]} */
    const lines = []
    let line = ""
    for (const [i, { name, state, begins }] of squares.entries()) {
      if (begins || !i) lines.push(made("div", {}, made("b", {}, (line = begins))))
      const named = i === next ? `${SIGNS[state]} ${name.replace(`${line}, `, "")} →` : SIGNS[state]
      const one = made("button", { type: "button", tabIndex: i ? -1 : 0, title: name, ariaLabel: `${name}: ${state}`, className: i === next ? "next" : "", dataset: { state } }, named)
      if (isMap) {
        one.onpointerenter = one.onfocus = () => says.replaceChildren(name)
        one.onpointerleave = one.onblur = () => says.replaceChildren(told)
      }
      one.onclick = () => {
        const goes = !isMap || i === next || pressed === one || matchMedia("(hover: hover)").matches
        pressed = one
        if (goes) setTriggerValue("square", [g, i])
        else says.replaceChildren(`${name}: press again to go there.`)
      }
      lines.at(-1)?.append(one)
    }
    const all = made("div", {}, ...lines)
    roving(all, "button")
    return made("section", {}, made("h2", {}, title), says, all)
  }
  figure.replaceChildren(...data.groups.map(section))
}
