import type { FoundEntry } from '../../kernel/site-entry.ts';
import type { Suggestion } from './suggestion-rules.ts';

/** What the box and its list show at a moment. */
export type SearchSnapshot = {
  /** What the box holds, cleaned. */
  readonly query: string;
  readonly isLoading: boolean;
  /** Whether the list is shown; only ever with entries or pages in it. */
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** What stands below them: of the site, beside products. Undefined where nobody can tell, or not yet. */
  readonly pages: readonly FoundEntry[] | undefined;
};

/** Said while a search is under way, or its scripts are (SRCH-03). */
export const searchingLabel = 'Searching';

/** What a search of no words looks like; also the server's snapshot. */
export const idleSearch: SearchSnapshot = {
  query: '',
  isLoading: false,
  isOpen: false,
  suggestions: [],
  pages: [],
};
