import { beforeEach, expect, it, vi } from 'vitest';
import { createSearchLogClient, searchLogBody, signBody } from './search-log.ts';

const signature = 'da3dae20699e8c6b3b533c1de7b9abf67185aa1d23a5dcc991a90ab05e83d239';
const text = '{"query":"pfas","country":"AU","ipaddress":""}';
const body = new TextEncoder().encode(text);
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const options = { api: '/api', key: 'test-key', country: 'AU' } as const;

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async () => new Response('saved'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

it('LOG-01 LOG-02 LOG-03 ENT-19 A-22 posts the exact signed bytes of ACCEPTANCE 24, and logs the answer', async () => {
  expect(searchLogBody('pfas', 'AU')).toBe(text);
  expect(await signBody(body, 'test-key', crypto.subtle)).toBe(signature);
  await createSearchLogClient(options).record('pfas');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/netsuite/save-search-queries', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-hash': signature },
    body,
  });
  expect(console.debug).toHaveBeenCalledExactlyOnceWith('Search log:', 'saved');
});

it('LOG-01 A-21 logs a query again only after another one', async () => {
  const log = createSearchLogClient({ ...options, country: 'NZ' });
  for (const query of ['tap', 'tap', 'water', 'tap', '']) await log.record(query);
  const sent = fetch.mock.calls.map(([, init]) =>
    init.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : '',
  );
  expect(sent).toEqual(['tap', 'water', 'tap'].map((query) => searchLogBody(query, 'NZ')));
});

it('LOG-02 signs other alphabets by their UTF-8 bytes', async () => {
  await createSearchLogClient(options).record('مرشح \u{1F6B0} \ud800');
  expect(fetch).toHaveBeenCalledOnce();
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ['a key', { key: '' }],
  ['any key', { key: undefined }],
  ['an API', { api: '' }],
  ['crypto.subtle', {}],
  ['crypto', {}],
])('LOG-03 A-22 sends and logs nothing without %s', async (what, change) => {
  if (what === 'crypto') vi.stubGlobal('crypto', undefined);
  if (what === 'crypto.subtle') vi.stubGlobal('crypto', {});
  await createSearchLogClient({ ...options, ...change }).record('tap');
  expect(fetch).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Response>]>([
  ['an answer of 500', async () => new Response('', { status: 500 })],
  ['a rejected call', () => Promise.reject(new TypeError('offline'))],
  [
    'a call that throws',
    () => {
      throw new TypeError('blocked');
    },
  ],
])('LOG-03 ERR-10 only logs %s', async (_name, failing) => {
  fetch.mockImplementation(failing);
  await createSearchLogClient(options).record('tap');
  expect(console.error).toHaveBeenCalledOnce();
});
