// What the colours mean: what they are relative to, and a bar with its ends for each kind of number.

import { ends, exactly } from "./figures.js"
import { element } from "./picture.js"

const SPREADS = /** @type {[import("./figures.js").Spread, string][]} */ ([["matrix", "by matrix"], ["row", "by row"], ["all", "the same for all"]])

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
  machine.beneath.append(element("div", "legend", ...labels, bars))
  let first = true
  chooser.addEventListener("change", () => {
    machine.spread = /** @type {import("./figures.js").Spread} */ (chooser.value)
    machine.redraw()
  })
  machine.updates.push(() => {
    if (first) chooser.value = machine.spread = machine.given.spread
    first = false
    bars.replaceChildren(...scaleBars([...machine.chain.values()], machine.spread))
  })
}

/** @param {string} value @param {string} text */
function option(value, text) {
  const made = element("option", "", text)
  made.value = value
  return made
}

/** @param {import("./chain.js").Matrix[]} chain @param {import("./figures.js").Spread} spread */
function scaleBars(chain, spread) {
  const shares = chain.some((M) => M.share)
  const [low, high] = ends(chain.filter((M) => !M.share).flatMap((M) => M.values.flat()), false)
  if (spread !== "all") {
    const line = spread === "row" ? "row" : "matrix"
    const bar = [element("span", "", `smallest of the ${line}`), element("i", "bar"), element("span", "", "largest")]
    return [element("span", "scale", ...bar), ...(low < 0 ? [negative()] : [])]
  }
  return [
    ...(shares ? [element("span", "scale", "weights 0", element("i", "bar"), "1")] : []),
    element("span", "scale", `other numbers ${exactly(low)}`, element("i", low < 0 ? "bar both" : "bar"), exactly(high)),
  ]
}

/** What tells negative numbers apart. */
const negative = () => element("span", "scale", element("i", "bar minus"), "negative")
