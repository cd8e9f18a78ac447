import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { RankedEntry } from '../../kernel/site-entry.ts';
import { itemsOf, visitor } from './search.fixture.ts';
import { createSearchSession, idleSearch, type SearchSessionOptions } from './search-session.ts';
import { findItems, type ItemSource } from './site-search.ts';
import { buildSuggestions } from './visible-items.ts';

type Settle<T> = { resolve: (found: readonly T[]) => void; reject: (reason: unknown) => void };

/** A source that answers a query when the test says so. */
function manual() {
  const calls = new Map<string, Settle<SearchItem>>();
  const search = vi.fn<ItemSource>(
    (query) => new Promise((resolve, reject) => calls.set(query, { resolve, reject })),
  );
  const answer = async (query: string, ...codes: readonly string[]) => {
    calls.get(query)?.resolve(itemsOf(...codes));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { search, answer };
}
const answering =
  (...codes: readonly string[]): ItemSource =>
  async () =>
    itemsOf(...codes);
const failing: ItemSource = () => Promise.reject(new Error('500'));

type Sources = { readonly backend?: ItemSource; readonly ownIndex?: ItemSource };

function start({
  backend,
  ownIndex = failing,
  ...change
}: Sources & Partial<SearchSessionOptions> = {}) {
  const session = createSearchSession({
    find: (query, signal) =>
      findItems(query, signal, { ...(backend && { itemSearch: backend }), ownIndex }),
    findPages: async () => [],
    buildSuggestions: (query, items) => buildSuggestions(query, items, visitor),
    timing: { searchDebounceMs: 300, suggestionHideMs: 150 },
    ...change,
  });
  const now = session.getSnapshot;
  const names = () => now().suggestions.map((entry) => entry.name);
  const search = async (text: string) => {
    session.type(text);
    await vi.advanceTimersByTimeAsync(300);
  };
  return { session, now, names, search };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

it('SRCH-01 CST-04 starts one search after 300 ms of quiet', async () => {
  const backend = vi.fn(answering('A1'));
  const { session } = start({ backend });
  for (const text of ['w', 'wa', 'wat']) {
    session.type(text);
    await wait(299);
  }
  expect(backend).not.toHaveBeenCalled();
  await wait(1);
  expect(backend).toHaveBeenCalledExactlyOnceWith('wat', expect.any(AbortSignal));
});

it('SRCH-02 an empty query clears the list without a request', async () => {
  const backend = vi.fn(answering('A1'));
  const { session, now, search } = start({ backend });
  await search('tap');
  expect(now().isOpen).toBe(true);
  session.type('   ');
  expect(now()).toEqual(idleSearch);
  await wait(1000);
  expect(backend).toHaveBeenCalledOnce();
});

it('SRCH-02 clearing the box ends a waiting or running search', async () => {
  const { search: backend, answer } = manual();
  const { session, now, search } = start({ backend });
  session.type('tap');
  session.type('');
  await wait(1000);
  expect(backend).not.toHaveBeenCalled();
  await search('tap');
  session.type('');
  await answer('tap', 'A1');
  expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
  expect(now()).toEqual(idleSearch);
});

it('SRCH-01 an extra space, or going back to the answered words, shows the list again', async () => {
  const backend = vi.fn(answering('A1'));
  const { session, now, names, search } = start({ backend });
  await search('tap');
  await search(' tap ');
  session.close();
  session.type('tap ');
  expect(now().isOpen).toBe(true);
  session.type('taps');
  await search('tap');
  expect(backend).toHaveBeenCalledOnce();
  expect(names()).toEqual(['A1']);
  expect(now().isOpen).toBe(true);
});

it('SRCH-03 SRCH-28 shows the loading state only for slow answers, and a newer key cancels it', async () => {
  const { search: backend, answer } = manual();
  const { session, now, search } = start({ backend, loadingAfterMs: () => 150 });
  await search('tap');
  await wait(149);
  expect(now().isLoading).toBe(false);
  await wait(1);
  expect(now().isLoading).toBe(true);
  await answer('tap', 'A1');
  expect(now().isLoading).toBe(false);
  await search('taps');
  await answer('taps', 'A2');
  await wait(1000);
  expect(now()).toMatchObject({ isLoading: false, isOpen: true });
  await search('water');
  session.type('waters');
  await wait(299);
  expect(now().isLoading).toBe(false);
});

it('SRCH-04 SRCH-05 CST-04 hides the list after 150 ms, and focus restores it without a request', async () => {
  const backend = vi.fn(answering('A1'));
  const { session, now, names, search } = start({ backend });
  await search('tap');
  session.blur();
  await wait(149);
  expect(now().isOpen).toBe(true);
  await wait(1);
  expect(now().isOpen).toBe(false);
  session.focus();
  expect(now().isOpen).toBe(true);
  expect(names()).toEqual(['A1']);
  session.blur();
  await wait(100);
  session.focus();
  await wait(1000);
  expect(now().isOpen).toBe(true);
  expect(backend).toHaveBeenCalledOnce();
});

it('SRCH-31 Escape hides the list and later answers, until typing or opening', async () => {
  const { search: backend, answer } = manual();
  const { session, now, search } = start({ backend });
  await search('tap');
  session.close();
  await answer('tap', 'A1');
  expect(now().isOpen).toBe(false);
  session.open();
  expect(now().isOpen).toBe(true);
});

it('ACCEPTANCE 26 SRCH-28 a slow answer for "wat" after a fast one for "water": "water" stays', async () => {
  const { search: backend, answer } = manual();
  const { now, names, search } = start({ backend });
  await search('wat');
  await search('water');
  await answer('water', 'WATER');
  await answer('wat', 'WAT');
  expect(names()).toEqual(['WATER']);
  expect(now()).toMatchObject({ query: 'water', isLoading: false, isOpen: true });
  expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
});

it('SRCH-28 hides a late answer while the next search is being typed', async () => {
  const { search: backend, answer } = manual();
  const { session, now, names, search } = start({ backend });
  await search('wat');
  session.type('water');
  await answer('wat', 'WAT');
  expect(names()).toEqual([]);
  expect(now().isLoading).toBe(false);
});

it('SRCH-28 a late failure isn’t logged, and the newer search keeps loading', async () => {
  const backend: ItemSource = (query, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`aborted ${query}`)));
    });
  const ownIndex = vi.fn(answering('X'));
  const { now, search } = start({ backend, ownIndex });
  await search('wat');
  await search('water');
  expect(now().isLoading).toBe(true);
  expect(ownIndex).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it('stops everything when disposed, and can be used again', async () => {
  const { search: backend, answer } = manual();
  const { session, now, names, search } = start({ backend });
  await search('tap');
  session.dispose();
  expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
  expect(now().isLoading).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  await search('tap');
  await answer('tap', 'A1');
  expect(names()).toEqual(['A1']);
});

const page = { kind: 'page', title: 'Taps', text: '', address: '/taps', words: '' } as const;
const findPages = async () => [page];
const many = answering('PR-PPP22', 'HR-EI6', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6');
const firstFive = ['A1', 'A2', 'A3', 'A4', 'A5', 'See All Results'];

const nothing = { backend: failing, ownIndex: answering() };
type Failure = [string, Sources & Partial<SearchSessionOptions>, readonly string[], object[]?];
it.each<Failure>([
  ['ERR-01 the own index answers', { ...nothing, ownIndex: answering('A1') }, ['A1']],
  ['A-20 its answers follow the same rules', { ...nothing, ownIndex: many }, firstFive],
  ['hides the list when both fail', { backend: failing }, []],
  ['SRCH-06 never reads "No Results"', nothing, []],
  ['SRCH-06 an empty answer does', { backend: answering() }, ['No Results']],
  ['SRCH-06 so does the own index alone', { ownIndex: answering() }, ['No Results']],
  ['A-20 shows pages where both fail', { backend: failing, findPages }, [], [page]],
  ['A-20 shows pages where the own index finds nothing', { ...nothing, findPages }, [], [page]],
  ['SRCH-13 offers the PFAS article', nothing, ['About PFAS']],
])('SRCH-29 %s', async (title, sources, list, pages = []) => {
  const query = title.includes('PFAS') ? 'PFAS' : 'tap';
  const { now, names, search } = start(sources);
  await search(query);
  expect(names()).toEqual(list);
  const isOpen = list.length + pages.length > 0;
  expect(now()).toMatchObject({ query, isLoading: false, isOpen, pages });
  if (sources.backend === failing)
    expect(console.error).toHaveBeenCalledWith('Error in item search:', expect.any(Error));
});

it('SRCH-29 A-20 searches again when the visitor comes back to an unanswered query', async () => {
  const backend = vi.fn<ItemSource>(answering('A1')).mockImplementationOnce(failing);
  const { session, now, names, search } = start({ backend });
  await search('tap');
  expect(names()).toEqual([]);
  session.blur();
  session.focus();
  await wait(300);
  expect(names()).toEqual(['A1']);
  expect(now()).toMatchObject({ isOpen: true, isLoading: false });
  session.focus();
  session.type('tap ');
  await wait(300);
  expect(backend).toHaveBeenCalledTimes(2);
});

it('SRCH-06 "No Results" doesn’t wait for the pages, which follow', async () => {
  let settle: Settle<RankedEntry> | undefined;
  const slowPages = () =>
    new Promise<readonly RankedEntry[]>((resolve, reject) => {
      settle = { resolve, reject };
    });
  const { now, names, search } = start({ backend: answering(), findPages: slowPages });
  await search('tap');
  expect(names()).toEqual(['No Results']);
  settle?.resolve([page]);
  await wait(0);
  expect(names()).toEqual(['No Results']);
  expect(now()).toMatchObject({ isLoading: false, isOpen: true, pages: [page] });
  await search('taps');
  settle?.reject(new Error('500'));
  await wait(0);
  expect(names()).toEqual(['No Results']);
  expect(now()).toMatchObject({ isLoading: false, isOpen: true });
});

it('LOG-01 A-21 records every answered search, from either source, and no failed one', async () => {
  const onCompleted = vi.fn();
  const backend = vi.fn<ItemSource>(answering('A1'));
  const { search, session } = start({ backend, ownIndex: answering('B1'), onCompleted });
  await search(' tap ');
  session.type('never finished');
  backend.mockRejectedValueOnce(new Error('500'));
  await search('water');
  await start({ backend: failing, onCompleted }).search('lost');
  expect(onCompleted.mock.calls).toEqual([['tap'], ['water']]);
});

it('LOG-03 A-21 a log that throws doesn’t stop the search', async () => {
  const onCompleted = () => {
    throw new Error('broken');
  };
  const { search, names } = start({ backend: answering('A1'), onCompleted });
  await search('tap');
  expect(names()).toEqual(['A1']);
});
