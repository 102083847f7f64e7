// Building the picture step by step, by a slider or by itself.

import { changesInWords } from "./comparison.js"
import { attachFoot } from "./foot.js"
import { mayMove } from "./motion.js"
import { perform } from "./played_step.js"
import { button, element, formOfPicture, isWhole, rangeOf, symbol } from "./picture.js"
import { tickMarks } from "./ticks.js"
import { workingSoFar } from "./arithmetic.js"

const SPEEDS = /** @type {Record<string, number>} */ ({ slowly: 7000, steadily: 3600, quickly: 1200 })

/** Attach the slider and the play button to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachSteps(machine) {
  const play = button("button", "▶ Play")
  const slider = rangeOf({ ariaLabel: "Step", min: "0" }, "steps")
  const speed = element("select", "", ...Object.keys(SPEEDS).map((name) => element("option", "", name)))
  speed.value = "steadily"
  const sentences = element("div", "sentences")
  const ticks = tickMarks(slider)
  const bar = element("div", "stepping", play, ticks.scrubber)
  const pace = element("label", "", "Speed ", speed)
  machine.controls.querySelector(".editing")?.append(pace)
  const writeLine = attachFoot(machine, bar, sentences)
  /** Show so much of the arithmetic. @param {import("./timeline.js").Shown | null} shown */
  const tell = (shown) => {
    workingSoFar(machine.working, shown)
    writeLine(shown)
  }
  let timer = 0
  /** @type {import("./played_step.js").Performance | null} */
  let played = null
  let form = ""
  /** Whether anybody has stepped: until then the whole picture is at rest. */
  let isStepped = false
  /** @type {import("./picture.js").PicturePayload | null} */
  let seen = null

  const computed = () => machine.given.chain.filter((M) => M.step.kind !== "given")
  const last = () => computed().length
  const at = () => Number(slider.value)
  /** The matrix that a step makes; before the first, the first that is given. */
  const current = () => (at() ? computed()[at() - 1] : machine.given.chain[0])
  const title = () => (at() ? current()?.title : "What is given")

  function show() {
    const M = current()
    machine.later = new Set(computed().slice(at()).map(({ name }) => name))
    for (const { place, table } of machine.views) {
      const isLater = machine.later.has(place.node)
      table.toggleAttribute("data-later", isLater)
      table.toggleAttribute("data-current", isStepped && place.node === M?.name)
      table.ariaHidden = isLater ? "true" : null
      const whole = table.closest("figure") ?? table
      if (whole instanceof HTMLElement) whole.inert = isLater
    }
    bar.classList.toggle("stepped", !!timer || at() < last())
    ticks.choose(at())
    slider.setAttribute("aria-valuetext", `${title()}: ${M?.sentence ?? ""}`)
    ;[...sentences.children].forEach((one, m) => { one.classList.toggle("now", m === (isStepped ? at() + 1 : 0)) })
    machine.opening = played?.cell() ?? (isStepped && M ? { node: M.name, row: chosenRow(M), column: 0 } : machine.given.opening)
  }

  /** Where another picture has come, nothing runs on; it is whole. */
  function takeOver() {
    if (machine.given === seen) return
    seen = machine.given
    end()
    if (form === formOfPicture(seen)) return
    form = formOfPicture(seen)
    stop()
    isStepped = false
    machine.passed = null
    slider.max = String(last()) // before the value, which it would cut
    slider.value = slider.max
    ticks.name([seen.chain[0]?.symbol ?? "", ...computed().map((M) => M.symbol)])
    const texts = ["", seen.chain[0]?.sentence ?? "", ...computed().map((M) => M.sentence)]
    sentences.replaceChildren(...texts.map((text) => element("p", "sentence", ...symbol(text))))
  }

  /** What is under way is over: all of the step is there. */
  function end() {
    played?.end()
    played = null
  }

  function stop() {
    end()
    clearTimeout(timer)
    timer = 0
    play.textContent = "▶ Play"
  }

  /** @param {number} step */
  function go(step) {
    slider.value = String(step)
    isStepped = true
    machine.passed = machine.pinned
    machine.redraw()
  }

  function next() {
    if (at() >= last()) return stop()
    end()
    go(at() + 1)
    const M = current()
    machine.say(`${M.title}: ${M.sentence}`)
    inSight(M.name)
    if (mayMove()) played = perform(machine, M.name, chosenRow(M), SPEEDS[speed.value], tell)
    timer = window.setTimeout(next, SPEEDS[speed.value])
  }

  /** On a phone, where the picture is longer than the screen, what is made now is brought into sight. @param {string} node */
  function inSight(node) {
    if (!machine.stage.closest(".stacked")) return
    machine.views.find(({ place }) => place.node === node && !place.turned)?.table.scrollIntoView({ block: "nearest" })
  }

  /** The row that is followed: that of the number in focus, or of the first word. @param {import("./chain.js").Matrix} M */
  function chosenRow(M) {
    const cell = machine.pinned ?? machine.given.opening
    return cell && machine.chain.get(cell.node)?.rows.join("\n") === M.rows.join("\n") ? cell.row : 0
  }

  play.addEventListener("click", () => {
    if (timer) return stop()
    play.textContent = "❚❚ Pause"
    go(at() >= last() ? 0 : at())
    timer = window.setTimeout(next, SPEEDS[speed.value] / 3)
  })
  slider.addEventListener("input", () => {
    stop()
    go(at())
  })
  machine.followers.push(() => (played ? played.count() : tell(null)))
  machine.updates.push(() => {
    bar.hidden = pace.hidden = sentences.hidden = !isWhole(machine.given)
    takeOver()
    sentences.children[0]?.replaceChildren(...symbol(changesInWords(machine)))
    show()
  })
}
