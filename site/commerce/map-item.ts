/** Maps the backend's raw items to the site's (ENT-12 to ENT-18). Only this file knows the backend's field names. */
import type { Country } from '../../kernel/entry-types.ts';
import { centsToAmount, decimalToCents, parseDecimal } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { failedPrice, type GetPriceWithGST } from './price-with-gst.ts';

/** An item as the commerce backend sends it. It comes from another machine, so no field is trusted. */
export type RawItem = Readonly<Record<string, unknown>>;

export type MappingContext = {
  readonly country: Country;
  readonly isLoggedIn: boolean;
  readonly getPriceWithGST: GetPriceWithGST;
  /** Replaces a missing picture (ENT-15). Empty if the page draws one itself. */
  readonly placeholderImage: string;
};

/** Prices are dollars with two decimals, "110.00", or "0" if not shown. */
export type CatalogueItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The price shown: without GST to logged-in visitors, with GST to others. */
  readonly price: string;
  readonly priceIncGST: string;
  readonly priceExcGST: string;
  readonly image: string;
  /** The value of custitem_application. ";" separates several values. */
  readonly application: string;
};

const longestCode = 100;
/** The most characters of an amount. Calculating with more digits takes noticeable time. */
const longestPrice = 30;
const maxItems = 100;
const maxApplications = 20;

export const isItem = (value: unknown): value is RawItem =>
  isRecord(value) && readAddress(value.itemid) !== '';

/** Maps one item. Undefined without a usable itemid. */
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

/** Maps one search result (ENT-17). Undefined without an itemid, or if it isn't displayed in this country. */
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
    // The backend only has these codes among the keywords.
    formerCodes: [],
    fits: [],
    // A value may contain a comma, so ";" separates values.
    applications: item.application
      .split(';')
      .flatMap((value) => value.trim() || [])
      .slice(0, maxApplications),
    kind: readText(raw.custitem_type),
    rating: readText(raw.custitem_wels),
    leadFree: readText(raw.custitem_lead_free),
    ...(price && { price }),
    discontinuedFlag: isFlagSet(raw.custitem_discontinued),
    discontinuedWithSparePartsFlag: isFlagSet(raw.custitem_discontinued_w_spare_parts),
  };
}

/** Maps up to 100 items. The first of duplicates stays. */
export function mapSearchItems(
  items: readonly RawItem[],
  context: MappingContext,
): readonly SearchItem[] {
  const byCode = new Map<string, SearchItem>();
  for (const raw of items.slice(0, maxItems)) {
    const item = mapSearchItem(raw, context);
    if (item && !byCode.has(item.code)) byCode.set(item.code, item);
  }
  return [...byCode.values()];
}

/** An item's prices in whole cents. Undefined if one of them failed (A-27, PRC-05). */
export function priceInCents({
  priceExcGST,
  priceIncGST,
}: Pick<CatalogueItem, 'priceExcGST' | 'priceIncGST'>): SearchItem['price'] {
  if (priceExcGST === failedPrice || priceIncGST === failedPrice) return undefined;
  const cents = (amount: string) => Number(amount.replace('.', ''));
  const [exGstCents, incGstCents] = [cents(priceExcGST), cents(priceIncGST)];
  // A price whose cents can't be counted exactly is wrong.
  return Number.isSafeInteger(incGstCents) ? { exGstCents, incGstCents } : undefined;
}

/** Whether an item may be shown in a country. Without a flag it may. */
function isDisplayedIn(raw: RawItem, country: Country): boolean {
  const flag = raw[`custitem_display_in_${country.toLowerCase()}`];
  return flag === undefined || flag === null || flag === '' || isFlagSet(flag);
}

type Prices = { readonly priceIncGST: string; readonly priceExcGST: string };
const noPrices: Prices = { priceIncGST: failedPrice, priceExcGST: failedPrice };

function readPrices(price: unknown, { getPriceWithGST, country }: MappingContext): Prices {
  // The shop leaves prices out on purpose, so an absent one isn't logged.
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

/**
 * Returns an item's address (SRCH-12, A-16): `/{urlcomponent}` without the underscore and digits that the backend
 * appends to duplicates. Only a urlcomponent loses the suffix, and only once, because an itemid may really end that
 * way. The address always stays on this site.
 */
export function productAddress(item: {
  readonly itemid: string;
  readonly urlcomponent: string;
}): string {
  const component = pathOf(item.urlcomponent.trim().replace(/_\d+$/, ''));
  return `/${component === '' ? pathOf(item.itemid.trim()) : component}`;
}

/** Encodes segments, and leaves out empty ones, "." and "..". The result can't be "//host". */
function pathOf(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split(/[/\\]+/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}

/** The backend's three spellings of yes: true, "true" and "T". */
export function isFlagSet(value: unknown): boolean {
  return value === true || value === 'true' || value === 'T';
}

/** The most characters of a text. Lists show two lines, and a browser takes seconds to lay out a word of 100,000 letters. */
const longestText = 1000;
const longestAddress = 2000;

/** Trims and cuts to 1,000 characters. Numbers become text, lists are joined with spaces, everything else is empty. */
function readText(value: unknown): string {
  const texts = Array.isArray(value) ? value.slice(0, longestText).map(oneText) : [oneText(value)];
  return cutText(texts.filter(Boolean).join(' '));
}

/** Reads a code or an address. A long one becomes empty, because a cut one would open something else. */
function readAddress(value: unknown): string {
  const text = oneText(value);
  return text.length > longestAddress ? '' : text;
}

/** Returns the first field with text, or the empty string. */
function firstText(item: RawItem, fields: readonly string[]): string {
  for (const field of fields) {
    const text = readText(item[field]);
    if (text !== '') return text;
  }
  return '';
}

function oneText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Never cuts a surrogate pair in half. */
const cutText = (text: string): string =>
  text.length > longestText ? text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '') : text;
