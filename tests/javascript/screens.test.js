// What screens do in the browser by themselves: the clock of an exam, and the dots of the parts.

import assert from "node:assert/strict"
import test from "node:test"
import examClock from "../../ui/screens/exam_clock.js"
import quizDots from "../../ui/screens/quiz_dots.js"
import takeFocus from "../../ui/session/focus.js"
import { pretend } from "./pretend.js"
import "./page.js"
import { Stored } from "./stored.js"

/** What a clock shows, says and offers; and how it is begun. */
function clock(t, left, storage = new Stored()) {
  t.mock.timers.enable({ apis: ["Date", "setInterval"] })
  t.after(() => t.mock.timers.reset())
  pretend(t, { sessionStorage: storage })
  const [timer, said, button] = [{ textContent: "" }, [""], { textContent: "" }]
  const status = { get textContent() { return said.at(-1) }, set textContent(text) { said.push(text) } }
  const parentElement = { querySelector: (name) => ({ "[role=timer]": timer, "[role=status]": status, button })[name] }
  const begin = (seconds) => examClock({ data: { left: seconds }, parentElement })
  const pass = (seconds) => (t.mock.timers.tick(1000 * seconds), [timer.textContent, said.at(-1)])
  return { timer, said, button, begin, pass, end: begin(left) }
}

test("the clock shows hours only if there are some, and says when five minutes and one are left and none", (t) => {
  const { said, pass } = clock(t, 3605)
  assert.deepEqual([pass(0), pass(6)], [["1:00:05", ""], ["59:59", ""]])
  assert.deepEqual([pass(3298), pass(1)], [["5:01", ""], ["5:00", "Five minutes left."]])
  assert.deepEqual([pass(239), pass(1), pass(59)], [["1:01", "Five minutes left."], ["1:00", "One minute left."], ["0:01", "One minute left."]])
  assert.deepEqual(pass(9), ["0:00", "Time is up. Your answers are all here: you can still finish and hand them in."])
  assert.equal(said.length, 4, "each once")
})

test("a clock begun anew ticks once, and a clock that is gone no more", (t) => {
  const { begin, pass } = clock(t, 100)
  const end = begin(50)
  assert.deepEqual(pass(1), ["0:49", "One minute left."])
  end()
  assert.deepEqual(pass(5), ["0:49", "One minute left."])
})

test("a clock stays hidden in its tab, or until the page is loaded again where nothing can be kept", (t) => {
  for (const kept of [new Stored(), { getItem() { throw Error() }, setItem() { throw Error() } }]) {
    const { timer, button, begin, end } = clock(t, 9, kept)
    assert.deepEqual([timer.hidden, button.textContent], [false, "Hide"])
    button.onclick()
    assert.deepEqual([timer.hidden, button.textContent], [true, "Show the clock"])
    begin(9)
    assert.equal(timer.hidden, kept instanceof Stored)
    end()
    t.mock.timers.reset()
  }
})

test("dots stay the same elements, say where one is, lead to their parts, and the one asked is in the middle", () => {
  Object.defineProperties(HTMLElement.prototype, { offsetWidth: { value: 20 }, offsetLeft: { get() { return 10 + 30 * (this.tag === "button" && this.place) } } })
  const [page, pressed] = [document.createElement("div"), []]
  const draw = (count, asked) => {
    const data = Array.from({ length: count }, (_, i) => ({ number: i + 1, name: `Part ${i + 1}`, sign: "✓", state: "right", isAsked: i === asked, begins: !i }))
    quizDots({ data, parentElement: page, setTriggerValue: (...told) => pressed.push(told) })
    const [row] = page.children
    return { row, dots: [...row.children], current: row.children.map((one) => one.getAttribute("aria-current")) }
  }
  const before = draw(4, 3)
  assert.deepEqual(before.current, [null, null, null, "step"])
  assert.deepEqual([before.dots[3].textContent, before.dots[3].ariaLabel, before.dots[0].className, before.dots[1].className], ["4✓", "Part 4", "begins", ""])
  assert.equal(before.row.scrollLeft, -400)
  before.row.scrollLeft = 7
  const same = draw(4, 3)
  assert.deepEqual([same.row.scrollLeft, same.dots.every((one, i) => one === before.dots[i])], [7, true])
  const after = draw(3, 1)
  assert.deepEqual([after.dots.length, after.current, after.row.scrollLeft], [3, [null, "step", null], -460])
  after.dots[2].onclick()
  assert.deepEqual(pressed, [["pressed", 3]])
})

test("a press takes the focus once: what is drawn again leaves it where it is by then", (t) => {
  pretend(t, { addEventListener() {} })
  const note = Object.assign(document.createElement("p"), { role: "note" })
  document.body.append(note)
  const draw = (turn) => (takeFocus({ data: { turn, says: "Here", on: "" }, parentElement: document.body }), document.activeElement)
  assert.equal(draw(1), note)
  note.blur()
  assert.deepEqual([draw(1), draw(2)], [document.body, note])
})
