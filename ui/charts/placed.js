// Python keeps a place of about a figure's height; once it is drawn it has its own, and the page shows what stands below.

/** @param {Node} figure */
export function placed(figure) {
  const root = figure.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : null
  if (!host?.closest("[class*=st-key-]")) return // no page of Streamlit's
  for (let around = /** @type {Element | null} */ (host); around instanceof HTMLElement; around = around.parentElement) {
    around.style.cssText += "height: auto; overflow: visible;"
    if (around.parentElement && getComputedStyle(around.parentElement).flexDirection === "column") around.style.flex = "none"
    if (!around.matches("[class*=st-key-]")) continue
    around.dataset.drawn = ""
    return
  }
}
