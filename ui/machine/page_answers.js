// What a page by itself answers in Python's place: the mirror computes what follows from numbers that are typed over, and a
// number that is asked for is covered and marked.

import { recompute, withInfinities } from "./chain.js"
import { previewNumber } from "./typed_numbers.js"

/** @typedef {import("./payload.d.ts").PicturePayload} PicturePayload *

/** A number is right if it is so when rounded to the decimals that were typed, or to this many if those are fewer. */
const FEWEST_DECIMALS = 2

/**
 * What Python would answer to texts in cells: plain numbers take effect, other texts are marked.
 *
 * @param {PicturePayload} given
 * @param {Record<string, import("./typed_numbers.js").Typed>} texts
 * @returns {PicturePayload}
 */
export function recomputePicture(given, texts) {
  /** @type {Map<string, import("./chain.js").Matrix>} */
  const chain = new Map(given.chain.map(({ other, ...M }) => [M.name, { ...M, values: withInfinities(M.values) }]))
  /** @type {Map<string, Partial<import("./chain.js").Matrix>>} */
  const changes = new Map()
  /** @type {string[]} */
  const told = []
  for (const [name, typed] of Object.entries(texts)) {
    const values = chain.get(name)?.values.map((line) => [...line]) ?? []
    /** @type {import("./typed_numbers.js").Typed} */
    const problems = []
    for (const [i, j, text] of typed) {
      const value = read(text)
      if (Number.isNaN(value)) problems.push([i, j, `Row ${i + 1}, column ${j + 1} of ${name}: \u201c${text}\u201d is not a plain number.`])
      else values[i][j] = value
    }
    told.push(...problems.map(([, , sentence]) => sentence))
    changes.set(name, { values, typed, problems })
  }
  const now = recompute(chain, changes)
  return { ...given, told, chain: given.chain.map((M) => ({ ...M, ...now.get(M.name), other: M.other, values: sendable(now.get(M.name)?.values ?? []) })) }
}

/** The number in a text, also a percentage; NaN if it is none. @param {string} text */
export const read = (text) => (text.endsWith("%") ? previewNumber(text.slice(0, -1).trim()) / 100 : previewNumber(text))

/** Numbers as they travel. @param {(number | null)[][]} values */
const sendable = (values) => values.map((line) => line.map((value) => (value === -Infinity ? "-inf" : value)))

/** Whether an answer agrees with a number in all the decimals that were typed. @param {string} text @param {number} typed @param {number} value */
export function isRight(text, typed, value) {
  const decimals = Math.max(FEWEST_DECIMALS, /[/%]/.test(text) ? 4 : text.trim().split(/[.,]/)[1]?.length ?? 0)
  return Math.abs(typed - value) <= 0.5000001 * 10 ** -decimals
}

/** A picture in which a matrix and all that follows from it is covered, and nothing can be typed over. @param {PicturePayload} given @param {string} node @returns {PicturePayload} */
export function coverNode(given, node) {
  const hidden = new Set([node])
  const chain = given.chain.map((M) => {
    if (M.step.reads.some((name) => hidden.has(name))) hidden.add(M.name)
    return { ...M, editable: false, ...(hidden.has(M.name) && { values: M.values.map((line) => line.map(() => null)) }) }
  })
  return { ...given, chain, comparison: null }
}
