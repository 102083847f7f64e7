// The storage of a browser, and the part of a page that a component has.

export class Stored {
  constructor(texts = {}) { Object.assign(this, texts) }
  getItem(name) { return this[name] ?? null }
  setItem(name, text) { this[name] = String(text) }
  removeItem(name) { delete this[name] }
}

/** Run a component as Streamlit does: what it says, and what it has sent once all its tries are through. */
export function run(t, component, data) {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const [line, sent] = [{ textContent: "" }, []]
  const stop = component({ data, parentElement: { querySelector: () => line }, setTriggerValue: (_, value) => sent.push(value) })
  for (let second = 0; second < 60; second++) t.mock.timers.tick(1000) // what a timer begins is due at the next tick
  stop()
  t.mock.timers.reset()
  return { said: line.textContent, sent }
}
