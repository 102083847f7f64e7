// Typing over numbers: a field opens in the cell, its text goes to Python, and until Python's answer is there the mirror
// shows what follows, where the text is a plain number.

import { recompute } from "./chain.js"
import { changesInWords, cellAloud } from "./comparison.js"
import { DIVIDED, attachDivisor } from "./divisor_field.js"
import { draftIn, dropDraft, isElsewhere, keepDraft } from "./draft.js"
import { exactly } from "./figures.js"
import { NARROW } from "./foot.js"
import { button, element, fill, isWhole, symbol } from "./picture.js"
import { MOVES, cellAt, move } from "./pointer.js"
import { block, previewNumber, tidy } from "./typed_numbers.js"
import { nameOf } from "./arithmetic.js"

/** @typedef {import("./machine.js").Machine} Machine */

/** @typedef {import("./payload.d.ts").Cell} Cell */

/** All that was typed over, by matrix, and the divisor. @typedef {Record<string, import("./typed_numbers.js").Typed>} Texts */

/**
 * `past` and `future` are what stood in the cells before and after; `sent` what Python has not answered yet, after what
 * it had answered last.
 *
 * @typedef {{base: string, texts: Texts, past: Texts[], future: Texts[], sent: string[]}} Edited
 */

const MOST_STEPS = 200
const FINGER = "(pointer: coarse)"

/** Attach editing to a machine, once. @param {Machine} machine */
export function attachEditor(machine) {
  /** @type {Edited} */
  const edited = { base: "", texts: {}, past: [], future: [], sent: [] }
  const undone = editButton("Undo", () => travel(machine, edited, "past"))
  const redone = editButton("Redo", () => travel(machine, edited, "future"))
  const reset = editButton("Reset the numbers", () => enterTexts(machine, edited, emptyTexts(edited.texts)))
  const hidden = element("input")
  hidden.type = "checkbox"
  hidden.addEventListener("change", () => machine.send("hidden", hidden.checked))
  const mask = element("label", "", hidden, "Hide later words")
  const summary = element("summary", "button", "Change")
  const change = element("details", "change", summary, element("div", "editing", mask, undone, redone, reset))
  change.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !summary.checkVisibility()) return // with a goal it is always open where there is room
    change.open = false
    summary.focus()
  })
  machine.controls.append(change)
  const told = element("div", "told")
  told.setAttribute("role", "alert")
  const hint = element("p", "hint")
  machine.beneath.append(told, hint)
  /** @type {import("./picture.js").PicturePayload | null} */
  let seen = null
  machine.updates.push(() => {
    const { given } = machine
    if (given !== seen) {
      const isFirst = !seen
      seen = given
      takeOver(machine, edited)
      if (isFirst) {
        reopenField(machine, edited)
        change.open = given.goal ? !matchMedia(NARROW).matches : !isWhole(given)
        if (given.goal) machine.controls.previousElementSibling?.append(change) // with how far it is
      }
      mask.hidden = given.hidesLater === null
      hidden.checked = !!given.hidesLater
      const sentences = given.told.join("\n")
      if (told.dataset.sentences !== sentences) {
        told.dataset.sentences = sentences
        told.replaceChildren(...given.told.slice(given.goal ? 1 : 0).map((sentence) => element("p", "", sentence)))
      }
    }
    markTyped(machine)
    const names = typedTexts(machine)
    hint.hidden = !names.length || !!machine.given.goal // which says it
    hint.replaceChildren(
      ...symbol(
        `${matchMedia(FINGER).matches ? "Tap a number twice to type" : "Type"} over any number of ${names.join(", ")}${machine.given.divisor ? ", or the divisor" : ""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${machine.given.kept}`,
      ),
    )
    const isOpen = !!names.length || !!machine.given.divisor
    change.hidden = mask.hidden && !isOpen && !isWhole(given)
    // They keep their places, and the focus, where there is nothing to undo.
    const left = [edited.past, edited.future, Object.values(edited.texts).flat()]
    ;[undone, redone, reset].forEach((one, m) => {
      one.hidden = !isOpen
      one.ariaDisabled = String(!left[m].length)
      one.tabIndex = left[m].length ? 0 : -1
    })
  })
  attachDivisor(machine, (text) => enterTexts(machine, edited, { ...edited.texts, divisor: text ? [[0, 0, text]] : [] }))
  machine.typeOver = (at, text, isKept) => isKept ? enterTexts(machine, edited, withText(edited.texts, at, text)) : follow(machine, edited, at, text)
  const { stage } = machine
  stage.addEventListener("keydown", (event) => onCellKey(machine, edited, event))
  // A finger has no keys before there is a field: what it has chosen, it opens.
  stage.addEventListener("click", (event) => {
    const td = cellOf(event.target)
    if (!matchMedia(FINGER).matches || !editableAt(machine, td) || !td.ariaSelected || td.dataset.held === "open") return
    event.stopPropagation()
    openField(machine, edited, td, null)
  }, true)
  stage.addEventListener("dblclick", (event) => {
    if (editableAt(machine, event.target)) openField(machine, edited, cellOf(event.target), null)
  })
}

/** What is drawn with cells that can be typed over. @param {Machine} machine */
const typedTexts = ({ given, views }) =>
  given.chain.filter((M) => M.editable && views.some(({ place, strip }) => place.node === M.name && !strip)).map((M) => M.symbol)

/** @param {string} text @param {() => void} act */
function editButton(text, act) {
  const made = button("button", text)
  made.addEventListener("click", act)
  return made
}

/** @param {EventTarget | null} target */
const cellOf = (target) => /** @type {HTMLTableCellElement} */ (target instanceof Element ? target.closest("td.cell") : null)

/** The matrix whose number can be typed over there. @param {Machine} machine @param {EventTarget | null} target */
function editableAt(machine, target) {
  const M = machine.chain.get(cellAt(target)?.node ?? "")
  return M?.editable ? M : undefined
}

/** @param {Texts} texts @returns {Texts} */
const emptyTexts = (texts) => Object.fromEntries(Object.keys(texts).map((name) => [name, []]))

/** Take over what Python sent, unless it has not seen the last of what was typed. @param {Machine} machine @param {Edited} edited */
function takeOver(machine, edited) {
  const open = machine.given.chain.filter((M) => M.editable)
  const base = JSON.stringify(open.map((M) => [M.name, M.base]))
  /** @type {Texts} */
  const texts = Object.fromEntries(open.map((M) => [M.name, M.typed ?? []]))
  const { divisor } = machine.given
  if (divisor) texts.divisor = divisor.typed ? [[0, 0, divisor.typed]] : []
  const place = edited.sent.lastIndexOf(inOrder(texts))
  if (base === edited.base && place >= 0 && place < edited.sent.length - 1) return preview(machine, edited)
  if (base !== edited.base) Object.assign(edited, { base, past: [], future: [] })
  Object.assign(edited, { texts, sent: [] })
}

/** Texts in one order, to be compared. @param {Texts} texts */
const inOrder = (texts) => JSON.stringify(Object.keys(texts).map((name) => [name, [...texts[name]].sort(([i, j], [k, m]) => i - k || j - m)]))

/** The texts with another one in a cell. @param {Texts} texts @param {Cell} at @param {string} text @returns {Texts} */
const withText = (texts, { node, row, column }, text) =>
  ({ ...texts, [node]: [...(texts[node] ?? []).filter(([i, j]) => i !== row || j !== column), [row, column, text]] })

/** Show what follows while a number is dragged or typed, before it is kept. @param {Machine} machine @param {Edited} edited @param {Cell} at @param {string} text */
function follow(machine, edited, at, text) {
  machine.chain = machine.python
  preview(machine, { ...edited, texts: withText(edited.texts, at, text) })
  machine.redraw()
}

/** Show what follows from the texts that are plain numbers. @param {Machine} machine @param {Edited} edited */
function preview(machine, edited) {
  if (!machine.given.previewed) return
  /** @type {Map<string, Partial<import("./chain.js").Matrix>>} */
  const changes = new Map(Object.entries(edited.texts).map(([name, cells]) => {
    const values = machine.chain.get(name)?.values.map((line) => [...line]) ?? []
    for (const [i, j, text] of cells) {
      const value = previewNumber(text)
      if (values[i]?.[j] !== undefined && !Number.isNaN(value) && isWithin(machine.given.goal, value)) values[i][j] = value
    }
    return [name, { values }]
  }))
  const divisor = previewNumber(edited.texts.divisor?.[0]?.[2] ?? "")
  const step = machine.chain.get(DIVIDED)?.step
  if (step && divisor >= 1 && divisor <= (machine.given.divisor?.most ?? 0)) {
    changes.set(DIVIDED, { step: { ...step, divisor, divisorText: exactly(divisor) } })
  }
  machine.chain = recompute(machine.chain, changes)
  fill(machine.views, machine.chain, machine.spread, machine.digits)
}

/** Whether a goal allows a number; without one, any. @param {import("./payload.d.ts").Meter | null} goal @param {number} value */
const isWithin = (goal, value) => !goal || (value >= goal.least && value <= goal.most)

/** Put texts into the cells and send them to Python. @param {Machine} machine @param {Edited} edited @param {Texts} texts @param {boolean} isNew */
function enterTexts(machine, edited, texts, isNew = true) {
  if (inOrder(texts) === inOrder(edited.texts)) return
  if (isNew) {
    edited.past = [...edited.past, edited.texts].slice(-MOST_STEPS)
    edited.future = []
  }
  if (!edited.sent.length) edited.sent.push(inOrder(edited.texts))
  edited.texts = texts
  edited.sent.push(inOrder(texts))
  machine.chain = machine.python // what is undone before Python has answered it is answered by nothing: nothing has changed
  preview(machine, edited)
  machine.redraw()
  machine.send("edited", texts)
}

/** Undo what was done last, or do it again. @param {Machine} machine @param {Edited} edited @param {"past" | "future"} way */
function travel(machine, edited, way) {
  const texts = edited[way].pop()
  if (!texts) return
  const before = edited.texts
  edited[way === "past" ? "future" : "past"].push(before)
  enterTexts(machine, edited, texts, false)
  tellChange(machine, way === "past" ? "Undone." : "Done again.", before, texts)
}

/** Say what was done, and what stands now in the first cell that it changed. @param {Machine} machine @param {string} done @param {Texts} before @param {Texts} now */
function tellChange(machine, done, before, now) {
  const [at] = Object.keys({ ...before, ...now }).flatMap((node) => {
    const one = before[node] ?? [], other = now[node] ?? []
    const lacks = (/** @type {Texts[string]} */ cells, /** @type {Texts[string][0]} */ cell) => !cells.some((each) => String(each) === String(cell))
    return [...one.filter((cell) => lacks(other, cell)), ...other.filter((cell) => lacks(one, cell))].map(([row, column]) => ({ node, row, column }))
  })
  const M = at && machine.chain.get(at.node)
  const text = M && now[at.node]?.find(([row, column]) => row === at.row && column === at.column)?.[2]
  machine.say(inOne(done, M ? keptText(M, at, text ?? "") : "", changesInWords(machine)))
}

/** What a cell holds, in words; without a text, its first number. @param {import("./chain.js").Matrix} M @param {Cell} at @param {string} text */
function keptText(M, { row, column }, text) {
  const name = nameOf(M, row, column)
  if (!text) return `${name} is as it was at first.`
  return Number.isNaN(previewNumber(text)) ? `${name}: \u201c${text}\u201d was typed.` : `${name} is now ${text}.`
}

/** Put a block of texts into a matrix from a cell on. @param {Machine} machine @param {Edited} edited @param {HTMLTableCellElement} td @param {string[][]} lines */
function putTexts(machine, edited, td, lines) {
  const at = cellAt(td)
  const M = at && machine.chain.get(at.node)
  if (!M) return
  const isTurned = td.closest("table")?.dataset.turned !== undefined
  let [texts, left] = [edited.texts, 0]
  lines.forEach((line, m) => line.forEach((text, n) => {
    const [row, column] = isTurned ? [at.row + n, at.column + m] : [at.row + m, at.column + n]
    if (row < M.rows.length && column < M.columns.length) texts = withText(texts, { ...at, row, column }, text)
    else left++
  }))
  enterTexts(machine, edited, texts)
  if (left) machine.say(`${left} of the pasted numbers did not fit into ${M.symbol}.`)
}

/** What a cell holds, as it is edited. @param {Machine} machine @param {Edited} edited @param {HTMLTableCellElement} td */
function textOf(machine, edited, td) {
  const at = cellAt(td)
  if (!at) return ""
  const typed = edited.texts[at.node]?.find(([i, j]) => i === at.row && j === at.column)
  return typed ? typed[2] : exactly(machine.chain.get(at.node)?.values[at.row][at.column] ?? null)
}

/**
 * Open a field in a cell; what it begins with replaces the number, null keeps it.
 *
 * @param {Machine} machine
 * @param {Edited} edited
 * @param {HTMLTableCellElement} td
 * @param {string | null} begin
 */
function openField(machine, edited, td, begin) {
  if (td.dataset.held === "open") return // two taps are a double click as well
  const before = textOf(machine, edited, td)
  const input = element("input")
  input.value = begin ?? before
  input.maxLength = 200
  input.spellcheck = false
  input.setAttribute("aria-label", `New number: ${td.closest("table")?.dataset.node}, row ${Number(td.dataset.row) + 1}, column ${Number(td.dataset.column) + 1}`)
  td.dataset.held = "open"
  td.replaceChildren(input)
  const at = /** @type {Cell} */ (cellAt(td))
  const keep = () => keepDraft(machine, at, before, input.value)
  if (begin !== null) keep()
  input.addEventListener("input", () => {
    keep()
    if (machine.given.goal) follow(machine, edited, at, tidy(input.value))
  })
  let isClosed = false
  const close = (/** @type {boolean} */ isKept, /** @type {[number, number] | null} */ step = null, /** @type {string[][] | null} */ lines = null) => {
    if (isClosed || !td.isConnected) return
    isClosed = true
    dropDraft()
    const text = tidy(input.value)
    const hadFocus = !!input.matches(":focus")
    delete td.dataset.held
    td.textContent = ""
    if (hadFocus) td.focus()
    if (lines) putTexts(machine, edited, td, lines)
    else if (isKept && text !== before) putTexts(machine, edited, td, [[text]])
    else if (machine.given.goal) follow(machine, edited, at, before)
    machine.redraw()
    if (step) move(td, step)
    if (step && isKept && text !== before) tellKept(machine, at, text, focusedCell(td))
  }
  for (const kind of ["click", "dblclick", "pointerdown"]) input.addEventListener(kind, (event) => event.stopPropagation())
  input.addEventListener("blur", () => close(true))
  input.addEventListener("keydown", (event) => {
    event.stopPropagation()
    const isAsked = event.key === "Enter" && !!machine.given.goal // the number that is tried stays the chosen one
    const step = isAsked ? /** @type {[number, number]} */ ([0, 0]) : stepAfter(event, begin !== null)
    if (event.key !== "Escape" && !step) return
    event.preventDefault()
    close(event.key !== "Escape", step)
  })
  input.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? ""
    const lines = block(text)
    if (!text.trim() || (begin !== "" && lines.length === 1 && lines[0].length === 1)) return
    event.preventDefault()
    close(true, null, lines)
  })
  input.focus()
  if (begin === null) input.select()
}

/**
 * Say what a cell holds now, and what the cell does to which the focus has gone, if it has.
 *
 * @param {Machine} machine
 * @param {Cell} at
 * @param {string} text
 * @param {Cell | null} next
 */
function tellKept(machine, at, text, next) {
  const M = machine.chain.get(at.node)
  const hasMoved = next && (next.node !== at.node || next.row !== at.row || next.column !== at.column)
  if (M) machine.say(inOne(keptText(M, at, text), hasMoved ? `${cellAloud(machine, next)}.` : "", changesInWords(machine)))
}

/** @param {string[]} sentences */
const inOne = (...sentences) => sentences.filter(Boolean).join(" ")

/** The cell that has the focus. @param {HTMLElement} near */
function focusedCell(near) {
  const root = near.getRootNode()
  return cellAt(root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null)
}

/** Open the field again that was open when the page was loaded again. @param {Machine} machine @param {Edited} edited */
function reopenField(machine, edited) {
  const draft = draftIn(machine)
  if (!draft) return
  const view = machine.views.find(({ place, cells }) => place.node === draft.cell.node && cells.length)
  const td = view?.cells[draft.cell.row]?.[draft.cell.column]
  if (!td || !editableAt(machine, td) || textOf(machine, edited, td) !== draft.before) return
  if (isElsewhere()) putTexts(machine, edited, td, [[tidy(draft.text)]])
  else openField(machine, edited, td, draft.text)
}

/**
 * Where a key leads that ends typing: the arrows at the side only where typing replaced the number.
 *
 * @param {KeyboardEvent} event
 * @param {boolean} isReplaced
 * @returns {[number, number] | undefined}
 */
function stepAfter({ key, shiftKey }, isReplaced) {
  if (key === "Enter") return [shiftKey ? -1 : 1, 0]
  if (key === "Tab") return [0, shiftKey ? -1 : 1]
  return isReplaced || key === "ArrowUp" || key === "ArrowDown" ? MOVES[key] : undefined
}

/** @param {Machine} machine @param {Edited} edited @param {KeyboardEvent} event */
function onCellKey(machine, edited, event) {
  const { target, key, altKey, shiftKey } = event
  if (!(target instanceof HTMLTableCellElement || target instanceof HTMLButtonElement)) return
  const isCommand = (event.ctrlKey || event.metaKey) && !altKey
  const letter = key.toLowerCase()
  if (isCommand && letter === "z" && !shiftKey) travel(machine, edited, "past")
  else if (isCommand && (letter === "y" || letter === "z")) travel(machine, edited, "future")
  else if (!(target instanceof HTMLTableCellElement)) return
  else if (!editableAt(machine, target)) return /^[\d.,\u2212-]$/.test(key) ? tellFixed(machine) : undefined
  // What is pasted goes into a field: a cell itself is not offered it.
  else if (isCommand && letter === "v") return openField(machine, edited, target, "")
  else if (isCommand || altKey) return
  else if (key === "F2") openField(machine, edited, target, null)
  else if (key === "Backspace" || key === "Delete") openField(machine, edited, target, "")
  else if (key.length === 1 && key !== " ") openField(machine, edited, target, key)
  else return
  event.preventDefault()
}

/** Say which numbers can be typed over, if any. @param {Machine} machine */
function tellFixed(machine) {
  const names = typedTexts(machine).join(", ")
  if (names) machine.say(`Only numbers of ${names} can be typed over.`)
}

/** Mark the cells that were typed over, and write out the texts that cannot be used. @param {Machine} machine */
function markTyped(machine) {
  const { given, chain, views, spread, digits } = machine
  const sent = new Map(given.chain.map((M) => [M.name, M]))
  let isReleased = false
  for (const { place, table, cells } of views) {
    const M = sent.get(place.node)
    if (table instanceof HTMLTableElement) table.setAttribute("aria-readonly", String(!M?.editable)) // a strip is no grid
    if (!M?.editable) continue
    const problems = new Map((M.problems ?? []).map(([i, j, text]) => [`${i} ${j}`, text]))
    const typed = new Map((M.typed ?? []).map(([i, j, text]) => [`${i} ${j}`, text]))
    cells.forEach((line, i) => line.forEach((td, j) => {
      const problem = problems.get(`${i} ${j}`)
      td.toggleAttribute("data-typed", typed.has(`${i} ${j}`))
      if (problem === undefined) {
        isReleased ||= td.dataset.held === "bad"
        if (td.dataset.held === "bad") delete td.dataset.held
        td.removeAttribute("aria-invalid")
      } else {
        td.setAttribute("aria-invalid", "true")
        if (td.dataset.held === "open") return
        td.dataset.held = "bad"
        td.textContent = typed.get(`${i} ${j}`) ?? ""
        td.title = problem
      }
    }))
  }
  if (isReleased) fill(views, chain, spread, digits)
}
