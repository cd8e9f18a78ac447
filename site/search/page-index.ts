/** The site's own search for pages: articles, answers, contaminants, ranges, documents and places. */
import { groupBy } from '../../kernel/group-by.ts';
import type { RankedEntry, SearchPages, SiteEntry } from '../../kernel/site-entry.ts';
import { indexTerms, wholeOf } from './code-tokens.ts';
import { buildLookup, containsAll, coverage, find } from './index-query.ts';
import { cleanKeywords } from './keywords.ts';
import { isNear } from './nearest-words.ts';
import { codesNamed, hasDigit, plainCode } from './plain-code.ts';
import { isOfCode } from './related-pages.ts';
import { indexSynonyms, type QueryTerm } from './synonyms.ts';

export type PageIndex = Awaited<ReturnType<typeof buildPageIndex>>;

const fields = { title: 4, words: 2, text: 1 };
/** Pages for another audience rank below equal pages for everyone, and a contaminant above pages that mention it. */
const boostOf = ({ audience, kind }: SiteEntry): number =>
  audience === undefined ? (kind === 'contaminant' ? 1.5 : 1) : 0.6;

export async function buildPageIndex({ entries, synonyms }: SearchPages) {
  const lookup = await buildLookup(
    entries,
    fields,
    ({ title, words, text }, field) =>
      field === 'title' ? title : field === 'words' ? words : text,
    {
      boostDocument: (id) => {
        const entry = entries[Number(id)];
        return entry ? boostOf(entry) : 1;
      },
    },
  );
  const synonymIndex = indexSynonyms(synonyms);
  const ofCodes = groupBy(entries.filter(isOfCode), ({ words }) => plainCode(words));
  return {
    /** Returns all matches, best first, or none for an empty query. Never throws. */
    search: (query: string): readonly RankedEntry[] => {
      const text = cleanKeywords(query);
      const typed = plainCode(text);
      const { all, some, terms } = find(lookup, text, synonymIndex);
      const loose = [...some].sort(([, a], [, b]) => b - a).map(([id]) => id);
      const named = codesNamed(text, (code) => ofCodes.has(code)).flatMap(
        (code) => ofCodes.get(code) ?? [],
      );
      const others = [...all, ...loose]
        .flatMap((index) => entries[index] ?? [])
        .filter(
          (entry) =>
            !isOfCode(entry) ||
            // "E8-LF" is the end of HYBRID-E8-LF, and "HYBRID-E8" its beginning.
            (entry.kind === 'system' && hasDigit(typed) && plainCode(entry.words).includes(typed)),
        );
      const found = [...new Set([...named, ...others])];
      // A misspelt former code matches nothing exactly, but nearly matches one former code.
      if (found.length === 0 && hasDigit(typed)) {
        return entries.filter(
          ({ kind, words }) => kind === 'superseded' && isNear(plainCode(words), typed),
        );
      }
      // Ignores "filter", because every page here is about filters.
      const subjects = terms.filter(
        ({ ways }) => !ways.some(([word]) => word && wholeOf(word) === 'filter'),
      );
      const [answer] = found
        .filter((entry) => isNamed(entry, subjects, entry === found[0]))
        .sort((a, b) => shareTyped(b, subjects) - shareTyped(a, subjects));
      if (!answer) return found;
      return [{ ...answer, isAnswer: true }, ...found.filter((entry) => entry !== answer)];
    },
  };
}

/** The typed share of the entry's title or address: all of /guides/filterwall for "FilterWall guide". */
const shareTyped = ({ title, address }: SiteEntry, terms: readonly QueryTerm[]): number =>
  Math.max(
    coverage(terms, title),
    coverage(terms, address.replace(/-filter-systems$/, '').replace(/\W/g, ' ')),
  );

/** Whether enough of its title was typed. Products come before contaminants, and other audiences have short names. */
function isNamed(entry: SiteEntry, terms: readonly QueryTerm[], isBest: boolean): boolean {
  const { kind, title, address, audience } = entry;
  if (terms.length === 0 || !containsAll(terms, indexTerms(`${title} ${address}`))) return false;
  const share = shareTyped(entry, terms);
  if (kind === 'page' || kind === 'tool') return isBest || share >= 0.5;
  return kind === 'range'
    ? share === 1 && audience === undefined
    : terms.length > 1 && share > 0.5 && /question|article|video/.test(kind);
}
