// Filling in: numbers that are asked for are boxes to type into, and each is marked where it stands.
//
// What is typed is held here until Python says that it knows it. Every change has a stamp, and carries all that is not
// confirmed yet: a change that is lost does no harm, and an older answer that arrives late overwrites nothing newer. It
// also carries what was confirmed a moment ago: the text field beside the picture gets it later than the picture does, and
// until then the browser tells Python what the field held before.
// Enter and Tab go from box to box, row by row, as in a spreadsheet; Enter in the last one sends it.

import { draftIn, dropDraft, isElsewhere, keepDraft } from "./draft.js"
import { MOVES, cellAt, point, revealAsked } from "./pointer.js"
import { element, fill, symbol } from "./picture.js"
import { block } from "./typed_numbers.js"
import { lead, nameOf } from "./arithmetic.js"

/** What is typed into a box and not confirmed; stamp 0: not sent. @typedef {{cell: import("./payload.d.ts").Cell, text: string, stamp: number}} Draft */

/** @typedef {{drafts: Map<string, Draft>, settling: Map<string, Draft>, last: number, timer: number, tries: number}} Sheet */

const MARK_WORDS = /** @type {Record<string, string>} */ ({
  correct: "right", carried: "right, as it follows from a slip", wrong: "not right", struck: "cannot be right", imprecise: "right so far; more digits are needed", unreadable: "not readable", blank: "still blank",
})
const [LONGEST_TEXT, ROOM] = [50, 6]
const PATIENCE = 4000
const SETTLES = 8000
const MOST_TRIES = 20

/** Attach filling in to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachBoxes(machine) {
  const { stage } = machine
  /** @type {Sheet} */
  const sheet = { drafts: new Map(), settling: new Map(), last: 0, timer: 0, tries: 0 }
  const hint = element("p", "cell-hint")
  machine.beneath.append(hint)
  stage.addEventListener("input", ({ target }) => {
    if (!isBox(target)) return
    holdText(sheet, target)
    const cell = cellAt(target)
    if (cell) keepDraft(machine, cell, knownText(machine, cell), target.value)
  })
  stage.addEventListener("keydown", (event) => {
    if (isBox(event.target) && !event.isComposing) onBoxKey(machine, sheet, event, event.target)
  })
  stage.addEventListener("paste", (event) => {
    if (isBox(event.target)) pasteIntoBoxes(machine, sheet, event, event.target)
  })
  stage.addEventListener("focusout", ({ target }) => {
    if (isBox(target)) commitBoxes(machine, sheet)
  })
  // A box shows where its number comes from, but it is no number to pin, and it says its name itself.
  stage.addEventListener("click", (event) => isBox(event.target) && event.stopPropagation(), true)
  stage.addEventListener("focusin", (event) => {
    if (!isBox(event.target)) return
    event.stopPropagation()
    const cell = cellAt(event.target)
    point(machine, cell)
    hint.replaceChildren(...symbol(cell ? hintOn(machine, cell) : ""))
  }, true)
  machine.arrivals.push(() => updateBoxes(machine, sheet)) // before the picture is measured
  let isFirst = true, asked = "", turn = 0
  machine.updates.push(() => {
    updateBoxes(machine, sheet)
    if (isFirst) reenterBox(machine, sheet)
    else if (machine.given.asked !== asked || machine.given.turn !== turn) enterAsked(machine)
    isFirst = false
    ;({ asked, turn } = machine.given)
    hint.hidden = ![...machine.chain.values()].some((M) => M.boxes?.some((box) => box.hint))
  })
}

/** @param {unknown} target @returns {target is HTMLInputElement} */
const isBox = (target) => target instanceof HTMLInputElement && target.classList.contains("box")

/** @param {import("./payload.d.ts").Cell} cell */
const idOf = ({ node, row: i, column: j }) => `${node} ${i} ${j}`

/** All boxes in order, of one matrix if it is named. @param {import("./machine.js").Machine} machine @param {string} [node] */
const boxesOf = ({ stage }, node) =>
  [.../** @type {NodeListOf<HTMLInputElement>} */ (stage.querySelectorAll(".box"))].filter((box) => !node || cellAt(box)?.node === node)

/** Draw the boxes that are asked for, with what is typed into them. @param {import("./machine.js").Machine} machine @param {Sheet} sheet */
function updateBoxes(machine, sheet) {
  const { given, chain, views } = machine
  for (const [id, draft] of sheet.drafts) {
    if (!draft.stamp || draft.stamp > given.filled) continue
    sheet.drafts.delete(id)
    if (!given.isSmall) continue // there is no field beside it
    sheet.settling.set(id, draft)
    setTimeout(() => sheet.settling.get(id) === draft && sheet.settling.delete(id), SETTLES)
  }
  const drawn = new Set()
  let isReleased = false
  for (const { place, cells } of views) {
    const M = chain.get(place.node)
    const isHere = M && !place.turned && !drawn.has(M.name)
    const asked = new Map((isHere && M.boxes ? M.boxes : []).map((box) => [`${box.row} ${box.column}`, box]))
    if (asked.size) drawn.add(place.node)
    cells.forEach((line, i) => line.forEach((td, j) => {
      const box = asked.get(`${i} ${j}`)
      if (M && box) showBox(td, boxIn(td, nameOf(M, i, j)), box, sheet.drafts.get(idOf({ node: M.name, row: i, column: j })))
      else if (td.dataset.held === "box") isReleased = releaseBox(td)
    }))
  }
  if (!isReleased) return
  fill(views, chain, machine.spread, machine.digits)
  machine.refit()
}

/** The box of a cell, made if there is none. @param {HTMLTableCellElement} td @param {string} name */
function boxIn(td, name) {
  const there = td.querySelector("input")
  if (there) return there
  const made = element("input", "box")
  made.type = "text"
  made.inputMode = "decimal"
  made.autocomplete = "off"
  made.spellcheck = false
  made.maxLength = LONGEST_TEXT
  made.setAttribute("aria-label", name)
  td.replaceChildren(made)
  td.dataset.held = "box"
  td.removeAttribute("tabindex")
  td.removeAttribute("title")
  return made
}

/** @param {HTMLTableCellElement} td @param {HTMLInputElement} input @param {import("./payload.d.ts").Box} box @param {Draft | undefined} draft */
function showBox(td, input, box, draft) {
  const text = draft ? draft.text : box.text
  if (input.value !== text) input.value = text
  fitText(input)
  input.readOnly = Boolean(box.fixed)
  input.tabIndex = box.fixed && !text ? -1 : 0 // a mark alone is looked at
  const mark = draft ? "" : box.mark
  td.dataset.mark = mark
  input.title = MARK_WORDS[mark] ?? ""
  input.setAttribute("aria-invalid", String(mark === "wrong" || mark === "unreadable"))
  input.setAttribute("aria-description", MARK_WORDS[mark] ?? "")
}

/** A text longer than a number of four decimals, such as 20.97 %, is smaller, so that its end is seen. @param {HTMLInputElement} input */
function fitText({ style, value }) {
  const length = value.replaceAll("%", "%%").length // which is as wide as two figures
  style.fontSize = length > ROOM ? `max(0.6em, ${ROOM / length}em)` : ""
}

/** @param {HTMLTableCellElement} td */
function releaseBox(td) {
  td.replaceChildren()
  delete td.dataset.held
  delete td.dataset.mark
  td.tabIndex = -1
  return true
}

/** Hold what is being typed. @param {Sheet} sheet @param {HTMLInputElement} input */
function holdText(sheet, input) {
  const cell = cellAt(input)
  fitText(input)
  if (!cell) return
  sheet.drafts.set(idOf(cell), { cell, text: input.value, stamp: 0 })
  const td = input.closest("td")
  if (td) td.dataset.mark = ""
}

/** What Python knows of a box. @param {import("./machine.js").Machine} machine @param {import("./payload.d.ts").Cell} cell */
const knownBox = ({ chain }, { node, row: i, column: j }) => chain.get(node)?.boxes?.find((box) => box.row === i && box.column === j)

/** Where the number of a box comes from, in a sentence, if hints on it are offered. @param {import("./machine.js").Machine} machine @param {import("./payload.d.ts").Cell} cell */
function hintOn(machine, cell) {
  const M = machine.chain.get(cell.node)
  return M && knownBox(machine, cell)?.hint && M.step.kind !== "given" ? lead(machine.chain, M, cell.row, cell.column) : ""
}

/** @param {import("./machine.js").Machine} machine @param {import("./payload.d.ts").Cell} cell */
const knownText = (machine, cell) => knownBox(machine, cell)?.text ?? ""

/** Send what is typed, unless Python knows it all. @param {import("./machine.js").Machine} machine @param {Sheet} sheet */
function commitBoxes(machine, sheet) {
  dropDraft()
  const isWaiting = sheet.last > machine.given.filled
  for (const [id, { cell, text }] of sheet.drafts) if (!isWaiting && text === knownText(machine, cell)) sheet.drafts.delete(id)
  if (![...sheet.drafts.values()].some(({ stamp }) => !stamp)) {
    updateBoxes(machine, sheet)
    return
  }
  sheet.last = Math.max(Date.now(), sheet.last + 1)
  sheet.tries = 0
  for (const draft of sheet.drafts.values()) draft.stamp = sheet.last
  sendDrafts(machine, sheet)
}

/** Send all that is not confirmed, and again if no answer comes. @param {import("./machine.js").Machine} machine @param {Sheet} sheet */
function sendDrafts(machine, sheet) {
  const drafts = [...sheet.drafts.values()].filter(({ stamp }) => stamp)
  const sent = new Map([...sheet.settling.values(), ...drafts].map((draft) => [idOf(draft.cell), draft])).values()
  machine.send("filled", { stamp: sheet.last, cells: [...sent].map(({ cell, text }) => [cell.node, cell.row, cell.column, text]) })
  clearTimeout(sheet.timer)
  sheet.timer = setTimeout(() => {
    if (machine.stage.isConnected && sheet.last > machine.given.filled && ++sheet.tries <= MOST_TRIES) sendDrafts(machine, sheet)
  }, PATIENCE * (sheet.tries + 1))
}

/** @param {import("./machine.js").Machine} machine @param {Sheet} sheet @param {KeyboardEvent} event @param {HTMLInputElement} input */
function onBoxKey(machine, sheet, event, input) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  if (key === "Enter") {
    const boxes = boxesOf(machine)
    const next = boxes[boxes.indexOf(input) + (event.shiftKey ? -1 : 1)]
    if (next) enterBox(next)
    else commitBoxes(machine, sheet)
  } else if (key === "Escape") {
    const cell = cellAt(input)
    const draft = cell && sheet.drafts.get(idOf(cell))
    if (!cell || !draft || draft.stamp) return
    sheet.drafts.delete(idOf(cell))
    updateBoxes(machine, sheet)
  } else if (MOVES[key] && !event.shiftKey && isAtEdge(input, key)) {
    const cell = cellAt(input)
    const [down, right] = MOVES[key]
    const next = cell && boxAt(machine, cell, down, right)
    if (!next) return
    enterBox(next)
  } else return
  event.preventDefault()
}

/** Whether an arrow key would leave the text: it is at its end there, or all of it is selected. @param {HTMLInputElement} input @param {string} key */
function isAtEdge({ selectionStart: from, selectionEnd: to, value }, key) {
  if (key === "ArrowUp" || key === "ArrowDown" || (from === 0 && to === value.length)) return true
  return from === to && from === (key === "ArrowLeft" ? 0 : value.length)
}

/** The next box in a direction. @param {import("./machine.js").Machine} machine @param {import("./payload.d.ts").Cell} cell @param {number} down @param {number} right */
function boxAt(machine, { node, row: i, column: j }, down, right) {
  const ahead = boxesOf(machine, node).map((input) => ({ input, at: cellAt(input) })).filter(({ at }) =>
    at && (right ? at.row === i && (at.column - j) * right > 0 : at.column === j && (at.row - i) * down > 0))
  return (down + right > 0 ? ahead[0] : ahead[ahead.length - 1])?.input
}

/** Enter the box again that was entered when the page was loaded again, with what was typed. @param {import("./machine.js").Machine} machine @param {Sheet} sheet */
function reenterBox(machine, sheet) {
  const draft = draftIn(machine)
  const box = draft && boxesOf(machine, draft.cell.node).find((one) => idOf(cellAt(one) ?? draft.cell) === idOf(draft.cell))
  if (!draft || !box || knownText(machine, draft.cell) !== draft.before) return
  box.value = draft.text
  holdText(sheet, box)
  if (isElsewhere()) commitBoxes(machine, sheet)
  else box.focus()
}

/**
 * Enter a matrix that is asked for from outside the picture: its first box in the one row that is marked, or else in
 * the row that is explained.
 *
 * @param {import("./machine.js").Machine} machine
 */
function enterAsked(machine) {
  const boxes = boxesOf(machine, machine.given.asked)
  if (/** @type {ShadowRoot} */ (machine.stage.getRootNode()).activeElement) return // its own choice may go on to another
  const lit = machine.chain.get(machine.given.asked)?.lit
  const row = lit?.length === 1 ? lit[0] : (machine.pinned ?? machine.opening)?.row
  const box = boxes.find((one) => cellAt(one)?.row === row) ?? boxes[0]
  if (box) queueMicrotask(() => { // once all is drawn
    revealAsked(machine)
    enterBox(box)
    box.closest(".wide .place")?.scrollIntoView({ block: "nearest" })
  })
}

/** @param {HTMLInputElement} box */
function enterBox(box) {
  box.focus()
  box.select()
}

/** Spread a block of numbers over the boxes. @param {import("./machine.js").Machine} machine @param {Sheet} sheet @param {ClipboardEvent} event @param {HTMLInputElement} input */
function pasteIntoBoxes(machine, sheet, event, input) {
  const lines = block(event.clipboardData?.getData("text") ?? "")
  const start = cellAt(input)
  if (!start || lines.flat().length < 2) return
  event.preventDefault()
  const boxes = new Map(boxesOf(machine, start.node).map((box) => [idOf(cellAt(box) ?? start), box]))
  let left = 0
  lines.forEach((line, i) => line.forEach((text, j) => {
    const box = boxes.get(idOf({ node: start.node, row: start.row + i, column: start.column + j }))
    if (!box) {
      left += 1
      return
    }
    box.value = text
    holdText(sheet, box)
  }))
  commitBoxes(machine, sheet)
  if (left) machine.say(`${left} of the pasted numbers did not fit into the boxes.`)
}
