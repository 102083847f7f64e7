// Where everything in the opening is at a time, as plain numbers: the drawing only writes them down.

import { largest } from "./numbers.js"
import { done } from "./moments.js"

/** @import { Numbers, Story } from "./numbers.js" */

/**
 * The measures of a stage of some width, in pixels: the centres of the words; the line on which bars stand and how tall
 * one of 1 is; where threads begin, and how wide all of them are together; the cells of the last picture.
 *
 * @typedef {{width: number, height: number, isNarrow: boolean, centres: number[], large: number, small: number, middle: number,
 *   foot: number, base: number, tall: number, bar: number, gap: number, feet: number, threads: number,
 *   grid: {label: number, top: number, X: number, weights: number, xCell: number, wCell: number, tall: number, pitch: number}}} Stage
 */

/** A curve between two words. @typedef {{d: string, at: (u: number) => [number, number]}} Curve */

const NARROW = 560

/** Letters' worth of room around a word, beside its own letters. */
const AROUND = 2.2

/** @param {number} a @param {number} b @param {number} u */
const between = (a, b, u) => a + (b - a) * u

/** @param {number} width @param {string[]} words @returns {Stage} */
export function stageOf(width, words) {
  const isNarrow = width < NARROW
  const room = words.map((word) => word.length + AROUND)
  const all = room.reduce((sum, one) => sum + one, 0)
  const used = Math.min(width, 1000)
  const centres = room.map((one, i) => (width - used) / 2 + (used * (room.slice(0, i).reduce((sum, before) => sum + before, 0) + one / 2)) / all)
  const wide = { height: 400, large: 58, small: 30, middle: 270, foot: 356, base: 312, tall: 112, bar: 18, gap: 4, feet: 186, threads: 62 }
  const narrow = { height: 350, large: 29, small: 21, middle: 220, foot: 304, base: 268, tall: 88, bar: 11, gap: 3, feet: 166, threads: 42 }
  const grid = isNarrow
    ? { label: 54, X: 60, xCell: 28, weights: 154, wCell: Math.min(40, (width - 156) / words.length), tall: 34, pitch: 36, top: 84 }
    : { label: width / 2 - 330, X: width / 2 - 312, xCell: 56, weights: width / 2 - 84, wCell: 84, tall: 40, pitch: 44, top: 84 }
  return { width, isNarrow, centres, ...(isNarrow ? narrow : wide), grid }
}

/** The thread from one word to another, or from a word to itself. @param {Stage} stage @param {number} i @param {number} j @param {number} y @returns {Curve} */
export function curve({ centres }, i, j, y) {
  const [a, b] = [centres[i], centres[j]]
  const span = Math.abs(i - j) / (centres.length - 1)
  const rise = (y - 34) * (i === j ? 0.8 : 0.45 + 0.75 * span)
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
export function placed(stage, story, numbers, chosen, t) {
  const { focus, owner } = story
  const { centres, grid } = stage
  const open = done(t, 9.5, 11)
  const asking = 1 - done(t, 4, 5)
  const morph = done(t, 30.7, 32.5)
  const learned = done(t, 23, 25)
  const flow = done(t, 26.5, 29)
  const tagged = done(t, 20.8, 21.9) * (1 - done(t, 25.9, 26.5))
  const top = largest(numbers.learned)
  const rowOf = (/** @type {number} */ i) => grid.top + i * grid.pitch

  const words = centres.map((x, i) => ({
    x: between(x, grid.label, morph), y: between(between(stage.middle, stage.foot, open), rowOf(i) + grid.tall * 0.66, morph),
    size: between(between(stage.large, stage.small, open), stage.isNarrow ? 15 : 19, morph),
    isEnd: morph > 0.5,
    isAsked: asking > 0.5,
    isLit: i === focus || (i === chosen && t > 5 && t < 9.8) || (i === top && t > 23.5 && t < 30.7),
  }))

  const laying = (centres.length - 1) * done(t, 12.4, 15.8)
  const laid = done(t, 12.2, 12.6)
  const threads = centres.map((_, j) => {
    const share = asking ? 1 / centres.length : between(numbers.plain[j], numbers.learned[j], learned)
    return {
      ...curve(stage, focus, j, between(stage.middle - stage.large, stage.feet, open)), share, width: stage.threads * share,
      opacity: 0.14 * asking + done(laying, j - 0.5, j + 0.2) * laid * (1 - morph) * (flow > 0 && j !== top ? 0.55 : 0.85),
      isLearned: learned > 0.3,
    }
  })

  const bars = numbers.X.map((row, i) => row.map((value, k) => {
    const number = i === focus ? between(value, numbers.context[k] * numbers.scale, flow * (1 - morph)) : value
    const height = Math.max(1.5, number * stage.tall) * open
    const left = centres[i] + (k - row.length / 2) * (stage.bar + stage.gap) + stage.gap / 2
    return {
      x: between(left, grid.X + k * (grid.xCell + 2), morph), y: between(stage.base - height, rowOf(i), morph),
      width: between(stage.bar, grid.xCell, morph), height: between(height, grid.tall, morph),
      opacity: open * between(between(1, 0.22, tagged) * (flow > 0 && morph === 0 && i !== focus && i !== top ? 0.5 : 1), 0.1 + 0.4 * value, morph),
      figure: done(t, 31.7, 32.5),
    }
  }))

  const over = Math.min(centres.length - 1, laying)
  const ghost = numbers.X[focus].map((value, k) => ({
    x: between(centres[Math.floor(over)], centres[Math.ceil(over)], over % 1) + (k - numbers.X[focus].length / 2) * (stage.bar + stage.gap) - 2,
    y: stage.base - value * stage.tall, width: stage.bar + stage.gap, height: value * stage.tall,
    opacity: laid * (1 - done(t, 15.8, 16.4)),
  }))

  const asks = done(t, 20, 21) * (1 - done(t, 25.9, 26.5))
  const tags = centres.map((x, j) => ({
    x, y: stage.base - 56 - (stage.isNarrow && j % 2 ? 36 : 0) + between(26, 0, j === focus ? done(t, 20, 21) : done(t, 20.8, 21.9)),
    opacity: j === focus ? asks : tagged, isPale: learned > 0.5 && j !== top && j !== focus,
  }))

  const cells = numbers.weights.map((row, i) => row.map((share, j) => ({
    share, x: between(i === focus ? threads[j].at(0.5)[0] - grid.wCell / 2 : grid.weights + j * grid.wCell, grid.weights + j * grid.wCell, morph),
    y: between(i === focus ? threads[j].at(0.5)[1] : rowOf(i), rowOf(i), morph), width: grid.wCell - 3,
    height: between(i === focus ? Math.max(3, threads[j].width) : grid.tall, grid.tall, morph),
    opacity: i === focus ? done(t, 30.7, 31.3) : done(t, 32.5, 33.3),
  })))

  return {
    words, threads, bars, ghost, tags, cells, drops: drops(stage, numbers, threads, focus, t),
    halo: { x: centres[focus], y: stage.middle - stage.large * 0.3, r: stage.large * (stage.isNarrow ? 0.75 : 1.05) * (1 + 0.08 * Math.sin(t * 5)), opacity: asking * (0.5 + 0.3 * Math.sin(t * 5)) },
    mine: { ...curve(stage, focus, chosen, stage.middle - stage.large), drawn: done(t, 5, 6.2), opacity: 0.85 * (1 - done(t, 9, 10)), width: stage.threads * 0.4 },
    shares: { y: stage.foot + 30, opacity: done(t, 15.4, 16) * (1 - morph) },
    legend: done(t, 10, 11) * (1 - done(t, 19.5, 20.1)) + done(t, 28.9, 29.5) * (1 - done(t, 30.7, 31)),
    heads: done(t, 31.9, 32.9),
    frame: done(t, 32.1, 32.9),
    powers: { y: rowOf(centres.length) + 22, opacity: done(t, 32.7, 33.3) },
    grip: { x: centres[owner] - numbers.X[owner].length / 2 * (stage.bar + stage.gap) + stage.gap / 2 + stage.bar / 2, y: stage.base - numbers.X[owner][0] * stage.tall, opacity: done(t, 28.9, 29.5) * (1 - done(t, 30.7, 31)) },
  }
}

const DROPS = 40
const QUANTITY = 8

/** What flows: drops of what each word passes on, as many on a thread as its share is wide. @param {Stage} stage @param {Numbers} numbers @param {{at: Curve["at"], width: number}[]} threads @param {number} focus @param {number} t */
function drops(stage, numbers, threads, focus, t) {
  const isOn = done(t, 26.5, 27.1) * (1 - done(t, 30.4, 30.9))
  const strongest = Math.max(...numbers.values.flat())
  return Array.from({ length: DROPS }, (_, d) => {
    const j = dealt(numbers.learned, d)
    const k = d % numbers.values[0].length
    const along = ((t - 26.5) * 0.5 + (d * 0.618)) % 1
    const [x, y] = threads[j].at(j === focus ? along : 1 - along)
    const aside = ((d * 7) % QUANTITY) / QUANTITY - 0.5
    return { x: x + aside * threads[j].width * 0.7, y: y + aside * threads[j].width * 0.4, k, opacity: isOn * Math.min(1, 0.15 + numbers.values[j][k] / strongest) }
  })
}

/** To which word the d-th drop belongs, so that each has its share of them. @param {number[]} shares @param {number} d */
function dealt(shares, d) {
  let left = (d + 0.5) / DROPS
  return Math.max(0, shares.findIndex((share) => (left -= share) < 0))
}
