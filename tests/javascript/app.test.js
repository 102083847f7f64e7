// The components' scripts: each is found where it stands, and what is drawn late and then ended ends nothing newer.

import assert from "node:assert/strict"
import test from "node:test"
import "./page.js"

const { loadScript } = await import("../../ui/app.js")
const { whenBack } = await import("../../ui/session/reconnection.js")

test("what draws a component is found by its folder and name, and the end of an older drawing ends nothing newer", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval", "Date"] })
  const [timer, status, button] = ["timer", "status", "button"].map((role) => {
    const one = document.createElement(role === "button" ? role : "div")
    one.setAttribute("role", role)
    return one
  })
  const parentElement = document.createElement("div")
  parentElement.append(timer, status, button)
  const clock = await loadScript("screens", "exam_clock")
  const [older, newer] = [clock({ data: { left: 100 }, parentElement }), clock({ data: { left: 90 }, parentElement })]
  older()
  t.mock.timers.tick(5000)
  assert.equal(timer.textContent, "1:25")
  newer()
  t.mock.timers.tick(5000)
  assert.equal(timer.textContent, "1:25")
})

test("a screen is run again whenever the page is connected again, until it is left", (t) => {
  const [app, status] = ["div", "p"].map((tag) => document.createElement(tag))
  const watching = new Set()
  t.mock.method(document, "querySelector", () => app)
  globalThis.MutationObserver = class {
    constructor(see) { this.see = see }
    observe() { watching.add(this) }
    disconnect() { watching.delete(this) }
  }
  let times = 0
  const ends = [0, 1].map(() => whenBack(status, () => { times++ }))
  const told = ["DISCONNECTED", "CONNECTED"].map((state) => {
    app.setAttribute("data-test-connection-state", state)
    for (const one of watching) one.see()
    return times
  })
  for (const end of ends) end()
  assert.deepEqual([told, watching.size], [[0, 1], 0])
})
