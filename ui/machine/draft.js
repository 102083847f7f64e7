// What is being typed into a cell and has not been left yet, in the storage of this tab: a page that is loaded again has it
// there. It belongs to the cell of one matrix, and only while that holds what it held before.

const NAME = "self-attention typed in a cell"

/** @typedef {import("./payload.d.ts").Cell} Cell */

/** Where a cell is: the screen, the picture and the matrix in it. @param {import("./machine.js").Machine} machine @param {Cell} cell */
const whereIs = ({ chain, key }, { node }) => JSON.stringify([location.pathname, key, node, chain.get(node)?.base ?? ""])

/**
 * Keep what is typed into a cell, in place of what was typed before.
 *
 * @param {import("./machine.js").Machine} machine
 * @param {Cell} cell
 * @param {string} before
 * @param {string} text
 */
export function keepDraft(machine, cell, before, text) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ where: whereIs(machine, cell), cell, before, text }))
  } catch {
    // then it is lost when the page is loaded again
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // nothing was kept
  }
}

/**
 * What was being typed into a cell of this picture, and what the cell held before.
 *
 * @param {import("./machine.js").Machine} machine
 * @returns {{cell: Cell, before: string, text: string} | null}
 */
export function draftIn(machine) {
  try {
    const { where, ...draft } = JSON.parse(sessionStorage.getItem(NAME) ?? "{}")
    return draft.cell && where === whereIs(machine, draft.cell) ? draft : null
  } catch {
    return null
  }
}

/** Whether the student is elsewhere on the page by now. */
export const isElsewhere = () => document.activeElement !== document.body
