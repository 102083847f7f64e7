// What is typed and not yet left, when the page is loaded again.

import assert from "node:assert/strict"
import test, { beforeEach } from "node:test"
import { fire } from "./page.js"
import { keepTyped } from "../../ui/session/typed_texts.js"

let stop = () => {}
beforeEach((t) => {
  stop()
  sessionStorage.removeItem("self-attention typed")
  location.pathname = "/quiz"
  t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] })
})

/** The page is loaded anew, with these texts in its fields. */
function loaded(texts) {
  stop()
  document.body.replaceChildren()
  const fields = Object.entries(texts).map(([name, value]) => {
    const [key, kind, field] = ["div", "div", "input"].map((tag) => document.createElement(tag))
    key.className = name && `st-emotion st-key-${name}`
    kind.dataset.testid = "stTextInput"
    Object.assign(field, { ariaLabel: "Answer", value })
    kind.append(field)
    key.append(kind)
    document.body.append(key)
    return field
  })
  stop = keepTyped(document.body)
  return fields
}

/** A student enters a field and types. */
function type(field, text) {
  field.focus()
  field.value = text
  fire(field, "input")
}

const wait = (t, seconds) => t.mock.timers.tick(1000 * seconds)

test("a text stands in its field again, which is entered as it was, until a while after it is left", (t) => {
  type(loaded({ weight: "0.1" })[0], "0.25")
  for (const typed of ["0.25", "0.251"]) {
    const [field] = loaded({ weight: "0.1" })
    let inputs = 0
    field.addEventListener("input", () => inputs++)
    wait(t, 0.2)
    assert.deepEqual([field.value, inputs, document.activeElement], [typed, 1, field])
    wait(t, 20)
    assert.ok(sessionStorage.getItem("self-attention typed"), "it was not left")
    field.value = "0.251"
    fire(field, "input")
  }
  document.activeElement.blur()
  wait(t, 2.9)
  const [field] = loaded({ weight: "0.1" })
  let leaves = 0
  field.addEventListener("focusout", () => leaves++)
  wait(t, 0.2)
  assert.deepEqual([field.value, leaves, document.activeElement], ["0.251", 1, document.body], "it was left: Python is told so")
  type(field, "0.2")
  field.blur()
  wait(t, 3)
  assert.equal(sessionStorage.getItem("self-attention typed"), null)
})

test("what a link or Python has put there in the meantime wins", (t) => {
  type(loaded({ weight: "" })[0], "0.25")
  const [linked] = loaded({ weight: "0.5" })
  wait(t, 1)
  assert.equal(linked.value, "0.5")
  const [known] = loaded({ weight: "0.25" })
  wait(t, 0.2)
  known.value = ""
  wait(t, 1)
  assert.equal(known.value, "", "Python knew it: when it goes, that is meant")
  assert.equal(sessionStorage.getItem("self-attention typed"), null)
})

test("a press that empties what was brought back is not undone", (t) => {
  type(loaded({ weight: "" })[0], "0.25")
  const [field] = loaded({ weight: "" })
  wait(t, 0.2)
  field.value = ""
  wait(t, 0.2)
  assert.equal(field.value, "0.25", "Streamlit has drawn it once more")
  fire(document.body, "click", { isTrusted: false })
  field.value = ""
  wait(t, 0.2)
  assert.equal(field.value, "0.25", "nobody has pressed")
  fire(document.body, "click")
  field.value = ""
  wait(t, 0.2)
  assert.equal(field.value, "")
})

test("a page that was cut off leaves no field, and fills none", (t) => {
  const [cut] = loaded({ weight: "" })
  type(cut, "0.25")
  cut.disabled = true
  cut.blur()
  wait(t, 4)
  const [field] = loaded({ weight: "" })
  field.disabled = true
  wait(t, 1)
  assert.equal(field.value, "")
  field.disabled = false
  wait(t, 0.2)
  assert.deepEqual([field.value, document.activeElement], ["0.25", field])
})

test("who is elsewhere already, or types anew, is not disturbed", (t) => {
  const [one, other] = loaded({ one: "", other: "" })
  type(other, "2")
  type(one, "1")
  const [first, second] = loaded({ one: "", other: "" })
  second.focus()
  wait(t, 0.2)
  assert.deepEqual([first.value, second.value, document.activeElement], ["1", "2", second])
  type(second, "")
  wait(t, 1)
  assert.equal(second.value, "")
  const [, emptied] = loaded({ one: "", other: "" })
  wait(t, 1)
  assert.equal(emptied.value, "")
})

test("only what was typed into a named field of this screen is kept, and what finds no field in fifteen seconds is let go", (t) => {
  const [, nameless] = loaded({ weight: "", "": "" })
  type(nameless, "0.5")
  fire(document.body, "input")
  assert.equal(sessionStorage.getItem("self-attention typed"), null)
  type(document.body.querySelector("input"), "0.25")
  location.pathname = "/masks"
  const [there] = loaded({ weight: "" })
  wait(t, 1)
  assert.equal(there.value, "")
  location.pathname = "/quiz"
  loaded({})
  wait(t, 15)
  assert.ok(sessionStorage.getItem("self-attention typed"))
  wait(t, 0.2)
  assert.equal(sessionStorage.getItem("self-attention typed"), null)
})

test("once it has ended nothing is noted", () => {
  const [field] = loaded({ weight: "" })
  keepTyped(document.body)
  stop()
  type(field, "0.25")
  assert.equal(sessionStorage.getItem("self-attention typed"), null)
})

test("where nothing waits to be brought back no field is looked for again and again", (t) => {
  loaded({ weight: "0.1" })
  wait(t, 0.2)
  const looked = t.mock.method(document, "querySelectorAll")
  wait(t, 20)
  assert.equal(looked.mock.callCount(), 0)
})
