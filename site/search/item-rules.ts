/** Which items a visitor may see in suggestions and in results (SPEC 4 and 6). */

import type { Audience } from '../../kernel/contract.ts';
import { formatAmount, type Money, type ShownPrice, shownPrice } from '../commerce/format-price.ts';
import { type MappingContext, mapSearchItem, type SearchItem } from '../commerce/map-item.ts';
import type { RawItem } from '../commerce/raw-item.ts';
import { productAddress } from './product-address.ts';

/** The visitor, and the constants of the site that the rules depend on. */
export type SearchContext = MappingContext & {
  readonly audience: Audience;
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
  /** Absent: not shown, by decision of the shop or because there is none (ENT-18, PRC-05). */
  readonly price?: ShownPrice;
  readonly label?: typeof discontinuedLabel;
};

/** ERR-11: shown to visitors in exactly these words. */
export const discontinuedLabel = 'Discontinued';

/** Both flags: gone from every list. One flag alone is kept, with the label (A-13, SRCH-17). */
export function isDropped(item: SearchItem): boolean {
  return item.discontinued && item.discontinuedWithSpareParts;
}

/** The items for the results page: everything but A-44. Applying it again changes nothing (SRCH-18). */
export function keepForResults(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const hidden = codeSet(context.audience === 'Dealers' ? [] : context.dealerOnlyCodes);
  return items.filter(
    (item) => !isDropped(item) && item.isDisplayed && !hidden.has(normaliseCode(item.itemid)),
  );
}

/** The items for suggestions: those of the results without the always excluded codes (SRCH-16). */
export function keepForSuggestions(
  items: readonly SearchItem[],
  context: SearchContext,
): readonly SearchItem[] {
  const excluded = codeSet(context.codesExcludedFromSuggestions);
  return keepForResults(items, context).filter((item) => !excluded.has(normaliseCode(item.itemid)));
}

/** Maps raw items; those without itemid are left out, and of twins the first stays. */
export function mapSearchItems(
  items: readonly RawItem[],
  context: MappingContext,
): readonly SearchItem[] {
  const byCode = new Map<string, SearchItem>();
  for (const raw of items) {
    const item = mapSearchItem(raw, context);
    if (item && !byCode.has(item.id)) byCode.set(item.id, item);
  }
  return [...byCode.values()];
}

/** The price of an item as the visitor sees it; undefined where it is hidden (ENT-18, SRCH-30). */
export function itemPrice(item: SearchItem, context: SearchContext): ShownPrice | undefined {
  if (item.dontshowprice || formatAmount(item.price, context.money) === undefined) return undefined;
  return shownPrice(item, context.isLoggedIn, context.money);
}

/** One item as lists show it. */
export function listItem(item: SearchItem, context: SearchContext): ListedItem {
  const price = itemPrice(item, context);
  const isLabelled = item.discontinued || item.discontinuedWithSpareParts;
  return {
    code: item.itemid,
    name: item.name,
    description: item.description,
    image: item.image,
    url: productAddress(item),
    ...(price && { price }),
    ...(isLabelled && { label: discontinuedLabel }),
  };
}

function codeSet(codes: readonly string[]): ReadonlySet<string> {
  return new Set(codes.map(normaliseCode));
}

function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
