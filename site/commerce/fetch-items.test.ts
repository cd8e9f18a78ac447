import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, type FetchFunction, fetchItems } from './fetch-items.ts';

const answer =
  (body: string, init?: ResponseInit): FetchFunction =>
  async () =>
    new Response(body, init);
const call = (fetch: FetchFunction, signal?: AbortSignal) =>
  fetchItems('/x', { fetch, timeoutMs: 4000, ...(signal && { signal }) });
const kindOf = (result: Promise<unknown>) =>
  result.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallFailure ? error.kind : error),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('fetchItems', () => {
  it('SRCH-27 reads the list items', async () => {
    expect(await call(answer('{"items":[{"itemid":"A"},null,"x",[1]]}'))).toEqual([
      { itemid: 'A' },
    ]);
  });

  it.each(['{}', '{"items":null}', '{"items":[]}'])('SRCH-27 %s is an empty list', async (body) => {
    expect(await call(answer(body))).toEqual([]);
  });

  it.each([
    ['{"items":', 'broken json'],
    ['', 'broken json'],
    ['null', 'broken json'],
    ['[]', 'broken json'],
    ['{"items":"none"}', 'broken json'],
    ['{"items":["A","B"]}', 'broken json'],
    ['<!doctype html><title>Log in</title>', 'html'],
  ])(
    'ACCEPTANCE 25 SRCH-29 the answer %j is the failure "%s", not an empty list',
    async (body, kind) => {
      expect(await kindOf(call(answer(body)))).toBe(kind);
    },
  );

  it('SRCH-29 HTML is known by its type too', async () => {
    const fetch = answer('{"items":[]}', { headers: { 'content-type': 'text/html' } });
    expect(await kindOf(call(fetch))).toBe('html');
  });

  it.each([204, 401, 404, 500, 503])(
    'SRCH-29 status %i is a failure that names it',
    async (status) => {
      const body = status === 204 ? null : '{"items":[]}';
      await expect(call(async () => new Response(body, { status }))).rejects.toMatchObject({
        kind: 'status',
        status,
      });
    },
  );

  it('SRCH-29 a blocked or offline call is the failure "network"', async () => {
    expect(await kindOf(call(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(
      'network',
    );
    const broken: FetchFunction = () => {
      throw new TypeError('blocked');
    };
    expect(await kindOf(call(broken))).toBe('network');
  });

  it('SRCH-29 a call that never answers ends at the time limit and is aborted', async () => {
    const fetch = vi.fn<FetchFunction>(() => new Promise(() => undefined));
    const kind = kindOf(call(fetch));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await kind).toBe('timeout');
    expect(fetch.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('SRCH-29 the time limit covers the body', async () => {
    const fetch: FetchFunction = async () => new Response(new ReadableStream());
    const kind = kindOf(call(fetch));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await kind).toBe('timeout');
  });

  it('SRCH-28 the signal of the caller ends the call, before and during it', async () => {
    const controller = new AbortController();
    const during = kindOf(call(() => new Promise(() => undefined), controller.signal));
    controller.abort();
    expect(await during).toBe('aborted');
    expect(await kindOf(call(answer('{"items":[]}'), AbortSignal.abort()))).toBe('aborted');
  });

  it('leaves no timer behind', async () => {
    await call(answer('{"items":[]}'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
