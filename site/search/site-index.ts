/**
 * The site's own search: the items that the build writes, indexed in the browser. It answers where
 * no item search is configured or where it fails.
 */
import type { Synonyms } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { isPart, isProductType } from '../../kernel/vocabulary.ts';
import { chunksOf, indexTerms, isSizeAlone, measureTerms } from './code-tokens.ts';
import { findIn, indexOf } from './find-in-index.ts';
import { holdsAll, thesaurusOf, type Wanted, wantedIn } from './index-query.ts';
import { isDropped } from './item-rules.ts';
import { cleanKeywords } from './keywords.ts';
import { nearestWords } from './nearest-words.ts';
import { hasDigit, plainCode } from './plain-code.ts';

export type SiteIndex = {
  /** All matching items, best first; none for an empty query. Never throws. */
  readonly search: (query: string) => readonly SearchItem[];
  /** Words that find something, for a text that finds nothing; the nearest first. */
  readonly nearest: (query: string) => readonly string[];
};

type Entry = {
  /** Plain: "wh260". */
  readonly code: string;
  readonly formerCodes: readonly string[];
  /** The terms of what it is and measures, without what it is for: "filter tap", not "kit for filter taps". */
  readonly thing: readonly string[];
  readonly names: readonly string[];
  /** The systems that take it, as terms. */
  readonly fits: readonly string[];
  /** The terms of each keyword of what is no part: what people call it who know no name. */
  readonly called: readonly (readonly string[])[];
  readonly isPart: boolean;
  /** What its code begins with, where it is no part: "hybrid". */
  readonly series: string | undefined;
  readonly item: SearchItem;
};

const fields = {
  code: 6,
  formerCodes: 4,
  name: 3,
  kind: 2,
  keywords: 2,
  applications: 1.5,
  fits: 1,
};
/** What is said in passing: "there is no cartridge to buy" is no answer to "where to buy". */
const prose = 'description';

/** "WH2-6O" for "WH2-60": beside a figure the letter is one too. */
const letterForZero = /(?<=\d)o|o(?=\d)/gi;

/** Indexes the items of a tree. */
export async function buildSiteIndex(
  items: readonly SearchItem[],
  synonyms: Synonyms = [],
): Promise<SiteIndex> {
  // What no list shows takes no place among the best either.
  const entries = items.filter((item) => !isDropped(item)).map(entryOf);
  const lookup = await indexOf(entries, fields, fieldText, { prose });
  const thesaurus = thesaurusOf(synonyms);
  const search = (text: string): readonly SearchItem[] => {
    const wanted = wantedIn(text, thesaurus);
    const found = findIn(lookup, wanted).flatMap((place) => entries[place] ?? []);
    return rank(plainCode(text), wanted, found);
  };
  return {
    search: (query) => {
      const text = cleanKeywords(query);
      const found = search(text);
      const zeros = text.replace(letterForZero, '0');
      return found.length === 0 && zeros !== text ? search(zeros) : found;
    },
    nearest: (query) =>
      nearestWords(cleanKeywords(query), {
        codes: () => entries.flatMap(({ item }) => [item.code, ...item.formerCodes]),
        finds: (word) => findIn(lookup, wantedIn(word, thesaurus)).length,
        like: (word) =>
          lookup.engine
            .search({ queries: [word], fuzzy: 0.4, combineWith: 'OR' })
            .flatMap(({ terms }) => terms),
      }),
  };
}

function entryOf(item: SearchItem): Entry {
  // What stands behind these words is another thing: "Kit for mixer taps", "Filter with tap".
  const [thing = ''] = item.name.split(/,| (?:for|with|of|on|to) /);
  const kind = kindWords(item);
  const isPart = isPartKind(item);
  return {
    code: plainCode(item.code),
    formerCodes: item.formerCodes.map(plainCode),
    thing: [
      ...indexTerms(`${kind} ${thing}`),
      ...`${item.name},${item.keywords}`.split(',').flatMap(measureTerms),
    ],
    names: indexTerms(`${kind} ${item.name} ${item.keywords}`),
    called: isPart ? [] : item.keywords.split(',').map(indexTerms),
    fits: isPart ? item.fits.flatMap(codeEndings) : [],
    isPart,
    series: isPart ? undefined : chunksOf(item.code)[0]?.pieces[0],
    item,
  };
}

/** "HYBRID-G7" as "hybridg7" and "g7"; a figure alone would be another system's too. */
function codeEndings(code: string): readonly string[] {
  const pieces = chunksOf(code).flatMap((chunk) => chunk.pieces);
  return pieces
    .map((_piece, start) => pieces.slice(start).join(''))
    .filter((ending) => /\p{L}/u.test(ending));
}

const isPartKind = ({ kind }: SearchItem): boolean => isProductType(kind) && isPart(kind);

/** Whoever types "replacement" looks for a part, whether its text says so or not. */
const kindWords = (item: SearchItem): string =>
  isPartKind(item) ? `replacement ${item.kind}` : item.kind;

/**
 * A code that was typed whole comes first, then what took the place of that code, then codes that
 * begin so, the shortest first; then systems that a keyword calls by all of the words, as "drinking water",
 * or whose series was typed, or that are the thing itself; then parts that are, then what begins so or is
 * named with it, what is fitted before what is replaced in it. What is no longer made comes behind its equals,
 * and what has no price to show behind those that have one.
 */
function rank(
  typed: string,
  wanted: readonly Wanted[],
  found: readonly Entry[],
): readonly SearchItem[] {
  const gradeOf = ({ code, formerCodes, series, thing, names, fits, isPart }: Entry) => {
    if (code === typed) return 7;
    if (formerCodes.includes(typed)) return 6;
    if (hasDigit(typed) && code.startsWith(typed)) return 5;
    if (series === typed) return 4;
    if (holdsAll(wanted, thing)) return 3;
    // "Lamp for hybrid g7"; but who types the system alone looks for the system.
    if (isPart && !holdsAll(wanted, fits) && holdsAll(wanted, [...thing, ...fits])) return 3;
    if (code.startsWith(typed)) return 2;
    return holdsAll(wanted, names) ? 1 : 0;
  };
  const isLate = ({ isDiscontinued, isDiscontinuedWithSpareParts }: SearchItem) =>
    isDiscontinued || isDiscontinuedWithSpareParts;
  // Whoever types a size and nothing else holds a cartridge.
  const isSize = wanted.every(({ typed: words }) => isSizeAlone(words));
  return found
    .map((entry) => ({
      item: entry.item,
      isPart: entry.isPart,
      grade: gradeOf(entry),
      called: wanted.length > 1 ? calledBy(wanted, entry) : 0,
    }))
    .sort(
      (a, b) =>
        // A code goes before all words, whether it is still made or not.
        Math.max(b.grade, 4) - Math.max(a.grade, 4) ||
        Number(isLate(a.item)) - Number(isLate(b.item)) ||
        (isSize ? Number(b.isPart) - Number(a.isPart) : 0) ||
        (a.grade < 5 ? b.called - a.called : 0) ||
        b.grade - a.grade ||
        (a.grade < 3 ? Number(a.isPart) - Number(b.isPart) : 0) ||
        (a.grade === 5 ? inOrder(a.item.code, b.item.code) : 0) ||
        Number(a.item.isUnpriced ?? false) - Number(b.item.isUnpriced ?? false),
    )
    .map(({ item }) => item);
}

/** Of what is no part: 2 where it is that thing and a keyword calls it so too, 1 for either. */
const calledBy = (wanted: readonly Wanted[], { called, thing, isPart }: Entry): number =>
  isPart
    ? 0
    : Number(called.some((terms) => holdsAll(wanted, terms))) + Number(holdsAll(wanted, thing));

/** "WH2-30" before "WH2-60" before "WH2-30-LF". */
const inOrder = (a: string, b: string): number =>
  a.length - b.length || a.localeCompare(b, 'en', { numeric: true });

function fieldText({ item }: Entry, field: string): string {
  switch (field) {
    case 'code':
      return item.code;
    case 'formerCodes':
      return item.formerCodes.join(' ');
    case 'name':
      return item.name;
    case 'kind':
      return kindWords(item);
    case 'keywords':
      return item.keywords;
    case 'applications':
      return item.applications.join(' ');
    case 'fits':
      return item.fits.flatMap(codeEndings).join(' ');
    default:
      return item.description;
  }
}
