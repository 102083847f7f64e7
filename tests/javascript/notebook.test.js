// The picture where no Streamlit is around it: in a notebook, which hears what is typed, and on a page of its own, which may ask.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, press, typed } from "./page.js"
import { answered, chainOf, drawn, given, written } from "./pictures.js"

/** A colour as a canvas reads it: its channels, written out. */
class Offscreen {
  getContext() { return (this.pen ??= { fillRect() {}, getImageData: () => ({ data: this.pen.fillStyle.split(" ").map(Number) }) }) }
}
const [CLEAR, DARK, LIGHT] = ["0 0 0 0", "20 22 27 255", "255 255 255 255"]
Object.assign(globalThis, { OffscreenCanvas: Offscreen, getComputedStyle: ({ ground = CLEAR }) => ({ minHeight: "", backgroundColor: ground, getPropertyValue: () => "" }) })
const [browser, observers] = [{ matches: false, addEventListener() {} }, new Set()]
globalThis.matchMedia = () => browser
globalThis.MutationObserver = class {
  constructor(changed) { this.changed = changed }
  observe(_, { attributes }) { if (attributes) observers.add(this) }
  disconnect() { observers.delete(this) }
}
const { default: notebook } = await import("../../ui/machine/notebook.js")

/** A view of a widget with these traits, on such a ground: its picture, and what was noted. */
function viewed(traits, ground) {
  const [noted, heard] = [[], {}]
  const el = Object.assign(document.createElement("div"), { ground })
  document.body.append(el)
  const model = {
    get: (name) => traits[name], set: (name, value) => noted.push([name, value]), save_changes: () => noted.push("saved"),
    on: (event, act) => { heard[event] = act }, off: (event, act) => { if (heard[event] === act) delete heard[event] },
  }
  return { leave: notebook.render({ model, el }), noted, heard, traits, host: el.children[0], root: el.children[0].shadowRoot }
}

test("a notebook hears what is typed and pinned, draws what it sends next, and no more once it is closed", () => {
  const { leave, noted, heard, traits, host, root } = viewed({ given: JSON.stringify(given()) })
  const cell = (i, j) => root.querySelectorAll("td.cell").find((one) => one.closest("table[data-node]")?.dataset.node === "X" && one.dataset.row === `${i}` && one.dataset.column === `${j}`)
  let isHeard = false
  host.parentNode.addEventListener("keydown", () => { isHeard = true })
  fire(cell(0, 0), "click")
  typed(root.querySelector(".asking select"), "", false)
  assert.deepEqual(noted, [["pinned", { node: "X", row: 0, column: 0 }], "saved"], "and of nothing else")
  press(cell(0, 0), "a", { ctrlKey: true })
  assert.deepEqual([isHeard, host.dataset.lmSuppressShortcuts], [false, "true"], "no key is a command of the notebook")
  traits.given = JSON.stringify(given({ name: "Another" }))
  heard["change:given"]()
  assert.equal(root.querySelector(".stage").getAttribute("aria-label"), "Another")
  leave()
  assert.deepEqual(heard, {})
})

test("it is as dark as the first ground behind it that can be seen, or else as the browser is", (t) => {
  const host = (ground) => viewed({ given: JSON.stringify(given()) }, ground).host
  const scheme = (ground) => host(ground).style.colorScheme
  t.after(() => { browser.matches = false; delete document.body.ground })
  assert.deepEqual([scheme(DARK), scheme(LIGHT), scheme(CLEAR)], ["dark", "light", "light"])
  browser.matches = true
  assert.deepEqual([scheme(LIGHT), scheme(CLEAR)], ["light", "dark"])
  document.body.ground = LIGHT
  const last = host(CLEAR)
  const [observer] = [...observers].slice(-1)
  for (const [ground, now] of [[DARK, "dark"], [LIGHT, "light"]]) {
    document.body.ground = ground
    observer.changed()
    assert.equal(last.style.colorScheme, now, "it follows its page")
  }
  last.remove()
  document.body.ground = DARK
  observer.changed()
  assert.deepEqual([last.style.colorScheme, observers.has(observer)], ["light", false], "as long as it is drawn")
})

test("threads are drawn of what is packed, wherever it lies in memory", (t) => {
  t.mock.method(HTMLCanvasElement.prototype, "getContext", () => ({ measureText: () => ({ width: 10 }) }))
  const header = new TextEncoder().encode(JSON.stringify({
    name: "Threads", tokens: ["a", "b"], others: [], values: [], layers: 1, heads: 1, row: [0, 0, 1], asks: "", drawn: null, expected: null, off: [], outlined: [], names: [], verb: "gave", moves: [], covered: [], largest: 0, side: 0, most: 1, sums: null, least: 0, counts: [], levels: [], rows: [], explained: [], nan: null,
  }))
  const all = new Uint8Array([7, 7, header.length & 255, header.length >> 8, 0, 0, ...header, ...new Uint8Array(Uint16Array.of(65534, 0, 32767, 32767).buffer)])
  const { root } = viewed({ packed: new DataView(all.buffer, 2) })
  assert.deepEqual(root.querySelectorAll(".thread").length, 2)
  assert.ok(root.querySelector(".told").textContent.startsWith("“b” gave a 0.50, b 0.50"))
})

let pages = 0

/** A page of its own with such a record: its picture, and its question. */
async function alone(record) {
  const [main, script] = ["main", "script"].map((tag) => document.createElement(tag))
  script.dataset.attention = ""
  script.textContent = JSON.stringify(record)
  document.body.replaceChildren(main, script)
  main.append("the still picture")
  await import(`../../ui/machine/page.js?${pages++}`)
  const root = main.children.at(-1).shadowRoot
  const cell = (node, i, j) => root.querySelectorAll("td.cell").find((one) => one.closest("table[data-node]")?.dataset.node === node && one.dataset.row === `${i}` && one.dataset.column === `${j}`)
  return { main, root, cell, all: (selector) => root.querySelectorAll(selector) }
}

test("a page of its own draws what follows from what is typed", async () => {
  const page = await alone({ picture: given(), threads: "", question: null })
  assert.equal(page.main.textContent.includes("still"), false)
  press(page.cell("X", 1, 1), "3")
  typed(page.cell("X", 1, 1).querySelector("input"), "3.5")
  assert.equal(written(page), written(drawn(answered({ X: [[1, 1, "3.5"]] }))))
  assert.ok(page.cell("X", 1, 1).attributes.has("data-typed"))
})

test("what a page asks for is covered with all that follows until it is answered by a number", async () => {
  const value = chainOf().find(({ name }) => name === "weights").values[1][2]
  for (const [text, says] of [[value.toFixed(3), /^✓ Right/], ["0.999", new RegExp(`^✗ It is ${value.toFixed(4)}`)]]) {
    const { main, root, cell } = await alone({ picture: given(), threads: "", question: { node: "weights", row: 1, column: 2, text: "How much?" } })
    const [input, mark] = ["input", "output"].map((tag) => main.querySelector(tag))
    const isCovered = () => ["scaled_scores", "weights", "context"].map((node) => cell(node, 0, 0).textContent.trim() === "?")
    const answer = (typing) => { input.value = typing; fire(main.querySelector("form"), "submit") }
    assert.deepEqual([isCovered(), main.querySelector("label").textContent], [[false, true, true], "How much? "])
    answer("much")
    assert.deepEqual([isCovered(), mark.textContent], [[false, true, true], "Type a number, such as 0.25."])
    answer(text)
    assert.match(mark.textContent, says)
    assert.deepEqual([isCovered(), input.disabled, main.querySelector("button"), cell("weights", 1, 2).getAttribute("aria-selected")], [[false, false, false], true, null, "true"])
    assert.equal(root.querySelector(".working .what").textContent, "The weights: bank, swam")
  }
})
