// What is done on a screen, as a cookie: the server hears of it with the first request of the next session.

const YEAR = 365 * 24 * 60 * 60

/** @param {[string, string][]} cookies */
export function writeCookies(cookies) {
  for (const [name, text] of cookies) {
    document.cookie = `${name}=${text}; max-age=${text ? YEAR : 0}; samesite=lax`
  }
}
