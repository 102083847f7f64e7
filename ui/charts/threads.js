// A sentence with threads from one word to all, or to those of another sentence, as thick as its weights, and a small
// picture of each head.
// Pointing shows another word or head for the moment; pressing chooses it, or answers what is asked.

import { made } from "./made.js"
import { once } from "./once.js"
import { roving } from "./roving.js"
import { shape } from "../machine/shape.js"

/**
 * @typedef {{name: string, tokens: string[], others: string[], values: string[], layers: number, heads: number, row: [number, number, number],
 *   asks: "" | "word" | "head" | "share", drawn: number | null, expected: number | null, fromEnd: boolean, isSent?: boolean, inOrder: boolean, off: [number, number][], outlined: [number, number][],
 *   names: string[], change: string, verb: string, covered: string[], largest: number, side: number, most: number, sums: number[] | null, missing: number[], reach: number, plays: boolean, moves: boolean, least: number, counts: number[], levels: [string, number][], nan: number | null}} Header
 * @typedef {{given: Header, weights: Uint16Array, pixels: Uint8Array, chosen: [number, number, number], shown: [number, number, number],
 *   send: (event: "word" | "head" | "share" | "move", value: any) => void, figure: HTMLElement, svg: SVGSVGElement, told: HTMLElement, bar: HTMLElement,
 *   mine: HTMLElement, slider: HTMLInputElement, answer: HTMLButtonElement,
 *   grid: HTMLElement, places: Place[], ends: Place[], isWrapped: boolean, line: number, begun: number | null, from: number | null, timer: number}} Figure
 * @typedef {{x: number, y: number}} Place
 */

const VEILED = 65535
const ONE = 65534

/** Weights below this have no figure beside them, but where all are followed, or there are few words. */
const TOLD = 0.045
const FEW = 7

/** How wide a weight of four decimals is. */
const WIDE = 50

const TYPE = 19
const SMALLEST = 16
/** On a phone, where less room between words is enough for their weights, too. */
const SMALLEST_NARROW = 14
const LARGEST = 26

/** Words that have no room side by side run on in lines, as in a book; those of a longer text than this always do, and
 * closer. */
const MOST_APART = 48
const NARROW = 480
/** From line to line, in a longer text and in one of a few lines, where threads have more room: less above the pictures of many layers. */
const LINE = 44
const LAYERED_LINE = 140
const HIGH_LINE = 96
const MOST_THREADS = 12

/** How high the words stand in the picture at most: less where pictures of many layers stand below, to be seen with it. */
const HIGH = 260
const LAYERED = 150
/** Still less where it is told below what a change does. */
const LOW = 84

/** How high the longest bar beneath a word is. @param {number} wide */
const tall = (wide) => (wide < NARROW ? 60 : 70)

/** A short sentence is drawn wider than it is written, but not more than this. */
const WIDEST = 2.2

/** How many pixels from where the threads of a word end a press is on it still: more than a finger is wide. */
const REACH = { x: 60, y: 44 }

/** Milliseconds of a moment that is gone through. */
const MOMENT = 550

/** @param {Component<Uint8Array, {word: number, head: [number, number], share: number, move: [number, number]}>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  const length = new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  /** @type {Header} */
  const given = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length)))
  const { weights, pixels } = received(given, data.subarray(4 + length))
  const { at, before } = once({ parentElement, data: given, setTriggerValue }, assembled)
  const isSame = !!before && isLike(words({ given: before }), words(at)) && (isLike(before.row, given.row) || isLike(at.chosen, given.row))
  const last = (/** @type {Uint16Array} */ all) => all.slice(-(given.tokens.length ** 2))
  const isOther = !isSame || !isLike(before.names, given.names) || (given.plays && !isLike(last(at.weights), last(weights)))
  Object.assign(at, { weights, pixels })
  if (!isSame) at.chosen = [...given.row]
  at.shown = [...(asksForWord(at) ? given.row : at.chosen)]
  at.figure.setAttribute("aria-label", given.name)
  at.svg.classList.toggle("asking", asksForWord(at))
  at.svg.classList.toggle("moves", given.moves)
  if (given.asks === "share" && (before?.asks !== "share" || !isSame || before.fromEnd !== given.fromEnd)) {
    at.slider.value = String(Math.round(100 * (given.expected ?? 0.5)))
    at.answer.disabled = given.expected === null // what nobody has dragged yet is no answer to offer
  }
  pictures(at)
  lay(at)
  if (given.plays && isOther) play(at)
}

/** @param {ArrayLike<unknown>} some @param {ArrayLike<unknown>} others */
const isLike = (some, others) => String(some) === String(others)

/** Go once through the moments up to the one that is chosen, unless somebody wants no motion, or looks at one. @param {Figure} at */
function play(at) {
  const [layer, last, i] = at.chosen
  let head = 0
  clearInterval(at.timer)
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const next = () => {
    if (head > last || !at.svg.isConnected) clearInterval(at.timer)
    else show(at, [layer, head++, i])
  }
  at.timer = setInterval(next, MOMENT)
  next()
}

/** The weights, and of a longer text the pictures of its heads. @param {Header} given @param {Uint8Array} data */
function received({ layers, heads, tokens, largest }, data) {
  const end = largest ? layers * heads * tokens.length * largest * 4 : data.length // two bytes each, and their places
  return { weights: new Uint16Array(data.slice(0, end).buffer), pixels: data.slice(end) }
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assembled({ given, send }) {
  const svg = /** @type {SVGSVGElement} */ (shape("svg"))
  const told = made("p", { className: "told" })
  const [mine, slider] = [made("em"), made("input", { type: "range", value: "50", ariaLabel: "How much of the bar, in per cent; Enter answers" })]
  const bar = made("div", { className: "bar" }, made("b"), mine, slider)
  const answer = made("button", { type: "button", className: "answer" })
  const grid = made("div", { className: "heads" })
  const figure = made("figure", { role: "group" }, svg, bar, answer, told, grid)
  /** @type {Figure} */
  const at = {
    given, weights: new Uint16Array(), pixels: new Uint8Array(), chosen: given.row, shown: given.row, send,
    figure, svg, told, bar, mine, slider, answer, grid, places: [], ends: [], isWrapped: false, line: LINE, begun: null, from: null, timer: 0,
  }
  new ResizeObserver(() => lay(at)).observe(figure)
  for (const event of ["pointerdown", "focusin"]) figure.addEventListener(event, () => clearInterval(at.timer))
  grid.addEventListener("pointermove", () => clearInterval(at.timer))
  svg.addEventListener("pointerdown", (event) => begin(at, event))
  svg.addEventListener("pointermove", (event) => move(at, event))
  svg.addEventListener("pointerup", (event) => end(at, event))
  svg.addEventListener("pointercancel", () => { at.from = null; lay(at) })
  svg.addEventListener("pointerleave", () => at.from === null && show(at, at.chosen))
  svg.addEventListener("keydown", (event) => typed(at, event))
  figure.addEventListener("focusin", ({ target }) => look(at, /** @type {SVGElement} */ (target)))
  for (const side of ["from", "to"]) roving(figure, `[data-side=${side}]`)
  roving(grid, "button", () => at.given.heads)
  grid.addEventListener("pointerleave", () => show(at, at.chosen))
  const touched = (/** @type {PointerEvent} */ { pointerType, target }) => pointerType === "touch" && target instanceof Element ? target.closest("button") : null
  grid.addEventListener("pointerdown", (event) => { // a finger sweeps over the pictures: the one beneath it stands above it, larger
    grid.classList.toggle("swept", !!touched(event))
    if (touched(event)) /** @type {Element} */ (event.target).releasePointerCapture(event.pointerId)
  })
  grid.addEventListener("pointerup", (event) => touched(event)?.click())
  grid.addEventListener("touchend", (event) => event.cancelable && event.preventDefault()) // soon after a sweep a browser makes no click of a tap: each is made here
  for (const event of ["pointerup", "pointercancel", "pointerleave"]) grid.addEventListener(event, () => grid.classList.remove("swept"))
  slider.addEventListener("input", () => {
    answer.disabled = false
    expect(at)
  })
  answer.addEventListener("click", () => at.send("share", Number(slider.value)))
  slider.addEventListener("keydown", (event) => event.key === "Enter" && at.send("share", Number(slider.value)))
  return at
}

/** @param {Figure} at */
const asksForWord = ({ given }) => given.asks === "word"

/** Whether any word without a thread may be given one, and not one alone is asked about. @param {Figure} at */
const isFree = (at) => asksForWord(at) && at.given.others.length > 0 && sharesOf(at, at.given.row)[0] !== null

/** The words to which threads lead. @param {Pick<Figure, "given">} at */
const words = ({ given }) => (given.others.length ? given.others : given.tokens)

/**
 * The weights of a row, null where they are veiled; of a longer text the largest, the others count as 0.
 *
 * @param {Figure} at
 * @param {[number, number, number]} row
 * @returns {(number | null)[]}
 */
function sharesOf(at, [layer, head, i]) {
  const { given, weights } = at
  const m = words(at).length
  const many = given.largest || m
  const from = ((layer * given.heads + head) * given.tokens.length + i) * many
  const sent = Array.from(weights.subarray(from, from + many), (two) => (two === VEILED ? null : two === given.nan ? NaN : (two / ONE) * given.most))
  if (!given.largest) return sent
  const all = new Array(m).fill(0)
  const places = weights.subarray(weights.length / 2 + from)
  sent.forEach((share, k) => { all[places[k]] = share })
  return all
}

/** Put the words where they have room: side by side, or in lines; two sentences face each other. @param {Figure} at */
function lay(at) {
  const { given, svg } = at
  const wide = at.figure.clientWidth
  if (!wide) return
  const isNarrow = wide < NARROW
  const hasOthers = given.others.length > 0
  const isPaired = hasOthers && given.others.length === given.tokens.length // words at the same place stand in one column
  const from = lined(at, given.tokens, wide, isPaired ? given.others : [])
  const to = isPaired ? from : lined(at, words(at), wide)
  const type = Math.min(from.type, to.type)
  const isLong = !hasOthers && given.tokens.length > MOST_APART
  const isTight = !hasOthers && type < (isNarrow ? SMALLEST_NARROW : SMALLEST)
  at.isWrapped = isLong || isTight
  at.line = isLong ? LINE : given.layers > 1 ? (isNarrow ? 0.66 : 1) * LAYERED_LINE : (isNarrow ? (given.heads > 1 ? 1.75 : 1.2) : 1) * HIGH_LINE
  at.figure.classList.toggle("long", isLong)
  const [first, last] = [from.middles[0], from.middles[from.middles.length - 1]]
  const least = isNarrow && given.heads === 1 && !given.sums ? 200 : 150 // what stands beneath the words needs room as well
  const reach = Math.min(
    given.change ? LOW : given.layers > 1 ? LAYERED : HIGH,
    given.counts.length ? Math.max(106, wide * 0.32) : Math.max(least, wide * 0.36),
    Math.max(110, 60 + highest(last - first)),
  ) // no higher than its threads
  const value = given.values.length && 18
  const [top, bottom] = hasOthers
    ? [54 + value, isNarrow ? 260 : value ? 220 : 280]
    : [reach, reach]
  at.places = at.isWrapped ? wrapped(at, from.written, wide) : from.middles.map((x) => ({ x, y: bottom }))
  at.ends = hasOthers ? to.middles.map((x) => ({ x, y: top })) : at.places
  const low = at.isWrapped ? at.places[at.places.length - 1].y + 46 : 0
  svg.setAttribute(
    "viewBox",
    `0 0 ${wide} ${low || bottom + (hasOthers ? 34 : given.counts.length ? 90 + tall(wide) : 56)}`,
  )
  const threads = at.ends.map(() => shape("path", { class: "thread" }))
  const written = [
    ...given.tokens.map((token, i) => word(at, token, i, at.places[i], "from", at.isWrapped ? SMALLEST : type)),
    ...given.others.map((token, j) => word(at, token, j, at.ends[j], "to", type)),
  ]
  const down = hasOthers ? -36 - value : at.isWrapped ? 39 : 51
  const shares = at.ends.map(({ x, y }) => shape("text", { class: "share", x, y: y + down, "text-anchor": "middle" }))
  const values = given.values.map((one, j) => shape("text", { class: "value", x: at.ends[j].x, y: top - 36, "text-anchor": "middle" }, one))
  const heights = Object.entries({ weight: top - 54, value: top - 36, key: top - 12, query: bottom + 24 })
  const roles = value && wide > NARROW ? heights.map(([role, y]) => shape("text", { class: role, x: 0, y }, role)) : []
  svg.classList.toggle("valued", !!value)
  const focused = /** @type {ShadowRoot | Document} */ (svg.getRootNode()).activeElement
  const had = focused instanceof SVGElement ? [...svg.querySelectorAll(".word")].indexOf(focused) : -1
  const inOrder = given.inOrder
    ? at.places
        .slice(0, at.ends.length)
        .map((place, i) => shape("path", { class: "in-order", d: path(at, place, at.ends[i]) }))
    : []
  const before = [...svg.querySelectorAll(".word[data-side=from]")].map((one) => ({
    text: one.textContent,
    x: Number(one.getAttribute("x")),
  }))
  svg.replaceChildren(
    ...(hasOthers ? kept(at) : []),
    ...threads,
    ...inOrder,
    shape("path", { class: "mine" }),
    ...written,
    ...shares,
    ...values,
    ...roles,
    ...counted(at, wide),
  )
  const row = at.shown
  written[had]?.focus() // which shows the row of that word
  show(at, row)
  if (!hasOthers && !at.isWrapped) slide(written, before)
}

/**
 * Bars beneath the words, as high as they count, and across them the line that is right and a dashed one, named above;
 * one far above them all is at the top.
 *
 * @param {Figure} at
 * @param {number} wide
 */
function counted({ given: { counts, levels }, places }, wide) {
  const highest = Math.max(...levels.map(([, level]) => level))
  const most = Math.max(...counts), top = Math.min(2 * most, Math.max(most, highest))
  const low = places[0].y + 72 + tall(wide)
  const high = (/** @type {number} */ count) => (tall(wide) * Math.min(count, top)) / top
  const bars = counts.flatMap((count, j) => [
    shape("rect", { class: "count", x: places[j].x - 14, y: low - high(count), width: 28, height: high(count) }),
    shape("text", { class: "counted", x: places[j].x, y: low + 16, "text-anchor": "middle" }, count.toFixed(Number.isInteger(count) ? 0 : 4)),
  ])
  const key = low - tall(wide) - 9 // above all bars and lines, at either end, so that no name is struck through
  const lines = levels.flatMap(([name, level], k) => [
    ...[`M0,${low - high(level)} H${wide}`, `M${k ? wide - 20 : 0},${key} h20`].map((d) => shape("path", { class: k ? "expected guess" : "expected", d })),
    shape("text", { class: "level", x: k ? wide - 26 : 26, y: key + 4, "text-anchor": k ? "end" : "start" }, level > top ? `${name} ↑` : name),
  ])
  return [...bars, ...lines]
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
const kept = (at) =>
  at.given.tokens.flatMap((_, i) =>
    sharesOf(at, [0, 0, i]).flatMap((share, j) =>
      share === 1 ? [shape("path", { class: "kept", d: path(at, at.places[i], at.ends[j]), "data-word": i })] : [],
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
function lined(at, tokens, wide, facing = []) {
  const measure = /** @type {CanvasRenderingContext2D} */ (made("canvas").getContext("2d"))
  measure.font = `${TYPE}px ${getComputedStyle(at.figure).fontFamily}`
  const written = tokens.map((token, i) => Math.max(36, ...[token, facing[i] ?? ""].map((one) => measure.measureText(one).width * 1.06 + (wide < NARROW ? 8 : 14))))
  const all = written.reduce((sum, one) => sum + one, 0)
  const stretch = Math.min(WIDEST, wide / all)
  let along = (wide - all * stretch) / 2
  const middles = written.map((one) => {
    along += one * stretch
    return along - (one * stretch) / 2
  })
  return { middles, type: Math.min(LARGEST, TYPE * stretch), written }
}

/** Where words stand that run on in lines. @param {Figure} at @param {number[]} written @param {number} wide @returns {Place[]} */
function wrapped({ line, given }, written, wide) {
  const edge = line > LINE ? 8 : 0 // for the weight of a short word, which is wider than the word
  const all = written.reduce((sum, one) => sum + (one * SMALLEST) / TYPE, 2 * edge)
  const even = all / Math.ceil((1.08 * all) / wide) + (0.6 * Math.max(...written) * SMALLEST) / TYPE
  const scale = (SMALLEST / TYPE) * (line > LINE ? Math.max(1, wide / even) : 1) // no word stands alone in the last of a few lines
  let [along, y] = [edge, given.layers > 1 && line > LINE ? 14 : 24] // as high as the loop of a word to itself; of many layers less, as the lines need the room between them
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
  return shape("text", {
    class: "word", x, y: y + down, "text-anchor": "middle",
    "font-size": type, role: "button", tabindex: isFirst ? 0 : -1, "data-word": i, "data-side": side,
  }, token)
}

/** How high the thread between two words rises. @param {number} along how far one is from the other */
const highest = (along) => 30 + Math.abs(along) * 0.475

/** A thread from one place to another. @param {Figure} at @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
function path(at, a, b) {
  if (at.given.others.length) return `M${a.x},${a.y} C${a.x},${(a.y + b.y) / 2} ${b.x},${(a.y + b.y) / 2} ${b.x},${b.y}`
  if (at.isWrapped && a.y !== b.y) {
    // from below a word down to one, or up from above it
    const under = at.line > LINE ? 44 : 29 // its weight stands there, if lines have room for it
    const [from, to] = a.y < b.y ? [a.y + under, b.y + 8] : [a.y + 8, b.y + under]
    return `M${a.x},${from} C${a.x},${(from + to) / 2} ${b.x},${(from + to) / 2} ${b.x},${to}`
  }
  if (at.isWrapped && a.x !== b.x)
    return `M${a.x},${a.y} Q${(a.x + b.x) / 2},${a.y - Math.min(0.8 * at.line, a.y + 8)} ${b.x},${b.y}`
  if (at.isWrapped) {
    const up = Math.min(0.58 * at.line, 1.2 * (a.y + 8)) // three quarters of it are seen
    return `M${a.x - 5},${a.y} c${-0.4 * up},${-up} ${0.4 * up + 10},${-up} 10,0`
  }
  const most = highest(Math.max(...at.places.map(({ x }) => Math.abs(x - a.x)), Math.abs(b.x - a.x)))
  const up = a.y - 2 * highest(b.x - a.x) * Math.min(at.figure.clientWidth < NARROW ? 2 : 1, (a.y - 20) / most) // all lower where the longest would not fit; on a phone the longest takes all the room
  const out = Math.min(44, 1.6 * Math.min(a.x, at.figure.clientWidth - a.x)) // a loop at the edge is narrower
  return a.x === b.x
    ? `M${a.x - 8},${a.y} c${-out},-110 ${out + 16},-110 16,0`
    : `M${a.x},${a.y} Q${(a.x + b.x) / 2},${up} ${b.x},${b.y}`
}

/** A thread that is still to be drawn. @param {Figure} at @param {Place} place */
const hanging = ({ ends }, { x, y }) => `M${x},${y} V${(y + ends[0].y) / 2}`

/** Show the threads of a word in a head. @param {Figure} at @param {[number, number, number]} row */
function show(at, row) {
  at.shown = [...row]
  const { given, svg, places, ends } = at
  const [layer, head, i] = row
  const shares = sharesOf(at, row)
  const isVeiled = shares[0] === null
  const isOpen = isVeiled || (asksForWord(at) && !shares.some(Boolean)) // no thread is thicker than another yet
  const isOne = !given.others.length
  const isChanged = isOff(given, layer, head)
  svg.classList.toggle("changed", isChanged)
  for (const one of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".kept"))) one.classList.toggle("drawn", Number(one.dataset.word) === i)
  const drawn = i === given.row[2] ? given.drawn : null
  const isWrong = drawn !== null && isOpen && !isVeiled && !given.isSent // what was just drawn is not marked yet
  const marks = isMark(at, shares)
  const isNone = (/** @type {number | null} */ share) => given.names.length > 0 && share === 0 // masked, or dropped
  const digits = given.sums && !ends.some(({ x }, j) => j && x - ends[j - 1].x < WIDE) ? 4 : 2 // those of words that are close to each other would run together
  const figures = (/** @type {number | null} */ share, isAsked = false) => {
    if (share === null) return ""
    if (Number.isNaN(share)) return "nan"
    if (isNone(share)) return "0"
    if (share > TOLD || ((given.sums || given.moves) && (share || isOne)) || ((share || given.values.length) && ends.length <= FEW)) return rounded(share, digits)
    return isAsked ? rounded(share, digits) : ""
  }
  const least = at.isWrapped ? shares.map(Number).sort((a, b) => b - a)[MOST_THREADS] ?? 0 : 0.02
  svg.querySelectorAll(".thread").forEach((thread, j) => {
    const share = shares[j] || 0
    thread.setAttribute("d", path(at, places[i], ends[j]))
    const far = Math.hypot(ends[j].x - places[i].x, ends[j].y - places[i].y)
    const width = (at.isWrapped ? Math.min(14, far / 6 || 14) : marks ? 12 : 30) * ((share - given.least) / (given.most - given.least))
    thread.setAttribute("stroke-width", String(Math.max(0.6, isOne && i === j ? width / 2 : width)))
    thread.classList.toggle("none", isVeiled || isNone(shares[j]) || Number.isNaN(shares[j])) // what is covered is not all alike
    thread.setAttribute("opacity", String(isOpen ? 0 : share > least ? 0.7 : at.isWrapped || marks ? 0 : 0.4))
  })
  for (const one of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".word"))) {
    const [j, isEnd] = [Number(one.dataset.word), isOne || one.dataset.side === "to"]
    const share = shares[j] ?? 0
    const isFrom = one.dataset.side === "from" && j === i
    one.classList.toggle("from", isFrom)
    one.classList.toggle("most", isEnd && !isFrom && share > 0.3)
    const told = asksForWord(at)
      ? "draw the thread here"
      : `${given.tokens[i]} ${isChanged ? "attended to" : given.verb} it: ${isVeiled ? "a share that is covered" : rounded(share, 2)}`
    const value = isEnd && given.values.length ? `, ${given.values[j]}` : ""
    one.setAttribute("aria-label", isEnd ? `${one.textContent}${value}: ${told}` : `${one.textContent}: show its threads`)
  }
  svg.querySelectorAll(".share").forEach((one, j) => {
    const ofDrawn = isWrong ? "✗" : isVeiled && given.expected !== null ? `✗ ${rounded(given.expected, digits)}` : figures(shares[j], true)
    one.textContent = marks ? "" : figures(shares[j]) || (j === drawn ? ofDrawn : "") || (isVeiled ? "?" : "")
  })
  svg.classList.toggle("wrong", isWrong)
  svg.querySelector(".mine")?.setAttribute("d", drawn !== null ? path(at, places[i], ends[drawn]) : given.inOrder && asksForWord(at) ? hanging(at, places[i]) : "")
  add(at, shares)
  at.told.classList.toggle("exact", !isVeiled && !marks && !given.sums?.length)
  at.told.replaceChildren(...said(at, shares))
  at.grid.querySelectorAll("button").forEach((button, k) => button.classList.toggle("shown", k === layer * given.heads + head))
}

/** A share with so many digits: one that only rounds to 1 or to 0 is not said to be so. @param {number} share @param {number} digits */
function rounded(share, digits) {
  const text = share.toFixed(digits)
  return Number(text) !== share && [0, 1].includes(Number(text)) ? `≈ ${Number(text)}` : text
}

/** Whether a row is no share of attention, of which values are read, but marks what a word stands for in another sentence. @param {Figure} at @param {(number | null)[]} shares */
const isMark = ({ given }, shares) => given.others.length > 0 && !given.values.length && shares.includes(1)

/** The weights end to end, up to their sum, beside a mark at 1. @param {Figure} at @param {(number | null)[]} row */
function add(at, row) {
  const { given, bar, shown: [, head] } = at
  bar.hidden = !given.sums?.length
  const isOpen = row[0] !== null && given.sums?.includes(head)
  bar.classList.toggle("covered", !isOpen)
  bar.style.setProperty("--one", `${100 / given.reach}%`)
  const pieces = isOpen ? [...row, ...missing(at)] : []
  while (bar.querySelectorAll("i").length < Math.max(row.length, pieces.length)) bar.prepend(made("i"))
  for (const [j, one] of [...bar.querySelectorAll("i")].entries()) {
    const part = (pieces[j] || 0) / given.reach
    one.style.width = `${100 * part}%`
    one.className = part && j >= row.length ? "missing" : ""
    one.textContent = one.className && part > 0.09 ? words(at)[j - row.length] : "" // where it has room
  }
  expect(at)
}

/** What of the row that is asked about went to words that are masked, for each word. @param {Figure} at */
const missing = ({ given, shown }) => isLike(shown, given.row) ? given.missing : []

/** The part of the bar that is dragged, or was expected. @param {Figure} at */
function expect({ given, mine, slider, answer }) {
  const share = given.asks === "share" ? Number(slider.value) / 100 : given.expected
  slider.hidden = answer.hidden = given.asks !== "share"
  slider.dir = given.fromEnd ? "rtl" : "ltr"
  mine.hidden = share === null
  mine.classList.toggle("end", given.fromEnd)
  mine.classList.toggle("given", slider.hidden)
  mine.style.width = `${100 * (share ?? 0)}%`
  mine.textContent = `${Math.round(100 * (share ?? 0))} %`
  answer.textContent = `Answer with ${mine.textContent}`
}

/** Which head it is, and the largest weights exactly. @param {Figure} at @param {(number | null)[]} row @returns {(Node | string)[]} */
function said(at, row) {
  const { given, shown: [layer, head, i] } = at
  const isChanged = isOff(given, layer, head)
  const where = given.layers * given.heads > 1 || given.names.length ? `${capital(named(given, layer, head))}${isChanged ? "." : ":"} ` : ""
  if (row[0] === null)
    return [
      made("span", { className: "where" }, where.replace(": ", ". ")),
      `What “${given.tokens[i]}” ${given.verb === "times" ? "has with each" : given.verb} is ${given.covered[head] ?? given.covered[0]}.`,
    ]
  if (Number.isNaN(row[0])) return [`${where}“${given.tokens[i]}” has nan for every word: 0/0.`]
  if (isMark(at, row)) return [`${given.tokens[i]} ↔ `, made("b", {}, words(at)[row.indexOf(1)])]
  const shares = row.map(Number)
  const largest = shares.map((share, j) => ({ share, j })).filter(({ share }) => share).sort((a, b) => b.share - a.share).slice(0, 3)
  const isWrong = given.drawn !== null && !given.isSent
  const asks = isWrong ? `✗ Not “${words(at)[given.drawn ?? 0]}”: draw another from “${given.tokens[i]}”.` : `Draw a thread from “${given.tokens[i]}”, or press its word.`
  if (!largest.length) return asksForWord(at) ? [asks] : []
  const before = given.moves && head ? sharesOf(at, [layer, 0, i]) : [] // where the words stood, each weight moved along
  const lead = `${isChanged ? "Before, " : ""}“${given.tokens[i]}” ${isChanged ? "attended to" : given.verb} `
  const parts = largest.map(({ share, j }, k) =>
    made("span", { className: "pair" }, k ? ", " : "", `${words(at)[j]} `, made("b", {}, rounded(share, 4)),
      before.length ? ` (before ${rounded(before[j] ?? 0, 4)})` : ""),
  )
  return [
    made("span", { className: given.names.length * given.layers > 1 ? "where" : "" }, where),
    made("span", { className: "first" }, lead, parts[0]),
    ...parts.slice(1),
    row.length > 3 && largest.length === 3 ? " …" : "",
    given.largest ? ` Of so long a text, the ${given.largest} largest weights of each word are here.` : "",
    given.sums?.includes(head) ? `; all add up to ${shares.reduce((sum, share) => sum + share, 0).toFixed(4)}.` : "",
  ]
}

/** @param {Header} given @param {number} layer @param {number} head */
const isOff = ({ off }, layer, head) => off.some(([l, h]) => l === layer && h === head)

/** What a head is called, with what is done to it. @param {Header} given @param {number} layer @param {number} head */
const named = (given, layer, head) =>
  (given.names[head] ?? `Layer ${layer + 1}, head ${head + 1}`) + (isOff(given, layer, head) ? `, ${given.change}` : "")

/** A sentence begins with a capital, but for a name in code. @param {string} text */
const capital = (text) => /[A-Za-z]\.\w/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Draw the small pictures. @param {Figure} at */
function pictures(at) {
  const { given, grid } = at
  const many = given.layers * given.heads
  grid.hidden = many < 2
  grid.style.setProperty("--heads", String(given.heads))
  grid.classList.toggle("named", given.names.length > 0)
  grid.classList.toggle("many", given.names.length > 5)
  at.svg.classList.toggle("plays", given.plays)
  const buttons = [...grid.querySelectorAll("button")]
  if (buttons.length !== many && many > 1) {
    const heads = Array.from({ length: given.heads }, (_, head) => String(head + 1))
    const numbers = [made("i", { className: "layer" }, "head"), ...heads].map((one) => made("small", { ariaHidden: "true" }, one))
    grid.replaceChildren(...(given.names.length ? [] : numbers), ...Array.from({ length: given.layers }, (_, layer) => {
      const label = given.names.length ? [] : [made("i", { className: "layer" }, "layer "), String(layer + 1)]
      return [made("span", { hidden: !label.length }, ...label), ...heads.map((_, head) => button(at, layer, head))]
    }).flat())
  }
  const [n, m] = given.side ? [given.side, given.side] : [given.tokens.length, words(at).length]
  const canvases = grid.querySelectorAll("canvas")
  const shades = shaded(canvases[0])
  canvases.forEach((canvas, k) => {
    canvas.width = m
    canvas.height = n
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"))
    const image = pen.createImageData(m, n)
    const drawn = new Uint32Array(image.data.buffer) // red comes first in memory, on all machines that run a browser
    for (let at_ = 0; at_ < n * m; at_++) {
      const two = at.weights[k * n * m + at_]
      drawn[at_] = given.side ? shades[at.pixels[k * n * m + at_]] : two === VEILED ? 0 : two === given.nan ? 0xff808080 : shades[Math.round(255 * Math.sqrt(two / ONE))]
    }
    pen.putImageData(image, 0, 0)
    const [layer, head] = [Math.floor(k / given.heads), k % given.heads]
    const isVeiled = !given.side && at.weights.subarray(k * n * m, (k + 1) * n * m).every((two) => two === VEILED)
    const around = /** @type {HTMLElement} */ (canvas.parentElement)
    const [name, last] = [given.names[head], given.names[head - 1]]
    const [, kind, one = ""] = /^(\D+ )(\d+)$/.exec(name ?? "") ?? ["", name]
    const isAgain = last === name || (one && last?.startsWith(kind))
    if (name) around.replaceChildren(canvas, made("small", {}, made("i", { className: isAgain ? "again" : "" }, kind.replace(/ $/, "\u00a0")), one))
    around.classList.toggle("off", isOff(given, layer, head))
    around.classList.toggle("veiled", isVeiled)
    around.classList.toggle("outlined", given.outlined.some(([l, h]) => l === layer && h === head))
    canvas.style.transformOrigin = `${(100 * head) / (given.heads - 1)}%` // swept over, it becomes larger within the figure
    around.ariaLabel = around.title = `${named(given, layer, head)}${isVeiled ? ", covered" : ""}`
  })
}

/** The shades of a weight on the page's own colour; where nothing is drawn, the hatching of a picture is seen. @param {HTMLCanvasElement | undefined} canvas */
function shaded(canvas) {
  const style = canvas && getComputedStyle(canvas)
  const channels = (/** @type {string | undefined} */ colour) => colour?.match(/\d+/g)?.map(Number) ?? [0, 0, 0]
  const [ink, ground] = [channels(style?.color), channels(style?.backgroundColor)]
  return Uint32Array.from({ length: 256 }, (_, opacity) => {
    const [red, green, blue] = ground.map((from, c) => Math.round(from + ((ink[c] - from) * opacity) / 255))
    return (255 << 24) | (blue << 16) | (green << 8) | red
  })
}

/** @param {Figure} at @param {number} layer @param {number} head */
function button(at, layer, head) {
  const tabIndex = layer === at.chosen[0] && head === at.chosen[1] ? 0 : -1
  const one = made("button", { type: "button", tabIndex }, made("canvas"))
  const look = () => show(at, [layer, head, asksForWord(at) ? at.given.row[2] : at.chosen[2]])
  one.onpointermove = () => at.shown[0] === layer && at.shown[1] === head || look() // one at rest is entered, too, by a picture that is drawn beneath it
  one.onfocus = look
  one.onblur = () => show(at, at.chosen)
  one.onclick = () => {
    at.chosen = [layer, head, at.chosen[2]]
    show(at, at.chosen)
    at.send("head", [layer, head])
  }
  return one
}

/** Of some places the one nearest to a pointer. @param {Figure} at @param {PointerEvent} event @param {Place[]} places */
function nearest(at, event, places) {
  const { left, top } = at.svg.getBoundingClientRect()
  if (at.isWrapped) {
    const from = places.map(({ x, y }) => Math.abs(x - event.clientX + left) + 9 * Math.abs(Math.round((y + 10 - event.clientY + top) / at.line)) * at.line)
    return from.indexOf(Math.min(...from))
  }
  const here = event.clientX - left
  const far = places.map(({ x }) => Math.abs(x - here))
  return far.indexOf(Math.min(...far))
}

/** Whether a pointer is at a word: a press on the empty picture is no answer. @param {Figure} at @param {PointerEvent} event @param {Place} place */
function isAt(at, event, { x, y }) {
  const { left, top } = at.svg.getBoundingClientRect()
  return Math.abs(event.clientX - left - x) < REACH.x && Math.abs(event.clientY - top - y) < REACH.y
}

/** Whether a pointer is where threads begin, or end: of one sentence that is the same. @param {Figure} at @param {PointerEvent} event */
function sides(at, event) {
  const { top, height } = at.svg.getBoundingClientRect()
  const isBelow = event.clientY - top > height / 2
  return at.given.others.length ? { begins: isBelow, ends: !isBelow } : { begins: true, ends: true }
}

/** @param {Figure} at @param {PointerEvent} event */
function begin(at, event) {
  const i = nearest(at, event, at.places)
  at.begun = sides(at, event).begins ? i : null
  if (!at.given.moves && (!asksForWord(at) || !sides(at, event).begins || (i !== at.given.row[2] && !isFree(at)))) return
  at.from = i
  at.svg.setPointerCapture(event.pointerId)
}

/** @param {Figure} at @param {PointerEvent} event */
function move(at, event) {
  if (at.from !== null) {
    const { left, top } = at.svg.getBoundingClientRect()
    if (at.given.moves) at.svg.querySelectorAll(".word")[at.from].setAttribute("x", String(event.clientX - left))
    else at.svg.querySelector(".mine")?.setAttribute("d", path(at, at.places[at.from], { x: event.clientX - left, y: event.clientY - top }))
  } else if (event.pointerType === "mouse" && !asksForWord(at) && sides(at, event).begins) {
    const i = nearest(at, event, at.places)
    if (i !== at.shown[2]) show(at, [at.chosen[0], at.chosen[1], i])
  }
}

/** @param {Figure} at @param {PointerEvent} event */
function end(at, event) {
  const from = at.from
  at.from = null
  const { begins, ends } = sides(at, event)
  const j = nearest(at, event, asksForWord(at) ? at.ends : at.places)
  if (at.given.moves && from !== null && from !== j) {
    at.svg.querySelector(/** @type {"text"} */ (".word:focus"))?.blur() // a word that is reached by the keys ends the play
    return at.send("move", [from, j])
  }
  if (at.given.moves) lay(at)
  const isBack = from !== null && !at.given.moves && !at.given.others.length && j === at.given.row[2]
  const isOfAnother = asksForWord(at) && at.begun !== null && at.begun !== at.given.row[2] && (at.given.others.length > 0 || j !== at.begun)
  const isBeside = asksForWord(at) && from === null && !isAt(at, event, at.ends[j])
  if (isOfAnother && isFree(at) && ends) at.send("move", [at.begun ?? 0, j])
  if ((asksForWord(at) ? ends : begins) && !isBack && !isOfAnother && !isBeside) press(at, j)
  else show(at, at.shown)
}

/** Answer with a word, or choose it. @param {Figure} at @param {number} j */
function press(at, j) {
  if (asksForWord(at)) {
    if (j === at.given.drawn) return show(at, at.shown) // it is marked already
    at.given = { ...at.given, drawn: j, isSent: true }
    show(at, at.shown)
    at.send("word", j)
    return
  }
  at.chosen = [at.chosen[0], at.chosen[1], j]
  show(at, at.chosen)
}

/** @param {Figure} at @param {KeyboardEvent} event */
function typed(at, event) {
  const { side, word } = /** @type {SVGElement} */ (event.target).dataset
  if (!side || (event.key !== "Enter" && event.key !== " ")) return
  event.preventDefault()
  if (!at.given.others.length || (side === "to") === asksForWord(at)) press(at, Number(word))
}

/** Show the threads of a word that the keys have reached. @param {Figure} at @param {SVGElement} target */
function look(at, { dataset: { side, word } }) {
  if (side === "from" && !asksForWord(at)) show(at, [at.chosen[0], at.chosen[1], Number(word)])
}
