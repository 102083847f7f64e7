// Lines of blocks of small squares, one for each thing that is counted; what is pressed is counted no more. All that can be
// pressed, or all numbers, are one stop of the Tab key.

import { along } from "./along.js"
import { make, measured } from "./make.js"
import { once } from "./once.js"
import { roveFocus } from "./rove_focus.js"

/**
 * @typedef {{label: string, spoken: string, wide: number, high: number, cell: number, role: string, state: string, text: string, share: number}} Block
 * @typedef {{label: string, note: string, blocks: Block[], yours: number | null}} Line
 * @typedef {{name: string, told: string, lines: Line[], asks: boolean, counted: "left" | "gone", takes_share: boolean, mine: number[], framed: number | null, deep: number}} Tally
 * @typedef {{given: Tally, figure: HTMLElement, lines: HTMLElement, told: HTMLElement, answer: HTMLButtonElement, mine: number[], send: (event: "left" | "gone" | "share", value: any) => void}} Figure
 */

/** @param {Component<Tally, {left: number, gone: string, share: number}>} component */
export default function (component) {
  const { at, before } = once(component, assemble)
  if (JSON.stringify(before) !== JSON.stringify(component.data)) put(at, component.data)
}

/** @param {Pick<Figure, "given" | "send">} now @returns {Figure} */
function assemble(now) {
  const lines = make("div"), told = make("p", { tabIndex: -1 })
  const answer = make("button", { type: "button", className: "answer" })
  const figure = make("figure", { role: "group" }, lines, told, answer)
  /** @type {Figure} */
  const at = { ...now, figure, lines, told, answer, mine: [] }
  lines.addEventListener("click", ({ target, clientX }) => {
    const on = /** @type {HTMLElement} */ (target), strip = on.closest(".taken .line:last-child .block"), pressed = on.closest("button")
    if (strip) at.send("share", along(strip, clientX))
    const all = /** @type {HTMLElement[]} */ ([...(pressed?.closest(".line")?.querySelectorAll("button.block") ?? [])])
    if (!pressed) return
    const some = pressed.classList.contains("block") ? [pressed] : all
    const isGone = some.every((one) => one.dataset.state === "gone")
    for (const one of some) press(one, !isGone)
    told.ariaLive = "polite"
    count(at)
  })
  /** @type {HTMLElement | null | undefined} */
  let begun
  const swept = (/** @type {Element | null | undefined} */ under) => /** @type {HTMLElement | null | undefined} */ (under?.closest("button.block[data-text]"))
  lines.addEventListener("pointerdown", ({ target }) => (begun = swept(/** @type {Element} */ (target))))
  lines.addEventListener("pointermove", ({ clientX, clientY, buttons }) => { // a sweep begins with the second one: within one it is a press, which is a click
    const root = /** @type {Document | ShadowRoot} */ (lines.getRootNode()), over = swept(root.elementFromPoint(clientX, clientY))
    if (buttons === 1 && over && over !== begun) for (const one of [begun, over]) if (one?.dataset.state === "") one.click()
  })
  roveFocus(lines, "button, [data-text]", () => lines.querySelectorAll(".line:first-child button, .line:first-child [data-text]").length)
  answer.addEventListener("click", () => {
    at.mine = blocks(at).flatMap(({ dataset }, i) => (dataset.state === "gone" ? i : []))
    if (at.given.counted === "gone") at.send("gone", at.mine.join(" "))
    else at.send("left", countMany(at))
  })
  return at
}

/** @param {HTMLElement} block @param {boolean} isGone */
function press(block, isGone) {
  block.dataset.state = isGone ? "gone" : ""
  block.setAttribute("aria-pressed", String(isGone))
  name(block)
}

/** Name a block by what it shows. @param {HTMLElement} block */
function name(block) {
  const { of, state, text, many } = block.dataset
  block.ariaLabel = `${of}: ${state === "ahead" ? "still to come" : !text ? many : state === "gone" ? "0, hidden" : state === "kept" ? `${text}, framed` : text}`
}

/** @param {Pick<Figure, "lines">} at */
const blocks = ({ lines }) => /** @type {HTMLElement[]} */ ([...lines.querySelectorAll(".block")])

/** How many are left, or gone. @param {Figure} at */
const countMany = (at) => blocks(at).reduce((sum, { dataset }) => sum + Number((dataset.state === "gone") === (at.given.counted === "gone") && dataset.many), 0)

/** @param {Figure} at */
function count(at) {
  const many = countMany(at), one = many === 1
  const [weights, is] = one ? ["weight becomes", "is"] : ["weights become", "are"], isLeft = at.given.counted === "left"
  at.answer.disabled = !at.lines.querySelector("[data-state=gone]") // what nobody has pressed away yet is no answer to offer
  at.told.textContent = at.answer.disabled ? `Press a ${isLeft ? "block" : "weight"} or a word.` : isLeft ? `${many} ${is} left.` : `${many} ${weights} 0.`
  at.answer.textContent = `Answer with ${many}`
}

/** @param {Figure} at @param {Tally} given */
function put(at, { name, told, lines, asks, takes_share, mine, framed, deep }) {
  const { figure, answer } = at
  const hadFocus = figure.contains(/** @type {Document | ShadowRoot} */ (figure.getRootNode()).activeElement)
  figure.ariaLabel = name
  figure.style.setProperty("--wide", String(Math.max(...lines.map(({ blocks }) => blocks.reduce((sum, { wide, high, cell }) => sum + (wide * (deep > 1 ? high : 1) * cell) / deep, 0)))))
  figure.style.setProperty("--deep", String(deep))
  figure.classList.toggle("deep", deep > 1)
  figure.style.setProperty("--tall", String(lines[0].blocks[0].high))
  figure.style.setProperty("--gaps", String(Math.max(...lines.map(({ blocks }) => (blocks.some(({ label, high }) => label || high > 1) ? blocks.length : 0)))))
  figure.classList.toggle("taken", takes_share) // by a pointer: the options do the same for keys
  figure.classList.toggle("beside", lines.every(({ note }) => !note))
  at.lines.replaceChildren(...lines.map(({ label, note, blocks, yours }, i) => {
    const title = asks ? make("button", { type: "button", ariaLabel: `All of ${label}`, tabIndex: -1 }, label) : make("span", {}, label)
    const parts = [make("div", { className: "title" }, title, make("span", {}, note)), ...blocks.map((one) => block(one, label, asks))]
    return measured(make("div", { className: `line ${i === framed ? "framed" : yours ? "yours" : ""}` }, ...parts), { yours: yours ?? 0 })
  }))
  const first = /** @type {HTMLElement | null} */ (at.lines.querySelector("button.block, [data-text]"))
  if (first) first.tabIndex = 0
  const typed = mine.length && at.mine.length !== mine.length // rather than pressed
  const theirs = (typed ? mine : at.mine).map((i) => blocks(at)[i]).filter((one) => one?.dataset.state === "")
  const stays = asks ? [] : theirs
  for (const one of stays) one.classList.add("mine")
  if (asks) for (const one of theirs) press(one, true) // what was not right yet is gone on with
  at.mine = []
  at.told.ariaLive = "off" // the question is said, and its mark
  at.told.textContent = stays.length ? `${told} Dashed: yours, which stay.` : told
  answer.hidden = !asks
  if (asks) count(at)
  if (hadFocus && !figure.contains(/** @type {Document | ShadowRoot} */ (figure.getRootNode()).activeElement)) at.told.focus()
}

/** @param {Block} block @param {string} of @param {boolean} asks */
function block({ label, spoken, wide, high, cell, role, state, text, share }, of, asks) {
  const many = text ? 1 : wide * high
  const squares = make(asks ? "button" : "div", {
    className: "block",
    dataset: { of: spoken || `${label} of ${of}`, role, state, many: String(many), ...(high > 1 ? {} : { flat: "" }), ...(text ? { text } : {}) },
  })
  if (asks || text) squares.tabIndex = -1
  Object.assign(squares, asks ? { ariaPressed: "false" } : { role: "img" })
  name(squares)
  return make("div", {}, ...(label ? [make("small", {}, label)] : []), measured(squares, { wide, high, cell, share }))
}
