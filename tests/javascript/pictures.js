// A whole picture on a small page, with a stand-in for Python that answers what is typed, by plain sums of its own.

import { fire, press, typed } from "./page.js"

const { draw } = await import("../../ui/machine/machine.js")

export const WORDS = ["the", "bank", "swam"]

const STEPS = {
  Q: ["product", "X", "W_q"], K: ["product", "X", "W_k"], V: ["product", "X", "W_v"], scores: ["turned", "Q", "K"],
  scaled_scores: ["quotient", "scores"], weights: ["softmax", "scaled_scores"], context: ["product", "weights", "V"],
}
const VALUES = {
  X: [[1, 0.5], [-0.25, 2], [0.75, -1]], W_q: [[1, 0.5], [0, 2]], W_k: [[0.5, -1], [1, 0.25]], W_v: [[2, 0, 1], [1, -1, 0.5]],
}
const ROLES = { Q: "query", K: "key", V: "value", weights: "weight", context: "context" }
const ACROSS = { scores: WORDS, scaled_scores: WORDS, weights: WORDS }

const STATIONS = [
  ["place", ["X"]], ["project", ["Q", "W_q"], ["K", "W_k"], ["V", "W_v"]], ["compare", ["scores", "K", true], ["scaled_scores"]], ["weigh", ["weights"]],
  ["mix", ["context", "V"]],
]

const times = (A, B) => A.map((line) => B[0].map((_, j) => line.reduce((sum, factor, m) => sum + factor * B[m][j], 0)))
const turned = (M) => M[0].map((_, j) => M.map((line) => line[j]))
const shares = (line) => line.map((score) => Math.exp(score) / line.reduce((sum, other) => sum + Math.exp(other), 0))

/** What follows from the inputs: softmax(Q Kᵀ ÷ divisor) V, step by step. */
function attended({ X, W_q, W_k, W_v, K = times(X, W_k) }, divisor) {
  const [Q, V] = [W_q, W_v].map((W) => times(X, W))
  const scores = times(Q, turned(K))
  const scaled_scores = scores.map((line) => line.map((score) => score / divisor))
  const weights = scaled_scores.map(shares)
  return { Q, K, V, scores, scaled_scores, weights, context: times(weights, V) }
}

/** The chain of a picture, with other inputs or keys where they are given, and all that follows from them. */
export function chainOf(values = {}, divisor = Math.SQRT2) {
  const inputs = { ...VALUES, ...values }
  const all = { ...inputs, ...attended(inputs, divisor) }
  return [...Object.keys(VALUES), ...Object.keys(STEPS)].map((name) => {
    const [kind, ...reads] = STEPS[name] ?? ["given"]
    const step = { kind: kind === "turned" ? "product" : kind, reads, turned: kind === "turned", ...(name === "scaled_scores" && { divisor, divisorText: String(divisor) }) }
    return {
      name, title: `The ${name}`, symbol: name, formula: reads.join(" · "), step, rows: name.startsWith("W") ? ["1", "2"] : WORDS,
      columns: ACROSS[name] ?? ((name === "V" || name === "context" || name === "W_v") ? ["1", "2", "3"] : ["1", "2"]), role: ROLES[name] ?? "", share: name === "weights", sentence: `Now the ${name}.`,
      values: all[name], decimals: 4, editable: !reads.length, note: "", base: "", typed: [], problems: [],
    }
  })
}

/** What Python sends of a picture. */
export const given = (changes = {}, chain = chainOf()) => ({
  name: "A picture", words: WORDS, chain, opening: { node: "weights", row: 1, column: 2 }, pinned: null, hidesLater: false, previewed: true, told: [], comparison: null, dial: null,
  stations: STATIONS.map(([name, ...columns]) => ({ name, title: `To ${name}`, columns: columns.map(([below, above = "", turned = false]) => ({ below, above, turned, sign: above ? "=" : "" })) })),
  divisor: { typed: "", problem: "", most: 8 }, filled: 0, isSmall: false, fillable: [], asked: "", turn: 0, isWorksheet: false, goal: null, roles: ROLES, story: null, rowed: false, alone: [], kept: "", ...changes,
})

/** What Python answers to texts that were typed over numbers. */
export function answered(texts) {
  const values = Object.fromEntries(Object.entries(VALUES).map(([name, lines]) => [name, lines.map((line) => [...line])]))
  for (const [name, cells] of Object.entries(texts)) for (const [i, j, text] of cells) if (name !== "divisor") values[name][i][j] = Number(text)
  const divisor = texts.divisor?.[0]?.[2] ?? ""
  const chain = chainOf(values, divisor ? Number(divisor) : Math.SQRT2)
  return given({ divisor: { typed: divisor, problem: "", most: 8 } }, chain.map((M) => ({ ...M, typed: texts[M.name] ?? [] })))
}

let many = 0

/** Draw a picture: what is drawn, what was sent, and what draws what Python sends next. */
export function drawn(first = given(), name = `picture ${many++}`) {
  const host = document.createElement("div")
  document.body.append(host)
  const sent = []
  const next = (sending) => draw(host, name, sending, (...event) => sent.push(event))
  next(first)
  const root = host.shadowRoot
  const all = (selector) => root.querySelectorAll(selector)
  const table = (node, isTurned = false) => all("table").find(({ dataset }) => dataset.node === node && (dataset.turned !== undefined) === isTurned)
  const cell = (node, i, j) => table(node).querySelectorAll("td.cell").find(({ dataset }) => dataset.row === `${i}` && dataset.column === `${j}`)
  const named = (tag, text) => all(tag).find((one) => one.textContent.includes(text) || one.getAttribute("aria-label")?.includes(text))
  const said = () => root.querySelector(".status").textContent
  return { name, root, sent, next, all, table, cell, named, said, press: (text) => fire(named("button", text), "click") }
}

/** All that is written in the cells of a picture, and how. */
export const written = ({ all }) => all("td.cell").map((cell) => [cell.textContent, cell.title, cell.dataset.sign, cell.style.getPropertyValue("--tint")].join(" ")).join("\n")

/** What is drawn in each cell. */
export const figuresOf = ({ all }) => all("td.cell").map(({ textContent }) => textContent)

/** The matrices of a chain by name. */
export const mapOf = (chain) => new Map(chain.map((M) => [M.name, M]))

/** The number in a text as it is drawn. */
export const read = (text) => Number(text.replace("\u2212", "-").replace(/[≈\s]/g, ""))

/** Which cell this is; the focus is in one, or in a box of one. */
export const at = (one) => [one?.closest("table")?.dataset.node, one?.closest("td")?.dataset.row, one?.closest("td")?.dataset.column].join(" ")

/** Open a field by a key, or by two clicks, and type a text that a key ends. */
export function type(picture, [node, i, j], text, end = "Enter", key = "3") {
  const td = picture.cell(node, i, j)
  td.focus()
  if (key) press(td, key)
  else fire(td, "dblclick")
  const field = td.querySelector("input")
  typed(field, text, false)
  press(field, end)
  return td
}

export const BOXED = ["scores", "weights"]

/** A picture whose scores and weights are asked for; `filled` says what Python knows, by stamp and cells. */
export function asked({ stamp = 0, cells = [], marks = {}, lit = [1], ...more } = {}) {
  const texts = new Map(cells.map(([node, i, j, text]) => [`${node} ${i} ${j}`, text]))
  const boxed = (M) => ({
    ...M, values: M.values.map((line) => line.map(() => null)), lit,
    boxes: M.values.flatMap((line, row) => line.map((_, column) => ({ row, column, text: texts.get(`${M.name} ${row} ${column}`) ?? "", mark: marks[`${M.name} ${row} ${column}`] ?? "", hint: `${M.name} ${row} ${column}` === "scores 0 0", fixed: false }))),
  })
  return given({ filled: stamp, fillable: BOXED, asked: "weights", ...more }, chainOf().map((M) => (BOXED.includes(M.name) ? boxed(M) : M)))
}

export const boxIn = (picture, node, i, j) => picture.cell(node, i, j).querySelector("input.box")
/** Type a text into a box, and leave it. */
export const filled = (box, text) => { box.focus(); typed(box, text, false); box.blur() }
export const contents = (picture) => picture.all("input.box").map(({ value }) => value)

export const DIAL = { value: Math.SQRT2, usual: Math.SQRT2, most: 8, answers: ["context"], covered: [[3, 4]] }
export const COMPARED = { comparison: ["this", "that"] }

/** A chain, another, and the first with the numbers of the other beside its own. */
export const compared = () => {
  const [one, other] = [chainOf(), mapOf(chainOf({ X: [[1, 0.5], [-0.25, 2], [2.75, -1]] }))]
  return { one, other, chain: one.map((M) => ({ ...M, other: { values: other.get(M.name).values, step: M.step, note: "" } })) }
}

export const GOAL = {
  measures: [{ says: "It is {}.", how: "least", node: "X", cells: [[0, 0]], less: [0], other: null, sign: 1, bound: 2, reach: 1, is_kept: false, missing: "" }],
  verdict: { share: 0, is_reached: false, sentences: ["It is 1.0000."], shares: [0] }, cost: "", start: [["X", chainOf()[0].values]], least: -2, most: 3, cells: null,
}
