/**
 * Cookies for the script of every page, which has no room for js-cookie (0.7 KB of its 2.5). Does what
 * site/browser/cookies.ts does, for names and values that are plain words of our own.
 */

/** Returns a cookie's value; undefined when it's absent or can't be read. Logs a read error (ERR-03). */
export function readHeaderCookie(name: string): string | undefined {
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
export function writeHeaderCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the page may be left at once, and the Cookie Store API writes later.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`;
  } catch (error) {
    console.error('Error in writing a cookie:', error);
  }
}
