// Beside a question, what it is about stands alone and large, until all matrices are asked for. A narrow screen has rows.js.

import { NARROW } from "./foot.js"
import { button, isWhole } from "./picture.js"

/** Attach the choice of a part to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachPart(machine) {
  const { stage } = machine
  const all = button("button whole", "All matrices")
  stage.before(all)
  const narrow = matchMedia(NARROW)
  let isOpen = false
  let part = ""
  /** @type {import("./payload.d.ts").Cell | null} */
  let seen = null

  function draw() {
    const { given, chain, pinned, views } = machine
    const asked = given.alone.join(" ")
    const isOffered = !!asked && !narrow.matches && isWhole(given) && !given.asked && !given.comparison && stage.matches(".few")
    const inPart = given.alone.map((node) => stage.querySelector(`.column:has(> .below > [data-node="${node}"])`))
    const isAway = !!pinned && !views.some(({ place, table }) => place.node === pinned.node && inPart.includes(table.closest(".column")))
    if (part !== asked && isAway && pinned === seen) machine.passed = pinned // of the question before
    isOpen ||= isOffered && (machine.later.size > 0 || isAway && pinned !== seen)
    seen = pinned
    part = asked
    all.hidden = !isOffered
    all.setAttribute("aria-expanded", String(isOpen))
    const isPart = isOffered && !isOpen
    if (isPart) stage.dataset.part = asked
    else delete stage.dataset.part
    let isOther = false
    for (const column of stage.querySelectorAll(".column")) {
      const hides = isPart && !inPart.includes(column)
      isOther ||= column.matches("[hidden]") !== hides
      column.toggleAttribute("hidden", hides)
    }
    for (const station of stage.children) station.toggleAttribute("hidden", isPart && !station.querySelector(".column:not([hidden])"))
    return isOther
  }

  const follow = () => { if (draw()) machine.refit() } // before a box takes the focus

  all.addEventListener("click", () => {
    isOpen = !isOpen
    machine.redraw()
  })
  narrow.addEventListener("change", follow)
  machine.arrivals.push(draw)
  machine.updates.push(follow)
  machine.followers.push(() => { if (machine.pinned !== seen || machine.later.size && !isOpen) follow() })
}
