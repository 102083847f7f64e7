// A slider for the number that was chosen last, where a goal says between which numbers it lies.

import { exactly } from "./figures.js"
import { element, rangeOf, symbol } from "./picture.js"
import { cellAt } from "./pointer.js"

/**
 * The slider of a machine, made once: the chain follows while it is dragged.
 *
 * @param {import("./machine.js").Machine} machine
 */
export function attachSlider(machine) {
  const slider = rangeOf({ step: "0.1" })
  const name = element("span", "", "\u00a0")
  const value = element("b", "slider-value")
  const how = element("p", "how", "Press or type over a number in the frame.")
  const [least, most] = [element("span"), element("span")]
  const ends = element("div", "dial ends", name, value, element("span", "limits", least, slider, most))
  const bar = element("div", "slider", how, ends)
  /** @type {import("./payload.d.ts").Cell | null} */
  let chosen = null
  const choose = (/** @type {Event} */ { target }) => {
    const at = cellAt(target)
    if (!machine.given.goal || !at || !machine.chain.get(at.node)?.editable) return
    chosen = at
    draw()
  }
  const text = () => exactly(Number(slider.value))
  slider.addEventListener("input", () => chosen && machine.typeOver(chosen, text(), false))
  slider.addEventListener("change", () => chosen && machine.typeOver(chosen, text(), true))
  machine.stage.addEventListener("focusin", choose)
  machine.stage.addEventListener("click", choose)
  const draw = () => {
    const { goal } = machine.given
    const M = chosen && machine.chain.get(chosen.node)
    const number = chosen && M?.editable ? M.values[chosen.row]?.[chosen.column] : undefined
    bar.hidden = !goal || ![...machine.chain.values()].some(({ editable }) => editable)
    bar.classList.toggle("waits", typeof number !== "number")
    if (!goal || !chosen || !M || typeof number !== "number") return
    const label = `${M.symbol}, ${M.rows[chosen.row] === String(chosen.row + 1) ? "row " : ""}${M.rows[chosen.row]}, column ${chosen.column + 1}`
    name.replaceChildren(...symbol(label), ": ")
    slider.setAttribute("aria-label", label)
    Object.assign(slider, { min: String(goal.least), max: String(goal.most), value: String(number) })
    least.textContent = exactly(goal.least)
    most.textContent = exactly(goal.most)
    value.textContent = exactly(number)
    slider.setAttribute("aria-valuetext", value.textContent)
  }
  machine.updates.push(draw)
  return bar
}
