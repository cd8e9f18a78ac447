/** Reads and writes cookies, whose names and values are plain words. Everything works without them (ACCEPTANCE 29). */

/** A cookie's value, or undefined if it's absent or unreadable. Logs a read error (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/** Writes a cookie for `maxAgeSeconds`, or for the session. Logs a refusal and never throws. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the page may be left at once, and the Cookie Store API writes later.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`;
  } catch (error) {
    console.error('Error in writing a cookie:', error);
  }
}

/** The commerce portal's cookie (SPEC 6). It grants nothing, but chooses the call and which price comes first. */
export const loginCookie = 'isLoggedIn';

/** Exactly "true" is logged in. Everything else, and a browser without cookies, is anonymous. */
export function isLoggedIn(cookie: string | undefined = readCookie(loginCookie)): boolean {
  return cookie === 'true';
}
