// The faces of one picture: its numbers, or lines between its words. Both keep the same word in focus.

import { flow } from "./flow.js"
import { element } from "./picture.js"
import { pin } from "./pointing.js"

/** Attach the faces to a machine, once. @param {import("./machine.js").Machine} machine */
export function faces(machine) {
  const host = element("div", "flow")
  const chooser = element("div", "faces", ...["Numbers", "Lines between words"].map(button))
  chooser.setAttribute("role", "group")
  chooser.setAttribute("aria-label", "Shown as")
  machine.controls.append(chooser)
  machine.stage.parentElement?.before(host)
  let face = 0

  function show() {
    const hasLines = machine.chain.has("weights")
    chooser.hidden = !hasLines
    const isLines = hasLines && face === 1
    host.hidden = !isLines
    if (machine.stage.parentElement) machine.stage.parentElement.hidden = isLines
    machine.beneath.hidden = isLines
    ;[...chooser.children].forEach((one, m) => one.setAttribute("aria-pressed", String(m === (isLines ? 1 : 0))))
    if (isLines) flow(host, { chain: machine.chain, focus: focus(), onFocus })
  }

  /** The word whose row is in focus. */
  const focus = () => {
    const cell = machine.pinned
    return cell && machine.chain.get(cell.node)?.rows.length === machine.given.words.length ? cell.row : null
  }

  /** Pin the weight that a word in focus gives most to. @param {number | null} word */
  function onFocus(word) {
    const weights = machine.chain.get("weights")?.values[word ?? -1]?.map((value) => value ?? -1)
    pin(machine, weights && word !== null ? { node: "weights", row: word, column: weights.indexOf(Math.max(...weights)) } : null)
    show()
  }

  chooser.addEventListener("click", (event) => {
    const at = event.target instanceof HTMLElement ? [...chooser.children].indexOf(event.target) : -1
    if (at < 0) return
    face = at
    show()
  })
  machine.updates.push(show)
}

/** @param {string} label */
function button(label) {
  const made = element("button", "button", label)
  made.type = "button"
  return made
}
