// The picture in a notebook: what anywidget calls for each view of a widget. What is done to it is sent to Python as a
// trait, and Python answers with another picture.

import { draw, forget } from "./machine.js"
import { drawThreads, isolate } from "./outside.js"

/**
 * What anywidget hands over.
 *
 * @typedef {{get: (name: string) => any, set: (name: string, value: unknown) => void, save_changes: () => void, on: (event: string, act: () => void) => void, off: (event: string, act: () => void) => void}} Model
 */

/** What Python hears of. */
const TRAITS = ["edited", "hidden", "pinned"]

let views = 0

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const host = isolate(el)
  if (!model.get("given")) return drawThreads(host, bytes(model.get("packed")))
  const name = `notebook ${++views}`
  const send = (/** @type {string} */ event, /** @type {unknown} */ value) => {
    if (!TRAITS.includes(event)) return
    model.set(event, value)
    model.save_changes()
  }
  const show = () => draw(host, name, JSON.parse(model.get("given")), send)
  model.on("change:given", show)
  show()
  return () => {
    model.off("change:given", show)
    forget(name)
  }
}

/** @param {DataView} view */
const bytes = ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)

export default { render }
