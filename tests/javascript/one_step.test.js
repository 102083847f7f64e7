// What follows a press is one step, which also undoes what the press changed in place; what no press asked for is none.

import assert from "node:assert/strict"
import test from "node:test"
import { makeOneStep } from "../../ui/session/one_step.js"

test("one step a press, and another screen is always one", () => {
  const steps = ["https://host/quiz?a=1"]
  const goTo = (url) => { location.href = new URL(url, location.href).href, location.pathname = new URL(location.href).pathname }
  globalThis.window = new EventTarget()
  globalThis.location = { href: steps[0], pathname: "/quiz" }
  globalThis.History = class {
    pushState(_, __, url) { goTo(url), steps.push(location.href) }
    replaceState(_, __, url) { goTo(url), steps[steps.length - 1] = location.href }
  }
  globalThis.history = new History()
  makeOneStep()
  makeOneStep()
  history.pushState({}, "", "/quiz?a=2")
  assert.deepEqual(steps, ["https://host/quiz?a=2"])
  window.dispatchEvent(new Event("click"))
  history.replaceState({}, "", "/quiz?a=2&answer=x")
  history.pushState({}, "", "/quiz?a=3&answer=x")
  history.pushState({}, "", "/quiz?a=3&answer=x&b=1")
  assert.deepEqual(steps, ["https://host/quiz?a=2", "https://host/quiz?a=3&answer=x&b=1"])
  window.dispatchEvent(new Event("keydown"))
  window.dispatchEvent(new Event("popstate"))
  history.pushState({}, "", "/quiz?a=4")
  history.pushState({}, "", "/masks")
  assert.deepEqual(steps.slice(1), ["https://host/quiz?a=4", "https://host/masks"])
})
