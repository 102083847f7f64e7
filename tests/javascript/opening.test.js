// The opening: its numbers are those of the chain, and at every moment it shows them as they are.

import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import test from "node:test"
import { allCaptions, captionOf, figures, mixedOf, termsOf, worked } from "../../ui/machine/opening/captions.js"
import { curve, sceneAt, stageOf } from "../../ui/machine/opening/choreography.js"
import { drawOpening } from "../../ui/machine/opening/drawing.js"
import { numbersOf } from "../../ui/machine/opening/numbers.js"
import { CAPTIONS, END, HANDS_ON, LENGTH, STILLS, STOPS, captionAt, nextStop, pace, stillAt, thumbAt, timeAt } from "../../ui/machine/opening/moments.js"
import { recompute } from "../../ui/machine/chain.js"
import { givenMatrix, pretend } from "./pretend.js"

const X = [[0.1, 0.1, 0.2], [0.9, 0.3, 0], [0.2, 0.8, 0.1], [0.5, 0.1, 0.7], [0.3, 0, 0.9]]
const WORDS = ["The", "dog", "chased", "its", "tail"]
const [DOG, ITS] = [1, 3]

const product = (left, right, turned = false) => ({ kind: "product", reads: [left, right], turned })
const chainOf = (given, steps) => recompute(new Map([
  ...Object.entries(given).map(([name, values]) => [name, givenMatrix(name, values)]),
  ...Object.entries(steps).map(([name, step]) => [name, { ...givenMatrix(name, [[]]), step }]),
]), new Map())

const LEARNED = chainOf({
  X, W_q: [[0, 3, 0.5], [0.5, 0, 3], [4, 0, 0]], W_k: [[3, 0, 0], [0, 3, 0.5], [0, 0.5, 3]], W_v: [[2, 0, 0.5], [0, 1.5, 0], [0.5, 0, 1]],
}, {
  Q: product("X", "W_q"), K: product("X", "W_k"), V: product("X", "W_v"), scores: product("Q", "K", true),
  scaled_scores: { kind: "quotient", reads: ["scores"], divisor: Math.sqrt(3) }, weights: { kind: "softmax", reads: ["scaled_scores"] },
  context: product("weights", "V"),
})
const STORY = {
  focus: ITS, owner: DOG, qualities: ["living", "action", "owned"], offers: ["alive", "action", "owned"], nothing: "little", asks: "an owner",
  plain: chainOf({ X }, { scores: product("X", "X", true), weights: { kind: "softmax", reads: ["scores"] } }),
  captions: { flows: "{mix}", alike: "to {alike}", worked: "{terms} = {score}; {scaled}; {part} ÷ {total}", powers: "e", shares: "{share}", knows: "knows {share}{guess}", guess: "; {guessed} {given} not", lost: "{taker} {taken}", unsure: "less sure {share}" },
}
const NUMBERS = numbersOf(LEARNED, STORY, X)
const dragged = (living) => numbersOf(LEARNED, STORY, X.map((row, i) => (i === DOG ? [living, ...row.slice(1)] : row)))

test("the threads are the weights of the word that is followed, without and with learning", () => {
  assert.deepEqual(figures(NUMBERS.plain), ["0.145", "0.192", "0.152", "0.251", "0.259"])
  assert.deepEqual(figures(NUMBERS.learned), ["0.01", "0.69", "0.10", "0.15", "0.05"])
  const mixed = NUMBERS.values[0].map((_, k) => NUMBERS.learned.reduce((sum, share, j) => sum + share * NUMBERS.values[j][k], 0))
  NUMBERS.context.forEach((value, k) => assert.ok(Math.abs(value - mixed[k]) < 1e-12))
  assert.equal(mixedOf(NUMBERS).join(""), "0.69 × 1.80 + 0.15 × 1.35 + … = 1.54")
  assert.deepEqual(NUMBERS.offers, ["little", "alive", "action", "owned", "owned"])
})

test("a dog that is dragged has other threads, and the captions say so", () => {
  const said = (numbers, name) => captionOf(STORY, numbers, WORDS, DOG, CAPTIONS[name])
  assert.equal(said(NUMBERS, "knows"), "knows 0.69")
  assert.equal(said(NUMBERS, "alike"), "to tail")
  const without = dragged(0)
  assert.equal(said(without, "knows"), `its ${figures(without.learned)[ITS]}`)
  assert.equal(said(NUMBERS, "flows"), "0.69 × dog + 0.15 × its")
  assert.ok(said(without, "flows").startsWith(`${figures(without.learned)[ITS]} × its + `))
  assert.ok([0.1, 0.2, 0.3, 0.4, 0.5].map(dragged).every(({ learned }) => [DOG, ITS].includes(learned.indexOf(Math.max(...learned)))), "“goes back to its itself”")
  assert.equal(without.offers[DOG], "little")
  assert.ok(dragged(1).learned[DOG] > NUMBERS.learned[DOG])
  assert.equal(allCaptions(STORY, NUMBERS, WORDS, DOG).length, 6)
})

test("who guessed another word than the owner is told its share", () => {
  const said = (guess) => captionOf(STORY, NUMBERS, WORDS, guess, HANDS_ON)
  assert.equal(said(DOG), "knows 0.69")
  assert.equal(said(4), "knows 0.69; tail 0.05 not")
})

test("its is less sure where the dog has the widest thread, and less than half", () => {
  const less = [0.9, 0.8, 0.7, 0.6, 0.5].map(dragged).find(({ learned }) => learned[DOG] < 0.5)
  assert.equal(Math.max(...less.learned), less.learned[DOG])
  assert.equal(captionOf(STORY, less, WORDS, DOG, HANDS_ON), `less sure ${figures(less.learned)[DOG]}`)
})

test("a caption that is long passes slowly, and nobody who has chosen no word is told to have done so", () => {
  assert.ok(pace(CAPTIONS.flows, 20) < pace(CAPTIONS.flows, 14))
  assert.equal(pace(CAPTIONS.flows, 4), 1)
  assert.equal(pace(CAPTIONS.knows, 30), 1)
  const story = { ...STORY, captions: { paid: "you have", shown: "the eye has" } }
  const said = (one) => captionOf(one, NUMBERS, WORDS, DOG, CAPTIONS.paid)
  assert.deepEqual([story, { ...story, isAnswered: true }].map(said), ["the eye has", "you have"])
})

test("who chooses another word than attention will find is told so at once", () => {
  const story = { ...STORY, isAnswered: true, captions: { paid: "you have", other: "{guessed}; attention, another" } }
  const said = (guess) => captionOf(story, NUMBERS, WORDS, guess, CAPTIONS.paid)
  assert.deepEqual([4, DOG].map(said), ["tail; attention, another", "you have"])
})

test("the dog's share is worked out from the query of its and the dog's key, and that follows the hand", () => {
  assert.equal(worked(STORY, NUMBERS, WORDS, DOG), "2.85 · 2.70 + 1.50 · 0.90 + 0.55 · 0.15 = 9.13; 5.27; 194.4 ÷ 281.5")
  for (const { fit, learned } of [NUMBERS, dragged(0.3)]) {
    assert.ok(Math.abs(fit.products.reduce((sum, product) => sum + product) / Math.sqrt(3) - fit.scaled[DOG]) < 1e-12)
    fit.powers.forEach((power, j) => assert.ok(Math.abs(power - Math.exp(fit.scaled[j])) < 1e-9 && Math.abs(power / fit.total - learned[j]) < 1e-12))
  }
})

test("what a query and a key begin with is made of the bars’ numbers before they are multiplied", () => {
  const written = ({ fit }) => [fit.firsts.query, fit.firsts.key].map((of) => termsOf(of).join(""))
  assert.deepEqual(written(NUMBERS), ["0.5 × 0 + 0.1 × 0.5 + 0.7 × 4 = 2.85", "0.9 × 3 + 0.3 × 0 + 0 × 0 = 2.70"])
  assert.equal(written(dragged(0.67))[1], "0.67 × 3 + 0.3 × 0 + 0 × 0 = 2.01")
  for (const [width, room] of [[1120, 24], [328, 19]]) {
    const at = (caption) => sceneAt(stageOf(width, WORDS), STORY, NUMBERS, DOG, caption)
    const figuresOf = (caption) => at(caption).bars.map(([bar]) => bar.figure.opacity)
    assert.deepEqual([ITS, DOG].map((i) => figuresOf(CAPTIONS.asks + 0.8)[i]), [1, 1], "the numbers stand above the bars as they are multiplied")
    assert.deepEqual(figuresOf(STOPS[Object.keys(CAPTIONS).indexOf("alike")]), WORDS.map(() => 1), "those of every word as it is compared")
    assert.deepEqual(["alike", "asks", "offers", "fits", "values", "flows"].map((name) => at(STOPS[Object.keys(CAPTIONS).indexOf(name)]).origin).map(({ kind, opacity }) => [kind, opacity]), [["query", 0], ["query", 1], ["key", 1], ["key", 0], ["key", 0], ["value", 1]])
    for (const row of at(STOPS[2]).bars) {
      row.slice(1).forEach(({ figure }, k) => assert.ok(figure.x - row[k].figure.x >= room - 1e-9, "three digits have room, on a phone without the zero before the point"))
      assert.ok(Math.abs(row[1].figure.x - row[1].x - row[1].width / 2) < 1e-9 && row.every(({ y, figure }) => figure.y < y), "above its bars")
    }
  }
})

test("the dog has the widest thread after half a minute, and each caption is read by then", () => {
  const share = (t) => sceneAt(stageOf(1120, WORDS), STORY, NUMBERS, DOG, t).threads[DOG].share
  assert.ok(share(CAPTIONS.shares) < 0.2 && share(34.5) > 0.68)
  const given = readFileSync(new URL("../../data/tour.toml", import.meta.url), "utf8")
  const words = Object.fromEntries([...given.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, text]) => [name, text.replace("{mix}", "0 × a + 0 × b").split(" ").length]))
  for (const [name, from] of Object.entries({ ...CAPTIONS, shown: CAPTIONS.paid })) assert.equal(pace(from, name === "paid" ? words.shown : words[name]), 1, name)
  assert.ok(Object.keys(CAPTIONS).every((name) => words[name] <= 11 || name === "flows"))
})

test("below the words stand scores, e to each of them, and the shares, each as soon as the dog's is worked out", () => {
  const stage = stageOf(1120, WORDS)
  const at = (t) => sceneAt(stage, STORY, NUMBERS, DOG, t)
  for (const [m, [text, from]] of [["5.27", CAPTIONS.divided], ["194.4", CAPTIONS.powers], ["0.69", CAPTIONS.shares]].entries()) {
    const times = Array.from({ length: 500 }, (_, n) => from + n / 100)
    assert.ok(at(times.find((t) => { const { figures } = at(t); return figures.opacity > 0.5 && figures.texts[DOG] === text })).steps.results[m + 1] > 0.2, text)
  }
})

test("at each stop the words have their colour that the caption speaks of, and what it does not speak of is paler", () => {
  const CHASED = 2, TAIL = 4, ALL = [...WORDS.keys()]
  const seen = Object.fromEntries(STOPS.map((t, m) => [Object.keys(CAPTIONS)[m], sceneAt(stageOf(1120, WORDS), STORY, NUMBERS, CHASED, t)]))
  const which = (is, kind) => Object.fromEntries(Object.entries(seen).map(([name, now]) => [name, now[kind].flatMap((one, i) => (is(one) ? i : []))]).filter(([, found]) => found.length))
  const lit = which(({ isLit }) => isLit, "words")
  assert.deepEqual(lit, Object.fromEntries(Object.keys(CAPTIONS).map((name) => [name, { paid: [CHASED, ITS], alike: [ITS, TAIL] }[name] ?? (["whose", "described", "laid", "asks", "numbers"].includes(name) ? [ITS] : [DOG, ITS])])))
  assert.deepEqual(which(({ isLearned }) => isLearned, "threads"), { alike: [TAIL], shares: ALL, values: ALL, flows: ALL, knows: ALL, numbers: ALL })
  assert.equal(seen.alike.figures.lit, TAIL)
  assert.deepEqual(["isAsked", "isEnd"].map((name) => which((one) => one[name], "words")), [{ whose: ALL }, { numbers: ALL }])
  const widest = Object.entries({ alike: ALL, fits: [DOG], shares: ALL, flows: [DOG], knows: [DOG] })
  for (const [name, strong] of widest) assert.deepEqual(which(({ opacity }) => opacity > 0.8 || (name === "fits" && opacity > 0.6), "threads")[name], strong, name)
  assert.deepEqual(which((row) => row.every(({ opacity }) => opacity === 1), "bars"), { described: ALL, laid: ALL, alike: ALL, asks: ALL.filter((i) => i !== ITS), flows: [DOG, ITS], knows: [DOG, ITS] })
  assert.deepEqual(Object.keys(seen).filter((name) => seen[name].legend === 1), ["described", "laid", "alike", "asks", "flows", "knows"], "what the bars are is said")
  assert.deepEqual(which(({ opacity }) => opacity === 1, "columns"), { asks: [ITS], offers: ALL, fits: [DOG, ITS], divided: [DOG, ITS], powers: [DOG, ITS], shares: [DOG, ITS] })
  assert.deepEqual(which(({ opacity }) => opacity === 1, "cards"), { values: ALL }, "before they are drawn as bars, values are numbers")
})

test("query and key come to stand beside each other, with room for both", () => {
  for (const width of [1120, 328]) {
    const stage = stageOf(width, WORDS)
    const { columns, sides } = sceneAt(stage, STORY, NUMBERS, DOG, STOPS[7])
    assert.deepEqual([columns[ITS].x, columns[DOG].x].map(Math.round), [sides.query, sides.key].map(Math.round))
    assert.ok(stage.isNarrow || Math.abs((sides.query + sides.key) / 2 - stage.centres[DOG]) < 1e-9, "around the word whose key it is")
    assert.ok(sides.query - stage.column.width / 2 >= 0 && sides.key - sides.query >= stage.column.width)
    assert.ok(sides.key < sides.product && sides.product < sides.result, "what comes of a product stands at its right")
    const own = (t) => sceneAt(stage, STORY, NUMBERS, DOG, t).own
    assert.deepEqual([own(CAPTIONS.fits + 1.5), own(STOPS[7]).opacity], [{ x: stage.centres[ITS], sunk: 0, opacity: 1 }, 0], "the key of the word that asks is uncovered")
    assert.deepEqual(sceneAt(stage, STORY, NUMBERS, DOG, STOPS[6]).columns.map(({ x }) => x), stage.centres, "before, each stands below its word")
  }
})

test("the old bars of its stay as an outline while the new ones grow", () => {
  const { ghost, bars, grip } = sceneAt(stageOf(1120, WORDS), STORY, NUMBERS, DOG, HANDS_ON)
  const { x, y, width } = bars[DOG][0]
  assert.deepEqual([grip.x, grip.y].map(Math.round), [x + width / 2, y].map(Math.round), "on the dog's first bar is its handle")
  ghost.forEach(({ x, opacity, height }, k) => assert.ok(opacity === 1 && Math.abs(x - bars[ITS][k].x) < 4 && Math.abs(height - X[ITS][k] * NUMBERS.scale * 112) < 1e-9))
})

test("the powers become the parts of one bar, of which the dog's is its share, and no text stands in what is too short", () => {
  for (const width of [1120, 328]) {
    const stage = stageOf(width, WORDS)
    const { parts } = sceneAt(stage, STORY, NUMBERS, DOG, STOPS[Object.keys(CAPTIONS).indexOf("powers")])
    const whole = parts[4].x + parts[4].width - parts[0].x
    assert.ok(Math.abs(parts[DOG].width / whole - NUMBERS.learned[DOG]) < 0.02)
    parts.slice(1).forEach(({ x }, j) => assert.ok(Math.abs(x - parts[j].x - parts[j].width) < 3, "one behind the other"))
    assert.ok(parts[4].x + parts[4].width <= width && stage.sum.y + stage.sum.tall <= stage.height)
  }
})

test("the powers are seen to be added up before they are divided by their sum, which where there is no room stands beneath them, behind their bar", () => {
  const signs = (width) => sceneAt(stageOf(width, WORDS), STORY, NUMBERS, DOG, 0).signs
  assert.deepEqual(signs(328).map(({ text }) => text), ["+", "+", "+", "+", "= 281.5"])
  assert.deepEqual([1120, 736, 328].map((width) => signs(width)[4].y > signs(width)[0].y), [false, true, true])
  for (const stage of [stageOf(328, WORDS), stageOf(736, WORDS), stageOf(616, WORDS, true)]) {
    const { signs, parts } = sceneAt(stage, STORY, NUMBERS, DOG, STOPS[Object.keys(CAPTIONS).indexOf("powers")])
    assert.ok(signs[4].x - 38 > parts[4].x + parts[4].width, "not on the bar")
  }
  assert.ok(signs(328).slice(0, 4).every(({ x }, j) => x > stageOf(328, WORDS).centres[j] && x < stageOf(328, WORDS).centres[j + 1]))
  const at = (t) => sceneAt(stageOf(1120, WORDS), STORY, NUMBERS, DOG, t)
  assert.ok(at(CAPTIONS.shares + 0.7).steps.results[3] > 0.9)
  const said = [CAPTIONS.asks + 0.3, CAPTIONS.powers + 0.7, CAPTIONS.shares + 0.8].flatMap((t) => [t - 0.01, t]).map((t) => at(t).figures).map(({ texts, isSum, lit }) => [texts[DOG], isSum, lit])
  assert.deepEqual(said, [["0.192", false, 4], ["5.27", false, -1], ["5.27", false, -1], ["194.4", true, -1], ["194.4", true, -1], ["0.69", false, DOG]])
})

test("at any time all threads together are equally wide, and everything is on the stage, on a phone and a laptop at 200 % as well", () => {
  for (const stage of [stageOf(328, WORDS), stageOf(616, WORDS, true)]) for (let t = 0; t <= END; t += 0.1) {
    const now = sceneAt(stage, STORY, NUMBERS, DOG, t)
    const total = now.threads.reduce((sum, thread) => sum + thread.width, 0)
    assert.ok(now.threads[0].isOpen || Math.abs(total - stage.threads) < 1e-9, `${t}`)
    for (const { x, y, width, height } of [...now.bars.flat(), ...now.cells.flat()]) {
      assert.ok(x >= 0 && x + width <= stage.width + 1 && y >= 0 && y + height <= stage.height + 1, `${t}`)
    }
  }
})

test("while it flows each word sends drops by its share, as strong as what it passes on, to the word that asks", () => {
  const stage = stageOf(1120, WORDS)
  const at = (t) => sceneAt(stage, STORY, NUMBERS, DOG, t).drops
  const { flows, numbers } = CAPTIONS
  for (const t of [flows + 1.1, numbers + 0.2]) assert.ok(at(t).every(({ opacity }) => opacity === 0))
  const strongest = Math.max(...NUMBERS.values.flat())
  const [now, later] = [flows + 1.7, flows + 1.75].map(at)
  const of = (j) => now.map((_, d) => d).filter((d) => Math.abs(now[d].opacity - Math.min(1, 0.15 + NUMBERS.values[j][now[d].k] / strongest)) < 1e-9)
  for (const j of [DOG, ITS]) assert.ok(Math.abs(of(j).length - NUMBERS.learned[j] * now.length) < 1, `${of(j).length} ${j}`)
  const far = ({ x }) => Math.abs(x - stage.centres[ITS])
  assert.ok(of(DOG).filter((d) => far(later[d]) < far(now[d])).length > 0.9 * of(DOG).length)
})

test("what is mixed is what is drawn: while it flows, bars are the values, and each of its own is their sum by share", () => {
  const stage = stageOf(1120, WORDS)
  const drawn = (t) => sceneAt(stage, STORY, NUMBERS, DOG, t).bars.map((row) => row.map(({ height }) => height / stage.tall))
  const [before, after] = [CAPTIONS.flows + 1.1, STOPS[Object.keys(CAPTIONS).indexOf("flows")]].map(drawn)
  const near = (one, other) => assert.ok(Math.abs(one - other) < 2 / stage.tall, `${one} ${other}`) // no bar is thinner than a line
  before.forEach((row, i) => row.forEach((height, k) => near(height, NUMBERS.values[i][k] * NUMBERS.scale)))
  after[ITS].forEach((height, k) => near(height, before.reduce((sum, row, j) => sum + NUMBERS.learned[j] * row[k], 0)))
})

test("bars become the cells of X, and threads the row of the weights", () => {
  const stage = stageOf(1120, WORDS)
  const [bars, numbers] = [HANDS_ON, END].map((t) => sceneAt(stage, STORY, NUMBERS, DOG, t))
  const [dog, its] = [DOG, ITS].map((i) => bars.bars[i].map(({ height }) => height / stage.tall / NUMBERS.scale))
  dog.slice(0, 2).forEach((height, k) => assert.ok(Math.abs(height - X[DOG][k]) < 1e-9))
  its.forEach((height, k) => assert.ok(Math.abs(height - NUMBERS.context[k]) < 1e-9, "to one scale"))
  assert.deepEqual([...new Set(numbers.bars.flat().map(({ height }) => height))], [stage.grid.tall])
  assert.deepEqual(numbers.cells[ITS].map(({ share }) => share), NUMBERS.learned)
  assert.ok(numbers.threads.every(({ opacity }) => opacity === 0))
  const grown = sceneAt(stage, STORY, NUMBERS, DOG, CAPTIONS.numbers)
  grown.threads.forEach(({ at, width }, j) => {
    const { x, y, height } = grown.cells[ITS][j]
    assert.deepEqual([x + stage.grid.wCell / 2, y, height], [...at(0.5), Math.max(3, width)], "each grows out of the middle of its thread")
  })
  for (const [after, theirs] of [[0.6, 0], [1.8, 0], [3, 1]]) assert.deepEqual(sceneAt(stage, STORY, NUMBERS, DOG, CAPTIONS.numbers + after).cells.map(([{ opacity }]) => opacity), WORDS.map((_, i) => (i === ITS ? 1 : theirs)))
})

test("each part begins where it says, and stands still with a caption of its own", () => {
  for (const time of ["from", "at"]) assert.deepEqual(STILLS.map((still) => stillAt(still[time])), [...STILLS.keys()])
  assert.deepEqual(STILLS.map(({ at }) => captionAt(at)), ["whose", "paid", "alike", "shares", "knows", "numbers"])
})

test("each caption has one stop, and the next stop is that of the next caption, there and back", () => {
  assert.deepEqual(STOPS.map(captionAt), Object.keys(CAPTIONS))
  assert.deepEqual(STOPS.map((at) => nextStop(at)), [...STOPS.slice(1), END])
  assert.deepEqual(STOPS.map((at) => nextStop(at, -1)), [STOPS[0], ...STOPS.slice(0, -1)])
})

test("at each stop the picture is whole: nothing is half there, nor on its way", () => {
  const stage = stageOf(1120, WORDS)
  for (const at of STOPS) {
    const [now, later] = [at, Math.min(END, at + 0.2)].map((t) => JSON.stringify({ ...sceneAt(stage, STORY, NUMBERS, DOG, t), halo: null, drops: null }))
    assert.equal(now, later, captionAt(at))
  }
})

test("on the scrubber pictures have equal room, and stand still in its middle", () => {
  assert.deepEqual(STILLS.map(({ from, at }) => [thumbAt(from), thumbAt(at)]), STILLS.map((_, m) => [2 * m, 2 * m + 1]))
  assert.deepEqual([timeAt(thumbAt(HANDS_ON)), timeAt(LENGTH), thumbAt(END)], [HANDS_ON, END, LENGTH])
  for (let t = 0; t <= END; t += 0.1) assert.ok(Math.abs(timeAt(thumbAt(t)) - t) < 1e-9, `${t}`)
})

/** A shape of a page that counts what is changed of it and of those within it. */
function shapeOf(changes) {
  const kept = new Map()
  return {
    dataset: {}, textContent: "", append() {}, replaceChildren() {},
    getAttribute: (name) => kept.get(name) ?? null,
    setAttribute: (name, value) => { kept.set(name, value); changes.count++ },
  }
}

test("a frame in which nothing has moved changes no shape, for each change lays out all of them", (t) => {
  const changes = { count: 0 }
  pretend(t, { document: { createElementNS: () => shapeOf(changes) } })
  const move = drawOpening(shapeOf(changes), STORY, WORDS)
  const stage = stageOf(1280, WORDS)
  move(stage, NUMBERS, DOG, 14)
  changes.count = 0
  move(stage, NUMBERS, DOG, 14)
  assert.equal(changes.count, 0)
  move(stage, NUMBERS, DOG, 14.5)
  assert.ok(changes.count > 0)
})

test("a thread begins and ends at its words, and rises the higher the farther they are apart", () => {
  const words = ["the", "bank", "raised", "interest", "rates"]
  const stage = stageOf(1000, words)
  const height = (i, j) => {
    const { at } = curve(stage, i, j, 270)
    assert.deepEqual([at(0), at(1)], [[stage.centres[i], 270], [stage.centres[j], 270]])
    return 270 - at(0.5)[1]
  }
  const heights = words.slice(1).map((_, m) => height(0, m + 1))
  assert.deepEqual(heights, [...new Set(heights)].sort((a, b) => a - b))
  assert.ok(Math.abs(heights.at(-1) - 0.9 * (270 - 34)) < 1e-9, "from end to end it has the height that is there")
  const { at } = curve(stage, 2, 2, 270)
  assert.ok(height(2, 2) > 0 && at(0.25)[0] < stage.centres[2] && at(0.75)[0] > stage.centres[2], "one to itself is a loop")
})
