/** Reads cookies for tools, which also work without them (ACCEPTANCE 29). Every page's script has header-cookies.ts. */
import cookies from 'js-cookie';

/** A cookie's value, or undefined if it's absent or unreadable. Logs a read error (ERR-03). */
export function readCookie(name: string): string | undefined {
  try {
    return cookies.get(name);
  } catch (error) {
    console.error('Error in reading a cookie:', error);
    return undefined;
  }
}

/** The commerce portal's cookie (SPEC 6). It grants nothing, but chooses the call and which price comes first. */
export const loginCookie = 'isLoggedIn';

/** Exactly "true" is logged in. Everything else, and a browser without cookies, is anonymous. */
export function isLoggedIn(cookie: string | undefined = readCookie(loginCookie)): boolean {
  return cookie === 'true';
}
