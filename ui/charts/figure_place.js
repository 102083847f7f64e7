// Python keeps a place of about a figure's height; once it is drawn it has its own, and the page shows what stands below.

import { showLesson } from "./show_lesson.js"

/** @param {Node} figure */
const hostOf = (figure) => {
  const root = figure.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Where the page keeps a place for a figure, however deep it stands. @param {Node} figure @returns {HTMLElement | null} */
export function placeOf(figure) {
  const host = hostOf(figure)
  return host && (/** @type {HTMLElement | null} */ (host.closest("[class*=st-key-]")) ?? placeOf(host))
}

/** @param {Node} figure */
export function freeHeight(figure) {
  const host = hostOf(figure)
  const place = placeOf(figure)
  if (!place) return // no page of Streamlit's
  const around = /** @type {HTMLElement[]} */ ([])
  for (let one = host; one instanceof HTMLElement; one = one === place ? null : one.parentElement) around.push(one)
  const stacked = around.map(({ parentElement: above }) => above && getComputedStyle(above).flexDirection === "column") // all is read before any is changed
  around.forEach(({ style }, at) => Object.assign(style, { height: "auto", overflow: "visible", ...(stacked[at] && { flex: "none" }) }))
  place.dataset.drawn = ""
  if (place.closest(".st-key-figure")) showLesson()
}
