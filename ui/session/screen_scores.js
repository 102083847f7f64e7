// What was done after the end of a screen was drawn.

import { writeCookies } from "./cookies.js"

/** @param {Component<Record<string, string>>} component */
export default ({ data }) => writeCookies(Object.entries(data))
