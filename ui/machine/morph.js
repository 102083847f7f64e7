// From one picture to the next: what both show moves to its new place instead of vanishing here and appearing there.

import { mayMove } from "./motion.js"

/** @import { View } from "./picture.js" */

const DURATION = 600

/** How long after a click a picture still follows from the one that was clicked in, in milliseconds. */
const LATEST = 4000

/** More cells than this are not moved. */
const MOST = 400

/**
 * Where the cells of each machine were when something was clicked last, by name: a screen may draw its picture
 * elsewhere. @type {Map<string, {at: number, places: Map<string, DOMRect>}>}
 */
const LEFT = new Map()

/** By what name a cell is known in every picture. @param {string} node @param {number} i @param {number} j */
export const cellName = (node, i, j) => `${node} ${i} ${j}`

/** Note where cells are that are drawn: `data-cell` names them in the opening. @param {View[]} views @param {Element | ShadowRoot} whole */
export function placesOf(views, whole) {
  /** @type {Map<string, DOMRect>} */
  const places = new Map()
  const note = (/** @type {string} */ name, /** @type {Element} */ cell) => {
    const place = cell.getBoundingClientRect()
    if (place.width && !places.has(name)) places.set(name, place)
  }
  const isTold = Boolean(whole.querySelector(".opening:not([hidden])"))
  if (isTold) for (const cell of whole.querySelectorAll("[data-cell]")) note(cell.getAttribute("data-cell") ?? "", cell)
  else for (const { place, cells } of views) cells.forEach((row, i) => row.forEach((cell, j) => note(cellName(place.node, i, j), cell)))
  return places
}

/**
 * Remember where a machine's cells are before something is clicked anywhere, as long as it is drawn, and whenever what is
 * returned is called.
 *
 * @param {() => string} name
 * @param {HTMLElement} host
 * @param {() => Map<string, DOMRect>} places
 */
export function rememberPlaces(name, host, places) {
  const remember = () => {
    if (host.isConnected) LEFT.set(name(), { at: performance.now(), places: places() })
    else document.removeEventListener("click", remember, true)
  }
  document.addEventListener("click", remember, true)
  return remember
}

/** Let the cells of a new picture come from where they were a moment ago; others appear. @param {string} name @param {View[]} views */
export function morph(name, views) {
  const left = LEFT.get(name)
  const cells = views.flatMap(({ place, cells }) => cells.flatMap((row, i) => row.map((cell, j) => ({ name: cellName(place.node, i, j), cell }))))
  if (!left || performance.now() - left.at > LATEST || cells.length > MOST || !mayMove()) return
  LEFT.delete(name)
  if (!cells.some((one) => left.places.has(one.name))) return
  const moves = cells.map(({ name: of, cell }) => ({ cell, from: left.places.get(of), to: cell.getBoundingClientRect() }))
  for (const { cell, from, to } of moves) {
    const start = from
      ? { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`, transformOrigin: "0 0" }
      : { opacity: 0 }
    cell.animate([start, from ? { transform: "none", transformOrigin: "0 0" } : { opacity: 1 }], {
      duration: DURATION,
      easing: "ease-in-out",
      delay: from ? 0 : DURATION / 2,
      fill: "backwards",
    })
  }
}
