// What a question is about stands alone beside it, until all matrices are asked for, or a pin or a step needs them.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, typed } from "./page.js"
import { COMPARED, asked, at, chainOf, compared, drawn, given } from "./pictures.js"

const { clientWidth } = document.body
/** All matrices are too wide for one line. */
Object.defineProperty(Element.prototype, "scrollWidth", { get() { return clientWidth + Number(!this.querySelector(".column[hidden]")) } })

const EVERY = ["X", "Q", "K", "V", "scores", "scaled_scores", "weights", "context"]
const alone = (nodes, more) => given({ alone: nodes, ...more })
const offer = (picture) => picture.root.querySelector(".whole")

/** The columns that are shown, those of stations that are shown alone. */
const shown = ({ root, all }) => {
  const stations = root.querySelector(".stage").children.filter((one) => !one.matches("[hidden]"))
  const columns = all(".column:not([hidden])")
  assert.equal(root.querySelector(".frame").matches(".wide"), columns.length < EVERY.length, "it is fitted again")
  assert.deepEqual([...new Set(columns.map((one) => one.closest("[data-station]")))], stations)
  return columns.map((one) => one.querySelector(".below table").dataset.node)
}

function isPart(picture, nodes) {
  assert.deepEqual([shown(picture), picture.root.querySelector(".stage").dataset.part, offer(picture).hidden, offer(picture).getAttribute("aria-expanded")], [nodes, nodes.join(" "), false, "false"])
}

function isAll(picture, isOffered = true) {
  assert.deepEqual([shown(picture), picture.root.querySelector(".stage").dataset.part, offer(picture).hidden], [EVERY, undefined, !isOffered])
  if (isOffered) assert.equal(offer(picture).getAttribute("aria-expanded"), "true")
}

test("what a question is about stands alone until all matrices are asked for, and again when they are asked for no more", () => {
  const picture = drawn(alone(["Q", "weights"]))
  isPart(picture, ["Q", "weights"])
  picture.press("All matrices")
  isAll(picture)
  picture.next(alone(["K"]))
  isAll(picture)
  picture.press("All matrices")
  isPart(picture, ["K"])
  picture.next(given())
  isAll(picture, false)
  const broad = chainOf().map((M) => (M.name === "V" ? { ...M, columns: ["1", "2", "3", "4", "5", "6"] } : M))
  const others = [asked({ alone: ["Q"] }), given({ ...COMPARED, alone: ["Q"] }, compared().chain), given({ alone: ["Q"] }, broad), alone(["Q"], { isSmall: true })]
  for (const one of others) isAll(drawn(one), false)
})

test("a cell that is pinned outside of what a question is about, and a step, open all matrices; what the question before had pinned opens nothing", () => {
  const cell = { node: "Q", row: 1, column: 0 }, other = { node: "X", row: 0, column: 0 }
  const explained = ({ all }) => all("td[data-explained]").map(at)
  const picture = drawn(alone(["Q"]))
  fire(picture.cell("Q", 1, 0), "click")
  isPart(picture, ["Q"])
  picture.next(alone(["Q", "K"], { pinned: cell }))
  picture.next(alone(["Q", "K"], { pinned: cell }))
  assert.deepEqual(explained(picture), ["Q 1 0"])
  picture.next(alone(["weights"], { pinned: cell }))
  isPart(picture, ["weights"])
  assert.deepEqual(explained(picture), ["weights 1 2"])
  picture.next(alone(["weights"], { pinned: other }))
  picture.next(alone(["weights"], { pinned: other }))
  isAll(picture)
  assert.deepEqual(explained(picture), ["X 0 0"])
  isAll(drawn(alone(["weights"], { pinned: cell })))
  isPart(drawn(alone(["context"], { pinned: { node: "V", row: 0, column: 0 } })), ["context"])
  const pressed = drawn(alone(["weights"]))
  fire(pressed.cell("Q", 0, 0), "click")
  isAll(pressed)
  const stepped = drawn(alone(["weights"]))
  typed(stepped.named("input", "Step"), 3, false)
  isAll(stepped)
})
