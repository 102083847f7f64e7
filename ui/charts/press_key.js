// A key that presses what has the focus and is no button of the browser's.

/** Whether it is Enter or Space, of which neither scrolls the page then. @param {KeyboardEvent} event */
export function isPress(event) {
  const is = event.key === "Enter" || event.key === " "
  if (is) event.preventDefault()
  return is
}
