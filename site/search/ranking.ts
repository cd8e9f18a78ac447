/** How product search ranks what it finds: the weight of each field, and the order of the matches. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { isSizeAlone } from './code-tokens.ts';
import { containsAll } from './index-query.ts';
import { hasDigit } from './plain-code.ts';
import type { QueryTerm } from './synonyms.ts';

export type RankedItem = {
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

export const fieldWeights = {
  code: 6,
  formerCodes: 4,
  name: 3,
  kind: 2,
  keywords: 2,
  applications: 1.5,
  fits: 1,
};
/** Mentions count less: "there is no cartridge to buy" doesn't answer "where to buy". */
export const prose = 'description';

/**
 * Sorts by: the exact code; its successor; codes that begin with it, shortest first; systems with all the words in one
 * keyword ("drinking water"), in the series typed, or that are the thing itself; parts that are; codes and names that
 * contain the words, systems before their parts. Discontinued items follow their equals, and so do items without a
 * price.
 */
export function rank(
  typed: string,
  terms: readonly QueryTerm[],
  found: readonly RankedItem[],
): readonly SearchItem[] {
  const gradeOf = ({ code, formerCodes, series, itself, names, fits, isPart }: RankedItem) => {
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
        Number(a.item.price === undefined) - Number(b.item.price === undefined),
    )
    .map(({ item }) => item);
}

/** 0 for a part. Otherwise 1 each for being the thing itself and for a keyword with all the terms. */
const nicknameGrade = (
  terms: readonly QueryTerm[],
  { nicknames, itself, isPart }: RankedItem,
): number =>
  isPart
    ? 0
    : Number(nicknames.some((words) => containsAll(terms, words))) +
      Number(containsAll(terms, itself));

/** Shorter first: "WH2-30", "WH2-60", "WH2-30-LF". */
const compareCodes = (a: string, b: string): number =>
  a.length - b.length || a.localeCompare(b, 'en', { numeric: true });
