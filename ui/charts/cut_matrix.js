// A matrix cut into heads: a cell for each number, in the shade of its word, which glides to where it belongs.

import { make, measured } from "./make.js"
import { once } from "./once.js"

/**
 * @typedef {"cut" | "behind" | "guess" | "ways" | "apart" | "beside"} View
 * @typedef {{name: string, told: string, words: string[], columns: number, heads: number, view: View, mine: number[]}} CutMatrix
 * @typedef {{given: CutMatrix, figure: HTMLElement, stage: HTMLElement, told: HTMLElement, around: HTMLElement, cells: HTMLElement[][], send: (event: "press", value: string) => void}} Figure
 * @typedef {{x: number, y: number, shown: boolean}} Spot
 * @typedef {{name: string, label: string, x: number, y: number, wide: number, high: number}} Target
 * @typedef {{wide: number, high: number, rows: [number, string][], labels: [number, number, string][], mine?: [number, number, number], targets: Target[], spots: ((i: number) => Spot)[]}} Plan
 */

const GAP = 0.5

/** @param {Component<CutMatrix, {press: string}>} component */
export default function (component) {
  const { data } = component
  const { at, before } = once(component, assemble)
  if (before) return put(at, data, plan(data))
  put(at, data, plan({ ...data, view: data.view === "behind" ? "cut" : data.view }, 0)) // in one piece, and then cut
  requestAnimationFrame(() => requestAnimationFrame(() => put(at, data, plan(data))))
}

/** @param {{given: CutMatrix}} now */
function assemble({ given: { name, words, columns } }) {
  const set = () =>
    words.flatMap((_, word) =>
      Array.from({ length: columns }, (_, j) =>
        make("i", { dataset: { word: String(word) } }, make("span", {}, String(word * columns + j + 1))),
      ),
    )
  const cells = [set(), set(), set()]
  const around = make("div", { className: "around" })
  const stage = make("div", { className: "stage" }, make("div", { className: "cells", ariaHidden: "true" }, ...cells.flat()), around)
  const told = make("p", { tabIndex: -1 })
  const figure = make("figure", { role: "group", ariaLabel: name }, stage, told)
  return { figure, stage, told, around, cells }
}

/** Where everything stands, in units of a cell. @param {CutMatrix} given @param {number} gap between heads @returns {Plan} */
function plan({ words, columns: d, heads: h, view, mine: [, across = 0] }, gap = view === "beside" || view === "guess" ? 0 : GAP) {
  const at = (/** @type {number} */ top) => words.map((word, i) => /** @type {[number, string]} */ ([top + i, word]))
  const n = words.length, own = d / h, all = (/** @type {number} */ gap) => d + gap * (h - 1)
  const framed = (/** @type {number} */ gap, most = h - 1) => across + gap * Math.min(most, Math.max(0, Math.ceil(across / own) - 1)) // with what stands between the columns
  const split = (/** @type {number} */ i) => ({ head: Math.floor((i % d) / own), row: Math.floor(i / d), column: (i % d) % own })
  const reshaped = (/** @type {number} */ i) => ({ head: Math.floor(i / (n * own)), row: Math.floor((i % (n * own)) / own), column: i % own })
  /** @param {(i: number) => {head: number, row: number, column: number}} way @param {number} top @param {number} gap */
  const inRow = (way, top, gap, left = 0, most = h) => (/** @type {number} */ i) => {
    const { head, row, column } = way(i)
    return { x: left + Math.min(head, most - 1) * (own + gap) + column, y: top + row, shown: head < most }
  }
  const hidden = (/** @type {(i: number) => Spot} */ spot) => (/** @type {number} */ i) => ({ ...spot(i), shown: false })
  const heads = (/** @type {number} */ top, /** @type {number} */ gap) =>
    Array.from(
      { length: h },
      (_, k) => /** @type {[number, number, string]} */ ([k * (own + gap), top, h < 8 ? `head ${k + 1}` : `${k + 1}`]),
    )
  const whole = inRow(split, 1, gap)
  const unused = [hidden(whole), hidden(whole)]
  const step = Math.min(1.25, 3 / h), top = (h - 1) * step + 1 // a question keeps its height, so that an answer moves nothing
  if (view === "cut" || view === "beside") {
    const first = h > 1 ? 1 : 0
    return {
      wide: all(GAP), high: n + first, rows: at(first), mine: [0, first, framed(gap)],
      targets: [], spots: [inRow(split, first, gap), ...unused], labels: first ? heads(0, gap) : [],
    }
  }
  if (view === "behind") { // one behind the other, a step to the right and higher, so that none hides another
    const aside = own + GAP / 2
    const back = (/** @type {number} */ i) => {
      const { head, row, column } = split(i)
      return { x: head * aside + column, y: top - head * step + row, shown: true }
    }
    const named = heads(top - 1, GAP / 2).map(([x, y, text], k) => /** @type {[number, number, string]} */ ([x, y - k * step, text]))
    return {
      wide: all(GAP), high: top + n, rows: at(top), mine: [0, top, framed(GAP / 2)], targets: [], spots: [back, ...unused],
      labels: h > 1 ? named : [],
    }
  }
  if (view === "guess") {
    const side = Math.max(own, 3), right = side + 1, y = n + 2.5
    const target = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ x) => ({ name, label, x: x - 0.25, y: y - 0.25, wide: side + 0.5, high: n + 1.25 })
    return {
      wide: Math.max(d, right + side + 0.5), high: y + n + 1.25, rows: at(1), labels: [[0, 0, "Q, numbered as it lies in memory"], [0, n + 1.25, "Head 1, reshaped:"]],
      targets: [target("split", "this?", 0), target("reshaped", "or this?", right)],
      spots: [whole, inRow(split, y, 0, 0, 1), inRow(reshaped, y, 0, right, 1)],
    }
  }
  const wordOf = (/** @type {number} */ head, /** @type {number} */ row) => words[Math.floor(((head * n + row) * own) / d)]
  const last = (/** @type {number} */ y, /** @type {string[]} */ rows) => (h > 1 ? rows.map((word, i) => /** @type {[number, number, string]} */ ([all(gap) + 0.2, y + i, word])) : [])
  if (view === "ways") return { // whose numbers the rows of the first and of the last head are
    wide: Math.max(all(GAP) + (h > 1 ? 2 : 0), 2 * Math.max(own, 3) + 1.5), high: 2 * n + 3.75, targets: [],
    rows: [...at(1), ...words.map((_, i) => /** @type {[number, string]} */ ([n + 2.5 + i, wordOf(0, i)]))],
    labels: [[0, 0, "split"], [0, n + 1.5, "reshaped"], ...last(1, words), ...last(n + 2.5, words.map((_, i) => wordOf(h - 1, i)))],
    spots: [hidden(inRow(reshaped, n + 2.5, gap)), inRow(split, 1, gap), inRow(reshaped, n + 2.5, gap)],
  }
  const others = d - own
  const corner = (/** @type {number} */ i) => {
    const { head, row, column } = split(i)
    return head ? { x: GAP + head * own + column, y: n + 1.5 + row, shown: true } : { x: column, y: 1 + row, shown: true }
  }
  const slot = { label: "here?", wide: others, high: n }
  return {
    wide: all(GAP),
    high: 2 * n + 1.5,
    rows: at(1),
    mine: [0, 1, framed(GAP, 1)],
    labels: [
      [0, 0, "head 1"],
      ...(others
        ? [/** @type {[number, number, string]} */ ([own + GAP, n + 0.5, h > 2 ? "the others" : "head 2"])]
        : []),
    ],
    targets: others
      ? [
          { ...slot, name: "beside", x: own + GAP, y: 1, high: n - 0.5 },
          { ...slot, name: "below", x: 0, y: n + 1.5, wide: own, ...(own < 2 && { label: "?" }) },
        ]
      : [],
    spots: [corner, ...unused],
  }
}

/** @param {Figure} at @param {CutMatrix} given @param {Plan} to */
function put(at, { told, view, mine, words }, { wide, high, rows, labels, mine: corner, targets, spots }) {
  at.figure.dataset.view = view
  measured(at.stage, { wide, high, kept: Math.max(high, 2 * words.length + 1.5) }) // each view as high as the highest that answers
  at.told.textContent = told
  for (const [k, set] of at.cells.entries()) {
    for (const [i, cell] of set.entries()) {
      const { x, y, shown } = spots[k](i)
      measured(cell, { x, y, nth: i }).classList.toggle("away", !shown)
    }
  }
  const had = /** @type {HTMLButtonElement | null} */ (at.around.querySelector("button:focus"))?.value
  at.around.replaceChildren(
    ...rows.map(([y, word]) => measured(make("span", { className: "word" }, word), { x: 0, y })),
    ...labels.map(([x, y, text]) => measured(make("span", {}, text), { x, y })),
    ...(corner && mine.length
      ? [measured(make("div", { className: corner[2] > wide ? "mine beyond" : "mine" }), { x: corner[0], y: corner[1], w: Math.min(corner[2], wide), h: Math.min(mine[0], high - corner[1]) })]
      : []),
    ...targets.map(({ name, label, x, y, wide: w, high: h }) =>
      measured(make("button", { type: "button", value: name, ariaLabel: LABELS[name], onclick: () => at.send("press", name) }, label), { x, y, w, h }),
    ),
  )
  if (had) /** @type {HTMLElement} */ (at.around.querySelector(`button[value=${had}]`) ?? at.told).focus()
}

/** @type {Record<string, string>} */
const LABELS = { split: "Some columns of every word", reshaped: "The first numbers in memory", beside: "Beside head 1", below: "Below head 1" }
