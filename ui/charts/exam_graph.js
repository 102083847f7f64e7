// The graph of an exam. A step that is pointed at lights all that it comes from; beneath it stands what it asks.

import { shape } from "../machine/shape.js"
import { make, measured } from "./make.js"
import { once } from "./once.js"
import { roveFocus } from "./rove_focus.js"

/**
 * @typedef {{name: string, symbol: string, title: string, role: string, reads: string[], points: number | null, earned: number | null, told: string}} Step
 * @typedef {{steps: Step[], told: string}} Graph
 * @typedef {{given: Graph, figure: HTMLElement, boxes: HTMLElement, threads: SVGElement, told: HTMLElement}} Figure
 */

/** @param {Component<Graph>} component */
export default function (component) {
  const { at, before } = once(component, assemble)
  if (JSON.stringify(before) !== JSON.stringify(component.data)) put(at)
}

/** @param {Pick<Figure, "given">} now @returns {Figure} */
function assemble({ given }) {
  const threads = shape("svg", { "aria-hidden": "true" }), boxes = make("div", { className: "boxes" }), told = make("p")
  const figure = make("figure", { role: "group", ariaLabel: "The steps of the exam, with their points" }, boxes, told)
  /** @type {Figure} */
  const at = { given, figure, boxes, threads, told }
  const over = (/** @type {Event} */ { target }) => {
    const box = /** @type {HTMLElement} */ (target).closest("button")
    if (box) light(at, box.dataset.name ?? "")
  }
  for (const event of ["pointerover", "focusin", "click"]) boxes.addEventListener(event, over)
  boxes.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && light(at, ""))
  roveFocus(boxes, "button")
  new ResizeObserver(() => join(at)).observe(boxes)
  return at
}

/** @param {Figure} at */
function put(at) {
  const { steps } = at.given, most = Math.max(...steps.map(({ points }) => points ?? 0))
  at.boxes.replaceChildren(at.threads, ...steps.map((step, i) => {
    const { name, symbol, title, role, points, earned, told } = step
    const label = make("span", { className: "label" }, make("b", {}, symbol), make("span", {}, title))
    const grid = make("span", { className: "grid" }, make("strong", {}, points === null ? "given" : !points ? "" : earned === null ? String(points) : `${earned}/${points}`))
    const box = make("button", { type: "button", ariaLabel: told, tabIndex: i ? -1 : 0, dataset: { name, role, asked: points ? "yes" : "" } }, label, grid)
    return measured(box, { share: earned === null ? (points ?? 0) / most : earned / (points ?? 1), i })
  }))
  light(at, "")
  join(at)
}

/** Threads from what a step reads to the step. @param {Figure} at */
function join({ given, boxes, threads }) {
  const grid = (/** @type {string} */ name) => /** @type {HTMLElement} */ (boxes.querySelector(`[data-name="${name}"] .grid`)).getBoundingClientRect()
  const { left, top } = boxes.getBoundingClientRect()
  const had = threads.childElementCount
  const paths = given.steps.flatMap((step, i) => step.reads.map((read) => {
    const from = grid(read), to = grid(step.name)
    const [x, y, X, Y] = [from.right - left, from.top - top + from.height / 2, to.left - left, to.top - top + to.height / 2]
    const bend = Math.min(60, (X - x) / 2)
    const path = shape("path", { d: `M${x} ${y} C${x + bend} ${y} ${X - bend} ${Y} ${X} ${Y}`, pathLength: 1 })
    Object.assign(path.dataset, { from: read, to: step.name, role: given.steps.find(({ name }) => name === read)?.role })
    path.style.setProperty("--i", String(had ? -9 : i)) // it is drawn once, and then follows the width
    return path
  }))
  threads.replaceChildren(...paths)
}

/** Light a step and all that it comes from, and say what it asks. @param {Figure} at @param {string} name */
function light({ given, boxes, told, figure }, name) {
  const lit = new Set([name])
  for (const step of [...given.steps].reverse()) if (lit.has(step.name)) for (const read of step.reads) lit.add(read)
  figure.classList.toggle("pointed", name !== "")
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (boxes.querySelectorAll("[data-name]"))) {
    one.classList.toggle("lit", lit.has(one.dataset.name ?? ""))
    one.classList.toggle("here", one.dataset.name === name)
  }
  for (const path of boxes.querySelectorAll("path")) path.classList.toggle("lit", lit.has(path.dataset.to ?? ""))
  told.textContent = given.steps.find((step) => step.name === name)?.told ?? given.told
}
