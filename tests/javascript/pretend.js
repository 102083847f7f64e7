// What is there while a test runs, and a matrix.

/** Let these things of a browser be there as long as a test runs. */
export function pretend(t, things) {
  const before = Object.fromEntries(Object.keys(things).map((name) => [name, globalThis[name]]))
  t.after(() => Object.assign(globalThis, before))
  Object.assign(globalThis, things)
}

/** A matrix that follows from no other. */
export const givenMatrix = (name, values) => ({
  name, title: name, symbol: name, formula: name, values, share: false, decimals: 4, base: "", step: { kind: "given", reads: [] },
  rows: values.map((_, i) => `word ${i}`), columns: values[0].map((_, j) => `${j + 1}`),
})
