import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure, type FetchFunction, fetchItems } from './fetch-items.ts';

const answer =
  (body: string | null, init?: ResponseInit): FetchFunction =>
  async () =>
    new Response(body, init);
const call = (fetch: FetchFunction, signal?: AbortSignal) =>
  fetchItems('/x', { fetch, timeoutMs: 4000, ...(signal && { signal }) });
const kindOf = (result: Promise<unknown>) =>
  result.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallFailure ? error.kind : error),
  );
const never: FetchFunction = () => new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['{"items":[{"itemid":"A"},null,"x",[1]]}', [{ itemid: 'A' }]],
  ['{}', []],
  ['{"items":null}', []],
  ['{"items":[]}', []],
])('SRCH-27 reads the items of %s, and leaves no timer', async (body, items) => {
  expect(await call(answer(body))).toEqual(items);
  expect(vi.getTimerCount()).toBe(0);
});

const html = { headers: { 'content-type': 'text/html' } };

it.each<[string, FetchFunction, string]>([
  ['half an object', answer('{"items":'), 'broken json'],
  ['nothing', answer(''), 'broken json'],
  ['null', answer('null'), 'broken json'],
  ['a list', answer('[]'), 'broken json'],
  ['items that aren’t a list', answer('{"items":"none"}'), 'broken json'],
  ['a list without items', answer('{"items":["A","B"]}'), 'broken json'],
  ['a page', answer('<!doctype html><title>Log in</title>'), 'html'],
  ['the type of a page', answer('{"items":[]}', html), 'html'],
  ['status 204', answer(null, { status: 204 }), 'status'],
  ['status 401', answer('{"items":[]}', { status: 401 }), 'status'],
  ['status 404', answer('{"items":[]}', { status: 404 }), 'status'],
  ['status 500', answer('{"items":[]}', { status: 500 }), 'status'],
  ['a rejected call', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  [
    'a call that throws',
    () => {
      throw new TypeError('blocked');
    },
    'network',
  ],
])('ACCEPTANCE 25 SRCH-29 %s is a failure, not an empty list', async (_what, fetch, kind) => {
  expect(await kindOf(call(fetch))).toBe(kind);
});

it('SRCH-29 names the status of a failure', async () => {
  await expect(call(answer('', { status: 503 }))).rejects.toMatchObject({ status: 503 });
});

it('SRCH-29 ends and aborts a call that never answers', async () => {
  const fetch = vi.fn(never);
  const kind = kindOf(call(fetch));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await kind).toBe('timeout');
  expect(fetch.mock.lastCall?.[1].signal?.aborted).toBe(true);
});

it('SRCH-29 includes the body in the time limit', async () => {
  const kind = kindOf(call(async () => new Response(new ReadableStream())));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await kind).toBe('timeout');
});

it('SRCH-28 ends when the caller aborts, before and during the call', async () => {
  const controller = new AbortController();
  const during = kindOf(call(never, controller.signal));
  controller.abort();
  expect(await during).toBe('aborted');
  expect(await kindOf(call(answer('{"items":[]}'), AbortSignal.abort()))).toBe('aborted');
});
