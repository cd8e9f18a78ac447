/** Cookies for every page's script, which has no room for js-cookie. Our names and values are plain words. */

/** A cookie's value, or undefined if it's absent or unreadable. Logs a read error (ERR-03). */
export function readHeaderCookie(name: string): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/** Writes a cookie for `maxAgeSeconds`, or for the session. Logs a refusal and never throws. */
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
