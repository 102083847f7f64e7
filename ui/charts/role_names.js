// The names of the roles in a text: in code, in options, in what is said.

/** A word is a name however it is written, except one that is called: `d.keys()` has nothing to do with keys.
 * Value weights make values, and are none of the weights. */
const NAMES = {
  query: /(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,
  key: /(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,
  weight: /(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,
  value: /(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,
  context: /(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g,
}

/** @typedef {{role: string, start: number, end: number}} Name */

/** The names in a text, in order. @param {string} text @returns {Name[]} */
export function roleNames(text) {
  const all = Object.entries(NAMES).flatMap(([role, name]) =>
    [...text.matchAll(name)].map(({ 0: { length }, index }) => ({ role, start: index, end: index + length })))
  return all.sort((one, other) => one.start - other.start)
}
