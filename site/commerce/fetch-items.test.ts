import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchItems } from './fetch-items.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answering = (body: string | null, init?: ResponseInit) =>
  fetch.mockImplementation(async () => new Response(body, init));
const call = (signal?: AbortSignal, timeoutMs = 4000) => fetchItems('/x', { timeoutMs, signal });

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['{"items":[{"itemid":"A"},null,"x",[1]]}', [{ itemid: 'A' }]],
  ['{}', []],
  ['{"items":null}', []],
  ['{"items":[]}', []],
])('SRCH-27 reads the items of %s', async (body, items) => {
  answering(body);
  expect(await call()).toEqual(items);
});

it.each([
  ['half an object', '{"items":', 200],
  ['a list', '[]', 200],
  ['items that aren’t a list', '{"items":"none"}', 200],
  ['a list without items', '{"items":["A","B"]}', 200],
  ['a list of items without codes', '{"items":[null,{},{"itemid":""}]}', 200],
  ['a page', '<!doctype html><title>Log in</title>', 200],
  ['status 204', null, 204],
  ['status 401', '{"items":[]}', 401],
  ['status 500', '{"items":[]}', 500],
])('ACCEPTANCE 25 SRCH-29 %s is a failure, not an empty list', async (_what, body, status) => {
  answering(body, { status });
  await expect(call()).rejects.toThrow();
});

it('SRCH-28 SRCH-29 a call ends in time, and when its caller aborts', async () => {
  fetch.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal?.reason);
        if (signal?.aborted) end();
        signal?.addEventListener('abort', end);
      }),
  );
  await expect(call(undefined, 1)).rejects.toMatchObject({ name: 'TimeoutError' });
  const controller = new AbortController();
  const during = call(controller.signal);
  controller.abort();
  await expect(during).rejects.toMatchObject({ name: 'AbortError' });
  await expect(call(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
