/** The search of the results page. The search box doesn't load this. */
import { fetchLiveItem } from '../commerce/live-item.ts';
import { createSiteSearch } from './site-search.ts';
import { filterForAdvice, type SearchVisit, searchContext } from './visible-items.ts';

export type ResultsSearch = ReturnType<typeof createResultsSearch>;

export function createResultsSearch(visit: SearchVisit) {
  const search = createSiteSearch(visit);
  return {
    ...search,
    findNearest: async (query: string) => {
      const { nearest } = await search.ownProducts();
      return filterForAdvice(nearest(query), searchContext(visit));
    },
    /** One item as the backend has it now. Undefined without a gateway or an answer. */
    findLive: async (code: string, signal?: AbortSignal) =>
      fetchLiveItem(code, visit, await search.backends(), search.mapping, signal),
  };
}
