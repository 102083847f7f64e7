// The meter of a goal: Python's verdict at rest, and what the browser measures while a number is dragged or typed.

import { costOf, verdictOf } from "./measuring.js"
import { element } from "./picture.js"
import { sliding } from "./sliding.js"

/** Attach the meter to a machine, once. @param {import("./machine.js").Machine} machine */
export function metering(machine) {
  const bar = element("div", "meter-bar")
  const meter = element("div", "meter", bar)
  meter.setAttribute("role", "meter")
  meter.setAttribute("aria-label", "How far the goal is")
  meter.setAttribute("aria-valuemin", "0")
  meter.setAttribute("aria-valuemax", "100")
  const figure = element("span", "meter-figure")
  const list = element("ul", "measures")
  const cost = element("p", "cost")
  const box = element("div", "goal", element("div", "meter-line", meter, figure), list, cost, sliding(machine))
  box.setAttribute("role", "group")
  box.setAttribute("aria-label", "The goal")
  machine.controls.before(box)
  /** @type {import("./given.d.ts").Meter | null} */
  let seen = null
  machine.updates.push(() => {
    const { goal } = machine.given
    box.hidden = !goal
    machine.stage.classList.toggle("with-goal", !!goal) // marks what may be changed
    if (!goal) return
    const isPython = machine.chain === machine.python
    const { share, is_reached, sentences, shares } = isPython ? goal.verdict : verdictOf(goal, machine.chain)
    const percent = Math.floor(share * 100)
    meter.setAttribute("aria-valuenow", String(percent))
    bar.style.width = `${percent}%`
    figure.textContent = is_reached ? "100 %: reached" : `${percent} %`
    box.classList.toggle("reached", is_reached)
    list.replaceChildren(...sentences.map((sentence, at) =>
      element("li", shares[at] === 1 ? "kept" : "", element("span", "sign-of", shares[at] === 1 ? "\u2713 " : "\u25cb "), sentence)))
    cost.textContent = isPython ? goal.cost : costOf(goal, machine.chain)
    if (seen && seen.verdict.share !== goal.verdict.share) machine.say(goal.verdict.is_reached ? "The goal is reached." : `${percent} % of the way to the goal.`)
    seen = goal
  })
}
