/** `/search-pages.json` has synonyms, and everything that a tree's search finds besides products. */
import type { Synonyms } from './entry-types.ts';
import { isRecord } from './json-record.ts';

export const entryTypes = {
  superseded: 'New code',
  elsewhere: 'Other country',
  system: 'System',
  range: 'Range',
  contaminant: 'In your water',
  question: 'Answer',
  article: 'Article',
  video: 'Guide',
  tool: 'Tool',
  document: 'Document',
  place: 'Place',
  page: 'Page',
} as const;
export type EntryType = keyof typeof entryTypes;

export type SiteEntry = {
  readonly kind: EntryType;
  readonly title: string;
  /** A sentence or two, or empty. */
  readonly text: string;
  /** Path on this site, with its fragment. */
  readonly address: string;
  /** Other words that find the entry, never shown. */
  readonly words: string;
  /** Set if the page is for one audience. */
  readonly audience?: string;
};
/** `isAnswer` means that its title is the query, so it comes first: "stores", "contact". */
export type RankedEntry = SiteEntry & { readonly isAnswer?: true };
export type SearchPages = { readonly synonyms: Synonyms; readonly entries: readonly SiteEntry[] };

export const searchPagesUrl = '/search-pages.json';
export const noSearchPages: SearchPages = { synonyms: [], entries: [] };

/** Whether a value is search pages, not an error page's. The build writes each entry. */
const isSearchPages = (value: unknown): value is SearchPages =>
  isRecord(value) && Array.isArray(value.synonyms) && Array.isArray(value.entries);

/** Undefined for any other value. */
export const readSearchPages = (value: unknown): SearchPages | undefined =>
  isSearchPages(value) ? value : undefined;
