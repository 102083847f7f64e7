// A head's whole picture, large, in place of its threads: the word at a row asks, and those at the columns are asked.

import { shape } from "../../machine/shape.js"
import { NARROW } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

const SIDE = { narrow: 154, wide: 238 }
/** Right of it, for what the words of its columns are. */
const RIGHT = 84
/** Where it begins, right of the words of its rows and beneath those of its columns, which stand aslant. */
const [LEFT, TOP] = [62, 44]

/** The words at its edges, and the place of the picture. @param {Figure} at @param {number} wide */
export function stand(at, wide) {
  const { given: { tokens }, svg, chosen } = at
  const side = wide < NARROW ? SIDE.narrow : SIDE.wide
  const [cell, across] = [side / tokens.length, wide - LEFT - RIGHT]
  const [end, right, type] = [LEFT - 6, LEFT + across, Math.min(14, 1.15 * cell)]
  Object.assign(at, { isWrapped: true, line: cell, ends: [], places: tokens.map((_, i) => ({ x: LEFT, y: TOP + (i + 0.5) * cell - 10 })) })
  svg.setAttribute("viewBox", `0 0 ${wide} ${TOP + side + 6}`)
  svg.replaceChildren(
    shape("image", { x: LEFT, y: TOP, width: across, height: side, preserveAspectRatio: "none", "aria-hidden": "true" }),
    shape("rect", { class: "asks", x: LEFT, width: across, height: cell }),
    shape("text", { class: "level", x: end, y: TOP - 8, "text-anchor": "end" }, "asks ↓"),
    shape("text", { class: "level", x: right + 24, y: TOP - 8 }, "← asked"),
    ...tokens.flatMap((token, i) => [
      shape("text", { "aria-hidden": "true", "font-size": Math.min(type, cell), transform: `translate(${LEFT + ((i + 0.5) * across) / tokens.length},${TOP - 5}) rotate(-60)` }, token),
      shape("text", {
        class: "word", x: end, y: TOP + (i + 0.5) * cell + 0.35 * type, "text-anchor": "end", "font-size": type,
        role: "button", tabindex: i === chosen[2] ? 0 : -1, "data-word": i, "data-side": "from",
      }, token),
    ]),
  )
}

/** Show the head that is looked at, and which row asks. @param {Figure} at */
export function enlarge({ given, svg, grid, line, shown: [layer, head, i] }) {
  if (!given.whole) return
  svg.querySelector("image")?.setAttribute("href", grid.querySelectorAll("canvas")[layer * given.heads + head].toDataURL())
  svg.querySelector(".asks")?.setAttribute("y", String(TOP + i * line))
}
