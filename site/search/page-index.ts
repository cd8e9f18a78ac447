/** The site's own search for pages: articles, answers, contaminants, ranges, documents and places. */
import type { EntryType, PagesFile, RankedEntry, SiteEntry } from '../../kernel/site-entry.ts';
import { indexTerms } from './code-tokens.ts';
import {
  buildLookup,
  containsAll,
  find,
  type QueryTerm,
  queryTerms,
  thesaurusOf,
} from './index-query.ts';
import { cleanKeywords } from './keywords.ts';
import { isNear } from './nearest-words.ts';
import { hasDigit, plainCode } from './plain-code.ts';

export type PageIndex = {
  /** Returns all matches, best first; none for an empty query. Never throws. */
  readonly search: (query: string) => readonly RankedEntry[];
};

const fields = { title: 4, words: 2, text: 1 };
/** One of two words is enough: a page that matches half the query is better than none. */
const half = { share: 0.5, from: 2 };
/** Pages for another audience rank below equal pages for everyone. */
const otherAudienceBoost = 0.6;

export async function buildPageIndex({ entries, synonyms }: PagesFile): Promise<PageIndex> {
  const lookup = await buildLookup(
    entries,
    fields,
    ({ title, words, text }, field) =>
      field === 'title' ? title : field === 'words' ? words : text,
    {
      boostDocument: (id) => (entries[Number(id)]?.audience === undefined ? 1 : otherAudienceBoost),
    },
  );
  const thesaurus = thesaurusOf(synonyms);
  return {
    search: (query) => {
      const text = cleanKeywords(query);
      const typed = plainCode(text);
      const terms = queryTerms(text, thesaurus);
      const found = find(lookup, terms, half)
        .flatMap((index) => entries[index] ?? [])
        .filter(({ kind, words }) => !isOfCode[kind] || plainCode(words) === typed);
      // A misspelt former code matches nothing exactly, but one former code nearly.
      if (found.length === 0 && hasDigit(typed)) {
        return entries.filter(
          ({ kind, words }) => kind === 'superseded' && isNear(plainCode(words), typed),
        );
      }
      const [best, ...others] = found;
      return best && isNamed(best, terms) ? [{ ...best, isAnswer: true }, ...others] : found;
    },
  };
}

/** Kinds that belong to one code, and aren't shown for one that is only similar. */
const isOfCode: Readonly<Partial<Record<EntryType, true>>> = {
  superseded: true,
  elsewhere: true,
  system: true,
};

/** Only pages and tools answer by their title: a visitor who types a contaminant or a range wants products first. */
const isNamed = ({ kind, title }: SiteEntry, terms: readonly QueryTerm[]): boolean =>
  (kind === 'page' || kind === 'tool') && containsAll(terms, indexTerms(title));
