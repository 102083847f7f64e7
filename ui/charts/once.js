// What a component keeps from one run of the script to the next: its figure, which is made when it is drawn first.

import { placed } from "./placed.js"

/** @type {WeakMap<object, any>} */
const FIGURES = new WeakMap()

/**
 * A component's figure, with what it is given now and whom it tells; `before` is what it was given last, nothing at first.
 *
 * @template {{figure: HTMLElement, given?: any, send?: any}} Figure
 * @param {{parentElement: HTMLElement | ShadowRoot, data: any, setTriggerValue: any}} component @param {() => Figure} make
 * @returns {{at: Figure, before: Figure["given"] | undefined}}
 */
export function once({ parentElement, data, setTriggerValue }, make) {
  const known = FIGURES.get(parentElement)
  const at = known ?? make()
  const before = known?.given
  Object.assign(at, { given: data, send: setTriggerValue })
  if (!known) {
    FIGURES.set(parentElement, at)
    parentElement.append(at.figure)
    queueMicrotask(() => placed(at.figure)) // by then it is drawn
  }
  return { at, before }
}
