import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImageHandler } from './handle-images.ts';
import { createSources } from './sources.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle r="4"/></svg>';
const folder = await mkdtemp(join(tmpdir(), 'images-'));
const handle = createImageHandler(
  createSources('/nowhere', {
    draw: async (source) => (source === 'products/A.svg' ? drawing : undefined),
    version: (source) => source,
  }),
  folder,
);
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.end('next');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

it.each([
  ['/_ipx/f_webp&q_80&s_20x20/products/A.webp', 200, 'image/webp'],
  ['/_ipx/f_webp&q_80&s_20x20/products/A.svg', 200, 'image/webp'],
  ['/_ipx/_/products/A.svg', 200, 'image/svg+xml'],
  ['/_ipx/w_5/products/B.svg', 404, 'text/plain; charset=utf-8'],
  ['/_ipx/w_99999/products/A.svg', 400, 'text/plain; charset=utf-8'],
  ['/_ipx/w_5/..%2f..%2fetc/passwd', 400, 'text/plain; charset=utf-8'],
] as const)('IMG-01 while developing, %s answers %i with %s', async (path, status, type) => {
  const response = await fetch(origin + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
});

it('leaves every other request to the next handler', async () => {
  expect(await (await fetch(`${origin}/WH2-60`)).text()).toBe('next');
});
