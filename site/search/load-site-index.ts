/** Loads the site's own search once, when it is first needed, and answers from it. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { CallFailure, type FetchFunction } from '../commerce/fetch-items.ts';
import type { buildSiteIndex, SiteIndex } from './site-index.ts';
import { createPricing, fetchItemsFile } from './site-items.ts';

export type SiteIndexSearch = {
  /** The best matches, at most `limit`. Rejects with the fault, where `signal` was aborted too. */
  readonly search: (
    query: string,
    limit: number,
    signal?: AbortSignal,
  ) => Promise<readonly SearchItem[]>;
  /** Starts loading ahead of the first search, for example when the box is focused. Never throws. */
  readonly prepare: () => void;
};
export type SiteIndexOptions = {
  /** The code of the index; a chunk of its own. */
  readonly loadCode: () => Promise<typeof buildSiteIndex>;
  readonly fetch?: FetchFunction | undefined;
};
type Loaded = { readonly index: SiteIndex; readonly price: ReturnType<typeof createPricing> };

/**
 * A search in the thread that calls it. Code and data are loaded once; after a failure the next
 * search tries again. An abort ends the waiting of one search, not the loading for all.
 */
export function createSiteIndexSearch(options: SiteIndexOptions): SiteIndexSearch {
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading ??= loadIndex(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    search: async (query, limit, signal) => {
      const { index, price } = await load();
      if (signal?.aborted) throw aborted();
      return price(index.search(query).slice(0, limit));
    },
    prepare: () => {
      // The search that follows reports the failure.
      load().catch(() => undefined);
    },
  };
}

export const aborted = () => new CallFailure('aborted', 'was aborted');

async function loadIndex({ loadCode, fetch: given }: SiteIndexOptions): Promise<Loaded> {
  const send: FetchFunction = given ?? ((url, init) => fetch(url, init));
  const [build, file] = await Promise.all([loadCode(), fetchItemsFile(send)]);
  return { index: await build(file.items), price: createPricing(send, file) };
}
