import { isRecord } from './json-record.ts';

/** A product in search. The build writes it into each tree, or the commerce adapter reads it from a backend. */
export type SearchItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Empty if the item has no image. */
  readonly image: string;
  readonly address: string;
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
  readonly discontinuedFlag: boolean;
  readonly discontinuedWithSparePartsFlag: boolean;
};

/** The products that a tree's search finds: `{ items: [ … ] }`. */
export const itemsUrl = '/items.json';

const hasItems = (value: unknown): value is { readonly items: readonly SearchItem[] } =>
  isRecord(value) && Array.isArray(value.items);

/** Undefined for any other value, such as an error page's. The build writes each item. */
export const readItemsFile = (value: unknown): readonly SearchItem[] | undefined =>
  hasItems(value) ? value.items : undefined;
