// Who is who: the arithmetic has the colours of the matrices that it reads, and a word that is pointed at lights up wherever it stands.

import { operands } from "./chain.js"

/** Attach both to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachRoles(machine) {
  machine.followers.push(() => {
    const { chain, subject, working } = machine
    const read = subject ? operands(chain, subject.node, subject.row, subject.column) : []
    for (const [m, side] of ["left", "right"].entries()) {
      const role = chain.get(read[m]?.node ?? "")?.role
      working.style.setProperty(`--${side}-role`, role ? `var(--${role})` : "")
    }
    working.dataset.role = chain.get(subject?.node ?? "")?.role ?? ""
  })

  /** @param {string | null} word */
  const light = (word) => {
    machine.stage.classList.toggle("of-a-word", word !== null)
    for (const { place, cells } of machine.views) {
      const M = machine.chain.get(place.node)
      cells.forEach((line, i) => line.forEach((cell, j) => cell.toggleAttribute("data-word", word !== null && (M?.rows[i] === word || M?.columns[j] === word))))
    }
  }
  const wordOf = (/** @type {Event} */ event) => {
    const label = event.target instanceof Element ? event.target.closest("th:not(.numbered)") : null
    return label?.textContent ?? null
  }
  machine.stage.addEventListener("pointerover", (event) => {
    const word = wordOf(event)
    if (word !== null || machine.stage.classList.contains("of-a-word")) light(word)
  })
  machine.stage.addEventListener("pointerleave", () => light(null))
}
