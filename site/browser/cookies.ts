/**
 * Cookies, whose names and values are plain words of our own. If a browser refuses document.cookie, the page works
 * without cookies (ACCEPTANCE 29).
 */

/** Returns a cookie's value; undefined when it's absent or can't be read. Logs a read error (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/**
 * Writes a cookie for `maxAgeSeconds`, or for the browser's session when that is absent. The age goes into
 * Max-Age, never into a timer. Logs a refusal and never throws.
 */
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

/**
 * The commerce portal sets this cookie on its own host, for scripts to read (SPEC 6). It grants nothing: it chooses the
 * call and which price comes first. The portal's own session protects personal data.
 */
export const loginCookie = 'isLoggedIn';

/** Exactly "true" is logged in. Everything else is anonymous: a browser without cookies, and the build. */
export const isLoggedIn = (): boolean =>
  typeof document !== 'undefined' && readCookie(loginCookie) === 'true';
