// A map of what there is to do: a small square for each thing. The squares of a group are one stop of the Tab key.

import { made } from "./made.js"
import { once } from "./once.js"
import { placed } from "./placed.js"
import { roving } from "./roving.js"

const SIGNS = { open: "", begun: "◐", done: "✓", right: "✓", wrong: "✗" }

/**
 * @typedef {{name: string, state: "open" | "begun" | "done" | "right" | "wrong", begins: boolean}} Square
 * @typedef {{title: string, told: string, squares: Square[]}} Group
 */

/** @param {Component<{groups: Group[]}, {square: [number, number]}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const { at, isNew } = once(parentElement, () => parentElement.appendChild(made("figure")))
  const square = (/** @type {Square} */ { name, state }, /** @type {number} */ g, /** @type {number} */ i) =>
    made("button", {
      type: "button", tabIndex: i ? -1 : 0, title: name, ariaLabel: `${name}: ${state}`,
      dataset: { state }, onclick: () => setTriggerValue("square", [g, i]),
    }, SIGNS[state])
  at.replaceChildren(...data.groups.map(({ title, told, squares }, g) => {
    const all = made("div", {}, ...squares.flatMap((one, i) => [...(one.begins && i ? [made("i")] : []), square(one, g, i)]))
    roving(all, "button")
    return made("section", {}, made("h2", {}, title), made("p", {}, told), all)
  }))
  if (isNew) placed(at)
}
