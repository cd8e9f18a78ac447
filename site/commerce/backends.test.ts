import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backends, loadBackends, noBackends, readBackends } from './backends.ts';
import type { FetchFunction } from './fetch-items.ts';

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

describe('the backends of a deployment', () => {
  it('SRCH-20 SRCH-26 LOG-01 PXY-01 A-60 are what /backends.json says, and no more of it', async () => {
    const fetch = vi.fn<FetchFunction>(
      async () => new Response(JSON.stringify({ ...backends, more: 1 })),
    );
    expect(await loadBackends(fetch)).toEqual(backends);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/backends.json']);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each<[string, FetchFunction]>([
    ['is missing', async () => new Response('', { status: 404 })],
    ['is a page', async () => new Response('<!doctype html><title>Home</title>')],
    ['has another shape', async () => new Response('{"itemSearch":"/"}')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'SRCH-29 A-20 where the file %s there is no backend, and the console says so',
    async (_what, fetch) => {
      expect(await loadBackends(fetch)).toEqual(noBackends);
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        'Error in backends:',
        expect.any(Error),
      );
    },
  );

  it.each([
    null,
    [],
    'x',
    {},
    { ...backends, api: 1 },
    { ...backends, gatewayTargets: 'www.puretec.com.au' },
    { ...backends, gatewayTargets: [1] },
    { ...backends, timeoutMs: '4000' },
    { ...backends, timeoutMs: 0 },
    { ...backends, timeoutMs: Number.NaN },
  ])('SRCH-29 %j names no backends', (value) => {
    expect(readBackends(value)).toBeUndefined();
  });
});
