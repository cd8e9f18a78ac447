import { escapeHtml } from '../../../site/document/html.ts';
import { fillTemplate } from '../../fill-template.ts';
import type { Backend } from './call.ts';

export const usualLoginPath = '/puretec/dealer.ssp#/login';

const loggedIn =
  '<p>You\'re logged in. <a href="/search">Search prices without GST</a>, or <a href="/dealers/ordering">see how to order</a>.</p>';
const page = (isLoggedIn: boolean): string =>
  fillTemplate('preview/backends/portal.html', {
    loggedIn: isLoggedIn ? loggedIn : [],
    value: isLoggedIn ? 'no' : 'yes',
    button: isLoggedIn ? 'Log out' : 'Log in',
  });

/**
 * Mocks the dealer portal, a separate site on the commerce host (A-08, ROLE-02): a login page, and
 * the cookie that marks a visitor as logged in (site/browser/cookies.ts). `/login` redirects here,
 * not to the internet. `loginPath` is site.yaml's, with its fragment.
 */
export function createPortal(loginPath: string): Backend {
  const portalPath = loginPath.replace(/[?#].*$/, '');
  return {
    name: 'portal',
    method: ['GET', 'POST'],
    owns: (path) => path === portalPath || path === '/login',
    answer: ({ method, path, headers, body }) => {
      if (path === '/login') return { status: 302, headers: { location: loginPath }, html: '' };
      if (method === 'GET')
        return { status: 200, html: page(/\bisLoggedIn=true\b/.test(headers.cookie ?? '')) };
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

/** Points a page's dealer links at the mock portal. As built they lead to the real one, where a preview mustn't send anyone. */
export function linkToMockPortal(html: string, loginPath: string): string {
  const path = escapeHtml(loginPath);
  const parts = html.split(path);
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.replace(/https:\/\/[^/"]+$/, '')), last].join(path);
}
