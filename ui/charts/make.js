// An element of a figure, with its properties and what is inside it.

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Record<string, any>} properties @param {(Node | string)[]} inside */
export function make(tag, { dataset = {}, ...properties } = {}, ...inside) {
  const one = Object.assign(document.createElement(tag), properties)
  Object.assign(one.dataset, dataset)
  one.append(...inside)
  return one
}

/** Tell the styles of an element numbers and lengths by name, as --x; returns it. @template {HTMLElement} One @param {One} one @param {Record<string, string | number>} properties */
export function measured(one, properties) {
  for (const [name, value] of Object.entries(properties)) one.style.setProperty(`--${name}`, String(value))
  return one
}
