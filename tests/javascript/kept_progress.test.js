// What a student has got so far, in the browser: handed over once, forgotten for good, and joined only if unchanged.

import assert from "node:assert/strict"
import test, { beforeEach } from "node:test"
import keptProgress from "../../ui/session/kept_progress.js"
import { Stored, run } from "./stored.js"

const PLACE = "self-attention progress: "
const FORGOTTEN = "self-attention progress forgotten"
const DATA = { place: "here", text: "", joined: "", instead: [], asks: false, read: true, began: 100, forgotten: 0, answers_forgotten: [], tells: false }
const places = () => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(PLACE)).map(([name, text]) => [name.slice(PLACE.length), text]))

/** The browser with these places. */
const holding = (texts) => (globalThis.localStorage = new Stored(Object.fromEntries(Object.entries(texts).map(([name, text]) => [PLACE + name, text]))))

beforeEach(() => holding({}))

test("a session writes into its own place, and nothing where it has nothing to note", (t) => {
  holding({ other: "theirs" })
  assert.deepEqual(run(t, keptProgress, { ...DATA, text: "ours" }).sent, [])
  run(t, keptProgress, DATA)
  assert.deepEqual(places(), { other: "theirs", here: "ours" })
})

test("who asks is sent all other places, and an empty answer if there are none", (t) => {
  assert.deepEqual(run(t, keptProgress, { ...DATA, asks: true }).sent[0], { kept: {}, forgotten: 0 })
  holding({ here: "ours", "here and earlier": "joined", other: "theirs" })
  const { sent } = run(t, keptProgress, { ...DATA, asks: true })
  assert.deepEqual(sent[0], { kept: { other: "theirs" }, forgotten: 0 })
  assert.ok(sent.length > 1)
})

test("more than forty places are handed over unasked, until they have been read", (t) => {
  const many = (count) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}`, "x"]))
  holding(many(40))
  assert.deepEqual(run(t, keptProgress, { ...DATA, read: false }).sent, [])
  holding(many(41))
  assert.equal(Object.keys(run(t, keptProgress, { ...DATA, read: false }).sent[0].kept).length, 41)
  assert.deepEqual(run(t, keptProgress, DATA).sent, [])
})

test("places become one, but for those that have changed since they were handed over", (t) => {
  holding({ a: "1", b: "2" })
  run(t, keptProgress, { ...DATA, asks: true })
  localStorage.setItem(`${PLACE}b`, "3")
  run(t, keptProgress, { ...DATA, joined: "1 and 2", instead: ["a", "b"] })
  assert.deepEqual(places(), { b: "3", "here and earlier": "1 and 2" })
})

test("to forget removes all that is ours and nothing else", (t) => {
  holding({ a: "1" })
  Object.assign(localStorage, { "self-attention: field": "x", "another app": "y" })
  run(t, keptProgress, { ...DATA, forgotten: 200 })
  assert.deepEqual({ ...localStorage }, { "another app": "y", [FORGOTTEN]: "200", "self-attention forgotten": "200" })
  localStorage.setItem(`${PLACE}a`, "2")
  run(t, keptProgress, { ...DATA, forgotten: 200 })
  assert.deepEqual(places(), { a: "2" }, "once")
})

test("what was forgotten in another tab since a session began is said, and nothing is written until it knows", (t) => {
  localStorage.setItem(FORGOTTEN, "150")
  assert.deepEqual(run(t, keptProgress, { ...DATA, text: "ours" }).sent[0], { kept: null, forgotten: 150 })
  assert.deepEqual(places(), {})
  run(t, keptProgress, { ...DATA, text: "ours", forgotten: 150 })
  assert.deepEqual(places(), { here: "ours" })
})

/** A place with answers to two exercises, given at a time. */
const answered = (at) => JSON.stringify({ answers: ["a", "b"].map((exercise) => ({ exercise, variant: null, at })) })
const exercises = (text) => JSON.parse(text).answers.map(({ exercise }) => exercise)

test("answers to an exercise that were forgotten are gone from all places, and later ones stay", (t) => {
  holding({ before: answered(200), after: answered(201), damaged: "{" })
  run(t, keptProgress, { ...DATA, answers_forgotten: [["a ", 200]] })
  assert.deepEqual([exercises(places().before), exercises(places().after), places().damaged], [["b"], ["a", "b"], "{"])
  run(t, keptProgress, { ...DATA, text: answered(150) })
  assert.deepEqual(exercises(places().here), ["b"], "a session that does not know of it")
})

test("a time that is still to come forgets nothing", (t) => {
  localStorage.setItem(FORGOTTEN, String(Date.now() / 1000 + 3 * 24 * 60 * 60))
  assert.deepEqual(run(t, keptProgress, { ...DATA, text: "ours" }).sent, [])
  assert.deepEqual(places(), { here: "ours" })
})

test("a browser that is full, or keeps nothing, is told so", (t) => {
  localStorage.setItem = () => {
    throw new DOMException("", "QuotaExceededError")
  }
  assert.match(run(t, keptProgress, { ...DATA, text: "ours" }).said, /no room left/)
  globalThis.localStorage = null
  assert.match(run(t, keptProgress, { ...DATA, tells: true }).said, /keeps nothing for us/)
  const { said, sent } = run(t, keptProgress, { ...DATA, asks: true })
  assert.deepEqual([said, sent[0]], ["", { kept: {}, forgotten: 0 }])
})
