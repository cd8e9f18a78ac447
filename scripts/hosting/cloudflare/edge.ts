/**
 * The Worker that runs before the files, for what Cloudflare can't do: pictures at addresses with
 * "&", which it would redirect, any number of redirects in any case, no page for a missing file,
 * and backends. Cloudflare serves other pages alone (run_worker_first in wrangler.jsonc).
 */
import { ambiguousPath, forwardingHeaders, type ProxyRoute } from '../hosting-adapter.ts';

type Files = { readonly fetch: (request: Request) => Promise<Response> };
type Environment = { readonly ASSETS: Files };
export type Settings = { readonly proxyRoutes: readonly ProxyRoute[]; readonly assetPath: RegExp };

/** `f_webp&q_80&s_640x640` → `f_webp.q_80.s_640x640`, with only characters that no host encodes. */
export const edgePictureName = (path: string): string =>
  path.replace(/^\/?_ipx\/[^/]+/, (start) => start.replaceAll(/&|%26|,|%2c/gi, '.'));

export function edge({ proxyRoutes, assetPath }: Settings) {
  return {
    async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const url = new URL(request.url);
      const route = proxyRoutes.find(({ prefix }) => url.pathname.startsWith(prefix));
      if (route) return proxy(route, request, url);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(405, 'Use GET or HEAD.', { allow: 'GET, HEAD' });
      if (url.pathname !== '/404') {
        const asked = new URL(url);
        asked.pathname = edgePictureName(url.pathname);
        const answer = await ASSETS.fetch(new Request(asked, request));
        if (answer.status !== 404) return answer;
      }
      const moved = await movedTo(url, (path) => ASSETS.fetch(new Request(new URL(path, url))));
      const page = await ASSETS.fetch(new Request(new URL('/404', url)));
      const headers = new Headers(page.headers);
      for (const name of ['etag', 'content-type', 'content-length']) headers.delete(name);
      if (moved !== undefined) {
        headers.set('location', moved);
        headers.set('cache-control', 'no-cache');
        return new Response(null, { status: 301, headers });
      }
      headers.set('cache-control', 'no-store');
      const isAsset = assetPath.test(url.pathname) && !url.pathname.endsWith('.html');
      headers.set(
        'content-type',
        isAsset ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      );
      const body = isAsset ? 'Not found.\n' : page.body;
      return new Response(request.method === 'HEAD' ? null : body, { status: 404, headers });
    },
  };
}

/** `/moved.json` has lower-case addresses. */
async function movedTo({ pathname, search }: URL, get: (path: string) => Promise<Response>) {
  const moved: Readonly<Record<string, string>> = await (await get('/moved.json')).json();
  const from = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const to = Object.hasOwn(moved, from) ? moved[from] : undefined;
  if (to === undefined) return undefined;
  const [address = '', fragment] = to.split('#', 2);
  const query = address.includes('?') ? '' : search;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

const ambiguous = new RegExp(`^${ambiguousPath}`, 'i');

async function proxy({ origin }: ProxyRoute, request: Request, url: URL): Promise<Response> {
  if (origin === undefined) return plain(503, "This service isn't set up.");
  // A URL has no dot segments, but a backend may decode more.
  if (ambiguous.test(url.pathname))
    return plain(400, "This address isn't valid. Check the spelling, or start at the home page.");
  const asked = new Request(new URL(url.pathname + url.search, origin), request);
  const { headers } = asked;
  // Cloudflare sets this header itself. It adds to a client's own X-Forwarded-For.
  const visitor = headers.get('cf-connecting-ip');
  for (const name of [...headers.keys()])
    if (forwardingHeaders.includes(name.replaceAll('_', '-'))) headers.delete(name);
  headers.set('x-forwarded-host', url.host);
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  if (visitor !== null)
    for (const name of ['x-forwarded-for', 'x-real-ip']) headers.set(name, visitor);
  try {
    return await fetch(asked, { redirect: 'manual' });
  } catch {
    return plain(502, "This service isn't responding. Please try again later.");
  }
}

function plain(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
  const always = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new Response(`${message}\n`, { status, headers: { ...headers, ...always } });
}
