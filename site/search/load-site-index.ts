/** Loads the site's own search once, when it is first needed, and answers from it. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { type FoundEntry, noPages, type PagesFile } from '../../kernel/site-entry.ts';
import { aborted, type FetchFunction } from '../commerce/fetch-items.ts';
import { buildEntryIndex, type EntryIndex } from './entry-index.ts';
import { onceDone } from './once-done.ts';
import { buildSiteIndex, type SiteIndex } from './site-index.ts';
import { createPricing, fetchItemsFile, fetchPagesFile } from './site-items.ts';

/** What is looked for: products, what the site knows beside them, or words that would find a product. */
export type Sought = 'products' | 'pages' | 'nearest words';
/** What was not looked for is empty. */
export type Found = {
  readonly items: readonly SearchItem[];
  readonly entries: readonly FoundEntry[];
  readonly words: readonly string[];
};
export type Query = {
  readonly sought: Sought;
  readonly text: string;
  /** At most so many of what is sought. */
  readonly limit: number;
};
export type SiteIndexSearch = {
  /** The best matches. Rejects with the fault, where `signal` was aborted too. */
  readonly search: (query: Query, signal?: AbortSignal) => Promise<Found>;
  /** Starts loading ahead of the first search, for example when the box is focused. Never throws. */
  readonly prepare: (sought: Sought) => void;
};
type Products = { readonly index: SiteIndex; readonly price: ReturnType<typeof createPricing> };

const nothing: Found = { items: [], entries: [], words: [] };

/**
 * A search in the thread that calls it. Data is loaded once; after a failure the next
 * search tries again. An abort ends the waiting of one search, not the loading for all.
 */
export function createSiteIndexSearch(given?: FetchFunction): SiteIndexSearch {
  const send: FetchFunction = given ?? ((url, init) => fetch(url, init));
  const pages = onceDone((): Promise<PagesFile> => fetchPagesFile(send));
  const products = onceDone(async (): Promise<Products> => {
    // Without the words that mean the same, products are found by their own.
    const [file, { synonyms }] = await Promise.all([
      fetchItemsFile(send),
      pages().catch(() => noPages),
    ]);
    return {
      index: await buildSiteIndex(file.items, synonyms),
      price: createPricing(send, file),
    };
  });
  const entries = onceDone(async (): Promise<EntryIndex> => buildEntryIndex(await pages()));
  return {
    search: async ({ sought, text, limit }, signal) => {
      const index = await (sought === 'pages' ? entries() : products());
      if (signal?.aborted) throw aborted();
      if (!('index' in index)) return { ...nothing, entries: index.search(text).slice(0, limit) };
      if (sought === 'nearest words') {
        return { ...nothing, words: index.index.nearest(text).slice(0, limit) };
      }
      return { ...nothing, items: await index.price(index.index.search(text).slice(0, limit)) };
    },
    prepare: (sought) => {
      // The search that follows reports the failure.
      (sought === 'pages' ? entries() : products()).catch(() => undefined);
    },
  };
}
