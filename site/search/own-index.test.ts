/** The own index in a worker: the page's end (site-search.ts) and the worker's (index-worker.ts). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerMessages,
  type IndexQuery,
  type IndexResult,
  type OwnIndex,
} from './index-worker.ts';
import { itemsOf } from './search.fixture.ts';
import { indexInWorker } from './site-search.ts';

const query = (text: string, limit = 7): IndexQuery => ({ target: 'products', text, limit });
const found = (...codes: readonly string[]): IndexResult => ({
  items: itemsOf(...codes),
  entries: [],
  words: [],
});
const inPage: OwnIndex = { search: async () => found('IN-PAGE'), prepare: vi.fn() };
const search = vi.fn<OwnIndex['search']>();
const prepare = vi.fn<OwnIndex['prepare']>();

/** A worker's messages, with the real structured clone. `starts`: whether its script ever runs. */
function startWorker(starts = true) {
  const { port1, port2 } = new MessageChannel();
  if (starts) answerMessages(port2, { search, prepare });
  port1.start();
  port2.start();
  return port1;
}

beforeEach(() => {
  search.mockReset().mockImplementation(async ({ text, limit }) => found(text, String(limit)));
  prepare.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the search in a worker', () => {
  it('A-20 SRCH-02 starts the worker once, when needed, and answers each query', async () => {
    const start = vi.fn(() => startWorker());
    const index = indexInWorker(start, inPage);
    expect(start).not.toHaveBeenCalled();
    index.prepare('products');
    expect(await Promise.all([index.search(query('wh2')), index.search(query('cr', 3))])).toEqual([
      found('wh2', '7'),
      found('cr', '3'),
    ]);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('products');
    expect(start).toHaveBeenCalledOnce();
  });

  it('SRCH-29 passes on a failure of the search itself, and answers the next query', async () => {
    search.mockRejectedValueOnce(new Error('no data'));
    const index = indexInWorker(startWorker, inPage);
    await expect(index.search(query('wh2'))).rejects.toThrow('no data');
    expect(await index.search(query('wh2'))).toEqual(found('wh2', '7'));
  });

  it('SRCH-28 rejects an aborted query at once', async () => {
    search.mockReturnValue(new Promise(() => undefined));
    const controller = new AbortController();
    const waiting = indexInWorker(startWorker, inPage).search(query('wh2'), controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('A-20 searches in the page when the worker breaks, for earlier queries too', async () => {
    search.mockReturnValue(new Promise(() => undefined));
    const worker = startWorker();
    const index = indexInWorker(() => worker, inPage);
    const waiting = index.search(query('wh2'));
    worker.dispatchEvent(new Event('error'));
    expect(await waiting).toEqual(found('IN-PAGE'));
    expect(await index.search(query('wh2'))).toEqual(found('IN-PAGE'));
  });

  it.each([
    ['the worker never starts', () => startWorker(false)],
    [
      'the browser has no workers',
      () => {
        throw new ReferenceError('Worker is not defined');
      },
    ],
  ])('A-20 searches in the page when %s', async (_title, start) => {
    expect(await indexInWorker(start, inPage, 1).search(query('wh2'))).toEqual(found('IN-PAGE'));
  });
});
