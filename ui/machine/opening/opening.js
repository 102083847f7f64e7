// The opening: less than a minute in which a sentence becomes the numbers of attention. It plays by itself once, stops where
// it is touched, and hands over to the picture of the chain.

import { isPress } from "../../charts/press_key.js"
import { button, element, rangeOf, symbol } from "../picture.js"
import { mayMove } from "../motion.js"
import { shape } from "../shape.js"
import { tickMarks } from "../ticks.js"
import { allCaptions, captionOf, worked } from "./captions.js"
import { stageOf } from "./choreography.js"
import { drawOpening } from "./drawing.js"
import { numbersOf } from "./numbers.js"
import { ANSWERED, AWAY, CAPTIONS, END, HANDS_ON, LENGTH, STILLS, STOPS, nextStop, pace, stillAt, thumbAt, timeAt } from "./moments.js"

const SEEN = "self-attention: opening seen"

const LONGEST_FRAME = 0.1

/** Pixels of a window that is as low as the styles know it. */
const LOW = 480

const BY_KEY = /** @type {Record<string, number>} */ ({ ArrowUp: 0.05, ArrowRight: 0.05, ArrowDown: -0.05, ArrowLeft: -0.05, PageUp: 0.2, PageDown: -0.2 })

/** Attach the opening to a machine, once. It shows where Python sends a story. @param {import("../machine.js").Machine} machine */
export function attachOpening(machine) {
  const svg = /** @type {SVGSVGElement} */ (shape("svg", { role: "group" }))
  const caption = element("p", "caption")
  caption.ariaHidden = "true" // who hears the page gets all of them at once
  const play = button("button play")
  const time = rangeOf({ ariaLabel: "Time", min: "0", max: String(LENGTH), step: "0.05" }, "time")
  const ticks = tickMarks(time)
  ticks.name(STILLS.map(({ name }) => name), STILLS.map(({ at }, m) => (m ? thumbAt(at) / LENGTH : 0)))
  ticks.scrubber.querySelectorAll("span").forEach((one, m, { length }) => { one.dataset.place = `${m + 1} of ${length}` })
  const on = button("button on", "See how it is computed")
  const told = element("ol")
  const whole = element("section", "opening", svg, caption, element("div", "told", element("h2", "", "The opening in words"), told), element("div", "player", play, ticks.scrubber, on))
  whole.hidden = true
  machine.frame.before(whole)

  /** @type {import("../payload.d.ts").Story | null} */
  let sent = null
  /** All that is drawn of it: nobody sees the opening, nor touches it, before there is a story. @type {import("./numbers.js").Story} */
  let story
  let words = /** @type {string[]} */ ([])
  let X = /** @type {number[][]} */ ([])
  /** Of the vectors as they are now: two chains, too much for every frame. @type {import("./numbers.js").Numbers} */
  let numbers
  /** @type {ReturnType<typeof drawOpening>} */
  let move
  let t = 0
  let chosen = 0
  let frame = 0
  let last = 0
  let isLeaving = false
  let shown = ""
  let isHeard = false // its captions, once a hand has started it: what plays by itself talks over nothing
  const heard = new Set()

  const asGiven = () => machine.chain.get("X")?.values.map((row) => row.map(Number)) ?? []

  /** Show other vectors. @param {number[][]} vectors */
  function put(vectors) {
    X = vectors
    numbers = numbersOf(machine.chain, story, X)
  }

  const stageNow = () => stageOf(svg.clientWidth, words, innerHeight <= LOW)

  /** @param {number} [told] the time whose caption is told */
  function paint(told = t) {
    if (!svg.clientWidth) return // it is hidden, or there is no story yet
    const stage = stageNow()
    svg.style.height = `${stage.height}px`
    move(stage, numbers, chosen, t)
    const text = captionOf(story, numbers, words, chosen, told)
    if (text !== shown) {
      caption.replaceChildren(...withEmphasis((shown = text)))
      svg.setAttribute("aria-label", `${words.join(" ")}. ${plain(text)}`)
    }
    time.value = String(thumbAt(t))
    time.setAttribute("aria-valuetext", plain(text))
    ticks.choose(stillAt(t))
  }

  /** @param {number} now */
  function next(now) {
    const passed = Math.min(LONGEST_FRAME, Math.max(0, now - last) / 1000) // a frame may have begun before the tap
    const end = isLeaving ? AWAY : t < HANDS_ON ? HANDS_ON : END
    t = Math.min(end, t + passed * pace(t, shown.split(" ").length))
    last = now
    if (t === end) stop()
    else frame = requestAnimationFrame(next)
    paint()
    hear()
    if (isLeaving && t === end) leave()
  }

  function start() {
    if (frame) return
    if (t >= END) {
      t = 0
      heard.clear()
      put(asGiven())
      svg.classList.remove("dragged")
      tell()
    }
    if (!mayMove()) {
      t = nextStop(t)
      return label(), paint(), hear()
    }
    last = performance.now()
    frame = requestAnimationFrame(next)
    label()
  }

  /** Say the caption that has come, once. */
  function hear() {
    if (isHeard && !heard.has(shown)) machine.say(plain(shown))
    heard.add(shown)
  }

  function stop() {
    if (t >= HANDS_ON) note() // a page that is loaded again before that begins again
    cancelAnimationFrame(frame)
    frame = 0
    label()
  }

  function label() {
    const name = frame ? "Pause" : !mayMove() ? "Next" : t >= END ? "Again" : t === HANDS_ON ? "Play on" : "Play"
    play.textContent = `${frame ? "❚❚" : "▶"} ${name}`
  }

  /** @param {number} to */
  function scrub(to) {
    t = to
    stop()
    paint()
  }

  function leave() {
    isLeaving = false
    note()
    machine.remember() // since the click they have moved
    machine.send("opened", true)
  }

  /** @param {number} word */
  function answer(word) {
    const isNew = t < CAPTIONS.described // later it answers where it is
    if (!isNew) stop()
    if (word === story.focus) {
      scrub(isNew ? STOPS[0] : t)
      caption.textContent = shown = story.captions.itself
      return machine.say(shown)
    }
    chosen = word
    story.isAnswered = true
    if (isNew) t = mayMove() ? ANSWERED : STILLS[1].at
    tell()
    const told = t >= CAPTIONS.knows && word === story.owner ? CAPTIONS.flows : t // once more what it gives
    machine.say(`${words[word]}. ${plain(captionOf(story, numbers, words, chosen, told))}`)
    isHeard = true
    if (isNew && mayMove()) start()
    paint(told)
    heard.add(shown)
  }

  /** Write down all captions, for those who hear the page. */
  function tell() {
    told.replaceChildren(...allCaptions(story, numbers, words, chosen).map((text) => element("li", "", plain(text))))
  }

  /** Go on to where the owner's share comes from. */
  function explain() {
    stop()
    isHeard = false // all of it is said at once
    t = CAPTIONS.fits
    play.focus({ preventScroll: true }) // what was pressed fades
    start()
    machine.say(plain(worked(story, numbers, words, chosen)))
  }

  /** @param {number} value */
  function drag(value) {
    const { owner } = story
    put(X.map((row, i) => (i === owner ? [Math.min(1, Math.max(0, Math.round(value * 100) / 100)), ...row.slice(1)] : row)))
    svg.classList.add("dragged")
    stop()
    paint()
  }

  const within = (/** @type {Event} */ event, /** @type {string} */ selector) => /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest(selector))
  const wordOf = (/** @type {Event} */ event) => {
    const word = within(event, "[data-word]")
    return word && Number(word.dataset.word)
  }

  /** Do what is asked by a word, or by the owner's share. @param {Event} event */
  const press = (event) => {
    const word = wordOf(event)
    if (word !== null) answer(word)
    else if (within(event, ".why")) explain()
  }
  svg.addEventListener("click", press)
  svg.addEventListener("keydown", (event) => {
    if (isPress(event)) press(event)
    if (!within(event, ".grip")) return
    const value = X[story.owner][0]
    const to = event.key === "Home" ? 0 : event.key === "End" ? 1 : event.key in BY_KEY ? value + BY_KEY[event.key] : null
    if (to === null) return
    event.preventDefault()
    drag(to)
    tell()
    machine.say(plain(captionOf(story, numbers, words, chosen, t)))
  })
  svg.addEventListener("pointerdown", (event) => {
    if (wordOf(event) === null) stop()
    if (!within(event, ".grip") || event.button) return
    svg.setPointerCapture(event.pointerId)
    const stage = stageNow()
    const moved = (/** @type {PointerEvent} */ to) => drag((stage.base - (to.clientY - svg.getBoundingClientRect().top)) / (stage.tall * numbers.scale))
    svg.addEventListener("pointermove", moved)
    for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => svg.removeEventListener("pointermove", moved), { once: true })
  })
  time.addEventListener("input", () => scrub(timeAt(Number(time.value))))
  time.addEventListener("keydown", (event) => {
    const way = Math.sign(BY_KEY[event.key] ?? 0)
    if (!way) return
    event.preventDefault()
    scrub(event.key.startsWith("Page") ? nextStop(t, way) : timeAt(Math.min(LENGTH, Math.max(0, thumbAt(t) + way / 4))))
  })
  whole.addEventListener("focusin", (event) => wordOf(event) !== null && t < CAPTIONS.paid && stop()) // who comes by the keys has time to choose
  play.addEventListener("click", () => {
    isHeard = true
    return frame ? stop() : start()
  })
  on.addEventListener("click", () => {
    if (!mayMove() || t >= AWAY) return leave()
    stop()
    isLeaving = true
    t = Math.max(t, CAPTIONS.numbers)
    start()
  })
  new ResizeObserver(() => paint()).observe(svg)

  machine.updates.push(() => {
    const now = machine.given.story
    whole.hidden = !now
    if (now === sent) return
    stop()
    sent = now
    if (!now) return
    words = [...machine.given.words].map((word, i) => (i ? word : word[0].toUpperCase() + word.slice(1)))
    story = { ...now, plain: new Map(now.plain.map((M) => [M.name, /** @type {import("../chain.js").Matrix} */ (M)])) }
    put(asGiven())
    move = drawOpening(svg, story, words)
    chosen = now.owner
    tell()
    shown = ""
    t = mayMove() ? (isSeen() ? HANDS_ON : 0) : STILLS[0].at
    label()
    paint()
    if (mayMove() && t === 0) start()
  })
}

/** A text with Markdown's emphasis. @param {string} text */
const withEmphasis = (text) => text.split("*").flatMap((part, m) => (m % 2 ? [element("em", part, part)] : symbol(part)))

/** @param {string} text */
const plain = (text) => text.replaceAll("*", "")

/** Whether this browser has seen the opening. */
function isSeen() {
  try {
    return localStorage.getItem(SEEN) !== null
  }
  catch {
    return false // a browser that keeps nothing has seen nothing
  }
}

function note() {
  try {
    localStorage.setItem(SEEN, "yes")
  }
  catch {
    // then it plays again the next time
  }
}
