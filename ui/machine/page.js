// The picture on a page of its own, without Python and without network: the mirror computes what follows from a number
// that is typed over. A page may ask for one number, which is covered with all that follows from it until it is answered.

import { recomputePicture, coverNode, isRight, read } from "./page_answers.js"
import { draw } from "./machine.js"
import { drawThreads, isolate } from "./outside.js"
import { element } from "./picture.js"

/** @typedef {import("./payload.d.ts").PicturePayload} PicturePayload *

/** @typedef {import("./payload.d.ts").Question} Question */

const NAME = "page"

const record = globalThis.document?.querySelector?.("script[data-attention]")
if (record instanceof HTMLScriptElement) drawPage(record)

/** @param {HTMLScriptElement} record */
function drawPage(record) {
  /** @type {import("./payload.d.ts").PagePayload} */
  const { picture, threads, question } = JSON.parse(record.textContent ?? "")
  const main = /** @type {HTMLElement} */ (document.querySelector("main"))
  main.replaceChildren() // the still picture
  const host = isolate(main)
  if (threads) return drawThreads(host, Uint8Array.from(atob(threads), (letter) => letter.charCodeAt(0)))
  if (!picture) return
  const show = (/** @type {PicturePayload} */ given) => draw(host, NAME, given, (event, value) => {
    if (event === "edited") show(recomputePicture(picture, /** @type {any} */ (value)))
  })
  if (question) ask(main, host, picture, question, show)
  else show(picture)
}

/**
 * Cover what is asked for until it is answered.
 *
 * @param {HTMLElement} main
 * @param {HTMLElement} host
 * @param {PicturePayload} given
 * @param {Question} question
 * @param {(given: PicturePayload) => void} show
 */
function ask(main, host, given, question, show) {
  const { node, row, column, text } = question
  const value = Number(given.chain.find((M) => M.name === node)?.values[row][column])
  const input = element("input")
  input.inputMode = "decimal"
  input.autocomplete = "off"
  const mark = element("output")
  const form = element("form", "question", element("label", "", `${text} `, input), element("button", "", "Answer"), mark)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const typed = read(input.value.trim())
    if (Number.isNaN(typed)) {
      mark.textContent = "Type a number, such as 0.25."
      return
    }
    mark.textContent = isRight(input.value, typed, value) ? "\u2713 Right. See where it comes from." : `\u2717 It is ${value.toFixed(4)}. See where it comes from.`
    input.disabled = true
    form.querySelector("button")?.remove()
    show({ ...given, pinned: question })
  })
  main.insertBefore(form, host)
  show({ ...coverNode(given, node), opening: null })
}
