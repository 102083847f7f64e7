// What would come too late with the announcer, which is drawn last.

// Tab goes on from the title, not through all menus; nothing is to be seen of it. What other screens draw is fetched by then.
new MutationObserver((_, seen) => {
  const title = /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] h1"))
  if (!title) return
  seen.disconnect()
  setTimeout(() => document.querySelectorAll("link[rel=later]").forEach(link => link.setAttribute("rel", "modulepreload")), 1000)
  if (document.activeElement !== document.body || location.hash) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  title.blur()
}).observe(document, { childList: true, subtree: true })

// What is there when something is pressed for the first time is not new.
for (const press of ["click", "keydown", "pointerup"]) {
  addEventListener(press, (/** @type {Event & {key?: string}} */ { key }) => {
    if (key !== "Tab" && !document.body.dataset.screen) window.before ??= /** @type {HTMLElement} */ (document.body.cloneNode(true))
  }, { capture: true })
}

// What opens as a panel has the keyboard's focus: its text is scrolled by keys, and Tab goes on in it. Behind its last stop it closes,
// and Tab goes on from what opened it.
const PANEL = "[data-testid=stPopoverBody]"
/** @type {HTMLElement | null} */
let pressed = null

addEventListener("click", ({ target }) => {
  const button = /** @type {HTMLElement | null | undefined} */ (target instanceof Element ? target.closest("[data-testid=stPopoverButton][aria-expanded=false]") : null)
  if (!button) return
  pressed = button
  let frames = 60 // it cannot have the focus until it has its place, and may lose it to the run that fills it
  const wait = () => {
    const at = document.activeElement
    const panel = /** @type {HTMLElement | null} */ (document.querySelector(PANEL))
    if (panel && button.ariaExpanded === "true" && (at === button || at === document.body)) {
      if (!panel.hasAttribute("tabindex")) panel.tabIndex = -1 // one that does not scroll could not have it
      panel.focus({ preventScroll: true })
    }
    if (frames--) requestAnimationFrame(wait)
  }
  wait()
}, { capture: true })

addEventListener("keydown", ({ key, shiftKey }) => {
  const at = document.activeElement
  const panel = at?.closest(PANEL)
  if (!panel || !pressed || key !== "Tab" && key !== "Escape") return
  const stops = [panel, ...panel.querySelectorAll(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])")]
  if (key === "Tab" && at !== (shiftKey ? panel : stops[stops.length - 1])) return
  pressed.focus()
  if (key === "Tab") pressed.click()
}, { capture: true })
