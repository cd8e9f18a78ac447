/**
 * Cookies as the islands read them. The script of every page, which alone writes any, has an own
 * reader: site/header/visit/visit-cookies.ts. A browser may refuse document.cookie altogether; then
 * the page works as if there were none (ACCEPTANCE 29).
 */
import cookies from 'js-cookie';

/** The value of a cookie; undefined when absent or unreadable. A read error is logged (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return cookies.get(name);
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}
