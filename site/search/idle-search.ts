import type { SearchSnapshot } from './search-session.ts';

/** What a search of no words looks like; also the server's snapshot. */
export const idleSearch: SearchSnapshot = {
  query: '',
  isLoading: false,
  isOpen: false,
  suggestions: [],
};
