// A matrix with many rows or columns, as a strip of colour: a canvas, since thousands of cells would be slow.

import { tint } from "./figures.js"

/** A matrix with more rows or columns than this is a strip. */
export const MOST_LINES = 12

const THIN = 6
const HIGH = 24
const BROAD = 30
const SHARE = 0.55
const FADED = 0.15

/** How wide and high a cell is, in pixels. @param {number} rows @param {number} columns @returns {[number, number]} */
const sizes = (rows, columns) => [columns > MOST_LINES ? THIN : BROAD, rows > MOST_LINES ? THIN : HIGH]

/**
 * A strip and the function that paints it.
 *
 * @param {string} name @param {string} node @param {number} rows as they are seen @param {number} columns
 * @param {boolean} isTurned whether the rows that are seen are the matrix's columns
 */
export function strip(name, node, rows, columns, isTurned) {
  const [width, height] = sizes(rows, columns)
  const canvas = document.createElement("canvas")
  canvas.className = "strip"
  canvas.width = columns * width
  canvas.height = rows * height
  canvas.tabIndex = 0
  canvas.setAttribute("role", "application")
  canvas.setAttribute("aria-roledescription", "matrix")
  canvas.setAttribute("aria-label", `${name}, ${rows} rows, ${columns} columns, drawn as colours: arrow keys read its numbers`)
  Object.assign(canvas.dataset, { node, width: String(width), height: String(height), turned: isTurned ? "yes" : "", row: "0", column: "0" })
  return canvas
}

/** The cell of the matrix at a point of a strip. @param {HTMLCanvasElement} canvas @param {number} x @param {number} y */
export function cellIn({ dataset, width, height }, x, y) {
  const [w, h] = [Number(dataset.width), Number(dataset.height)]
  const across = Math.max(0, Math.min(Math.floor(x / w), width / w - 1))
  const down = Math.max(0, Math.min(Math.floor(y / h), height / h - 1))
  const [row, column] = dataset.turned ? [across, down] : [down, across]
  return { node: dataset.node ?? "", row, column }
}

/**
 * Paint a strip.
 *
 * @param {HTMLCanvasElement} canvas @param {import("./chain.js").Matrix} M @param {[number, number][]} scale
 * @param {(row: number, column: number) => string | undefined} lit what a cell is to the one that is pointed at
 * @param {boolean} isTracing whether cells that are not lit fade
 */
export function paint(canvas, M, scale, lit, isTracing) {
  const context = canvas.getContext("2d")
  if (!context) return
  const style = getComputedStyle(canvas)
  const [plus, minus, text] = ["--plus", "--minus", "--st-text-color"].map((name) => style.getPropertyValue(name))
  const [w, h, isTurned] = [Number(canvas.dataset.width), Number(canvas.dataset.height), canvas.dataset.turned]
  context.globalAlpha = 1
  context.clearRect(0, 0, canvas.width, canvas.height)
  M.values.forEach((line, i) => line.forEach((value, j) => {
    const tone = tint(value, scale[i])
    const side = lit(i, j)
    const [x, y] = isTurned ? [i * w, j * h] : [j * w, i * h]
    context.globalAlpha = (0.03 + SHARE * Math.abs(tone)) * (isTracing && !side ? FADED : 1)
    context.fillStyle = tone < 0 ? minus : plus
    context.fillRect(x, y, w, h)
    if (side !== "self") return
    context.globalAlpha = 1
    context.strokeStyle = text
    context.lineWidth = 2
    context.strokeRect(x + 1, y + 1, w - 2, h - 2)
  }))
}
