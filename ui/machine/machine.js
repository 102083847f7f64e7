// The machine: draws the chain that Python sends in an element, and lets it be pointed at.

import { offerQuestion } from "./worksheet.js"
import { withInfinities } from "./chain.js"
import { chainShown, attachComparison } from "./comparison.js"
import { attachDial } from "./divisor_slider.js"
import { attachEditor } from "./edited_cells.js"
import { attachFaces } from "./faces.js"
import { MOST_DIGITS } from "./figures.js"
import { attachBoxes } from "./boxes.js"
import { fewest, fit, fitLow, grow } from "./digits.js"
import { placeOf } from "../charts/figure_place.js"
import { buildPicture, element, fill, formOfPicture, isLoose, isWhole, write, writeFormulas } from "./picture.js"
import { attachImageButton } from "./png.js"
import { attachLegend } from "./legend.js"
import { attachMeter } from "./goal_meter.js"
import { morph, placesOf, rememberPlaces } from "./morph.js"
import { attachOpening } from "./opening/opening.js"
import { attachPart } from "./part.js"
import { attachPointer, reveal, show } from "./pointer.js"
import { attachRoles } from "./roles.js"
import { attachRow } from "./rows.js"
import { attachSteps } from "./stepper.js"
import { STYLES } from "./styles.js"
import { attachWindows } from "./zoom.js"

/**
 * What the parts of a machine share. `key` is its name on the screen. `chain` is what is drawn: Python's numbers, `python`, at rest, the mirror's for a moment.
 * `earlier` is what Python sent before the last change to its numbers. Where it is compared, `other` is the other chain and `blend` its share of what is drawn.
 * `arrivals` run when there are new tables, before they are fitted, `updates` at each redraw,
 * `followers` whenever another cell is explained. `typeOver` shows another number in a cell, and keeps it if it is kept. `remember` notes where its cells are, so that those of the next picture come from there. `later` are the matrices that the step shown has not come to, and
 * `passed` is the cell that was pinned before that step was chosen. `size` is that of the stage when its picture was fitted.
 *
 * @typedef {{key: string, given: import("./picture.js").PicturePayload, chain: Map<string, import("./chain.js").Matrix>, python: Map<string, import("./chain.js").Matrix>,
 *   views: import("./picture.js").View[], frame: HTMLElement, stage: HTMLElement, controls: HTMLElement, working: HTMLElement,
 *   beneath: HTMLElement, pointed: import("./payload.d.ts").Cell | null, pinned: import("./payload.d.ts").Cell | null,
 *   opening: import("./payload.d.ts").Cell | null, subject: import("./payload.d.ts").Cell | null,
 *   depth: number, spread: import("./figures.js").Spread, digits: number,
 *   send: (event: string, value: unknown) => void, typeOver: (at: import("./payload.d.ts").Cell, text: string, isKept: boolean) => void, say: (text: string) => void, redraw: () => void, remember: () => void, refit: () => void,
 *   arrivals: (() => void)[], updates: (() => void)[], followers: (() => void)[],
 *   later: Set<string>, passed: import("./payload.d.ts").Cell | null,
 *   earlier: Map<string, import("./chain.js").Matrix> | null, other: Map<string, import("./chain.js").Matrix> | null, blend: number, size: string}} Machine
 */

/** Pixels that the arithmetic needs beside the picture. */
const NARROWEST_WORKING = 215

/** What is attached to each machine, once; what has to follow each new picture adds itself to `updates`. */
const FEATURES = [attachPart, attachEditor, attachBoxes, attachSteps, attachRow, attachFaces, offerQuestion, attachPointer, attachWindows, attachComparison, attachDial, attachLegend, attachImageButton, attachMeter, attachOpening, attachRoles]

/** @type {WeakMap<HTMLElement, Machine>} */
const MACHINES = new WeakMap()

/** Where the picture of each name was drawn last. @type {Map<string, HTMLElement>} */
const HOSTS = new Map()

/** @param {ShadowRoot} root @param {Machine["given"]} given @returns {Machine} */
function assemble(root, given) {
  const controls = element("div", "controls")
  const stage = element("div", "stage")
  stage.setAttribute("aria-description", "Arrow keys move from number to number, Page Down and Page Up from matrix to matrix.")
  const working = element("aside", "working")
  working.dataset.part = "working"
  working.tabIndex = 0
  working.setAttribute("aria-label", "Where the number comes from")
  working.setAttribute("role", "note") // no landmark: there may be several
  const beneath = element("div", "beneath")
  const status = element("div", "status")
  status.setAttribute("role", "status")
  const frame = element("div", "frame", stage, working)
  root.append(controls, frame, beneath, status)
  /** @type {Machine} */
  const machine = {
    key: "", given, chain: new Map(), python: new Map(), views: [], frame, stage, controls, working, beneath, pointed: null, pinned: null, opening: null, subject: null,
    depth: Infinity, spread: "matrix", digits: MOST_DIGITS,
    send: () => {},
    remember: () => {},
    typeOver: () => {},
    say: (text) => { status.textContent = text },
    refit: () => refit(machine),
    redraw: () => {
      fill(machine.views, chainShown(machine), machine.spread, machine.digits)
      for (const update of machine.updates) update()
      show(machine)
    },
    arrivals: [], updates: [], followers: [], later: new Set(), passed: null,
    earlier: null, other: null, blend: 0, size: "",
  }
  for (const feature of FEATURES) feature(machine)
  machine.followers.push(() => keepWhole(machine))
  new ResizeObserver(() => { if (size(stage) !== machine.size) refit(machine) }).observe(stage) // it is called for a new picture, too
  return machine
}

const LEAST_WIDTH = 700

/** @param {HTMLElement} stage */
function size(stage) {
  const { width, height } = stage.getBoundingClientRect()
  return `${width} × ${height}`
}

/** Whether the frame has room for several stations in a line; a loose stage is as wide as its matrices: less room than there is. @param {Machine} machine */
const hasRoom = ({ frame }) => frame.clientWidth >= LEAST_WIDTH

/**
 * All stations beside each other with the most digits that fit; else as many as fit in a line, each whole where it can be;
 * in a narrow frame one under the other.
 *
 * @param {Machine} machine
 */
function refit(machine, isRoomy = hasRoom(machine)) {
  const { frame, stage } = machine
  stage.style.removeProperty("--size")
  const draw = (/** @type {number} */ digits) => write(machine.views, chainShown(machine), digits)
  const digits = (/** @type {string[]} */ layout, choose = fit) => {
    frame.classList.toggle("loose", isLoose(machine.given))
    for (const name of ["wide", "stacked", "flowing", "whole"]) frame.classList.toggle(name, layout.includes(name))
    return choose(stage, draw)
  }
  machine.digits =
    (isRoomy &&
      (digits(["wide"]) || digits(["stacked", "flowing", "whole"], fitLow) || digits(["stacked", "flowing"]))) ||
    digits(["stacked"]) ||
    fewest(stage, draw)
  if (isGrown(machine.given)) grow(stage, draw, machine.digits)
  placeSigns(stage)
  placeExplanation(machine)
}

/** A sign stands between two matrices: at the beginning of a line, where there are several, it would hang alone. @param {HTMLElement} stage */
function placeSigns(stage) {
  const left = (/** @type {Element} */ one) => one.getBoundingClientRect().left
  const columns = [...stage.querySelectorAll(".columns")].flatMap((line) =>
    [...line.children].map((one) => ({ sign: one.querySelector(".sign"), leads: left(one) - left(line) < 1 })),
  ) // all are measured before any is changed
  for (const { sign, leads } of columns) sign?.setAttribute("style", leads ? "--lead: hidden" : "") // a class of the column would have all its cells styled anew
}

/**
 * Put the arithmetic into the room at the right of the first bands, or of all if there are none; else beneath. Where the
 * page has a card stand there, which is told if there is no room for it, into the room at the right of the others.
 *
 * @param {Machine} machine
 */
function placeExplanation(machine) {
  const { frame, stage, working, given } = machine
  const start = stage.getBoundingClientRect()
  const stations = [...stage.children].filter((one) => one.clientHeight)
  const [first, ...others] = stations.map((one) => one.getBoundingClientRect())
  const second = Math.min(...others.map(({ top }) => top).filter((top) => top >= first.bottom))
  const isLine = frame.matches(".whole") && given.rowed && second < Infinity // on the tour beside the first line
  const bands = stage.dataset.part ? [] : isLine ? stations.filter((one) => one.getBoundingClientRect().top < first.bottom) :
    [...stage.children].filter((one) => one.matches("[data-station=place], [data-station=project]"))
  machine.size = size(stage)
  const rightOf = (/** @type {Element[]} */ all) =>
    Math.max(0, ...all.flatMap((one) => [...one.querySelectorAll(".column")].map((column) => column.getBoundingClientRect().right - start.left)))
  const after = bands.at(-1)?.nextElementSibling
  const next = isLine ? second : after?.getBoundingClientRect().top
  const height = next === undefined ? stage.clientHeight : next - start.top
  const card = Number(getComputedStyle(stage).getPropertyValue("--card"))
  const isCarded = !!card && frame.matches(".wide") && start.width - rightOf(after ? bands : [stage]) > card
  if (start.width) placeOf(frame)?.toggleAttribute("data-crowded", !!card && !isCarded) // none where its lines or arrows are shown
  const right = rightOf(bands.length && !isCarded ? bands : [stage])
  working.style.setProperty("--from", `${Math.ceil(right)}px`)
  working.style.setProperty("--down", `${isCarded ? height : 0}px`)
  working.style.setProperty("--room", `${isCarded ? stage.clientHeight - height : height}px`)
  frame.classList.toggle("beside", isLine && start.width - right >= NARROWEST_WORKING)
  working.classList.toggle("under", start.width - right < NARROWEST_WORKING || isCarded && !after)
  keepWhole(machine)
}

/** Arithmetic that is wider than the room beside the picture goes beneath it. @param {Machine} machine */
const keepWhole = ({ working }) => {
  if (working.matches(".wide :not(.under)") && working.scrollWidth > working.clientWidth) working.classList.add("under")
}

/** Columns that have wider cells on a phone. */
const FEW = 5

/** Whether cells are as large as the room allows: beside questions, under a slider, and where only what a goal is about is seen. @param {Machine["given"]} given */
const isGrown = (given) => given.isSmall || !!given.dial || (!!given.goal && !isWhole(given))

/** Draw what Python sent in an element. @param {HTMLElement} host @param {string} name @param {import("./payload.d.ts").PicturePayload} sent @param {Machine["send"]} send */
export function draw(host, name, sent, send) {
  const given = { ...sent, chain: sent.chain.map(withInfiniteValues) }
  const known = MACHINES.get(host)
  const machine = known ?? assemble(addStyles(host), given)
  if (!known) machine.remember = rememberPlaces(() => machine.key, host, () => placesOf(machine.views, host.shadowRoot ?? host))
  MACHINES.set(host, machine)
  const before = HOSTS.get(name)
  if (before && before !== host) before.hidden = true // Streamlit leaves it there until the run has ended
  HOSTS.set(name, host)
  machine.key = name
  machine.send = send
  present(machine, given, !known)
}

/** A picture that is drawn no more. @param {string} name */
export const forget = (name) => void HOSTS.delete(name)

/** @param {HTMLElement} host */
function addStyles(host) {
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  return root
}

/** @param {Machine} machine @param {Machine["given"]} given @param {boolean} isFirst */
function present(machine, given, isFirst) {
  const isNew = isFirst || formOfPicture(machine.given) !== formOfPicture(given)
  const hadPin = JSON.stringify(machine.given.pinned)
  if (JSON.stringify(machine.given.comparison) !== JSON.stringify(given.comparison)) machine.blend = 0
  if (isNew) machine.earlier = machine.subject = null // cells of the picture before
  else if (stamp(machine.given) !== stamp(given)) machine.earlier = isTyped(given) || !isTyped(machine.given) ? machine.python : null // what is taken back leaves no marks
  machine.given = given
  machine.opening = given.opening
  machine.chain = machine.python = new Map(given.chain.map((M) => [M.name, M]))
  machine.other = given.comparison ? new Map(given.chain.map((M) => [M.name, { ...M, ...M.other }])) : null
  machine.working.hidden = given.isSmall
  machine.stage.classList.toggle("small", isGrown(given))
  machine.stage.classList.toggle("dialled", !!given.dial)
  machine.stage.classList.toggle("compared", !!given.comparison)
  machine.stage.classList.toggle("few", given.chain.every(({ columns }) => columns.length <= FEW))
  machine.stage.classList.toggle("with-goal", !!given.goal) // marks what may be changed
  machine.controls.hidden = Boolean(given.story)
  machine.frame.hidden = Boolean(given.story) // before it is measured
  const isRoomy = hasRoom(machine) // before the new tables, which it would lay out
  if (hadPin !== JSON.stringify(given.pinned) || isNew) machine.pinned = given.pinned
  const built = isNew ? buildPicture(given) : null
  if (built) machine.views = built.views
  else writeFormulas(machine.views, machine.chain, given.roles)
  fill(machine.views, chainShown(machine), machine.spread, machine.digits) // before it is fitted, as what is asked of may be wider, and before cells are there: none is styled twice
  if (built) {
    machine.stage.replaceChildren(...built.stations)
    for (const arrive of machine.arrivals) arrive()
  }
  machine.stage.setAttribute("aria-label", given.name)
  machine.stage.setAttribute("role", "group")
  refit(machine, isRoomy)
  const hadBoxes = hasBoxes(machine)
  machine.redraw()
  if (!given.isSmall && hadBoxes !== hasBoxes(machine)) refit(machine, isRoomy) // a box is wider than its number
  if (isNew && !given.story) morph(machine.key, machine.views)
  requestAnimationFrame(() => reveal(machine)) // it reads sizes: by then the browser lays out in any case
}

/** @param {Machine} machine */
const hasBoxes = ({ stage }) => !!stage.querySelector(".box")

/** What somebody can change in a picture. @param {Machine["given"]} given */
const stamp = ({ chain, divisor, hidesLater }) => JSON.stringify([chain.map((M) => [M.base, M.typed]), divisor?.typed, hidesLater])

/** Whether a number is typed over. @param {Machine["given"]} given */
const isTyped = ({ chain }) => chain.some(({ typed }) => typed?.length)

/** A matrix as it arrives. @param {import("./payload.d.ts").Matrix} M @returns {import("./chain.js").Matrix} */
const withInfiniteValues = ({ values, other, ...M }) =>
  ({ ...M, values: withInfinities(values), ...(other && { other: { ...other, values: withInfinities(other.values) } }) })
