// What every screen has around it in the browser: one component for all, because each costs a message with every run.

import { announce } from "./announcer.js"
import { whenBack } from "../session/reconnection.js"
import { writeCookies } from "../session/cookies.js"
import { completeLink } from "../session/link.js"
import { makeOneStep } from "../session/one_step.js"
import { keepTyped } from "../session/typed_texts.js"

/** @typedef {{screen: string, step: string, completes: [string, string][], cookies: [string, string][]}} Background */

/** @param {Component<Background>} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const status = /** @type {Element} */ (parentElement.querySelector("[role=status]"))
  const ends = [announce(data, status), keepTyped(status), whenBack(status, () => setTriggerValue("back", true))]
  makeOneStep()
  completeLink(data.screen, data.completes)
  writeCookies(data.cookies)
  return () => ends.forEach((end) => end())
}
