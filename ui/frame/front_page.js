// What would come too late with the announcer, which is drawn last.

// Tab goes on from the title, not through all menus; nothing is to be seen of it.
new MutationObserver((_, seen) => {
  const title = /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=stMain] h1"))
  if (!title) return
  seen.disconnect()
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
