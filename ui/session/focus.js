// Takes the focus once for each press that asked for it: what is drawn again later leaves the focus where it is by then.

const [SOON, TRIES] = [100, 20] // milliseconds; a question that is drawn anew meanwhile loses the focus

/** @param {Component<{turn: number, says: string, on: string}>} component */
export default function ({ data, parentElement }) {
  const place = /** @type {HTMLElement} */ (parentElement.querySelector("[role=note]"))
  place.ariaLabel = data.says
  const turn = String(data.turn)
  if (document.body.dataset.focusTurn === turn) return // the module may be loaded anew, the page is not
  document.body.dataset.focusTurn = turn
  let tries = TRIES, isDue = true, isAway = false
  for (const event of ["pointerdown", "wheel", "keydown"]) addEventListener(event, () => (isAway = true), { once: true, capture: true, passive: true })
  const go = () => {
    const shown = /** @type {HTMLElement | null} */ (data.on ? document.querySelector(data.on) : place)
    if (shown && (isDue || document.activeElement === document.body)) {
      if (data.on) Object.assign(shown, { role: "heading", tabIndex: -1 }, shown.matches("h1, h2") ? {} : { ariaLevel: "2" })
      shown.closest("[aria-hidden]")?.removeAttribute("aria-hidden") // Streamlit's: the field says it itself
      shown.focus()
      isDue &&= !shown.matches(":focus") // hidden, as beside code that is still to come, it takes none
    } else if (shown?.matches(":focus") && !isAway) shown.scrollIntoView({ block: "nearest" }) // a figure above it has been drawn
    if (--tries > 0) setTimeout(go, SOON)
  }
  go()
}
