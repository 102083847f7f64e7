// How much time is left. It ticks here, so that the server is not asked; only what is worth saying is said aloud.

const HIDDEN = "self-attention clock hidden"
const UP = "Time is up. Your answers are all here: you can still finish and hand them in."
/** @type {[number, string][]} */
const WARNINGS = [[60, "One minute left."], [300, "Five minutes left."]]
/** @type {WeakMap<Node, number>} */
const clocks = new WeakMap()

function isHidden() {
  try {
    return sessionStorage.getItem(HIDDEN) === "yes"
  } catch {
    return false
  }
}

/** @param {boolean} hidden */
function hide(hidden) {
  try {
    sessionStorage.setItem(HIDDEN, hidden ? "yes" : "no")
  } catch {
    // then it is hidden until the page is loaded again
  }
}

/** @param {number} seconds */
function written(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = hours ? [hours, String(minutes).padStart(2, "0")] : [minutes]
  return [...parts, String(seconds % 60).padStart(2, "0")].join(":")
}

/** @param {Component<{left: number}>} component */
export default function ({ data, parentElement }) {
  const timer = /** @type {HTMLElement} */ (parentElement.querySelector("[role=timer]"))
  const status = /** @type {HTMLElement} */ (parentElement.querySelector("[role=status]"))
  const button = /** @type {HTMLButtonElement} */ (parentElement.querySelector("button"))
  const end = Date.now() + 1000 * data.left
  clearInterval(clocks.get(parentElement))
  let hidden = isHidden()

  function tick() {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    timer.textContent = written(left)
    timer.hidden = hidden
    button.textContent = hidden ? "Show the clock" : "Hide"
    const said = left ? WARNINGS.find(([seconds]) => left <= seconds)?.[1] ?? "" : UP
    if (status.textContent !== said) status.textContent = said
    if (!left) clearInterval(clocks.get(parentElement))
  }

  button.onclick = () => {
    hidden = !hidden
    hide(hidden)
    tick()
  }
  clocks.set(parentElement, setInterval(tick, 1000))
  tick()
  return () => clearInterval(clocks.get(parentElement))
}
