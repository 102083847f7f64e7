// What is told in words of what is shown.

import { make, measured } from "../make.js"
import { asksForWord, isMark, isOff, words } from "./weights.js"
import { drawnOn } from "./whole.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** @typedef {import("./weights.js").Header} Header */

/** A share with so many digits: one that only rounds to 1 or to 0 is not said to be so. @param {number} share @param {number} digits */
export function rounded(share, digits) {
  const text = share.toFixed(digits)
  return Number(text) !== share && [0, 1].includes(Number(text)) ? `≈ ${Number(text)}` : text
}

/** The decimals of shares whose sum is told: two if each has no more, as 0.50 has. @param {number[]} shares */
export const decimalsOf = (shares) => (shares.every((share) => Math.abs(share - Number(share.toFixed(2))) < 1e-4) ? 2 : 4)

/** Which head it is, and the largest weights exactly. @param {Figure} at @param {(number | null)[]} row @returns {(Node | string)[]} */
export function sentenceOf(at, row) {
  const { given, shown: [layer, head, i] } = at
  const isChanged = isOff(given, layer, head)
  const where = given.layers * given.heads > 1 || given.names.length ? `${capital(headName(given, layer, head))}${isChanged ? "." : ":"} ` : ""
  if (row[0] === null) return [make("span", { className: "where" }, where.replace(": ", "."))]
  if (Number.isNaN(row[0])) return [`${where}“${given.tokens[i]}” has nan for every word: 0/0.`]
  if (isMark(at, row)) return [`${given.tokens[i]} ↔ `, make("b", {}, row.every(Boolean) ? "all" : words(at)[row.indexOf(1)])]
  const shares = row.map(Number)
  const largest = shares.map((share, j) => ({ share, j })).filter(({ share }) => share).sort((a, b) => b.share - a.share).slice(0, 3)
  if (given.lengths?.length) {
    const most = row.indexOf(Math.max(...shares))
    const long = given.lengths.slice((layer * given.heads + head) * row.length)
    return [make("span", { className: "where" }, where), `“${given.tokens[i]}” gives ${given.tokens[most]} `, make("b", {}, rounded(shares[most], 2)), ", but ", make("b", {}, rounded(drawnOn(row, long)[most], 2)), " of its mix is from there", make("span", { className: "pair" }, `: a value ${long[most].toFixed(2)} long`)]
  }
  const isWrong = given.drawn !== null && !given.isSent
  const asks = isWrong ? `✗ Not “${words(at)[given.drawn ?? 0]}”: draw another from “${given.tokens[i]}”.` : `Draw a thread from “${given.tokens[i]}”, or press its word.`
  if (!largest.length) return asksForWord(at) ? [asks] : []
  const isMine = given.drawn !== null && !given.begins && i === given.row[2]
  if (given.sums?.includes(head)) return [make("span", { className: "where" }, where), `“${given.tokens[i]}”, `, make("b", {}, shares.reduce((sum, share) => sum + share, 0).toFixed(decimalsOf(shares))), " in all", given.expected !== null && given.drawn === null ? `; dashed: ${given.dashed}` : ""]
  const lead = `${isChanged ? "Before, " : ""}“${given.tokens[i]}” ${isChanged ? "attended to" : given.verb} `
  const digits = given.sums || given.names.length || given.largest ? 4 : 2 // as beneath the words, if they stand there and are not compared
  const parts = largest.map(({ share, j }, k) => make("span", { className: "pair" }, k ? ", " : "", make("i", {}, wordName(words(at), shares, j)), " ", make("b", {}, rounded(share, digits))))
  if (given.whole && !given.lengths) return [make("b", {}, where.replace(": ", "")), `“${given.tokens[i]}” gives`, ...largest.map(({ share, j }) => measured(make("span", {}, `${wordName(words(at), shares, j)} `, make("b", {}, rounded(share, 2))), { share }))]
  return [
    make("span", { className: given.names.length * given.layers > 1 ? "where" : "" }, isMine ? where.replace(": ", ". ") : where),
    ...(isMine ? [make("span", { className: "pair" }, "Dashed: yours."), " "] : []),
    make("span", { className: "first" }, lead, parts[0]),
    ...parts.slice(1),
    row.length > 3 && largest.length === 3 ? " …" : "",
    given.largest ? ` Of so long a text, the ${given.largest} largest weights of each word are here.` : "",
  ]
}

/** A word with its place, if it is there more than once, and not each time with as much. @param {string[]} all @param {number[]} shares @param {number} j */
const wordName = (all, shares, j) => all.every((word, k) => word !== all[j] || shares[k] === shares[j]) ? all[j] : all[j] + [...String(j + 1)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("")

/** What a head is called, with what is done to it. @param {Header} given @param {number} layer @param {number} head */
export const headName = (given, layer, head) =>
  (given.names[head] ?? `Layer ${layer + 1}, head ${head + 1}`) + (isOff(given, layer, head) ? `, ${given.change}` : "")

/** A sentence begins with a capital, but for a name in code. @param {string} text */
export const capital = (text) => /[A-Za-z]\.\w/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
