/** Which items a visitor may see in suggestions and in results (SPEC 4 and 6). */

import type { Audience } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import {
  type Money,
  type NoAmount,
  priceOnRequest,
  type ShownPrice,
  shownPrice,
  throughDealers,
} from '../commerce/format-price.ts';
import { plainCode } from './plain-code.ts';

/** The visitor, and the constants of the site that the rules depend on. */
export type SearchContext = {
  readonly audience: Audience;
  /** Sees prices without GST first. */
  readonly isLoggedIn: boolean;
  readonly money: Money;
  /** Hidden unless the page's variant is Dealers; hiding, not security. */
  readonly dealerOnlyCodes: readonly string[];
  /** Never suggested, to nobody. */
  readonly codesExcludedFromSuggestions: readonly string[];
};

/** What a list shows of one item. */
export type ListedItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Path on this site. */
  readonly url: string;
  /** Absent of what is no longer made, and where a price could not be had. */
  readonly price?: ShownPrice | NoAmount;
  readonly label?: typeof discontinuedLabel;
  /** The code that was typed, where this item took its place. */
  readonly replaces?: string;
};

/** ERR-11: shown to visitors in exactly these words. */
export const discontinuedLabel = 'Discontinued';

/** Said of an item that was found by the code whose place it took. */
export const replacesText = (code: string): string => `Takes the place of ${code}`;

/** Both flags: gone from every list. One flag alone is kept, with the label (A-13, SRCH-17). */
export function isDropped(item: SearchItem): boolean {
  return item.isDiscontinued && item.isDiscontinuedWithSpareParts;
}

/** The items for the results page: everything but A-44. Applying it again changes nothing (SRCH-18). */
export function keepForResults(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const hidden = hiddenCodes(context);
  return items.filter((item) => !isDropped(item) && !hidden.has(normaliseCode(item.code)));
}

/** The items for suggestions: those of the results without the always excluded codes (SRCH-16). */
export function keepForSuggestions(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const excluded = codeSet(context.codesExcludedFromSuggestions);
  return keepForResults(items, context).filter((item) => !excluded.has(normaliseCode(item.code)));
}

/** The words to type instead: no code that the results would keep to themselves. */
export function keepForAdvice(words: readonly string[], context: SearchContext): readonly string[] {
  const hidden = hiddenCodes(context);
  return words.filter((word) => !hidden.has(normaliseCode(word)));
}

const hiddenCodes = ({ audience, dealerOnlyCodes }: SearchContext): ReadonlySet<string> =>
  codeSet(audience === 'Dealers' ? [] : dealerOnlyCodes);

/** One item as lists show it, for the words that were typed. */
export function listItem(item: SearchItem, query: string, context: SearchContext): ListedItem {
  const isLabelled = item.isDiscontinued || item.isDiscontinuedWithSpareParts;
  const typed = plainCode(query);
  const replaces = item.formerCodes.find((code) => plainCode(code) === typed);
  return {
    code: item.code,
    name: item.name,
    description: item.description,
    image: item.image,
    url: item.address,
    // What is no longer made has no price, whatever a backend still tells.
    ...(isLabelled
      ? { label: discontinuedLabel }
      : item.price
        ? { price: shownPrice(item.price, context.isLoggedIn, context.money) }
        : item.isUnpriced && {
            price: isDealerOnly(item, context) ? throughDealers : priceOnRequest,
          }),
    ...(replaces !== undefined && { replaces }),
  };
}

/** What tools for everybody, such as the comparison, do not know. */
export const isDealerOnly = (
  { code }: Pick<SearchItem, 'code'>,
  { dealerOnlyCodes }: Pick<SearchContext, 'dealerOnlyCodes'>,
): boolean => codeSet(dealerOnlyCodes).has(normaliseCode(code));

function codeSet(codes: readonly string[]): ReadonlySet<string> {
  return new Set(codes.map(normaliseCode));
}

function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
