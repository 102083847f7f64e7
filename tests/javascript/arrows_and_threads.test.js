// The other faces of a whole picture: arrows that can be moved, and threads between its words.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, typed } from "./page.js"
import { PLANE, placeOf, viewOf } from "../../ui/machine/plane.js"
import { WORDS, answered, chainOf, drawn, given, mapOf, read } from "./pictures.js"

test("without weights there are numbers alone and nothing to choose, and the Tab key stops at the face that is chosen", () => {
  const faces = (...without) => {
    const { hidden, children } = drawn(given({}, chainOf().filter(({ name }) => !without.includes(name)))).root.querySelector(".faces")
    return [hidden, ...children.map((one) => [one.hidden, one.getAttribute("aria-pressed"), one.tabIndex].join(" "))]
  }
  assert.deepEqual(faces(), [false, "false true 0", "false false -1", "false false -1"])
  assert.deepEqual(faces("K"), [false, "false true 0", "false false -1", "true false -1"])
  assert.deepEqual(faces("weights"), [true, "false true 0", "true false -1", "true false -1"])
})

test("arrows are moved by keys, what follows from them follows, and Back brings the sentence's own numbers back", () => {
  const picture = drawn()
  picture.press("Arrows")
  const shown = () => picture.all(".geometry-number").map((one) => read(one.textContent))
  const expected = (chain) => [0, 1, 2].flatMap((j) => [chain.get("scores"), chain.get("weights")].map(({ values }) => values[1][j])).concat(chain.get("context").values[1])
  const near = (a, b) => a.length === b.length && a.every((one, m) => Math.abs(one - b[m]) < 0.006)
  const chain = mapOf(chainOf())
  assert.ok(near(shown(), expected(chain)), shown().join())
  const bars = picture.all(".geometry-bar").slice(0, 6)
  assert.ok([0, 1, 2].every((j) => Math.abs(parseFloat(bars[2 * j + 1].style.getPropertyValue("--size")) - 100 * chain.get("weights").values[1][j]) < 0.01), "a bar is as long as its weight")
  assert.deepEqual([0, 1, 2].map((j) => bars[2 * j].classList.contains("minus")), chain.get("scores").values[1].map((score) => score < 0))
  const before = picture.root.querySelector(".geometry-side").textContent
  const tips = picture.all("[role=slider]")
  assert.deepEqual(tips.map((one) => one.getAttribute("aria-label")), ["query", "key"].flatMap((kind) => WORDS.map((word) => `${kind} of ${word}`)))
  press(tips[4], "ArrowUp")
  assert.match(tips[4].getAttribute("aria-valuetext"), /1\.875/, "the other number stays as exact as it was")
  press(tips[4], "ArrowLeft")
  press(tips[4], "ArrowUp", { shiftKey: true })
  const K = chain.get("K")
  const values = K.values.map((line, i) => (i === 1 ? [line[0] - 0.1, line[1] + 0.11] : line))
  const moved = mapOf(chainOf({ K: values }))
  assert.ok(near(shown(), expected(moved)), `${shown()} ${expected(moved)}`)
  assert.ok(Math.abs(Number(tips[4].getAttribute("aria-valuenow")) - values[1][0]) < 0.006)
  assert.match(picture.root.querySelector(".geometry-said").textContent, /You have moved an arrow/)
  picture.next(given({ turn: 1 }))
  assert.ok(near(shown(), expected(moved)), "the same arrows sent again stay where they were moved to")
  for (const held of ["ctrlKey", "metaKey", "altKey"]) press(tips[1], "ArrowUp", { [held]: true })
  assert.ok(near(shown(), expected(moved)))
  picture.press("Back to the numbers")
  assert.equal(picture.root.querySelector(".geometry-side").textContent, before)
  press(tips[4], "ArrowUp")
  picture.next(answered({ X: [[0, 0, "2"]] }))
  assert.ok(near(shown(), expected(mapOf(answered({ X: [[0, 0, "2"]] }).chain))), "other arrows take their place")
})

test("of many dimensions two are seen, which can be chosen, and of one its line", () => {
  const wide = (many) => {
    const [W_q, W_k] = [[[1, 0.5, 2], [0, 2, 1]], [[0.5, -1, 1], [1, 0.25, 3]]].map((W) => W.map((line) => line.slice(0, many)))
    return chainOf({ W_q, W_k }).map((M) => (["Q", "K", "W_q", "W_k"].includes(M.name) ? { ...M, decimals: 1, columns: ["1", "2", "3"].slice(0, many) } : { ...M, decimals: 1 }))
  }
  const picture = drawn(given({}, wide(3)))
  picture.press("Arrows")
  const axes = ["across", "up"].map((way) => picture.root.querySelector(`.axis-${way} select`))
  const tip = picture.all("[role=slider]")[1]
  const seen = () => [picture.root.querySelector(".geometry-said").textContent.split(/[:.]/)[0], ...axes.map(({ value }) => Number(value) + 1), tip.getAttribute("aria-valuetext").match(/dimension \d/g).join()]
  const three = "These are two of 3 dimensions"
  assert.deepEqual(seen(), [three, 1, 2, "dimension 1,dimension 2"])
  for (const [m, to, ...now] of [[0, "2", 3, 2], [0, "1", 2, 3], [1, "0", 2, 1]]) {
    typed(axes[m], to, false)
    assert.deepEqual(seen().slice(0, 3), [three, ...now])
  }
  typed(axes[0], "2", false)
  picture.next(given({}, wide(2)))
  assert.deepEqual(seen(), ["Two dimensions", 1, 2, "dimension 1,dimension 2"])
  const numbers = () => picture.all(".geometry-number").map((one) => one.textContent)
  const decimals = () => numbers()[0].split(".")[1].length
  assert.equal(decimals(), 1)
  press(tip, "ArrowRight")
  assert.equal(decimals(), 4, "what is made by hand is not round")
  picture.next(given({}, wide(1)))
  assert.deepEqual(seen(), ["One dimension", 1, 2, "dimension 1"])
  const before = numbers()
  press(tip, "ArrowUp")
  assert.ok(numbers().every((text, m) => Math.abs(read(text) - read(before[m])) < 0.06), "there is nothing upwards")
})

test("a query that is moved is the one looked at; without learning one arrow is both; a covered number covers all", () => {
  const faces = (chain) => {
    const picture = drawn(given({}, chain))
    picture.press("Arrows")
    const one = (part) => picture.root.querySelector(`.geometry${part}`)
    const tips = picture.all("[role=slider]")
    const lit = () => tips.map((tip) => Number(tip.classList.contains("in-focus"))).join("")
    return { ...picture, tips, lit, one, back: one(" .back"), said: one("-said").textContent, names: tips.map((tip) => tip.getAttribute("aria-label")) }
  }
  const two = faces(chainOf())
  assert.deepEqual([two.lit(), two.back.getAttribute("aria-disabled"), two.all(".geometry-controls label").map(({ hidden }) => hidden)], ["010000", "true", [false, true, true]])
  assert.deepEqual(two.all(".geometry-side thead th").map(({ textContent }) => textContent), ["Word", "Score", "Weight", "Dimension", "Context"])
  assert.equal(two.all(".pale").length, 2, "the other queries")
  press(two.tips[2], "ArrowUp")
  assert.deepEqual([two.lit(), two.back.getAttribute("aria-disabled"), two.sent[0][1].row], ["001000", "false", 2])
  const alone = (values) => chainOf().filter(({ name }) => !/^(Q|K|W_q|W_k)$/.test(name)).map((M) => (M.name === "scores" ? { ...M, step: { kind: "product", reads: ["X", "X"], turned: true } } : M.name === "context" ? { ...M, step: { ...M.step, reads: ["weights", values] } } : M))
  for (const [values, kinds] of [["V", "query and key"], ["X", "query, key and value"]]) {
    const { said, names, tips, sent, lit, one } = faces(alone(values))
    assert.equal(said, `Two dimensions: the arrows show everything. Without learning, one arrow is a word’s ${kinds}: they move together.`)
    assert.deepEqual([names, one("-legend").textContent], [WORDS.map((word) => `query and key of ${word}`), "Drag a tip, or move it with the arrow keys."])
    press(tips[0], "ArrowUp")
    assert.deepEqual([sent, lit()], [[], "010"])
  }
  const covered = (...names) => { const { one } = faces(chainOf().map((M) => (names.includes(M.name) ? { ...M, values: M.values.map((line) => line.map(() => null)) } : M))); return [one("-covered").hidden, one("-open").hidden] }
  assert.deepEqual([covered("Q"), covered("context"), covered("V")], [[false, true], [false, true], [true, false]])
})

test("a tip is dragged to the numbers that stand there, and from the edge the axes go farther", () => {
  const picture = drawn()
  picture.press("Arrows")
  const [svg] = picture.all(".plane")
  const tip = picture.all("[role=slider]")[0]
  const at = () => tip.getAttribute("aria-valuetext").replaceAll("\u2212", "-").match(/-?[\d.]+(?=,|$)/g).map(Number)
  const { values } = mapOf(chainOf()).get("Q")
  let view = viewOf([...values, ...mapOf(chainOf()).get("K").values].map(([x, y]) => ({ x, y })))
  const most = view.left + view.span
  const pointer = ([x, y]) => placeOf(x, y, view).map((one) => one * 1000 / PLANE)
  const place = (to) => { const [clientX, clientY] = pointer(to); return { clientX, clientY } }
  const near = (to) => assert.ok(at().every((one, m) => Math.abs(one - to[m]) < 0.006), `${at()} ${to}`)
  const start = at()
  fire(svg, "pointermove", place([0, 0]))
  assert.deepEqual(at(), start, "nothing is held")
  fire(svg, "pointerdown", place([most, most]))
  fire(svg, "pointermove", place([0, 0]))
  assert.deepEqual(at(), start, "nothing was near")
  fire(svg, "pointerdown", { ...place(start), button: 2 })
  fire(svg, "pointermove", place([0, 0]))
  assert.deepEqual(at(), start, "it is another button")
  fire(svg, "pointerdown", place(start))
  assert.equal(picture.root.activeElement, tip)
  for (const [to, there] of [[[0.5, -0.25], [0.5, -0.25]], [[9 * most, 9 * view.bottom], [most, view.bottom]]]) {
    fire(svg, "pointermove", place(to))
    near(there)
  }
  fire(svg, "pointerup")
  fire(svg, "pointermove", place([0, 0]))
  near([most, view.bottom])
  const [least, now] = ["min", "max"].map((end) => Number(tip.getAttribute(`aria-value${end}`)))
  assert.ok(now > most && Math.abs(least + now) < 1e-9, "as far to all sides")
  view = { left: least, bottom: least, span: now - least }
  fire(svg, "pointerdown", place(at()))
  fire(svg, "pointermove", place([-most, -most]))
  near([-most, -most])
})

test("threads are the weights from the chosen one on; a word that is pressed pins the most of its weights", () => {
  const picture = drawn()
  const { values } = mapOf(chainOf()).get("weights")
  const faces = ["Numbers", "Threads", "Arrows"].map((name) => picture.named("button", name))
  faces[0].focus()
  for (const [key, m] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowRight", 0], ["ArrowLeft", 2], ["Enter", 2]]) {
    press(picture.root.activeElement, key)
    assert.equal(picture.root.activeElement, faces[m], "arrow keys lead around")
  }
  picture.root.activeElement.blur()
  picture.press("Threads")
  const hidden = () => [".flow", ".frame", ".beneath", ".geometry"].map((part) => picture.root.querySelector(part).hidden)
  const [threads, numbers] = [[false, true, true, true], [true, false, false, true]]
  assert.deepEqual(hidden(), threads)
  for (const [act, seen] of [[() => picture.press("Numbers"), numbers], [() => picture.press("Threads"), threads], [() => picture.next(given({ isSmall: true })), numbers], [() => picture.next(given()), threads]]) {
    act()
    assert.deepEqual(hidden(), seen)
  }
  const [left, right] = [".flow-left", ".flow-right"].map((side) => picture.root.querySelector(side).children)
  for (const least of ["0", "0.3", "0.6", "1"]) {
    typed(picture.root.querySelector(".flow-threshold input"), least, false)
    const drawnNow = values.map((line) => line.map((value) => value >= Number(least)))
    assert.deepEqual(picture.all("line").map((one) => one.dataset.cell), drawnNow.flatMap((line, i) => line.flatMap((is, j) => (is ? [`${i},${j}`] : []))))
    assert.deepEqual(picture.all("line").map((one) => Number(one.getAttribute("stroke-width"))), drawnNow.flatMap((line, i) => line.flatMap((is, j) => (is ? [1 + 8 * values[i][j]] : []))))
    WORDS.forEach((word, i) => {
      const list = (names) => names.join(", ") || "no word with such a weight"
      const to = WORDS.flatMap((other, j) => (drawnNow[i][j] ? `${other} ${values[i][j].toFixed(4)}` : []))
      const by = WORDS.flatMap((other, j) => (drawnNow[j][i] ? `${other} ${values[j][i].toFixed(4)}` : []))
      assert.equal(left[i].getAttribute("aria-label"), `${word}, attends to ${list(to)}`)
      assert.equal(right[i].getAttribute("aria-label"), `${word}, attended to by ${list(by)}`)
    })
  }
  const pinned = () => picture.sent.at(-1)[1]
  typed(picture.root.querySelector(".flow-threshold input"), "0", false)
  const stops = () => [left, right].map((side) => side.map(({ tabIndex }) => tabIndex).join())
  const shades = (focus) => assert.deepEqual(picture.all("line").map((one) => Number(one.getAttribute("stroke-opacity"))), values.flatMap((line, i) => line.map((value) => (0.2 + 0.8 * value) * ([null, i].includes(focus) ? 1 : 0.25))))
  shades(null)
  assert.deepEqual(stops(), ["0,-1,-1", "0,-1,-1"])
  const most = (i) => ({ node: "weights", row: i, column: values[i].indexOf(Math.max(...values[i])) })
  fire(left[2], "click")
  assert.deepEqual(pinned(), most(2))
  assert.deepEqual([left, right].map((side) => side.map((one) => one.getAttribute("aria-pressed")).join()), ["false,false,true", "false,false,true"])
  assert.deepEqual(picture.root.querySelector(".flow-weights").children.map((one) => one.textContent), values[2].map((value) => value.toFixed(4)))
  shades(2)
  assert.deepEqual(stops(), ["-1,-1,0", "-1,-1,0"])
  fire(left[2], "click")
  assert.equal(pinned(), null)
  for (const [key, side, i] of [["ArrowDown", left, 1], ["End", left, 2], ["ArrowDown", left, 2], ["ArrowRight", right, 2], ["ArrowUp", right, 1], ["Home", right, 0], ["ArrowLeft", left, 0]]) {
    press(picture.root.activeElement ?? left[0], key)
    assert.ok(picture.root.activeElement === side[i], key)
    assert.deepEqual(pinned(), most(i), key)
  }
  press(left[0], "Escape")
  assert.equal(pinned(), null)
  assert.deepEqual([press(left[0], "a").defaultPrevented, pinned()], [false, null])
})

test("the words of another sentence ask nothing", () => {
  const picture = drawn(given({}, chainOf().map((M) => (M.name === "weights" ? { ...M, columns: ["die", "Bank", "schwamm"] } : M))))
  picture.press("Threads")
  const [left, right] = [".flow-left", ".flow-right"].map((side) => picture.root.querySelector(side).children)
  for (const one of [right[1], picture.root.querySelector(".flow-lines"), left[1]]) fire(one, "click")
  assert.deepEqual([picture.sent.length, ...[left, right].map((side) => side.map((one) => one.getAttribute("aria-pressed")).join())], [1, "false,true,false", "false,false,false"])
})

test("a covered weight has no thread and a question mark", () => {
  const chain = chainOf()
  chain.find(({ name }) => name === "weights").values[1][2] = null
  const picture = drawn(given({}, chain))
  picture.press("Threads")
  typed(picture.root.querySelector(".flow-threshold input"), "0", false)
  fire(picture.root.querySelector(".flow-left").children[1], "click")
  assert.equal(picture.root.querySelector(".flow-weights").children[2].textContent, "?")
  assert.deepEqual(picture.all("line").map((one) => one.dataset.cell).filter((cell) => cell.startsWith("1")), ["1,0", "1,1"])
})
