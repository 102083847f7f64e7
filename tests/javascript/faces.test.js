// The faces of a picture: numbers only where there is nothing else to choose, and one word in focus on all of them.

import assert from "node:assert/strict"
import test from "node:test"
import { bare, givenMatrix, pretend } from "./blank.js"
import { faces } from "../../ui/machine/faces.js"

/** An element that remembers its attributes. */
const piece = (kind) => ({
  kind, attributes: {}, append() {}, addEventListener() {},
  setAttribute(name, value) { this.attributes[name] = value },
})

/** The buttons that choose a face, once a chain is shown. */
function offered(t, chain) {
  const made = []
  pretend(t, { document: { createElement: (kind) => made[made.push(piece(kind)) - 1] } })
  const stations = ["Project", "Compare", "Weigh"].map((title) => ({ title }))
  const machine = { ...bare(), chain, given: { ...bare().given, stations }, controls: { insertBefore: () => {}, querySelector: () => null } }
  faces(machine)
  for (const update of machine.updates) update()
  return { buttons: made.filter(({ kind }) => kind === "button"), chooser: made.find(({ attributes }) => attributes.role === "toolbar") }
}

test("without weights there are numbers alone, and nothing to choose", (t) => {
  const { buttons, chooser } = offered(t, new Map([["X", givenMatrix("X", [[1]])]]))
  assert.equal(chooser.hidden, true)
  assert.deepEqual(buttons.map((one) => one.attributes["aria-pressed"]), ["true", "false", "false"])
})

test("with weights lines can be chosen, and the Tab key stops at the chosen face alone", (t) => {
  const { buttons, chooser } = offered(t, new Map([["weights", givenMatrix("weights", [[1]])]]))
  assert.equal(chooser.hidden, false)
  assert.deepEqual(buttons.map((one) => one.hidden), [false, false, true])
  assert.deepEqual(buttons.map((one) => one.tabIndex), [0, -1, -1])
})
