/**
 * The site's own product search: the items that the build writes, indexed in the browser. It answers when no item
 * search is configured, or when that fails.
 */
import type { Synonyms } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { isPart, isProductType } from '../../kernel/vocabulary.ts';
import { chunksOf, indexTerms, isSizeAlone, measureTerms } from './code-tokens.ts';
import {
  buildLookup,
  containsAll,
  find,
  type QueryTerm,
  queryTerms,
  thesaurusOf,
} from './index-query.ts';
import { isDropped } from './item-rules.ts';
import { cleanKeywords } from './keywords.ts';
import { nearestWords } from './nearest-words.ts';
import { hasDigit, plainCode } from './plain-code.ts';

export type ProductIndex = {
  /** Returns all matching items, best first; none for an empty query. Never throws. */
  readonly search: (query: string) => readonly SearchItem[];
  /** Returns words that find something, for a text that finds nothing; nearest first. */
  readonly nearest: (query: string) => readonly string[];
};

type Entry = {
  /** As compared: "wh260". */
  readonly code: string;
  readonly formerCodes: readonly string[];
  /** Terms for what it is and its size, without what it's for: "filter tap", not "kit for filter taps". */
  readonly itself: readonly string[];
  readonly names: readonly string[];
  /** Terms for the systems it fits. */
  readonly fits: readonly string[];
  /** The terms of each keyword, unless it's a part: what people call it who don't know its name. */
  readonly nicknames: readonly (readonly string[])[];
  readonly isPart: boolean;
  /** The first piece of its code, unless it's a part: "hybrid". */
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
/** Mentions count less: "there is no cartridge to buy" doesn't answer "where to buy". */
const prose = 'description';

/** "WH2-6O" means "WH2-60": next to a digit, the letter O is a zero. */
const letterForZero = /(?<=\d)o|o(?=\d)/gi;

/** Indexes the items of a tree. */
export async function buildProductIndex(
  items: readonly SearchItem[],
  synonyms: Synonyms = [],
): Promise<ProductIndex> {
  // Items that no list shows aren't indexed.
  const entries = items.filter((item) => !isDropped(item)).map(entryOf);
  const lookup = await buildLookup(entries, fields, fieldText, { prose });
  const thesaurus = thesaurusOf(synonyms);
  const search = (text: string): readonly SearchItem[] => {
    const terms = queryTerms(text, thesaurus);
    const found = find(lookup, terms).flatMap((index) => entries[index] ?? []);
    return rank(plainCode(text), terms, found);
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
        finds: (word) => find(lookup, queryTerms(word, thesaurus)).length,
        like: (word) =>
          lookup.engine
            .search({ queries: [word], fuzzy: 0.4, combineWith: 'OR' })
            .flatMap(({ terms }) => terms),
      }),
  };
}

function entryOf(item: SearchItem): Entry {
  // These words introduce another thing: "Kit for mixer taps", "Filter with tap".
  const [itself = ''] = item.name.split(/,| (?:for|with|of|on|to) /);
  const kind = kindWords(item);
  const isPart = isPartKind(item);
  return {
    code: plainCode(item.code),
    formerCodes: item.formerCodes.map(plainCode),
    itself: [
      ...indexTerms(`${kind} ${itself}`),
      ...`${item.name},${item.keywords}`.split(',').flatMap(measureTerms),
    ],
    names: indexTerms(`${kind} ${item.name} ${item.keywords}`),
    nicknames: isPart ? [] : item.keywords.split(',').map(indexTerms),
    fits: isPart ? item.fits.flatMap(codeEndings) : [],
    isPart,
    series: isPart ? undefined : chunksOf(item.code)[0]?.pieces[0],
    item,
  };
}

/** "HYBRID-G7" as "hybridg7" and "g7". An ending of digits alone would fit other systems too. */
function codeEndings(code: string): readonly string[] {
  const pieces = chunksOf(code).flatMap((chunk) => chunk.pieces);
  return pieces
    .map((_piece, start) => pieces.slice(start).join(''))
    .filter((ending) => /\p{L}/u.test(ending));
}

const isPartKind = ({ kind }: SearchItem): boolean => isProductType(kind) && isPart(kind);

/** A visitor who types "replacement" wants a part, even if its text doesn't say so. */
const kindWords = (item: SearchItem): string =>
  isPartKind(item) ? `replacement ${item.kind}` : item.kind;

/**
 * Sorts by: the exact code; its successor; codes that begin with it, shortest first; systems with all the words in one
 * keyword ("drinking water"), in the series typed, or that are the thing itself; parts that are; codes and names that
 * contain the words, systems before their parts. Discontinued items follow their equals, and so do items without a
 * price.
 */
function rank(
  typed: string,
  terms: readonly QueryTerm[],
  found: readonly Entry[],
): readonly SearchItem[] {
  const gradeOf = ({ code, formerCodes, series, itself, names, fits, isPart }: Entry) => {
    if (code === typed) return 7;
    if (formerCodes.includes(typed)) return 6;
    if (hasDigit(typed) && code.startsWith(typed)) return 5;
    if (series === typed) return 4;
    if (containsAll(terms, itself)) return 3;
    // "Lamp for hybrid g7". But a visitor who types the system alone wants the system.
    if (isPart && !containsAll(terms, fits) && containsAll(terms, [...itself, ...fits])) return 3;
    if (code.startsWith(typed)) return 2;
    return containsAll(terms, names) ? 1 : 0;
  };
  const isLate = ({ isDiscontinued, isDiscontinuedWithSpareParts }: SearchItem) =>
    isDiscontinued || isDiscontinuedWithSpareParts;
  // A visitor who types a size and nothing else has a cartridge to replace.
  const isSize = terms.every(({ typed: words }) => isSizeAlone(words));
  return found
    .map((entry) => ({
      item: entry.item,
      isPart: entry.isPart,
      grade: gradeOf(entry),
      nickname: terms.length > 1 ? nicknameGrade(terms, entry) : 0,
    }))
    .sort(
      (a, b) =>
        // A code comes before all words, discontinued or not.
        Math.max(b.grade, 4) - Math.max(a.grade, 4) ||
        Number(isLate(a.item)) - Number(isLate(b.item)) ||
        (isSize ? Number(b.isPart) - Number(a.isPart) : 0) ||
        (a.grade < 5 ? b.nickname - a.nickname : 0) ||
        b.grade - a.grade ||
        (a.grade < 3 ? Number(a.isPart) - Number(b.isPart) : 0) ||
        (a.grade === 5 ? compareCodes(a.item.code, b.item.code) : 0) ||
        Number(a.item.isUnpriced ?? false) - Number(b.item.isUnpriced ?? false),
    )
    .map(({ item }) => item);
}

/** 0 for a part. Otherwise 1 each for being the thing itself and for a keyword with all the terms. */
const nicknameGrade = (
  terms: readonly QueryTerm[],
  { nicknames, itself, isPart }: Entry,
): number =>
  isPart
    ? 0
    : Number(nicknames.some((words) => containsAll(terms, words))) +
      Number(containsAll(terms, itself));

/** Shorter first: "WH2-30", "WH2-60", "WH2-30-LF". */
const compareCodes = (a: string, b: string): number =>
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
