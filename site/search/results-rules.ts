/** The results page, from items to one page of them (SPEC 2 "/search", A-63). */
import type { SearchItem } from '../../kernel/search-item.ts';
import { type Facet, listFacets, narrowItems } from './facets.ts';
import { keepForResults, type ListedItem, listItem, type SearchContext } from './item-rules.ts';
import { plainCode } from './plain-code.ts';
import type { SearchState } from './search-address.ts';

/** How many items the results page asks the item search for (docs/decisions/0028-results-page-asks-once-for-100-items.md). */
export const resultsLimit = 100;
/** How many the site's own index lists: more than anybody pages through, and soon handed over. */
export const indexLimit = 1000;

export type Paging = {
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Places of the first and last item shown, from 1; both 0 when there are none. */
  readonly first: number;
  readonly last: number;
};
export type Results = {
  readonly items: readonly ListedItem[];
  readonly paging: Paging;
  readonly facets: readonly Facet[];
  /** Before the facets narrowed it: 0 means that nothing matches the keywords at all. */
  readonly matches: number;
};

/**
 * The page of results that `state` asks for: the rules of suggestions without A-44, the facets, and
 * `pageSize` items a page. A page beyond the last is the last. The item whose code was typed is the first.
 */
export function buildResults(
  items: readonly SearchItem[],
  state: SearchState,
  context: SearchContext,
  pageSize: number,
): Results {
  const typed = plainCode(state.keywords);
  const isTyped = ({ code }: SearchItem) => Number(plainCode(code) === typed);
  // A code that was typed whole comes first, wherever a backend ranks it.
  const kept = keepForResults(items, context).toSorted((a, b) => isTyped(b) - isTyped(a));
  const narrowed = narrowItems(kept, state.facets);
  const { shown, paging } = pageOf(narrowed, state.page, pageSize);
  return {
    items: shown.map((item) => listItem(item, state.keywords, context)),
    paging,
    facets: listFacets(kept, state.facets),
    matches: kept.length,
  };
}

function pageOf(items: readonly SearchItem[], asked: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(Math.max(1, asked), pageCount);
  const start = (page - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  const paging: Paging = {
    page,
    pageCount,
    total: items.length,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
  };
  return { shown, paging };
}
