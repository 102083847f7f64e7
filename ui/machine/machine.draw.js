// Hands what Python sends to the picture's code, which the browser fetches once and keeps.

import { placed } from "../charts/placed.js"

/** @param {Component<Uint8Array, Record<string, unknown>>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  /** @type {import("./given.d.ts").Sent} */
  const { code, name, events, picture } = JSON.parse(new TextDecoder().decode(data))
  /** @type {HTMLElement | null} */
  let host = parentElement.querySelector(".machine")
  if (host?.dataset.code !== code) { // the server has been given other code since
    host?.remove()
    host = parentElement.appendChild(document.createElement("div"))
    host.className = "machine"
    host.dataset.code = code
  }
  const drawnIn = host
  const send = (/** @type {string} */ event, /** @type {unknown} */ value) => events.includes(event) && setTriggerValue(event, value)
  /** @type {Promise<typeof import("./machine.js")>} */
  const loaded = import(new URL(code, document.baseURI).href)
  loaded.then(
    (machine) => machine.draw(drawnIn, name, picture, send),
    () => { drawnIn.textContent = "The picture could not be loaded. Reload the page to try again." },
  ).finally(() => placed(parentElement))
}
