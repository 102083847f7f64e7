// The parts of the homework as numbered dots: each says how its answer stands, and leads to its part.
// A dot stays the same element from run to run, so that the focus stays on it.

/** @typedef {{number: number, name: string, sign: string, state: string, isAsked: boolean, begins: boolean}} Dot */

/** @param {Component<Dot[], {pressed: number}>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const row = parentElement.querySelector("nav") ?? parentElement.appendChild(document.createElement("nav"))
  row.ariaLabel = "The parts"
  while (row.childElementCount > data.length) row.lastElementChild?.remove()
  data.forEach((dot, i) => {
    const button = /** @type {HTMLButtonElement} */ (row.children[i] ?? row.appendChild(document.createElement("button")))
    button.type = "button"
    button.ariaLabel = button.title = dot.name
    button.dataset.state = dot.state
    button.classList.toggle("begins", dot.begins)
    if (dot.isAsked) button.setAttribute("aria-current", "step")
    else button.removeAttribute("aria-current")
    button.replaceChildren(String(dot.number), Object.assign(document.createElement("span"), { textContent: dot.sign }))
    button.onclick = () => setTriggerValue("pressed", dot.number)
  })
  row.onscroll = () => fade(row)
  fade(row)
  const asked = row.querySelector("[aria-current]")
  if (!(asked instanceof HTMLElement) || row.dataset.asked === asked.textContent) return
  row.dataset.asked = asked.textContent ?? ""
  row.scrollLeft = asked.offsetLeft - row.offsetLeft - (row.clientWidth - asked.offsetWidth) / 2
}

/** Mark the sides on which there are more dots than are in sight. @param {HTMLElement} row */
function fade(row) {
  row.classList.toggle("before", row.scrollLeft > 1)
  row.classList.toggle("after", row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
}
