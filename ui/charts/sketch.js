// Small drawings side by side: curves are stretched to the room there is, dots and names are not.

import { shape } from "../machine/shape.js"
import { made } from "./made.js"
import { once } from "./once.js"

/**
 * @typedef {[number, number]} Point
 * @typedef {{title: string, curves: ["thin" | "thick", Point[]][], dots: Point[], names: [Point, string][]}} Sketch
 */

/** @param {Component<{sketches: Sketch[], told: string}>} component */
export default function (component) {
  const { figure } = once(component, () => ({ figure: made("figure", { role: "img" }) })).at
  const { sketches, told } = component.data
  figure.ariaLabel = told
  figure.replaceChildren(...sketches.map(drawn))
}

/** @param {Sketch} sketch */
function drawn({ title, curves, dots, names }) {
  const svg = shape("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none" })
  svg.append(...curves.map(([kind, points]) => shape("polyline", { class: kind, points: points.map(([x, y]) => `${x},${1 - y}`).join(" ") })))
  const area = made("div", { className: "area" }, svg, ...dots.map((at) => placed("i", at)), ...names.map(([at, name]) => placed("span", at, name)))
  return made("section", {}, made("p", {}, title), area)
}

/** @param {"i" | "span"} tag @param {Point} at @param {string} name */
function placed(tag, [x, y], name = "") {
  const one = made(tag, { className: x > 0.8 ? "late" : "" }, name)
  one.style.left = `${100 * x}%`
  one.style.bottom = `${100 * y}%`
  return one
}
