// The divisor beside its sign: a field that opens in place.

import { button, element } from "./picture.js"
import { tidy } from "./typed_numbers.js"

/** The matrix that is divided. */
export const DIVIDED = "scaled_scores"

/** Attach the field to a machine, once. @param {import("./machine.js").Machine} machine @param {(text: string) => void} enter "" stands for √d_k */
export function attachDivisor(machine, enter) {
  const shown = button("divisor")
  const input = element("input", "divisor-field")
  input.maxLength = 50
  input.setAttribute("aria-label", "Divide the scores by")
  let before = ""
  let isOpen = false

  /** What was typed, if it is no number, or else the number that is divided by. */
  const text = () => {
    const { divisor } = machine.given
    return (divisor?.problem && divisor.typed) || machine.chain.get(DIVIDED)?.step.divisorText || ""
  }

  /** @param {string | null} begin */
  function open(begin) {
    before = text()
    isOpen = true
    input.value = begin ?? before
    shown.replaceWith(input)
    input.focus()
    if (begin === null) input.select()
  }

  /** @param {boolean} isKept */
  function close(isKept) {
    if (!isOpen) return
    isOpen = false // before the field goes, which is left by that
    const hadFocus = input.matches(":focus")
    input.replaceWith(shown)
    if (hadFocus) shown.focus()
    const now = tidy(input.value)
    if (!isKept || now === before) return
    enter(now)
    machine.say(`Divided by ${now || "√d_k"}.`)
  }

  shown.addEventListener("click", () => open(null))
  shown.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== "F2" && !/^[^ ]$/.test(event.key))) return
    event.preventDefault()
    open(event.key === "F2" ? null : event.key)
  })
  input.addEventListener("blur", () => close(true))
  input.addEventListener("keydown", (event) => {
    event.stopPropagation()
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    close(event.key === "Enter")
  })
  const draw = () => {
    const { divisor } = machine.given
    const sign = machine.views.find(({ place }) => place.node === DIVIDED)?.table.closest(".column")?.querySelector(".sign")
    if (!divisor || !sign) return
    if (!sign.contains(shown) && !sign.contains(input)) sign.replaceChildren("÷", shown)
    shown.textContent = text()
    shown.setAttribute("aria-label", `Divided by ${text()}: type another number`)
    shown.toggleAttribute("data-typed", !!divisor.typed)
    shown.toggleAttribute("data-bad", !!divisor.problem)
    shown.title = divisor.problem
  }
  machine.arrivals.push(draw) // it is measured with all else
  machine.updates.push(draw)
}
