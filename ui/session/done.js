// What is done on a screen, as a cookie: the server hears of it with the first request of the next session.

const YEAR = 365 * 24 * 60 * 60

/** @param {Component<Record<string, string>>} component */
export default function ({ data }) {
  for (const [name, text] of Object.entries(data)) {
    document.cookie = `${name}=${text}; max-age=${text ? YEAR : 0}; samesite=lax`
  }
}
