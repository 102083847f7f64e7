// What esbuild joins into one file: the picture for the app, for a notebook, and for a page of its own.

import "./page.js"

export { draw } from "./machine.js"
export { default } from "./notebook.js"
