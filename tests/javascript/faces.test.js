// The faces of a picture: numbers only where there is nothing else to choose, and one word in focus on all of them.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, blank, givenMatrix } from "./blank.js"
import { faces } from "../../ui/machine/faces.js"

/** An element that remembers its attributes and properties. */
const piece = (kind) => ({
  kind, dataset: {}, style: {}, children: [], attributes: {}, listeners: {},
  append(...more) { this.children.push(...more) },
  setAttribute(name, value) { this.attributes[name] = value },
  addEventListener(name, listener) { this.listeners[name] = listener },
})

/** The buttons that choose a face, once a chain is shown. */
function offered(chain) {
  const made = []
  globalThis.document = { createElement: (kind) => made[made.push(piece(kind)) - 1] }
  const stations = ["Project", "Compare", "Weigh"].map((title) => ({ title }))
  const machine = { ...bare(), chain, given: { ...bare().given, stations }, controls: { insertBefore: () => {}, querySelector: () => null } }
  faces(machine)
  for (const update of machine.updates) update()
  const buttons = made.filter(({ kind }) => kind === "button")
  globalThis.document = blank
  return { buttons, chooser: made.find(({ attributes }) => attributes.role === "toolbar") }
}

test("without weights there are numbers alone, and nothing to choose", () => {
  const { buttons, chooser } = offered(new Map([["X", givenMatrix("X", [[1]])]]))
  assert.equal(chooser.hidden, true)
  assert.deepEqual(buttons.map((one) => one.attributes["aria-pressed"]), ["true", "false", "false"])
})

test("with weights lines can be chosen, and the Tab key stops at the chosen face alone", () => {
  const { buttons, chooser } = offered(new Map([["weights", givenMatrix("weights", [[1]])]]))
  assert.equal(chooser.hidden, false)
  assert.deepEqual(buttons.map((one) => one.hidden), [false, false, true])
  assert.deepEqual(buttons.map((one) => one.tabIndex), [0, -1, -1])
})
