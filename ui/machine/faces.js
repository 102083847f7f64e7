// The faces of one picture: its numbers, lines between its words, or queries and keys as arrows. All keep the same word in
// focus.

import { flow } from "./flow.js"
import { geometry, hasArrows } from "./geometry.js"
import { button, element, isWhole } from "./picture.js"
import { pin } from "./pointer.js"

const FACES = ["Numbers", "Threads", "Arrows"]

/** The weight that a word gives most to. @param {Map<string, import("./chain.js").Matrix>} chain @param {number | null} row @returns {import("./payload.d.ts").Cell | null} */
export function largestOf(chain, row) {
  if (row === null) return null
  const weights = /** @type {import("./chain.js").Matrix} */ (chain.get("weights")).values[row].map((value) => value ?? -1)
  return { node: "weights", row, column: weights.indexOf(Math.max(...weights)) }
}

/** Attach the faces to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachFaces(machine) {
  const hosts = [element("div", "flow"), element("div", "geometry")]
  const buttons = FACES.map((name) => button("button", name))
  const chooser = element("div", "faces", ...buttons)
  chooser.setAttribute("role", "toolbar") // one stop of the Tab key: within it, arrows lead on
  chooser.setAttribute("aria-label", "Shown as")
  machine.controls.insertBefore(chooser, machine.controls.querySelector(".change"))
  machine.frame.before(...hosts)
  /** What draws the faces that have been looked at. @type {ReturnType<typeof flow>[]} */
  const draws = []
  let chosen = 0

  function show() {
    const offered = [true, machine.chain.has("weights"), hasArrows(machine.chain)]
    const face = isWhole(machine.given) && offered[chosen] ? chosen : 0
    chooser.hidden = !isWhole(machine.given) || !offered[1]
    buttons.forEach((one, m) => {
      one.hidden = !offered[m]
      one.setAttribute("aria-pressed", String(m === face))
      one.tabIndex = m === face ? 0 : -1
    })
    if (face && machine.frame.offsetHeight) for (const host of hosts) host.style.setProperty("--room", `${machine.frame.offsetHeight}px`)
    hosts.forEach((host, m) => { host.hidden = m + 1 !== face })
    machine.frame.hidden = machine.beneath.hidden = Boolean(face || machine.given.story)
    if (face) (draws[face] ??= (face === 1 ? flow : geometry)(hosts[face - 1], onFocus))(machine.chain, focus(machine.pinned ?? (face === 2 ? machine.opening : null)))
  }

  /** The word whose row is in focus. @param {import("./payload.d.ts").Cell | null} cell */
  const focus = (cell) => (cell && machine.chain.get(cell.node)?.rows.length === machine.given.words.length ? cell.row : null)

  /** Pin the weight that a word in focus gives most to. @param {number | null} word */
  function onFocus(word) {
    pin(machine, largestOf(machine.chain, word))
    show()
  }

  buttons.forEach((one, m) => one.addEventListener("click", () => {
    chosen = m
    show()
  }))
  chooser.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const offered = buttons.filter((one) => !one.hidden)
    if (step) offered.at((offered.findIndex((one) => one === event.target) + step) % offered.length)?.focus()
  })
  machine.updates.push(show)
}
