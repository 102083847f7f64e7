// Within a step: the two lines that meet travel to the number that they make, term by term, for one word.

import { operands } from "./chain.js"
import { element } from "./picture.js"

const STAGGER = 0.12

/** Whether things may move. */
export const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Let the numbers of one row of a matrix come together, one after the other.
 *
 * @param {import("./machine.js").Machine} machine @param {string} node @param {number} i @param {number} duration
 * milliseconds @returns {() => void} ends it at once
 */
export function travel(machine, node, i, duration) {
  const target = machine.views.find((view) => view.place.node === node && !view.place.turned)
  const line = target?.cells[i] ?? []
  const layer = element("div", "travel")
  layer.setAttribute("aria-hidden", "true")
  machine.stage.append(layer)
  const origin = layer.getBoundingClientRect()
  const each = duration / (line.length + 1)
  for (const cell of line) cell.classList.add("coming")
  const landed = line.map((cell, j) => {
    const flights = meeting(machine, node, i, j, cell).map((from, m) => fly(layer, origin, from, cell, j * each + m * each * STAGGER, each))
    return Promise.allSettled(flights).then(() => cell.classList.remove("coming"))
  })
  const end = () => {
    for (const animation of layer.getAnimations({ subtree: true })) animation.cancel()
    layer.remove()
    for (const cell of line) cell.classList.remove("coming")
  }
  Promise.allSettled(landed).then(end)
  return end
}

/** The cells that meet in one number, in pairs, as they stand nearest to it. @param {import("./machine.js").Machine} machine @param {string} node @param {number} i @param {number} j @param {HTMLElement} goal */
function meeting(machine, node, i, j, goal) {
  const sides = operands(machine.chain, node, i, j).map((operand) => {
    const views = machine.views.filter((view) => view.place.node === operand.node)
    const here = views.find((view) => view.table.closest(".column") === goal.closest(".column")) ??
      views.find((view) => view.table.closest(".station") === goal.closest(".station")) ?? views[0]
    if (!here) return []
    const rows = operand.row === null ? here.cells : [here.cells[operand.row] ?? []]
    return rows.flatMap((cells) => (operand.column === null ? cells : [cells[operand.column]]))
  })
  return (sides[0] ?? []).flatMap((cell, m) => [cell, sides[1]?.[m]]).filter((cell) => cell instanceof HTMLElement)
}

/** @param {HTMLElement} layer @param {DOMRect} origin @param {HTMLElement} from @param {HTMLElement} to @param {number} delay @param {number} duration */
function fly(layer, origin, from, to, delay, duration) {
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const copy = element("span", "flying", from.textContent ?? "")
  copy.style.cssText = `left: ${start.left - origin.left}px; top: ${start.top - origin.top}px; width: ${start.width}px; height: ${start.height}px`
  layer.append(copy)
  const there = `translate(${goal.left - start.left}px, ${goal.top - start.top}px)`
  const frames = [{ opacity: 0, transform: "none" }, { opacity: 1, transform: "none", offset: 0.15 }, { opacity: 1, transform: there, offset: 0.85 }, { opacity: 0, transform: there }]
  return copy.animate(frames, { delay, duration, fill: "both", easing: "ease-in-out" }).finished
}
