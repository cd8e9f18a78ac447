import { type SearchSnapshot, searchingLabel } from '../search/search-session.ts';
import { isChoosable, noResultsLabel } from '../search/suggestion-rules.ts';

/**
 * The status of the box (SRCH-03, A-19). It counts the suggestions, and leaves out the link to all results
 * and the pages below the list. Empty while there is nothing to report, and after a failure, which isn't
 * shown (ERR-01).
 */
export function statusText({ isLoading, isOpen, suggestions }: SearchSnapshot): string {
  if (isLoading) return searchingLabel;
  if (!isOpen || suggestions.length === 0) return '';
  if (!suggestions.some(isChoosable)) return noResultsLabel;
  const count = suggestions.filter(({ kind }) => kind === 'item' || kind === 'article').length;
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`;
}
