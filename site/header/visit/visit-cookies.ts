/**
 * Cookies for the script of every page, which has no room for js-cookie (0.7 KB of its 2.5): what
 * site/browser/cookies.ts does with it, for names and values that are our own plain words.
 */

/** The value of a cookie; undefined when absent or unreadable. */
export type ReadCookie = (name: string) => string | undefined;

/** A read error is logged (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/**
 * Writes a cookie, for `maxAgeSeconds` or else for this session of the browser: Max-Age in seconds,
 * never a timer. A refusal is logged and never thrown.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: a page that is left right away has written it; the Cookie Store API answers later.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`;
  } catch (error) {
    console.error('Error in writing a cookie:', error);
  }
}
