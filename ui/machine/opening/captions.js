// What is said below the opening, with the numbers as they are now.

import { largest, largestFirst } from "./numbers.js"
import { CAPTIONS, captionAt } from "./moments.js"

/** @import { DotProduct, Numbers, Story } from "./numbers.js" */

/**
 * The caption of a time, in Markdown's emphasis.
 *
 * @param {Story} story
 * @param {Numbers} numbers
 * @param {string[]} words
 * @param {number} chosen the word that was guessed
 * @param {number} t
 */
export const captionOf = (story, numbers, words, chosen, t) => captionText(story, numbers, words, chosen, captionAt(t))

/** What only those are told who hear the page, each after the caption whose picture shows it. */
const HEARD = /** @type {Record<string, string>} */ ({ described: "listed", offers: "made", shares: "worked", flows: "mixed" })

/** All captions in order, for those who hear the page. @param {Story} story @param {Numbers} numbers @param {string[]} words @param {number} chosen */
export const allCaptions = (story, numbers, words, chosen) =>
  Object.keys(CAPTIONS).flatMap((name) => [name, HEARD[name]]).filter((name) => name in story.captions)
    .map((name) => captionText(story, numbers, words, chosen, name))

/** The arithmetic that is drawn, in words. @param {Story} story @param {Numbers} numbers @param {string[]} words @param {number} chosen */
export const worked = (story, numbers, words, chosen) => captionText(story, numbers, words, chosen, "worked")

/** @param {Story} story @param {Numbers} numbers @param {string[]} words @param {number} chosen @param {string} name */
function captionText(story, numbers, words, chosen, name) {
  const { X, plain, learned, fit } = numbers
  const found = foundOf(story, learned)
  const told = found && name === "knows" ? found : name === "paid" ? ofGuess(story, chosen === largest(learned)) : name
  const shown = figures(learned)
  const facts = /** @type {Record<string, string>} */ ({
    alike: words[largest(plain)], most: figures(plain)[largest(plain)], share: shown[story.owner], taken: shown[largest(learned)], taker: words[largest(learned)],
    score: rounded(fit.score), scaled: fit.scaled[story.owner].toFixed(2), part: fit.powers[story.owner].toFixed(1), total: fit.total.toFixed(1),
    terms: fit.query.map((value, k) => `${value.toFixed(2)} · ${fit.keys[story.owner][k].toFixed(2)}`).join(" + "),
    mix: largestFirst(learned).slice(0, 2).map((j) => `${shown[j]} × ${words[j]}`).join(" + "),
    guessed: words[chosen], given: shown[chosen],
    listed: X[story.focus].map(short).join(", "), owned: X[story.owner].map(short).join(", "),
    query: termsOf(fit.firsts.query).join(""), key: termsOf(fit.firsts.key).join(""), mixed: mixedOf(numbers).join(""),
  })
  const filled = (/** @type {string} */ one) => (story.captions[one] ?? "").replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? "")
  facts.guess = chosen === story.owner ? "" : filled("guess")
  return filled(told)
}

/** The caption of the thread to a word that was guessed, or that of a word that nobody has guessed. @param {Story} story @param {boolean} isFound */
const ofGuess = ({ isAnswered }, isFound) => (!isAnswered ? "shown" : isFound ? "paid" : "other")

/** A share below which nobody would say that something is known. */
const SURE = 0.5

/** The caption that is true where the owner is not found, or not for sure. @param {Story} story @param {number[]} learned */
const foundOf = ({ owner }, learned) => (largest(learned) !== owner ? "lost" : learned[owner] < SURE ? "unsure" : "")

/** A number of a word or one that is learned: as short as it is. @param {number} value */
export const short = (value) => `${Math.round(value * 100) / 100}`

/** How the first number of a query or a key is made: each number of the word and what it is multiplied by, and what comes of it. @param {DotProduct} of */
export const termsOf = ({ factors, total }) =>
  [...factors.flatMap(([number, by], k) => [short(number), " × ", short(by), k < factors.length - 1 ? " + " : " = "]), rounded(total)]

/** How the first number of what is mixed is made: the two largest shares of values, the rest, and what comes of it. @param {Numbers} numbers */
export function mixedOf({ learned, values, context }) {
  const shown = figures(learned)
  return [...largestFirst(learned).slice(0, 2).flatMap((j, m) => [shown[j], " × ", rounded(values[j][0]), m ? " + … = " : " + "]), rounded(context[0])]
}

/** With two decimals, a half always up: 2.85 · 2.7 is 7.695, which is not quite in binary. @param {number} value */
export const rounded = (value) => (Math.round(value * 100 + 1e-6) / 100).toFixed(2)

/** The shares of a row with two decimals, or with three where two cannot tell them apart. @param {number[]} shares */
export function figures(shares) {
  const two = shares.map((share) => share.toFixed(2))
  return new Set(two).size === two.length ? two : shares.map((share) => share.toFixed(3))
}
