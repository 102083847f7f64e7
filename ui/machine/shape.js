// A shape of a drawing, with its attributes and its text.

/** @typedef {Record<string, string | number>} Attributes */

/** @param {string} tag @param {Attributes} attributes @param {string} text @returns {SVGElement} */
export function shape(tag, attributes = {}, text = "") {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag)
  set(one, attributes)
  one.textContent = text
  return /** @type {SVGElement} */ (one)
}

/** @param {Element} one @param {Attributes} attributes */
export function set(one, attributes) {
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, String(value))
}
