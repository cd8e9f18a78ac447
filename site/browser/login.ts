/**
 * Whether the visitor is logged in to the commerce portal (SPEC 6). The portal stands beside this
 * site and is not part of it; on the same host it says so by a cookie that scripts may read. The
 * cookie opens nothing: it chooses the call and the price that stands first, and what is
 * personal is guarded by the portal's own session.
 */
import { readCookie } from './cookies.ts';

export const loginCookie = 'isLoggedIn';

/** Exactly "true" is logged in; anything else, and a browser without cookies, is anonymous. */
export function isLoggedIn(cookie: string | undefined = readCookie(loginCookie)): boolean {
  return cookie === 'true';
}
