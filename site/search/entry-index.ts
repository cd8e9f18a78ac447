/** The site's search beside products: articles, answers, contaminants, ranges, documents and places. */
import type { EntryKind, FoundEntry, PagesFile, SiteEntry } from '../../kernel/site-entry.ts';
import { indexTerms } from './code-tokens.ts';
import { findIn, indexOf } from './find-in-index.ts';
import { holdsAll, thesaurusOf, type Wanted, wantedIn } from './index-query.ts';
import { cleanKeywords } from './keywords.ts';
import { isNear } from './nearest-words.ts';
import { hasDigit, plainCode } from './plain-code.ts';

export type EntryIndex = {
  /** All that match, best first; none for an empty query. Never throws. */
  readonly search: (query: string) => readonly FoundEntry[];
};

const fields = { title: 4, words: 2, text: 1 };
/** Of two words one is enough: a page that says half of it leads on better than none. */
const half = { enough: 0.5, from: 2 };
/** A page of another audience stands behind one for everybody that says as much. */
const ofOthers = 0.6;

export async function buildEntryIndex({ entries, synonyms }: PagesFile): Promise<EntryIndex> {
  const lookup = await indexOf(
    entries,
    fields,
    ({ title, words, text }, field) =>
      field === 'title' ? title : field === 'words' ? words : text,
    { boostDocument: (id) => (entries[Number(id)]?.audience === undefined ? 1 : ofOthers) },
  );
  const thesaurus = thesaurusOf(synonyms);
  return {
    search: (query) => {
      const text = cleanKeywords(query);
      const typed = plainCode(text);
      const wanted = wantedIn(text, thesaurus);
      const found = findIn(lookup, wanted, half)
        .flatMap((place) => entries[place] ?? [])
        .filter(({ kind, words }) => !isOfCode[kind] || plainCode(words) === typed);
      // A slip in a code of before: nothing is called so, and one is called nearly so.
      if (found.length === 0 && hasDigit(typed)) {
        return entries.filter(
          ({ kind, words }) => kind === 'superseded' && isNear(plainCode(words), typed),
        );
      }
      const [best, ...others] = found;
      return best && isCalled(best, wanted) ? [{ ...best, isAnswer: true }, ...others] : found;
    },
  };
}

/** Kinds that belong to one code, and aren't shown for one that is only similar. */
const isOfCode: Readonly<Partial<Record<EntryKind, true>>> = {
  superseded: true,
  elsewhere: true,
  system: true,
};

/** Of pages and tools alone: whoever types a contaminant or a range looks for products first. */
const isCalled = ({ kind, title }: SiteEntry, wanted: readonly Wanted[]): boolean =>
  (kind === 'page' || kind === 'tool') && holdsAll(wanted, indexTerms(title));
