// The picture as an image, for a chat or a slide: what is on the screen, drawn by the browser itself into a PNG.

import { button, element, isWhole } from "./picture.js"
import { STYLES } from "./styles.js"

/** Pixels of the image for each of the screen. */
const SHARP = 2

const AROUND = 12

/** Of these only the value is known where they come from; within the image there is no page to take them from. */
const THEME = ["text-color", "background-color", "primary-color", "font", "base-radius", "button-radius"]

/** Attach the button to a machine, once. @param {import("./machine.js").Machine} machine */
export function attachImageButton(machine) {
  const saves = button("button", "Save as an image")
  saves.addEventListener("click", async () => {
    try {
      save(await drawImage(machine), `${machine.given.name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "attention"}.png`)
      machine.say("The image is saved.")
    } catch {
      machine.say("This browser cannot draw the picture as an image.")
    }
  })
  machine.controls.querySelector(".editing")?.append(saves)
  machine.updates.push(() => { saves.hidden = !isWhole(machine.given) })
}

/** @param {import("./machine.js").Machine} machine @returns {Promise<Blob>} */
async function drawImage({ frame, stage }) {
  const host = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (stage.getRootNode()).host)
  const style = getComputedStyle(host)
  const [width, height] = [Math.max(stage.scrollWidth, frame.clientWidth) + 2 * AROUND, frame.scrollHeight + 2 * AROUND]
  const copy = /** @type {HTMLElement} */ (frame.cloneNode(true))
  const strips = frame.querySelectorAll("canvas")
  copy.querySelectorAll("canvas").forEach((canvas, m) => {
    const image = element("img", "strip")
    image.src = strips[m].toDataURL()
    image.style.cssText = `width: ${strips[m].clientWidth}px; height: ${strips[m].clientHeight}px;`
    canvas.replaceWith(image)
  })
  const all = element("div", "host", element("style", "", STYLES.replaceAll(":host", ".host")), copy)
  all.style.cssText = `width: ${width}px; height: ${height}px; padding: ${AROUND}px; background: var(--st-background-color); color-scheme: ${style.colorScheme}; overflow: hidden;`
  for (const name of THEME) all.style.setProperty(`--st-${name}`, style.getPropertyValue(`--st-${name}`))
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(all)}</foreignObject></svg>`
  const image = element("img")
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = element("canvas")
  Object.assign(canvas, { width: width * SHARP, height: height * SHARP })
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no image")))))
}

/** @param {Blob} image @param {string} name */
function save(image, name) {
  const link = element("a")
  link.href = URL.createObjectURL(image)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
