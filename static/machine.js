const figures_module = (() => {


const MINUS = "\u2212"
const FIGURE_SPACE = "\u2007"
const POINT_SPACE = "\u2008"
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
const SIGNIFICANT = 6
const LONGEST_WHOLE = 7

const padding = (decimals) => (decimals ? POINT_SPACE + FIGURE_SPACE.repeat(decimals) : "")


function formatOf(M, digits) {
  const largest = Math.max(1, ...measured(M.values.flat()).map(Math.abs))
  const isShort = M.share && digits < MOST_DIGITS - 1
  const whole = isShort ? 0 : Math.floor(Math.log10(largest)) + 1
  return { decimals: Math.max(0, Math.min(M.decimals, digits - whole)), isShort }
}

const MOST_DIGITS = 6

function figure(value, { decimals, isShort }) {
  if (value === null) return "?" + padding(decimals)
  if (!Number.isFinite(value)) return (value < 0 ? MINUS : "") + "∞" + padding(decimals)
  if (value === 0) return "0" + padding(decimals)
  const text = value.toFixed(decimals)
  if (Number(text) === 0) return isShort ? "≈0" : "≈ 0" + padding(decimals)
  return (isShort ? text.replace(/^0(?=\.)/, "") : text).replace("-", MINUS)
}

function exactly(value) {
  if (value === null || Number.isNaN(value)) return "?"
  if (!Number.isFinite(value)) return value < 0 ? MINUS + "∞" : "∞"
  if (value === 0) return "0"
  const power = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(SIGNIFICANT)))))
  if (power >= -4 && power < LONGEST_WHOLE) return String(Number(value.toPrecision(SIGNIFICANT))).replace("-", MINUS)
  const [mantissa, exponent] = value.toExponential(SIGNIFICANT - 1).split("e")
  return `${String(Number(mantissa)).replace("-", MINUS)}·10${raised(Number(exponent))}`
}

const raised = (power) =>
  (power < 0 ? "⁻" : "") + [...String(Math.abs(power))].map((digit) => RAISED[Number(digit)]).join("")

function bracketed(value) {
  const text = exactly(value)
  return text.startsWith(MINUS) ? `(${text})` : text
}

const measured = (values) => values.filter((value) => value !== null && Number.isFinite(value)).map(Number)

function ends(values, isStretched) {
  let [low, high] = isStretched ? [Infinity, -Infinity] : [0, 0]
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low > high) return [0, 1]
  return low < 0 ? [-Math.max(-low, high), Math.max(-low, high)] : [low, high]
}

function tint(value, [low, high]) {
  if (value === null || !Number.isFinite(value) || high === low) return 0
  return low < 0 ? value / high : (value - low) / (high - low)
}

function scales(M, spread, common) {
  if (spread === "row") return M.values.map((line) => ends(line, true))
  const alike = spread === "matrix" ? ends(M.values.flat(), true) : M.share ? WHOLE : common ?? WHOLE
  return Array(M.values.length).fill(alike)
}

const WHOLE = [0, 1]

const commonEnds = (matrices) => ends(matrices.filter((M) => !M.share).flatMap((M) => M.values.flat()), false)

return { formatOf, MOST_DIGITS, figure, exactly, raised, bracketed, tint, scales, commonEnds }
})()

const chain_module = (() => {







const LARGEST_EXPONENT = 700
const NOTHING = 1e-12

const number = (value) => (value === null ? NaN : value)

function matrix(chain, name) {
  const found = chain.get(name)
  if (!found) throw new Error(`the picture has no matrix ${name}`)
  return found
}

const row = (M, i) => M.values[i].map(number)

const column = (M, j) => M.values.map((line) => number(line[j]))

const met = (step, right, j) => (step.turned ? row(right, j) : column(right, j))

function added(terms) {
  const total = terms.reduce((sum, value) => sum + value, 0)
  return Math.abs(total) < NOTHING * Math.max(...terms.map(Math.abs)) ? 0 : total
}

const dot = (a, b) => a.reduce((sum, value, m) => sum + value * b[m], 0)

function operands(chain, name, i, j) {
  const { step } = matrix(chain, name)
  const [first, second] = step.reads
  switch (step.kind) {
    case "product": {
      const right = step.turned ? { node: second, row: j, column: null } : { node: second, row: null, column: j }
      return [{ node: first, row: i, column: null }, right]
    }
    case "softmax":
    case "shares":
      return [{ node: first, row: i, column: null }]
    case "mask":
      return j > i ? [] : [{ node: first, row: i, column: j }]
    case "given":
      return []
    default:
      return step.reads.map((node) => ({ node, row: i, column: j }))
  }
}

function workings(chain, name, i, j) {
  const M = matrix(chain, name)
  if (M.values[i][j] === null) return []
  const { kind, reads, divisor = 1 } = M.step
  const from = kind === "given" ? [] : reads.map((other) => matrix(chain, other))
  switch (kind) {
    case "given":
      return []
    case "product": {
      const [left, right] = [row(from[0], i), met(M.step, from[1], j)]
      const terms = left.map((a, m) => ({ name: from[0].columns[m], factors: [a, right[m]], value: a * right[m] }))
      const total = added(terms.map((term) => term.value))
      return [{ kind, terms, total, result: total }]
    }
    case "quotient": {
      const above = number(from[0].values[i][j])
      const result = above / divisor
      return [{ kind, terms: [{ name: "", factors: [above, divisor], value: result }], total: result, result }]
    }
    case "difference": {
      const [a, b] = from.map((other) => number(other.values[i][j]))
      return [{ kind, terms: [{ name: "", factors: [a, b], value: a - b }], total: a - b, result: a - b }]
    }
    case "sum": {
      const [a, b] = from.map((other) => number(other.values[i][j]))
      return [{ kind, terms: [{ name: "", factors: [a, b], value: a + b }], total: a + b, result: a + b }]
    }
    case "times": {
      const [a, b] = from.map((other) => number(other.values[i][j]))
      return [{ kind, terms: [{ name: "", factors: [a, b], value: a * b }], total: a * b, result: a * b }]
    }
    case "shares":
      return [quotient(kind, row(from[0], i), j, from[0].columns, (value) => value)]
    case "softmax": {
      const scores = row(from[0], i)
      const largest = Math.max(...scores)
      const stable = exponentials(scores, j, from[0].columns, largest)
      return Math.abs(largest) < LARGEST_EXPONENT ? [exponentials(scores, j, from[0].columns, 0), stable] : [stable]
    }
    case "mask":
      if (j > i) return []
    default: {
      const value = number(from[0].values[i][j])
      return [{ kind: "copy", terms: [{ name: "", factors: [value], value }], total: value, result: value }]
    }
  }
}

function exponentials(scores, j, names, shift) {
  return { ...quotient("softmax", scores, j, names, (score) => Math.exp(score - shift)), shift }
}

function quotient(kind, line, j, names, part) {
  const terms = line.map((value, m) => ({ name: names[m], factors: [value], value: part(value) }))
  const total = terms.reduce((sum, term) => sum + term.value, 0)
  return { kind, terms, total, result: terms[j].value / total, at: j }
}

function computed(chain, M) {
  const { kind, reads, divisor = 1 } = M.step
  if (kind === "given") return M.values
  const from = reads.map((other) => matrix(chain, other))
  const rows = from[0].values.map((_, i) => row(from[0], i))
  switch (kind) {
    case "product": {
      const many = M.step.turned ? from[1].values.length : from[1].values[0].length
      const lines = Array.from({ length: many }, (_, j) => met(M.step, from[1], j))
      return rows.map((left) => lines.map((right) => dot(left, right)))
    }
    case "quotient":
      return rows.map((line) => line.map((value) => value / divisor))
    case "mask":
      return rows.map((line, i) => line.map((value, j) => (j > i ? -Infinity : value)))
    case "softmax":
      return rows.map((line) => shares(line.map((score) => Math.exp(score - Math.max(...line)))))
    case "shares":
      return rows.map(shares)
    case "difference":
      return rows.map((line, i) => line.map((value, j) => value - number(from[1].values[i][j])))
    case "sum":
      return rows.map((line, i) => line.map((value, j) => value + number(from[1].values[i][j])))
    case "times":
      return rows.map((line, i) => line.map((value, j) => value * number(from[1].values[i][j])))
    default:
      return rows
  }
}

function shares(line) {
  const total = line.reduce((sum, value) => sum + value, 0)
  return line.map((value) => value / total)
}

function changed(chain, changes) {
    const after = new Map()
  for (const [name, M] of chain) {
    const now = { ...M, ...changes.get(name) }
    const values = computed(after, now)
    const covered = (i, j) => M.values[i]?.[j] === null
    now.values = values.map((line, i) => line.map((value, j) => (covered(i, j) || Number.isNaN(value) ? null : value)))
    after.set(name, now)
  }
  return after
}

return { row, column, operands, workings, changed }
})()

const typed_module = (() => {


const LONGEST_TEXT = 50
const LARGEST_NUMBER = 1e6
const PLAIN_NUMBER = /^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/

const tidied = (text) => [...text.trim().replace(/\s+/g, " ")].slice(0, LONGEST_TEXT).join("")

function previewed(text) {
  const [over, under, ...more] = text.split("/").map((part) => plainNumber(part.trim()))
  const value = under === undefined ? over : more.length ? NaN : over / under
  return Math.abs(value) <= LARGEST_NUMBER ? value : NaN
}

function plainNumber(text) {
  const [, sign, digits] = PLAIN_NUMBER.exec(text) ?? []
  return digits ? Number(digits.replace(",", ".")) * (sign && sign !== "+" ? -1 : 1) : NaN
}

function block(text) {
  const lines = text.replace(/\][\s,;]*\[/g, "\n").replace(/[[\]]/g, "").split(/\r?\n/)
  while (lines.length > 1 && !lines[lines.length - 1].trim()) lines.pop()
  return lines.map((line) => {
    const between = line.includes("\t") ? "\t" : line.includes(";") ? ";" : /,\s/.test(line) ? /,\s+/ : /\s+(?![%/])(?<!\/\s*)/
    return (between === "\t" ? line : line.trim()).split(between).map(tidied)
  })
}

return { tidied, previewed, block }
})()

const measuring_module = (() => {





const EXACT = 1e-9

const MEASURES = {
  "least": (numbers) => Math.min(...numbers),
  "most": (numbers) => Math.max(...numbers),
  "size of the sum": (numbers) => Math.abs(numbers.reduce((sum, one) => sum + one, 0)),
  "largest size": (numbers) => Math.max(...numbers.map(Math.abs)),
  "smallest size": (numbers) => Math.min(...numbers.map(Math.abs)),
}

const numbersIn = (chain, node, cells) => cells.map(([i, j]) => chain.get(node)?.values[i]?.[j] ?? NaN)

function valueOf({ how, node, cells, less, other, missing }, chain) {
  if (missing) return NaN
  const theirs = other ? numbersIn(chain, ...other) : cells.map(() => 0)
  return MEASURES[how](numbersIn(chain, node, cells).map((one, at) => one - less[at] - theirs[at]))
}

function shareOf({ sign, bound, reach }, value) {
  if (!Number.isFinite(value)) return 0
  const gap = sign * (bound - value)
  return gap <= EXACT ? 1 : Math.max(0, 1 - gap / reach)
}

function told(value) {
  const text = value.toFixed(4)
  return Number(text) ? text.replace("-", "\u2212") : text.replace("-", "")
}

function changesOf({ start }, chain) {
  const changes = Object.entries(start).flatMap(([name, lines]) => lines.flatMap((line, i) =>
    line.map((was, j) => Math.abs((chain.get(name)?.values[i][j] ?? was) - was)))).filter((size) => size > EXACT)
  return { cells: changes.length, change: changes.reduce((sum, size) => sum + size, 0) }
}

function costOf(goal, chain) {
  const { cells, change } = changesOf(goal, chain)
  const text = cells ? `Changed: ${cells} number${cells === 1 ? "" : "s"}, by ${Number(change.toPrecision(4))} in all.` : "Nothing is changed yet."
  return goal.cells === null || cells <= goal.cells ? text : `${text} Only ${goal.cells} may be changed.`
}

function verdictOf(goal, chain) {
  const { measures, cells } = goal
  const values = measures.map((measure) => valueOf(measure, chain))
  const shares = measures.map((measure, at) => shareOf(measure, values[at]))
  const gained = shares.filter((_, at) => !measures[at].is_kept)
  const kept = shares.filter((_, at) => measures[at].is_kept).reduce((product, share) => product * share, 1)
  const share = gained.length ? (kept * gained.reduce((sum, one) => sum + one, 0)) / gained.length : kept
  const is_reached = (cells === null || changesOf(goal, chain).cells <= cells) && shares.every((one) => one === 1)
  const sentences = measures.map(({ says, missing }, at) => missing || says.replace("{}", told(values[at])))
  return { share: is_reached ? 1 : Math.min(share, 0.99), is_reached, sentences, shares }
}

return { told, changesOf, costOf, verdictOf }
})()

const blending_module = (() => {

const { figure, formatOf } = figures_module


function between(a, b, share) {
  if (a === null || b === null) return null
  if (share === 0 || share === 1 || !Number.isFinite(a) || !Number.isFinite(b)) return share === 1 ? b : a
  return a + (b - a) * share
}

function blended(chain, other, share) {
  if (!other) return chain
    const mixed = [...chain].map(([name, M]) => {
    const second = other.get(name)
    if (!M.other || !second) return [name, M]
    const values = M.values.map((line, i) => line.map((value, j) => between(value, second.values[i][j], share)))
    return [name, { ...M, values, span: M.values.map((line, i) => [...line, ...second.values[i]]) }]
  })
  return new Map(mixed)
}

const spanned = (M) => (M.span ? { ...M, values: M.span } : M)

function distances(M, other, digits) {
  const format = formatOf({ ...M, values: [...M.values, ...other.values] }, digits)
  const apart = M.values.map((line, i) => line.map((value, j) => {
    const second = other.values[i][j]
    if (value === null || second === null || figure(value, format) === figure(second, format)) return 0
    return Math.abs(value - second)
  }))
  const farthest = Math.max(...apart.flat().filter(Number.isFinite))
  return apart.map((line) => line.map((distance) => (distance === Infinity ? 1 : distance && distance / farthest)))
}

return { blended, spanned, distances }
})()

const fitting_module = (() => {

const { MOST_DIGITS } = figures_module

const LEAST_DIGITS = 2
const LEAST_FLOWING_DIGITS = 3

function fit(frame, draw) {
  if (!isFitting(frame, draw, LEAST_DIGITS)) return 0
  if (!hasNumbers(frame)) return MOST_DIGITS
  let digits = MOST_DIGITS
  while (!isFitting(frame, draw, digits)) digits--
  return digits
}

function fitLow(frame, draw) {
  const fewest = hasNumbers(frame) ? LEAST_FLOWING_DIGITS : MOST_DIGITS
  let [best, least] = [0, Infinity]
  for (let digits = MOST_DIGITS; digits >= fewest; digits--) {
    if (!isFitting(frame, draw, digits) || frame.scrollHeight >= least) continue
    [best, least] = [digits, frame.scrollHeight]
  }
  if (best) isFitting(frame, draw, best)
  return best
}

const hasNumbers = (frame) => !!frame.querySelector("td.cell")

function isFitting(frame, draw, digits) {
  draw(digits)
  align(frame)
  return frame.scrollWidth <= frame.clientWidth
}

const ALIGNED = [["--cell", "tbody tr:first-child td.cell:first-of-type"], ["--label", "tbody tr:first-child th"]]

function align(frame) {
  const stacks = ([...frame.querySelectorAll(".column")])
  for (const { style } of stacks) for (const [name] of ALIGNED) style.removeProperty(name)
  const widths = stacks.map((stack) => ALIGNED.map(([, selector]) => [...stack.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width)))
  stacks.forEach(({ style }, at) => ALIGNED.forEach(([name], m) => {
    if (widths[at][m].length > 1) style.setProperty(name, `${Math.ceil(Math.max(...widths[at][m]))}px`)
  }))
  const lain = stacks.flatMap((stack) => {
    const canvas = stack.querySelector("canvas.strip")
    const table = stack.querySelector("table")
    const cells = stack.querySelectorAll("tbody tr:first-child td.cell")
    if (!(canvas instanceof HTMLElement) || !table || !cells.length) return []
    const [whole, first, last] = [table, cells[0], cells[cells.length - 1]].map((one) => one.getBoundingClientRect())
    return [{ canvas, left: first.left - whole.left, width: last.right - first.left }]
  })
  for (const { canvas, left, width } of lain) {
    canvas.style.marginLeft = `${left}px`
    canvas.style.width = `${width}px`
  }
}

return { LEAST_DIGITS, fit, fitLow }
})()

const plane_module = (() => {

const { exactly } = figures_module




const PLANE_SVG = "http://www.w3.org/2000/svg"
const PLANE = 340
const REACH = 150
const LETTER = 6.6
const WIDE_LETTER = 12
const HIGH = 14
const MARGIN = 1.2
const LONGEST_LABEL = 12
const AWAY = [8, 16, 28, 42, 58, 76]
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => (eighths * Math.PI) / 4)
const HEADS = { query: "M1 0 L-10 -5 L-10 5 Z", key: "M-9 -6 L0 0 L-9 6" }

function extentOf(values) {
  const largest = MARGIN * Math.max(...values.map(Math.abs)) || 1
  const half = unitOf(largest) / 2
  return Number((Math.ceil(largest / half) * half).toPrecision(3))
}

const unitOf = (extent) => 10 ** Math.floor(Math.log10(extent))

const placeOf = (x, y, extent) => [PLANE / 2 + (x / extent) * REACH, PLANE / 2 - (y / extent) * REACH]

const numbersAt = (left, top, extent) => [((left - PLANE / 2) / REACH) * extent, ((PLANE / 2 - top) / REACH) * extent]

function drawn(name, given = {}) {
  const made = document.createElementNS(PLANE_SVG, name)
  for (const [key, value] of Object.entries(given)) made.setAttribute(key, `${value}`)
  return made
}

function plane() {
  const svg = (drawn("svg", { class: "plane", viewBox: `0 0 ${PLANE} ${PLANE}`, role: "group" }))
  svg.append(drawn("g", { class: "axes", "aria-hidden": "true" }), drawn("g", { class: "arrows" }))
  return svg
}

function drawPlane(svg, axes, arrows) {
  const [ground, group] = svg.children
  const words = axisLabels(axes)
  ground.replaceChildren(...gridLines(axes.extent), ...words.map(({ text, x, y, wide }) => written(text, x + wide / 2, y + HIGH - 3)))
  while (group.childElementCount > arrows.length) group.lastElementChild?.remove()
  while (group.childElementCount < arrows.length) group.append(blankArrow())
  const tips = arrows.map(({ x, y }) => placeOf(x, y, axes.extent))
  const labels = labelled(arrows.map(({ kind, word }, i) => ({ text: labelOf(kind, word, arrows), tip: tips[i] })), words)
  arrows.forEach((arrow, i) => drawArrow(group.children[i], arrow, axes, tips[i], labels[i]))
}

function labelOf(kind, word, arrows) {
  const short = [...word].length > LONGEST_LABEL ? `${[...word].slice(0, LONGEST_LABEL - 1).join("")}…` : word
  return arrows.some((arrow) => arrow.kind === "key") ? `${kind[0]} ${short}` : short
}

function written(text, x, y) {
  const made = drawn("text", { x, y, "text-anchor": "middle" })
  made.textContent = text
  return made
}

function axisLabels({ extent, across, up }) {
  const half = PLANE / 2
    const texts = [[across, PLANE - 2 - widthOf(across), half + 3], [up, half - widthOf(up) / 2, 0], [exactly(-extent), 0, half + 3]]
  return texts.map(([text, x, y]) => ({ text, x, y, wide: widthOf(text), high: HIGH }))
}

function gridLines(extent) {
  const unit = unitOf(extent)
  const lines = []
  for (let at = -Math.floor(extent / unit) * unit; at <= extent; at += unit) {
    const [x, y] = placeOf(at, at, extent)
    const kind = Math.abs(at) < unit / 2 ? "axis" : "grid"
    lines.push(drawn("line", { class: kind, x1: x, x2: x, y1: HIGH + 2, y2: PLANE - 2 }), drawn("line", { class: kind, x1: 2, x2: PLANE - 2, y1: y, y2: y }))
  }
  return lines
}

function blankArrow() {
  const made = drawn("g", { role: "slider", tabindex: "0" })
  made.append(drawn("line", { class: "shaft" }), drawn("path", { class: "head" }), drawn("line", { class: "leader" }), drawn("circle", { r: "18" }), written("", 0, 0))
  return made
}

function drawArrow(made, { kind, name, x, y, inFocus }, { extent, across, up }, [left, top], label) {
  const angle = (Math.atan2(top - PLANE / 2, left - PLANE / 2) * 180) / Math.PI
  const [middle, height] = [label.x + label.wide / 2, label.y + HIGH / 2]
  const isFar = Math.hypot(middle - left, height - top) > label.wide / 2 + AWAY[1] + HIGH / 2
  const told = up ? `${across} ${exactly(x)}, ${up} ${exactly(y)}` : `${across} ${exactly(x)}`
  set(made, {
    class: inFocus ? `${kind} in-focus` : kind, "aria-label": name, "aria-valuetext": told,
    "aria-valuemin": -extent, "aria-valuemax": extent, "aria-valuenow": x,
  })
  const [shaft, head, leader, circle, text] = made.children
  set(shaft, { x1: PLANE / 2, y1: PLANE / 2, x2: left, y2: top })
  set(head, { d: HEADS[kind], transform: `translate(${left} ${top}) rotate(${angle})` })
  set(leader, { x1: left, y1: top, x2: isFar ? middle : left, y2: isFar ? height : top })
  set(circle, { cx: left, cy: top })
  set(text, { x: middle, y: label.y + HIGH - 3 })
  text.textContent = label.text
}

const set = (made, given) => Object.entries(given).forEach(([name, value]) => made.setAttribute(name, `${value}`))

const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? WIDE_LETTER : LETTER), 2)

function labelled(labels, taken) {
  const heads = labels.map(({ tip: [x, y] }) => ({ x: x - 4, y: y - 4, wide: 8, high: 8 }))
  const inWay = [...taken, ...heads]
  return labels.map(({ text, tip }) => {
    const box = clearBox(widthOf(text), tip, inWay)
    inWay.push(box)
    return { ...box, text }
  })
}

function clearBox(wide, [left, top], inWay) {
  const outwards = Math.atan2(top - PLANE / 2, left - PLANE / 2)
  const boxes = AWAY.flatMap((away) => TURNS.map((turn) => {
    const [across, down] = [Math.cos(outwards + turn), Math.sin(outwards + turn)]
    const x = left + across * (away + wide / 2) - wide / 2
    const y = top + down * (away + HIGH / 2) - HIGH / 2
    return { x: within(x, PLANE - wide), y: within(y, PLANE - HIGH), wide, high: HIGH }
  }))
  const covered = (box) => inWay.reduce((sum, other) => sum + overlap(box, other), 0)
  return boxes.find((box) => covered(box) === 0) ?? boxes.reduce((best, box) => (covered(box) < covered(best) ? box : best))
}

const within = (value, most) => Math.max(0, Math.min(value, most))

const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y))

return { PLANE, extentOf, unitOf, placeOf, numbersAt, plane, drawPlane }
})()

const strip_module = (() => {

const { tint } = figures_module

const MOST_LINES = 12

const ROOM = 180
const MOST = 12

const HIGH = 25
const BROAD = 24

const SHARE = 0.55
const FAINTEST = 0.03
const FADED = 0.15
const HATCHED = 0.3
const BETWEEN = 6

const SIDES = ["", "far", "left", "right", "self"]

const size = (lines, broad) => (lines > MOST_LINES ? Math.min(MOST, ROOM / lines) : broad)

function strip(name, node, rows, columns, isTurned, isAbove) {
  const sizes = [size(columns, BROAD), size(rows, isAbove ? MOST : HIGH)]
  const [width, height] = sizes.map(Math.ceil)
  const canvas = document.createElement("canvas")
  canvas.className = "strip"
  canvas.style.width = `${columns * sizes[0]}px`
  canvas.style.height = `${rows * sizes[1]}px`
  canvas.width = columns * width
  canvas.height = rows * height
  canvas.tabIndex = 0
  canvas.setAttribute("role", "application")
  canvas.setAttribute("aria-roledescription", "matrix")
  canvas.setAttribute("aria-label", `${name}, ${rows} rows, ${columns} columns, drawn as colours: arrow keys read its numbers`)
  Object.assign(canvas.dataset, { node, width: String(width), height: String(height), turned: isTurned ? "yes" : "", row: "0", column: "0" })
  return canvas
}

function cellIn({ dataset, width, height, clientWidth, clientHeight }, x, y) {
  const [columns, rows] = [width / Number(dataset.width), height / Number(dataset.height)]
  const across = Math.max(0, Math.min(Math.floor((x / clientWidth) * columns), columns - 1))
  const down = Math.max(0, Math.min(Math.floor((y / clientHeight) * rows), rows - 1))
  const [row, column] = dataset.turned ? [across, down] : [down, across]
  return { node: dataset.node ?? "", row, column }
}

const tones = (M, scale) => Float32Array.from(M.values.flatMap((line, i) => line.map((value) => (Number.isFinite(value) ? tint(value, scale[i]) : NaN))))

function paint(canvas, shades, lit, isTracing) {
  const context = canvas.getContext("2d")
  if (!context) return
  const style = getComputedStyle(canvas)
  const [plus, minus] = ["--plus", "--minus"].map((name) => channels(style.getPropertyValue(name)))
  const [w, h, isTurned] = [Number(canvas.dataset.width), Number(canvas.dataset.height), !!canvas.dataset.turned]
  const [columns, rows] = [canvas.width / w, canvas.height / h]
  const pixels = new ImageData(columns, rows)
  const holes = new ImageData(columns, rows)
  const self = SIDES.indexOf("self")
  const isWhole = !shades.some(Number.isNaN)
  let at = -1
  shades.forEach((tone, index) => {
    const pixel = isTurned ? (index % rows) * columns + Math.floor(index / rows) : index
    const fade = isTracing && !lit?.[index] ? FADED : 1
    if (Number.isNaN(tone)) holes.data[4 * pixel + 3] = 255 * fade
    else {
      pixels.data.set(tone < 0 ? minus : plus, 4 * pixel)
      pixels.data[4 * pixel + 3] = 255 * (FAINTEST + SHARE * Math.abs(tone)) * fade
    }
    if (lit?.[index] === self) at = pixel
  })
  const text = style.getPropertyValue("--st-text-color")
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(enlarged(pixels, canvas), 0, 0)
  if (!isWhole) context.drawImage(hatched(enlarged(holes, canvas), text), 0, 0)
  if (at < 0) return
  context.strokeStyle = text
  context.lineWidth = 2
  context.strokeRect((at % columns) * w, Math.floor(at / columns) * h, w, h)
}

function enlarged(pixels, { width, height }) {
  const [small, large] = [new OffscreenCanvas(pixels.width, pixels.height), new OffscreenCanvas(width, height)]
  small.getContext("2d")?.putImageData(pixels, 0, 0)
  const context = large.getContext("2d")
  if (context) context.imageSmoothingEnabled = false
  context?.drawImage(small, 0, 0, width, height)
  return large
}

function hatched(places, colour) {
  const context = places.getContext("2d")
  if (!context) return places
  context.globalCompositeOperation = "source-in"
  context.strokeStyle = colour
  context.globalAlpha = HATCHED
  context.beginPath()
  for (let x = -places.height; x < places.width; x += BETWEEN) {
    context.moveTo(x, places.height)
    context.lineTo(x + places.height, 0)
  }
  context.stroke()
  return places
}

const CHANNELS = new Map()

function channels(colour) {
  const known = CHANNELS.get(colour)
  if (known) return known
  const context = new OffscreenCanvas(1, 1).getContext("2d")
  if (!context) return new Uint8ClampedArray(4)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  CHANNELS.set(colour, data)
  return data
}

return { MOST_LINES, SIDES, strip, cellIn, tones, paint }
})()

const dragging_module = (() => {

const { PLANE, numbersAt, placeOf, unitOf } = plane_module


const NEAR = 18
const STEPS = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] })

function dragging(svg, { tips, extent, moveTo }) {
    let held = null
  const sliders = () => [...svg.querySelectorAll('[role="slider"]')]

  svg.addEventListener("pointerdown", (event) => {
    if (event.button || held) return
    const [left, top, scale] = pointerIn(svg, event)
    const offsets = tips().map(({ x, y }, at) => {
      const [tipLeft, tipTop] = placeOf(x, y, extent())
      return { at, x: tipLeft - left, y: tipTop - top }
    })
    const nearest = offsets.reduce((best, tip) => (Math.hypot(tip.x, tip.y) < Math.hypot(best.x, best.y) ? tip : best))
    if (Math.hypot(nearest.x, nearest.y) > NEAR * scale) return
    held = nearest
    svg.setPointerCapture(event.pointerId)
    const slider = sliders()[nearest.at]
    if (slider instanceof SVGElement) slider.focus({ preventScroll: true })
  })
  svg.addEventListener("mousedown", (event) => event.preventDefault())
  svg.addEventListener("pointermove", (event) => {
    if (!held || held.at >= tips().length) return
    const [left, top] = pointerIn(svg, event)
    moveTo(held.at, numbersAt(left + held.x, top + held.y, extent()))
  })
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => { held = null })
  svg.addEventListener("keydown", (event) => {
    const at = event.target instanceof Element ? sliders().indexOf(event.target) : -1
    const by = STEPS[event.key]
    if (!by || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { x, y } = tips()[at]
    const step = unitOf(extent()) / (event.shiftKey ? 100 : 10)
    moveTo(at, [x + by[0] * step, y + by[1] * step])
  })
}

function pointerIn(svg, event) {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = PLANE / width
  return [(event.clientX - left) * scale, (event.clientY - top) * scale, scale]
}

return { dragging }
})()

const origins_module = (() => {

const { operands } = chain_module
const { SIDES } = strip_module


function origins(chain, cell, depth) {
    const found = new Map()
    const lines = new Set()
  let edge = [cell]
  for (let step = 0; step < depth && edge.length; step++) {
        const next = []
    for (const one of edge) {
      operands(chain, one.node, one.row, one.column).forEach((operand, m) => {
        const line = `${operand.node} ${operand.row} ${operand.column}`
        const M = chain.get(operand.node)
        if (lines.has(line) || !M) return
        lines.add(line)
        const grid = gridOf(found, M)
        const side = SIDES.indexOf(step ? "far" : m ? "right" : "left")
        for (const from of cellsOf(M, operand)) {
          const index = from.row * M.columns.length + from.column
          if (grid[index]) continue
          grid[index] = side
          next.push(from)
        }
      })
    }
    edge = next
  }
  return found
}

function gridOf(found, M) {
  const grid = found.get(M.name) ?? new Uint8Array(M.rows.length * M.columns.length)
  found.set(M.name, grid)
  return grid
}

function cellsOf(M, { node, row, column }) {
  const rows = row === null ? M.rows.map((_, i) => i) : [row]
  const columns = column === null ? M.columns.map((_, j) => j) : [column]
  return rows.flatMap((i) => columns.map((j) => ({ node, row: i, column: j })))
}

return { origins, gridOf }
})()

const picture_module = (() => {

const { spanned } = blending_module
const { commonEnds, exactly, figure, formatOf, scales, tint } = figures_module
const { MOST_LINES, strip, tones } = strip_module







const LONG_LABEL = 4

const isWhole = ({ isSmall, stations }) => !isSmall && stations.length > 2 && stations.every(({ title }) => title)

const formOfPicture = ({ stations, chain }) =>
  JSON.stringify([stations, chain.map((M) => [M.name, M.title, M.rows, M.columns])])

const isLoose = ({ stations }) => !stations.some(({ name }) => ["project", "compare", "weigh", "mix"].includes(name))

function element(tag, kind = "", ...content) {
  const made = document.createElement(tag)
  if (kind) made.className = kind
  made.append(...content)
  return made
}

function symbol(text) {
  const parts = text.split(/([A-Za-z]+_[A-Za-z]+\d*)/)
  return parts.map((part) => {
    const [, letter, index] = /^([A-Za-z])_([A-Za-z]+\d*)$/.exec(part) ?? []
    return letter ? element("span", "", letter, element("sub", "", index)) : part
  })
}

function built(given) {
  const chain = new Map(given.chain.map((M) => [M.name, M]))
    const views = []
  const stations = given.stations.map((station) => {
    const first = chain.get(station.columns[0]?.below.node)
    const columns = station.columns.map((one) => {
      const stack = element("div", begins(chain.get(one.below.node), first) ? "column begins" : "column")
      stack.append(element("span", "sign", ...symbol(one.sign)))
      for (const place of [one.above, one.below]) {
        const M = place && chain.get(place.node)
        if (!M) continue
        const view = table(M, place, place === one.above)
        views.push(view)
        const caption = element("figcaption", "", element("b", "", M.title), " ", element("i", "formula", ...formula(M, place)))
        stack.append(element("figure", place === one.above ? "place above" : "place below", caption, view.table))
      }
      return stack
    })
    const section = element("section", "station", ...(station.title ? [element("h3", "station-title", station.title)] : []), element("div", "columns", ...columns))
    section.dataset.station = station.name
    return section
  })
  return { stations, views }
}

const begins = (M, first) =>
  M?.step.kind === "given" && M.rows.join("\n") !== first?.rows.join("\n") && !M.rows.every((label) => /^\d+$/.test(label))

const formula = (M, place) => symbol(place.turned ? `${M.symbol}ᵀ` : M.formula || M.symbol)

function writeFormulas(views, chain) {
  for (const { place, table } of views) {
    const M = chain.get(place.node)
    if (M) table.parentElement?.querySelector(".formula")?.replaceChildren(...formula(M, place))
  }
}

function table(M, place, isAbove) {
  const name = place.turned ? `${called(M)}, transposed` : called(M)
  const [n, m] = place.turned ? [M.columns.length, M.rows.length] : [M.rows.length, M.columns.length]
  if (n > MOST_LINES || m > MOST_LINES) {
    const canvas = strip(name, M.name, n, m, Boolean(place.turned), isAbove)
    return { place, table: canvas, cells: [], strip: canvas }
  }
  return drawn(M, place, name, M.rows.map((_, i) => i), M.columns.map((_, j) => j))
}

const called = (M) => (hasSymbol(M) ? `${M.title} ${M.symbol}` : M.title)

const hasSymbol = ({ title, symbol: letter }) => letter.toLowerCase() !== title.toLowerCase()

const counted = (many, one) => `${many} ${one}${many === 1 ? "" : "s"}`

const windowOn = (M, rows, columns) => drawn(M, { node: M.name }, `Part of ${called(M)}`, rows, columns)

function drawn(M, place, name, rows, columns) {
  const [across, down] = place.turned ? [rows, columns] : [columns, rows]
  const labels = place.turned ? { across: M.rows, down: M.columns } : { across: M.columns, down: M.rows }
  const made = element("table")
  made.setAttribute("role", "grid")
  made.setAttribute("aria-label", `${name}, ${counted(down.length, "row")}, ${counted(across.length, "column")}`)
  made.dataset.node = M.name
  if (place.turned) made.dataset.turned = ""
  if (across.some((m) => labels.across[m].length > LONG_LABEL)) made.classList.add("slanted")
  const head = element("tr", "", element("td", "corner"), ...across.map((m) => header("col", labels.across[m])))
  made.append(element("thead", "", head))
    const cells = M.values.map(() => [])
  const lines = down.map((i) => {
    const line = across.map((j) => {
      const cell = element("td", "cell")
      const [row, column] = place.turned ? [j, i] : [i, j]
      cell.dataset.row = String(row)
      cell.dataset.column = String(column)
      cell.tabIndex = i === down[0] && j === across[0] ? 0 : -1
      cells[row][column] = cell
      return cell
    })
    return element("tr", "", header("row", labels.down[i]), ...line)
  })
  made.append(element("tbody", "", ...lines))
  return { place, table: made, cells }
}

function header(scope, label) {
  const made = element("th", /^\d+$/.test(label) ? "numbered" : "", element("span", "", label))
  made.scope = scope
  made.title = label
  return made
}

function fill(views, chain, spread, digits) {
  write(views, chain, digits)
  const all = scalesOf(chain, spread)
  for (const view of views) {
    const M = chain.get(view.place.node)
    if (!M) continue
    const scale = view.scale = all(M)
    if (view.strip) view.tones = tones(M, scale)
    view.cells.forEach((line, i) => line.forEach((cell, j) => {
      const value = M.values[i][j]
      const tone = tint(value, scale[i])
      const strength = Math.abs(tone).toFixed(2)
      if (cell.style.getPropertyValue("--tint") !== strength) cell.style.setProperty("--tint", strength)
      cell.dataset.sign = value === null ? "covered" : !Number.isFinite(value) ? "masked" : tone < 0 ? "minus" : "plus"
      cell.title = exactly(value)
    }))
  }
}

function scalesOf(chain, spread) {
  const matrices = [...chain.values()].map(spanned)
  const common = spread === "all" ? commonEnds(matrices) : null
    const known = new Map()
  return (M) => {
    const scale = known.get(M.name) ?? scales(spanned(M), spread, common)
    known.set(M.name, scale)
    return scale
  }
}

function write(views, chain, digits) {
  for (const view of views) {
    const M = chain.get(view.place.node)
    if (!M || view.strip) continue
    const format = formatOf(spanned(M), digits)
    view.cells.forEach((line, i) => line.forEach((cell, j) => {
      const text = figure(M.values[i][j], format)
      if (cell.dataset.held === undefined && cell.textContent !== text) cell.textContent = text
    }))
  }
}

return { isWhole, formOfPicture, isLoose, element, symbol, built, writeFormulas, hasSymbol, windowOn, fill, write }
})()

const asking_module = (() => {

const { element } = picture_module

const WORKSHEETS = new Set()

function asking(machine) {
  const picker = element("select")
  const choice = element("label", "choice", "Fill in ", picker)
  const print = element("button", "", "Print as a worksheet")
  print.type = "button"
  const typed = element("input")
  typed.type = "checkbox"
  const withTyped = element("label", "choice", typed, " with what I typed")
  const controls = element("div", "asking", choice, print, withTyped)
  const nameLine = element("p", "name-line", "Name:")
  machine.beneath.prepend(controls)
  machine.stage.before(nameLine)
  picker.addEventListener("change", () => machine.send("asked", picker.value))
  print.addEventListener("click", () => window.print())
  typed.addEventListener("change", () => {
    for (const { stage } of WORKSHEETS) stage.classList.toggle("with-typed", typed.checked)
  })
  machine.updates.push(() => {
    const { given, chain } = machine
    for (const other of WORKSHEETS) if (!other.stage.isConnected) WORKSHEETS.delete(other)
    if ([...chain.values()].some((M) => M.boxes)) WORKSHEETS.add(machine)
    controls.hidden = !given.fillable.length && !given.isWorksheet
    choice.hidden = !given.fillable.length
    print.hidden = withTyped.hidden = nameLine.hidden = !given.isWorksheet
    const names = ["", ...given.fillable]
    if (names.join() !== [...picker.options].map(({ value }) => value).join()) {
      picker.replaceChildren(...names.map((name) => new Option(chain.get(name)?.title ?? "nothing", name)))
    }
    picker.value = given.asked
  })
}

return { asking }
})()

const bars_module = (() => {

const { MOST_DIGITS, figure, formatOf } = figures_module
const { element } = picture_module


const BARRED = { scores: "Score", weights: "Weight", context: "Context" }

const FINE_DECIMALS = 4

function barTables(chain, given, i) {
  const tables = [["scores", "weights"], ["context"]].map((names) => names.flatMap((name) => chain.get(name) ?? []))
  return tables.filter((matrices) => matrices.length).map((matrices) => barTable(matrices, given, i))
}

function barTable(matrices, given, i) {
  const titles = matrices.map(({ name }) => BARRED[(name)])
  const first = matrices[0].name === "context" ? "Dimension" : "Word"
  const lines = matrices[0].columns.map((label, j) =>
    element("tr", "", barHeader("row", label), ...matrices.map((M) => barCell(M, given.get(M.name) ?? M, i, j))))
  const head = element("tr", "", ...[first, ...titles].map((title) => barHeader("col", title)))
  return element("div", "geometry-scroll", element("table", "geometry-table", element("thead", "", head), element("tbody", "", ...lines)))
}

function barHeader(scope, text) {
  const made = element("th", "", text)
  made.scope = scope
  return made
}

function barCell(M, given, i, j) {
  const value = M.values[i][j]
  const decimals = M === given ? M.decimals : Math.max(M.decimals, FINE_DECIMALS)
  const known = [...given.values.flat(), ...M.values[i]].filter((one) => Number.isFinite(one)).map(Number)
  const most = M.share ? 1 : Math.max(...known.map(Math.abs)) || 1
  const room = Math.min(...known) < 0 ? 50 : 100
  const size = Math.min(room, (Math.abs(value ?? 0) / most) * room)
  const isMinus = (value ?? 0) < 0
  const bar = element("span", isMinus ? "geometry-bar minus" : "geometry-bar")
  bar.style.setProperty("--from", `${100 - room - (isMinus ? size : 0)}%`)
  bar.style.setProperty("--size", `${size}%`)
  const text = value === null ? "undefined" : figure(value, formatOf({ ...M, decimals }, MOST_DIGITS)).trim()
  return element("td", "", element("span", "geometry-track", bar), element("span", "geometry-number", text))
}

return { BARRED, barTables }
})()

const dividing_module = (() => {

const { element } = picture_module
const { tidied } = typed_module


const DIVIDED = "scaled_scores"

function dividing(machine, enter) {
  const button = element("button", "divisor")
  button.type = "button"
  const input = element("input", "divisor-field")
  input.maxLength = 50
  input.setAttribute("aria-label", "Divide the scores by")
  let before = ""
  let isOpen = false

    const text = () => {
    const { divisor } = machine.given
    return (divisor?.problem && divisor.typed[0]?.[2]) || machine.chain.get(DIVIDED)?.step.divisorText || ""
  }

    function open(begin) {
    before = text()
    isOpen = true
    input.value = begin ?? before
    button.replaceWith(input)
    input.focus()
    if (begin === null) input.select()
  }

    function close(isKept) {
    if (!isOpen) return
    isOpen = false // before the field goes, which is left by that
    const hadFocus = input.matches(":focus")
    input.replaceWith(button)
    if (hadFocus) button.focus()
    const now = tidied(input.value)
    if (!isKept || now === before) return
    enter(now)
    machine.say(`Divided by ${now || "√d_k"}.`)
  }

  button.addEventListener("click", () => open(null))
  button.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== "F2" && !/^[^ ]$/.test(event.key))) return
    event.preventDefault()
    open(event.key === "F2" ? null : event.key)
  })
  input.addEventListener("blur", () => close(true))
  input.addEventListener("keydown", (event) => {
    event.stopPropagation()
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    close(event.key === "Enter")
  })
  machine.updates.push(() => {
    const { divisor } = machine.given
    const sign = machine.views.find(({ place }) => place.node === DIVIDED)?.table.closest(".column")?.querySelector(".sign")
    if (!divisor || !sign) return
    if (!sign.contains(button) && !sign.contains(input)) sign.replaceChildren("÷", button)
    button.textContent = text()
    button.setAttribute("aria-label", `Divided by ${text()}: type another number`)
    button.toggleAttribute("data-typed", divisor.typed.length > 0)
    button.toggleAttribute("data-bad", !!divisor.problem)
    button.title = divisor.problem
  })
}

return { DIVIDED, dividing }
})()

const flow_module = (() => {

const { row } = chain_module
const { element } = picture_module


const FLOW_SVG = "http://www.w3.org/2000/svg"
const FLOW_ROW = 10
const FLOW_WIDEST = 8

const FLOWS = new WeakMap()

function flow(host, given) {
  const isNew = !FLOWS.has(host)
  FLOWS.set(host, given)
  if (isNew) flowAssembled(host)
  flowDrawn(host)
}

const flowPart = (host, kind) => (host.querySelector(`.${kind}`))

const flowOf = (host) => (FLOWS.get(host))

const flowThreshold = (host) => Number((host.querySelector("input")).value)

function flowAssembled(host) {
  const slider = element("input")
  for (const [name, value] of Object.entries({ type: "range", min: "0", max: "1", step: "0.01", value: "0.1" })) {
    slider.setAttribute(name, value)
  }
  const [left, right] = ["flow-left", "flow-right"].map((kind) => element("div", kind))
  left.setAttribute("role", "group")
  left.setAttribute("aria-label", "Words that attend")
  right.setAttribute("role", "group")
  right.setAttribute("aria-label", "Words attended to")
  const lines = document.createElementNS(FLOW_SVG, "svg")
  lines.setAttribute("class", "flow-lines")
  lines.setAttribute("preserveAspectRatio", "none")
  lines.setAttribute("aria-hidden", "true")
  const label = element("label", "flow-threshold", "Show ", element("output"), slider)
  const face = element("div", "flow-face", left)
  face.append(lines, right, element("div", "flow-weights"))
  host.append(label, face)
  slider.addEventListener("input", () => flowDrawn(host))
  face.addEventListener("click", (event) => {
    const word = flowWord(event)
    const side = event.target instanceof Element ? event.target.closest(".flow-left, .flow-right") : null
    if (word !== null) flowAsked(host, side, word === flowOf(host).focus ? null : word)
  })
  face.addEventListener("keydown", (event) => flowKey(host, event))
}

const isAcross = (M) => M.rows.join("\n") !== M.columns.join("\n")

function flowWord(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null
  return button ? Number(button.dataset.word) : null
}

function flowAsked(host, side, word) {
  const M = flowOf(host).chain.get("weights")
  if (M && side?.classList.contains("flow-right") && isAcross(M)) return
  flowOf(host).onFocus(word)
}

function flowKey(host, event) {
  const word = flowWord(event)
  const side = (event.target).parentElement
  if (word === null || !side) return
  if (event.key === "Escape") return flowOf(host).onFocus(null)
  const across = { ArrowLeft: "flow-left", ArrowRight: "flow-right" }[event.key]
  const to = { ArrowUp: word - 1, ArrowDown: word + 1, Home: 0, End: side.childElementCount - 1 }[event.key] ?? word
  const next = (across ? flowPart(host, across) : side).children[to]
  if (!(next instanceof HTMLElement) || (!across && to === word)) return
  event.preventDefault()
  next.focus()
  flowAsked(host, next.parentElement, to)
}

function flowDrawn(host) {
  const { chain, focus } = flowOf(host)
  const M = chain.get("weights")
  if (!M) return
  const least = flowThreshold(host)
  const text = `weights of ${least.toFixed(2)} or more`
  flowPart(host, "flow-threshold").querySelector("output")?.replaceChildren(text)
  host.querySelector("input")?.setAttribute("aria-valuetext", text)
  const isDrawn = (value) => value > 0 && value >= least
  const figureOf = (value) => (Number.isNaN(value) ? "?" : value.toFixed(M.decimals))
  flowButtons(flowPart(host, "flow-left"), M.rows, focus, (i) => {
    const told = row(M, i).flatMap((value, j) =>
      isDrawn(value) || Number.isNaN(value) ? `${M.columns[j]} ${figureOf(value)}` : [])
    return `attends to ${told.join(", ") || "no word with such a weight"}`
  })
  flowButtons(flowPart(host, "flow-right"), M.columns, isAcross(M) ? null : focus, (j) => {
    const told = M.rows.flatMap((word, i) => (isDrawn(row(M, i)[j]) ? `${word} ${figureOf(row(M, i)[j])}` : []))
    return `attended to by ${told.join(", ") || "no word with such a weight"}`
  })
  const numbers = focus === null ? M.columns.map(() => "") : row(M, focus).map(figureOf)
  flowPart(host, "flow-weights").replaceChildren(...numbers.map((number) => element("span", "", number)))
  const svg = (host.querySelector("svg"))
  svg.setAttribute("viewBox", `0 0 100 ${FLOW_ROW * Math.max(M.rows.length, M.columns.length)}`)
  svg.replaceChildren(...M.rows.flatMap((_, i) =>
    row(M, i).flatMap((value, j) => (isDrawn(value) ? flowLine(i, j, value, focus) : []))))
}

function flowLine(i, j, weight, focus) {
  const line = document.createElementNS(FLOW_SVG, "line")
  const share = Math.min(1, weight)
  const shade = (0.2 + 0.8 * share) * (focus === null || focus === i ? 1 : 0.25)
  const drawn = {
    x1: 0, y1: (i + 0.5) * FLOW_ROW, x2: 100, y2: (j + 0.5) * FLOW_ROW, "stroke-width": 1 + FLOW_WIDEST * share,
    "stroke-opacity": shade, "data-cell": `${i},${j}`, "vector-effect": "non-scaling-stroke",
  }
  for (const [name, value] of Object.entries(drawn)) line.setAttribute(name, `${value}`)
  return line
}

function flowButtons(side, words, focus, told) {
  while (side.childElementCount > words.length) side.lastElementChild?.remove()
  words.forEach((word, i) => {
    if (!side.children[i]) side.append(element("button"))
    const button = (side.children[i])
    button.type = "button"
    button.dataset.word = `${i}`
    button.textContent = word
    button.tabIndex = i === (focus ?? 0) ? 0 : -1
    button.setAttribute("aria-pressed", `${i === focus}`)
    button.setAttribute("aria-label", `${word}, ${told(i)}`)
  })
}

return { flow }
})()

const legend_module = (() => {

const { exactly } = figures_module
const { element, isWhole } = picture_module

const SPREADS = ([["matrix", "by matrix"], ["row", "by row"], ["all", "one scale for all"]])

const DIGITS = 3

const DEPTHS = ([["99", "all the way to X"], ["1", "one step"]])

function legend(machine) {
  const chooser = element("select", "spread", ...SPREADS.map(([value, text]) => option(value, text)))
  const bars = element("span", "bars")
  const depth = element("select", "depth", ...DEPTHS.map(([value, text]) => option(value, text)))
  depth.addEventListener("change", () => {
    machine.depth = Number(depth.value)
    machine.redraw()
  })
  const labels = [element("label", "", "Traced back ", depth), element("label", "", "Colours ", chooser)]
  const line = element("div", "legend", ...labels, bars)
  machine.beneath.append(line)
  let first = true
  chooser.addEventListener("change", () => {
    machine.spread = (chooser.value)
    machine.redraw()
  })
  machine.followers.push(() => bars.replaceChildren(...scaleBars(machine)))
  machine.updates.push(() => {
    if (first) chooser.value = machine.spread = machine.given.spread
    first = false
    line.hidden = !isWhole(machine.given)
  })
}

function option(value, text) {
  const made = element("option", "", text)
  made.value = value
  return made
}

function scaleBars({ views, chain, spread, subject }) {
  const M = subject && chain.get(subject.node)
  const own = views.find(({ place, scale }) => scale && place.node === M?.name)?.scale
  if (spread !== "all" && M && own) {
    return [scaleBar(spread === "row" ? `${M.title}, row ${M.rows[subject.row]}` : M.title, own[subject.row])]
  }
  const kinds = [true, false].map((isShare) => views.find(({ place, scale }) => scale && !!chain.get(place.node)?.share === isShare)?.scale?.[0])
  return kinds.flatMap((scale, m) => (scale ? [scaleBar(m ? "other numbers" : "weights", scale)] : []))
}

function scaleBar(name, [low, high]) {
  const end = (value) => exactly(Number(value.toPrecision(DIGITS)))
  return element("span", "scale", `${name}: ${end(low)}`, element("i", low < 0 ? "bar both" : "bar"), end(high))
}

return { legend }
})()

const travelling_module = (() => {

const { operands } = chain_module
const { element } = picture_module

const STAGGER = 0.12

const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches

function travel(machine, node, i, duration) {
  const target = machine.views.find((view) => view.place.node === node && !view.place.turned)
  const line = target?.cells[i] ?? []
  const layer = element("div", "travel")
  layer.setAttribute("aria-hidden", "true")
  machine.stage.append(layer)
  const origin = layer.getBoundingClientRect()
  const each = duration / (line.length + 1)
  for (const cell of line) cell.classList.add("coming")
  const landed = line.map((cell, j) => {
    const flights = meeting(machine, node, i, j, cell).map((from, m) => fly(layer, origin, from, cell, j * each + m * each * STAGGER, each))
    return Promise.allSettled(flights).then(() => cell.classList.remove("coming"))
  })
  const end = () => {
    for (const animation of layer.getAnimations({ subtree: true })) animation.cancel()
    layer.remove()
    for (const cell of line) cell.classList.remove("coming")
  }
  Promise.allSettled(landed).then(end)
  return end
}

function meeting(machine, node, i, j, goal) {
  const sides = operands(machine.chain, node, i, j).map((operand) => {
    const views = machine.views.filter((view) => view.place.node === operand.node)
    const here = views.find((view) => view.table.closest(".column") === goal.closest(".column")) ??
      views.find((view) => view.table.closest(".station") === goal.closest(".station")) ?? views[0]
    if (!here) return []
    const rows = operand.row === null ? here.cells : [here.cells[operand.row] ?? []]
    return rows.flatMap((cells) => (operand.column === null ? cells : [cells[operand.column]]))
  })
  return (sides[0] ?? []).flatMap((cell, m) => [cell, sides[1]?.[m]]).filter((cell) => cell instanceof HTMLElement)
}

function fly(layer, origin, from, to, delay, duration) {
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const copy = element("span", "flying", from.textContent ?? "")
  copy.style.cssText = `left: ${start.left - origin.left}px; top: ${start.top - origin.top}px; width: ${start.width}px; height: ${start.height}px`
  layer.append(copy)
  const there = `translate(${goal.left - start.left}px, ${goal.top - start.top}px)`
  const frames = [{ opacity: 0, transform: "none" }, { opacity: 1, transform: "none", offset: 0.15 }, { opacity: 1, transform: there, offset: 0.85 }, { opacity: 0, transform: there }]
  return copy.animate(frames, { delay, duration, fill: "both", easing: "ease-in-out" }).finished
}

return { mayMove, travel }
})()

const working_module = (() => {

const { operands, workings } = chain_module
const { bracketed, exactly } = figures_module
const { element, symbol } = picture_module

const LEADS = {
  product: "Multiplied pair by pair, and added:",
  quotient: "Divided:",
  difference: "Subtracted:",
  shares: "Its share of the row’s sum:",
  copy: "As it is:",
}

const nameOf = (M, i, j) => `${M.title}: ${named("row", M.rows[i])}, ${named("column", M.columns[j])}`

const named = (line, label) => (/^\d+$/.test(label) ? `${line} ${label}` : label)

const quoted = (label) => (/^\d+$/.test(label) ? label : `“${label}”`)

function explained(chain, { node, row, column }) {
  const M = chain.get(node)
  if (!M) return element("div")
  const value = M.values[row][column]
  const shown = element("div", "explained", element("p", "what", nameOf(M, row, column)), element("p", "value", value === null ? "? (covered)" : exactly(value)))
  shown.append(element("p", "lead", ...symbol(lead(chain, M, row, column))))
  const pieces = workings(chain, node, row, column)
  const isCovered = value === null || pieces.some(({ terms }) => terms.some((term) => term.factors.some(Number.isNaN)))
  if (isCovered) shown.append(element("p", "covered", "The arithmetic is covered too: it would show an answer."))
  else shown.append(element("div", "pieces", ...pieces.map((one, m) => (m ? folded(one) : piece(one)))))
  return shown
}

function lead(chain, M, i, j) {
  const [first, second] = operands(chain, M.name, i, j)
  const left = first && chain.get(first.node)
  const right = second && chain.get(second.node)
  switch (M.step.kind) {
    case "given":
      return M.note || (M.formula === M.symbol ? `${M.symbol} is given: nothing comes before it.` : `Computed earlier: ${M.formula}.`)
    case "product": {
      const line = M.step.turned ? `row ${quoted(right?.rows[j] ?? "")}` : `column ${j + 1}`
      return `Row ${quoted(M.rows[i])} of ${left?.symbol} meets ${line} of ${right?.symbol}.`
    }
    case "quotient":
      return `The score, divided by ${M.step.divisorText}.`
    case "softmax":
      return `The softmax of row ${quoted(M.rows[i])}: each exponential is divided by the sum of the row’s exponentials.`
    case "shares":
      return `Row ${quoted(M.rows[i])}, divided by its sum.`
    case "mask":
      return j > i ? `${quoted(M.columns[j])} comes later than ${quoted(M.rows[i])}, so it is hidden.` : "Not hidden: the score stays as it was."
    case "difference":
      return `${left?.title} minus ${right?.title}.`
    case "sum":
      return `${left?.title} plus ${right?.title}.`
    case "times":
      return `${left?.title} times ${right?.title}, cell by cell.`
    default:
      return `The same number as in ${left?.symbol}.`
  }
}

const STABLE = "As computers do it"

let isUnfolded = false

function folded(working) {
  const made = element("details", "folded", element("summary", "", STABLE))
  const unfold = () => {
    if (made.open && made.childElementCount === 1) made.append(piece(working))
  }
  made.open = isUnfolded
  unfold()
  made.addEventListener("toggle", () => {
    isUnfolded = made.open
    unfold()
  })
  return made
}

function piece(working) {
  const { kind, terms, total, result, at, shift } = working
  if (kind === "quotient") return line(factor("left", exactly(terms[0].factors[0])), " ÷ ", exactly(terms[0].factors[1]), " = ", bold(result))
  if (kind === "difference") return line(factor("left", exactly(terms[0].factors[0])), ` ${MINUS_SIGN} `, factor("right", bracketed(terms[0].factors[1])), " = ", bold(result))
  if (kind === "sum") return line(factor("left", exactly(terms[0].factors[0])), " + ", factor("right", bracketed(terms[0].factors[1])), " = ", bold(result))
  if (kind === "times") return line(factor("left", exactly(terms[0].factors[0])), " · ", factor("right", bracketed(terms[0].factors[1])), " = ", bold(result))
  if (kind === "copy") return line(bold(result))
  const made = element("table", "terms")
  const caption = kind === "softmax" ? (shift ? "The largest score is subtracted first:" : "As the formula says:") : LEADS[kind] ?? ""
  made.append(element("caption", "", caption))
  terms.forEach((term, m) => {
    const row = element("tr", m === at ? "at" : "", element("th", "", term.name), element("td", "", ...formula(working, term)), element("td", "", exactly(term.value)))
    made.append(row)
  })
  made.append(element("tr", "sum", element("th", "", "sum"), element("td"), element("td", "", at === undefined ? bold(total) : exactly(total))))
  const stack = element("div", "piece", made)
  if (at !== undefined) stack.append(line(exactly(terms[at].value), " ÷ ", exactly(total), " = ", bold(result)))
  return stack
}

const MINUS_SIGN = "\u2212"

function formula({ kind, shift }, term) {
  if (kind === "product") return [factor("left", exactly(term.factors[0])), " · ", factor("right", bracketed(term.factors[1]))]
  if (kind !== "softmax") return [factor("left", exactly(term.factors[0]))]
  const power = sixDecimals(term.factors[0]) + (shift ? ` ${MINUS_SIGN} ${shift < 0 ? `(${sixDecimals(shift)})` : sixDecimals(shift)}` : "")
  return ["e", element("sup", "left", power)]
}

const sixDecimals = (value) => (Number.isFinite(value) ? exactlyFixed(value) : exactly(value))

const exactlyFixed = (value) => String(Number(value.toFixed(6))).replace("-", MINUS_SIGN)

const factor = (side, text) => element("span", side, text)

const bold = (value) => element("b", "", exactly(value))

const line = (...content) => element("p", "line", ...content)

return { nameOf, explained, lead }
})()

const zooming_module = (() => {

const { element, hasSymbol, symbol, windowOn } = picture_module
const { MOST_LINES } = strip_module

function zooming(machine) {
  const host = element("section", "window")
  host.hidden = true
  machine.beneath.append(host)
    let view = null
  let form = ""

  function close() {
    machine.views = machine.views.filter((one) => one !== view)
    view = null
    host.hidden = true
    host.replaceChildren()
  }

    function open(node) {
    close()
    const M = machine.chain.get(node)
    if (!M) return
    const [rows, columns] = around(M, machine.pinned?.node === node ? machine.pinned : largest(M))
    view = windowOn(M, rows, columns)
    const title = `rows ${rows[0] + 1} to ${rows[rows.length - 1] + 1}, columns ${columns[0] + 1} to ${columns[columns.length - 1] + 1}`
    const shut = button("Close")
    shut.addEventListener("click", close)
    host.append(element("p", "", element("b", "", M.title), ...(hasSymbol(M) ? [" ", ...symbol(M.symbol)] : []), `, ${title} `, shut), view.table)
    host.hidden = false
    machine.views.push(view)
    machine.redraw()
  }

  machine.stage.addEventListener("click", (event) => {
    const one = event.target instanceof HTMLElement ? event.target.closest(".zoom") : null
    if (one instanceof HTMLElement) open(one.dataset.zoom ?? "")
  })
  machine.updates.push(() => {
    const now = machine.given.chain.map((M) => `${M.name} ${M.rows.length} ${M.columns.length}`).join()
    if (now !== form && view) close()
    form = now
    for (const { place, table, strip } of machine.views) {
      const caption = table.parentElement?.querySelector("figcaption")
      if (!caption || !strip || caption.querySelector(".zoom")) continue
      const one = button("Zoom")
      one.classList.add("zoom")
      one.dataset.zoom = place.node
      one.setAttribute("aria-label", `Zoom into ${machine.chain.get(place.node)?.title}`)
      caption.append(one)
    }
  })
}

function largest(M) {
  const all = M.values.flatMap((line, row) => line.map((value, column) => ({ row, column, value: value ?? -Infinity })))
  return all.reduce((best, one) => (one.value > best.value ? one : best))
}

function around(M, { row, column }) {
  const range = (at, length) => {
    const many = Math.min(MOST_LINES, length)
    const from = Math.max(0, Math.min(at - Math.floor(many / 2), length - many))
    return Array.from({ length: many }, (_, m) => from + m)
  }
  return [range(row, M.rows.length), range(column, M.columns.length)]
}

function button(label) {
  const made = element("button", "button", label)
  made.type = "button"
  return made
}

return { zooming }
})()

const geometry_module = (() => {

const { BARRED, barTables } = bars_module
const { changed, row } = chain_module
const { dragging } = dragging_module
const { element } = picture_module
const { drawPlane, extentOf, plane, unitOf } = plane_module




const GEOMETRIES = new WeakMap()

function hasArrows(chain) {
  const { step } = chain.get("scores") ?? { step: null }
  const names = [...chain.keys()]
  return chain.has("weights") && step?.kind === "product" && !!step.turned && step.reads.every((name) => chain.has(name)) &&
    names.slice(names.indexOf("scores")).every((name) => chain.get(name)?.step.kind !== "given")
}

function geometry(host, given) {
  const known = GEOMETRIES.get(host)
  const content = JSON.stringify(arrowMatrices(given.chain).map(({ rows, columns, values }) => [rows, columns, values]))
  const state = known ?? { given, content: "", chosen: [0, 1], extent: 1, byHand: new Map(), chain: given.chain }
  state.given = given
  if (state.content !== content) {
    state.content = content
    state.byHand = new Map()
    if (Math.max(...state.chosen) >= arrowMatrices(given.chain)[0].columns.length) state.chosen = [0, 1]
    rescaled(state)
  }
  if (!known) {
    GEOMETRIES.set(host, state)
    geometryAssembled(host)
  }
  geometryDrawn(host)
}

const geometryOf = (host) => (GEOMETRIES.get(host))

const arrowMatrices = (chain) =>
  [...new Set(chain.get("scores")?.step.reads)].map((name) => (chain.get(name)))

const geometryPart = (host, kind) => (host.querySelector(`.${kind}`))

function geometryAssembled(host) {
  const choosers = ["across", "up"].map((kind) => element("label", `axis-${kind}`, kind === "up" ? "Up: dimension " : "Across: dimension ", element("select")))
  const back = element("button", "button back", "Back to the numbers of the sentence")
  back.type = "button"
  const svg = plane()
  svg.setAttribute("aria-label", "Queries and keys as arrows. Drag a tip, or move it with the arrow keys.")
  const query = element("label", "query-chosen", "Query of ", element("select"))
  const side = element("div", "geometry-side", query, element("div", "geometry-bars"))
  const legend = element("p", "geometry-legend")
  const open = element("div", "geometry-open", element("div", "geometry-controls", ...choosers, back), element("p", "geometry-said"),
    element("div", "geometry-face", element("div", "geometry-plane", svg, legend), side))
  host.append(element("p", "geometry-covered", "The arrows are covered: they would show answers to the homework."), open)

  choosers.forEach((chooser, m) => chooser.addEventListener("change", (event) => {
    const state = geometryOf(host)
    const to = Number((event.target).value)
    if (state.chosen[1 - m] === to) state.chosen.reverse()
    else state.chosen[m] = to
    rescaled(state)
    geometryDrawn(host)
  }))
  query.addEventListener("change", (event) => geometryOf(host).given.onFocus(Number((event.target).value)))
  back.addEventListener("click", () => {
    const state = geometryOf(host)
    state.byHand = new Map()
    rescaled(state)
    geometryDrawn(host)
  })
  const state = geometryOf(host)
  dragging(svg, { tips: () => arrowsNow(state), extent: () => state.extent, moveTo: (at, to) => moveTo(host, at, to) })
}

function rescaled(state) {
  state.chain = state.byHand.size ? changed(state.given.chain, state.byHand) : state.given.chain
  state.extent = extentOf(arrowsNow(state).flatMap(({ x, y }) => [x, y]))
}

function arrowsNow(state) {
  const all = arrowMatrices(state.chain)
  const one = all.length === 1 ? "query and key" : ""
  return all.flatMap((M, m) => M.rows.map((word, i) => {
    const line = row(M, i)
    const kind = (m ? "key" : "query")
    const [x, y] = state.chosen.map((d) => line[d] ?? 0)
    return { kind, word, name: `${one || kind} of ${word}`, x, y, inFocus: !m && i === (state.given.focus ?? 0), M, i }
  }))
}

function moveTo(host, at, to) {
  const state = geometryOf(host)
  const { M, i, kind } = arrowsNow(state)[at]
  const { extent } = state
  const unit = unitOf(extent) / 100
  const line = [...M.values[i]]
  state.chosen.forEach((d, m) => {
    const value = Math.max(-extent, Math.min(to[m], extent))
    if (d < line.length && to[m] !== line[d]) line[d] = Number((Math.round(value / unit) * unit).toPrecision(6))
  })
  state.byHand.set(M.name, { values: M.values.map((other, m) => (m === i ? line : other)), step: { kind: "given", reads: [] } })
  const { focus, onFocus } = state.given
  if (kind === "query" && arrowMatrices(state.given.chain).length > 1 && focus !== i) onFocus(i)
  geometryDrawn(host)
}

function geometryDrawn(host) {
  const state = geometryOf(host)
  const { chain } = state.given
  state.chain = state.byHand.size ? changed(chain, state.byHand) : chain
  const shown = Object.keys(BARRED).flatMap((name) => chain.get(name) ?? [])
  const isCovered = [...arrowMatrices(chain), ...shown].some((M) => M.values.flat().includes(null))
  geometryPart(host, "geometry-covered").toggleAttribute("hidden", !isCovered)
  geometryPart(host, "geometry-open").toggleAttribute("hidden", isCovered)
  if (isCovered) {
    geometryPart(host, "arrows").replaceChildren()
    geometryPart(host, "geometry-bars").replaceChildren()
    return
  }
  const { columns, rows } = arrowMatrices(chain)[0]
  ;["axis-across", "axis-up"].forEach((kind, m) => {
    const label = (geometryPart(host, kind))
    label.hidden = columns.length <= 2
    offered(label, columns, state.chosen[m])
  })
  offered(geometryPart(host, "query-chosen"), rows, state.given.focus ?? 0)
  geometryPart(host, "back").setAttribute("aria-disabled", String(!state.byHand.size))
  geometryPart(host, "geometry-said").textContent = said(state, columns.length)
  const [across, up] = state.chosen.map((d) => (columns[d] ? `dimension ${columns[d]}` : ""))
  drawPlane(geometryPart(host, "plane"), { extent: state.extent, across, up }, arrowsNow(state))
  const one = arrowMatrices(chain).length === 1
  geometryPart(host, "geometry-legend").textContent = one ? "Drag a tip, or move it with the arrow keys." :
    "Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys."
  geometryPart(host, "geometry-bars").replaceChildren(...barTables(state.chain, chain, state.given.focus ?? 0))
}

function said({ given: { chain }, byHand }, d) {
  const [M, other] = arrowMatrices(chain)
  const size = other ? "d_k" : "d_model"
  const isValue = chain.get("context")?.step.reads[1] === M.name
  const many = d > 2 ? `These are two of ${size} = ${d} dimensions. A score uses all of them.` :
    d === 2 ? `${size} = 2: the arrows show everything.` : `${size} = 1: the arrows lie on one line.`
  const together = other ? "" : ` Without learning, one arrow is a word’s ${isValue ? "query, key and value" : "query and key"}: they move together.`
  return many + together + (byHand.size ? " You have moved an arrow: these numbers are your own, and are used only here." : "")
}

function offered(label, names, chosen) {
  const select = (label.querySelector("select"))
  if ([...select.options].map((option) => option.text).join("\n") !== names.join("\n")) {
    select.replaceChildren(...names.map((name, i) => {
      const option = element("option", "", name)
      option.value = String(i)
      return option
    }))
  }
  select.value = String(chosen)
}

return { hasArrows, geometry }
})()

const dialling_module = (() => {

const { changed } = chain_module
const { DIVIDED } = dividing_module
const { element } = picture_module



const LEAST_DIVISOR = 1

function dialling(machine) {
  const slider = element("input")
  slider.type = "range"
  slider.setAttribute("aria-label", "Divide the scores by")
  const value = element("output")
  const one = element("button", "", "÷ 1: as they are")
  const back = element("button", "", "Back to √d_k")
  one.type = back.type = "button"
  const bar = element("div", "dial ends", element("span", "", "Divide the scores by "), slider, value, one, back)
  machine.controls.prepend(bar)
    let python = machine.chain
  let mirrored = machine.chain
  let divisor = NaN
  let isDragged = false

  const follow = () => {
    mirrored = python
    if (machine.given.dial && divisor !== machine.given.dial.value) mirrored = divided(python, machine.given.dial, divisor)
    machine.chain = mirrored
  }
  const drag = (to) => {
    divisor = to
    isDragged = true
    follow()
    machine.redraw()
  }
  const release = (at) => {
    drag(at)
    isDragged = false
    machine.send("divisor", at)
  }
  slider.addEventListener("input", () => drag(Number(slider.value)))
  slider.addEventListener("change", () => release(Number(slider.value)))
  one.addEventListener("click", () => release(LEAST_DIVISOR))
  back.addEventListener("click", () => release(machine.given.dial?.usual ?? LEAST_DIVISOR))
  machine.updates.push(() => {
    const { dial } = machine.given
    bar.hidden = !dial
    if (!dial) return
    if (machine.chain !== mirrored) {
      python = mirrored = machine.chain
      if (isDragged) return drag(divisor) // Python has answered an earlier question
      divisor = dial.value
    }
    Object.assign(slider, { min: String(LEAST_DIVISOR), max: String(dial.most), step: "0.01", value: String(divisor) })
    const text = divisorText(divisor, dial)
    value.textContent = text
    slider.setAttribute("aria-valuetext", text)
    back.disabled = divisor === dial.usual
    one.disabled = divisor === LEAST_DIVISOR
  })
}

function divisorText(divisor, dial) {
  const figure = String(Number(divisor.toFixed(4)))
  return divisor === dial.usual ? `√d_k = ${figure}` : figure
}

function divided(chain, dial, divisor) {
  const names = [...chain.keys()]
  const before = new Set(names.slice(0, names.indexOf(DIVIDED)))
  const step = { kind: ("quotient"), reads: ["scores"], divisor, divisorText: divisorText(divisor, dial) }
    const given = new Map([...chain].map(([name, M]) => [name, before.has(name) ? { ...M, step: { kind: "given", reads: [] } } : M]))
  const after = new Map([...changed(given, new Map([[DIVIDED, { step }]]))].map(([name, M]) => [name, before.has(name) ? chain.get(name) ?? M : M]))
  if (dial.covered.some(([least, most]) => divisor >= least && divisor <= most)) {
    for (const name of dial.answers) {
      const answers = after.get(name)
      if (answers) answers.values = answers.values.map((line) => line.map(() => null))
    }
  }
  return after
}

return { dialling }
})()

const stepping_module = (() => {

const { element, formOfPicture, isWhole, symbol } = picture_module
const { mayMove, travel } = travelling_module

const SPEEDS = ({ slowly: 4500, steadily: 2600, quickly: 1200 })

const INVITATION = "Play it, or move the slider: the picture is built step by step."

function stepping(machine) {
  const play = element("button", "button", "▶ Play")
  play.type = "button"
  const slider = element("input", "steps")
  slider.type = "range"
  slider.min = "0"
  slider.setAttribute("aria-label", "Step")
  const speed = element("select", "speed", ...Object.keys(SPEEDS).map((name) => element("option", "", name)))
  speed.value = "steadily"
  speed.setAttribute("aria-label", "Speed")
  const sentences = element("div", "sentences")
  const bar = element("div", "stepping", play, slider, speed)
  machine.controls.append(bar)
  machine.controls.after(sentences)
  let timer = 0
  let end = () => {}
  let form = ""
    let isStepped = false
    let seen = null

  const computed = () => machine.given.chain.filter((M) => M.step.kind !== "given")
  const last = () => computed().length
  const at = () => Number(slider.value)
    const current = () => (at() ? computed()[at() - 1] : machine.given.chain[0])
  const title = () => (at() ? current()?.title : "What is given")

  function show() {
    const M = current()
    machine.later = new Set(computed().slice(at()).map(({ name }) => name))
    for (const { place, table } of machine.views) {
      const isLater = machine.later.has(place.node)
      table.toggleAttribute("data-later", isLater)
      table.toggleAttribute("data-current", isStepped && place.node === M?.name)
      table.ariaHidden = isLater ? "true" : null
      const whole = table.closest("figure") ?? table
      if (whole instanceof HTMLElement) whole.inert = isLater
    }
    slider.setAttribute("aria-valuetext", `${title()}: ${M?.sentence ?? ""}`)
    ;[...sentences.children].forEach((one, m) => { one.classList.toggle("now", m === (isStepped ? at() + 1 : 0)) })
    machine.opening = isStepped && M ? { node: M.name, row: chosenRow(M), column: 0 } : machine.given.opening
  }

    function takeOver() {
    if (machine.given === seen) return
    seen = machine.given
    end()
    if (form === formOfPicture(seen)) return
    form = formOfPicture(seen)
    stop()
    isStepped = false
    machine.passed = null
    slider.max = String(last()) // before the value, which it would cut
    slider.value = slider.max
    const texts = [INVITATION, seen.chain[0]?.sentence ?? "", ...computed().map((M) => M.sentence)]
    sentences.replaceChildren(...texts.map((text) => element("p", "sentence", ...symbol(text))))
  }

  function stop() {
    end()
    clearTimeout(timer)
    timer = 0
    play.textContent = "▶ Play"
  }

    function go(step) {
    slider.value = String(step)
    isStepped = true
    machine.passed = machine.pinned
    machine.redraw()
  }

  function next() {
    if (at() >= last()) return stop()
    end()
    go(at() + 1)
    const M = current()
    machine.say(`${M.title}: ${M.sentence}`)
    inSight(M.name)
    if (mayMove()) end = travel(machine, M.name, chosenRow(M), SPEEDS[speed.value])
    timer = window.setTimeout(next, SPEEDS[speed.value])
  }

    function inSight(node) {
    if (!machine.stage.closest(".stacked")) return
    machine.views.find(({ place }) => place.node === node && !place.turned)?.table.scrollIntoView({ block: "center" })
  }

    function chosenRow(M) {
    const cell = machine.pinned ?? machine.given.opening
    const lines = cell && machine.chain.get(cell.node)?.rows
    return cell && lines?.length === M.rows.length && lines.length === machine.given.words.length ? cell.row : 0
  }

  play.addEventListener("click", () => {
    if (timer) return stop()
    play.textContent = "❚❚ Pause"
    go(at() >= last() ? 0 : at())
    timer = window.setTimeout(next, SPEEDS[speed.value] / 3)
  })
  slider.addEventListener("input", () => {
    stop()
    go(at())
  })
  machine.updates.push(() => {
    bar.hidden = sentences.hidden = !isWhole(machine.given)
    takeOver()
    show()
  })
}

return { stepping }
})()

const comparing_module = (() => {

const { blended, distances } = blending_module
const { bracketed, exactly } = figures_module
const { element } = picture_module
const { explained, nameOf } = working_module



const BLEND_STEPS = 100
const LEAST_MARK = 0.35

const chainShown = ({ chain, other, blend }) => blended(chain, other, blend)

const nearerChain = ({ chain, other, blend }) => (other && blend > 0.5 ? other : chain)

function comparing(machine) {
  const slider = element("input")
  Object.assign(slider, { type: "range", min: "0", max: String(BLEND_STEPS), step: "1" })
  const ends = [0, 1].map((share) => {
    const button = element("button", "end")
    button.type = "button"
    button.addEventListener("click", () => blendTo(machine, share))
    return button
  })
  const said = element("p", "said")
  const bar = element("div", "comparing", element("div", "ends", ends[0], slider, ends[1]), said)
  machine.controls.append(bar)
  slider.addEventListener("input", () => blendTo(machine, Number(slider.value) / BLEND_STEPS))
  machine.updates.push(() => {
    const names = machine.given.comparison
    const many = markDifferences(machine)
    bar.hidden = !names
    if (!names) return
    slider.hidden = !!machine.given.dial
    ends.forEach((button, m) => {
      button.hidden = slider.hidden
      button.textContent = names[m]
      button.setAttribute("aria-pressed", String(machine.blend === m))
    })
    slider.value = String(Math.round(machine.blend * BLEND_STEPS))
    slider.setAttribute("aria-label", `From ${names[0]} to ${names[1]}`)
    slider.setAttribute("aria-valuetext", positionInWords(names, machine.blend))
    said.textContent = slider.hidden ? `${markedInWords(many)} between “${names[0]}” and “${names[1]}”.` : `${positionInWords(names, machine.blend)}. ${markedInWords(many)}.`
  })
}

function blendTo(machine, share) {
  machine.blend = share
  machine.redraw()
}

function positionInWords(names, share) {
  if (share === 0 || share === 1) return `Shown: ${names[share]}`
  return `${share === 0.5 ? "Halfway" : `${Math.round(share * 100)} % of the way`}: the numbers are a mix, not a result`
}

function markedInWords(many) {
  if (!many) return "No number shown differs"
  return many === 1 ? "The marked number differs" : `The ${many} marked numbers differ`
}

function markDifferences({ views, chain, other, digits }) {
    const counts = new Map()
  for (const { place, cells } of views) {
    const M = chain.get(place.node)
    const second = M?.other && other?.get(place.node)
    const apart = M && second ? distances(M, second, digits) : null
    cells.forEach((line, i) => line.forEach((cell, j) => {
      const distance = apart?.[i]?.[j]
      cell.toggleAttribute("data-differs", !!distance)
      if (distance) cell.style.setProperty("--differs", (LEAST_MARK + (1 - LEAST_MARK) * distance).toFixed(2))
    }))
    if (apart) counts.set(place.node, apart.flat().filter(Boolean).length)
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function twoNumbers({ chain, other, given }, { node, row, column }) {
  const M = chain.get(node)
  const second = M?.other && other?.get(node)
  if (!M || !second || !given.comparison) return null
  const [a, b] = [M.values[row][column], second.values[row][column]]
  return { names: given.comparison, a, b, isSame: a === b }
}

const aloud = (value) => (value === null ? "covered" : exactly(value))

function spoken(machine, cell) {
  const M = machine.chain.get(cell.node)
  if (!M) return ""
  const two = twoNumbers(machine, cell)
  const name = nameOf(M, cell.row, cell.column)
  if (!two || two.a === null) return `${name}: ${aloud(M.values[cell.row][cell.column])}`
  if (two.isSame) return `${name}: ${exactly(two.a)}, the same in both`
  return `${name}: ${two.names[0]} ${exactly(two.a)}, ${two.names[1]} ${exactly(two.b)}`
}

function explanation(machine, cell) {
  const two = twoNumbers(machine, cell)
  if (!two || two.a === null || two.b === null) return explained(nearerChain(machine), cell)
  const { a, b, names, isSame } = two
  const M = machine.chain.get(cell.node)
  const isMix = machine.blend > 0 && machine.blend < 1 && !isSame
  const made = isMix && M ? mixed(nameOf(M, cell.row, cell.column), chainShown(machine).get(cell.node)?.values[cell.row][cell.column] ?? null) : explained(nearerChain(machine), cell)
  made.querySelector(".value")?.after(isSame ? element("p", "sides", "The same in both.") : sides(names, a, b))
  return made
}

function mixed(name, value) {
  const lead = "A mix, not a result. Move the slider to one of its ends to see the arithmetic."
  return element("div", "explained", element("p", "what", name), element("p", "value", exactly(value)), element("p", "lead", lead))
}

function sides(names, a, b) {
  const rows = [[names[0], exactly(a)], [names[1], exactly(b)], ["difference", `${exactly(a)} \u2212 ${bracketed(b)} = ${exactly(a - b)}`]]
  return element("dl", "sides", ...rows.map(([name, text]) => element("div", "", element("dt", "", name), element("dd", "", text))))
}

return { chainShown, nearerChain, comparing, spoken, explanation }
})()

const pointing_module = (() => {

const { explanation, nearerChain, spoken } = comparing_module
const { gridOf, origins } = origins_module
const { SIDES, cellIn, paint } = strip_module


const MOVES = ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })

function cellAt(target) {
  if (target instanceof HTMLCanvasElement) return { node: target.dataset.node ?? "", row: Number(target.dataset.row), column: Number(target.dataset.column) }
  const cell = target instanceof Element ? target.closest("td.cell") : null
  const table = cell?.closest("table")
  if (!(cell instanceof HTMLElement) || !table) return null
  return { node: table.dataset.node ?? "", row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

function pointing(machine) {
  const { stage } = machine
  stage.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !(event.target instanceof HTMLCanvasElement)) point(machine, cellAt(event.target))
  })
  stage.addEventListener("pointermove", (event) => {
    if (!(event.target instanceof HTMLCanvasElement) || event.pointerType === "touch") return
    const cell = cellIn(event.target, event.offsetX, event.offsetY)
    if (!same(cell, machine.pointed)) point(machine, cell)
  })
  stage.addEventListener("pointerleave", () => point(machine, null))
  stage.addEventListener("focusin", (event) => {
    const cell = cellAt(event.target)
    if (cell) point(machine, cell, true)
  })
  stage.addEventListener("focusout", () => point(machine, null))
  stage.addEventListener("click", (event) => {
    const cell = event.target instanceof HTMLCanvasElement ? cellIn(event.target, event.offsetX, event.offsetY) : cellAt(event.target)
    if (cell) pin(machine, same(cell, heldPin(machine)) ? null : cell)
    if (cell && event.target instanceof Element) event.target.scrollIntoView({ block: "nearest", inline: "nearest" })
  })
  stage.addEventListener("keydown", (event) => onKey(machine, event))
  stage.addEventListener("transitionend", (event) => {
    if (event.target instanceof HTMLCanvasElement) repaint(machine)
  })
}

function onKey(machine, event) {
  if (event.target instanceof HTMLCanvasElement) return onStripKey(machine, event, event.target)
  const cell = cellAt(event.target)
  if (event.defaultPrevented || !(event.target instanceof HTMLTableCellElement)) return
  if (event.key === "Escape" && machine.pinned) pin(machine, null)
  else if (cell && event.key === "Enter") pin(machine, same(cell, heldPin(machine)) ? null : cell)
  else if (MOVES[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) move(event.target, MOVES[event.key])
  else if (event.key === "Home" || event.key === "End") move(event.target, [0, event.key === "Home" ? -Infinity : Infinity])
  else return
  event.preventDefault()
}

function onStripKey(machine, event, strip) {
  const cell = cellAt(strip)
  const M = cell && machine.chain.get(cell.node)
  const way = MOVES[event.key]
  if (event.key === "Escape" && machine.pinned) pin(machine, null)
  else if (cell && event.key === "Enter") pin(machine, same(cell, heldPin(machine)) ? null : cell)
  else if (M && cell && way && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const [down, right] = strip.dataset.turned ? [way[1], way[0]] : way
    strip.dataset.row = String(clamp(cell.row + down, M.values.length))
    strip.dataset.column = String(clamp(cell.column + right, M.columns.length))
    point(machine, cellAt(strip), true)
  } else return
  event.preventDefault()
}

function move(from, [down, right]) {
  const line = from.parentElement
  const body = line?.parentElement
  if (!line || !body) return
  const lines = [...body.children]
  const target = lines[clamp(lines.indexOf(line) + down, lines.length)]
  const cells = [...target.querySelectorAll("td.cell")]
  const to = cells[clamp([...line.querySelectorAll("td.cell")].indexOf(from) + right, cells.length)]
  if (!(to instanceof HTMLElement)) return
  for (const cell of body.querySelectorAll("td.cell[tabindex='0']")) cell.setAttribute("tabindex", "-1")
  to.tabIndex = 0
  to.focus()
}

const clamp = (place, length) => Math.max(0, Math.min(place, length - 1))

const same = (a, b) => !!a && !!b && a.node === b.node && a.row === b.row && a.column === b.column

function point(machine, cell, aloud = false) {
  machine.pointed = cell
  show(machine)
  if (aloud && cell) machine.say(spoken(machine, cell))
}

function pin(machine, cell) {
  machine.pinned = cell
  machine.passed = null
  show(machine)
  machine.send("pinned", cell)
}

function show(machine) {
  const { chain, views, working, stage } = machine
  const held = heldPin(machine)
  const cell = [machine.pointed ?? held].find((one) => exists(chain, one)) ?? null
  const subject = cell ?? (exists(chain, machine.opening) ? machine.opening : null)
  machine.subject = subject
  const lit = cell ? origins(nearerChain(machine), cell, machine.depth) : new Map()
  stage.classList.toggle("tracing", lit.size > 0)
  const M = cell && chain.get(cell.node)
  if (M) gridOf(lit, M)[cell.row * M.columns.length + cell.column] = SIDES.indexOf("self")
  const isTracing = stage.classList.contains("tracing")
  for (const view of views) {
    const columns = chain.get(view.place.node)?.columns.length ?? 0
    light(view, columns, lit.get(view.place.node), isTracing)
    mark(view, machine.pinned)
  }
  working.replaceChildren(...(subject ? [explanation(machine, subject)] : []))
  for (const follow of machine.followers) follow()
}

const heldPin = ({ pinned, passed, later }) => (same(pinned, passed) || later.has(pinned?.node ?? "") ? null : pinned)

const exists = (chain, cell) => !!cell && chain.get(cell.node)?.values[cell.row]?.[cell.column] !== undefined

function light(view, columns, lit, isTracing) {
  const { cells, strip, tones } = view
  cells.forEach((line, i) => line.forEach((td, j) => {
    const side = SIDES[lit?.[i * columns + j] ?? 0]
    if ((td.dataset.lit ?? "") === side) return
    if (side) td.dataset.lit = side
    else delete td.dataset.lit
  }))
  if (!strip || !tones) return
  const { painted } = view
  if (painted?.isTracing === isTracing && painted.tones === tones && areAlike(painted.lit, lit)) return
  paint(strip, tones, lit, isTracing)
  view.painted = { lit, isTracing, tones }
}

const areAlike = (a, b) => a === b || (!!a && !!b && a.every((side, index) => side === b[index]))

function mark({ place, table, cells }, pinned) {
  const before = table.querySelector("[aria-selected]")
  const now = pinned?.node === place.node ? cells[pinned.row]?.[pinned.column] : undefined
  if (before !== now) before?.removeAttribute("aria-selected")
  now?.setAttribute("aria-selected", "true")
}

function repaint(machine) {
  for (const view of machine.views) delete view.painted
  show(machine)
}

return { cellAt, pointing, move, point, pin, show }
})()

const editing_module = (() => {

const { changed } = chain_module
const { DIVIDED, dividing } = dividing_module
const { exactly } = figures_module
const { element, fill } = picture_module
const { cellAt, move } = pointing_module
const { block, previewed, tidied } = typed_module




const MOST_STEPS = 200
const MOVES_AFTER = ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })

function editing(machine) {
    const edited = { base: "", texts: {}, past: [], future: [], sent: [] }
  const undone = editButton("Undo", () => undo(machine, edited))
  const redone = editButton("Redo", () => redo(machine, edited))
  const reset = editButton("Reset the numbers", () => enterTexts(machine, edited, emptied(edited.texts)))
  const hidden = element("input")
  hidden.type = "checkbox"
  hidden.addEventListener("change", () => machine.send("hidden", hidden.checked))
  const mask = element("label", "", hidden, "Hide later words")
  machine.controls.append(element("div", "editing", mask, undone, redone, reset))
  const told = element("div", "told")
  told.setAttribute("role", "alert")
  const hint = element("p", "hint")
  machine.beneath.append(told, hint)
    let seen = null
  machine.updates.push(() => {
    const { given } = machine
    if (given !== seen) {
      seen = given
      takeOver(machine, edited)
      mask.hidden = given.hidesLater === null
      hidden.checked = !!given.hidesLater
      const sentences = given.told.join("\n")
      if (told.dataset.sentences !== sentences) {
        told.dataset.sentences = sentences
        told.replaceChildren(...given.told.map((sentence) => element("p", "", sentence)))
      }
    }
    markTyped(machine)
    const names = typedOver(machine)
    hint.hidden = !names.length
    hint.textContent = `Type over any number of ${names.join(", ")}${machine.given.divisor ? ", or the divisor" : ""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. Your changes are kept in this page\u2019s link.`
    undone.hidden = !edited.past.length
    redone.hidden = !edited.future.length
    reset.hidden = !Object.values(edited.texts).some((cells) => cells.length)
  })
  dividing(machine, (text) => enterTexts(machine, edited, { ...edited.texts, divisor: text ? [[0, 0, text]] : [] }))
  machine.typeOver = (at, text, isKept) => isKept ? enterTexts(machine, edited, typedIn(edited.texts, at, text)) : follow(machine, edited, at, text)
  const { stage } = machine
  stage.addEventListener("keydown", (event) => onCellKey(machine, edited, event))
  stage.addEventListener("dblclick", (event) => {
    if (editableAt(machine, event.target)) openField(machine, edited, cellOf(event.target), null)
  })
}

const typedOver = ({ given, views }) =>
  given.chain.filter((M) => M.editable && views.some(({ place, strip }) => place.node === M.name && !strip)).map((M) => M.symbol)

function editButton(text, act) {
  const made = element("button", "", text)
  made.type = "button"
  made.hidden = true
  made.addEventListener("click", act)
  return made
}

const cellOf = (target) => (target instanceof Element ? target.closest("td.cell") : null)

function editableAt(machine, target) {
  const M = machine.chain.get(cellAt(target)?.node ?? "")
  return M?.editable ? M : undefined
}

const emptied = (texts) => Object.fromEntries(Object.keys(texts).map((name) => [name, []]))

function takeOver(machine, edited) {
  const open = machine.given.chain.filter((M) => M.editable)
  const base = JSON.stringify(open.map((M) => [M.name, M.base]))
    const texts = Object.fromEntries(open.map((M) => [M.name, M.typed ?? []]))
  if (machine.given.divisor) texts.divisor = machine.given.divisor.typed
  const place = edited.sent.lastIndexOf(inOrder(texts))
  if (base === edited.base && place >= 0 && place < edited.sent.length - 1) return preview(machine, edited)
  if (base !== edited.base) Object.assign(edited, { base, past: [], future: [] })
  Object.assign(edited, { texts, sent: [] })
}

const inOrder = (texts) => JSON.stringify(Object.keys(texts).map((name) => [name, [...texts[name]].sort(([i, j], [k, m]) => i - k || j - m)]))

const typedIn = (texts, { node, row, column }, text) =>
  ({ ...texts, [node]: [...(texts[node] ?? []).filter(([i, j]) => i !== row || j !== column), [row, column, text]] })

function follow(machine, edited, at, text) {
  machine.chain = machine.python
  preview(machine, { ...edited, texts: typedIn(edited.texts, at, text) })
  machine.redraw()
}

function preview(machine, edited) {
  if (!machine.given.previewed) return
    const changes = new Map(Object.entries(edited.texts).map(([name, cells]) => {
    const values = machine.chain.get(name)?.values.map((line) => [...line]) ?? []
    for (const [i, j, text] of cells) {
      const value = previewed(text)
      if (values[i]?.[j] !== undefined && !Number.isNaN(value) && isWithin(machine.given.goal, value)) values[i][j] = value
    }
    return [name, { values }]
  }))
  const divisor = previewed(edited.texts.divisor?.[0]?.[2] ?? "")
  const step = machine.chain.get(DIVIDED)?.step
  if (step && divisor >= 1 && divisor <= (machine.given.divisor?.most ?? 0)) {
    changes.set(DIVIDED, { step: { ...step, divisor, divisorText: exactly(divisor) } })
  }
  machine.chain = changed(machine.chain, changes)
  fill(machine.views, machine.chain, machine.spread, machine.digits)
}

const isWithin = (goal, value) => !goal || (value >= goal.least && value <= goal.most)

function enterTexts(machine, edited, texts, isNew = true) {
  if (inOrder(texts) === inOrder(edited.texts)) return
  if (isNew) {
    edited.past = [...edited.past, edited.texts].slice(-MOST_STEPS)
    edited.future = []
  }
  if (!edited.sent.length) edited.sent.push(inOrder(edited.texts))
  edited.texts = texts
  edited.sent.push(inOrder(texts))
  preview(machine, edited)
  machine.redraw()
  machine.send("edited", texts)
}

function undo(machine, edited) {
  const before = edited.past.pop()
  if (!before) return
  edited.future.push(edited.texts)
  enterTexts(machine, edited, before, false)
  machine.say("Undone.")
}

function redo(machine, edited) {
  const after = edited.future.pop()
  if (!after) return
  edited.past.push(edited.texts)
  enterTexts(machine, edited, after, false)
  machine.say("Done again.")
}

function putTexts(machine, edited, td, lines) {
  const at = cellAt(td)
  const M = at && machine.chain.get(at.node)
  if (!M) return
  const isTurned = td.closest("table")?.dataset.turned !== undefined
  const cells = new Map((edited.texts[M.name] ?? []).map(([i, j, text]) => [`${i} ${j}`, text]))
  let left = 0
  lines.forEach((line, m) => line.forEach((text, n) => {
    const [i, j] = isTurned ? [at.row + n, at.column + m] : [at.row + m, at.column + n]
    if (i < M.rows.length && j < M.columns.length) cells.set(`${i} ${j}`, text)
    else left++
  }))
  const typed = [...cells].map(([place, text]) => ([...place.split(" ").map(Number), text]))
  enterTexts(machine, edited, { ...edited.texts, [M.name]: typed })
  if (left) machine.say(`${left} of the pasted numbers did not fit into ${M.symbol}.`)
}

function textOf(machine, edited, td) {
  const at = cellAt(td)
  if (!at) return ""
  const typed = edited.texts[at.node]?.find(([i, j]) => i === at.row && j === at.column)
  return typed ? typed[2] : exactly(machine.chain.get(at.node)?.values[at.row][at.column] ?? null)
}

function openField(machine, edited, td, begin) {
  if (td.dataset.held === "open") return
  const before = textOf(machine, edited, td)
  const input = element("input")
  input.value = begin ?? before
  input.maxLength = 200
  input.setAttribute("aria-label", `New number: ${td.closest("table")?.dataset.node}, row ${Number(td.dataset.row) + 1}, column ${Number(td.dataset.column) + 1}`)
  td.dataset.held = "open"
  td.replaceChildren(input)
  const at = cellAt(td)
  input.addEventListener("input", () => at && machine.given.goal && follow(machine, edited, at, tidied(input.value)))
  let isClosed = false
  const close = (isKept, step = null, lines = null) => {
    if (isClosed || !td.isConnected) return
    isClosed = true
    const text = tidied(input.value)
    const hadFocus = !!input.matches(":focus")
    delete td.dataset.held
    td.textContent = ""
    if (hadFocus) td.focus()
    if (lines) putTexts(machine, edited, td, lines)
    else if (isKept && text !== before) putTexts(machine, edited, td, [[text]])
    else if (at && machine.given.goal) follow(machine, edited, at, before)
    machine.redraw()
    if (step) move(td, step)
  }
  for (const kind of ["click", "dblclick", "pointerdown"]) input.addEventListener(kind, (event) => event.stopPropagation())
  input.addEventListener("blur", () => close(true))
  input.addEventListener("keydown", (event) => {
    event.stopPropagation()
    const step = stepAfter(event, begin !== null)
    if (event.key !== "Escape" && !step) return
    event.preventDefault()
    close(event.key !== "Escape", step)
  })
  input.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? ""
    const lines = block(text)
    if (!text.trim() || (begin !== "" && lines.length === 1 && lines[0].length === 1)) return
    event.preventDefault()
    close(true, null, lines)
  })
  input.focus()
  if (begin === null) input.select()
}

function stepAfter({ key, shiftKey }, isReplaced) {
  if (key === "Enter") return [shiftKey ? -1 : 1, 0]
  if (key === "Tab") return [0, shiftKey ? -1 : 1]
  if (key === "ArrowUp" || key === "ArrowDown" || isReplaced) return MOVES_AFTER[key] ?? null
  return null
}

function onCellKey(machine, edited, event) {
  const { target, key, altKey, shiftKey } = event
  if (event.defaultPrevented || !(target instanceof HTMLTableCellElement || target instanceof HTMLButtonElement)) return
  const isCommand = (event.ctrlKey || event.metaKey) && !altKey
  const letter = key.toLowerCase()
  if (isCommand && letter === "z" && !shiftKey) undo(machine, edited)
  else if (isCommand && (letter === "y" || letter === "z")) redo(machine, edited)
  else if (!(target instanceof HTMLTableCellElement) || !editableAt(machine, target)) return
  else if (isCommand && letter === "v") return openField(machine, edited, target, "")
  else if (isCommand || altKey) return
  else if (key === "F2") openField(machine, edited, target, null)
  else if (key === "Backspace" || key === "Delete") openField(machine, edited, target, "")
  else if (key.length === 1 && key !== " ") openField(machine, edited, target, key)
  else return
  event.preventDefault()
}

function markTyped(machine) {
  const { given, chain, views, spread, digits } = machine
  const sent = new Map(given.chain.map((M) => [M.name, M]))
  let isReleased = false
  for (const { place, table, cells } of views) {
    const M = sent.get(place.node)
    table.classList.toggle("editable", !!M?.editable)
    if (table instanceof HTMLTableElement) table.setAttribute("aria-readonly", String(!M?.editable)) // a strip is no grid
    if (!M?.editable) continue
    const problems = new Map((M.problems ?? []).map(([i, j, text]) => [`${i} ${j}`, text]))
    const typed = new Map((M.typed ?? []).map(([i, j, text]) => [`${i} ${j}`, text]))
    cells.forEach((line, i) => line.forEach((td, j) => {
      const problem = problems.get(`${i} ${j}`)
      td.toggleAttribute("data-typed", typed.has(`${i} ${j}`))
      if (problem === undefined) {
        isReleased ||= td.dataset.held === "bad"
        if (td.dataset.held === "bad") delete td.dataset.held
        td.removeAttribute("aria-invalid")
      } else {
        td.setAttribute("aria-invalid", "true")
        if (td.dataset.held === "open") return
        td.dataset.held = "bad"
        td.textContent = typed.get(`${i} ${j}`) ?? ""
        td.title = problem
      }
    }))
  }
  if (isReleased) fill(views, chain, spread, digits)
}

return { editing }
})()

const faces_module = (() => {

const { flow } = flow_module
const { geometry, hasArrows } = geometry_module
const { element, isWhole } = picture_module
const { pin } = pointing_module

const FACES = ["Numbers", "Lines between words", "Arrows"]

function faces(machine) {
  const hosts = [element("div", "flow"), element("div", "geometry")]
  const buttons = FACES.map(button)
  const chooser = element("div", "faces", ...buttons)
  chooser.setAttribute("role", "group")
  chooser.setAttribute("aria-label", "Shown as")
  machine.controls.append(chooser)
  machine.stage.parentElement?.before(...hosts)
  let chosen = 0

  function show() {
    const offered = [true, machine.chain.has("weights"), hasArrows(machine.chain)]
    const face = isWhole(machine.given) && offered[chosen] ? chosen : 0
    chooser.hidden = !isWhole(machine.given) || !offered[1]
    buttons.forEach((one, m) => {
      one.hidden = !offered[m]
      one.setAttribute("aria-pressed", String(m === face))
    })
    hosts.forEach((host, m) => { host.hidden = m + 1 !== face })
    if (machine.stage.parentElement) machine.stage.parentElement.hidden = face > 0
    machine.beneath.hidden = face > 0
    const given = { chain: machine.chain, focus: focus(), onFocus }
    if (face === 1) flow(hosts[0], given)
    if (face === 2) geometry(hosts[1], given)
  }

    const focus = () => {
    const cell = machine.pinned
    return cell && machine.chain.get(cell.node)?.rows.length === machine.given.words.length ? cell.row : null
  }

    function onFocus(word) {
    const weights = machine.chain.get("weights")?.values[word ?? -1]?.map((value) => value ?? -1)
    pin(machine, weights && word !== null ? { node: "weights", row: word, column: weights.indexOf(Math.max(...weights)) } : null)
    show()
  }

  chooser.addEventListener("click", (event) => {
    const at = buttons.findIndex((one) => one === event.target)
    if (at < 0) return
    chosen = at
    show()
  })
  machine.updates.push(show)
}

function button(label) {
  const made = element("button", "button", label)
  made.type = "button"
  return made
}

return { faces }
})()

const filling_module = (() => {

const { cellAt, point } = pointing_module
const { element, fill, symbol } = picture_module
const { lead, nameOf } = working_module



const MARK_WORDS = ({
  correct: "right", wrong: "not right", imprecise: "right so far; more digits are needed", unreadable: "not readable", blank: "still blank",
})
const TO_NEXT = ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] })
const LONGEST_TEXT = 50
const PATIENCE = 4000
const SETTLES = 8000
const MOST_TRIES = 20

function filling(machine) {
  const { stage } = machine
    const sheet = { drafts: new Map(), settling: new Map(), last: 0, timer: 0, tries: 0 }
  const hint = element("p", "cell-hint")
  machine.beneath.append(hint)
  stage.addEventListener("input", ({ target }) => {
    if (isBox(target)) holdText(sheet, target)
  })
  stage.addEventListener("keydown", (event) => {
    if (isBox(event.target) && !event.isComposing) onBoxKey(machine, sheet, event, event.target)
  })
  stage.addEventListener("paste", (event) => {
    if (isBox(event.target)) pasteIntoBoxes(machine, sheet, event, event.target)
  })
  stage.addEventListener("focusout", ({ target }) => {
    if (isBox(target)) commitBoxes(machine, sheet)
  })
  stage.addEventListener("click", (event) => isBox(event.target) && event.stopPropagation(), true)
  stage.addEventListener("focusin", (event) => {
    if (!isBox(event.target)) return
    event.stopPropagation()
    const cell = cellAt(event.target)
    point(machine, cell)
    hint.replaceChildren(...symbol(cell ? hintOn(machine, cell) : ""))
  }, true)
  machine.updates.push(() => {
    updateBoxes(machine, sheet)
    hint.hidden = ![...machine.chain.values()].some((M) => M.boxes?.some((box) => box.hint))
  })
}

const isBox = (target) => target instanceof HTMLInputElement && target.classList.contains("box")

const idOf = ({ node, row: i, column: j }) => `${node} ${i} ${j}`

const boxesOf = ({ stage }, node) =>
  [...(stage.querySelectorAll(".box"))].filter((box) => !node || cellAt(box)?.node === node)

function updateBoxes(machine, sheet) {
  const { given, chain, views } = machine
  for (const [id, draft] of sheet.drafts) {
    if (!draft.stamp || draft.stamp > given.filled) continue
    sheet.drafts.delete(id)
    if (!given.isSmall) continue // there is no field beside it
    sheet.settling.set(id, draft)
    setTimeout(() => sheet.settling.get(id) === draft && sheet.settling.delete(id), SETTLES)
  }
  if (given.filled >= sheet.last) clearTimeout(sheet.timer)
  const drawn = new Set()
  let isReleased = false
  for (const { place, cells } of views) {
    const M = chain.get(place.node)
    const isHere = M && !place.turned && !drawn.has(M.name)
    const asked = new Map((isHere && M.boxes ? M.boxes : []).map((box) => [`${box.row} ${box.column}`, box]))
    if (asked.size) drawn.add(place.node)
    cells.forEach((line, i) => line.forEach((td, j) => {
      const box = asked.get(`${i} ${j}`)
      if (M && box) showBox(td, boxIn(td, nameOf(M, i, j)), box, sheet.drafts.get(idOf({ node: M.name, row: i, column: j })))
      else if (td.dataset.held === "box") isReleased = releaseBox(td)
    }))
  }
  if (isReleased) fill(views, chain, machine.spread, machine.digits)
}

function boxIn(td, name) {
  const there = td.querySelector("input")
  if (there) return there
  const made = element("input", "box")
  made.type = "text"
  made.inputMode = "decimal"
  made.autocomplete = "off"
  made.spellcheck = false
  made.maxLength = LONGEST_TEXT
  made.setAttribute("aria-label", name)
  td.replaceChildren(made)
  td.dataset.held = "box"
  td.removeAttribute("tabindex")
  td.removeAttribute("title")
  return made
}

function showBox(td, input, box, draft) {
  const text = draft ? draft.text : box.text
  if (input.value !== text) input.value = text
  const mark = draft ? "" : box.mark
  td.dataset.mark = mark
  input.title = MARK_WORDS[mark] ?? ""
  input.setAttribute("aria-invalid", String(mark === "wrong" || mark === "unreadable"))
  input.setAttribute("aria-description", MARK_WORDS[mark] ?? "")
}

function releaseBox(td) {
  td.replaceChildren()
  delete td.dataset.held
  delete td.dataset.mark
  td.tabIndex = -1
  const body = td.closest("tbody")
  const first = body?.querySelector("td.cell:not([data-held])")
  if (first instanceof HTMLElement && !body?.querySelector("td.cell[tabindex='0']")) first.tabIndex = 0
  return true
}

function holdText(sheet, input) {
  const cell = cellAt(input)
  if (!cell) return
  sheet.drafts.set(idOf(cell), { cell, text: input.value, stamp: 0 })
  const td = input.closest("td")
  if (td) td.dataset.mark = ""
}

function hintOn({ chain }, { node, row: i, column: j }) {
  const M = chain.get(node)
  const isOffered = M?.boxes?.some((box) => box.row === i && box.column === j && box.hint)
  return M && isOffered && M.step.kind !== "given" ? lead(chain, M, i, j) : ""
}

const knownText = ({ chain }, { node, row: i, column: j }) =>
  chain.get(node)?.boxes?.find((box) => box.row === i && box.column === j)?.text ?? ""

function commitBoxes(machine, sheet) {
  const isWaiting = sheet.last > machine.given.filled
  for (const [id, { cell, text }] of sheet.drafts) if (!isWaiting && text === knownText(machine, cell)) sheet.drafts.delete(id)
  if (![...sheet.drafts.values()].some(({ stamp }) => !stamp)) {
    updateBoxes(machine, sheet)
    return
  }
  sheet.last = Math.max(Date.now(), sheet.last + 1)
  sheet.tries = 0
  for (const draft of sheet.drafts.values()) draft.stamp = sheet.last
  sendDrafts(machine, sheet)
}

function sendDrafts(machine, sheet) {
  const drafts = [...sheet.drafts.values()].filter(({ stamp }) => stamp)
  const sent = new Map([...sheet.settling.values(), ...drafts].map((draft) => [idOf(draft.cell), draft])).values()
  machine.send("filled", { stamp: sheet.last, cells: [...sent].map(({ cell, text }) => [cell.node, cell.row, cell.column, text]) })
  clearTimeout(sheet.timer)
  sheet.timer = setTimeout(() => {
    if (machine.stage.isConnected && sheet.last > machine.given.filled && ++sheet.tries <= MOST_TRIES) sendDrafts(machine, sheet)
  }, PATIENCE * (sheet.tries + 1))
}

function onBoxKey(machine, sheet, event, input) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  if (key === "Enter") {
    const boxes = boxesOf(machine)
    const next = boxes[boxes.indexOf(input) + (event.shiftKey ? -1 : 1)]
    if (next) enterBox(next)
    else commitBoxes(machine, sheet)
  } else if (key === "Escape") {
    const cell = cellAt(input)
    const draft = cell && sheet.drafts.get(idOf(cell))
    if (!cell || !draft || draft.stamp) return
    sheet.drafts.delete(idOf(cell))
    updateBoxes(machine, sheet)
  } else if (TO_NEXT[key] && !event.shiftKey && isAtEdge(input, key)) {
    const cell = cellAt(input)
    const [down, right] = TO_NEXT[key]
    const next = cell && boxAt(machine, cell, down, right)
    if (!next) return
    enterBox(next)
  } else return
  event.preventDefault()
}

function isAtEdge({ selectionStart: from, selectionEnd: to, value }, key) {
  if (key === "ArrowUp" || key === "ArrowDown" || (from === 0 && to === value.length)) return true
  return from === to && from === (key === "ArrowLeft" ? 0 : value.length)
}

function boxAt(machine, { node, row: i, column: j }, down, right) {
  const ahead = boxesOf(machine, node).map((input) => ({ input, at: cellAt(input) })).filter(({ at }) =>
    at && (right ? at.row === i && (at.column - j) * right > 0 : at.column === j && (at.row - i) * down > 0))
  return (down + right > 0 ? ahead[0] : ahead[ahead.length - 1])?.input
}

function enterBox(box) {
  box.focus()
  box.select()
}

function pasteIntoBoxes(machine, sheet, event, input) {
  const block = blockOf(event.clipboardData?.getData("text") ?? "")
  const start = cellAt(input)
  if (!start || block.flat().length < 2) return
  event.preventDefault()
  const boxes = new Map(boxesOf(machine, start.node).map((box) => [idOf(cellAt(box) ?? start), box]))
  let left = 0
  block.forEach((line, i) => line.forEach((text, j) => {
    const box = boxes.get(idOf({ node: start.node, row: start.row + i, column: start.column + j }))
    if (!box) {
      left += 1
      return
    }
    box.value = text.slice(0, LONGEST_TEXT)
    holdText(sheet, box)
  }))
  commitBoxes(machine, sheet)
  if (left) machine.say(`${left} of the pasted numbers did not fit into the boxes.`)
}

function blockOf(text) {
  const lines = text.replace(/\r/g, "").replace(/^\n+|\n+$/g, "").split("\n")
  if (text.includes("\t")) return lines.map((line) => line.split("\t").map((cell) => cell.trim()))
  const between = text.includes(".") ? /[\s;,│|]+/ : /[\s;│|]+|,(?=\s)/
  return lines.map((line) => line.replace(/[[\](){}]|array|tensor/g, " ").split(between).filter(Boolean)).filter((line) => line.length)
}

return { filling }
})()

const sliding_module = (() => {

const { exactly } = figures_module
const { element } = picture_module
const { cellAt } = pointing_module

const STEP = 0.1

function sliding(machine) {
  const slider = element("input")
  slider.type = "range"
  slider.step = String(STEP)
  const name = element("span", "", "\u00a0")
  const value = element("span", "slider-value")
  const bar = element("div", "dial ends slider", name, slider, value)
    let chosen = null
  const choose = ({ target }) => {
    const at = cellAt(target)
    if (!machine.given.goal || !at || !machine.chain.get(at.node)?.editable) return
    chosen = at
    draw()
  }
  const text = () => exactly(Number(slider.value))
  slider.addEventListener("input", () => chosen && machine.typeOver(chosen, text(), false))
  slider.addEventListener("change", () => chosen && machine.typeOver(chosen, text(), true))
  machine.stage.addEventListener("focusin", choose)
  machine.stage.addEventListener("click", choose)
  const draw = () => {
    const { goal } = machine.given
    const M = chosen && machine.chain.get(chosen.node)
    const number = M?.editable ? M.values[chosen?.row ?? 0]?.[chosen?.column ?? 0] : undefined
    bar.hidden = !goal || ![...machine.chain.values()].some(({ editable }) => editable)
    bar.classList.toggle("waits", !chosen || typeof number !== "number")
    if (!goal || !chosen || !M || typeof number !== "number") return
    const label = `${M.symbol}, ${M.rows[chosen.row] === String(chosen.row + 1) ? "row " : ""}${M.rows[chosen.row]}, column ${chosen.column + 1}`
    name.textContent = `${label}: `
    slider.setAttribute("aria-label", label)
    Object.assign(slider, { min: String(goal.least), max: String(goal.most), value: String(number) })
    value.textContent = exactly(number)
    slider.setAttribute("aria-valuetext", value.textContent)
  }
  machine.updates.push(draw)
  return bar
}

return { sliding }
})()

const metering_module = (() => {

const { costOf, verdictOf } = measuring_module
const { element } = picture_module
const { sliding } = sliding_module

function metering(machine) {
  const bar = element("div", "meter-bar")
  const meter = element("div", "meter", bar)
  meter.setAttribute("role", "meter")
  meter.setAttribute("aria-label", "How far the goal is")
  meter.setAttribute("aria-valuemin", "0")
  meter.setAttribute("aria-valuemax", "100")
  const figure = element("span", "meter-figure")
  const list = element("ul", "measures")
  const cost = element("p", "cost")
  const box = element("div", "goal", element("div", "meter-line", meter, figure), list, cost, sliding(machine))
  box.setAttribute("role", "group")
  box.setAttribute("aria-label", "The goal")
  machine.controls.before(box)
    let seen = null
  machine.updates.push(() => {
    const { goal } = machine.given
    box.hidden = !goal
    machine.stage.classList.toggle("with-goal", !!goal) // marks what may be changed
    if (!goal) return
    const isPython = machine.chain === machine.python
    const { share, is_reached, sentences, shares } = isPython ? goal.verdict : verdictOf(goal, machine.chain)
    const percent = Math.floor(share * 100)
    meter.setAttribute("aria-valuenow", String(percent))
    bar.style.width = `${percent}%`
    figure.textContent = is_reached ? "100 %: reached" : `${percent} %`
    box.classList.toggle("reached", is_reached)
    list.replaceChildren(...sentences.map((sentence, at) =>
      element("li", shares[at] === 1 ? "kept" : "", element("span", "sign-of", shares[at] === 1 ? "\u2713 " : "\u25cb "), sentence)))
    cost.textContent = isPython ? goal.cost : costOf(goal, machine.chain)
    if (seen && seen.verdict.share !== goal.verdict.share) machine.say(goal.verdict.is_reached ? "The goal is reached." : `${percent} % of the way to the goal.`)
    seen = goal
  })
}

return { metering }
})()

const machine_module = (() => {

const { asking } = asking_module
const { chainShown, comparing } = comparing_module
const { dialling } = dialling_module
const { editing } = editing_module
const { faces } = faces_module
const { MOST_DIGITS } = figures_module
const { filling } = filling_module
const { LEAST_DIGITS, fit, fitLow } = fitting_module
const { built, element, fill, formOfPicture, isLoose, write, writeFormulas } = picture_module
const { legend } = legend_module
const { metering } = metering_module
const { pointing, show } = pointing_module
const { stepping } = stepping_module
const { zooming } = zooming_module


const ALL_THE_WAY = 99

const NARROWEST_WORKING = 230

const FEATURES = [editing, filling, stepping, faces, asking, pointing, zooming, comparing, dialling, legend, metering]

const MACHINES = new WeakMap()

function assembled(root) {
  const controls = element("div", "controls")
  const stage = element("div", "stage")
  const working = element("aside", "working")
  working.dataset.part = "working"
  working.tabIndex = 0
  working.setAttribute("aria-label", "Where the number comes from")
  const beneath = element("div", "beneath")
  const status = element("div", "status")
  status.setAttribute("role", "status")
  root.append(controls, element("div", "frame", stage, working), beneath, status)
    const machine = {
    given: {
      name: "", words: [], chain: [], stations: [], opening: null, pinned: null, spread: "matrix", key: "",
      hidesLater: null, previewed: false, told: [], comparison: null, dial: null, divisor: null,
      filled: 0, isSmall: false, fillable: [], asked: "", isWorksheet: false, goal: null,
    },
    chain: new Map(), python: new Map(), views: [], stage, controls, working, beneath, pointed: null, pinned: null, opening: null, subject: null,
    depth: ALL_THE_WAY, spread: "matrix", digits: MOST_DIGITS,
    send: () => {},
    typeOver: () => {},
    say: (text) => { status.textContent = text },
    redraw: () => {
      fill(machine.views, chainShown(machine), machine.spread, machine.digits)
      for (const update of machine.updates) update()
      show(machine)
    },
    updates: [], followers: [], later: new Set(), passed: null,
    other: null, blend: 0,
  }
  for (const feature of FEATURES) feature(machine)
  new ResizeObserver(() => fitted(machine)).observe(stage)
  return machine
}

const LEAST_WIDTH = 700

function fitted(machine) {
  const { stage } = machine
  const frame = stage.parentElement
  const draw = (digits) => write(machine.views, chainShown(machine), digits)
  const digits = (layout, choose = fit) => {
    frame?.classList.toggle("loose", isLoose(machine.given))
    for (const name of ["wide", "stacked", "flowing", "whole"]) frame?.classList.toggle(name, layout.includes(name))
    return choose(stage, draw)
  }
  const isRoomy = (frame ?? stage).clientWidth >= LEAST_WIDTH // a loose stage is as wide as its matrices: less room than there is
  machine.digits = (isRoomy && (digits(["wide"]) || digits(["stacked", "flowing", "whole"], fitLow) || digits(["stacked", "flowing"]))) || digits(["stacked"]) || LEAST_DIGITS
  beside(machine)
}

function beside({ stage, working }) {
  const bands = [...stage.children].filter((one) => one.matches("[data-station=place], [data-station=project]"))
  const start = stage.getBoundingClientRect()
  const columns = (bands.length ? bands : [stage]).flatMap((one) => [...one.querySelectorAll(".column")])
  const right = Math.max(0, ...columns.map((one) => one.getBoundingClientRect().right - start.left))
  const after = bands.at(-1)?.nextElementSibling
  const room = after ? after.getBoundingClientRect().top - start.top : stage.clientHeight
  working.style.setProperty("--from", `${Math.ceil(right)}px`)
  working.style.setProperty("--room", `${room}px`)
  working.classList.toggle("under", start.width - right < NARROWEST_WORKING)
}

function present(host, given, send, css) {
  let machine = MACHINES.get(host)
  if (!machine) {
    const root = host.attachShadow({ mode: "open" })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    machine = assembled(root)
    MACHINES.set(host, machine)
  }
  const isNew = formOfPicture(machine.given) !== formOfPicture(given)
  const hadPin = JSON.stringify(machine.given.pinned)
  if (JSON.stringify(machine.given.comparison) !== JSON.stringify(given.comparison)) machine.blend = 0
  machine.given = given
  machine.opening = given.opening
  machine.send = send
  machine.chain = machine.python = new Map(given.chain.map((M) => [M.name, arrived(M)]))
  machine.other = given.comparison ? new Map(given.chain.map((M) => [M.name, arrived({ ...M, ...M.other })])) : null
  if (isNew) {
    const { stations, views } = built(given)
    machine.views = views
    machine.stage.replaceChildren(...stations)
    machine.stage.setAttribute("aria-label", given.name)
    machine.stage.setAttribute("role", "group")
  }
  else writeFormulas(machine.views, machine.chain)
  if (hadPin !== JSON.stringify(given.pinned) || isNew) machine.pinned = given.pinned
  machine.working.hidden = given.isSmall
  machine.stage.classList.toggle("small", given.isSmall)
  fitted(machine)
  machine.redraw()
}

const arrived = (M) => ({ ...M, values: M.values.map((line) => line.map(received)) })

const received = (value) => (value === "-inf" ? -Infinity : (value))

return { present }
})()

const CSS = ".comparing { margin-bottom: 0.5rem; }\n.comparing[hidden], .comparing [hidden], .dial[hidden] { display: none; }\n.ends { display: flex; align-items: center; gap: 0.5rem; }\n.ends input[type=\"range\"] { flex: 1 1 8rem; min-width: 6rem; max-width: 24rem; height: 1.75rem; margin: 0; accent-color: var(--st-primary-color); }\n.controls button {\n  min-height: 1.75rem;\n  padding: 0.15rem 0.6rem;\n  font: inherit;\n  color: inherit;\n  background: var(--st-background-color);\n  border: 1px solid color-mix(in srgb, var(--st-text-color) 45%, transparent);\n  border-radius: 0.4rem;\n  cursor: pointer;\n}\n.controls button[aria-pressed=\"true\"] { border: 2px solid var(--st-primary-color); font-weight: 600; }\n.controls :focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n.said { margin: 0.15rem 0 0; color: var(--quiet); }\n\n.cell[data-differs] { position: relative; }\n.cell[data-differs]::after {\n  content: \"\";\n  position: absolute;\n  top: 0;\n  right: 0;\n  width: calc(var(--differs, 0) * 0.6rem);\n  height: calc(var(--differs, 0) * 0.6rem);\n  background: var(--st-text-color);\n  clip-path: polygon(0 0, 100% 0, 100% 100%);\n  print-color-adjust: exact;\n  pointer-events: none;\n}\n@media (forced-colors: active) { .cell[data-differs]::after { forced-color-adjust: none; background: CanvasText; } }\n\n.working .sides { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.8rem; margin: 0 0 0.35rem; font-variant-numeric: tabular-nums; }\n.sides div { display: contents; }\n.sides dt { color: var(--quiet); max-width: 14rem; }\n.sides dd { margin: 0; font-weight: 600; }\n\n@media (max-width: 30rem) {\n  .ends { flex-wrap: wrap; justify-content: space-between; }\n  .ends input[type=\"range\"] { order: 1; flex-basis: 100%; max-width: none; }\n}\n\n.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.7rem; margin-bottom: 0.125rem; }\n.controls:not(:has(:is(button, input, select, p):not([hidden], [hidden] *))) { display: none; }\n.button, .controls select, .legend select {\n  min-height: 1.75rem;\n  padding: 0 0.6rem;\n  font: inherit;\n  color: var(--st-text-color);\n  background: var(--st-background-color);\n  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color));\n  border-radius: var(--st-base-radius);\n  cursor: pointer;\n}\n.controls input[type=\"checkbox\"] { width: 24px; height: 24px; margin: 0; accent-color: var(--st-primary-color); }\n.button:hover { border-color: var(--st-primary-color); color: var(--st-primary-color); }\n.button:focus-visible, select:focus-visible, input:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n.stepping { display: flex; align-items: center; gap: 0.5rem; flex: 0 1 17rem; }\n.stepping .button { min-width: 5.2rem; }\n.steps { flex: 1; min-width: 4.5rem; width: 4.5rem; min-height: 1.75rem; accent-color: var(--st-primary-color); }\n/* All sentences lie over each other, so that the picture beneath does not jump from a short one to a long one. */\n.sentences { display: grid; line-height: 1.25; }\n.sentence { grid-area: 1 / 1; margin: 0; font-size: 0.875rem; font-weight: 600; visibility: hidden; }\n.sentence.now { visibility: visible; }\n.sentence:first-child { color: var(--quiet); font-weight: 400; }\n@media print { .sentence:first-child { visibility: hidden; } }\n\n[data-later] td.cell, .strip[data-later], [inert] .zoom { visibility: hidden; }\n[data-later] tbody { outline: 1px dashed var(--line); }\n[data-current] tbody { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }\n\n.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin-top: 0.5rem; color: var(--quiet); }\n.bars { display: inline-flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }\n.scale { display: inline-flex; align-items: center; gap: 0.35rem; }\n.bar { width: 4.5rem; height: 0.7rem; border: 1px solid var(--line); border-radius: 2px; background: linear-gradient(to right, color-mix(in srgb, var(--plus) 3%, var(--st-background-color)), color-mix(in srgb, var(--plus) 55%, var(--st-background-color))); }\n.bar.both { background: linear-gradient(to right, color-mix(in srgb, var(--minus) 55%, var(--st-background-color)), var(--st-background-color), color-mix(in srgb, var(--plus) 55%, var(--st-background-color))); }\n@media print { .legend select { appearance: none; border: 0; } }\n\n.stage { position: relative; }\n.travel { position: absolute; inset: 0; pointer-events: none; overflow: hidden; z-index: 3; }\n.flying {\n  position: absolute; padding: 0 0.2rem; text-align: right; line-height: 1.5rem; border-radius: 2px; opacity: 0;\n  font-variant-numeric: tabular-nums; background: var(--left); box-shadow: 0 1px 4px var(--line);\n}\n.coming { color: transparent !important; background: transparent !important; }\n@media print { .travel { display: none; } }\n\n[hidden] { display: none !important; }\n.faces { display: inline-flex; }\n.faces .button { border-radius: 0; margin-left: -1px; }\n.faces .button:first-child { border-radius: var(--st-base-radius) 0 0 var(--st-base-radius); }\n.faces .button:last-child { border-radius: 0 var(--st-base-radius) var(--st-base-radius) 0; }\n.faces .button[aria-pressed=\"true\"] { background: color-mix(in srgb, var(--st-primary-color) 15%, var(--st-background-color)); border-color: var(--st-primary-color); font-weight: 600; z-index: 1; }\n\n/* Numbers that can be typed over. */\n\n.editable .cell { cursor: cell; }\n.editable .cell:hover { box-shadow: inset 0 0 0 1px var(--quiet); }\n.cell[data-held=\"bad\"] { max-width: 0; overflow: hidden; text-align: left; background: none; text-decoration: underline wavy #c43a31; }\n.cell[aria-invalid] { outline: 2px solid #c43a31; outline-offset: -2px; }\n.cell[data-held=\"open\"] { padding: 0; position: relative; }\n.cell[data-typed]:not([aria-invalid]) { text-decoration: underline dotted; text-underline-offset: 2px; }\n.cell[data-held=\"open\"] input {\n  position: absolute; z-index: 3; inset: -1px auto -1px -1px; width: max(100% + 2px, 5.5rem);\n  padding: 0 0.2rem; border: 2px solid var(--st-primary-color); border-radius: 2px;\n  background: var(--st-background-color); color: var(--st-text-color); font: inherit;\n}\n.editing { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }\n.editing button {\n  min-height: 1.75rem; padding: 0 0.6rem; border: 1px solid var(--quiet); border-radius: 0.4rem;\n  background: var(--st-background-color); color: inherit; font: inherit; cursor: pointer;\n}\n.editing button:focus-visible, .editing input:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n.editing label { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 1.75rem; cursor: pointer; }\n.editing [hidden] { display: none; }\n.divisor, .divisor-field { min-width: 1.5rem; height: 1.5rem; margin-left: 1px; padding: 0 0.15rem; border: 1px solid var(--line); border-radius: 2px; background: var(--st-background-color); color: inherit; font: inherit; }\n.divisor { cursor: cell; max-width: 4rem; overflow: hidden; text-overflow: ellipsis; }\n.divisor:hover { border-color: var(--quiet); }\n.divisor:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n.divisor[data-typed] { text-decoration: underline dotted; text-underline-offset: 2px; }\n.divisor[data-bad] { outline: 2px solid #c43a31; text-decoration: underline wavy #c43a31; }\n.divisor-field { width: 4rem; border: 2px solid var(--st-primary-color); color: var(--st-text-color); }\n.column:first-child .sign:has(.divisor, .divisor-field) { display: block; }\n.told p { margin: 0.35rem 0 0; padding-left: 0.5rem; border-left: 3px solid #b3261e; overflow-wrap: anywhere; }\n.hint { margin: 0.35rem 0 0; color: var(--quiet); }\n.wide .station[data-station=\"project\"] .station-title { position: absolute; }\n@media print { .hint { display: none; } }\n\n/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */\n\n.cell[data-held=\"box\"] { padding: 0; background: none; position: relative; text-align: left; }\n.box {\n  width: 3.75rem; height: 1.5rem; padding: 0 0.8rem 0 0.15rem;\n  border: 1px solid var(--quiet); border-radius: 2px;\n  background: var(--st-background-color); color: var(--st-text-color);\n  font: inherit; font-variant-numeric: tabular-nums; text-align: right;\n}\n.stage:not(.small) .box { width: 2.9rem; padding: 0 0.6rem 0 0.1rem; font-size: 0.71875rem; }\n.box:focus { outline: 2.5px solid var(--st-primary-color); outline-offset: 0; }\n[data-mark]::after {\n  position: absolute; right: 0.15rem; top: 50%; transform: translateY(-50%);\n  font-weight: 700; pointer-events: none; color: var(--mark);\n}\n[data-mark] { --mark: var(--st-text-color); }\n[data-mark=\"correct\"] { --mark: var(--st-green-text-color, #158237); }\n[data-mark=\"wrong\"] { --mark: var(--st-red-text-color, #bd4043); }\n[data-mark=\"imprecise\"] { --mark: var(--st-blue-text-color, #0054a3); }\n[data-mark=\"unreadable\"] { --mark: var(--st-violet-text-color, #583f84); }\n[data-mark=\"correct\"]::after { content: \"\u2713\"; }\n[data-mark=\"wrong\"]::after { content: \"\u2717\"; }\n[data-mark=\"imprecise\"]::after { content: \"\u2026\"; }\n[data-mark=\"unreadable\"]::after { content: \"?\"; }\n[data-mark=\"blank\"]::after { content: \"\u25cb\"; }\n:is([data-mark=\"correct\"], [data-mark=\"wrong\"], [data-mark=\"imprecise\"], [data-mark=\"unreadable\"]) > .box {\n  border-color: var(--mark); background: color-mix(in srgb, var(--mark) 10%, var(--st-background-color));\n}\n[data-lit=\"self\"] > .box { box-shadow: inset 0 0 0 1px var(--st-text-color); }\n\n.small .station-title { display: none; }\n\n.cell-hint { margin: 0.35rem 0 0; min-height: 1.3em; color: var(--quiet); }\n.cell-hint[hidden] { display: none; }\n\n.asking { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.9rem; margin-bottom: 0.4rem; }\n.asking[hidden], .asking [hidden], .name-line, .working[hidden] { display: none; }\n.asking select, .asking button {\n  min-height: 1.75rem; padding: 0 0.5rem; border: 1px solid var(--line); border-radius: var(--st-button-radius, 0.5rem);\n  background: var(--st-background-color); color: inherit; font: inherit; cursor: pointer;\n}\n.asking :focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n.choice { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 1.75rem; }\n.choice input { width: 1.1rem; height: 1.1rem; accent-color: var(--st-primary-color); }\n\n@media (forced-colors: active) { .box { border-color: CanvasText; } }\n@media print {\n  .name-line:not([hidden]) { display: block; margin: 0 0 1rem; width: 22rem; border-bottom: 1px solid; }\n  .stage:not(.with-typed) .box { color: transparent; border: 1px solid #444; background: none !important; box-shadow: none; }\n  .stage:not(.with-typed) [data-mark]::after { content: none; }\n  .stage:has(.box) ~ .working, .cell-hint { display: none; }\n}\n\n.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }\n.flow-threshold input { min-height: 24px; accent-color: var(--st-primary-color) }\n.flow-face { display: grid; grid-template-columns: auto minmax(4rem, 20rem) auto auto; gap: 0 .5rem; max-width: 40rem }\n.flow-left, .flow-right, .flow-weights { display: grid; grid-auto-rows: 2rem; align-items: center }\n.flow-face button {\n  font: inherit; min-height: 24px; min-width: 24px; max-width: 7rem; overflow: hidden; text-overflow: ellipsis;\n  color: var(--st-text-color); background: none; border: 1px solid transparent; cursor: pointer;\n}\n.flow-face button[aria-pressed=\"true\"] { border-color: var(--st-text-color); font-weight: 600 }\n.flow-face button:focus-visible { outline: 2px solid var(--st-primary-color) }\n.flow-weights { font-variant-numeric: tabular-nums; text-align: right }\n.flow-lines { width: 100%; height: 100% }\n.flow-lines line { stroke: var(--st-primary-color) }\n@media (forced-colors: active) { .flow-lines line { stroke: CanvasText } }\n@media print { .flow-threshold input { display: none } .flow-lines { print-color-adjust: exact } }\n\n.geometry-covered[hidden], .geometry-open[hidden], .geometry-controls label[hidden] { display: none; }\n.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }\n.geometry-controls select, .query-chosen select {\n  min-height: 1.75rem; max-width: 9rem; font: inherit; color: var(--st-text-color); background: var(--st-background-color);\n  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); border-radius: var(--st-base-radius);\n}\n.back[aria-disabled=\"true\"], .back[aria-disabled=\"true\"]:hover { color: var(--quiet); border-style: dashed; border-color: var(--line); cursor: default; }\n.geometry-said { margin: 0.4rem 0; }\n.geometry-face { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: flex-start; }\n.geometry-plane { flex: 1 1 17rem; max-width: 27rem; min-width: 0; }\n.geometry-legend { margin: 0.25rem 0 0; color: var(--quiet); }\n.geometry-side { flex: 1 1 17rem; max-width: 27rem; min-width: 0; }\n.plane { display: block; width: 100%; height: auto; overflow: visible; user-select: none; }\n.plane text { font-size: 12px; fill: var(--st-text-color); paint-order: stroke; stroke: var(--st-background-color); stroke-width: 3px; stroke-linejoin: round; pointer-events: none; }\n.plane .grid { stroke: var(--line); }\n.plane .axis { stroke: var(--quiet); }\n.plane .axes text { fill: var(--quiet); font-size: 11px; }\n.plane [role=\"slider\"] { outline: none; cursor: grab; }\n.plane .query { --ink: var(--plus); }\n.plane .key { --ink: var(--minus); }\n.plane .shaft, .plane .head { stroke: var(--ink); stroke-width: 1.75; fill: none; }\n.plane .query .head { fill: var(--ink); }\n.plane .key .shaft { stroke-dasharray: 5 3; }\n.plane .leader { stroke: var(--quiet); stroke-width: 0.75; }\n.plane .in-focus .shaft { stroke-width: 3.5; }\n.plane .in-focus text { font-weight: 650; }\n.plane circle { display: block; fill: transparent; touch-action: none; } /* inline, Chrome scrolls all the same */\n.plane [role=\"slider\"]:focus-visible circle { stroke: var(--st-text-color); stroke-width: 2; }\n.geometry-scroll { max-height: 22rem; overflow-y: auto; margin-top: 0.4rem; }\n.geometry-table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }\n.geometry-table th { text-align: left; padding: 0 0.5rem 0 0; max-width: 6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }\n.geometry-table td { padding: 0.1rem 0.5rem 0.1rem 0; white-space: nowrap; }\n.geometry-track { display: inline-block; position: relative; width: calc(100% - 4.4rem); min-width: 1.5rem; height: 0.7rem; vertical-align: middle; border: 1px solid var(--line); }\n.geometry-bar { position: absolute; top: 0; bottom: 0; left: var(--from); width: var(--size); background: var(--plus); }\n.geometry-bar.minus { background: var(--minus); }\n.geometry-number { display: inline-block; width: 4.2rem; text-align: right; }\n@media (forced-colors: active) {\n  .plane .shaft, .plane .head, .plane .leader, .plane .axis { stroke: CanvasText; }\n  .plane .query .head { fill: CanvasText; }\n  .plane [role=\"slider\"]:focus-visible circle { stroke: Highlight; }\n  .geometry-bar { forced-color-adjust: none; background: CanvasText; }\n}\n@media print { .back, .geometry-controls select { display: none; } .geometry-bar { print-color-adjust: exact; } }\n\n/* How far a goal is. */\n\n/* It stays in sight while a number far below is changed; above it is the app's own bar. */\n.goal { position: sticky; top: 3.75rem; z-index: 4; background: var(--st-background-color); max-width: 46rem; margin-bottom: 0.5rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--st-base-radius); }\n.goal.reached { border: 2px solid #1f8a4c; }\n.meter-line { display: flex; align-items: center; gap: 0.75rem; }\n.meter { flex: 1; height: 0.9rem; border: 1px solid var(--quiet); border-radius: 0.45rem; overflow: hidden; background: var(--st-background-color); }\n.meter-bar { height: 100%; width: 0; background: var(--st-primary-color); transition: width 0.15s; }\n.reached .meter-bar { background: #1f8a4c; }\n.meter-figure { min-width: 3.5rem; font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; }\n.measures { margin: 0.35rem 0 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }\n.measures .sign-of { font-weight: 600; }\n.cost { margin: 0.35rem 0 0; color: var(--quiet); font-variant-numeric: tabular-nums; }\n.slider { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; min-height: 1.75rem; margin-top: 0.35rem; }\n/* Its line is kept free from the start: a picture that moved on the first click would have the second hit another number. */\n.slider.waits { visibility: hidden; }\n.slider[hidden], .goal[hidden] { display: none; }\n.slider input { width: 12rem; max-width: 60vw; min-height: 1.75rem; accent-color: var(--st-primary-color); }\n.slider-value { min-width: 3rem; font-variant-numeric: tabular-nums; }\n@media (prefers-reduced-motion: reduce) { .meter-bar { transition: none; } }\n@media (forced-colors: active) { .meter-bar { background: Highlight; forced-color-adjust: none; } }\n@media print { .slider { display: none; } .goal { position: static; } }\n.with-goal .editable tbody { outline: 1.5px dashed var(--st-primary-color); outline-offset: 2px; }\n.with-goal td.cell { scroll-margin-top: 16rem; }\n\n/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of\n   different matrices need not be the same words, so each has its labels. */\n\n:host(.gliding) .cell { transition-duration: 200ms; }\n\n.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }\n.wide.loose .stage {\n  display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%;\n}\n.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }\n.wide.loose .column:first-child .sign { display: none !important; }\n.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }\n.wide.loose :is(th[scope=\"row\"], .corner) {\n  position: static; width: auto; height: auto; clip-path: none;\n}\n.wide.loose th[scope=\"row\"] { padding: 0 0.35rem 0 0.35rem; }\n\n.loose figcaption { width: 0; min-width: max(100%, 8rem); white-space: normal; }\n\n/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */\n\n:host {\n  --plus: var(--st-primary-color);\n  --minus: var(--st-orange-color);\n  --left: color-mix(in srgb, var(--st-primary-color) 22%, var(--st-background-color));\n  --right: color-mix(in srgb, var(--st-orange-color) 30%, var(--st-background-color));\n  --line: color-mix(in srgb, var(--st-text-color) 14%, transparent);\n  --quiet: color-mix(in srgb, var(--st-text-color) 78%, var(--st-background-color));\n  --cell: 1.5rem;\n  display: block;\n  color: var(--st-text-color);\n  font-family: var(--st-font);\n  font-size: 0.78125rem;\n  line-height: 1.3;\n}\n\n* { box-sizing: border-box; }\n\n.frame { display: grid; gap: 0.75rem 1.5rem; }\n.stage { min-width: 0; overflow-x: auto; padding: 2px; }\n.stacked .station + .station { margin-top: 0.75rem; }\n.station-title {\n  margin: 0 0 0.15rem;\n  font-size: 0.75rem;\n  font-weight: 600;\n  color: var(--quiet);\n}\n.columns { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.4rem 0.35rem; }\n.column { display: grid; grid-template-columns: auto auto; align-content: end; }\n.column .place { grid-column: 2; grid-row: 2; }\n.column .place.above { grid-row: 1; }\n.column .sign { grid-column: 1; grid-row: 2; align-self: center; padding: 1.2rem 0.15rem 0; color: var(--quiet); white-space: nowrap; }\n.column:first-child .sign { display: none; }\n.place { margin: 0.2rem 0 0; }\nfigcaption { white-space: nowrap; font-size: 0.75rem; text-align: left; }\nfigcaption b { font-weight: 600; }\nfigcaption i, .lead i { font-family: KaTeX_Math, \"Times New Roman\", serif; font-size: 0.875rem; }\nsub { font-size: 0.7em; line-height: 0; }\n\ntable[role=\"grid\"] { border-collapse: separate; border-spacing: 1px; }\nth { font-weight: 400; color: var(--quiet); }\nth[scope=\"row\"] { padding: 0 0.35rem 0 0; text-align: right; max-width: 6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }\nth[scope=\"col\"] { font-size: 0.6875rem; max-width: var(--cell); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: center; }\n.corner { padding: 0; }\n\n.cell {\n  min-width: var(--cell);\n  height: 1.5rem;\n  padding: 0 0.2rem;\n  text-align: right;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n  cursor: default;\n  border-radius: 2px;\n  background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 52% + 3%), var(--st-background-color));\n  --tone: var(--plus);\n  transition: background-color 120ms;\n}\n.cell[data-sign=\"minus\"] { --tone: var(--minus); }\n.cell[data-sign=\"masked\"], .cell[data-sign=\"covered\"] {\n  background: repeating-linear-gradient(135deg, transparent 0 3px, var(--line) 3px 4px);\n}\n.tracing .cell:not([data-lit]) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 8%), var(--st-background-color)); }\n.cell[data-lit=\"left\"] { box-shadow: inset 0 0 0 2px var(--plus); }\n.cell[data-lit=\"right\"] { box-shadow: inset 0 0 0 2px var(--minus); }\n.cell[data-lit=\"self\"] { box-shadow: inset 0 0 0 2.5px var(--st-text-color); font-weight: 650; }\n.cell[aria-selected] { outline: 2px dashed var(--st-text-color); outline-offset: 1px; }\n.cell:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }\n\n.working { min-width: 0; min-height: 9rem; padding-left: 0.9rem; border-left: 3px solid var(--st-primary-color); }\n.working p { margin: 0 0 0.25rem; }\n.what { font-weight: 600; }\n.working .value { font-size: 1.5rem; font-weight: 650; line-height: 1.15; font-variant-numeric: tabular-nums; }\n.lead { color: var(--quiet); }\n.pieces { display: flex; flex-wrap: wrap; gap: 0.4rem 1.4rem; }\n.terms { border-collapse: collapse; font-variant-numeric: tabular-nums; }\n.terms caption { text-align: left; color: var(--quiet); padding-bottom: 0.15rem; }\n.terms th { text-align: left; padding-right: 0.6rem; max-width: 7rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }\n.terms td { text-align: right; padding: 0 0 0 0.5rem; white-space: nowrap; }\n.terms .sum > * { border-top: 1px solid var(--quiet); }\n.terms .at > * { font-weight: 650; }\n.left, .right { border-radius: 3px; padding: 0 0.2em; }\n.left { background: var(--left); }\n.right { background: var(--right); border-bottom: 2px dotted var(--minus); }\n.left { border-bottom: 2px solid var(--plus); }\nsup { font-size: 0.78em; }\n.line { margin-top: 0.3rem; }\nsummary { min-height: 1.5rem; cursor: pointer; color: var(--quiet); }\nsummary:focus-visible { outline: 2.5px solid var(--st-primary-color); }\n\n.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n\n.slanted th[scope=\"col\"] { height: 2.1rem; vertical-align: bottom; overflow: visible; text-align: left; }\n.slanted th[scope=\"col\"] span { display: inline-block; transform: rotate(-38deg); transform-origin: left bottom; padding-left: 0.35rem; }\n\n/* Its colours are those of the theme, so that it is painted anew when these have changed. */\n.strip {\n  display: block; margin: 1px; outline: 1px solid var(--line);\n  color: var(--plus); caret-color: var(--minus); transition: color 1ms, caret-color 1ms;\n}\n.strip:focus-visible { outline: 2.5px solid var(--st-primary-color); }\n.zoom { min-height: 1.5rem; min-width: 1.5rem; margin-left: 0.4rem; padding: 0 0.4rem; }\n.window { margin: 0.75rem 0 0; }\n\n/* Columns of a product stand beneath those of its factor. */\n.stacked th[scope=\"row\"] { min-width: var(--label, 0); }\n\n/* One station under the other, where they do not fit beside each other. */\n.stacked .working {\n  position: sticky; bottom: 0; z-index: 2; max-height: 45vh; overflow-y: auto; padding: 0.5rem 0.75rem;\n  border: 0; border-top: 3px solid var(--st-primary-color); background: var(--st-background-color);\n}\n\n/* As many stations beside each other as fit. */\n.flowing .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; }\n.flowing .station + .station { margin-top: 0; }\n.flowing.whole .columns { flex-wrap: nowrap; }\n\n.wide { position: relative; display: block; }\n.wide .stage { display: grid; grid-template-columns: auto auto auto 1fr; gap: 0.35rem 0; }\n.wide .station { margin: 0; display: flex; flex-direction: column; }\n.wide .station[data-station=\"place\"], .wide .station[data-station=\"project\"] { grid-column: 1 / -1; }\n.wide .columns { flex-wrap: nowrap; margin-top: auto; }\n.wide .station:not([data-station=\"project\"]) + .station .column:first-child .sign { display: block; }\n.wide .working.under { margin-top: 0.75rem; }\n.wide .working:not(.under) { position: absolute; top: 0; right: 0; left: calc(var(--from, 60%) + 1.2rem); height: var(--room); overflow-y: auto; }\n\n.wide .columns:where(:has(> .column:first-child > .below > table)) .column:not(:first-child) th[scope=\"row\"], .wide [data-station=\"weigh\"] th[scope=\"row\"], .wide [data-station=\"mix\"] th[scope=\"row\"],\n.wide .columns:where(:has(> .column:first-child > .below > table)) .column:not(:first-child) .corner, .wide [data-station=\"weigh\"] .corner, .wide [data-station=\"mix\"] .corner,\n.wide th.numbered, .wide .place.above:has(> table) + .place thead {\n  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0;\n}\n\n/* The words of another sentence begin here. */\n.wide .column.begins .place.below :is(th[scope=\"row\"], .corner) {\n  position: static; width: auto; height: auto; clip-path: none; padding: 0 0.35rem 0 0.6rem;\n}\n\n@media (prefers-reduced-motion: reduce) { .cell { transition: none; } }\n@media (forced-colors: active) {\n  .cell { border: 1px solid CanvasText; }\n  .cell[data-lit] { outline: 2px solid Highlight; outline-offset: -2px; } /* of no width: what is lit must not move */\n}\n@media print { .controls { display: none; } .cell { print-color-adjust: exact; } }\n\n/* On paper: light colours even from a dark screen, all of it, and no table cut in two. */\n@media print {\n  :host {\n    --st-background-color: #fff;\n    --st-text-color: #000;\n    background: #fff;\n  }\n  .stage, .working { overflow: visible; max-height: none; }\n  .working { position: static; height: auto; }\n  .cell { print-color-adjust: exact; }\n  .column, .piece, tr { break-inside: avoid; }\n}\n\n/* The arithmetic sticks to the lower edge of a small screen; what was tapped is scrolled to above it. */\n@media (max-width: 46rem) { .cell { scroll-margin: 4rem 0 calc(45vh + 1rem); } }\n"
if (!customElements.get("attention-machine-6f3f8184")) {
  customElements.define("attention-machine-6f3f8184", class extends HTMLElement {
    static named = new Map()
    present(given, send) {
      this.send = send
      machine_module.present(this, given, send, CSS)
    }
    update(given) {
      this.classList.add("gliding")
      machine_module.present(this, given, this.send, CSS)
    }
  })
}
