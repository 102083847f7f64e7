// Where no Streamlit gives the picture its colours: the same ones, light or dark as the page around it is.

import figureStyles from "../charts/figure.css"
import threads from "../charts/threads.js"
import threadStyles from "../charts/threads.css"
import roleStyles from "./roles.css"
import { channels } from "./strip.js"

/** The colours of the theme, .streamlit/config.toml, on a light and on a dark page. @type {Record<string, [string, string]>} */
const COLOURS = {
  "text-color": ["#101418", "#e8e6e1"],
  "background-color": ["#ffffff", "#14161b"],
  "primary-color": ["#2f5bd8", "#5583f2"],
  "green-text-color": ["#158237", "#5ce488"],
  "red-text-color": ["#bd4043", "#ff6c6c"],
  "blue-text-color": ["#0054a3", "#3d9df3"],
  "violet-text-color": ["#583f84", "#b27eff"],
}

/** What else a theme has; a notebook has fonts of its own. */
const REST = { font: "var(--jp-ui-font-family, system-ui, sans-serif)", "base-radius": "0.4rem", "button-radius": "0.4rem" }

/** How long the styles of a theme that was just chosen may take to come, in milliseconds. */
const LATE = 600

const DARK = matchMedia("(prefers-color-scheme: dark)")

/** An element to draw in, with all that Streamlit's page would give it. @param {HTMLElement} parent */
export function isolate(parent) {
  const host = document.createElement("div")
  host.style.cssText = "position: relative; padding: 0.5rem; border-radius: 0.4rem; color: var(--st-text-color); background: var(--st-background-color); overflow-x: auto;"
  for (const [name, [light, dark]] of Object.entries(COLOURS)) host.style.setProperty(`--st-${name}`, `light-dark(${light}, ${dark})`)
  for (const [name, value] of Object.entries(REST)) host.style.setProperty(`--st-${name}`, value)
  host.dataset.lmSuppressShortcuts = "true" // in JupyterLab a digit typed into a cell of the picture would be a command
  host.addEventListener("keydown", (event) => event.stopPropagation())
  parent.append(host)
  followPage(parent, host)
  return host
}

/** Let an element be as light or dark as what is around it, as long as it is drawn. @param {HTMLElement} around @param {HTMLElement} host */
function followPage(around, host) {
  const follow = () => { host.style.colorScheme = isDark(around) ? "dark" : "light" }
  const changes = new MutationObserver(() => {
    if (!host.isConnected) return changes.disconnect()
    follow()
    setTimeout(follow, LATE)
  })
  for (const one of [document.documentElement, document.body]) changes.observe(one, { attributes: true })
  DARK.addEventListener("change", follow)
  follow()
}

/** Whether a page is dark around an element: the first ground behind it that can be seen says so. @param {Node | null} one */
function isDark(one) {
  for (; one; one = one instanceof ShadowRoot ? one.host : one.parentNode) {
    if (!(one instanceof Element)) continue
    const [red, green, blue, opacity] = channels(getComputedStyle(one).backgroundColor)
    if (opacity > 127) return red * 0.3 + green * 0.59 + blue * 0.11 < 128
  }
  return DARK.matches
}

/** Draw sentences with threads; what is pressed in them stays there. @param {HTMLElement} host @param {Uint8Array} data */
export function drawThreads(host, data) {
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(roleStyles + figureStyles + threadStyles)
  root.adoptedStyleSheets = [sheet]
  threads({ parentElement: root, data, setTriggerValue: () => {} })
}
