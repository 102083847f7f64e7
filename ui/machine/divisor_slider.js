// The divisor on a slider: while it is dragged, the mirror of the chain follows at once.

import { recompute } from "./chain.js"
import { DIVIDED } from "./divisor_field.js"
import { mayMove } from "./motion.js"
import { button, element, rangeOf, symbol } from "./picture.js"

/** @typedef {import("./chain.js").Matrix} Matrix */

const LEAST_DIVISOR = 1

/** Milliseconds. */
const GLIDE = 1200

/** Attach the slider of the divisor, once. @param {import("./machine.js").Machine} machine */
export function attachDial(machine) {
  const slider = rangeOf({ ariaLabel: "Divide the scores by", min: String(LEAST_DIVISOR), step: "0.01" })
  const value = element("output")
  const one = button("button", "÷ 1")
  const back = button("button", ...symbol("Back to √d_k"))
  back.ariaLabel = "Back to √d_k"
  const bar = element("div", "dial ends", element("span", "", "Divide by "), slider, value, one, back)
  machine.controls.prepend(bar)
  /** Python's chain, and what the mirror made of it. */
  let python = machine.chain
  let mirrored = machine.chain
  let divisor = NaN
  let isDragged = false
  let frame = 0

  const follow = () => {
    mirrored = python
    if (machine.given.dial && divisor !== machine.given.dial.value) mirrored = divideChain(python, machine.given.dial, divisor)
    machine.chain = mirrored
  }
  const drag = (/** @type {number} */ to) => {
    cancelAnimationFrame(frame)
    divisor = to
    isDragged = true
    follow()
    machine.redraw()
  }
  const release = (/** @type {number} */ at) => {
    drag(at)
    isDragged = false
    machine.send("divisor", at)
  }
  /** Let what Python has chosen be seen coming. @param {number} from @param {number} to @param {number} [start] */
  const glide = (from, to, start = performance.now()) => {
    const share = Math.min(1, (performance.now() - start) / GLIDE)
    divisor = share < 1 ? from + (to - from) * share : to
    follow()
    machine.redraw()
    frame = share < 1 ? requestAnimationFrame(() => glide(from, to, start)) : 0
  }
  slider.addEventListener("input", () => drag(Number(slider.value)))
  slider.addEventListener("change", () => release(Number(slider.value)))
  one.addEventListener("click", () => release(LEAST_DIVISOR))
  back.addEventListener("click", () => release(machine.given.dial?.usual ?? LEAST_DIVISOR))
  machine.updates.push(() => {
    const { dial } = machine.given
    bar.hidden = !dial
    if (!dial) return
    if (machine.chain !== mirrored) {
      python = mirrored = machine.chain
      if (isDragged) return drag(divisor) // Python has answered an earlier question
      cancelAnimationFrame(frame)
      if (divisor !== dial.value && !Number.isNaN(divisor) && mayMove()) return glide(divisor, dial.value)
      divisor = dial.value
    }
    Object.assign(slider, { max: String(dial.most), value: String(divisor) })
    const text = divisor === dial.value || isDragged ? divisorText(divisor, dial) : divisor.toFixed(1) // on its way
    value.ariaLive = divisor === dial.value ? "polite" : "off" // of a glide, only where it ends is said
    value.replaceChildren(...symbol(text))
    slider.setAttribute("aria-valuetext", text)
    back.disabled = divisor === dial.usual
    one.disabled = divisor === LEAST_DIVISOR
  })
}

/** @param {number} divisor @param {import("./payload.d.ts").Dial} dial */
function divisorText(divisor, dial) {
  return divisor === dial.usual ? `√d_k ≈ ${Number(divisor.toFixed(2))}` : String(Number(divisor.toFixed(4)))
}

/** The chain as its scores are usually divided. @param {import("./machine.js").Machine} machine */
export const usualChain = ({ python, given: { dial } }) => dial && divideChain(python, dial, dial.usual)

/**
 * The chain with another divisor, computed from the scores on, for before them a number may be covered. Answers stay
 * covered where it would show them.
 *
 * @param {Map<string, Matrix>} chain @param {import("./payload.d.ts").Dial} dial @param {number} divisor
 */
function divideChain(chain, dial, divisor) {
  const names = [...chain.keys()]
  const before = new Set(names.slice(0, names.indexOf(DIVIDED)))
  const step = { kind: /** @type {const} */ ("quotient"), reads: ["scores"], turned: false, divisor, divisorText: divisorText(divisor, dial) }
  /** @type {Map<string, Matrix>} */
  const given = new Map([...chain].map(([name, M]) => [name, before.has(name) ? { ...M, step: { kind: "given", reads: [], turned: false } } : M]))
  const after = new Map([...recompute(given, new Map([[DIVIDED, { step }]]))].map(([name, M]) => [name, before.has(name) ? chain.get(name) ?? M : M]))
  if (dial.covered.some(([least, most]) => divisor >= least && divisor <= most)) {
    for (const name of dial.answers) {
      const answers = after.get(name)
      if (answers) answers.values = answers.values.map((line) => line.map(() => null))
    }
  }
  return after
}
