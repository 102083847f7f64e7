// The opening as SVG: every shape is made once, and moved to where the choreography says.

import { cellName } from "../morph.js"
import { shape } from "../shape.js"
import { figures, mixedOf, rounded, short, termsOf } from "./captions.js"
import { sceneAt } from "./choreography.js"

/** @import { Numbers, Story } from "./numbers.js" */
/** @import { Stage } from "./choreography.js" */

/** How much room there is to press on the figure of the owner. */
const WHY = { width: 56, height: 40 }

/**
 * How products become a share: what is done, what comes of it, what that is called, and the exponent. @type {((fit:
 * import("./numbers.js").Fit, owner: number, share: string) => [string, string, string, string?])[]}
 */
const RESULTS = [
  ({ score }) => ["sum", rounded(score), "score"],
  ({ query, scaled }, owner) => [`÷ √${query.length}`, scaled[owner].toFixed(2), "scaled score"],
  ({ scaled, powers }, owner) => ["e", powers[owner].toFixed(1), "e is 2.718…", scaled[owner].toFixed(2)],
  ({ total }, _, share) => [`÷ ${total.toFixed(1)}`, share, "share of the sum"],
]

/** How many of them are scores: on a phone they have their names, and captions say what is done. */
const SCORES = 2

/** Pixels of a part of the sum for each letter of its name. */
const LETTER = 8.5

/** On a stage that is narrower, what is divided has no name. */
const NAMED = 320

/** Pixels from the name of one bar to the next. */
const LEGEND = 130

/** How far before the names of the bars it stands what they are of. */
const BARRED = 60

/** @param {SVGElement} one @param {Element} parent */
function put(one, parent) {
  parent.append(one)
  return one
}

/** What is as it was is left alone. @param {Element} one @param {import("../shape.js").Attributes} attributes */
function set(one, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const text = typeof value === "number" ? String(Math.round(value * 100) / 100) : value
    if (one.getAttribute(name) !== text) one.setAttribute(name, text)
  }
}

/** @param {Element} one @param {string} text */
function write(one, text) {
  if (one.textContent !== text) one.textContent = text
}

/**
 * Make the shapes; what is returned moves them.
 *
 * @param {SVGSVGElement} svg @param {Story} story @param {string[]} words
 */
export function drawOpening(svg, story, words) {
  svg.replaceChildren()
  const many = story.qualities.length
  const still = put(shape("g", { "aria-hidden": "true" }), svg)
  const make = (/** @type {string} */ tag, /** @type {string} */ kind, parent = still) => put(shape(tag, { class: kind }), parent)
  const each = (/** @type {(i: number) => any} */ one) => words.map((_, i) => one(i))
  const qualities = (/** @type {(k: number) => any} */ one) => story.qualities.map((_, k) => one(k))

  const halo = make("circle", "halo")
  const threads = each(() => make("path", "thread"))
  const mine = put(shape("path", { class: "thread learned", pathLength: 1 }), still)
  const bars = each(() => qualities((k) => make("rect", `quality-${k}`)))
  const barFigures = each(() => qualities(() => make("text", "figure")))
  const ghost = qualities((k) => make("rect", `ghost quality-${k}`))
  const drops = /** @type {SVGElement[]} */ ([])
  const dropsLayer = put(shape("g"), still)
  const why = put(shape("g", { class: "why", role: "button" }), svg)
  const hit = put(shape("rect", { class: "hit", ...WHY }), why)
  const shares = each((j) => make("text", "share", j === story.owner ? why : still))
  const signs = each(() => make("text", "share"))
  const parts = each((j) => make("rect", j === story.owner ? "part lit" : "part"))
  const partNames = each((j) => make("text", j === story.owner ? "part lit" : "part"))
  const origin = make("text", "share origin")
  /** @type {SVGElement[][]} */
  const terms = qualities((k) => [make("tspan", "", make("tspan", `quality-${k}`, origin)), ...[0, 1, 2].map(() => make("tspan", "", origin))]) // a line beneath has the colour of the outer one
  const result = make("tspan", "", origin)
  const cells = each(() => each(() => make("rect", "weight")))
  bars.forEach((/** @type {SVGElement[]} */ row, /** @type {number} */ i) => row.forEach((one, k) => { one.dataset.cell = cellName("X", i, k) }))
  cells.forEach((/** @type {SVGElement[]} */ row, /** @type {number} */ i) => row.forEach((one, j) => { one.dataset.cell = cellName("weights", i, j) }))
  const cellFigures = each(() => each(() => make("text", "figure")))
  const heads = each(() => make("text", "head column"))
  const titles = [make("text", "head title"), make("text", "head title")]
  const frame = make("rect", "frame-of-row")
  const vector = (/** @type {string} */ kind) => {
    const group = make("g", `vector ${kind}`)
    return { group, box: make("rect", "", group), head: make("text", "head", group), numbers: qualities(() => make("text", "", group)) }
  }
  const own = vector("key") // of the word that asks: beneath its query, until that is taken to the owner's key
  const columns = [...each((i) => vector(i === story.focus ? "query" : "key")), own, ...each(() => vector("value"))]
  const owners = [story.focus, story.owner].map((i) => {
    const of = make("text", "of", columns[i].group)
    of.textContent = words[i]
    return of
  })
  const times = qualities(() => put(shape("text", {}, "×"), still))
  const products = qualities(() => make("text", "end"))
  const results = RESULTS.map((_, m) => {
    const text = make("text", m < RESULTS.length - 1 ? "end" : "end head lit")
    const parts = [shape("tspan"), shape("tspan", { dy: -7, "font-size": 14 }), shape("tspan")].map((one) => put(one, text))
    return { text, parts, name: make("text", "name") }
  })
  const legend = make("g", "legend")
  const barred = put(shape("text"), legend)
  const legends = qualities((k) => ({ swatch: make("rect", `quality-${k}`, legend), text: put(shape("text"), legend) }))

  const wordShapes = each((i) => put(shape("text", { class: "word", role: "button", tabindex: 0, "data-word": i }, words[i]), svg))
  const name = `${words[story.owner]}: ${story.qualities[0]}`
  const grip = put(shape("g", { class: "grip", role: "slider", "aria-valuemin": 0, "aria-valuemax": 1, "aria-label": name }), svg)
  grip.append(
    shape("circle", { class: "hit", r: 24 }), shape("circle", { class: "knob", r: 11 }),
    shape("path", { class: "arrow", d: "M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3" }), shape("text", { class: "drag", x: -30, y: 5 }, "drag"),
  )

  return (/** @type {Stage} */ stage, /** @type {Numbers} */ numbers, /** @type {number} */ chosen, /** @type {number} */ t) => {
    const now = sceneAt(stage, story, numbers, chosen, t)
    const share = figures(numbers.learned)[story.owner]
    const owned = numbers.X[story.owner][0]
    set(svg, { viewBox: `0 0 ${stage.width} ${stage.height}` }) // set anew, even to the same, it lays out every shape
    set(halo, { cx: now.halo.x, cy: now.halo.y, r: now.halo.r, opacity: now.halo.opacity })
    now.words.forEach(({ x, y, size, isEnd, isLit, isAsked, opacity }, i) => {
      set(wordShapes[i], { x, y, opacity, "font-size": size, "text-anchor": isEnd ? "end" : "middle", class: `word${isLit ? " lit" : ""}${isAsked ? " asked" : ""}` })
    })
    const { texts, isSum, lit } = now.figures
    now.threads.forEach(({ d, width, opacity, isLearned, isOpen }, j) => {
      set(threads[j], { d, "stroke-width": Math.max(1, width), opacity, class: `thread${isLearned ? " learned" : isOpen ? " open" : ""}` })
      set(shares[j], { x: stage.centres[j], y: now.figures.y, opacity: now.figures.opacity, class: j === lit ? "share lit" : "share" })
      write(shares[j], texts[j])
      set(signs[j], { x: now.signs[j].x, y: now.signs[j].y, opacity: isSum ? now.figures.opacity : 0 })
      write(signs[j], now.signs[j].text)
    })
    set(mine, { d: now.mine.d, "stroke-width": now.mine.width, opacity: now.mine.opacity, "stroke-dasharray": 1, "stroke-dashoffset": 1 - now.mine.drawn })
    now.bars.forEach((three, i) => three.forEach((bar, k) => {
      set(bars[i][k], { x: bar.x, y: bar.y, width: bar.width, height: bar.height, opacity: bar.opacity })
      set(barFigures[i][k], { ...bar.figure })
      write(
        barFigures[i][k],
        stage.isNarrow && !now.words[i].isEnd ? short(numbers.X[i][k]).replace(/^0\./, ".") : short(numbers.X[i][k]),
      ) // five times three have no room for their zeros
    }))
    now.ghost.forEach((bar, k) => set(ghost[k], { ...bar }))
    now.drops.forEach(({ x, y, k, opacity }, d) => {
      drops[d] ??= make("circle", `quality-${k}`, dropsLayer)
      set(drops[d], { cx: x, cy: y, r: stage.isNarrow ? 3.5 : 4.5, opacity })
    })
    const [{ column }, { sides }, { fit }] = [stage, now, numbers]
    const { kind, ...place } = now.origin
    set(origin, { ...place, class: `share origin ${kind}` })
    for (const [, , by] of terms) set(by, { class: kind })
    set(result, { class: kind === "value" ? "context" : kind })
    const told = kind === "value" ? mixedOf(numbers) : termsOf(fit.firsts[kind])
    write(result, told.pop() ?? "")
    terms.flat().forEach((piece, m) => write(piece, told[m] ?? ""))
    now.parts.forEach(({ isShare, ...place }, j) => {
      set(parts[j], place)
      const told = isShare ? `${share} of the sum` : `${fit.powers[j].toFixed(1)} of ${fit.total.toFixed(1)}`
      const names = [...(j === story.owner ? [`${words[j]}: ${told}`, told] : []), words[j], words[j][0]]
      set(partNames[j], { x: place.x + place.width / 2, y: place.y + place.height - 6, opacity: place.opacity })
      write(partNames[j], names.find(({ length }) => LETTER * length < place.width) ?? "")
    })
    const high = column.pitch * (many + 1.4)
    const lineOf = (/** @type {number} */ m) => stage.base - high + column.pitch * (m + 1)
    ;[...now.columns, now.own, ...now.cards].forEach(({ x, sunk, opacity }, n) => {
      const { group, box, head, numbers: shown } = columns[n]
      const [isQuery, j] = [n === story.focus, n < words.length ? n : story.focus]
      const value = numbers.values[n - words.length - 1]
      set(group, { transform: `translate(${x.toFixed(1)},${(stage.base - high + sunk).toFixed(1)})`, opacity, "font-size": column.size })
      set(box, { x: -column.width / 2, width: column.width, height: high, rx: 8 })
      set(head, { y: column.pitch })
      write(head, value ? "value" : isQuery ? story.asks : numbers.offers[j])
      shown.forEach((/** @type {SVGElement} */ one, /** @type {number} */ k) => {
        set(one, { y: column.pitch * (k + 2) })
        write(one, (value ?? (isQuery ? fit.query : fit.keys[j]))[k].toFixed(2))
      })
    })
    for (const of of owners) set(of, { y: -8, opacity: now.aside })
    now.steps.products.forEach((opacity, k) => {
      set(times[k], { x: (sides.query + sides.key) / 2, y: lineOf(k + 1), opacity, "font-size": column.size })
      set(products[k], { x: sides.product, y: lineOf(k + 1), opacity, "font-size": column.size })
      write(products[k], `= ${rounded(fit.products[k])}`)
    })
    now.steps.results.forEach((opacity, m) => {
      const [what, result, name, power = ""] = RESULTS[m](fit, story.owner, share)
      set(results[m].text, { x: sides.result, y: lineOf(m), opacity, "font-size": column.size })
      ;[stage.isNarrow && stage.width >= NAMED && m < SCORES ? name : what, power, ` = ${result}`].forEach((text, part) => write(results[m].parts[part], text))
      set(results[m].parts[2], { dy: power ? 7 : 0 })
      set(results[m].name, { x: sides.result + 16, y: lineOf(m), opacity: stage.isNarrow ? 0 : opacity })
      write(results[m].name, name)
    })
    now.cells.forEach((row, i) => row.forEach((cell, j) => {
      set(cells[i][j], { x: cell.x, y: cell.y, width: cell.width, height: cell.height, opacity: cell.opacity, "fill-opacity": 0.1 + 0.6 * cell.share })
      set(cellFigures[i][j], { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 + 5, opacity: i === story.focus ? now.heads : cell.opacity })
      write(cellFigures[i][j], cell.share < 0.005 ? "≈ 0" : cell.share.toFixed(2))
    }))
    const { grid } = stage
    heads.forEach((one, j) => {
      const [x, y] = [grid.weights + (j + 0.5) * grid.wCell - 1, grid.top - 10]
      set(one, { x, y, opacity: now.heads, transform: stage.isNarrow ? `rotate(-38 ${x} ${y})` : "", "text-anchor": stage.isNarrow ? "start" : "middle" })
      write(one, words[j])
    })
    const across = grid.top - (stage.isNarrow ? 62 : 40)
    set(titles[0], { x: grid.X + (many * (grid.xCell + 2)) / 2, y: across, opacity: now.heads })
    set(titles[1], { x: grid.weights + (words.length * grid.wCell) / 2, y: across, opacity: now.heads })
    write(titles[0], stage.isNarrow ? "bars: X" : "the bars are X")
    write(titles[1], stage.isNarrow ? "threads: weights" : "the threads are the weights")
    set(frame, {
      x: grid.weights - 4, y: grid.top + story.focus * grid.pitch - 4, width: words.length * grid.wCell + 5, height: grid.tall + 8, rx: 6, opacity: now.frame,
    })
    set(legend, { opacity: now.legend })
    set(barred, { x: stage.isNarrow ? 0 : stage.width / 2 - (many / 2) * LEGEND - BARRED, y: 24 })
    write(barred, now.barred)
    legends.forEach(({ swatch, text }, k) => {
      const step = Math.min(LEGEND, (stage.width - BARRED) / many)
      const x = Math.max(BARRED, stage.width / 2 - (many / 2) * step) + k * step
      set(swatch, { x, y: 12, width: 14, height: 14 })
      set(text, { x: x + 20, y: 24 })
      write(text, story.qualities[k])
    })
    set(grip, { transform: `translate(${now.grip.x.toFixed(1)},${now.grip.y.toFixed(1)})`, opacity: now.grip.opacity, "aria-valuenow": owned, "aria-valuetext": `${owned}, share of ${words[story.owner]} ${share}` })
    const isHeld = now.grip.opacity > 0.5
    for (const one of [grip, why]) set(one, { tabindex: isHeld ? "0" : "-1", "aria-hidden": String(!isHeld), "pointer-events": isHeld ? "auto" : "none" })
    set(why, { class: isHeld ? "why open" : "why", "aria-label": `Where ${share} comes from` })
    set(hit, { x: stage.centres[story.owner] - WHY.width / 2, y: now.figures.y - WHY.height / 2 - 6 })
  }
}
