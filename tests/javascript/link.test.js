// A bare link is completed in place: no step for the Back button, and nothing where the student is elsewhere by now.

import assert from "node:assert/strict"
import test from "node:test"
import { completeLink } from "../../ui/session/link.js"

function completed(address, data) {
  const replaced = []
  globalThis.location = { href: address }
  globalThis.history = { state: "state", replaceState: (state, _, url) => replaced.push([state, String(url)]) }
  completeLink(data.screen, data.texts)
  return replaced
}

test("what the link does not hold yet is put into it", () => {
  assert.deepEqual(completed("https://host/app/quiz/?a=1", { screen: "quiz", texts: [["a", "2"], ["b", "3"]] }), [["state", "https://host/app/quiz/?a=1&b=3"]])
})

test("a link that holds all of it, or is another screen's, is left alone", () => {
  assert.deepEqual(completed("https://host/quiz?a=1", { screen: "quiz", texts: [["a", "2"]] }), [])
  assert.deepEqual(completed("https://host/learned", { screen: "quiz", texts: [["a", "2"]] }), [])
})
