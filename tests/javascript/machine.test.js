// The whole picture: what is drawn of it, as tables, as strips, on a narrow screen, and again.

import assert from "node:assert/strict"
import test from "node:test"
import { pretend } from "./pretend.js"
import { exactly } from "../../ui/machine/figures.js"
import { fire, press, typed } from "./page.js"
import { COMPARED, DIAL, GOAL, WORDS, asked, at, chainOf, compared, contents, drawn, figuresOf, given, read } from "./pictures.js"

test("every number stands in its cell", () => {
  const picture = drawn()
  assert.deepEqual(picture.root.querySelectorAll("td[tabindex='0']").map(at), ["weights 1 2"], "one stop of the Tab key: the number that is explained")
  for (const M of chainOf()) {
    assert.equal(picture.table(M.name).getAttribute("aria-label"), `The ${M.name} ${M.name.replace("_", " ")}, ${M.values.length} rows, ${M.values[0].length} columns`)
    assert.equal(picture.table(M.name).getAttribute("aria-readonly"), String(!M.editable))
    assert.equal(picture.table(M.name).closest("figure").querySelector("figcaption").textContent, `${M.title} ${(M.formula || M.name).replaceAll("W_", "W")}`)
    M.values.forEach((line, i) => line.forEach((value, j) => {
      const { textContent, title } = picture.cell(M.name, i, j)
      assert.ok(Math.abs(read(textContent) - value) < 0.006, `${M.name} ${textContent} ${value}`)
      assert.equal(title, exactly(value))
    }))
  }
  assert.deepEqual([0, 1, 2].map((i) => picture.cell("X", i, 1).style.getPropertyValue("--tint")), ["0.25", "1.00", "0.50"])
  assert.equal(picture.root.querySelector(".hint").textContent, "Type over any number of X, Wq, Wk, Wv, or the divisor (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ")
  assert.equal(picture.all(".begins, .slanted").length, 0)
  assert.equal(picture.table("K", true).closest("figure").querySelector(".formula").textContent, "Kᵀ")
  const letters = picture.table("scores").closest("figure").querySelector(".formula").children
  assert.deepEqual(letters.map(({ textContent, dataset }) => [textContent, dataset.role]), [["Q", "query"], [" · ", undefined], ["K", "key"]])
  const plain = drawn(given({ told: ["One.", "Another."], divisor: null, hidesLater: null }, chainOf().map((M) => ({ ...M, formula: "", title: M.name, editable: false }))))
  const divided = drawn(given({ hidesLater: null }, chainOf().map((M) => ({ ...M, editable: false }))))
  for (const [one, ...hides] of [[picture, false, false, false], [plain, true, false, true], [divided, true, false, false]]) {
    assert.deepEqual([".hint", ".change", ".editing button"].map((part) => one.root.querySelector(part).hidden), hides)
  }
  assert.ok(!picture.root.querySelector(".change").open)
  assert.deepEqual(plain.root.querySelector(".beneath > .told").children.map((one) => one.textContent), ["One.", "Another."])
  assert.equal(plain.table("X").closest("figure").textContent.startsWith("X "), true)
  assert.equal(plain.table("X").closest("figure").querySelector(".formula").textContent, "", "a word is said once")
})

test("where other words stand in a row of matrices a new sentence begins; long words slant, and none is no header", () => {
  const [X] = chainOf()
  const chain = [X, { ...X, name: "other", rows: ["a", "", "river"], columns: ["1·1", "2·1"] }, { ...X, name: "turned", rows: ["1", "2", "3"], columns: ["a", "river"] }]
  const { all, table } = drawn(given({ stations: [{ name: "place", title: "", columns: chain.map(({ name }) => ({ below: name, above: "", turned: false, sign: "" })) }] }, chain))
  assert.deepEqual(all(".column.begins").map((one) => one.querySelector("table").dataset.node), ["other"])
  assert.deepEqual(table("other").querySelectorAll("td.begins").map(({ dataset }) => dataset.column), ["1", "1", "1"])
  assert.deepEqual(table("other").querySelectorAll("th").map(({ title }) => title), ["1·1", "2·1", "a", "river"])
  assert.equal(table("other").textContent.includes("undefined"), false)
  assert.deepEqual(all(".slanted").map(({ dataset }) => dataset.node), ["turned"])
})

test("a large matrix is a strip: keys move on it, and its window shows the numbers around the largest or the pinned one", (t) => {
  const many = Array.from({ length: 20 }, (_, i) => `word${i}`)
  const M = { ...chainOf()[0], name: "weights", rows: many, columns: many, values: many.map((_, i) => many.map((_, j) => (i === 9 && j === 3 ? 99 : i - j / 100))) }
  const sent = given({ words: many, opening: null, stations: [{ name: "weigh", title: "", columns: [{ below: "weights", above: "", turned: false, sign: "" }] }] }, [M])
  const picture = drawn(sent)
  const window = () => picture.table("weights").querySelectorAll("td.cell").map(({ dataset, title }) => [Number(dataset.row), Number(dataset.column), title])
  picture.press("Zoom")
  const expected = (rows, columns) => rows.flatMap((i) => columns.map((j) => [i, j, exactly(M.values[i][j])]))
  const range = (from) => Array.from({ length: 12 }, (_, m) => from + m)
  assert.deepEqual(window(), expected(range(3), range(0)))
  assert.ok(picture.root.querySelector(".window").textContent.includes("rows 4 to 15, columns 1 to 12"))
  picture.press("Close")
  assert.ok(!picture.table("weights"))
  picture.next({ ...sent, pinned: { node: "weights", row: 3, column: 18 } })
  picture.press("Zoom")
  assert.deepEqual(window(), expected(range(0), range(8)))
  const [strip] = picture.all("canvas")
  for (const [key, row, column] of [["ArrowDown", 1, 0], ["ArrowRight", 1, 1], ["ArrowUp", 0, 1], ["ArrowUp", 0, 1], ["ArrowLeft", 0, 0]]) {
    press(strip, key)
    assert.deepEqual([strip.dataset.row, strip.dataset.column].map(Number), [row, column])
    assert.ok(picture.said().endsWith(`: ${exactly(M.values[row][column])}`))
  }
  strip.dataset.turned = "yes"
  for (const [key, ...to] of [["ArrowRight", 1, 0], ["ArrowDown", 1, 1], ["ArrowLeft", 0, 1], ["ArrowUp", 0, 0]]) {
    press(strip, key)
    assert.deepEqual([strip.dataset.row, strip.dataset.column].map(Number), to, "on its side, to the right is the next row")
  }
  strip.dataset.turned = ""
  assert.ok(!press(strip, "End").defaultPrevented)
  assert.ok(press(strip, "Enter").defaultPrevented)
  assert.deepEqual(picture.sent.at(-1), ["pinned", { node: "weights", row: 0, column: 0 }])
  strip.clientHeight = strip.clientWidth
  const painted = t.mock.method(HTMLCanvasElement.prototype, "getContext", () => null).mock
  const subject = () => picture.root.querySelector(".working .what").textContent
  for (const [kind, more, many, told] of [
    ["pointermove", { pointerType: "touch" }, 0, "word0, word0"], ["pointerover", {}, 0, "word0, word0"], ["pointermove", {}, 1, "word4, word2"], ["pointermove", {}, 1, "word4, word2"], ["transitionend", {}, 2, "word4, word2"], ["click", {}, 2, "word4, word2"],
  ]) {
    fire(strip, kind, { offsetX: 120, offsetY: 230, ...more })
    assert.deepEqual([painted.callCount(), subject()], [many, `The X: ${told}`], kind)
  }
  assert.deepEqual(picture.sent.at(-1), ["pinned", { node: "weights", row: 4, column: 2 }])
})

test("a matrix is a strip if its rows or its columns are more than twelve", () => {
  const isStrip = (rows, columns) => {
    const [n, m] = [rows, columns].map((many) => Array.from({ length: many }, (_, at) => `${at + 1}`))
    const M = { ...chainOf()[0], rows: n, columns: m, values: n.map(() => m.map(() => 1)) }
    return drawn(given({ opening: null, stations: [{ name: "place", title: "", columns: [{ below: "X", above: "", turned: false, sign: "" }] }] }, [M])).all("canvas").length
  }
  assert.deepEqual([isStrip(12, 12), isStrip(13, 2), isStrip(2, 13)], [0, 1, 1])
})

test("a strip lies along the cells of the table beneath it", (t) => {
  t.mock.method(Element.prototype, "getBoundingClientRect", function () { return { left: 100 + 50 * (this.dataset.column ?? -1), right: 150 + 50 * this.dataset.column, top: 0, width: 50, height: 50 } })
  const many = Array.from({ length: 20 }, (_, j) => `${j}`)
  const chain = chainOf().flatMap((M) => (M.name === "K" ? [{ ...M, columns: many, values: M.values.map(([value]) => many.map(() => value)) }] : M.name === "scores" ? [M] : []))
  const [strip] = drawn(given({ opening: null, stations: [{ name: "compare", title: "", columns: [{ below: "scores", above: "K", turned: true, sign: "=" }] }] }, chain)).all("canvas")
  assert.deepEqual([strip.style.marginLeft, strip.style.width], ["50px", "150px"])
})

test("a picture that is drawn again is as it was, whatever was drawn between", () => {
  const pictures = [given(), given({ hidesLater: null, divisor: null }), asked({ turn: 0 }), given({ dial: DIAL }), given(COMPARED, compared().chain), given({ goal: GOAL }), given({ isSmall: true, isWorksheet: true })]
  const state = (picture) => `${figuresOf(picture)} ${contents(picture)} ${picture.all("[hidden]").map((one) => one.className)}`
  const fresh = pictures.map((one) => state(drawn(one)))
  assert.deepEqual([0, 1].map((at) => drawn(pictures[at]).named("label", "Hide later words").hidden), [false, true])
  assert.deepEqual([0, 6].map((at) => drawn(pictures[at]).named("button", "Save as an image").hidden), [false, true])
  const picture = drawn(pictures[0])
  for (const at of [0, 1, 0, 2, 2, 1, 3, 3, 2, 4, 4, 3, 5, 5, 4, 6, 6, 5, 0, 6, 0]) {
    picture.next(pictures[at])
    assert.ok(state(picture) === fresh[at], `picture ${at}`)
  }
})

test("cells that both pictures show come from where they were when something was clicked", (t) => {
  const before = drawn()
  const from = []
  t.mock.method(Element.prototype, "animate", function ([start]) { from.push([at(this), start.transform ?? "appears"]) })
  drawn(given({ words: ["a", ...WORDS] }), before.name)
  assert.deepEqual([from, before.root.host.hidden], [[], true], "nothing was clicked; what was drawn before is seen no more")
  fire(document.body, "click")
  drawn(given({}, chainOf().filter(({ name }) => name !== "Q")), before.name)
  assert.deepEqual(from.find(([name]) => name === "X 0 0"), ["X 0 0", "translate(0px, 0px) scale(1, 1)"])
  from.length = 0
  t.mock.method(Element.prototype, "getBoundingClientRect", () => ({ left: 0, top: 0, width: 0, height: 0 }))
  fire(document.body, "click")
  drawn(given({}, chainOf().filter(({ name }) => name !== "Q")), before.name)
  assert.deepEqual(from, [], "what was not seen is nowhere")
  t.mock.method(Element.prototype, "getBoundingClientRect", () => ({ left: 50, top: 7, width: 500, height: 500 }))
  fire(document.body, "click")
  t.mock.method(Element.prototype, "getBoundingClientRect", () => ({ left: 0, top: 0, width: 1000, height: 1000 }))
  drawn(given(), before.name)
  assert.deepEqual(["X 0 0", "Q 0 0"].map((one) => from.find(([name]) => name === one)?.[1]), ["translate(50px, 7px) scale(0.5, 0.5)", "appears"])
  from.length = 0
  fire(document.body, "click")
  drawn(given({}, chainOf().map((M) => ({ ...M, name: `other ${M.name}`, step: { ...M.step, kind: "given", reads: [] } }))), before.name)
  assert.deepEqual(from, [], "a picture that has no cell of the one before stands still")
})

test("the number explained changes places with its mirror image once that is found, alone, and not where a picture opens with it", (t) => {
  const from = []
  t.mock.method(Element.prototype, "animate", function ([start]) { from.push([at(this), start.transform]) })
  t.mock.method(Element.prototype, "getBoundingClientRect", function () { return { left: 10 * (this.dataset.column ?? 0), top: 100 * (this.dataset.row ?? 0), width: 9, height: 9 } })
  const mirrored = given({}, chainOf().map((M) => (M.name === "scores" ? { ...M, isMirrored: true } : M)))
  drawn(mirrored)
  assert.equal(from.length, 0)
  const picture = drawn()
  fire(picture.cell("scores", 0, 2), "click")
  picture.next({ ...mirrored, pinned: { node: "scores", row: 0, column: 2 } })
  assert.deepEqual(from, [["scores 0 2", "translate(-20px, 200px)"], ["scores 2 0", "translate(20px, -200px)"]])
  assert.equal(picture.root.querySelector(".gist").textContent.split("\n").length, 2, "the arithmetic of both")
  picture.next(given())
  assert.equal(from.length, 2)
})

test("on a narrow screen the row of one word stands first, then the arithmetic in a line, and all that can be done beneath", (t) => {
  t.mock.method(globalThis, "matchMedia", (query) => ({ matches: query.includes("max-width"), addEventListener() {} }))
  const [picture, meter] = [drawn(), drawn(given({ goal: GOAL }))]
  assert.ok(!meter.root.querySelector(".change").open)
  const [row, line, foot] = [".one-row", ".gist", ".foot"].map((part) => picture.root.querySelector(part))
  const shown = () => row.querySelectorAll("td.cell").map(({ dataset: { node, row: i, column: j } }) => [node, i, j].join(" "))
  const expected = (i) => [0, 1, 2].flatMap((j) => [`scores ${i} ${j}`, `scaled_scores ${i} ${j}`, `weights ${i} ${j}`, ...[0, 1, 2].map((m) => `V ${j} ${m}`)]).concat([0, 1, 2].map((m) => `context ${i} ${m}`))
  assert.ok(picture.root.querySelector(".stage").classList.contains("slim"), "three columns leave room for another matrix")
  const words = row.querySelectorAll("option")
  assert.deepEqual([row.hidden, shown(), words.map(({ text }) => text)], [false, expected(1), chainOf().find(({ name }) => name === "weights").rows])
  for (const td of row.querySelectorAll("td.cell")) {
    const other = picture.cell(td.dataset.node, td.dataset.row, td.dataset.column)
    assert.deepEqual([td.textContent, td.dataset.lit, td.attributes.has("data-explained")], [other.textContent, other.dataset.lit ?? { scaled_scores: td.dataset.row === "1" ? "left" : undefined }[td.dataset.node], other.attributes.has("data-explained")])
  }
  for (const name of ["weights", "V", "context"]) assert.ok(drawn(given({}, chainOf().filter((M) => M.name !== name))).root.querySelector(".one-row").hidden, name)
  for (const one of [given({ divisor: null }), asked()]) assert.ok(drawn(one).root.querySelector(".one-row").hidden, "where a matrix is filled in, or no divisor is chosen")
  const pinned = () => picture.sent.splice(0).map(([, cell]) => cell)
  fire(row.querySelectorAll("td.cell")[2], "click")
  fire(row.querySelector("td.sum"), "click")
  assert.deepEqual(pinned(), [{ node: "weights", row: 1, column: 0 }])
  typed(row.querySelector("select"), "2", false)
  assert.deepEqual([shown(), pinned()], [expected(2), [{ node: "weights", row: 2, column: 0 }]])
  assert.ok(row.querySelectorAll("option").every((word, i) => word === words[i]), "a list that is open stays so")
  typed(picture.named("input", "Step"), "0", false)
  fire(row.querySelectorAll("td.cell")[0], "click")
  assert.deepEqual(pinned(), [], "there is nothing yet")
  const [frame, controls] = [".frame", ".controls"].map((part) => picture.root.querySelector(part))
  assert.equal(frame.nextElementSibling, controls)
  assert.ok([".stepping", ".asking", ".hint", ".legend"].every((part) => controls.querySelector(part)))
  for (const is of [true, false]) {
    fire(line, "click")
    assert.deepEqual([foot.classList.contains("open"), line.getAttribute("aria-expanded")], [is, String(is)])
  }
  for (const [name, is] of [[given().name, true], ["the next step", false]]) {
    if (is) fire(line, "click")
    picture.next(given({ name }))
    assert.equal(foot.classList.contains("open"), is, "it would lie over the next picture")
  }
  for (const [names, beside, beneath] of [[["scores", "scaled_scores", "weights"], [], []], [["scores"], ["K", "K"], ["Q", "Q"]]]) {
    const part = chainOf().filter(({ name }) => ["Q", "K", ...names].includes(name)).map((M) => ("QK".includes(M.name) ? { ...M, step: { kind: "given", reads: [] } } : M))
    const begun = drawn(given({ rowed: true, divisor: null, opening: { node: "Q", row: 2, column: 0 } }, part)).root.querySelector(".one-row")
    assert.deepEqual(begun.querySelectorAll("td.cell").map(({ dataset }) => dataset.node), [...[0, 1, 2].flatMap(() => [...names, ...beside]), ...beneath], "as far as it goes")
    assert.equal(begun.querySelector("select").value, beneath[0] ? "2" : "0")
    const divided = part.find(({ name }) => name === "scaled_scores")?.values[0].map(Math.exp) ?? []
    const sum = divided.slice(0, 1).map(() => divided.reduce((total, power) => total + power))
    assert.deepEqual(begun.querySelectorAll(".power").map(({ textContent }) => textContent), [...divided, ...sum].map((power) => power.toFixed(2)), "what is divided, and by what")
  }
})

test("on a narrow screen the row is that of the next picture, too, where that lacks the cell that was explained", (t) => {
  t.mock.method(globalThis, "matchMedia", (query) => ({ matches: query.includes("max-width"), addEventListener() {} }))
  const begun = chainOf().filter(({ name }) => ["Q", "K", "scores"].includes(name)).map((M) => (M.name === "scores" ? M : { ...M, step: { kind: "given", reads: [] } }))
  const next = given({ rowed: true, divisor: null, opening: { node: "scores", row: 1, column: 0 } }, begun)
  const parts = ({ root }) => [".one-row", ".foot"].map((part) => root.querySelector(part).textContent)
  const picture = drawn(given({ rowed: true }))
  picture.next(next)
  assert.deepEqual(parts(picture), parts(drawn(next)))
})

test("on a narrow screen the other matrices are folded until they are asked for, stepped through, compared or linked to", (t) => {
  t.mock.method(globalThis, "matchMedia", (query) => ({ matches: query.includes("max-width"), addEventListener() {} }))
  const all = ({ root }) => root.querySelector(".all")
  const isFolded = (one) => !all(one).hidden && !all(one).open
  const picture = drawn()
  assert.ok(isFolded(picture))
  typed(picture.named("input", "Step"), "0", false)
  assert.ok(!isFolded(picture), "a step is seen in its matrix")
  const at = (node) => drawn(given({ pinned: { node, row: 0, column: 0 } }))
  assert.deepEqual([at("Q"), at("weights"), at("X"), drawn(given(COMPARED)), drawn(given({ rowed: true }))].map(isFolded), [false, true, true, false, true])
})

test("a stage that has got another size is fitted anew, one that has not is left as it is", (t) => {
  const told = new Map()
  pretend(t, { ResizeObserver: class { constructor(hear) { this.hear = hear } observe(one) { told.set(one, this.hear) } } })
  const stage = drawn().root.querySelector(".stage")
  const fitted = () => {
    stage.style.setProperty("--size", "as before")
    told.get(stage)()
    return stage.style.getPropertyValue("--size") !== "as before"
  }
  assert.equal(fitted(), false)
  stage.getBoundingClientRect = () => ({ left: 0, top: 0, right: 500, bottom: 100, width: 500, height: 100 })
  assert.deepEqual([fitted(), fitted()], [true, false])
  const foot = ({ root }) => {
    told.get(root.querySelector(".foot"))()
    return root.querySelector(".frame").style.getPropertyValue("--foot") !== ""
  }
  const before = foot(drawn())
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true, addEventListener() {} }))
  assert.deepEqual([before, foot(drawn())], [false, true], "all cells inherit how high the foot is, on a phone alone")
})

test("stations stand beside each other where they have room, else as many in a line as fit, else one under the other", (t) => {
  let [room, wide] = [1000, []]
  t.mock.getter(Element.prototype, "clientWidth", () => room)
  t.mock.getter(Element.prototype, "scrollWidth", function () { return wide.some((name) => this.closest(".frame")?.classList.contains(name)) ? 2000 : 100 })
  const layout = (width, ...tooWide) => {
    [room, wide] = [width, tooWide]
    const { root, cell } = drawn()
    return `${root.querySelector(".frame").className}: ${cell("weights", 0, 1).textContent}`
  }
  assert.deepEqual([layout(700), layout(699), layout(700, "wide"), layout(700, "wide", "whole"), layout(700, "wide", "flowing"), layout(700, "wide", "stacked")], [
    "frame wide: 0.8906", "frame stacked: 0.8906", "frame stacked flowing whole: 0.8906", "frame stacked flowing: 0.8906", "frame stacked: 0.8906", "frame stacked: .89",
  ])
})

test("the arithmetic stands at the right of the first bands, or of all, if that leaves room; no sign begins a line, and cells grow where there is a goal", (t) => {
  let wide = 1080
  t.mock.method(Element.prototype, "getBoundingClientRect", function () {
    const at = this.parentNode.children.indexOf(this)
    if (this.classList.contains("column")) return { left: 20 + 300 * at, right: 270 + 300 * at, top: 0, width: 250, height: 50 }
    return { left: 20, right: 20 + wide, top: this.matches("section") ? 50 + 100 * at : 50, width: wide, height: 100 }
  })
  t.mock.method(globalThis, "getComputedStyle", () => ({ minHeight: "9999px", getPropertyValue: () => "" }))
  const laid = (sent) => {
    const { root, all } = drawn(sent)
    const [working, stage] = [".working", ".stage"].map((part) => root.querySelector(part))
    const hidden = all(".sign").flatMap((one, at) => (one.getAttribute("style") ? [at] : []))
    return [working.style.getPropertyValue("--from"), working.style.getPropertyValue("--room"), working.classList.contains("under"), stage.style.getPropertyValue("--size"), hidden]
  }
  assert.deepEqual(laid(given()), ["850px", "200px", false, "", [0, 1, 4, 6, 7]])
  assert.deepEqual([{ goal: GOAL }, { isSmall: true }, { dial: DIAL }].map((one) => laid(given(one))[3]), ["", "2.4", "2.4"], "of a goal alone no more than it is about")
  wide = 1064
  assert.deepEqual([laid(given())[2], laid(given({ stations: given().stations.slice(2) }))[0]], [true, "550px"])
})
