/** Fetches the site's own search data once, when it is first needed, and answers from it. */

import type { Country } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { CallFailure, callWithLimit, type FetchFunction } from '../commerce/fetch-items.ts';
import type { RawItem } from '../commerce/raw-item.ts';
import type { SiteIndex } from './site-index.ts';

export type SiteIndexOptions = {
  readonly country: Country;
  /** Where the build put the raw items; "/items.json" of this tree. */
  readonly url?: string;
  readonly timeoutMs: number;
  readonly fetch?: FetchFunction;
};
export type SiteIndexSearch = {
  /** Rejects with a CallFailure ("aborted" included), or with the fault of a chunk that did not load. */
  readonly search: (query: string, signal?: AbortSignal) => Promise<readonly RawItem[]>;
  /** Starts loading ahead of the first search, for example when the box is focused. Never throws. */
  readonly prepare: () => void;
};

/**
 * A search over `/items.json`. The library and the data are loaded once; after a failure the next
 * search tries again. An abort ends the waiting of one search, not the loading for all.
 */
export function createSiteIndexSearch(options: SiteIndexOptions): SiteIndexSearch {
  let loading: Promise<SiteIndex> | undefined;
  const index = () => {
    loading ??= loadIndex(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    search: async (query, signal) => {
      const ready = await index();
      if (signal?.aborted) throw new CallFailure('aborted', 'was aborted');
      return ready.search(query);
    },
    prepare: () => {
      // The search that follows reports the failure.
      index().catch(() => undefined);
    },
  };
}

async function loadIndex(options: SiteIndexOptions): Promise<SiteIndex> {
  const [{ buildSiteIndex }, items] = await Promise.all([
    import('./site-index.ts'),
    fetchSiteItems(options),
  ]);
  return buildSiteIndex(items, options.country);
}

function fetchSiteItems({ url = '/items.json', fetch: given, timeoutMs }: SiteIndexOptions) {
  return callWithLimit({ timeoutMs }, async (signal): Promise<readonly RawItem[]> => {
    const send = given ?? fetch;
    const response = await send(url, { signal });
    if (response.status !== 200) {
      throw new CallFailure('status', `answered ${response.status}`, response.status);
    }
    const items: unknown = await response.json().catch((error: unknown) => {
      throw new CallFailure('broken json', 'answered with broken JSON', response.status, error);
    });
    if (!Array.isArray(items)) throw new CallFailure('broken json', 'is no list of items');
    return items.filter(isRecord);
  });
}
