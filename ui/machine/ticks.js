// The names of the parts beneath their slider: as many as there is room for, and always that of the part shown.

import { element, symbol } from "./picture.js"

/** Pixels between two names, and half the slider's thumb, which never leaves the track. */
const [BETWEEN, HALF_THUMB] = [10, 8]

/**
 * Which names stand without touching: the current one always, the others from the left as they fit.
 *
 * @param {[number, number][]} spans from where to where each name goes, in pixels @param {number} current @returns {boolean[]}
 */
export function namesWithRoom(spans, current) {
  const kept = spans[current] ? [spans[current]] : []
  return spans.map((span, m) => {
    if (m === current) return true
    const isFree = kept.every(([from, to]) => span[1] + BETWEEN <= from || span[0] >= to + BETWEEN)
    if (isFree) kept.push(span)
    return isFree
  })
}

/** The names beneath a slider. @param {HTMLInputElement} slider */
export function tickMarks(slider) {
  const names = element("div", "ticks")
  names.setAttribute("aria-hidden", "true")
  const scrubber = element("div", "scrubber", slider, names)
  /** @type {[number, number][]} */
  let spans = []
  let current = 0

  /** Show those that fit beside the current one. @param {number} at */
  const choose = (at) => {
    current = at
    const isShown = namesWithRoom(spans, current)
    ;[...names.children].forEach((one, m) => {
      one.classList.toggle("now", m === current)
      if (one instanceof HTMLElement) one.style.visibility = isShown[m] ? "visible" : "hidden"
    })
  }
  const measure = () => {
    const origin = names.getBoundingClientRect().left
    spans = [...names.children].map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [left - origin, right - origin]
    })
    choose(current)
  }
  /** Name the parts, spread evenly or each at a share of the whole. @param {string[]} labels @param {number[]} begins */
  const name = (labels, begins = labels.map((_, m) => m / Math.max(1, labels.length - 1))) => {
    names.replaceChildren(...labels.map((label, m) => {
      const one = element("span", "", ...symbol(label))
      const share = begins[m]
      one.style.left = `calc(${HALF_THUMB * (1 - 2 * share)}px + ${100 * share}%)`
      one.style.transform = `translateX(${share === 0 ? 0 : share === 1 ? -100 : -50}%)`
      return one
    }))
    requestAnimationFrame(measure) // with all else that is laid out by then
  }
  new ResizeObserver(measure).observe(names)
  return { scrubber, name, choose }
}
