// When what of a step is shown while it is played.

import assert from "node:assert/strict"
import test from "node:test"
import { beatAt, termsIn, timeline } from "../../ui/machine/timeline.js"

const DURATION = 3600
const moments = Array.from({ length: DURATION / 5 }, (_, m) => m * 5)

test("numbers are made one after the other, the first slowly, shares of one sum together", () => {
  const { beats, cascade } = timeline(3, 4, false, DURATION)
  assert.deepEqual([...new Set(moments.map((t) => beatAt({ beats }, t).columns[0]))], [0, 1, 2])
  assert.equal(beats[1].from, cascade / 2)
  assert.equal(beats[2].from - beats[1].from, cascade / 4)
  const together = timeline(3, 4, true, DURATION).beats
  assert.deepEqual(together.map(({ columns }) => columns), [[0, 1, 2]])
  assert.ok(together[0].lands[0] < together[0].lands[2])
})

test("where a column has fewer places than a number has terms, each term is seen, and never two in one place", () => {
  const { beats } = timeline(2, 5, false, DURATION)
  for (const places of [1, 2, 3, 5]) {
    for (const beat of beats) {
      const seen = termsIn(beat, places)
      assert.equal(seen.length, 5)
      for (const { place, from, leaves, lands } of seen) {
        assert.ok(place < places && from < leaves && leaves < lands && lands <= beat.lands[0])
        assert.ok(lands === beat.lands[0] || lands - leaves < 1.01 * (beat.terms[1] - beat.terms[0]), "it falls while one term appears")
        assert.equal(seen.filter((one) => one.place === place && one.from <= from && from < one.leaves).length, 1)
      }
    }
  }
})
