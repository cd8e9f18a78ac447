/** Shared by the session's tests: backends that a test controls, and a session that uses them. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { buildSuggestions } from './item-rules.ts';
import { itemsOf, visitor } from './search-fixture.ts';
import { createSearchSession, type SearchSessionOptions } from './search-session.ts';
import { findItems, type ItemSource } from './site-search.ts';

export const timing = { searchDebounceMs: 300, suggestionHideMs: 150 };

/** Fakes timers and silences the console for the tests of a file. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** A backend that answers when the test says so. */
export function manual() {
  const calls = new Map<string, Settle>();
  const search = vi.fn<ItemSource>(
    (query) =>
      new Promise((resolve, reject) => {
        calls.set(query, { resolve, reject });
      }),
  );
  const answer = async (query: string, ...codes: readonly string[]) => {
    calls.get(query)?.resolve(itemsOf(...codes));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { search, answer };
}
type Settle = {
  resolve: (items: readonly SearchItem[]) => void;
  reject: (reason: unknown) => void;
};

export const answering =
  (...codes: readonly string[]): ItemSource =>
  async () =>
    itemsOf(...codes);
export const failing: ItemSource = () => Promise.reject(new Error('500'));

type Sources = { readonly backend?: ItemSource; readonly ownIndex?: ItemSource };

export function start({
  backend,
  ownIndex = failing,
  ...change
}: Sources & Partial<SearchSessionOptions> = {}) {
  const session = createSearchSession({
    find: (query, signal) =>
      findItems(query, signal, { ...(backend && { itemSearch: backend }), ownIndex }),
    findPages: async () => [],
    buildSuggestions: (query, items) => buildSuggestions(query, items, visitor),
    timing,
    ...change,
  });
  const names = () => session.getSnapshot().suggestions.map((entry) => entry.name);
  const search = async (text: string) => {
    session.type(text);
    await vi.advanceTimersByTimeAsync(timing.searchDebounceMs);
  };
  return { session, names, search };
}
