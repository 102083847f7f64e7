// When what happens in the opening, in seconds: everything in it is a function of the time, so that it can be scrubbed.

/** When each caption begins. The texts, by these names, come from Python. */
export const CAPTIONS = Object.freeze({
  whose: 0, paid: 5, described: 9.5, laid: 12.2, alike: 16, asks: 17.5, takes: 20.5, flows: 24, knows: 26.5, numbers: 28.2, sum: 30.4,
})

/** Named parts of the scrubber: the six pictures that the opening consists of, when each begins and where it stands still. */
export const STILLS = Object.freeze([
  { name: "A question", from: 0, at: 3 }, { name: "A thread", from: 5, at: 8 }, { name: "Alike", from: 9.5, at: 16.8 },
  { name: "Query, keys", from: 17.5, at: 23 }, { name: "Values", from: 24, at: 27.9 }, { name: "Numbers", from: 28.2, at: 31 },
])

/** Where a word that is clicked leads to: its thread is drawn from here on. */
export const ANSWERED = CAPTIONS.paid

/** Here it waits for a hand: the bar can be dragged. */
export const HANDS_ON = 27.9

export const END = 31

/** Which caption belongs to a time. @param {number} t @returns {keyof typeof CAPTIONS} */
export function captionAt(t) {
  const begun = /** @type {[keyof typeof CAPTIONS, number][]} */ (Object.entries(CAPTIONS)).filter(([, from]) => from <= t)
  return begun[begun.length - 1]?.[0] ?? "whose"
}

/** How far a movement is at a time, from 0 to 1; it starts and ends gently. @param {number} t @param {number} from @param {number} to */
export function done(t, from, to) {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return u * u * (3 - 2 * u)
}

/** The next still after a time, or the last. @param {number} t */
export const nextStill = (t) => STILLS.find(({ at }) => at > t + 0.01) ?? STILLS[STILLS.length - 1]
