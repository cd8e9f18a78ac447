/**
 * The adapter of the commerce backend: from its raw items to those of the site (SPEC 3, ENT-12 to
 * ENT-18). The backend's names of fields end here.
 */
import type { Country } from '../../kernel/contract.ts';
import { centsToAmount, decimalToCents, parseDecimal } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { failedPrice, type GetPriceWithGST } from './price-with-gst.ts';
import { productAddress } from './product-address.ts';
import { firstText, isFlagSet, type RawItem, readAddress, readText } from './raw-item.ts';

/** For whom the items are mapped. */
export type MappingContext = {
  readonly country: Country;
  readonly isLoggedIn: boolean;
  readonly getPriceWithGST: GetPriceWithGST;
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

/** Characters. */
const longestCode = 100;
/** Characters of an amount as text. Working with more digits takes noticeable time. */
const longestPrice = 30;
/** The most that any request asks for. */
const mostItems = 100;
/** Each becomes a checkbox of the results page. */
const mostApplications = 20;

/** One catalogue item; undefined without a usable itemid, because nothing could be linked to. */
export function mapCatalogueItem(raw: RawItem, context: MappingContext): CatalogueItem | undefined {
  const id = readAddress(raw.itemid);
  if (id === '' || id.length > longestCode) return undefined;
  const { priceIncGST, priceExcGST } = readPrices(raw.onlinecustomerprice, context);
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

/**
 * One search result item (ENT-17); undefined without an itemid, and where the item itself says that
 * it is not displayed in this country.
 */
export function mapSearchItem(raw: RawItem, context: MappingContext): SearchItem | undefined {
  const item = mapCatalogueItem(raw, context);
  if (item === undefined || !isDisplayedIn(raw, context.country)) return undefined;
  const price = isFlagSet(raw.dontshowprice) ? undefined : priceInCents(item);
  return {
    code: item.id,
    name: item.name,
    description: item.description,
    image: item.image,
    address: productAddress({
      itemid: item.id,
      urlcomponent: readAddress(raw.urlcomponent),
    }),
    keywords: readText(raw.keywords),
    // The backend has no field for these; what it knows stands among the keywords.
    formerCodes: [],
    fits: [],
    // Several values are divided by ";", because a value may itself hold a comma.
    applications: item.application
      .split(';')
      .flatMap((value) => value.trim() || [])
      .slice(0, mostApplications),
    kind: readText(raw.custitem_type),
    ...(price ? { price } : { isUnpriced: true }),
    isDiscontinued: isFlagSet(raw.custitem_discontinued),
    isDiscontinuedWithSpareParts: isFlagSet(raw.custitem_discontinued_w_spare_parts),
  };
}

/** Maps an answer of up to 100 items; of twins the first stays. */
export function mapSearchItems(
  items: readonly RawItem[],
  context: MappingContext,
): readonly SearchItem[] {
  const byCode = new Map<string, SearchItem>();
  for (const raw of items.slice(0, mostItems)) {
    const item = mapSearchItem(raw, context);
    if (item && !byCode.has(item.code)) byCode.set(item.code, item);
  }
  return [...byCode.values()];
}

/** The prices of an item in whole cents; undefined where one of them is a failure (A-27, PRC-05). */
export function priceInCents({
  priceExcGST,
  priceIncGST,
}: Pick<CatalogueItem, 'priceExcGST' | 'priceIncGST'>): SearchItem['price'] {
  if (priceExcGST === failedPrice || priceIncGST === failedPrice) return undefined;
  const cents = (amount: string) => Number(amount.replace('.', ''));
  const [exGstCents, incGstCents] = [cents(priceExcGST), cents(priceIncGST)];
  // Nothing costs so much that its cents cannot be counted: what says so is wrong.
  return Number.isSafeInteger(incGstCents) ? { exGstCents, incGstCents } : undefined;
}

/** Whether an item may be shown in a country; without a flag it may. */
function isDisplayedIn(raw: RawItem, country: Country): boolean {
  const flag = raw[`custitem_display_in_${country.toLowerCase()}`];
  return flag === undefined || flag === null || flag === '' || isFlagSet(flag);
}

/** Maps up to 100 items; those without an itemid are left out. */
export function mapCatalogueItems(
  items: readonly RawItem[],
  context: MappingContext,
): readonly CatalogueItem[] {
  return items.slice(0, mostItems).flatMap((raw) => mapCatalogueItem(raw, context) ?? []);
}

type Prices = { readonly priceIncGST: string; readonly priceExcGST: string };
const noPrices: Prices = { priceIncGST: failedPrice, priceExcGST: failedPrice };

function readPrices(price: unknown, { getPriceWithGST, country }: MappingContext): Prices {
  // An absent price is a decision of the shop, not an error, and is not logged.
  if (price === undefined || price === null || price === '') return noPrices;
  if (typeof price === 'string' && price.length > longestPrice) return noPrices;
  const priceIncGST = getPriceWithGST(price, country);
  const decimal = parseDecimal(price);
  if (decimal === undefined || decimal.digits < 0n) return noPrices;
  return { priceIncGST, priceExcGST: centsToAmount(decimalToCents(decimal)) };
}

function firstImage(details: unknown): string | undefined {
  if (!isRecord(details) || !Array.isArray(details.urls)) return undefined;
  const [first]: readonly unknown[] = details.urls;
  const url = isRecord(first) ? readAddress(first.url) : '';
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url) ? url : undefined;
}
