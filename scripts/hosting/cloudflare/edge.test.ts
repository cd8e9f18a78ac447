import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assetPath } from '../../content-types.ts';
import { ambiguousPaths } from '../../testing/hosting/ambiguous-paths.ts';
import { forwardingHeaders } from '../hosting-adapter.ts';
import { edge } from './edge.ts';

const files: Readonly<Record<string, string>> = {
  '/': 'home',
  '/404': 'nothing here',
  '/moved.json': '{"/old":"/new?b=1#c","/contact":"/contact-us"}',
  '/_ipx/f_webp.q_80/products/A.webp': 'a picture',
};
const asked: string[] = [];
const ASSETS = {
  async fetch({ url, method }: Request) {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    const text = files[pathname];
    const headers = { 'content-security-policy': 'strict', 'cache-control': 'immutable' };
    return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers });
  },
};
const script = edge({
  proxyRoutes: [
    { prefix: '/forms/', origin: undefined },
    { prefix: '/api/', origin: 'http://127.0.0.1:9' },
  ],
  assetPath,
});
const ask = async (path: string, init?: RequestInit) => {
  const response = await script.fetch(new Request(`https://www.puretec.com.au${path}`, init), {
    ASSETS,
  });
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: await response.text() };
};

it('reports a missing backend with 503 and an unreachable one with 502', async () => {
  expect(await ask('/forms/contact', { method: 'POST', body: '{}' })).toMatchObject({
    status: 503,
  });
  expect(await ask('/api/items')).toMatchObject({ status: 502 });
  expect(await ask('/', { method: 'POST', body: '' })).toMatchObject({ status: 405 });
});

it.each(ambiguousPaths)(
  'never passes on a path that a backend may read differently: %s',
  async (path) => {
    const { status } = await ask(path.replaceAll('gateway', 'api'));
    const { pathname } = new URL(path, 'https://www.puretec.com.au');
    // Nothing listens at this address, so 502 means that the Worker passed the request on.
    if (status === 502) expect(pathname).toMatch(/^\/gateway\/[xy]?$/);
    else expect([400, 404]).toContain(status);
  },
);

it("passes none of a client's own forwarding headers to a backend", async () => {
  let received: IncomingHttpHeaders = {};
  const backend = createServer((request, response) => {
    received = request.headers;
    response.end('here');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const { fetch } = edge({
    proxyRoutes: [{ prefix: '/api/', origin: `http://127.0.0.1:${port}` }],
    assetPath,
  });
  const claims = Object.fromEntries(forwardingHeaders.map((name) => [name, 'claimed']));
  const headers = { ...claims, 'cf-connecting-ip': '203.0.113.7', accept: 'text/claimed' };
  const request = new Request('https://www.puretec.com.au/api/items', { headers });
  expect(await (await fetch(request, { ASSETS })).text()).toBe('here');
  backend.close();
  expect(received).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.puretec.com.au',
    accept: 'text/claimed',
  });
  expect(Object.entries(received).filter(([, value]) => value === 'claimed')).toEqual([]);
});
