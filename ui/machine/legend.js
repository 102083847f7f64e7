// What the colours mean: what they are relative to, and a bar with its ends for each kind of number.

import { ends, exactly } from "./figures.js"
import { element, isWhole } from "./picture.js"

const SPREADS = /** @type {[import("./figures.js").Spread, string][]} */ ([["matrix", "by matrix"], ["row", "by row"], ["all", "the same for all"]])

/** Significant digits of the ends of a scale. */
const DIGITS = 3

const DEPTHS = /** @type {[string, string][]} */ ([["99", "all the way to X"], ["1", "one step"]])

/** Attach the legend to a machine, once. @param {import("./machine.js").Machine} machine */
export function legend(machine) {
  const chooser = element("select", "spread", ...SPREADS.map(([value, text]) => option(value, text)))
  const bars = element("span", "bars")
  const depth = element("select", "depth", ...DEPTHS.map(([value, text]) => option(value, text)))
  depth.addEventListener("change", () => {
    machine.depth = Number(depth.value)
    machine.redraw()
  })
  const labels = [element("label", "", "Traced back ", depth), element("label", "", "Colours ", chooser)]
  const line = element("div", "legend", ...labels, bars)
  machine.beneath.append(line)
  let first = true
  chooser.addEventListener("change", () => {
    machine.spread = /** @type {import("./figures.js").Spread} */ (chooser.value)
    machine.redraw()
  })
  const show = () => bars.replaceChildren(...scaleBars(machine))
  for (const event of ["pointerover", "focusin", "click"]) machine.stage.addEventListener(event, show)
  machine.updates.push(() => {
    if (first) chooser.value = machine.spread = machine.given.spread
    first = false
    line.hidden = !isWhole(machine.given)
    queueMicrotask(show) // after what is explained has been chosen
  })
}

/** @param {string} value @param {string} text */
function option(value, text) {
  const made = element("option", "", text)
  made.value = value
  return made
}

/** A bar with its ends for each kind of number, or for the matrix or row that is explained. @param {import("./machine.js").Machine} machine */
function scaleBars({ chain, spread, subject }) {
  const all = [...chain.values()]
  const M = subject && chain.get(subject.node)
  if (spread === "all" || !M || !subject) {
    const others = scaleBar("other numbers", ends(all.filter(({ share }) => !share).flatMap(({ values }) => values.flat()), false))
    return all.some(({ share }) => share) ? [scaleBar("weights", [0, 1]), others] : [others]
  }
  const [name, values] = spread === "row" ? [`${M.title}, row ${M.rows[subject.row]}`, M.values[subject.row]] : [M.title, M.values.flat()]
  return [scaleBar(name, ends(values, true))]
}

/** @param {string} name @param {[number, number]} ends */
function scaleBar(name, [low, high]) {
  const end = (/** @type {number} */ value) => exactly(Number(value.toPrecision(DIGITS)))
  return element("span", "scale", `${name}: ${end(low)}`, element("i", low < 0 ? "bar both" : "bar"), end(high))
}
