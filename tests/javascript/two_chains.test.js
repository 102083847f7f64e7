// A whole picture beside another: another divisor on a slider, or another chain at the other end of one.

import assert from "node:assert/strict"
import test from "node:test"
import { exactly } from "../../ui/machine/figures.js"
import { fire, slid, typed } from "./page.js"
import { COMPARED, DIAL, at, chainOf, compared, drawn, figuresOf, given, mapOf, read } from "./pictures.js"

test("the slider of the divisor divides the scores as it moves; answers are covered where it would show them", (t) => {
  const picture = drawn(given({ dial: DIAL }))
  const slider = picture.named("input", "Divide the scores by")
  const before = figuresOf(picture)
  const isOff = () => ["÷ 1", "Back to"].map((name) => picture.named("button", name).disabled)
  assert.deepEqual(isOff(), [false, true])
  for (const divisor of [1, 2.5, 8]) {
    slid(slider, String(divisor))
    const chain = chainOf({}, divisor)
    assert.deepEqual(picture.sent, [])
    assert.deepEqual(figuresOf(picture), figuresOf(drawn(given({ dial: { ...DIAL, value: divisor } }, chain))), String(divisor))
  }
  for (const [divisor, isCovered] of [[2.99, false], [3, true], [4, true], [4.01, false]]) {
    slid(slider, String(divisor))
    assert.equal(picture.cell("context", 0, 0).textContent.trim() === "?", isCovered, String(divisor))
    assert.ok(!picture.cell("weights", 0, 0).textContent.startsWith("?"))
  }
  picture.next(given({ dial: { ...DIAL, value: 8 } }, chainOf({}, 8)))
  assert.deepEqual([slider.value, slider.getAttribute("aria-valuetext")], ["4.01", "4.01"], "an answer to an earlier question moves nothing")
  picture.cell("Q", 0, 0).focus()
  assert.match(picture.root.querySelector(".gist").textContent, /^1 = 1.0 · 1 \+/, "and what is before the scores keeps its arithmetic")
  fire(slider, "change")
  assert.deepEqual(picture.sent, [["divisor", 4.01]])
  picture.next(given({ dial: { ...DIAL, value: 4.01 } }, chainOf({}, 4.01)))
  const frames = []
  t.mock.method(globalThis, "requestAnimationFrame", (next) => frames.push(next))
  const now = t.mock.method(performance, "now", () => 0).mock
  picture.next(given({ dial: { ...DIAL, value: 2 } }, chainOf({}, 2)))
  for (const [time, shown] of [[600, 3.005], [1200, 2], [1300, 2]]) {
    now.mockImplementation(() => time)
    for (const next of frames.splice(0)) next()
    assert.ok(Math.abs(Number(slider.value) - shown) < 1e-9, "what Python chooses is seen coming")
  }
  picture.press("÷ 1")
  assert.deepEqual(isOff(), [true, false])
  picture.press("Back to")
  assert.deepEqual(picture.sent.slice(1), [["divisor", 1], ["divisor", Math.SQRT2]])
  assert.deepEqual(figuresOf(picture), before)
})

test("between two chains each end is that chain alone, the middle their mean, and all that differs is marked", () => {
  const { one, other, chain } = compared()
  const picture = drawn(given(COMPARED, chain))
  const slider = picture.named("input", "From this to that")
  const numbers = () => picture.all("td.cell").map(({ title }) => title)
  const alone = (chain) => drawn(given({}, chain)).all("td.cell").map(({ title }) => title)
  const differs = (M, i, j) => M.values[i][j] !== other.get(M.name).values[i][j]
  const told = new Map([[0, "Shown: this"], [25, "25 % of the way: "], [50, "Halfway: "], [100, "Shown: that"]])
  for (const [share, words] of told) {
    typed(slider, share, false)
    const marked = new Set(picture.all("[data-differs]").map(at)).size
    assert.match(picture.root.querySelector(".said").textContent, new RegExp(`^${words}.*\\. The ${marked} marked numbers differ\\.$`))
    assert.deepEqual(["this", "that"].map((end) => picture.named("button", end).getAttribute("aria-pressed")), [`${share === 0}`, `${share === 100}`])
    picture.cell("X", 2, 0).focus()
    const explained = picture.root.querySelector(".working")
    assert.equal(explained.textContent.includes("A mix, not a result."), share % 100 > 0)
    picture.cell("scores", 2, 0).focus()
    const arithmetic = picture.root.querySelector(".gist").textContent
    assert.equal(arithmetic.includes(" = "), share % 100 === 0, "a mix has no arithmetic")
    assert.equal(arithmetic.includes("2.75"), share === 100, "and each end its own")
    picture.cell("X", 2, 0).focus()
    assert.ok(explained.textContent.includes("difference0.75 \u2212 2.75 = \u22122"))
    picture.cell("X", 0, 0).focus()
    assert.deepEqual([explained.querySelector(".sides").textContent, explained.textContent.includes("A mix")], ["The same in both.", false])
    for (const M of one) M.values.forEach((line, i) => line.forEach((value, j) => {
      assert.equal(picture.cell(M.name, i, j).title, exactly(value + (other.get(M.name).values[i][j] - value) * share / 100), `${M.name} ${share}`)
      assert.equal(picture.cell(M.name, i, j).attributes.has("data-differs"), differs(M, i, j))
      if (differs(M, i, j)) assert.match(picture.cell(M.name, i, j).style.getPropertyValue("--differs"), /^(1.00|0.(3[5-9]|[4-9].))$/)
    }))
  }
  assert.deepEqual(numbers(), alone([...other.values()]))
  assert.deepEqual([picture, drawn()].map(({ root }) => root.querySelector(".comparing").hidden), [false, true])
  picture.press("this")
  assert.deepEqual(numbers(), alone(one))
  picture.cell("X", 2, 0).focus()
  assert.match(picture.said(), /this 0.75, that 2.75$/)
  picture.cell("X", 0, 0).focus()
  assert.match(picture.said(), /1, the same in both$/)
  typed(slider, 25, false)
  fire(picture.cell("X", 2, 0), "click")
  assert.match(picture.said(), /^A mix, not a result\./, "it is pinned")
  for (const [ends, at] of [[COMPARED, "25"], [{ comparison: ["this", "another"] }, "0"]]) {
    picture.next(given(ends, compared().chain))
    assert.equal(slider.value, at, "other ends are seen from the first on")
  }
  picture.next(given({ ...COMPARED, isSmall: true }, compared().chain))
  assert.equal(picture.all(".beneath .comparing").length, 1, "a small picture stays where it is as its slider comes")
})

test("where every number differs none is marked: it would tell nothing", () => {
  const { chain } = compared()
  const sent = chain.map((M) => ({ ...M, other: { ...M.other, values: M.values.map((line) => line.map((value) => value + 1)) } }))
  const picture = drawn(given(COMPARED, sent))
  assert.equal(picture.all("[data-differs]").length, 0)
  assert.equal(picture.root.querySelector(".said").textContent, "Shown: this. All numbers differ.")
})

test("a number that is covered in both is said to be covered", () => {
  const covered = (M) => M.values.map((line) => line.map(() => null))
  const picture = drawn(given(COMPARED, compared().chain.map((M) => (M.name === "V" ? { ...M, values: covered(M), other: { ...M.other, values: covered(M) } } : M))))
  picture.cell("V", 0, 0).focus()
  assert.match(picture.said(), /: covered$/)
})

test("while the divisor moves, numbers keep their decimals and columns their widths", () => {
  const picture = drawn(given({ dial: { ...DIAL, covered: [] } }))
  const slider = picture.named("input", "Divide the scores by")
  const seen = [1, Math.SQRT2, 2.5, 5, 8].map((divisor) => {
    slid(slider, String(divisor))
    const cells = ["scaled_scores", "weights"].map((node) => [0, 1, 2].map((j) => picture.cell(node, 0, j)))
    return cells.map((line) => [line.map(({ textContent }) => textContent.split(".")[1]?.length ?? "≈ 0"), line[0].closest("table").style.getPropertyValue("--widest")])
  })
  assert.equal(new Set(seen.map((one) => JSON.stringify(one))).size, 1, JSON.stringify(seen))
})

test("where the divisor is moved, the largest of each row is marked, with what it usually is beneath it", () => {
  const { chain } = compared()
  const [usual, now] = [mapOf(chainOf()), mapOf(chainOf({}, 2))]
  const sent = chain.map((M) => ({ ...now.get(M.name), ...(M.name === "weights" && { other: M.other }) }))
  const picture = drawn(given({ ...COMPARED, dial: { ...DIAL, answers: ["weights"], value: 2, covered: [] } }, sent))
  assert.equal(picture.all("[data-differs]").length, 3)
  assert.ok(picture.named("input", "From this to that").hidden && picture.named("button", "that").hidden)
  const before = drawn(given({ ...COMPARED, dial: { ...DIAL, answers: ["weights"], covered: [] } }, chain))
  assert.equal(before.root.querySelector(".said").textContent, "Underlined: the largest of a row.")
  assert.match(picture.root.querySelector(".said").textContent, /^Underlined.*Beneath: at/)
  const veiled = drawn(given({ ...COMPARED, dial: { ...DIAL, answers: ["weights"], covered: [] } }, chain.map((M) => ({ ...M, other: null }))))
  assert.equal(veiled.all("[data-differs]").length, 3, "also while what it is compared with is veiled")
  now.get("weights").values.forEach((line, i) => line.forEach((value, j) => {
    const { attributes, dataset } = picture.cell("weights", i, j)
    const isMost = value === Math.max(...line)
    assert.deepEqual([attributes.has("data-differs"), dataset.was !== undefined], [isMost, isMost])
    if (isMost) assert.ok(Math.abs(read(dataset.was) - usual.get("weights").values[i][j]) < 0.006)
  }))
})
