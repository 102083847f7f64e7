// How far a vector is turned: an arrow as it was, and one that turns, in a quarter of a circle.

import { make } from "./make.js"
import { once } from "./once.js"
import { shape } from "../machine/shape.js"

/** @typedef {{degrees: number | null, label: string, marks: number[], mean: number | null, predicted: [number, number] | null}} Dial */

const RIM = 80
/** The point from which both arrows go. */
const [X, Y] = [6, 92]

/** One mark has its number beside it, unless the arrow is as near as this. */
const NEAR = 15

/** A place so far along an arrow that is turned by so much. @param {number} degrees @param {number} along @returns {[number, number]} */
const place = (degrees, along) => [X + along * Math.cos((degrees * Math.PI) / 180), Y - along * Math.sin((degrees * Math.PI) / 180)]

const arrow = (/** @type {string} */ name) => shape("path", { class: name, d: `M${X},${Y} H${X + RIM - 2} m-9,-5 l9,5 l-9,5` })

/** @param {Component<Dial, {}>} component */
export default function (component) {
  const { data: { degrees, label, marks, mean, predicted } } = component
  const { at } = once(component, () => {
    const [now, ground] = [arrow("now"), shape("g")]
    const svg = shape("svg", { viewBox: "0 10 136 90", "aria-hidden": "true" })
    svg.append(ground, arrow("was"), now)
    return { figure: make("figure", {}, svg), now, ground }
  })
  const turned = degrees ?? 0
  at.now.style.rotate = `${-turned}deg`
  const [x, y] = place(turned, RIM + (marks.length ? 16 : 6))
  const [one] = marks, [markX, markY] = place(one ?? 0, RIM + 12)
  const [far, near] = [place(turned, 0.4 * RIM), place(0, 0.4 * RIM)]
  const sector = (/** @type {string} */ name, from = 0, to = 90) => shape("path", { class: name, d: `M${X},${Y} L${place(from, RIM)} A${RIM},${RIM} 0 0 0 ${place(to, RIM)} Z` })
  at.ground.replaceChildren(
    sector("rim"),
    ...(predicted ? [sector("predicted", ...predicted)] : []),
    ...marks.map((one) => shape("path", { class: "mark", d: `M${place(one, RIM + 2)} L${place(one, RIM + 10)}` })),
    ...(marks.length === 1 && Math.abs(turned - one) > NEAR ? [shape("text", { class: "of-mark", x: markX + 5, y: markY + 14 }, `${one.toFixed(1)}°`)] : []),
    shape("path", { class: "angle", d: `M${near} A${0.4 * RIM},${0.4 * RIM} 0 0 0 ${far}` }),
    shape("text", { x, y: y + 5 }, degrees === null ? "?" : label),
    ...(mean === null ? [] : [shape("path", { class: "of-mean", d: `M${place(mean, RIM - 8)} L${place(mean, RIM + 22)}` })]),
  )
}
