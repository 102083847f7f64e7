// A small picture of each head.

import { make } from "../make.js"
import { show } from "./show.js"
import { headName } from "./sentence.js"
import { ONE, VEILED, asksForWord, isOff, words } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** Draw the small pictures. @param {Figure} at */
export function drawPictures(at) {
  const { given, grid } = at
  const many = given.layers * given.heads
  grid.hidden = many < 2 || given.moves.length > 0 // a shuffle is seen in the threads
  grid.style.setProperty("--heads", String(given.heads))
  grid.classList.toggle("named", given.names.length > 0)
  grid.classList.toggle("many", given.names.length > 5)
  grid.classList.toggle("fades", given.outlined.length > 0)
  grid.classList.toggle("framed", (!!given.change || given.asks === "head") && given.outlined.length > 0)
  at.svg.classList.toggle("plays", given.plays)
  const buttons = [...grid.querySelectorAll("button")]
  if (buttons.length !== many && many > 1) {
    const heads = Array.from({ length: given.heads }, (_, head) => String(head + 1))
    const numbers = [make("i", { className: "layer" }, "head"), ...heads].map((one) => make("small", { ariaHidden: "true" }, one))
    grid.replaceChildren(...(given.names.length ? [] : numbers), ...Array.from({ length: given.layers }, (_, layer) => {
      const label = given.names.length ? [] : [make("i", { className: "layer" }, "layer "), String(layer + 1)]
      return [make("span", { hidden: !label.length }, ...label), ...heads.map((_, head) => button(at, layer, head))]
    }).flat())
  }
  const [n, m] = given.side ? [given.side, given.side] : [given.tokens.length, words(at).length]
  const rows = given.rows.length ? given.rows : Array.from({ length: n }, (_, i) => i)
  const canvases = grid.querySelectorAll("canvas")
  const shades = shadesOf(canvases[0])
  canvases.forEach((canvas, k) => {
    canvas.width = m
    canvas.height = rows.length
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"))
    const image = pen.createImageData(m, rows.length)
    const drawn = new Uint32Array(image.data.buffer) // red comes first in memory, on all machines that run a browser
    for (let at_ = 0; at_ < drawn.length; at_++) {
      const from = (k * n + rows[Math.floor(at_ / m)]) * m + (at_ % m), two = at.weights[from]
      drawn[at_] = given.side ? shades[at.pixels[from]] : two === VEILED ? 0 : two === given.nan ? 0xff808080 : shades[Math.round(255 * Math.sqrt(two / ONE))]
    }
    pen.putImageData(image, 0, 0)
    const [layer, head] = [Math.floor(k / given.heads), k % given.heads]
    const isVeiled = !given.side && at.weights.subarray(k * n * m, (k + 1) * n * m).every((two) => two === VEILED)
    const around = /** @type {HTMLElement} */ (canvas.parentElement)
    const [name, last] = [given.names[head], given.names[head - 1]]
    const [, kind, one = ""] = /^(\D+ )(\d+)$/.exec(name ?? "") ?? ["", name]
    const isAgain = last === name || (one && last?.startsWith(kind))
    if (name) around.replaceChildren(canvas, make("small", {}, make("i", { className: isAgain ? "again" : "" }, kind.replace(/ $/, "\u00a0")), one))
    around.classList.toggle("off", isOff(given, layer, head))
    around.classList.toggle("veiled", isVeiled)
    around.classList.toggle("outlined", given.outlined.some(([l, h]) => l === layer && h === head))
    around.ariaLabel = around.title = `${headName(given, layer, head)}${isVeiled ? ", covered" : ""}`
  })
}

/** The shades of a weight on the page's own colour; where nothing is drawn, the hatching of a picture is seen. @param {HTMLCanvasElement | undefined} canvas */
function shadesOf(canvas) {
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
  const one = make("button", { type: "button", tabIndex }, make("canvas"))
  const look = () => show(at, [layer, head, asksForWord(at) ? at.given.row[2] : at.chosen[2]])
  one.onpointermove = () => at.shown[0] === layer && at.shown[1] === head || look() // one at rest is entered, too, by a picture that is drawn beneath it
  one.onfocus = look
  one.onblur = () => show(at, at.chosen)
  one.onclick = () => {
    at.chosen = [layer, head, at.chosen[2]]
    at.told.ariaLive = at.given.asks === "head" ? "off" : "polite"
    show(at, at.chosen)
    at.send("head", [layer, head])
  }
  return one
}
