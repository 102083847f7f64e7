// Hands what Python sends to the picture.

import { freeHeight } from "../charts/figure_place.js"
import { draw } from "./machine.js"

/** @param {Component<Uint8Array, Record<string, unknown>>} component */
export default function ({ parentElement, data, setTriggerValue }) {
  /** @type {import("./payload.d.ts").Message} */
  const { name, events, picture } = JSON.parse(new TextDecoder().decode(data))
  /** @type {HTMLElement | null} */
  let host = parentElement.querySelector(".machine")
  if (!host) {
    host = parentElement.appendChild(document.createElement("div"))
    host.className = "machine"
  }
  draw(host, name, picture, (event, value) => events.includes(event) && setTriggerValue(event, value))
  freeHeight(parentElement)
}
