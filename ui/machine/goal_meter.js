// The meter of a goal: Python's verdict at rest, and what the browser measures while a number is dragged or typed.

import { changesOf, costOf, isBeyond, isOfEach, marksOf, verdictOf } from "./measures.js"
import { button, element, isWhole } from "./picture.js"
import { attachSlider } from "./number_slider.js"

/** Attach the meter to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachMeter(machine) {
  const meter = element("p", "meter")
  Object.assign(meter, { role: "meter", ariaLabel: "How far the goal is", ariaValueMin: "0", ariaValueMax: "100" })
  const list = element("ul", "measures")
  const cost = element("p", "cost")
  const next = button("button", "Next")
  next.ariaLabel = "Next challenge"
  next.onclick = () => machine.send("next", true)
  const why = button("button why", "Why")
  why.onclick = () => [...document.querySelectorAll("[data-testid=stAlert]")].at(-1)?.scrollIntoView({ block: "nearest" }) // beneath the picture
  const row = element("div", "goal-row")
  row.ariaHidden = "true" // the measures say it
  const box = element("div", "goal", meter, list, cost, why, next, attachSlider(machine))
  box.setAttribute("role", "group")
  box.setAttribute("aria-label", "The goal")
  machine.controls.before(box)
  /** @type {import("./payload.d.ts").Meter | null} */
  let seen = null
  /** @type {number[]} */
  let first = []
  const draw = () => {
    const { given: { goal }, chain, views } = machine
    const bars = goal ? barsOf(goal.measures[0], chain) : []
    row.replaceChildren(...bars)
    const marks = goal && row.classList.contains("column") ? marksOf(goal, chain) : null
    for (const { place, cells } of views) cells.forEach((line, i) => line.forEach(({ dataset }, j) => {
      dataset.goal = marks?.get([place.node, i, j].join(" ")) ?? ""
    }))
    box.classList.toggle("drawn", marks ? goal?.measures.every(isOfEach) : goal?.measures.length === 1 && bars.length > 0)
  }
  machine.arrivals.push(() => {
    const { given: { goal }, views } = machine
    const changed = goal && !isWhole(machine.given) && views.filter(({ place }) => goal.start.some(([name]) => name === place.node)).at(-1)
    const column = changed ? changed.table.closest(".column") : null
    column ? column.after(row) : meter.after(row)
    row.classList.toggle("column", !!column)
    draw()
  })
  machine.updates.push(() => {
    const { goal } = machine.given
    box.hidden = !goal
    next.hidden = why.hidden = machine.chain !== machine.python || !goal?.verdict.is_reached
    if (!goal) return
    const isPython = machine.chain === machine.python
    const { share, is_reached, sentences, shares } = isPython ? goal.verdict : verdictOf(goal, machine.chain)
    const percent = Math.floor(share * 100)
    const small = share < 0.001 ? "under 0.1" : (Math.floor(share * 1000) / 10).toFixed(1) // the first steps are small
    const shown = share > 0 && percent < 10 ? small : String(percent)
    meter.ariaValueNow = String(percent)
    const where = goal.measures.some((one) => isBeyond(one, machine.chain)) ? "farther away" : "no nearer"
    meter.ariaValueText =
      is_reached ? "100 %: reached" : share <= 0 && changesOf(goal, machine.chain).cells ? `${where} than at first` : `${shown} % of the way`
    meter.replaceChildren(...meter.ariaValueText.split(/(?<=%)|(?= than)/).map((part) => element("span", "", part)))
    for (const { classList } of [box, row]) classList.toggle("reached", is_reached)
    list.replaceChildren(...sentences.map((sentence, at) =>
      element("li", shares[at] === 1 ? "kept" : "", element("span", "sign-of", shares[at] === 1 ? "\u2713 " : "\u25cb "), sentence)))
    draw()
    const bars = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".share-bar")])
    if (!seen) first = bars.map(({ style }) => Number(style.getPropertyValue("--share")))
    bars.forEach(({ style }, j) => style.setProperty("--first", String(first[j])))
    const problem = isPython && machine.given.chain.flatMap(({ problems }) => problems ?? [])[0]?.[2]
    cost.classList.toggle("problem", !!problem || changesOf(goal, machine.chain).cells > (goal.cells ?? Infinity))
    cost.textContent = problem || (isPython ? goal.cost : costOf(goal, machine.chain))
    if (seen && String(seen.verdict.sentences) !== String(goal.verdict.sentences))
      machine.say([is_reached ? "The goal is reached." : `${shown} % of the way to the goal.`, ...sentences].join(" "))
    seen = goal
  })
}

/**
 * The shares of the one row that a goal asks of as bars, with its bound.
 *
 * @param {import("./payload.d.ts").Measure} measure
 * @param {Map<string, import("./chain.js").Matrix>} chain
 */
function barsOf({ node, cells, sign, bound, less, other }, chain) {
  const M = chain.get(node)
  if (!M?.share || other || less.some(Boolean)) return []
  const [[first]] = cells
  if (cells.some(([i]) => i !== first)) return []
  const bars = M.columns.map((name, j) => barOf(M.values[first][j] ?? 0, bound, name, cells.some(([, column]) => column === j)))
  return [element("b", "", `${M.title} of “${M.rows[first]}”, goal ${sign > 0 ? "\u2265" : "\u2264"} ${bound}`), element("div", "shares", ...bars)]
}

/** @param {number} share @param {number} bound @param {string} label @param {boolean} isAsked */
function barOf(share, bound, label, isAsked) {
  const bar = element("span", isAsked ? "share-bar asked" : "share-bar", element("i"), label)
  bar.style.setProperty("--share", String(share))
  bar.style.setProperty("--bound", String(bound))
  bar.dataset.share = share.toFixed(3)
  return bar
}
