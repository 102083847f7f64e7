// The sheet stands in the page, where only a printer sees it. Its text is made and escaped by Python.

export default function ({ data, parentElement }) {
  const button = parentElement.querySelector("button")
  button.hidden = !data.button
  button.onclick = () => window.print()
  const sheet = parentElement.querySelector(".exam-paper")
  if (sheet.dataset.is !== data.paper) {
    sheet.innerHTML = data.paper
    sheet.dataset.is = data.paper
  }
}
