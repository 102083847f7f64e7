// What esbuild joins into one file for the app: a script for each of our components, fetched once and kept.

import figureStyles from "./charts/figure.css"
import fingerStyles from "./machine/fingers.css"
import roleStyles from "./machine/roles.css"

/** The scripts that draw, by the folder in which they stand. @type {Record<string, (name: string) => Promise<{default: Draw}>>} */
const SCRIPTS = {
  charts: (name) => import(`./charts/${name}.js`),
  frame: (name) => import(`./frame/${name}.js`),
  machine: () => import("./machine/machine.draw.js"),
  screens: (name) => import(`./screens/${name}.js`),
  session: (name) => import(`./session/${name}.js`),
}

/** @typedef {(component: Component<any, any>) => void | (() => void)} Draw */

/**
 * What draws the component of a script; a figure's brings its styles along.
 *
 * What was to be drawn while the script was on its way is drawn late and then ended: that ends nothing newer.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Draw>}
 */
export async function loadScript(folder, name) {
  const { default: draw } = await SCRIPTS[folder](name)
  const sheet = folder === "charts" && await loadStyles(name)
  /** @type {WeakMap<Component["parentElement"], ReturnType<Draw>>} */
  const ends = new WeakMap()
  return (component) => {
    const at = component.parentElement
    if (sheet && at instanceof ShadowRoot && !at.adoptedStyleSheets.length) at.adoptedStyleSheets = [sheet]
    const end = draw(component)
    ends.set(at, end)
    return () => { if (ends.get(at) === end) end?.() }
  }
}

/** The styles of all pictures and of all figures, and after these those of one. @param {string} name */
async function loadStyles(name) {
  const { default: own } = await import(`./charts/${name}.css`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(roleStyles + fingerStyles + figureStyles + own)
  return sheet
}
