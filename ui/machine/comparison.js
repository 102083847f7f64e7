// Two machines in one: a slider from one chain to the other, marks where they differ, and both numbers of a cell. Where no
// other chain is chosen, it is compared with what it was before the last change.

import { mixChains, distances, withSpan } from "./blend.js"
import { usualChain } from "./divisor_slider.js"
import { decimalsAtRest, exactly, figure, formatAtRest } from "./figures.js"
import { button, element, rangeOf, symbol } from "./picture.js"
import { explain, gist, inBrackets, lead, nameOf, short } from "./arithmetic.js"

/** @typedef {import("./machine.js").Machine} Machine */

/** @typedef {import("./payload.d.ts").Cell} Cell */
/** @typedef {import("./chain.js").Matrix} Matrix */

const BLEND_STEPS = 100
const LEAST_MARK = 0.35
/** @type {[string, string]} */
const NOW_AND_BEFORE = ["now", "before"]
const [MARKED, ROOT_BENEATH] = ["Underlined: the largest of a row.", " Beneath: at √d_k."]

/** What is drawn: the chain, or its mix with the one that it is compared with. @param {Machine} machine */
export function chainShown(machine) {
  const shown = mixChains(machine.chain, machine.other, machine.blend)
  const usual = usualChain(machine)
  return usual ? new Map([...shown].map(([name, M]) => [name, atRest(M, usual.get(name) ?? M, machine.other?.get(name))])) : shown
}

/**
 * A matrix with the decimals that it has usually, and colours from zero to its largest: while the divisor moves,
 * numbers keep their places.
 *
 * @param {Matrix} M
 * @param {Matrix} usual
 * @param {Matrix | undefined} other
 * @returns {Matrix}
 */
const atRest = (M, usual, other) => ({ ...M, decimals: decimalsAtRest(usual), span: [...usual.values, ...(M.other && other ? other.values : []), [0]] })

/** The chain that the mix is nearer to. @param {Machine} machine */
export const nearerChain = ({ chain, other, blend }) => (other && blend > 0.5 ? other : chain)

/**
 * What it was before the last change, if nothing else is compared with it. What the mirror shows comes from what Python has answered last.
 *
 * @param {Machine} machine
 */
const earlierChain = ({ chain, python, earlier, given }) => (given.comparison || given.goal ? null : chain === python ? earlier : python)

/** The matrix that a matrix is compared with, which has the same shape; none if there is none. @param {Machine} machine @param {Matrix} M */
function second(machine, M) {
  if (machine.given.comparison) return M.other && machine.other?.get(M.name)
  const was = earlierChain(machine)?.get(M.name)
  return was?.values.length === M.values.length && was.values[0].length === M.values[0].length ? was : undefined
}

/** How far numbers lie from those that they are compared with, 0 … 1; of what a divisor moves, 1 for a row's largest. @param {Machine} machine @param {Matrix} M */
export function differencesIn(machine, M) {
  const [other, { dial }] = [second(machine, M), machine.given]
  if (dial) return other || dial.answers.includes(M.name) ? M.values.map(largest) : null
  return other ? distances(M, other, machine.digits) : null
}

/** How many numbers of each matrix in the picture differ from those that they are compared with. @param {Machine} machine */
function countDifferences(machine) {
  const drawn = new Set(machine.views.map(({ place }) => machine.chain.get(place.node)))
  return [...drawn].flatMap((M) => {
    const many = M ? differencesIn(machine, M)?.flat().filter(Boolean).length : 0
    return M && many ? [{ many, symbol: M.symbol }] : []
  })
}

/** @param {{many: number}[]} counts */
const total = (counts) => counts.reduce((sum, { many }) => sum + many, 0)

/** What the last change has changed, in words; "" for nothing. @param {Machine} machine */
export function changesInWords(machine) {
  const counts = earlierChain(machine) ? countDifferences(machine) : []
  return counts.length ? `Changed: ${counts.map(({ many, symbol }) => `${many} in ${symbol}`).join(", ")}.` : ""
}

/** Attach the slider between two chains, and the marks where they differ, once. @param {Machine} machine */
export function attachComparison(machine) {
  let told = ""
  const slider = rangeOf({ min: "0", max: String(BLEND_STEPS), step: "1" })
  const ends = [0, 1].map((share) => {
    const end = button("button")
    end.addEventListener("click", () => blendTo(machine, share))
    return end
  })
  const said = element("p", "said")
  const bar = element("div", "comparing", element("div", "ends", ends[0], slider, ends[1]), said)
  machine.controls.append(bar)
  slider.addEventListener("input", () => blendTo(machine, Number(slider.value) / BLEND_STEPS))
  machine.updates.push(() => {
    const names = machine.given.comparison
    markDifferences(machine)
    const changes = changesInWords(machine)
    if (changes && changes !== told) machine.say(changes)
    told = changes
    bar.hidden = !names
    if (!names) return
    const room = machine.given.isSmall ? machine.beneath : machine.controls // a small picture stays where it is as its slider comes
    if (bar.parentElement !== room) room.prepend(bar)
    slider.hidden = !!machine.given.dial
    ends.forEach((end, m) => {
      end.hidden = slider.hidden
      end.replaceChildren(...symbol(names[m]))
      end.setAttribute("aria-pressed", String(machine.blend === m))
    })
    slider.value = String(Math.round(machine.blend * BLEND_STEPS))
    slider.setAttribute("aria-label", `From ${names[0]} to ${names[1]}`)
    slider.setAttribute("aria-valuetext", positionInWords(names, machine.blend))
    const has = (/** @type {string} */ name) => machine.views.some(({ cells }) => cells.flat().some(({ dataset }) => dataset[name] !== undefined))
    said.replaceChildren(
      ...symbol(
        slider.hidden
          ? (has("differs") ? MARKED : "") + (has("was") ? ROOT_BENEATH : "")
          : `${positionInWords(names, machine.blend)}. ${isEverywhere(machine) ? "All numbers differ" : markedInWords(total(countDifferences(machine)))}.`,
      ),
    )
  })
}

/** @param {Machine} machine @param {number} share */
function blendTo(machine, share) {
  machine.blend = share
  machine.redraw()
}

/** What the slider shows, in words. @param {[string, string]} names @param {number} share */
function positionInWords(names, share) {
  if (share === 0 || share === 1) return `Shown: ${names[share]}`
  return `${share === 0.5 ? "Halfway" : `${Math.round(share * 100)} % of the way`}: the numbers are a mix, not a result`
}

/** Whether every number of the picture differs: marks of all of them would tell nothing. @param {Machine} machine */
const isEverywhere = (machine) => machine.views.every(({ place }) => {
  const M = machine.chain.get(place.node)
  return M && differencesIn(machine, M)?.flat().every(Boolean)
})

/** @param {number} many */
function markedInWords(many) {
  if (!many) return "No number shown differs"
  return many === 1 ? "The marked number differs" : `The ${many} marked numbers differ`
}

/**
 * Mark the cells whose figures differ, the more the larger. A divisor changes all of them: there the largest of each row is
 * marked, with what it usually is beneath it.
 *
 * @param {Machine} machine
 */
function markDifferences(machine) {
  const { views, chain, digits } = machine
  const usual = usualChain(machine)
  const shown = chainShown(machine)
  const isMarked = !!usual || !isEverywhere(machine)
  for (const { place, cells } of views) {
    const M = chain.get(place.node)
    const far = M && isMarked ? differencesIn(machine, M) : null
    const most = usual?.get(place.node)
    const drawn = usual && shown.get(place.node)
    cells.forEach((line, i) => line.forEach((cell, j) => {
      const distance = far?.[i]?.[j]
      mark(cell, distance)
      const at = most?.values[i][j] ?? null // null: it is covered, and a "?" beneath would tell nothing
      const was = distance && drawn && at !== null && figure(at, formatAtRest(withSpan(drawn), digits))
      if (was && was !== cell.textContent) cell.dataset.was = was
      else delete cell.dataset.was
    }))
  }
}

/** Mark a cell whose number differs, the more the larger. @param {HTMLElement} cell @param {number} [distance] */
export function mark(cell, distance = 0) {
  cell.toggleAttribute("data-differs", !!distance)
  if (distance) cell.style.setProperty("--differs", (LEAST_MARK + (1 - LEAST_MARK) * distance).toFixed(2))
}

/** 1 for the largest number of a row, which is not known if one is covered, and 0 beside it. @param {(number | null)[]} row */
function largest(row) {
  const most = Math.max(...row.map((value) => value ?? NaN))
  return row.map((value) => Number(value === most))
}

/** The two numbers of a cell, if there are two. @param {Machine} machine @param {Cell} cell */
function twoNumbers(machine, { node, row, column }) {
  const M = machine.chain.get(node)
  const other = M && second(machine, M)
  if (!other) return undefined
  const [a, b] = [M.values[row][column], other.values[row][column]]
  const names = machine.given.comparison
  return names || exactly(a) !== exactly(b) ? { names: names ?? NOW_AND_BEFORE, a, b, isSame: a === b } : undefined
}

/** A number as it is said. @param {number | null} value */
const aloud = (value) => (value === null ? "covered" : exactly(value))

/** What is said about a cell. @param {Machine} machine @param {Cell} cell */
export function cellAloud(machine, cell) {
  const M = machine.chain.get(cell.node)
  if (!M) return ""
  const two = twoNumbers(machine, cell)
  const name = nameOf(M, cell.row, cell.column)
  if (!two || two.a === null) return `${name}: ${aloud(M.values[cell.row][cell.column])}`
  if (two.isSame) return `${name}: ${exactly(two.a)}, the same in both`
  return `${name}: ${two.names[0]} ${exactly(two.a)}, ${two.names[1]} ${exactly(two.b)}`
}

const NO_ARITHMETIC = "A mix, not a result. Move the slider to one of its ends to see the arithmetic."

/** Whether a number is one of neither chain, so that no arithmetic makes it. @param {Machine} machine @param {Cell} cell */
function isMix(machine, cell) {
  const two = twoNumbers(machine, cell)
  return machine.blend > 0 && machine.blend < 1 && !!two && !two.isSame
}

/** Where a number comes from, as it is said. @param {Machine} machine @param {Cell} cell */
export function originAloud(machine, cell) {
  const chain = nearerChain(machine)
  const M = chain.get(cell.node)
  if (!M) return ""
  return isMix(machine, cell) ? NO_ARITHMETIC : `${lead(chain, M, cell.row, cell.column)} ${gist(chain, cell, null)}`
}

/** The arithmetic of a cell: at each end that of the chain there, and both numbers. @param {Machine} machine @param {Cell} cell */
export function explanation(machine, cell) {
  const two = twoNumbers(machine, cell)
  const M = machine.chain.get(cell.node)
  const isTold = machine.given.dial && M?.step.kind === "quotient" // its arithmetic has both numbers
  if (!two || two.a === null || two.b === null || isTold) return explain(nearerChain(machine), cell)
  const { a, b, names, isSame } = two
  const drawn = chainShown(machine).get(cell.node)?.values[cell.row][cell.column] ?? null
  const made = M && isMix(machine, cell) ? mixWorking(nameOf(M, cell.row, cell.column), drawn) : explain(nearerChain(machine), cell)
  made.querySelector(".value")?.after(isSame ? element("p", "sides", "The same in both.") : names === NOW_AND_BEFORE ? element("p", "sides", change(a, b)) : sides(names, a, b))
  return made
}

/** What stands in place of the arithmetic of a mix. @param {string} name @param {number | null} value */
function mixWorking(name, value) {
  return element("div", "explained", element("p", "what", name), element("p", "value", exactly(value)), element("p", "lead", NO_ARITHMETIC))
}

/** In one line, as there is little room beside the picture. @param {number} now @param {number} before */
const change = (now, before) => `${short(before)} \u2192 ${short(now)} (${now > before ? "+" : ""}${short(now - before)})`

/** @param {[string, string]} names @param {number} a @param {number} b */
function sides(names, a, b) {
  const rows = [[names[0], exactly(a)], [names[1], exactly(b)], ["difference", `${exactly(a)} \u2212 ${inBrackets(exactly(b))} = ${exactly(a - b)}`]]
  return element("dl", "sides", ...rows.map(([name, text]) => element("div", "", element("dt", "", name), element("dd", "", text))))
}
