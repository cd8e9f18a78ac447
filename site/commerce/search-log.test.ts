import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchFunction } from './fetch-items.ts';
import { createSearchLog, searchLogBody, signBody } from './search-log.ts';

const signature = 'da3dae20699e8c6b3b533c1de7b9abf67185aa1d23a5dcc991a90ab05e83d239';
const fetch = vi.fn<FetchFunction>();
const options = { api: '/api', key: 'test-key', country: 'AU', fetch } as const;
const sentQueries = () =>
  fetch.mock.calls.map(([, init]) => {
    const parsed: unknown = JSON.parse(
      init.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : '',
    );
    return parsed;
  });

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response('saved'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the search log', () => {
  it('LOG-01 ENT-19 the body is exact, with an empty ipaddress', () => {
    expect(searchLogBody('pfas', 'AU')).toBe('{"query":"pfas","country":"AU","ipaddress":""}');
  });

  it('LOG-02 A-22 signs the bytes as in ACCEPTANCE 24', async () => {
    const body = new TextEncoder().encode(searchLogBody('pfas', 'AU'));
    expect(await signBody(body, 'test-key', crypto.subtle)).toBe(signature);
  });

  it('LOG-01 LOG-02 posts the signed bytes, and lets them outlive the page', async () => {
    await createSearchLog(options).record('pfas');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/netsuite/save-search-queries');
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-hash': signature },
    });
    expect(init?.body).toEqual(
      new TextEncoder().encode('{"query":"pfas","country":"AU","ipaddress":""}'),
    );
  });

  it('LOG-01 A-21 logs a query once, until another one was logged', async () => {
    const log = createSearchLog({ ...options, country: 'NZ' });
    for (const query of ['tap', 'tap', 'water', 'tap', '']) await log.record(query);
    expect(sentQueries()).toEqual(
      ['tap', 'water', 'tap'].map((query) => ({ query, country: 'NZ', ipaddress: '' })),
    );
  });

  it('LOG-02 signs other alphabets by their UTF-8 bytes', async () => {
    await createSearchLog(options).record('مرشح \u{1F6B0} \ud800');
    expect(fetch).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['no key', { key: '' }],
    ['an absent key', { key: undefined }],
    ['no API', { api: '' }],
    ['no crypto.subtle', { subtle: undefined }],
  ])('LOG-03 A-22 with %s nothing is sent, and nothing is said', async (_name, change) => {
    await createSearchLog({ ...options, ...change }).record('tap');
    expect(fetch).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('LOG-03 A-22 without crypto at all nothing is sent', async () => {
    vi.stubGlobal('crypto', undefined);
    await createSearchLog(options).record('tap');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('LOG-03 the answer is only logged', async () => {
    await createSearchLog(options).record('tap');
    expect(console.debug).toHaveBeenCalledExactlyOnceWith('Search log:', 'saved');
  });

  it.each<[string, FetchFunction]>([
    ['an answer of 500', async () => new Response('', { status: 500 })],
    ['a rejected call', () => Promise.reject(new TypeError('offline'))],
    [
      'a call that throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('LOG-03 ERR-10 %s is logged only', async (_name, failing) => {
    await expect(
      createSearchLog({ ...options, fetch: failing }).record('tap'),
    ).resolves.toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
  });
});
