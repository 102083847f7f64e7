// A button that prints the page.

export default function ({ parentElement }) {
  const button = parentElement.querySelector("button")
  button.onclick = () => window.print()
}
