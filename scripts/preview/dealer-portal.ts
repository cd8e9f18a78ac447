/**
 * Stands in for the dealer portal, which is a site of its own on the commerce host (A-08, ROLE-02):
 * here it is a page that says so. `/login` leads to it as the host rule of `_redirects` leads to the
 * portal itself, so that nothing of a preview reaches the internet.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from './answer.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Dealer portal (stand-in)</title>
</head>
<body>
<main>
<h1>Dealer portal</h1>
<p>The dealer portal is a site of its own. This page stands in for it on this machine: there is nothing to sign in to.</p>
<p><a href="/dealers">Back to the dealer catalogue</a></p>
</main>
</body>
</html>
`;

/** `loginPath` is site.yaml's `dealerLoginPath`, with its fragment. True where the portal has answered. */
export function createDealerPortal(
  loginPath: string,
): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const portalPath = loginPath.replace(/[?#].*$/, '');
  return ({ method }, response, path) => {
    if ((method !== 'GET' && method !== 'HEAD') || (path !== '/login' && path !== portalPath)) {
      return false;
    }
    const headers = { 'cache-control': 'no-store' };
    if (path === '/login') send(response, 302, { ...headers, location: loginPath });
    else send(response, 200, { ...headers, 'content-type': 'text/html; charset=utf-8' }, page);
    return true;
  };
}
