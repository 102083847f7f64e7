// A matrix as a strip of colour: which cell is where somebody points, and how strong each colour is.

import assert from "node:assert/strict"
import test from "node:test"
import { SIDES, cellIn, paint, strip, tones } from "../../ui/machine/strip.js"
import { givenMatrix, pretend } from "./pretend.js"

/** Two rows and three columns, each cell ten pixels, drawn twice as large. */
const canvas = (turned = "") => ({ dataset: { node: "Q", width: "10", height: "10", turned }, width: 30, height: 20, clientWidth: 60, clientHeight: 40 })

test("a point of a strip is in its cell, and beside the strip in the nearest", () => {
  assert.deepEqual(cellIn(canvas(), 59, 1), { node: "Q", row: 0, column: 2 })
  assert.deepEqual(cellIn(canvas(), 20, 20), { node: "Q", row: 1, column: 1 })
  assert.deepEqual(cellIn(canvas(), 60, 40), { node: "Q", row: 1, column: 2 })
  assert.deepEqual(cellIn(canvas(), -5, 99), { node: "Q", row: 1, column: 0 })
  assert.deepEqual(cellIn(canvas("yes"), 59, 1), { node: "Q", row: 2, column: 0 })
})

test("each number has a tint on the scale of its row, and what is covered or masked has none", () => {
  const shades = tones(givenMatrix("Q", [[1, null], [-1, -Infinity]]), [[-1, 1], [-2, 2]])
  assert.deepEqual([...shades].map(Number.isNaN), [false, true, false, true])
  assert.ok(shades[2] < 0 && shades[0] > -shades[2], "the second row has a wider scale")
})

const COLOURS = { blue: [10, 20, 30, 255], red: [40, 50, 60, 255] }

/** A canvas on which nothing is seen, that knows what was put on it. */
class Offscreen {
  constructor(width, height) { Object.assign(this, { width, height, isHatched: false }) }
  getContext() {
    const putImageData = (pixels) => { this.pixels = pixels }
    const drawImage = ({ pixels }, _x, _y, width, height) => { this.pixels = width === this.width && height === this.height && this.pen.imageSmoothingEnabled === false ? pixels : null }
    return (this.pen ??= { putImageData, drawImage, fillRect() {}, beginPath() {}, moveTo() {}, lineTo() {}, stroke: () => { this.isHatched = true }, getImageData: () => ({ data: COLOURS[this.pen.fillStyle] }) })
  }
}

/** What is painted on a strip of cells of ten pixels: the opacity of each as it is seen, its colour, the same of hatched holes, and what is framed. */
function painted(t, shades, { lit, isTracing = false, turned = "" } = {}) {
  pretend(t, {
    OffscreenCanvas: Offscreen, getComputedStyle: () => ({ color: "blue", caretColor: "red", getPropertyValue: () => "black" }),
    ImageData: class { constructor(width, height) { Object.assign(this, { width, height, data: new Uint8ClampedArray(4 * width * height) }) } },
  })
  const [drawn, framed] = [[], []]
  const context = { clearRect() {}, drawImage: (one) => drawn.push(one), strokeRect: (...where) => framed.push(where) }
  const [width, height] = turned ? [20, 30] : [30, 20]
  paint({ dataset: { width: "10", height: "10", turned }, width, height, getContext: () => context }, Float32Array.from(shades), lit && Uint8Array.from(lit, (side) => SIDES.indexOf(side)), isTracing)
  const every = (one, channel) => Array.from({ length: 6 }, (_, cell) => one?.pixels.data[4 * cell + channel] ?? 0)
  return { opacity: every(drawn[0], 3), red: every(drawn[0], 0), holes: every(drawn[1], 3), isHatched: drawn.map((one) => one.isHatched), framed }
}

test("a strip is the stronger the larger a number is, blue or red by its sign, and hatched where there is none", (t) => {
  const { opacity, red, holes, isHatched, framed } = painted(t, [1, -0.5, 0, NaN, 0.5, -1])
  assert.deepEqual(red, [10, 40, 10, 0, 10, 40])
  assert.ok(opacity[0] === opacity[5] && opacity[0] > opacity[1] && opacity[1] === opacity[4] && opacity[4] > opacity[2] && opacity[2] > opacity[3], opacity.join())
  assert.deepEqual([opacity[3], holes, isHatched, framed], [0, [0, 0, 0, 255, 0, 0], [false, true], []])
  assert.deepEqual(painted(t, [1, 1, 1, 1, 1, 1]).isHatched, [false])
})

test("while a number is traced all that it does not come from fades, and it is framed where it is seen", (t) => {
  const shades = [1, 1, 1, NaN, NaN, 1]
  const lit = ["", "self", "", "left", "", "far"]
  const traced = painted(t, shades, { lit, isTracing: true })
  const [full] = painted(t, shades, { lit }).opacity
  assert.deepEqual([traced.opacity, traced.holes], [[Math.round(full * 0.15), full, Math.round(full * 0.15), 0, 0, full], [0, 0, 0, 255, 38, 0]])
  assert.deepEqual([traced.framed, painted(t, shades, { lit, turned: "yes" }).framed], [[[10, 0, 10, 10]], [[0, 10, 10, 10]]])
  assert.deepEqual(painted(t, shades, { lit: ["self", "", "", "", "", ""] }).framed, [[0, 0, 10, 10]])
  assert.deepEqual(painted(t, shades, { turned: "yes" }).opacity, [full, 0, full, 0, full, full])
})

test("many lines share a room, few are as broad as those of a table, or of none for a factor above", (t) => {
  pretend(t, { document: { createElement: () => ({ style: {}, dataset: {}, setAttribute() {} }) } })
  const sizes = (...how) => { const { style, width, height } = strip("Q", "Q", ...how); return [style.width, style.height, width, height] }
  assert.deepEqual(sizes(13, 12, false, false), ["372px", "156px", 372, 156])
  assert.deepEqual(sizes(12, 40, false, false), ["180px", "324px", 200, 324])
  assert.deepEqual(sizes(12, 20, false, true), ["180px", "144px", 180, 144])
})
