// A matrix with many rows or columns, as a strip of colour: a canvas, since thousands of cells would be slow.

import { tint } from "./figures.js"

/** A matrix with more rows or columns than this is a strip. */
export const MOST_LINES = 12

/** How wide or high many lines may be together, in pixels, and each of them. */
const ROOM = 180
const MOST = 12

/** Rows stand beside those of a table, and columns above its columns. */
const HIGH = 27
const BROAD = 31

const SHARE = 0.55
const FAINTEST = 0.03
const FADED = 0.15
const HATCHED = 0.3
const BETWEEN = 6

/** What a cell is to the one that is pointed at, by the code that stands for it. */
export const SIDES = ["", "far", "left", "right", "self"]

/** @param {number} lines @param {number} broad the size of a line where there are few */
const size = (lines, broad) => (lines > MOST_LINES ? Math.min(MOST, ROOM / lines) : broad)

/**
 * A strip and the function that paints it.
 *
 * @param {string} name @param {string} node @param {number} rows as they are seen @param {number} columns
 * @param {boolean} isTurned whether the rows that are seen are the matrix's columns
 * @param {boolean} isAbove whether it is a right factor, whose rows stand beside no others
 */
export function strip(name, node, rows, columns, isTurned, isAbove) {
  const sizes = [size(columns, BROAD), size(rows, isAbove ? MOST : HIGH)]
  const [width, height] = sizes.map(Math.ceil)
  const canvas = document.createElement("canvas")
  canvas.className = "strip"
  canvas.style.width = `${columns * sizes[0]}px`
  canvas.style.height = `${rows * sizes[1]}px`
  canvas.width = columns * width
  canvas.height = rows * height
  canvas.tabIndex = 0
  canvas.setAttribute("role", "application")
  canvas.setAttribute("aria-roledescription", "matrix")
  canvas.setAttribute("aria-label", `${name}, ${rows} rows, ${columns} columns, drawn as colours: arrow keys read its numbers`)
  Object.assign(canvas.dataset, { node, width: String(width), height: String(height), turned: isTurned ? "yes" : "", row: "0", column: "0" })
  return canvas
}

/** The cell of the matrix at a point of a strip, which may be stretched. @param {HTMLCanvasElement} canvas @param {number} x @param {number} y */
export function cellIn({ dataset, width, height, clientWidth, clientHeight }, x, y) {
  const [columns, rows] = [width / Number(dataset.width), height / Number(dataset.height)]
  const across = Math.max(0, Math.min(Math.floor((x / clientWidth) * columns), columns - 1))
  const down = Math.max(0, Math.min(Math.floor((y / clientHeight) * rows), rows - 1))
  const [row, column] = dataset.turned ? [across, down] : [down, across]
  return { node: dataset.node ?? "", row, column }
}

/** The tints of all numbers of a matrix, row by row; NaN for those that are covered or masked. @param {import("./chain.js").Matrix} M @param {[number, number][]} scale */
export const tones = (M, scale) => Float32Array.from(M.values.flatMap((line, i) => line.map((value) => (Number.isFinite(value) ? tint(value, scale[i]) : NaN))))

/**
 * Paint a strip: a picture with one pixel per cell, drawn larger.
 *
 * @param {HTMLCanvasElement} canvas @param {Float32Array} shades the tints of its numbers, row by row
 * @param {Uint8Array | undefined} lit what each cell is to the one that is pointed at
 * @param {boolean} isTracing whether cells that are not lit fade
 */
export function paint(canvas, shades, lit, isTracing) {
  const context = canvas.getContext("2d")
  if (!context) return
  const style = getComputedStyle(canvas)
  const [plus, minus] = [style.color, style.caretColor].map(channels)
  const [w, h, isTurned] = [Number(canvas.dataset.width), Number(canvas.dataset.height), !!canvas.dataset.turned]
  const [columns, rows] = [canvas.width / w, canvas.height / h]
  const pixels = new ImageData(columns, rows)
  const holes = new ImageData(columns, rows)
  const self = SIDES.indexOf("self")
  const isWhole = !shades.some(Number.isNaN)
  let at = -1
  shades.forEach((tone, index) => {
    const pixel = isTurned ? (index % rows) * columns + Math.floor(index / rows) : index
    const fade = isTracing && !lit?.[index] ? FADED : 1
    if (Number.isNaN(tone)) holes.data[4 * pixel + 3] = 255 * fade
    else {
      pixels.data.set(tone < 0 ? minus : plus, 4 * pixel)
      pixels.data[4 * pixel + 3] = 255 * (FAINTEST + SHARE * Math.abs(tone)) * fade
    }
    if (lit?.[index] === self) at = pixel
  })
  const text = style.getPropertyValue("--st-text-color")
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(enlarge(pixels, canvas), 0, 0)
  if (!isWhole) context.drawImage(hatch(enlarge(holes, canvas), text), 0, 0)
  if (at < 0) return
  context.strokeStyle = text
  context.lineWidth = 2
  context.strokeRect((at % columns) * w, Math.floor(at / columns) * h, w, h)
}

/** A picture with one pixel per cell, as large as the strip. @param {ImageData} pixels @param {HTMLCanvasElement} strip */
function enlarge(pixels, { width, height }) {
  const [small, large] = [new OffscreenCanvas(pixels.width, pixels.height), new OffscreenCanvas(width, height)]
  penOn(small).putImageData(pixels, 0, 0)
  penOn(large).imageSmoothingEnabled = false
  penOn(large).drawImage(small, 0, 0, width, height)
  return large
}

/** The same places, hatched: as cells of tables are whose number is covered or masked. @param {OffscreenCanvas} places @param {string} colour */
function hatch(places, colour) {
  const context = penOn(places)
  context.globalCompositeOperation = "source-in"
  context.strokeStyle = colour
  context.globalAlpha = HATCHED
  context.beginPath()
  for (let x = -places.height; x < places.width; x += BETWEEN) {
    context.moveTo(x, places.height)
    context.lineTo(x + places.height, 0)
  }
  context.stroke()
  return places
}

/** @type {Map<string, Uint8ClampedArray>} */
const CHANNELS = new Map()

/** Red, green, blue and opacity of a colour, up to 255, however it is written. @param {string} colour */
export function channels(colour) {
  const known = CHANNELS.get(colour)
  if (known) return known
  const pen = penOn(new OffscreenCanvas(1, 1))
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const { data } = pen.getImageData(0, 0, 1, 1)
  CHANNELS.set(colour, data)
  return data
}

/** @param {OffscreenCanvas} canvas */
const penOn = (canvas) => /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"))
