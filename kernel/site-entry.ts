/**
 * `/search-pages.json`: what a tree's search knows beside products (articles, answers, contaminants,
 * ranges, documents, places), and the words that mean the same. The build writes it, the search reads it.
 */
import type { Synonyms } from './contract.ts';
import { isRecord } from './is-record.ts';

/** In words, as a list names them. */
export const entryKinds = {
  superseded: 'New code',
  elsewhere: 'Other country',
  system: 'System',
  range: 'Range',
  contaminant: 'In your water',
  question: 'Answer',
  article: 'Article',
  video: 'Video',
  tool: 'Tool',
  document: 'Document',
  place: 'Place',
  page: 'Page',
} as const;
export type EntryKind = keyof typeof entryKinds;

export type SiteEntry = {
  readonly kind: EntryKind;
  readonly title: string;
  /** A sentence or two; empty where the title says it all. */
  readonly text: string;
  /** Path on this site, with its fragment. */
  readonly address: string;
  /** Other words that it is found by; never shown. */
  readonly words: string;
  /** Whose page it is, where it is not everybody's. */
  readonly audience?: string;
};
/** `isAnswer`: it is called what was asked for, and is what leads on: "stores", "contact". */
export type FoundEntry = SiteEntry & { readonly isAnswer?: true };
export type PagesFile = { readonly synonyms: Synonyms; readonly entries: readonly SiteEntry[] };

export const searchPagesUrl = '/search-pages.json';
export const noPages: PagesFile = { synonyms: [], entries: [] };

/** Undefined where the value is something else; an entry that is none is left out. */
export function readPagesFile(value: unknown): PagesFile | undefined {
  if (!isRecord(value)) return undefined;
  const { synonyms, entries } = value;
  if (!Array.isArray(synonyms) || !Array.isArray(entries)) return undefined;
  return { synonyms: synonyms.filter(isTextList), entries: entries.filter(isSiteEntry) };
}

/** The address leads nowhere else: it is a path of this host. */
function isSiteEntry(value: unknown): value is SiteEntry {
  if (!isRecord(value)) return false;
  const { kind, address, audience } = value;
  return (
    typeof kind === 'string' &&
    Object.hasOwn(entryKinds, kind) &&
    typeof address === 'string' &&
    /^\/(?![/\\])/.test(address) &&
    ['title', 'text', 'words'].every((field) => typeof value[field] === 'string') &&
    (audience === undefined || typeof audience === 'string')
  );
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
