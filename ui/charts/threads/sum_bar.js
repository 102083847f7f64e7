// The weights end to end in a bar, and the part of it that one drags.

import { make, measured } from "../make.js"
import { missingWeights, words } from "./weights.js"

/** @typedef {import("./weights.js").Figure} Figure */

/** Of fewer draws none is as high as most. */
const FEW = 5

/** The weights end to end, up to their sum, beside a mark at 1. @param {Figure} at @param {(number | null)[]} row */
export function add(at, row) {
  const { given, bar, shown: [, head] } = at
  bar.hidden = !given.sums?.length
  const isOpen = row[0] !== null && given.sums?.includes(head)
  bar.classList.toggle("covered", !isOpen)
  bar.style.setProperty("--one", `${100 / given.reach}%`)
  const pieces = isOpen ? [...row, ...missingWeights(at)] : []
  while (bar.querySelectorAll("i").length < Math.max(row.length, pieces.length)) bar.prepend(make("i"))
  for (const [j, one] of [...bar.querySelectorAll("i")].entries()) {
    const part = (pieces[j] || 0) / given.reach
    one.style.width = `${100 * part}%`
    one.className = part && j >= row.length ? "missing" : ""
    one.textContent = one.className && part > 0.09 ? words(at)[j - row.length] : "" // where it has room
  }
  heap(at)
  expect(at)
}

/** How often which sum comes, upon the bar; of the row that is asked about alone. @param {Figure} at */
function heap({ given: { heaps, heaped, row, reach }, bar, shown }) {
  bar.classList.toggle("heaped", !!heaped)
  bar.classList.toggle("unheaped", shown[2] !== row[2])
  bar.querySelector("small")?.remove()
  if (!heaped) return
  const columns = heaps.map((counts) => make("div", {}, ...counts.map((count) => measured(make("u"), { high: count / Math.max(FEW, ...counts) }))))
  const end = heaps.length ? [make("span", {}, reach.toFixed(2))] : [] // where the last ends
  bar.append(make("small", {}, heaped, ...columns, ...end))
}

/** The part of the bar that is dragged, or was expected. @param {Figure} at */
export function expect({ given, mine, slider, answer }) {
  const share = given.asks === "share" ? Number(slider.value) / 100 : given.expected
  slider.hidden = answer.hidden = given.asks !== "share"
  slider.dir = given.fromEnd ? "rtl" : "ltr"
  mine.hidden = share === null
  mine.classList.toggle("end", given.fromEnd)
  mine.classList.toggle("given", slider.hidden)
  mine.classList.toggle("small", (share ?? 0) < 0.2)
  mine.style.width = `${100 * (share ?? 0)}%`
  mine.textContent = `${Math.round(100 * (share ?? 0))} %`
  answer.textContent = `Answer with ${mine.textContent}`
}
