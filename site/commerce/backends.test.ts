import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Backends, loadBackends, noBackends } from './backends.ts';

const backends: Backends = {
  itemSearch: 'host',
  api: '/api',
  gateway: '/gateway',
  gatewayStage: 'dev',
  gatewayTargets: ['www.puretec.com.au'],
  forms: '/forms',
  timeoutMs: 4000,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('SRCH-20 SRCH-26 LOG-01 PXY-01 A-60 reads the backends of /backends.json, and nothing else in it', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ ...backends, more: 1 })));
  vi.stubGlobal('fetch', fetch);
  expect(await loadBackends()).toEqual(backends);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/backends.json', expect.anything());
  expect(console.error).not.toHaveBeenCalled();
});

it.each<[string, typeof fetch]>([
  ['is missing', async () => new Response('', { status: 404 })],
  ['is a page', async () => new Response('<!doctype html><title>Home</title>')],
  ['has another shape', async () => new Response('{"itemSearch":"/"}')],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('SRCH-29 A-20 logs that the file %s, and has no backends', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadBackends()).toEqual(noBackends);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error in backends:', expect.any(Error));
});
