// A piece of a page of which nothing is asked: whatever it is told, it is a piece of a page again.

/** @type {any} */
export const blank = new Proxy(() => blank, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => "" : name === Symbol.iterator ? [][Symbol.iterator].bind([]) : blank),
  set: () => true,
})
Object.assign(globalThis, { document: blank, requestAnimationFrame: () => 0 })

/** Let these things of a browser be there as long as a test runs. */
export function pretend(t, things) {
  const before = Object.fromEntries(Object.keys(things).map((name) => [name, globalThis[name]]))
  t.after(() => Object.assign(globalThis, before))
  Object.assign(globalThis, things)
}

/** What a machine has before anything was sent, without a page around it. */
export const bare = () => ({
  given: { chain: [], stations: [], isSmall: false, goal: null, divisor: null, told: [], hidesLater: null, previewed: false, comparison: null },
  chain: new Map(), python: new Map(), views: [], arrivals: [], followers: [], updates: [], later: new Set(), depth: 1, earlier: null, other: null, blend: 0,
  frame: blank, stage: blank, working: blank, controls: blank, beneath: blank, pointed: null, pinned: null, passed: null, opening: null,
  send: () => {}, say: () => {}, redraw: () => {},
})

/** A matrix that follows from no other. */
export const givenMatrix = (name, values) => ({
  name, title: name, symbol: name, formula: name, values, share: false, decimals: 4, base: "", step: { kind: "given", reads: [] },
  rows: values.map((_, i) => `word ${i}`), columns: values[0].map((_, j) => `${j + 1}`),
})
