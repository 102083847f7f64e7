// Choosing what is filled in, and printing it as a worksheet.

import { button, element } from "./picture.js"

/** All machines with boxes on the screen: one choice holds for the whole sheet. @type {Set<import("./machine.js").Machine>} */
const WORKSHEETS = new Set()
globalThis.addEventListener?.("afterprint", () => blank(false))

/** Print empty boxes, in all machines. @param {boolean} is */
function blank(is) {
  for (const { stage } of WORKSHEETS) stage.classList.toggle("blank", is)
}

/** Attach the choice of what is asked for, once. @param {import("./machine.js").Machine} machine */
export function offerQuestion(machine) {
  const picker = element("select")
  const choice = element("label", "choice", "Fill in ", picker)
  const print = button("button", "Print as a worksheet")
  const typed = element("input")
  typed.type = "checkbox"
  const withTyped = element("label", "choice", typed, " with what I typed")
  const controls = element("div", "asking", choice, print, withTyped)
  const nameLine = element("p", "name-line", "Name:")
  machine.beneath.prepend(controls)
  machine.stage.before(nameLine)
  picker.addEventListener("change", () => machine.send("asked", picker.value))
  print.addEventListener("click", () => {
    blank(!typed.checked)
    window.print()
  })
  machine.updates.push(() => {
    const { given, chain } = machine
    for (const other of WORKSHEETS) if (!other.stage.isConnected) WORKSHEETS.delete(other)
    if ([...chain.values()].some((M) => M.boxes)) WORKSHEETS.add(machine)
    controls.hidden = !given.fillable.length && !given.isWorksheet
    choice.hidden = !given.fillable.length
    print.hidden = withTyped.hidden = !given.isWorksheet
    nameLine.hidden = !given.isWorksheet || given.isSmall // a sheet has its line at the top
    const names = ["", ...given.fillable]
    if (names.join() !== [...picker.options].map(({ value }) => value).join()) {
      picker.replaceChildren(...names.map((name) => new Option(chain.get(name)?.title ?? "nothing", name)))
    }
    picker.value = given.asked
  })
}
