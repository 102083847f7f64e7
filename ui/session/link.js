// What a screen that was opened by a bare link has chosen, put into that link in place: no step for the Back button.

/** @param {string} screen @param {[string, string][]} texts */
export function completeLink(screen, texts) {
  const url = new URL(location.href)
  if (url.pathname.replace(/\/$/, "").split("/").pop() !== screen) return // the student is elsewhere by now
  for (const [name, text] of texts) if (!url.searchParams.has(name)) url.searchParams.set(name, text)
  if (url.href !== location.href) history.replaceState(history.state, "", url)
}
