// The numbers that the opening shows: of the two chains that Python sent, and of the same chains while a bar is dragged.

import { recompute, row, workings } from "../chain.js"

/** @import { Matrix } from "../chain.js" */

/**
 * What the opening is about: the word that is followed, the word that it is about, what the three numbers of a word say,
 * what a key offers where each of them is large, the chain without learning.
 *
 * @typedef {Omit<import("../payload.d.ts").Story, "plain"> & {plain: Map<string, Matrix>, isAnswered?: boolean}} Story
 */

/**
 * Weights of the word that is followed, without learning and learned; all learned weights; the vectors as they are; what
 * each word offers; the values, and the mixture of them. `scale` times the largest value is the largest number of a
 * word: by it all bars are lowered once there are values. `fit` is how the share of the owner is computed, from its key and the query.
 *
 * @typedef {{X: number[][], plain: number[], learned: number[], weights: number[][], offers: string[], values: number[][], context: number[], scale: number, fit: Fit}} Numbers
 */

/**
 * The query, and all keys; the products of the query and the owner's key, and their sum; the scaled scores of all words,
 * e to each of them, and the total. How the first numbers of the query and of the owner's key are made.
 *
 * @typedef {{query: number[], keys: number[][], firsts: {query: DotProduct, key: DotProduct}, products: number[], score: number, scaled: number[], powers: number[], total: number}} Fit
 */

/** The numbers of a word, each with the learned one that it is multiplied by, and the sum of the products. @typedef {{factors: number[][], total: number}} DotProduct */

/** A key whose largest number is smaller than this offers hardly anything. */
const LEAST_OFFER = 1

/** @param {Map<string, Matrix>} learned @param {Story} story @param {number[][]} X the vectors, perhaps dragged @returns {Numbers} */
export function numbersOf(learned, story, X) {
  const now = recompute(learned, new Map([["X", { values: X }]]))
  const alike = recompute(story.plain, new Map([["X", { values: X }]]))
  return {
    X,
    plain: line(alike, "weights", story.focus),
    learned: line(now, "weights", story.focus),
    weights: all(now, "weights"),
    offers: all(now, "K").map((key) => offer(key, story)),
    values: all(now, "V"),
    context: line(now, "context", story.focus),
    fit: fitOf(now, story),
    scale: Math.max(...all(learned, "X").flat()) / Math.max(...all(learned, "V").flat()),
  }
}

/** The place of the largest number. @param {number[]} numbers */
export const largest = (numbers) => numbers.indexOf(Math.max(...numbers))

/** The places of numbers, that of the largest first. @param {number[]} numbers */
export const largestFirst = (numbers) => [...numbers.keys()].sort((a, b) => numbers[b] - numbers[a])

/** As the arithmetic beside the picture has it. @param {Map<string, Matrix>} chain @param {Story} story @returns {Fit} */
function fitOf(chain, { focus, owner }) {
  const [product] = workings(chain, "scores", focus, owner)
  const [{ terms, total }] = workings(chain, "weights", focus, owner)
  return {
    query: line(chain, "Q", focus), keys: all(chain, "K"), firsts: { query: firstNumber(chain, "Q", focus), key: firstNumber(chain, "K", owner) },
    products: product.terms.map(({ value }) => value), score: product.total,
    scaled: line(chain, "scaled_scores", focus), powers: terms.map(({ value }) => value), total,
  }
}

/** @param {Map<string, Matrix>} chain @param {string} name @param {number} i @returns {DotProduct} */
function firstNumber(chain, name, i) {
  const [{ terms, total }] = workings(chain, name, i, 0)
  return { factors: terms.map(({ factors }) => factors), total }
}

/** @param {number[]} key @param {Story} story */
const offer = (key, { offers, nothing }) => (Math.max(...key) < LEAST_OFFER ? nothing : offers[largest(key)])

/** @param {Map<string, Matrix>} chain @param {string} name */
function all(chain, name) {
  const M = chain.get(name)
  return M ? M.values.map((_, i) => row(M, i)) : []
}

/** @param {Map<string, Matrix>} chain @param {string} name @param {number} i */
const line = (chain, name, i) => all(chain, name)[i] ?? []
