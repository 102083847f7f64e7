// What a component keeps from one run of the script to the next: its figure, which is made when it is drawn first.

import { freeHeight } from "./figure_place.js"

/** @type {WeakMap<object, any>} */
const FIGURES = new WeakMap()

/**
 * A component's figure, with what it is given now and whom it tells; `before` is what it was given last, nothing at first.
 *
 * @template Data @template {{figure: HTMLElement, given?: Data}} Figure
 * @param {{parentElement: HTMLElement | ShadowRoot, data: Data, setTriggerValue: any}} component @param {(now: {given: Data, send: any}) => Figure} make
 * @returns {{at: Figure & {given: Data, send: any}, before: Data | undefined}}
 */
export function once({ parentElement, data, setTriggerValue }, make) {
  const known = FIGURES.get(parentElement)
  const before = known?.given
  const now = { given: data, send: setTriggerValue }
  const at = Object.assign(known ?? make(now), now)
  if (!known) {
    FIGURES.set(parentElement, at)
    parentElement.append(at.figure)
    queueMicrotask(() => freeHeight(at.figure)) // by then it is drawn
  }
  return { at, before }
}
