// Boxes to one scale. Their sizes are left to the style sheet, which knows how much room there is.

/**
 * @typedef {{place: "left" | "right" | "result", symbol: string, shape: [number, number] | null, letters: string,
 *   unequal: ("rows" | "columns")[]}} Box
 */

/** @type {WeakMap<object, string>} */
const DRAWN = new WeakMap()

/** @param {Component<{boxes: Box[], told: string[]}>} component */
export default function ({ parentElement, data }) {
  const text = JSON.stringify(data)
  if (DRAWN.get(parentElement) === text) return
  DRAWN.set(parentElement, text)
  parentElement.querySelector("figure")?.remove()
  const at = Object.fromEntries(data.boxes.map((box) => [box.place, box]))
  const figure = made("figure", "")
  figure.setAttribute("role", "group")
  figure.setAttribute("aria-label", `${data.boxes.map((box) => box.symbol).join(", ")}: shapes drawn to scale`)
  const size = (/** @type {string} */ place, /** @type {number} */ side) => at[place]?.shape?.[side] ?? (at[place] ? 3 : 0)
  figure.style.setProperty("--across", String(size("left", 1) + Math.max(size("right", 1), size("result", 1))))
  figure.style.setProperty("--down", String(size("right", 0) + Math.max(size("left", 0), size("result", 0))))
  const product = made("div", "product")
  product.append(...data.boxes.map(drawn))
  figure.append(product, ...data.told.map((sentence) => made("p", data.boxes.some((box) => box.unequal.length) ? "misfit" : "", sentence)))
  parentElement.append(figure)
}

/** @param {Box} box */
function drawn({ place, symbol, shape, letters, unequal }) {
  const whole = made("div", `holder ${place}`)
  const label = made("p", "label")
  label.append(made("b", "", symbol), ` ${letters}`)
  const area = made("div", shape ? "box" : "box unknown", shape ? `${shape[0]} × ${shape[1]}` : "?")
  area.dataset.place = place
  if (shape) {
    area.style.setProperty("--rows", String(shape[0]))
    area.style.setProperty("--columns", String(shape[1]))
  }
  for (const side of unequal) area.dataset[side] = "unequal"
  label.append(...unequal.map((side) => made("span", "mark", ` ≠ ${side}`)))
  whole.append(label, area)
  return whole
}

/**
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} kind @param {string} text
 * @returns {HTMLElementTagNameMap[T]}
 */
function made(tag, kind, text = "") {
  const one = document.createElement(tag)
  if (kind) one.className = kind
  one.textContent = text
  return one
}
