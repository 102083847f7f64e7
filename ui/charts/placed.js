// Python keeps a place of about a figure's height; once it is drawn it has its own, and the page shows what stands below.

import { shown } from "./shown.js"

/** @param {Node} figure */
export function placed(figure) {
  const root = figure.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : null
  const place = /** @type {HTMLElement | null | undefined} */ (host?.closest("[class*=st-key-]"))
  if (!place) return // no page of Streamlit's
  const around = /** @type {HTMLElement[]} */ ([])
  for (let one = host; one instanceof HTMLElement; one = one === place ? null : one.parentElement) around.push(one)
  const stacked = around.map(({ parentElement: above }) => above && getComputedStyle(above).flexDirection === "column") // all is read before any is changed
  around.forEach(({ style }, at) => Object.assign(style, { height: "auto", overflow: "visible", ...(stacked[at] && { flex: "none" }) }))
  place.dataset.drawn = ""
  if (place.closest(".st-key-figure")) shown()
}
