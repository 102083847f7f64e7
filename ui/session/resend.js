// What is sent while a component is mounted may be lost: it is sent until the answer stops this, and ever more rarely,
// because each time cuts off the run before, which on a busy server is the one that would have answered.

/** How many times as long as the first wait the last one is. */
const LAST = 16

/** @type {WeakMap<Node, number>} */
const timers = new WeakMap()

/**
 * Send something again and again in place of what this part of the page sent before; returns what stops it.
 *
 * @param {Node} part @param {number} wait milliseconds before the first time @param {(() => void) | null} send none: nothing
 */
export function resend(part, wait, send) {
  clearTimeout(timers.get(part))
  const again = (/** @type {number} */ next) => timers.set(part, setTimeout(() => {
    send?.()
    if (next < LAST * wait) again(2 * next)
  }, next))
  if (send) again(wait)
  return () => clearTimeout(timers.get(part))
}
