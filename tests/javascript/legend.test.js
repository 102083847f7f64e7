// Beneath the picture: what its colours are relative to, and how far back a number is traced.

import assert from "node:assert/strict"
import test from "node:test"
import { fire, typed } from "./page.js"
import { chainOf, drawn, given } from "./pictures.js"
import { exactly } from "../../ui/machine/figures.js"

const three = (value) => exactly(Number(value.toPrecision(3)))
const bars = ({ all }) => all(".scale").map((one) => [one.dataset.role, one.textContent, one.querySelector("i").className])

test("the ends of a scale are those of the matrix, of its row, or of all shares and all other numbers", () => {
  const picture = drawn()
  const [chooser] = picture.all("select.spread")
  const { values } = chainOf().find(({ name }) => name === "weights")
  const most = Math.max(...chainOf().filter(({ share }) => !share).flatMap(({ values }) => values.flat().map(Math.abs)))
  const of = (shares) => three(Math.min(...shares)) + three(Math.max(...shares))
  const all = [["weight", "weights: 01", "bar"], ["", `other numbers: ${three(-most)}${three(most)}`, "bar both"]]
  const shown = { matrix: [["weight", `The weights: ${of(values.flat())}`, "bar"]], row: [["weight", `The weights, row bank: ${of(values[1])}`, "bar"]], all }
  for (const [spread, expected] of Object.entries(shown)) {
    typed(chooser, spread, false)
    assert.deepEqual(bars(picture), expected)
  }
  picture.next(given({ opening: null }))
  typed(chooser, "matrix", false)
  assert.deepEqual(bars(picture).map(([role]) => role), ["weight", ""], "without a number in focus one of each kind")
})

test("a number is traced back all the way, or one step; a part of a picture has no legend", () => {
  const picture = drawn()
  const lit = () => [...new Set(picture.all("td[data-lit]").map((one) => one.closest("table").dataset.node))]
  const [depth] = picture.all("select.depth")
  for (const [steps, from] of [["99", ["X", "W_q", "Q", "W_k", "K", "scores", "scaled_scores", "weights"]], ["1", ["scaled_scores", "weights"]]]) {
    typed(depth, steps, false)
    fire(picture.cell("weights", 0, 0), "pointerover")
    assert.deepEqual(lit(), from)
  }
  const isHidden = (given) => drawn(given).root.querySelector(".legend").hidden
  const { stations } = given()
  assert.deepEqual([{}, { isSmall: true }, { stations: stations.slice(2) }, { stations: stations.slice(3) }].map((one) => isHidden(given(one))), [false, true, false, true])
})
