/** The search of the results page. The search box doesn't load this. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { fetchLiveItem } from '../commerce/live-item.ts';
import { filterForAdvice, type SearchVisit, searchContext } from './listed-items.ts';
import { createSiteSearch, type SiteSearch } from './site-search.ts';

export type ResultsSearch = SiteSearch & {
  /** Words that find a product, for a text that finds none. */
  readonly findNearest: (query: string) => Promise<readonly string[]>;
  /** One item as the backend has it now. Undefined without a gateway or an answer. */
  readonly findLive: (code: string, signal?: AbortSignal) => Promise<SearchItem | undefined>;
};

export function createResultsSearch(visit: SearchVisit): ResultsSearch {
  const search = createSiteSearch(visit);
  return {
    ...search,
    findNearest: async (query) => {
      const { nearest } = await search.ownProducts();
      return filterForAdvice(nearest(query), searchContext(visit));
    },
    findLive: async (code, signal) =>
      fetchLiveItem(code, visit, await search.backends(), search.mapping, signal),
  };
}
