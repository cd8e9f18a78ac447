import { isRecord, isTextList } from './records.ts';

/** A product in search. The build writes it into each tree, or the commerce adapter reads it from a backend. */
export type SearchItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Empty if the item has no image. */
  readonly image: string;
  /** Path on this site. */
  readonly address: string;
  /** Other words that find the item. */
  readonly keywords: string;
  /** The codes that the item superseded. */
  readonly formerCodes: readonly string[];
  /** Codes of the systems that the item is a part of. */
  readonly fits: readonly string[];
  readonly applications: readonly string[];
  /** The product type. Empty if unknown. */
  readonly kind: string;
  /** "WELS 3 stars, 9 L/min", for a tap or shower. */
  readonly rating?: string;
  /** "Lead Free WaterMark", "Not certified lead free" or "Lead free: not stated", if plumbers install it. */
  readonly leadFree?: string;
  /** Whole cents. Absent if the price is hidden or there's none. */
  readonly price?: { readonly exGstCents: number; readonly incGstCents: number };
  readonly isDiscontinued: boolean;
  readonly isDiscontinuedWithSpareParts: boolean;
};

const texts = ['code', 'name', 'description', 'image', 'address', 'keywords', 'kind'];
const lists = ['formerCodes', 'fits', 'applications'];
const flags = ['isDiscontinued', 'isDiscontinuedWithSpareParts'];

/** Validates an item, because the file may come from another build or be an error page. */
export function isSearchItem(value: unknown): value is SearchItem {
  if (!isRecord(value)) return false;
  const { code, price, rating = '', leadFree = '' } = value;
  return (
    code !== '' &&
    typeof rating === 'string' &&
    typeof leadFree === 'string' &&
    texts.every((name) => typeof value[name] === 'string') &&
    lists.every((name) => isTextList(value[name])) &&
    flags.every((name) => typeof value[name] === 'boolean') &&
    (price === undefined || isPrice(price))
  );
}

const isPrice = (value: unknown): boolean =>
  isRecord(value) &&
  ['exGstCents', 'incGstCents'].every((name) => Number.isSafeInteger(value[name]));

/** The products that a tree's search finds: `{ items: [ … ] }`. */
export const itemsUrl = '/items.json';

/** Undefined for any other value. Drops invalid items. */
export const readItemsFile = (value: unknown): readonly SearchItem[] | undefined =>
  isRecord(value) && Array.isArray(value.items) ? value.items.filter(isSearchItem) : undefined;
