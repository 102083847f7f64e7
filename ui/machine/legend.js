// What the colours mean: what they are relative to, and a bar with its ends for each kind of number.

import { exactly } from "./figures.js"
import { element, isWhole } from "./picture.js"

const SPREADS = /** @type {[import("./figures.js").Spread, string][]} */ ([["matrix", "by matrix"], ["row", "by row"], ["all", "one scale for all"]])

/** Significant digits of the ends of a scale. */
const DIGITS = 3

const DEPTHS = /** @type {[string, string][]} */ ([["99", "all the way to X"], ["1", "one step"]])

/** Attach the legend to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachLegend(machine) {
  const chooser = element("select", "spread", ...SPREADS.map(([value, text]) => new Option(text, value)))
  const depth = element("select", "depth", ...DEPTHS.map(([value, text]) => new Option(text, value)))
  depth.addEventListener("change", () => {
    machine.depth = Number(depth.value)
    machine.redraw()
  })
  const labels = [element("label", "", "Traced back ", depth), element("label", "", "Colours ", chooser)]
  machine.controls.querySelector(".editing")?.append(...labels)
  const bars = element("div", "legend")
  machine.beneath.append(bars)
  chooser.addEventListener("change", () => {
    machine.spread = /** @type {import("./figures.js").Spread} */ (chooser.value)
    machine.redraw()
  })
  machine.followers.push(() => bars.replaceChildren(...scaleBars(machine)))
  machine.updates.push(() => { for (const one of [...labels, bars]) one.hidden = !isWhole(machine.given) })
}

/** A bar with its ends for each kind of number, or for the matrix or row that is explained: the scales that are drawn. @param {import("./machine.js").Machine} machine */
function scaleBars({ views, chain, spread, subject }) {
  const M = subject && chain.get(subject.node)
  const own = views.find(({ place, scale }) => scale && place.node === M?.name)?.scale
  if (spread !== "all" && M && own) {
    return [scaleBar(spread === "row" ? `${M.title}, row ${M.rows[subject.row]}` : M.title, own[subject.row], M.role)]
  }
  const kinds = [true, false].map((isShare) => views.find(({ place, scale }) => scale && !!chain.get(place.node)?.share === isShare)?.scale?.[0])
  return kinds.flatMap((scale, m) => (scale ? [m ? scaleBar("other numbers", scale, "") : scaleBar("weights", scale, "weight")] : []))
}

/** @param {string} name @param {[number, number]} ends @param {string} role */
function scaleBar(name, [low, high], role) {
  const end = (/** @type {number} */ value) => exactly(Number(value.toPrecision(DIGITS)))
  const made = element("span", "scale", `${name}: ${end(low)}`, element("i", low < 0 ? "bar both" : "bar"), end(high))
  made.dataset.role = role
  return made
}
