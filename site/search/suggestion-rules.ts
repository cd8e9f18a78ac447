/** The list under the search box, from items to entries (SPEC 4 and 6). */
import type { SearchItem } from '../../kernel/search-item.ts';
import { keepForSuggestions, type ListedItem, listItem, type SearchContext } from './item-rules.ts';
import { cleanKeywords, searchPageUrl } from './keywords.ts';

/** ERR-11: shown to visitors in exactly these words. */
export const noResultsLabel = 'No Results';
export const seeAllLabel = 'See All Results';

export type SuggestionContext = SearchContext & {
  /** At most so many items stand in the list: 5 (CST-05). */
  readonly shown: number;
  /** The address is a path on this host, or an https address. */
  readonly pfasArticle: PfasArticle | undefined;
};
export type PfasArticle = { readonly title: string; readonly url: string };

/** `key` is unique in a list. A status is said, never chosen. */
export type Suggestion =
  | ({ readonly kind: 'item'; readonly key: string } & ListedItem)
  | {
      readonly kind: 'see all' | 'article';
      readonly key: string;
      readonly name: string;
      readonly url: string;
    }
  | { readonly kind: 'status'; readonly key: string; readonly name: typeof noResultsLabel };

/**
 * Builds the list: at most five items, "See All Results" when more stand the filters, the
 * PFAS article last, or "No Results" alone. An empty query has no list (SRCH-02).
 */
export function buildSuggestions(
  query: string,
  items: readonly SearchItem[],
  context: SuggestionContext,
): readonly Suggestion[] {
  const keywords = cleanKeywords(query);
  const seeAllUrl = searchPageUrl(keywords);
  if (seeAllUrl === undefined) return [];
  const kept = keepForSuggestions(items, context);
  const list: Suggestion[] = kept.slice(0, context.shown).map((item) => ({
    kind: 'item',
    key: `item ${item.code}`,
    ...listItem(item, keywords, context),
  }));
  if (kept.length > context.shown) {
    list.push({ kind: 'see all', key: 'see all', name: seeAllLabel, url: seeAllUrl });
  }
  const article = articleFor(keywords, context);
  if (article)
    list.push({ kind: 'article', key: 'article', name: article.title, url: article.url });
  return list.length > 0 ? list : [{ kind: 'status', key: 'status', name: noResultsLabel }];
}

/** The article that belongs to the words, in the list as on the results page (SRCH-13, A-15). */
export function articleFor(
  query: string,
  { pfasArticle }: Pick<SuggestionContext, 'pfasArticle'>,
): PfasArticle | undefined {
  return cleanKeywords(query).toLowerCase() === 'pfas' ? pfasArticle : undefined;
}

/** Whether an entry can be chosen: all but the status (SRCH-06). */
export function isChoosable(
  suggestion: Suggestion,
): suggestion is Exclude<Suggestion, { kind: 'status' }> {
  return suggestion.kind !== 'status';
}
