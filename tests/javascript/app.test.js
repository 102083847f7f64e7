// The components' scripts: each is found where it stands, and what is drawn late and then ended ends nothing newer.

import assert from "node:assert/strict"
import test from "node:test"
import "./page.js"

const { loadScript } = await import("../../ui/app.js")

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
