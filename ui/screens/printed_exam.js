// The sheet stands in the page, where only a printer sees it. Its text is made and escaped by Python.

/** @param {Component<{paper: string, button: boolean}>} component */
export default function ({ data, parentElement }) {
  const button = /** @type {HTMLButtonElement} */ (parentElement.querySelector("button"))
  button.hidden = !data.button
  button.onclick = () => window.print()
  const sheet = /** @type {HTMLElement} */ (parentElement.querySelector(".exam-paper"))
  if (sheet.dataset.is !== data.paper) {
    sheet.innerHTML = data.paper
    sheet.dataset.is = data.paper
  }
}
