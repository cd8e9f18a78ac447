/**
 * Cookies of this site: Path=/, SameSite=Lax, Secure on https (ACCEPTANCE 36). A browser may refuse
 * document.cookie altogether; then the page works as if there were none (ACCEPTANCE 29).
 */
import cookies from 'js-cookie';

/** CST-02: the longest wait that a browser's timer keeps; a longer one would fire at once. */
export const maxTimeoutMs = 2_147_483_647;

/**
 * A wait that a timer keeps, in milliseconds. For timers only: a cookie's age is Max-Age in
 * seconds, never a timer.
 */
export function clampTimeout(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), maxTimeoutMs);
}

/** The value of a cookie; undefined when absent or unreadable. A read error is logged (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return cookies.get(name);
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/**
 * Writes a cookie, for `maxAgeSeconds` or else for this session of the browser. Tells whether it
 * could; a refusal is logged and never thrown.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): boolean {
  try {
    // js-cookie writes Path=/ by itself.
    cookies.set(name, value, {
      SameSite: 'Lax',
      ...(location.protocol === 'https:' && { Secure: true }),
      // js-cookie knows only `expires`, a date by the visitor's clock; any other attribute it
      // writes as it stands, and only from a string.
      ...(maxAgeSeconds !== undefined && { 'Max-Age': String(maxAgeSeconds) }),
    });
    return true;
  } catch (error) {
    console.error('Error in writing a cookie:', error);
    return false;
  }
}
