// Texts too long for the link: what was typed last wins, and nothing comes back that was forgotten.

import assert from "node:assert/strict"
import test, { beforeEach } from "node:test"
import browserStorage from "../../ui/session/browser_storage.js"
import { Stored, run } from "./stored.js"

const NAME = "self-attention: field"
const DATA = { name: "field", at: 0, text: "", has_text: false, asks: true, longest: 10, forgotten: 0 }
const kept = (name = NAME) => JSON.parse(localStorage.getItem(name) ?? "null")

beforeEach(() => {
  globalThis.localStorage = new Stored()
  globalThis.sessionStorage = new Stored()
})

test("a text is kept until a later one, and an earlier one that arrives late changes nothing", (t) => {
  run(t, browserStorage, { ...DATA, at: 5, text: "five", has_text: true })
  for (const at of [4, 5]) run(t, browserStorage, { ...DATA, at, text: "four", has_text: true })
  assert.deepEqual(kept(), { at: 5, text: "five" })
  const { said } = run(t, browserStorage, { ...DATA, at: 6, text: "six", has_text: true })
  assert.deepEqual(kept(), { at: 6, text: "six" })
  assert.match(said, /^Kept in this browser/)
})

test("what is kept is sent, cut and several times, only if it is asked for", (t) => {
  localStorage.setItem(NAME, JSON.stringify({ at: 1, text: "a long long text" }))
  const { said, sent } = run(t, browserStorage, DATA)
  assert.deepEqual([said, new Set(sent), sent.length > 1], ["", new Set(["a long lon"]), true])
  assert.deepEqual(run(t, browserStorage, { ...DATA, asks: false }).sent, [])
})

test("who waits for an answer is told that nothing is kept, or can be", (t) => {
  assert.deepEqual(run(t, browserStorage, DATA).sent, [])
  assert.deepEqual(new Set(run(t, browserStorage, { ...DATA, answers: true }).sent), new Set([""]))
  globalThis.localStorage = null
  assert.deepEqual(new Set(run(t, browserStorage, { ...DATA, answers: true }).sent), new Set([""]))
})

for (const text of ["{", "null", "[]", '{"at": "x", "text": 5}', '{"at": 1, "text": {"a": 1}}', '{"at": 1e999, "text": "1"}']) {
  test(`what is kept may be damaged: ${text}`, (t) => {
    localStorage.setItem(NAME, text)
    assert.deepEqual(run(t, browserStorage, DATA).sent, [])
    run(t, browserStorage, { ...DATA, at: 5, text: "five" })
    assert.deepEqual(kept(), { at: 5, text: "five" })
  })
}

test("what was typed before all was forgotten is gone and stays away", (t) => {
  for (const name of [NAME, "self-attention: other"]) localStorage.setItem(name, JSON.stringify({ at: 5, text: "five" }))
  sessionStorage.setItem("self-attention typed", "six")
  run(t, browserStorage, { ...DATA, forgotten: 7 })
  assert.deepEqual([kept(), kept("self-attention: other"), sessionStorage.getItem("self-attention typed")], [null, null, null])
  run(t, browserStorage, { ...DATA, at: 6, text: "six", forgotten: 7 })
  assert.equal(kept(), null)
  run(t, browserStorage, { ...DATA, at: 8, text: "eight", forgotten: 7 })
  assert.deepEqual(kept(), { at: 8, text: "eight" })
})

test("of more than sixty texts the oldest goes", (t) => {
  for (let at = 1; at <= 61; at++) run(t, browserStorage, { ...DATA, name: `${at}`, at, text: "x" })
  assert.deepEqual([kept("self-attention: 1"), kept("self-attention: 2")?.at, kept("self-attention: 61")?.at], [null, 2, 61])
})

test("a browser that keeps nothing is told so where there is a text", (t) => {
  globalThis.localStorage = null
  assert.match(run(t, browserStorage, { ...DATA, at: 5, text: "five", has_text: true }).said, /keeps nothing for us/)
  assert.equal(run(t, browserStorage, DATA).said, "")
})
