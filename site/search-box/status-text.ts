import { type SearchSnapshot, searchingLabel } from '../search/search-snapshot.ts';
import { isChoosable, noResultsLabel } from '../search/suggestion-rules.ts';

/**
 * What the box says to those who do not see the list (SRCH-03, A-19), and to all where no product is
 * listed: of the list, and of what stands beside it. "No Results" alone means that the site has nothing
 * at all. Empty while there is nothing to say, and after a failure, which is not shown (ERR-01).
 */
export function statusText({
  isLoading,
  isOpen,
  suggestions,
  pages,
}: SearchSnapshot): readonly [list: string, beside: string] {
  if (isLoading) return [searchingLabel, ''];
  if (!isOpen) return ['', ''];
  const count = suggestions.filter(isChoosable).length;
  const beside = pages?.length ?? 0;
  if (count > 0) {
    return [
      `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`,
      beside > 0 ? `; ${beside} more on this site` : '',
    ];
  }
  const others = beside > 0 ? `${beside} ${beside === 1 ? 'page' : 'pages'} on this site` : '';
  // After a failure nobody knows that there are no products.
  if (suggestions.length === 0) return [others, ''];
  if (beside > 0) return [noResultsLabel, ` among products; ${others}`];
  return [noResultsLabel, pages ? '' : ' among products'];
}
