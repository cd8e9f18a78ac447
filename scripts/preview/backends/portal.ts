import { escapeHtml } from '../../../site/document/html.ts';
import type { Backend } from './call.ts';

/** Where the portal's login usually is. */
export const usualLoginPath = '/puretec/dealer.ssp#/login';

const page = (isLoggedIn: boolean) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dealer portal (stand-in)</title>
<h1>Dealer portal (stand-in)</h1>
<p>The portal is not part of this site. Here the preview answers in its place: no name, no password.</p>
<form method="post"><button name="login" value="${isLoggedIn ? 'no' : 'yes'}">${
  isLoggedIn ? 'Log out' : 'Log in'
}</button></form>
<p><a href="/dealers">Back to the catalogue</a></p></html>
`;

/**
 * Stands in for the dealer portal, which is a site of its own on the commerce host (A-08, ROLE-02): a
 * page to log in on, and the cookie by which the portal tells the site that a visitor is logged in
 * (site/browser/cookies.ts). `/login` leads to it as the host's rule leads to the portal itself, so
 * that nothing of a preview reaches the internet. `loginPath` is site.yaml's, with its fragment.
 */
export function createPortal(loginPath: string): Backend {
  const portalPath = loginPath.replace(/[?#].*$/, '');
  return {
    name: 'portal',
    method: ['GET', 'POST'],
    owns: (path) => path === portalPath || path === '/login',
    answer: ({ method, path, headers, body }) => {
      if (path === '/login') return { status: 302, headers: { location: loginPath }, html: '' };
      if (method === 'GET') {
        return { status: 200, html: page(/\bisLoggedIn=true\b/.test(headers.cookie ?? '')) };
      }
      const isLoggedIn = new URLSearchParams(body.toString('utf8')).get('login') === 'yes';
      const age = isLoggedIn ? '' : '; Max-Age=0';
      return {
        status: 303,
        headers: {
          'set-cookie': `isLoggedIn=true; Path=/; SameSite=Lax${age}`,
          location: '/dealers',
        },
        html: '',
      };
    },
  };
}

/**
 * Points a page's links to the dealer portal at the mock portal on this host. As built, they name the
 * portal's own host, where a preview mustn't send anyone.
 */
export function linkToMockPortal(html: string, loginPath: string): string {
  const path = escapeHtml(loginPath);
  const parts = html.split(path);
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.replace(/https:\/\/[^/"]+$/, '')), last].join(path);
}
