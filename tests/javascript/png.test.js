// The picture as an image: what is on the screen, strips included, twice as sharp, under the picture's name.

import assert from "node:assert/strict"
import test from "node:test"
import { pretend } from "./pretend.js"
import "./page.js"
import { drawn, given } from "./pictures.js"

/** Save a picture with a strip of this name as an image, in a browser that draws it so. */
async function saved(t, name, { decode = async () => {}, blob = {} } = {}) {
  const seen = { files: [], said: "" }
  pretend(t, {
    getComputedStyle: () => ({ colorScheme: "dark", minHeight: "", getPropertyValue: (of) => `page's ${of}` }),
    URL: { createObjectURL: (one) => (one === blob ? "blob:" : "another"), revokeObjectURL() {} },
    XMLSerializer: class { serializeToString(one) { return (seen.all = one), "<all/>" } },
  })
  const picture = drawn(given({ name }))
  const [frame] = picture.all(".frame")
  const copy = document.createElement("div")
  for (const one of [frame, copy]) one.append(Object.assign(document.createElement("canvas"), { clientHeight: 30 }))
  frame.cloneNode = (isDeep) => (isDeep ? copy : null)
  Object.defineProperty(picture.all(".stage")[0], "scrollWidth", { value: 1500 })
  Object.assign(HTMLElement.prototype, { decode, click() { seen.files.push([this.href, this.download]) } })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: (image, ...where) => Object.assign(seen, { source: decodeURIComponent(image.src), where }) }),
    toDataURL: () => "data:strip", toBlob: (done) => done(blob),
  })
  picture.press("Save as an image")
  await new Promise(setImmediate)
  return { ...seen, copy, said: picture.said() }
}

test("the image is what is on the screen with a margin, twice as sharp, in the colours of the page", async (t) => {
  const { files, said, source, where, all, copy } = await saved(t, " Bank & interest: ½ ")
  assert.deepEqual([files, said], [[["blob:", "bank-interest.png"]], "The image is saved."])
  assert.deepEqual(where, [0, 0, 3048, 2048])
  assert.match(source, /width="1524" height="1024"><foreignObject.*<all\/>/)
  const [strip] = copy.querySelectorAll("img.strip")
  assert.deepEqual([strip.src, strip.style.cssText, copy.querySelectorAll("canvas").length], ["data:strip", "width: 1000px; height: 30px;", 0])
  assert.deepEqual([all.style.getPropertyValue("--st-font"), all.lastElementChild === copy], ["page's --st-font", true])
  assert.match(all.style.cssText, /width: 1524px; height: 1024px; padding: 12px;.*color-scheme: dark/)
})

test("a name without letters is that of the app, and a browser that cannot draw it says so", async (t) => {
  assert.deepEqual((await saved(t, "…")).files, [["blob:", "attention.png"]])
  for (const fault of [{ decode: async () => { throw Error() } }, { blob: null }]) {
    const { files, said } = await saved(t, "A", fault)
    assert.deepEqual([files, said], [[], "This browser cannot draw the picture as an image."])
  }
})
