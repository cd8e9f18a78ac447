import { describe, expect, it, vi } from 'vitest';
import { answerQuestions, askWorker, NoWorker } from './index-messages.ts';
import type { Found, Query, SiteIndexSearch } from './load-site-index.ts';
import { workerOrHere } from './page-index.ts';
import { itemsOf } from './search-fixture.ts';

const query = (text: string, limit = 7): Query => ({ sought: 'products', text, limit });
const found = (...codes: readonly string[]): Found => ({
  items: itemsOf(...codes),
  entries: [],
  words: [],
});

/** The real ends of a line, with the structured clone in between. */
function line(index: Partial<SiteIndexSearch> = {}) {
  const { port1, port2 } = new MessageChannel();
  const search = vi.fn<SiteIndexSearch['search']>(index.search ?? (async () => found('WH2-60')));
  const prepare = vi.fn(index.prepare);
  const answering = () => answerQuestions(port2, { search, prepare });
  port1.start();
  port2.start();
  return { port: port1, answering, search, prepare };
}
const here: SiteIndexSearch = { search: async () => found('HERE'), prepare: () => undefined };

describe('the search in a worker', () => {
  it('A-20 answers what it was asked, each to who asked it', async () => {
    const { port, answering, search, prepare } = line({
      search: async ({ text, limit }) => found(text, String(limit)),
    });
    answering();
    const worker = askWorker(port, 1000);
    worker.prepare('products');
    expect(await Promise.all([worker.search(query('wh2')), worker.search(query('cr', 3))])).toEqual(
      [found('wh2', '7'), found('cr', '3')],
    );
    expect(prepare).toHaveBeenCalledExactlyOnceWith('products');
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('SRCH-29 A-20 a failure over there is a failure here, and the next search is answered', async () => {
    const { port, answering, search } = line();
    search.mockRejectedValueOnce(new Error('no data'));
    answering();
    const worker = askWorker(port, 1000);
    await expect(worker.search(query('wh2'))).rejects.toThrow('no data');
    expect(await worker.search(query('wh2'))).toEqual(found('WH2-60'));
  });

  it('SRCH-28 an abandoned answer ends at once, in the page and in the worker', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { port, answering } = line({
      search: (_query, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    answering();
    const controller = new AbortController();
    const waiting = askWorker(port, 1000).search(query('wh2'), controller.signal);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });
});

describe('the search without its worker', () => {
  it('A-20 a worker that is lost is replaced in the page, for what it was asked too', async () => {
    const { port } = line();
    const worker = askWorker(port, 60_000);
    const { search } = workerOrHere(
      () => worker,
      () => here,
    );
    const waiting = search(query('wh2'));
    worker.giveUp();
    expect(await waiting).toEqual(found('HERE'));
    expect(await search(query('wh2'))).toEqual(found('HERE'));
  });

  it('SRCH-02 a worker is begun when it is needed, once', async () => {
    const { port, answering } = line();
    answering();
    const start = vi.fn(() => askWorker(port, 1000));
    const { search, prepare } = workerOrHere(start, () => here);
    expect(start).not.toHaveBeenCalled();
    prepare('pages');
    expect(await search(query('wh2'))).toEqual(found('WH2-60'));
    expect(start).toHaveBeenCalledOnce();
  });

  it('A-20 a worker whose script never comes is given up', async () => {
    await expect(askWorker(line().port, 1).search(query('wh2'))).rejects.toThrow(NoWorker);
  });

  it('A-20 a browser without workers searches in the page', async () => {
    const { search } = workerOrHere(
      () => undefined,
      () => here,
    );
    expect(await search(query('wh2'))).toEqual(found('HERE'));
  });

  it('SRCH-29 a failure of the search itself is not hidden by another one', async () => {
    const { port, answering, search: failing } = line();
    failing.mockRejectedValue(new Error('no data'));
    answering();
    const worker = askWorker(port, 1000);
    await expect(
      workerOrHere(
        () => worker,
        () => here,
      ).search(query('wh2')),
    ).rejects.toThrow('no data');
  });
});
