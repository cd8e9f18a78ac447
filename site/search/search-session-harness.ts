/** What the tests of the session share: backends that the test governs, and a session on them. */
import { vi } from 'vitest';
import type { RawItem } from '../commerce/raw-item.ts';
import { itemsOf, visitor } from './search-fixture.ts';
import {
  createSearchSession,
  type SearchBackend,
  type SearchSessionOptions,
} from './search-session.ts';
import { buildSuggestions } from './suggestion-rules.ts';

export const timing = { searchDebounceMs: 300, suggestionHideMs: 150 };

/** A backend whose answers come when the test says so. */
export function manual() {
  const calls = new Map<string, Settle>();
  const search = vi.fn<SearchBackend>(
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
  resolve: (items: readonly RawItem[]) => void;
  reject: (reason: unknown) => void;
};

export const answering =
  (...codes: readonly string[]): SearchBackend =>
  async () =>
    itemsOf(...codes);
export const failing: SearchBackend = () => Promise.reject(new Error('500'));

export function start(change: Partial<SearchSessionOptions> = {}) {
  const session = createSearchSession({
    siteIndex: failing,
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
