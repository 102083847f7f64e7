// Where the words stand: side by side, in lines, or two sentences facing each other; and the bars beneath them.

import { make } from "../make.js"
import { shape } from "../../machine/shape.js"
import { LINE, highest, path } from "./paths.js"
import { show } from "./show.js"
import { stand } from "./whole.js"
import { layWritten } from "./written.js"
import { NARROW, asksForWord, isFree, isMovable, sharesOf, words } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** @typedef {import("./weights.js").Place} Place */

const TYPE = 19
const SMALLEST = 16
/** On a phone, where less room between words is enough for their weights, too. */
const SMALLEST_NARROW = 14
const LARGEST = 26

/** How large they are in lines: on a phone smaller above pictures of many layers, so that there are fewer lines. @param {number} wide @param {number} layers */
const small = (wide, layers) => wide < NARROW && layers > 1 ? 15 : SMALLEST

/** Words that have no room side by side run on in lines, as in a book; those of a longer text than this always do, and
 * closer. */
const MOST_APART = 48

/** From line to line in a text of a few lines, where threads have more room: less above the pictures of many layers. */
const LAYERED_LINE = 140
const HIGH_LINE = 96

/** From the first line to the last where threads are all that there is to see; on a phone they fill half of the window. */
const TALL = 320
/** How high the words stand there on a large screen. */
const TALLEST = 380
/** How high where products are compared, and their numbers stand on the threads: on a phone, and else. */
const COMPARED = [306, 500]

/** How high the words stand in the picture at most: less where pictures of many layers stand below, to be seen with it. */
const HIGH = 260
const LAYERED = 150
/** Still less where it is told below what a change does, or another sentence stands there. */
const LOW = 120

/** How high the longest bar beneath a word is. @param {number} wide */
const tall = (wide) => (wide < NARROW ? 60 : 70)

/** How high a screen has something, where its styles say so. @param {Figure} at @param {string} name @param {number} usual */
const styled = (at, name, usual) => parseFloat(getComputedStyle(at.figure).getPropertyValue(name)) || usual

/** A short sentence is drawn wider than it is written, but not more than this. */
const WIDEST = 2.5

/** How much room two lines of words have for their names. */
const NAMED = 72

/** Whether words at the same place stand in one column. @param {Figure["given"]} given */
const isPaired = ({ others, tokens }) => others.length > 0 && others.length === tokens.length

/** Put the words where they have room: side by side, or in lines; two sentences face each other. @param {Figure} at */
export function lay(at) {
  const { given, svg } = at
  const wide = at.figure.clientWidth
  if (!wide) return
  if (given.whole) {
    stand(at, wide)
    return show(at, at.shown)
  }
  const isNarrow = wide < NARROW
  const hasOthers = given.others.length > 0
  const from = layLine(at, given.tokens, wide, isPaired(given) ? given.others : [])
  const to = isPaired(given) ? from : layLine(at, words(at), wide)
  const type = Math.min(from.type, to.type)
  const isLong = !hasOthers && given.tokens.length > MOST_APART
  const isTight = !hasOthers && type < (isNarrow ? SMALLEST_NARROW : SMALLEST)
  at.isWrapped = isLong || isTight
  at.line = isLong ? LINE : given.layers > 1 ? (isNarrow ? (given.change ? 0.62 : 0.66) : 1) * LAYERED_LINE : (isNarrow ? (given.heads > 1 ? 1.75 : given.title ? 1 : 1.2) : 1) * styled(at, "--lines", HIGH_LINE)
  at.figure.classList.toggle("long", isLong)
  const [first, last] = [from.middles[0], from.middles[from.middles.length - 1]]
  const least = !isNarrow || given.sums?.length || (given.heads > 1 && !given.sums) ? 150 : given.sums ? 230 : 200 // what stands beneath the words needs room as well, or will
  const isTwice = given.moves.length > 0
  const reach = given.least ? COMPARED[Number(!isNarrow)] : given.tall && !isNarrow ? TALLEST : (isTwice ? (isNarrow ? 0.66 : 0.9) : 1) * Math.min(
    given.change || given.title ? LOW : given.layers > 1 ? LAYERED : styled(at, "--arcs", HIGH),
    given.counts.length ? Math.max(106, wide * 0.32) : Math.max(least, wide * 0.36),
    Math.max(110, 60 + highest(last - first)),
  ) // no higher than its threads
  const value = given.values.length && 18
  const [top, bottom] = hasOthers
    ? [54 + value, (!isNarrow ? 340 : given.tall ? 297 : 230) - (given.sums ? 28 : 0)] // a bar of sums stands beneath
    : [reach, reach]
  const high = styled(at, "--lined", given.tall ? Math.max(TALL, isNarrow ? innerHeight / 2 - 80 : 0) : 0)
  if (at.isWrapped) at.line = Math.max(at.line, high / (new Set(wrapLines(at, from.written, wide).map(({ y }) => y)).size - 1))
  at.places = at.isWrapped ? wrapLines(at, from.written, wide) : from.middles.map((x) => ({ x, y: bottom }))
  at.ends = hasOthers ? to.middles.map((x) => ({ x, y: top })) : at.places
  const low = at.isWrapped ? at.places[at.places.length - 1].y + 46 : 0
  svg.setAttribute(
    "viewBox",
    `0 0 ${wide} ${low || bottom + (isTwice ? bottom + (isMovable(at) ? 143 : 159) : hasOthers ? 34 : given.counts.length ? 114 + tall(wide) : 56)}`,
  )
  const threads = at.ends.map(() => shape("path", { class: "thread" }))
  const written = [
    ...given.tokens.map((token, i) => word(at, token, i, at.places[i], "from", at.isWrapped ? small(wide, given.layers) : type)),
    ...given.others.map((token, j) => word(at, token, j, at.ends[j], "to", type)),
  ]
  const down = hasOthers ? -36 - value : at.isWrapped ? 39 : 51
  const shares = at.ends.map(({ x, y }) => shape("text", { class: "share", x, y: y + down, "text-anchor": "middle" }))
  const values = given.values.map((one, j) => shape("text", { class: "value", x: at.ends[j].x, y: top - 36, "text-anchor": "middle" }, one))
  const heights = Object.entries({ weight: top - 54, value: top - 36, key: top - 12, query: bottom + 24 })
  const edge = (/** @type {ReturnType<typeof layLine>} */ { middles, written: long }) => Math.min(...middles.map((x, j) => x - (long[j] * type) / TYPE / 2)) - 16
  const roles = value && wide > NARROW ? heights.map(([role, y]) => shape("text", { class: role, x: edge(role === "query" ? from : to), y, "text-anchor": "end" }, role)) : []
  svg.classList.toggle("valued", !!value)
  const focused = /** @type {ShadowRoot | Document} */ (svg.getRootNode()).activeElement
  const had = focused instanceof SVGElement ? [...svg.querySelectorAll(".word")].indexOf(focused) : -1
  const before = [...svg.querySelectorAll(".word[data-side=from]")].map((one) => ({
    text: one.textContent,
    x: Number(one.getAttribute("x")),
  }))
  svg.replaceChildren(
    ...(isFree(at) ? at.places.map(({ x, y }) => shape("circle", { class: "grip", cx: x, cy: y - 5, r: 5 })) : []),
    ...(hasOthers ? drawnThreads(at) : []),
    ...threads,
    shape("path", { class: "mine" }),
    ...written,
    ...shares,
    ...(given.begins ?? []).map(() => shape("text", { class: "crown", "text-anchor": "middle" })),
    ...values,
    ...roles,
    ...(given.title ? [shape("text", { class: "level", x: 0, y: 10 }, given.title)] : []),
    ...(given.counts.length ? countBars(at, wide) : []),
    ...(isTwice ? layWritten(at, layLine(at, given.tokens.map((_, place) => given.tokens[given.moves.indexOf(place)]), wide).middles, bottom, type) : []),
  )
  const row = at.shown
  written[had]?.focus() // which shows the row of that word
  show(at, row)
  if (!hasOthers && !at.isWrapped) slide(written, before)
}

/**
 * Bars beneath the words, as high as they count, and across them the line that is right and a dashed one, named above;
 * one far above the bars is at the top.
 *
 * @param {Figure} at
 * @param {number} wide
 */
function countBars({ given: { counts, levels }, places }, wide) {
  const most = Math.max(...counts)
  const top = Math.max(most, ...levels.map(([, level]) => 1.25 * (level < 3 * most ? level : most)))
  const low = places[0].y + 96 + tall(wide)
  const high = (/** @type {number} */ count) => (tall(wide) * Math.min(count, top)) / top
  const bars = counts.flatMap((count, j) => [
    shape("rect", { class: "count", x: places[j].x - 14, y: low - high(count), width: 28, height: high(count) }),
    shape("text", { class: "counted", x: places[j].x, y: low + 16, "text-anchor": "middle" }, count.toFixed(Number.isInteger(count) ? 0 : 2)),
  ])
  const key = low - tall(wide) - 9 // above all bars and lines, at either end, so that no name is struck through
  const lines = levels.flatMap(([name, level], k) => [
    ...[`M0,${low - high(level)} H${wide}`, `M${k ? wide - 20 : 0},${key} h20`].map((d) => shape("path", { class: k ? "expected guess" : "expected", d })),
    shape("text", { class: "level", x: k ? wide - 26 : 26, y: key + 4, "text-anchor": k ? "end" : "start" }, level > top ? `${name} ↑` : name),
  ])
  const head = shape("text", { class: "level", x: 0, y: key - 16 }, "How often each word gets most")
  return [head, shape("path", { class: "ground", d: `M0,${low} H${wide}` }), ...bars, ...lines]
}

/**
 * Words that have changed places glide there; of a word that is there twice, the first comes from the first.
 *
 * @param {SVGElement[]} words
 * @param {{text: string | null, x: number}[]} before
 */
function slide(words, before) {
  const [old, now] = [before.map(({ text }) => text), words.map(({ textContent }) => textContent)]
  const isOther = [...old].sort().join(" ") !== [...now].sort().join(" ")
  if (isOther || old.join(" ") === now.join(" ") || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  for (const one of words) {
    const [{ x }] = before.splice(before.findIndex(({ text }) => text === one.textContent), 1)
    const from = x - Number(one.getAttribute("x"))
    one.animate([{ transform: `translateX(${from}px)` }, { transform: "none" }], { duration: 700, easing: "ease-in-out" })
  }
}

/** The threads of all words that attend to one alone: those that were drawn stay in sight. @param {Figure} at */
const drawnThreads = (at) =>
  at.given.tokens.flatMap((_, i) =>
    sharesOf(at, [0, 0, i]).flatMap((share, j) =>
      share === 1 ? [shape("path", { class: i === j && isPaired(at.given) && !asksForWord(at) ? "kept straight" : "kept", d: path(at, at.places[i], at.ends[j]), "data-word": i })] : [],
    ),
  )

/**
 * Where words stand in a line, each wide enough for the one that faces it, and how large they are.
 *
 * @param {Figure} at
 * @param {string[]} tokens
 * @param {number} wide
 * @param {string[]} [facing]
 */
function layLine(at, tokens, wide, facing = []) {
  const measure = /** @type {CanvasRenderingContext2D} */ (make("canvas").getContext("2d"))
  measure.font = `${TYPE}px ${getComputedStyle(at.figure).fontFamily}`
  const written = tokens.map((token, i) => Math.max(36, ...[token, facing[i] ?? ""].map((one) => measure.measureText(one).width * 1.06 + (wide < NARROW ? 8 : 14))))
  const all = written.reduce((sum, one) => sum + one, 0)
  const named = isMovable(at) ? NAMED : 0
  const stretch = Math.min(WIDEST, (wide - named) / all)
  let along = (wide + named - all * stretch) / 2
  const middles = written.map((one) => {
    along += one * stretch
    return along - (one * stretch) / 2
  })
  return { middles, type: Math.min(LARGEST, TYPE * stretch), written }
}

/** Where words stand that run on in lines. @param {Figure} at @param {number[]} written @param {number} wide @returns {Place[]} */
function wrapLines({ line, given }, written, wide) {
  const edge = line > LINE ? 8 : 0 // for the weight of a short word, which is wider than the word
  const size = small(wide, given.layers) / TYPE
  const all = written.reduce((sum, one) => sum + one * size, 2 * edge)
  const even = all / Math.ceil(((size * TYPE < SMALLEST ? 1 : 1.08) * all) / wide) + 0.6 * Math.max(...written) * size
  const scale = size * (line > LINE ? Math.max(1, wide / even) : 1) // no word stands alone in the last of a few lines
  let [along, y] = [edge, line > LINE && !given.title && (given.tall || given.layers > 1 || line < HIGH_LINE) ? 4 : 24] // as high as the loop of a word to itself; of many layers less, as the lines need the room between them
  return written.map((one) => {
    const width = one * scale
    if (along + width > wide) [along, y] = [edge, y + line]
    along += width
    return { x: along - width / 2, y }
  })
}

/** @param {Figure} at @param {string} token @param {number} i @param {Place} place @param {"from" | "to"} side @param {number} type */
function word(at, token, i, { x, y }, side, type) {
  const down = side === "to" ? -12 : at.given.others.length || at.isWrapped ? 24 : 28 // an arc may end aslant
  const isFirst = asksForWord(at) && at.given.others.length ? side === "to" && i === 0 : side === "from" && i === at.chosen[2]
  const one = shape("text", {
    class: "word", x, y: y + down, "text-anchor": "middle",
    "font-size": type, role: "button", tabindex: isFirst ? 0 : -1, "data-word": i, "data-side": side,
  }, token)
  if (side === "to" && at.given.shared[i]) one.replaceChildren(...[...token].map((letter, k) => shape("tspan", at.given.shared[i].includes(k) ? { class: "shared" } : {}, letter)))
  return one
}
