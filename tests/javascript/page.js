// A small page, for node: elements, their selectors, events and the focus, as much as a picture asks of a browser. Nothing is
// laid out: every size is that of ROOM, and every place 0.

import { register } from "node:module"

// esbuild puts the styles into the code as texts; here nothing is styled.
const unstyled = (url, context, next) =>
  url.endsWith(".css") ? { format: "module", source: "export default ''", shortCircuit: true } : next(url, context)
register(`data:text/javascript,${encodeURIComponent(`export const load = ${unstyled}`)}`)

const ROOM = 1000

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Properties that are attributes as well: those that are there or not, and those with a text. */
const FLAGS = ["hidden", "inert", "open", "disabled", "readOnly"]
const TEXTS = ["title", "role", "scope", "type", "ariaLabel", "ariaHidden", "ariaDisabled", "ariaSelected"]

class Piece {
  parentNode = null
  get parentElement() { return this.parentNode instanceof Element ? this.parentNode : null }
  get isConnected() { return this === document || !!(this.parentNode ?? this.host)?.isConnected }
  getRootNode() { return this.parentNode?.getRootNode() ?? this }
  remove() { if (this.parentNode) this.replaceWith() }
  before(...more) { this.parentNode.put(this.place, 0, more) }
  after(...more) { this.parentNode.put(this.place + 1, 0, more) }
  replaceWith(...more) { this.parentNode.put(this.place, 1, more) }
  get place() { return this.parentNode.pieces.indexOf(this) }
}

class Text extends Piece {
  constructor(text) { super(); this.textContent = text }
}

class Parent extends Piece {
  pieces = []
  heard = []

  put(at, many, more) {
    const beside = this.pieces[at + many]
    for (const gone of this.pieces.slice(at, at + many)) leave(gone)
    this.pieces.splice(at, many)
    const made = more.map((one) => (one instanceof Piece ? one : new Text(String(one))))
    for (const one of made) one.remove()
    this.pieces.splice(beside ? this.pieces.indexOf(beside) : this.pieces.length, 0, ...made)
    for (const one of made) one.parentNode = this
  }

  append(...more) { this.put(this.pieces.length, 0, more) }
  prepend(...more) { this.put(0, 0, more) }
  replaceChildren(...more) { this.put(0, this.pieces.length, more) }
  appendChild(one) { return this.append(one), one }
  insertBefore(one, next) { this.put(next ? next.place : this.pieces.length, 0, [one]) }
  get children() { return this.pieces.filter((one) => one instanceof Element) }
  get childNodes() { return this.pieces }
  get lastChild() { return this.pieces.at(-1) ?? null }
  get firstElementChild() { return this.children[0] ?? null }
  get childElementCount() { return this.children.length }
  get lastElementChild() { return this.children.at(-1) ?? null }
  get textContent() { return this.pieces.map((one) => one.textContent).join("") }
  set textContent(text) { this.replaceChildren(...(text === "" ? [] : [text])) }
  contains(one) { return one === this || (!!one?.parentNode && this.contains(one.parentNode)) }
  querySelectorAll(selector, found = []) {
    for (const one of this.pieces) if (one instanceof Element) {
      if (one.matches(selector)) found.push(one)
      one.querySelectorAll(selector, found)
    }
    return found
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null }
  addEventListener(kind, hear, how = false) {
    this.heard.push({ kind, hear, isFirst: how === true || how.capture === true })
    how.signal?.addEventListener("abort", () => this.removeEventListener(kind, hear))
  }
  dispatchEvent({ type }) { fire(this, type, { isTrusted: false }) }
  removeEventListener(kind, hear) { this.heard = this.heard.filter((one) => one.kind !== kind || one.hear !== hear) }
}

class ShadowRoot extends Parent {
  activeElement = null
}

class Document extends ShadowRoot {
  createTextNode(text) { return new Text(text) }
  createElement(tag) { return new (CLASSES[tag] ?? HTMLElement)(tag) }
  createElementNS(_, tag) { return new SVGElement(tag) }
}

class Element extends Parent {
  attributes = new Map()

  constructor(tag) {
    super()
    this.tag = tag
    const styles = new Map()
    this.style = { setProperty: (name, value) => styles.set(name, String(value)), getPropertyValue: (name) => styles.get(name) ?? "", removeProperty: (name) => styles.delete(name) }
    const attribute = (name) => `data-${dashed(name)}`
    this.dataset = new Proxy({}, {
      get: (_, name) => this.attributes.get(attribute(name)),
      set: (_, name, value) => (this.setAttribute(attribute(name), value), true),
      deleteProperty: (_, name) => (this.removeAttribute(attribute(name)), true),
    })
    const names = () => (this.getAttribute("class") ?? "").split(" ").filter(Boolean)
    const toggle = (name, is = !names().includes(name)) => {
      this.setAttribute("class", [...names().filter((one) => one !== name), ...(is ? [name] : [])].join(" "))
      return is
    }
    this.classList = { toggle, contains: (name) => names().includes(name), add: (name) => toggle(name, true), remove: (name) => toggle(name, false), [Symbol.iterator]: () => names().values() }
  }

  get className() { return this.getAttribute("class") ?? "" }
  set className(text) { this.setAttribute("class", text) }
  get tabIndex() { return Number(this.getAttribute("tabindex") ?? -1) }
  set tabIndex(at) { this.setAttribute("tabindex", at) }
  getAttribute(name) { return this.attributes.get(name) ?? null }
  setAttribute(name, value) { this.attributes.set(name, String(value)) }
  removeAttribute(name) { this.attributes.delete(name) }
  toggleAttribute(name, is) { if (is) this.setAttribute(name, ""); else this.removeAttribute(name); return is }
  get nextElementSibling() { const all = this.parentNode.children; return all[all.indexOf(this) + 1] ?? null }
  matches(selector) { return partsOf(selector).some((parts) => fits(this, parts)) }
  closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null }
  attachShadow() { return (this.shadowRoot = Object.assign(new ShadowRoot(), { host: this })) }
  getBoundingClientRect() { return { left: 0, top: 0, right: 0, bottom: 0, width: ROOM, height: ROOM } }
  getClientRects() { return [this.getBoundingClientRect()] }
  get clientWidth() { return ROOM }
  get scrollWidth() { return ROOM }
  get scrollHeight() { return ROOM }
  scrollIntoView() {}
  setPointerCapture() {}
  animate() { return { currentTime: 0, cancel() {}, finished: new Promise(() => {}) } }
  focus() {
    const root = this.getRootNode(), before = root.activeElement
    if (before === this) return
    before?.blur()
    root.activeElement = this
    fire(this, "focusin")
  }
  blur() {
    this.getRootNode().activeElement = this.getRootNode() === document ? document.body : null
    fire(this, "blur", { isOnlyHere: true })
    fire(this, "focusout")
  }
  select() { Object.assign(this, { selectionStart: 0, selectionEnd: this.value.length }) }
}
for (const name of [...FLAGS, ...TEXTS]) {
  const attribute = name.startsWith("aria") ? dashed(name) : name.toLowerCase()
  const isFlag = FLAGS.includes(name)
  Object.defineProperty(Element.prototype, name, {
    get() { return isFlag ? this.attributes.has(attribute) : this.getAttribute(attribute) ?? "" },
    set(value) { if (isFlag ? value : value !== null) this.setAttribute(attribute, isFlag ? "" : value); else this.removeAttribute(attribute) },
  })
}

class HTMLElement extends Element {}
class SVGElement extends Element {}
class HTMLButtonElement extends HTMLElement {}
class HTMLTableElement extends HTMLElement {}
class HTMLTableCellElement extends HTMLElement {}
class HTMLScriptElement extends HTMLElement {}
class HTMLInputElement extends HTMLElement {
  text = ""
  get value() { return this.text }
  set value(text) { Object.assign(this, { text: String(text), selectionStart: String(text).length, selectionEnd: String(text).length }) }
}
class HTMLTextAreaElement extends HTMLElement {}
class HTMLCanvasElement extends HTMLElement {
  getContext() { return null }
}
class HTMLSelectElement extends HTMLElement {
  chosen = null
  get options() { return this.children }
  get value() { return this.chosen ?? this.options[0]?.value ?? "" }
  set value(text) { this.chosen = text }
}
class HTMLOptionElement extends HTMLElement {
  get text() { return this.textContent }
  get value() { return this.getAttribute("value") ?? this.textContent }
  set value(text) { this.setAttribute("value", text) }
}
const CLASSES = {
  button: HTMLButtonElement, table: HTMLTableElement, td: HTMLTableCellElement, th: HTMLTableCellElement, input: HTMLInputElement,
  canvas: HTMLCanvasElement, select: HTMLSelectElement, option: HTMLOptionElement, script: HTMLScriptElement,
}

/** What goes with an element that goes: the focus. */
function leave(gone) {
  const root = gone.getRootNode()
  if (gone instanceof Parent && gone.contains(root.activeElement)) root.activeElement.blur()
  gone.parentNode = null
}

const PIECES = /^([a-z]+[0-9]?)|\.([\w-]+)|\[([\w-]+)(\*?)(?:=["']?([^\]"']*)["']?)?\]|:([\w-]+)(?:\(([^)]*)\))?/g

const KNOWN = new Map()

/** A selector by its alternatives, each by the elements that it names and what stands between them, the last one first. */
function partsOf(selector) {
  if (!KNOWN.has(selector)) {
    const alternatives = selector.split(/,(?![^(]*\))/).map((one) => one.trim().split(/(\s*>\s*|\s+)(?![^(]*\))/).reverse())
    KNOWN.set(selector, alternatives.map((one) => one.map((part, at) => (at % 2 ? part.includes(">") : [...part.matchAll(PIECES)]))))
  }
  return KNOWN.get(selector)
}

/** Whether an element is what a selector ends with, and what it says before stands around it. */
function fits(element, [last, isBeside, ...before]) {
  if (!isOf(element, last)) return false
  for (let one = element.parentElement; before.length && one; one = isBeside ? null : one.parentElement) if (fits(one, before)) return true
  return !before.length
}

const isOf = (element, pieces) => pieces.every(([, tag, kind, attribute, isPart, value, state, inner]) => {
  if (tag) return element.tag === tag
  if (kind) return element.classList.contains(kind)
  if (isPart) return element.getAttribute(attribute)?.includes(value)
  if (attribute) return value === undefined ? element.attributes.has(attribute) : element.getAttribute(attribute) === value
  const alike = () => element.parentElement?.children.filter(({ tag }) => state === "first-child" || tag === element.tag)
  return { not: () => !element.matches(inner), has: () => !!element.querySelector(inner), focus: () => element.getRootNode().activeElement === element }[state]?.() ?? alike()?.[0] === element
})

/** Let something happen to an element, and to all that stands around it. */
export function fire(target, kind, { isOnlyHere = false, ...more } = {}) {
  const event = { type: kind, target, defaultPrevented: false, isTrusted: true, pointerType: "mouse", button: 0, ...more, preventDefault() { this.defaultPrevented = true }, stopPropagation() { this.isStopped = true } }
  const way = []
  for (let one = target; one; one = isOnlyHere ? null : one.parentNode) way.push(one)
  for (const isFirst of [true, false]) {
    for (const one of isFirst ? [...way].reverse() : way) {
      for (const heard of [...one.heard]) if (heard.kind === kind && heard.isFirst === isFirst) heard.hear(event)
      if (event.isStopped) return event
    }
  }
  return event
}

/** Press a key where the focus is, with such others held. */
export const press = (target, key, held = {}) => fire(target, "keydown", { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

/** Type a text into a field, and leave it unless it is typed on. */
export function typed(field, text, isLeft = true) {
  field.value = text
  fire(field, "input")
  fire(field, "change")
  if (isLeft && field.isConnected) press(field, "Enter")
}

/** Move a slider, and hold it still. */
export function slid(field, value) {
  field.value = value
  fire(field, "input")
}

const kept = new Map()
const storage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) }
const document = new Document()
document.body = document.documentElement = new HTMLElement("body")
document.append(document.body)
document.activeElement = document.body
class Observer {
  observe() {}
  disconnect() {}
}
const later = setTimeout
Object.assign(globalThis, {
  setTimeout: (...one) => later(...one).unref(), // what a picture still waits for keeps no test from ending
  document, window: globalThis, innerHeight: 800, Document, ShadowRoot, Element, HTMLElement, SVGElement, HTMLButtonElement, HTMLTableElement, HTMLTableCellElement, HTMLInputElement,
  FocusEvent: Event, HTMLCanvasElement, HTMLSelectElement, HTMLTextAreaElement, HTMLScriptElement, ResizeObserver: Observer, MutationObserver: Observer, sessionStorage: storage, localStorage: storage,
  CSSStyleSheet: class { replaceSync() {} }, Option: function (text, value) { const made = document.createElement("option"); made.append(text); made.value = value; return made },
  location: { pathname: "/" }, matchMedia: () => ({ matches: false, addEventListener() {} }), getComputedStyle: () => ({ minHeight: "", getPropertyValue: () => "" }),
  requestAnimationFrame: () => 0, cancelAnimationFrame() {},
})
