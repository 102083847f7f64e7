// Hands other numbers to a picture that is drawn already.

/** @param {Component<Uint8Array>} component */
export default function ({ data }) {
  /** @type {import("./given.d.ts").Sent} */
  const { code, name, picture } = JSON.parse(new TextDecoder().decode(data))
  /** @type {Promise<typeof import("./machine.js")>} */
  const loaded = import(new URL(code, document.baseURI).href)
  loaded.then((machine) => machine.update(name, picture), () => {}) // the picture says it
}
