// A window of real numbers onto a matrix that is drawn as a strip of colour.

import { button, element, hasSymbol, symbol, windowOn } from "./picture.js"
import { MOST_LINES } from "./strip.js"

/** Attach the windows to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachWindows(machine) {
  const host = element("section", "window")
  machine.beneath.append(host)
  /** @type {import("./picture.js").View | null} */
  let view = null
  let form = ""

  function close() {
    machine.views = machine.views.filter((one) => one !== view)
    view = null
    host.replaceChildren()
  }

  /** @param {string} node */
  function open(node) {
    close()
    const M = machine.chain.get(node)
    if (!M) return
    const [rows, columns] = around(M, machine.pinned?.node === node ? machine.pinned : largest(M))
    view = windowOn(M, rows, columns)
    const title = `rows ${rows[0] + 1} to ${rows[rows.length - 1] + 1}, columns ${columns[0] + 1} to ${columns[columns.length - 1] + 1}`
    const shut = button("button", "Close")
    shut.addEventListener("click", close)
    host.append(element("p", "", element("b", "", M.title), ...(hasSymbol(M) ? [" ", ...symbol(M.symbol)] : []), `, ${title} `, shut), view.table)
    machine.views.push(view)
    machine.redraw()
  }

  machine.stage.addEventListener("click", (event) => {
    const one = event.target instanceof HTMLElement ? event.target.closest(".zoom") : null
    if (one instanceof HTMLElement) open(one.dataset.zoom ?? "")
  })
  machine.updates.push(() => {
    const now = machine.given.chain.map((M) => `${M.name} ${M.rows.length} ${M.columns.length}`).join()
    if (now !== form && view) close()
    form = now
    for (const { place, table, strip } of machine.views) {
      const caption = table.parentElement?.querySelector("figcaption")
      if (!caption || !strip || caption.querySelector(".zoom")) continue
      const one = button("button zoom", "Zoom")
      one.dataset.zoom = place.node
      one.setAttribute("aria-label", `Zoom into ${machine.chain.get(place.node)?.title}`)
      caption.querySelector("b")?.after(one, element("br"))
    }
  })
}

/** @param {import("./chain.js").Matrix} M @returns {{row: number, column: number}} */
function largest(M) {
  const all = M.values.flatMap((line, row) => line.map((value, column) => ({ row, column, value: value ?? -Infinity })))
  return all.reduce((best, one) => (one.value > best.value ? one : best))
}

/** The rows and columns of a window around a cell. @param {import("./chain.js").Matrix} M @param {{row: number, column: number}} cell */
function around(M, { row, column }) {
  const range = (/** @type {number} */ at, /** @type {number} */ length) => {
    const many = Math.min(MOST_LINES, length)
    const from = Math.max(0, Math.min(at - Math.floor(many / 2), length - many))
    return Array.from({ length: many }, (_, m) => from + m)
  }
  return [range(row, M.rows.length), range(column, M.columns.length)]
}
