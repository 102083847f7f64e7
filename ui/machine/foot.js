// What stands beneath a picture on a narrow screen: the sentence of a step, the arithmetic as one line that opens, and
// beneath the whole chain all that can be done with it.

import { chainShown, nearerChain } from "./comparison.js"
import { button, element, isWhole } from "./picture.js"
import { gist, placeOf } from "./arithmetic.js"

/** As in play.css. */
export const NARROW = "(max-width: 46rem)"

/** What is explained, which may be drawn twice. */
const EXPLAINED = ":is(.one-row:not([hidden]), .stage) td[data-explained]"

/**
 * Attach the foot to a machine, once.
 *
 * @param {import("./machine.js").Machine} machine @param {HTMLElement} bar with Play @param {HTMLElement} sentences
 * @returns {(shown: import("./timeline.js").Shown | null) => void} writes the line: what is there of the arithmetic, or all
 */
export function attachFoot(machine, bar, sentences) {
  const { frame, working, controls, beneath } = machine
  const line = button("gist")
  const foot = element("div", "foot")
  working.replaceWith(foot)
  foot.append(line, working)

  const far = (/** @type {Element} */ one) => Math.abs(one.getBoundingClientRect().bottom - foot.getBoundingClientRect().top)
  const nearest = (/** @type {NodeListOf<Element>} */ all) => [...all].sort((a, b) => far(a) - far(b))[0]

  const narrow = matchMedia(NARROW)
  let placed = ""
  const place = () => {
    const isBeneath = narrow.matches && isWhole(machine.given)
    if (placed === (placed = `${narrow.matches} ${isBeneath}`)) return // what is moved loses the focus
    const folded = [".asking", ".hint", ".legend"].flatMap((part) => [...(beneath.parentNode?.querySelectorAll(part) ?? [])])
    if (isBeneath) {
      frame.after(controls)
      controls.querySelector(".editing")?.append(...folded)
    } else {
      (frame.parentNode?.querySelector(".flow") ?? frame).before(controls)
      beneath.prepend(...folded)
    }
    if (narrow.matches) foot.prepend(sentences)
    else controls.after(sentences)
  }
  const open = (/** @type {boolean} */ isOpen) => {
    foot.classList.toggle("open", isOpen)
    line.setAttribute("aria-expanded", String(isOpen))
  }
  narrow.addEventListener("change", place)
  line.addEventListener("click", () => open(!foot.classList.contains("open")))
  new ResizeObserver(() => { // what is tapped must not be hidden behind it
    if (narrow.matches) frame.style.setProperty("--foot", `${foot.offsetHeight}px`) // all cells inherit it
    if (frame.matches(":focus-within")) nearest(frame.querySelectorAll(foot.matches(".open") ? EXPLAINED : "td[aria-selected]"))?.scrollIntoView({ block: "nearest" })
  }).observe(foot)
  controls.prepend(bar)
  machine.updates.push(place)
  let named = ""

  return (shown) => {
    if (named !== machine.given.name) open(false) // it would lie over the next picture
    named = machine.given.name
    const { subject, other, blend } = machine
    const isMix = !!other && blend > 0 && blend < 1
    line.hidden = !subject || working.hidden
    const chain = isMix ? chainShown(machine) : nearerChain(machine)
    const text = subject ? gist(chain, subject, shown, isMix) : ""
    const M = subject && text.includes(" = ") ? chain.get(subject.node) : undefined // else the line begins with its name
    line.dataset.of = subject && M ? `${placeOf(M, subject.row, subject.column)}: ` : ""
    const mirror = subject && M?.isMirrored && subject.row !== subject.column ? { ...subject, row: subject.column, column: subject.row } : null
    const both = M && mirror ? `${text}\n${placeOf(M, mirror.row, mirror.column)}: ${gist(chain, mirror, shown)}` : text
    if (line.textContent !== both) line.textContent = both
  }
}
