/** Ranks the products that a search finds, by the weight of each field and the order of matches. */
import { notCertifiedLeadFree } from '../../kernel/certifications.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { isSizeAlone } from './code-tokens.ts';
import { containsAll } from './index-query.ts';
import { hasDigit } from './plain-code.ts';
import type { QueryTerm } from './synonyms.ts';

export type RankedItem = {
  /** In plain form: "wh260". */
  readonly code: string;
  readonly formerCodes: readonly string[];
  /** Terms for the product and its size, without its purpose: "filter tap", not "kit for filter taps". */
  readonly itself: readonly string[];
  readonly names: readonly string[];
  readonly fits: readonly string[];
  /** The terms of each keyword, for people who don't know its name. Empty for parts. */
  readonly nicknames: readonly (readonly string[])[];
  readonly isPart: boolean;
  readonly kind: readonly string[];
  /** The word for a system that isn't a filter for any house: "irrigation". */
  readonly purpose: string | undefined;
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
 * Sorts by: the exact code; its successor; codes that begin with it, shortest first; discontinued items last; the
 * product type that was typed; systems with all the words in one keyword ("drinking water"), in the series typed, or
 * that are the thing itself; parts that are the thing itself; codes and names that contain the words. Among equals,
 * systems come before their parts, and items with a price first, the cheapest system before dearer ones.
 */
export function rank(
  typed: string,
  terms: readonly QueryTerm[],
  found: readonly RankedItem[],
): readonly SearchItem[] {
  const gradeOf = (entry: RankedItem) => {
    const { code, formerCodes, series, itself, names, fits, isPart } = entry;
    if (code === typed) return 8;
    if (formerCodes.includes(typed)) return 7;
    if (hasDigit(typed) && code.startsWith(typed)) return 6;
    if (series === typed) return 5;
    if (terms.length > 1 && containsAll(terms, entry.kind)) return 4;
    if (containsAll(terms, itself)) return 3;
    // "Lamp for hybrid g7" asks for the part, but the system alone asks for the system.
    if (isPart && !containsAll(terms, fits) && containsAll(terms, [...itself, ...fits])) return 3;
    if (code.startsWith(typed)) return 2;
    return containsAll(terms, names) ? 1 : 0;
  };
  // A visitor who types only a size has a cartridge to replace, or wants something for a thread.
  const isSize = terms.every(({ typed: words }) => isSizeAlone(words));
  const words = terms.flatMap((term) => term.typed).length;
  return found
    .map((entry) => ({
      ...entry,
      grade: gradeOf(entry),
      tier: tierOf(entry, terms),
      nickname: words > 1 ? nicknameGrade(terms, entry) : 0,
    }))
    .sort(
      (a, b) =>
        // A code comes before all words, discontinued or not.
        Math.max(b.grade, 5) - Math.max(a.grade, 5) ||
        Number(isDiscontinued(a.item)) - Number(isDiscontinued(b.item)) ||
        (isSize ? b.tier - a.tier : 0) ||
        Number(b.grade === 4) - Number(a.grade === 4) ||
        (a.grade < 6 ? b.nickname - a.nickname : 0) ||
        b.grade - a.grade ||
        (a.grade === 6 ? compareCodes(a.item.code, b.item.code) : byWorth(a, b)),
    )
    .map(({ item }) => item);
}

/** Sorts by weight, and equal weights as `rank` does. */
export const rankLoose = (
  terms: readonly QueryTerm[],
  found: readonly (RankedItem & { readonly weight: number })[],
): readonly SearchItem[] =>
  found
    .map((entry) => ({ ...entry, tier: tierOf(entry, terms) }))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        Number(isDiscontinued(a.item)) - Number(isDiscontinued(b.item)) ||
        byWorth(a, b),
    )
    .map(({ item }) => item);

export const isDiscontinued = (item: SearchItem): boolean =>
  item.discontinuedFlag || item.discontinuedWithSparePartsFlag;

type Tiered = Pick<RankedItem, 'item' | 'isPart'> & { readonly tier: number };

/** Filters for a house come first, then taps and garden filters that weren't typed, then parts and media. */
function tierOf({ isPart, purpose }: RankedItem, terms: readonly QueryTerm[]): number {
  if (isPart) return 2;
  return purpose === undefined || terms.some((term) => containsAll([term], [purpose])) ? 0 : 1;
}

/** Parts keep their order, because the cheapest of many sizes may not fit. */
function byWorth(a: Tiered, b: Tiered): number {
  const [one, other] = [a.item.price, b.item.price];
  const unpriced = Number(!one) - Number(!other);
  // WH2-30-LF comes before WH2-30, which few may install.
  const uncertified = Number(isUncertified(a.item)) - Number(isUncertified(b.item));
  const priceDifference = a.isPart || !one || !other ? 0 : one.exGstCents - other.exGstCents;
  return a.tier - b.tier || unpriced || uncertified || priceDifference;
}

const isUncertified = ({ leadFree = '' }: SearchItem): boolean => leadFree === notCertifiedLeadFree;

/** 0 for a part. Otherwise 1 each for being the thing itself and for a keyword with all the terms. */
const nicknameGrade = (terms: readonly QueryTerm[], { nicknames, itself, isPart }: RankedItem) =>
  isPart
    ? 0
    : Number(nicknames.some((words) => containsAll(terms, words))) +
      Number(containsAll(terms, itself));

/** Shorter first: "WH2-30", "WH2-60", "WH2-30-LF". */
const compareCodes = (a: string, b: string): number =>
  a.length - b.length || a.localeCompare(b, 'en', { numeric: true });
