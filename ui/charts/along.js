// Where a pointer is along an element.

/** How far along an element a pointer is, in whole per cent; so many pixels at either end belong to 0 and to 100. @param {Element} element @param {number} x @param {number} end */
export function along(element, x, end = 0) {
  const { left, width } = element.getBoundingClientRect()
  return Math.round(100 * Math.min(1, Math.max(0, (x - left - end) / (width - 2 * end))))
}
