// A shape of a drawing, with its attributes and its text.

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} text @returns {SVGElement} */
export function shape(tag, attributes = {}, text = "") {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag)
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, String(value))
  if (text) one.textContent = text
  return /** @type {SVGElement} */ (one)
}
