// A button that prints the page.

/** @param {Component} component */
export default function ({ parentElement }) {
  const button = /** @type {HTMLButtonElement} */ (parentElement.querySelector("button"))
  button.onclick = () => window.print()
}
