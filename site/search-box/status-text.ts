import type { SearchSnapshot } from '../search/search-snapshot.ts';
import { isChoosable, noResultsLabel } from '../search/suggestion-rules.ts';

/**
 * What the box says to those who do not see the list (SRCH-03, A-19). Empty while there is nothing
 * to say, and after a failure, which is not shown (ERR-01).
 */
export function statusText({ isLoading, isOpen, suggestions, pages }: SearchSnapshot): string {
  if (isLoading) return 'Searching';
  if (!isOpen) return '';
  const count = suggestions.filter(isChoosable).length;
  if (count === 0) return noResultsLabel;
  const more = pages.length > 0 ? `; ${pages.length} more on this site` : '';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose${more}`;
}
