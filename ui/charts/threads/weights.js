// The weights as they are sent, and what is asked of them.

/**
 * @typedef {{name: string, tokens: string[], others: string[], values: string[], shared: number[][], layers: number, heads: number, row: [number, number, number],
 *   asks: "" | "word" | "head" | "share", drawn: number | null, expected: number | null, fromEnd: boolean, dashed: string, isSent?: boolean, off: [number, number][], outlined: [number, number][],
 *   names: string[], candidates: number[], change: string, verb: string, whole: boolean, lengths: number[] | null, tall: boolean, largest: number, side: number, most: number, sums: number[] | null, missing: number[], reach: number, heaps: number[][], heaped: string, plays: boolean, moves: number[], begins: [number, number] | null, least: number, powers: string[], counts: number[], levels: [string, number][], title: string, rows: number[], nan: number | null}} Header
 * @typedef {{given: Header, weights: Uint16Array, pixels: Uint8Array, chosen: [number, number, number], shown: [number, number, number],
 *   send: (event: "word" | "head" | "share" | "move", value: any) => void, figure: HTMLElement, svg: SVGSVGElement, told: HTMLElement, bar: HTMLElement,
 *   mine: HTMLElement, slider: HTMLInputElement, answer: HTMLButtonElement,
 *   grid: HTMLElement, places: Place[], ends: Place[], written: Place[], isWrapped: boolean, line: number, begun: number | null, from: number | null, timer: number}} Figure
 * @typedef {{x: number, y: number}} Place
 */

/** What is sent in place of a weight that is veiled, and of a weight of 1. */
export const VEILED = 65535
export const ONE = 65534

/** A figure that is narrower, in pixels, is on a phone. */
export const NARROW = 480

/** @param {ArrayLike<unknown>} some @param {ArrayLike<unknown>} others */
export const isLike = (some, others) => String(some) === String(others)

/** The weights, and of a longer text the pictures of its heads. @param {Header} given @param {Uint8Array} data */
export function unpack({ layers, heads, tokens, largest }, data) {
  const end = largest ? layers * heads * tokens.length * largest * 4 : data.length // two bytes each, and their places
  return { weights: new Uint16Array(data.slice(0, end).buffer), pixels: data.slice(end) }
}

/** @param {Figure} at */
export const asksForWord = ({ given }) => given.asks === "word"

/** Whether any word without a thread may be given one, and not one alone is asked about. @param {Figure} at */
export const isFree = (at) => asksForWord(at) && at.given.others.length > 0 && sharesOf(at, at.given.row)[0] !== null

/** Whether words can be moved in the first of two lines; where lines are outlined, one of these is to be chosen. @param {Pick<Figure, "given">} at */
export const isMovable = ({ given }) => given.moves.length > 0 && !given.outlined.length

/** The words to which threads lead. @param {Pick<Figure, "given">} at */
export const words = ({ given }) => (given.others.length ? given.others : given.tokens)

/**
 * The weights of a row, null where they are veiled; of a longer text the largest, the others count as 0.
 *
 * @param {Figure} at
 * @param {[number, number, number]} row
 * @returns {(number | null)[]}
 */
export function sharesOf(at, [layer, head, i]) {
  const { given, weights } = at
  const m = words(at).length
  const many = given.largest || m
  const from = ((layer * given.heads + head) * given.tokens.length + i) * many
  const sent = Array.from(weights.subarray(from, from + many), (two) => (two === VEILED ? null : two === given.nan ? NaN : (two / ONE) * given.most))
  if (!given.largest) return sent
  const all = new Array(m).fill(0)
  const places = weights.subarray(weights.length / 2 + from)
  sent.forEach((share, k) => { all[places[k]] = share })
  return all
}

/** Whether a row is no share of attention, of which values are read, but marks what a word stands for in another sentence. @param {Figure} at @param {(number | null)[]} shares */
export const isMark = ({ given }, shares) => given.others.length > 0 && !given.values.length && shares.includes(1)

/** What of the row that is asked about went to words that are masked, for each word. @param {Figure} at */
export const missingWeights = ({ given, shown }) => isLike(shown, given.row) ? given.missing : []

/** @param {Header} given @param {number} layer @param {number} head */
export const isOff = ({ off }, layer, head) => off.some(([l, h]) => l === layer && h === head)
