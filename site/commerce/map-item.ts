/** From the backend's raw item to the items that the site works with (SPEC 3, ENT-12 to ENT-18). */

import type { Country } from '../../kernel/contract.ts';
import { centsToAmount, decimalToCents, parseDecimal } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { failedPrice, getPriceWithGST } from './price-with-gst.ts';
import { firstText, isFlagSet, type RawItem, readText } from './raw-item.ts';

/** For whom the items are mapped. */
export type MappingContext = {
  readonly country: Country;
  readonly isLoggedIn: boolean;
  /** Stands in for a missing picture (ENT-15); the empty string where the page draws one itself. */
  readonly placeholderImage: string;
};

/** Prices are dollars with two decimals, "110.00", or "0": not shown. */
export type CatalogueItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The one shown: without GST to logged-in visitors, else with. */
  readonly price: string;
  readonly priceIncGST: string;
  readonly priceExcGST: string;
  readonly image: string;
  /** The value of custitem_application, several values divided by ";". */
  readonly application: string;
};

export type SearchItem = CatalogueItem & {
  readonly itemid: string;
  readonly displayname: string;
  readonly urlcomponent: string;
  readonly keywords: string;
  /** The kind of product in words, where the item tells it; a facet of the results. */
  readonly type: string;
  readonly dontshowprice: boolean;
  readonly discontinued: boolean;
  readonly discontinuedWithSpareParts: boolean;
  /** False only where the item says so itself; a fieldset without the flag hides nothing. */
  readonly isDisplayed: boolean;
};

/** One catalogue item; undefined without an itemid, because nothing could be linked to. */
export function mapCatalogueItem(raw: RawItem, context: MappingContext): CatalogueItem | undefined {
  const id = readText(raw.itemid);
  if (id === '') return undefined;
  const { priceIncGST, priceExcGST } = readPrices(raw.onlinecustomerprice, context.country);
  return {
    id,
    name: firstText(raw, ['custitem_display_name', 'displayname']) || id,
    description: firstText(raw, ['description', 'storedescription']),
    price: context.isLoggedIn ? priceExcGST : priceIncGST,
    priceIncGST,
    priceExcGST,
    image: firstImage(raw.itemimages_detail) ?? context.placeholderImage,
    application: readText(raw.custitem_application),
  };
}

/** One search result item (ENT-17); undefined without an itemid. */
export function mapSearchItem(raw: RawItem, context: MappingContext): SearchItem | undefined {
  const item = mapCatalogueItem(raw, context);
  if (item === undefined) return undefined;
  return {
    ...item,
    itemid: item.id,
    displayname: readText(raw.displayname),
    urlcomponent: readText(raw.urlcomponent),
    keywords: readText(raw.keywords),
    type: readText(raw.custitem_type),
    dontshowprice: isFlagSet(raw.dontshowprice),
    discontinued: isFlagSet(raw.custitem_discontinued),
    discontinuedWithSpareParts: isFlagSet(raw.custitem_discontinued_w_spare_parts),
    isDisplayed: isDisplayedIn(raw, context.country),
  };
}

/** Whether an item may be shown in a country; without a flag it may. */
export function isDisplayedIn(raw: RawItem, country: Country): boolean {
  const flag = raw[`custitem_display_in_${country.toLowerCase()}`];
  return flag === undefined || flag === null || flag === '' || isFlagSet(flag);
}

/** Maps a list; items without an itemid are left out. */
export function mapCatalogueItems(
  items: readonly RawItem[],
  context: MappingContext,
): readonly CatalogueItem[] {
  return items.flatMap((raw) => mapCatalogueItem(raw, context) ?? []);
}

type Prices = { readonly priceIncGST: string; readonly priceExcGST: string };
const noPrices: Prices = { priceIncGST: failedPrice, priceExcGST: failedPrice };

function readPrices(price: unknown, country: Country): Prices {
  // An absent price is a decision of the shop, not an error, and is not logged.
  if (price === undefined || price === null || price === '') return noPrices;
  const priceIncGST = getPriceWithGST(price, country);
  const decimal = parseDecimal(price);
  if (decimal === undefined || decimal.digits < 0n) return noPrices;
  return { priceIncGST, priceExcGST: centsToAmount(decimalToCents(decimal)) };
}

function firstImage(details: unknown): string | undefined {
  if (!isRecord(details) || !Array.isArray(details.urls)) return undefined;
  const [first]: readonly unknown[] = details.urls;
  const url = isRecord(first) ? readText(first.url) : '';
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url) ? url : undefined;
}
