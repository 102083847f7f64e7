// When what happens in the opening, in seconds: everything in it is a function of the time, so that it can be scrubbed.

/** When each caption begins. The texts, by these names, come from Python. */
export const CAPTIONS = Object.freeze({
  whose: 0, paid: 5, described: 8.3, laid: 11.2, alike: 14.4, asks: 17.6, offers: 20.9, fits: 23.5, divided: 26.4, powers: 29.3, shares: 32.5, values: 36.6, flows: 40.6, knows: 45.1, numbers: 47.2,
})

export const END = 50.2

/** Whoever goes on leaves as soon as bars are cells. */
export const AWAY = CAPTIONS.numbers + 1.8

/** When the picture of each caption is whole: shortly before the next, with which the next movement begins. */
export const STOPS = Object.freeze([...Object.values(CAPTIONS).slice(1).map((from) => from - 0.3), END])

/** @param {keyof typeof CAPTIONS} caption */
const stopOf = (caption) => STOPS[Object.keys(CAPTIONS).indexOf(caption)]

/** Named parts of the scrubber: the six pictures that the opening consists of, when each begins and where it stands still. */
export const STILLS = Object.freeze([
  { name: "A question", from: CAPTIONS.whose, at: stopOf("whose") }, { name: "A thread", from: CAPTIONS.paid, at: stopOf("paid") },
  { name: "Alike", from: CAPTIONS.described, at: stopOf("alike") }, { name: "Query, keys", from: CAPTIONS.asks, at: stopOf("shares") },
  { name: "Values", from: CAPTIONS.values, at: stopOf("knows") }, { name: "Numbers", from: CAPTIONS.numbers, at: END },
])

/** Where a word that is clicked leads to: its thread is drawn from here on. */
export const ANSWERED = CAPTIONS.paid

/** Here it waits for a hand: the bar can be dragged. */
export const HANDS_ON = stopOf("knows")

/** Which caption belongs to a time. @param {number} t @returns {keyof typeof CAPTIONS} */
export function captionAt(t) {
  const begun = /** @type {[keyof typeof CAPTIONS, number][]} */ (Object.entries(CAPTIONS)).filter(([, from]) => from <= t)
  return begun[begun.length - 1]?.[0] ?? "whose"
}

/** Words of a caption that are read in a second. */
const READ = 3.5

/** How fast time passes: so slowly that a caption of so many words is read before the next. @param {number} t @param {number} words */
export function pace(t, words) {
  if (t >= CAPTIONS.knows) return 1 // here it waits, or ends
  const begins = Object.values(CAPTIONS)
  const m = begins.filter((from) => from <= t).length
  return Math.min(1, (begins[m] - begins[m - 1]) / (words / READ))
}

/** How far a movement is at a time, from 0 to 1; it starts and ends gently. @param {number} t @param {number} from @param {number} to */
export function done(t, from, to) {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return u * u * (3 - 2 * u)
}

/** Which still a time belongs to: the last that has begun. @param {number} t */
export const stillAt = (t) => STILLS.filter(({ from }) => from <= t).length - 1

/** The stop after a time, or the last; with a `way` of -1 the one before it, or the first. @param {number} t @param {number} way */
export const nextStop = (t, way = 1) => (way > 0 ? STOPS.find((at) => at > t + 0.01) ?? END : [...STOPS].reverse().find((at) => at < t - 0.01) ?? STOPS[0])

/** The times at which the scrubber's thumb is at 0, 1, 2 and so on: a picture begins at an even one, and stands still at the next. */
const KNOTS = STILLS.flatMap(({ from, at }) => [from, at])

/** Where the scrubber's thumb is at most. */
export const LENGTH = KNOTS.length - 1

/** Where the scrubber's thumb is at a time: pictures have equal room, so that it is always nearest to the name of its own. @param {number} t */
export function thumbAt(t) {
  const m = Math.min(LENGTH - 1, KNOTS.filter((knot) => knot <= t).length - 1)
  return m + (t - KNOTS[m]) / (KNOTS[m + 1] - KNOTS[m])
}

/** The time at which the thumb is somewhere. @param {number} place */
export function timeAt(place) {
  const m = Math.min(LENGTH, Math.floor(place))
  return m === LENGTH ? END : KNOTS[m] + (place - m) * (KNOTS[m + 1] - KNOTS[m])
}
