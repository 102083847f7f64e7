// What a component keeps from one run of the script to the next: its figure, which is made when it is drawn first.

/** @type {WeakMap<object, any>} */
const FIGURES = new WeakMap()

/** @template Figure @param {object} place @param {() => Figure} make @returns {{at: Figure, isNew: boolean}} */
export function once(place, make) {
  const known = FIGURES.get(place)
  const at = known ?? make()
  FIGURES.set(place, at)
  return { at, isNew: !known }
}
