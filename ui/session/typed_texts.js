// What stands in a field that has not been left yet, in the storage of this tab: a page that is loaded again has it there.
// A field is filled only while it holds what it held before, so what a link or Python has put there in the meantime wins.
// What was left a moment ago is kept a while longer: Python may not have written it into the link yet.

const NAME = "self-attention typed"
const FIELDS = "[data-testid=stTextInput] input, [data-testid=stTextArea] textarea"
const KEPT_AFTER = 3000
const PATIENCE = { wait: 200, tries: 75 }
/** @type {WeakMap<Node, () => void>} */
const listeners = new WeakMap()

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */
/** @typedef {{before: string, text: string, isLeft: boolean}} Typed */

/** What was typed on this page, by field. @returns {Record<string, Typed>} */
function read() {
  try {
    const { path, fields } = JSON.parse(sessionStorage.getItem(NAME) ?? "{}")
    return path === location.pathname ? fields : {}
  } catch {
    return {}
  }
}

/** @param {Record<string, Typed>} fields */
function write(fields) {
  try {
    if (Object.keys(fields).length) sessionStorage.setItem(NAME, JSON.stringify({ path: location.pathname, fields }))
    else sessionStorage.removeItem(NAME)
  } catch {
    // Then it is lost when the page is loaded again.
  }
}

/** @param {string} name @param {Typed | null} field */
function change(name, field) {
  const { [name]: _, ...others } = read()
  write(field ? { ...others, [name]: field } : others)
}

/** A field's key, as Streamlit writes it into a class, and its label; "" if it has none. @param {Element | null} field */
function nameOf(field) {
  const key = [...(field?.closest("[class*=st-key-]")?.classList ?? [])].find((one) => one.startsWith("st-key-"))
  return key ? `${key} ${field?.ariaLabel}` : ""
}

/** Type a text into a field in place of the student. @param {Field} field @param {string} text */
function type(field, text) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** The field is entered again, as it was; if the student is elsewhere already, it is left. @param {Field} field @param {Typed} typed */
function bringBack(field, typed) {
  type(field, typed.text)
  if (!typed.isLeft && document.activeElement === document.body) return field.focus()
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
  change(nameOf(field), { ...typed, isLeft: true })
}

/** @param {EventTarget | null} target @returns {target is Field} */
const isField = (target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function listen() {
  const end = new AbortController()
  /** @type {Map<string, string>} */
  const held = new Map() // what each field held when it was entered
  const found = read()
  const on = (/** @type {string} */ event, /** @type {(field: Field, name: string) => void} */ act) => document.addEventListener(event, ({ target, isTrusted }) => {
    if (isTrusted && isField(target) && target.matches(FIELDS) && nameOf(target)) act(target, nameOf(target))
  }, { capture: true, signal: end.signal })
  on("focusin", (field, name) => {
    const typed = read()[name]
    held.set(name, typed && !typed.isLeft ? typed.before : field.value)
  })
  on("input", (field, name) => {
    delete found[name]
    change(name, { before: held.get(name) ?? "", text: field.value, isLeft: false })
  })
  on("focusout", (field, name) => {
    const typed = read()[name]
    if (!typed || field.disabled) return // the page was cut off, and nobody has left it
    change(name, { ...typed, isLeft: true })
    setTimeout(() => read()[name]?.isLeft && change(name, null), KEPT_AFTER)
  })
  /** @type {Set<string>} */
  const broughtBack = new Set()
  const offered = () => /** @type {[Field, string][]} */ ([...document.querySelectorAll(FIELDS)].map((field) => [field, nameOf(field)])
    .filter(([, name]) => found[/** @type {string} */ (name)]))
  const letGo = (/** @type {string} */ name) => {
    delete found[name]
    if (!broughtBack.has(name)) change(name, null) // Python knew it already: when it goes, that is meant
  }
  // What is there again and then emptied by a press, such as that which forgets everything, is not brought back once more.
  document.addEventListener("click", ({ isTrusted }) => {
    for (const [field, name] of isTrusted ? offered() : []) if (found[name].text === field.value) letGo(name)
  }, { capture: true, signal: end.signal })
  let tries = PATIENCE.tries
  const timer = Object.keys(found).length && setInterval(() => {
    for (const [field, name] of offered()) {
      if (field.disabled) continue
      if (field.value === found[name].text && !broughtBack.has(name)) letGo(name)
      else if (field.value === found[name].before) {
        broughtBack.add(name)
        bringBack(field, found[name])
      }
    }
    if (tries-- > 0) return
    clearInterval(timer)
    const entered = nameOf(document.activeElement)
    for (const name in found) if (name !== entered) change(name, null)
  }, PATIENCE.wait)
  return () => {
    clearInterval(timer)
    end.abort()
  }
}

/** Keep what is typed, for as long as an element stands, until the function that is returned is called. @param {Node} parentElement */
export function keepTyped(parentElement) {
  if (!listeners.has(parentElement)) listeners.set(parentElement, listen())
  return () => {
    listeners.get(parentElement)?.()
    listeners.delete(parentElement)
  }
}
