// Where everything in the opening is at a time, as plain numbers: the drawing only writes them down.

import { figures } from "./captions.js"
import { largest } from "./numbers.js"
import { CAPTIONS, done } from "./moments.js"

/** @import { Numbers, Story } from "./numbers.js" */

/**
 * The measures of a stage of some width, in pixels: the centres of the words; the line on which bars stand and how tall
 * one of 1 is, and how far apart the numbers above them; where threads begin, and how wide all of them are together; the
 * columns of a query and a key, and where they and what is computed from them stand side by side; the cells of the last
 * picture.
 *
 * @typedef {{width: number, height: number, isNarrow: boolean, centres: number[], large: number, small: number, middle: number,
 *   foot: number, base: number, tall: number, bar: number, gap: number, apart: number, feet: number, threads: number, sum: {y: number, tall: number},
 *   column: {width: number, pitch: number, size: number},
 *   grid: {label: number, top: number, X: number, weights: number, xCell: number, wCell: number, tall: number, pitch: number}}} Stage
 */

/** A curve between two words. @typedef {{d: string, at: (u: number) => [number, number]}} Curve */

const NARROW = 560

/** When the powers give way to the shares they make. */
const SHARED = CAPTIONS.shares + 0.8

/** When the powers are laid end to end, and the widest that all of them are then: as wide as the words. */
const LAID = CAPTIONS.powers + 1
const WIDEST = 1000

/** Letters' worth of room around a word, beside its own letters, and how much one of those that are slim takes. */
const AROUND = 2.2
const SLIM = 0.7

/** @param {number} a @param {number} b @param {number} u */
const between = (a, b, u) => a + (b - a) * u

/** @param {number} width @param {string[]} words @param {boolean} [isLow] whether the window is, as a laptop's at 200 % @returns {Stage} */
export function stageOf(width, words, isLow = false) {
  const isNarrow = width < NARROW
  const room = words.map((word) => word.length - (1 - SLIM) * (word.match(/[fijlrt]/g)?.length ?? 0) + AROUND)
  const all = room.reduce((sum, one) => sum + one, 0)
  const used = Math.min(width, WIDEST)
  const centres = room.map((one, i) => (width - used) / 2 + (used * (room.slice(0, i).reduce((sum, before) => sum + before, 0) + one / 2)) / all)
  const large = Math.min(64, used * (isNarrow ? 0.08 : 0.07))
  const wide = { height: 426, small: 30, middle: 270, foot: 356, base: 312, tall: 112, bar: 18, gap: 4, apart: 28, feet: 172, threads: 62, sum: { y: 398, tall: 22 } }
  const low = { ...wide, height: 306, small: 26, middle: 190, foot: 228, base: 192, tall: 76, feet: 98, threads: 42, sum: { y: 284, tall: 20 } }
  const narrow = { height: 386, small: 21, middle: 270, foot: 304, base: 268, tall: 88, bar: 11, gap: 3, apart: 19, feet: 154, threads: 42, sum: { y: 362, tall: 20 } }
  const fit = Math.min(1, width / 840)
  const grid = isNarrow
    ? { label: 54, X: 60, xCell: 28, weights: 154, wCell: Math.min(40, (width - 156) / words.length), tall: 34, pitch: 36, top: 112 }
    : { label: width / 2 - 330 * fit, X: width / 2 - 312 * fit, xCell: 56 * fit, weights: width / 2 - 84 * fit, wCell: 84 * fit, tall: 40, pitch: 44, top: isLow ? 64 : 124 }
  const column = isNarrow ? { width: 54, pitch: 20, size: 14 } : isLow ? { width: 96, pitch: 19, size: 15 } : { width: 96, pitch: 27, size: 20 }
  return { width, isNarrow, centres, large, ...(isNarrow ? narrow : isLow ? low : wide), column, grid }
}

/** The thread from one word to another, or from a word to itself. @param {Stage} stage @param {number} i @param {number} j @param {number} y @returns {Curve} */
export function curve({ centres, isNarrow }, i, j, y) {
  const [a, b] = [centres[i], centres[j]]
  const span = Math.abs(i - j) / (centres.length - 1)
  const rise = (y - 34) * (i === j ? 0.8 : isNarrow ? 0.9 + 0.3 * span : 0.45 + 0.75 * span) // on a phone the height is there, and not the width
  const side = i === j ? 52 : 0
  const [c1, c2] = i === j ? [[a - side, y - rise], [a + side, y - rise]] : [[between(a, b, 0.15), y - rise], [between(a, b, 0.85), y - rise]]
  const at = (/** @type {number} */ u) => /** @type {[number, number]} */ ([0, 1].map((m) => {
    const [p0, p1, p2, p3] = [[a, y][m], c1[m], c2[m], [b, y][m]]
    const v = 1 - u
    return v * v * v * p0 + 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u * p3
  }))
  return { d: `M${a},${y} C${c1} ${c2} ${b},${y}`, at }
}

/**
 * All that is drawn at a time. `x`, `y` of a bar or cell are its upper left corner, of a text its middle and base line.
 *
 * @param {Stage} stage @param {Story} story @param {Numbers} numbers @param {number} chosen the word that was clicked @param {number} t
 */
export function sceneAt(stage, story, numbers, chosen, t) {
  const { focus, owner } = story
  const { centres, grid } = stage
  const { paid, described, laid: over, alike, asks, offers, fits, divided, powers, shares, values, flows, knows, numbers: last } = CAPTIONS
  const open = done(t, described, described + 0.8)
  const risen = done(t, described + 0.5, described + 1.4)
  const asking = 1 - done(t, paid, paid + 0.5)
  const morph = done(t, last, last + 1.8)
  const learned = done(t, SHARED, SHARED + 1)
  const flow = done(t, flows + 1.1, flows + 3.2)
  const leaving = done(t, values, values + 0.5)
  const back = done(t, flows + 0.5, flows + 1.1)
  const passed = leaving * (1 - done(t, knows, knows + 0.5)) // bars are what each word passes on
  const tall = stage.tall * between(1, numbers.scale, leaving) // from here on values are drawn beside numbers of words
  const numberOf = (/** @type {number} */ i, /** @type {number} */ k) => between(numbers.X[i][k], numbers.values[i][k], passed)
  const lens = (/** @type {number} */ i) => (i === focus ? asks + 1.6 : offers)
  const isToldOf = (/** @type {number} */ i) => i === focus || i === owner
  const told = (/** @type {number} */ i) => done(t, described + 1.4, described + 1.8) * (1 - (isToldOf(i) ? done(t, lens(i), lens(i) + 0.4) : done(t, asks, asks + 0.4)))
  const gone = done(t, fits, fits + 0.4)
  const aside = done(t, fits + 0.3, fits + 1)
  const dimmed = aside * (1 - done(t, divided + 0.3, divided + 0.6))
  const top = largest(numbers.learned)
  const figures = figuresAt(numbers, t)
  const rowOf = (/** @type {number} */ i) => grid.top + i * grid.pitch

  const words = centres.map((x, i) => ({
    x: between(x, grid.label, morph), y: between(between(stage.middle, stage.foot, open), rowOf(i) + grid.tall * 0.66, morph),
    size: between(between(stage.large, stage.small, open), stage.isNarrow ? 15 : 19, morph),
    isEnd: morph > 0.5,
    opacity: isToldOf(i) ? 1 : 1 - 0.6 * dimmed,
    isAsked: asking > 0.5,
    isLit: i === focus || (i === chosen && t > paid && t < described + 0.3) || (i === owner && t > offers && t < SHARED) || (i === figures.lit && t > alike && t < last),
  }))

  const laying = (centres.length - 1) * done(t, over + 0.2, alike - 0.4)
  const laid = done(t, over, over + 0.4)
  const isOpen = stage.isNarrow && asking > 0 // where words are small, what can be answered fills the room above them
  const threads = centres.map((_, j) => {
    const share = between(numbers.plain[j], numbers.learned[j], learned)
    if (isOpen) return { ...curve(stage, focus, j, stage.middle - stage.large), share, width: 2, opacity: j === focus ? 0 : asking * done(t, 0.6, 1.6), isLearned: false, isOpen }
    return {
      ...curve(stage, focus, j, stage.feet),
      share,
      isOpen,
      width: stage.threads * share,
      opacity:
        done(laying, j - 0.7, j) *
        laid *
        (1 - morph) *
        (flow > 0 && j !== top ? 0.55 : 0.85) *
        between(1, between(0.25, 0.8, j === owner ? aside : 0) * (1 - learned) + learned, done(t, asks, asks + 0.8)),
      isLearned: learned > 0.3 || (t > alike && t < asks && j === figures.lit),
    }
  })

  const bars = numbers.X.map((row, i) => row.map((value, k) => {
    const number = i === focus ? between(numberOf(i, k), numbers.context[k], flow * (1 - morph)) : numberOf(i, k)
    const height = Math.max(1.5, number * tall) * risen
    const left = centres[i] + (k - row.length / 2) * (stage.bar + stage.gap) + stage.gap / 2
    return {
      x: between(left, grid.X + k * (grid.xCell + 2), morph), y: between(stage.base - height, rowOf(i), morph),
      width: between(stage.bar, grid.xCell, morph), height: between(height, grid.tall, morph),
      opacity: risen * between((1 - done(t, lens(i), lens(i) + 0.5) * (1 - back)) * (flow > 0 && morph === 0 && i !== focus && i !== top ? 0.5 : 1), 0.1 + 0.4 * value, morph),
      figure: {
        x: between(centres[i] + (k - (row.length - 1) / 2) * stage.apart, grid.X + k * (grid.xCell + 2) + grid.xCell / 2, morph),
        y: between(stage.base - Math.max(...row) * tall - 6, rowOf(i) + grid.tall / 2 + 5, morph),
        opacity: morph ? done(t, last + 1, last + 1.8) : told(i),
      },
    }
  }))

  const under = t < flows ? laying : focus
  const ghost = numbers.X[focus].map((_, k) => ({
    x: between(centres[Math.floor(under)], centres[Math.ceil(under)], under % 1) + (k - numbers.X[focus].length / 2) * (stage.bar + stage.gap),
    y: stage.base - numbers.X[focus][k] * tall, width: stage.bar + stage.gap, height: numbers.X[focus][k] * tall,
    opacity: laid * (1 - done(t, alike, alike + 0.5)) + back * (1 - done(t, last, last + 0.3)),
  }))

  const pair = stage.isNarrow ? { half: 32, product: 79, result: 207, name: 4 } : { half: 56, product: 128, result: 284, name: 124 } // both above the owner, for a card above another word would be that word's
  const middle = Math.max(1.2 * stage.column.width, Math.min(centres[owner], stage.width - pair.half - pair.result - pair.name))
  const key = middle + pair.half
  const sides = { query: middle - pair.half, key, product: key + pair.product, result: Math.min(key + pair.result, stage.width - pair.name) }
  const columns = centres.map((x, j) => ({
    x: j === focus ? between(x, sides.query, aside) : j === owner ? between(x, sides.key, aside) : x,
    sunk: 26 * (1 - done(t, lens(j) + 0.5, lens(j) + 1.3)),
    opacity: done(t, lens(j) + 0.5, lens(j) + 1.3) * (1 - leaving) * (isToldOf(j) ? 1 : 1 - gone),
  }))
  const cards = centres.map((x) => ({ x, sunk: 26 * (1 - done(t, values + 0.4, values + 1.2)), opacity: done(t, values + 0.4, values + 1.2) * (1 - done(t, flows, flows + 0.5)) }))
  const own = { x: centres[focus], sunk: 0, opacity: done(t, offers + 0.5, offers + 1.3) * (1 - done(t, fits + 1.8, fits + 2.2)) }
  const after = (/** @type {number} */ from) => done(t, from, from + 0.4) * (1 - leaving)
  const steps = { products: numbers.fit.products.map((_, k) => after(fits + 1.1 + 0.35 * k)), results: [fits + 2.2, divided + 0.2, powers + 0.3, shares + 0.2].map(after) }

  const cells = numbers.weights.map((row, i) => row.map((share, j) => ({
    share, x: between(i === focus ? threads[j].at(0.5)[0] - grid.wCell / 2 : grid.weights + j * grid.wCell, grid.weights + j * grid.wCell, morph),
    y: between(i === focus ? threads[j].at(0.5)[1] : rowOf(i), rowOf(i), morph), width: grid.wCell - 3,
    height: between(i === focus ? Math.max(3, threads[j].width) : grid.tall, grid.tall, morph),
    opacity: i === focus ? done(t, last, last + 0.6) : done(t, last + 1.8, last + 2.6),
  })))

  return {
    words,
    threads,
    bars,
    ghost,
    sides,
    columns,
    own,
    aside,
    cards,
    steps,
    cells,
    signs: signsOf(stage, numbers.fit.total),
    parts: partsOf(stage, numbers.fit, leaving, t),
    drops: drops(stage, numbers, threads, focus, t),
    halo: {
      x: centres[focus],
      y: stage.middle - stage.large * 0.3,
      r: stage.large * (stage.isNarrow ? 0.75 : 1.05) * (1 + 0.08 * Math.sin(t * 5)),
      opacity: asking * (0.5 + 0.3 * Math.sin(t * 5)),
    },
    mine: {
      ...curve(stage, focus, chosen, stage.middle - stage.large),
      drawn: done(t, paid, paid + 1.2),
      opacity: 0.85 * (1 - done(t, described, described + 0.4)),
      width: stage.threads * 0.4,
    },
    figures: {
      y: stage.foot + 30,
      opacity:
        done(t, alike, alike + 0.5) *
        (1 - morph) *
        (1 - done(t, asks, asks + 0.3) * (1 - done(t, divided + 0.6, divided + 0.9))),
      ...figures,
    },
    origin: originAt(stage, story, t),
    legend: risen * (1 - done(t, offers, offers + 0.5)) + back * (1 - done(t, last, last + 0.3)),
    barred: passed > 0.5 ? "value:" : "word:",
    heads: done(t, last + 1.2, last + 2.2),
    frame: done(t, last + 1.4, last + 2.2),
    grip: {
      x: centres[owner] - (numbers.X[owner].length / 2) * (stage.bar + stage.gap) + stage.gap / 2 + stage.bar / 2,
      y: stage.base - numbers.X[owner][0] * tall,
      opacity: done(t, knows, knows + 0.5) * (1 - done(t, last, last + 0.3)),
    },
  }
}

/**
 * What stands below the words: how alike they are, then their scaled scores, e to these, which are added up, and what
 * shares these make; `lit` is the largest share.
 *
 * @param {Numbers} numbers
 * @param {number} t
 */
function figuresAt({ plain, learned, fit }, t) {
  const { asks, powers } = CAPTIONS
  const shares = t < asks + 0.3 ? plain : t < SHARED ? null : learned
  if (shares) return { texts: figures(shares), isSum: false, lit: largest(shares) }
  const isSum = t >= powers + 0.7
  return { texts: isSum ? fit.powers.map((power) => power.toFixed(1)) : fit.scaled.map((score) => score.toFixed(2)), isSum, lit: -1 }
}

/** Where it stands how the first number of the query is made from the bars, then that of the owner's key, at last that of what is mixed. @param {Stage} stage @param {Story} story @param {number} t
 *  @returns {{kind: "query" | "key" | "value", x: number, y: number, opacity: number}} */
function originAt({ isNarrow, centres, width, foot }, { focus, owner }, t) {
  const { asks, offers, fits, flows, numbers } = CAPTIONS
  const kind = t > flows ? "value" : t > offers + 0.4 ? "key" : "query"
  const [from, to] = { query: [asks + 0.4, offers], key: [offers + 0.9, fits], value: [flows + 1.1, numbers] }[kind]
  return { kind, x: isNarrow ? width / 2 : centres[kind === "key" ? owner : focus], y: foot + (kind === "value" ? 58 : 30), opacity: done(t, from, from + 0.4) * (1 - done(t, to, to + 0.4)) }
}

/** How wide the sum of the powers is. */
const SUM = 80

/** Where the sum stands behind the last of the powers. @param {Stage} stage */
const behind = ({ centres }) => (3 * (centres.at(-1) ?? 0) - (centres.at(-2) ?? 0)) / 2

/** Whether there it has no room, so that it stands behind the bar of the parts. @param {Stage} stage */
const isBeneath = (stage) => behind(stage) + SUM / 2 > stage.width

/**
 * What makes a sum of the powers: a plus between two of them, and behind the last, or beneath, what comes of it.
 *
 * @param {Stage} stage
 * @param {number} total
 */
function signsOf(stage, total) {
  const { centres, width, foot, sum } = stage
  const place = isBeneath(stage) ? { x: width - SUM / 2, y: sum.y + sum.tall - 4 } : { x: behind(stage), y: foot + 30 }
  return [...centres.slice(1).map((x, j) => ({ x: (x + centres[j]) / 2, y: foot + 30, text: "+" })), { ...place, text: `= ${total.toFixed(1)}` }]
}

/**
 * The powers as parts of one bar, the sum: each comes from beneath its word and is laid behind the one before.
 *
 * @param {Stage} stage @param {import("./numbers.js").Fit} fit @param {number} leaving @param {number} t
 */
function partsOf(stage, { powers, total }, leaving, t) {
  const { centres, width, sum } = stage
  const used = Math.min(width, WIDEST) - (isBeneath(stage) ? SUM : 0)
  let end = Math.max(0, width - WIDEST) / 2
  return powers.map((power, j) => {
    const [from, long] = [end, (used * power) / total]
    end += long
    const there = done(t, LAID + 0.15 * j, LAID + 0.15 * j + 0.8)
    return { x: between(centres[j], from, there), y: sum.y, width: Math.max(1, long * there - 2), height: sum.tall, opacity: Math.min(1, 3 * there) * (1 - leaving), isShare: t >= SHARED }
  })
}

const DROPS = 40
const QUANTITY = 8

/**
 * What flows: drops of what each word passes on, as many on a thread as its share is wide.
 *
 * @param {Stage} stage
 * @param {Numbers} numbers
 * @param {{at: Curve["at"], width: number}[]} threads
 * @param {number} focus
 * @param {number} t
 */
function drops(stage, numbers, threads, focus, t) {
  const { flows, numbers: last } = CAPTIONS
  const isOn = done(t, flows + 1.1, flows + 1.7) * (1 - done(t, last - 0.3, last + 0.2))
  const strongest = Math.max(...numbers.values.flat())
  return Array.from({ length: DROPS }, (_, d) => {
    const j = dealShares(numbers.learned, d)
    const k = d % numbers.values[0].length
    const along = ((t - flows) * 0.5 + (d * 0.618)) % 1
    const [x, y] = threads[j].at(j === focus ? along : 1 - along)
    const aside = ((d * 7) % QUANTITY) / QUANTITY - 0.5
    return { x: x + aside * threads[j].width * 0.7, y: y + aside * threads[j].width * 0.4, k, opacity: isOn * Math.min(1, 0.15 + numbers.values[j][k] / strongest) }
  })
}

/** To which word the d-th drop belongs, so that each has its share of them. @param {number[]} shares @param {number} d */
function dealShares(shares, d) {
  let left = (d + 0.5) / DROPS
  return shares.findIndex((share) => (left -= share) < 0)
}
