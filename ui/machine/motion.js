// Whether things may move.

/** Whether somebody has not asked for less motion. */
export const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches
