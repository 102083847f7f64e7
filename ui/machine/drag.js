// Moving the tips of arrows in a plane: by a pointer, or by the arrow keys.

import { PLANE, numbersAt, placeOf, unitOf } from "./plane.js"

/**
 * The tips as they are now, what is seen of the plane, and what to do with a tip that is moved to other numbers.
 *
 * @typedef {{tips: () => {x: number, y: number}[], view: () => import("./plane.js").View, moveTo: (at: number, to: [number, number]) => void}} Tips
 */

const NEAR = 18
const STEPS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] })

/** Attach the gestures to a plane, once. @param {SVGSVGElement} svg @param {Tips} tips */
export function attachDrag(svg, { tips, view, moveTo }) {
  /** The tip that is held, and how far it is from the pointer. @type {{at: number, x: number, y: number} | null} */
  let held = null
  const sliders = () => /** @type {SVGElement[]} */ ([...svg.querySelectorAll('[role="slider"]')])

  svg.addEventListener("pointerdown", (event) => {
    if (event.button || held) return
    const [left, top, scale] = pointerIn(svg, event)
    const offsets = tips().map(({ x, y }, at) => {
      const [tipLeft, tipTop] = placeOf(x, y, view())
      return { at, x: tipLeft - left, y: tipTop - top }
    })
    const far = offsets.map(({ x, y }) => Math.hypot(x, y))
    const at = far.indexOf(Math.min(...far))
    if (far[at] > NEAR * scale) return
    held = offsets[at]
    svg.setPointerCapture(event.pointerId)
    sliders()[at].focus({ preventScroll: true })
  })
  // Else the topmost tip under the pointer would get the focus instead of the nearest.
  svg.addEventListener("mousedown", (event) => event.preventDefault())
  svg.addEventListener("pointermove", (event) => {
    if (!held || !tips()[held.at]) return
    const [left, top] = pointerIn(svg, event)
    moveTo(held.at, numbersAt(left + held.x, top + held.y, view()))
  })
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => { held = null })
  svg.addEventListener("keydown", (event) => {
    const at = sliders().indexOf(/** @type {SVGElement} */ (event.target)) // nothing else there has the focus
    const by = STEPS[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { x, y } = tips()[at]
    const step = unitOf(view()) / (event.shiftKey ? 100 : 10)
    moveTo(at, [x + by[0] * step, y + by[1] * step])
  })
}

/** Where a pointer is, in the units of the plane, and how many of them make a pixel. @param {SVGSVGElement} svg @param {PointerEvent} event */
function pointerIn(svg, event) {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = PLANE / width
  return [(event.clientX - left) * scale, (event.clientY - top) * scale, scale]
}
