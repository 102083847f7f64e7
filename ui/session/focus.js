// Takes the focus once for each press that asked for it: what is drawn again later leaves the focus where it is by then.

/** @param {Component<{turn: number, says: string}>} component */
export default function ({ data, parentElement }) {
  const place = /** @type {HTMLElement} */ (parentElement.querySelector("[role=note]"))
  place.ariaLabel = data.says
  const turn = String(data.turn)
  if (document.body.dataset.focusTurn === turn) return // the module may be loaded anew, the page is not
  document.body.dataset.focusTurn = turn
  place.focus()
}
