// Building the picture step by step, by a slider or by itself.

import { element, isWhole, symbol } from "./picture.js"
import { mayMove, travel } from "./travelling.js"

const SPEEDS = /** @type {Record<string, number>} */ ({ slowly: 4500, steadily: 2600, quickly: 1200 })

/** Attach the slider and the play button to a machine, once. @param {import("./machine.js").Machine} machine */
export function stepping(machine) {
  const play = element("button", "button", "▶ Play")
  play.type = "button"
  const slider = element("input", "steps")
  slider.type = "range"
  slider.min = "0"
  slider.setAttribute("aria-label", "Step")
  const speed = element("select", "speed", ...Object.keys(SPEEDS).map((name) => element("option", "", name)))
  speed.value = "steadily"
  speed.setAttribute("aria-label", "How fast it plays")
  const sentence = element("p", "sentence")
  const bar = element("div", "stepping", play, slider, speed)
  machine.controls.append(bar, sentence)
  let timer = 0
  let end = () => {}
  let known = 0

  const computed = () => machine.given.chain.filter((M) => M.step.kind !== "given")
  const last = () => computed().length

  function show() {
    const steps = computed()
    const at = Number(slider.value)
    const current = steps[at - 1]
    const later = new Set(steps.slice(at).map((M) => M.name))
    for (const { place, table } of machine.views) {
      table.toggleAttribute("data-later", later.has(place.node))
      table.toggleAttribute("data-current", at < last() && place.node === current?.name)
    }
    const words = current ? current.sentence : machine.given.chain[0]?.sentence ?? ""
    slider.setAttribute("aria-valuetext", current ? current.title : "What is given")
    sentence.replaceChildren(...symbol(at === last() ? "" : words))
    machine.opening = at === last() || !current ? machine.given.opening : { node: current.name, row: chosenRow(), column: 0 }
  }

  function stop() {
    end()
    clearTimeout(timer)
    timer = 0
    play.textContent = "▶ Play"
  }

  function next() {
    if (Number(slider.value) >= last()) return stop()
    slider.value = String(Number(slider.value) + 1)
    machine.redraw()
    end()
    const node = computed()[Number(slider.value) - 1].name
    if (mayMove()) end = travel(machine, node, chosenRow(), SPEEDS[speed.value])
    timer = window.setTimeout(next, SPEEDS[speed.value])
  }

  /** The row that is followed: that of the number in focus, or of the first word. */
  function chosenRow() {
    const cell = machine.pinned ?? machine.given.opening
    const M = cell && machine.chain.get(cell.node)
    return cell && M && M.rows.length === machine.given.words.length ? cell.row : 0
  }

  play.addEventListener("click", () => {
    if (timer) return stop()
    play.textContent = "❚❚ Pause"
    if (Number(slider.value) >= last()) slider.value = "0"
    machine.redraw()
    timer = window.setTimeout(next, SPEEDS[speed.value] / 3)
  })
  slider.addEventListener("input", () => { stop(); machine.redraw() })
  machine.updates.push(() => {
    bar.hidden = sentence.hidden = !isWhole(machine.given)
    if (known !== last()) {
      known = last()
      slider.max = String(known)
      slider.value = String(known)
    }
    show()
  })
}
