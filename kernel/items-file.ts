/**
 * `/items.json`: the products of a tree as its search knows them. Where they are many, their prices
 * stand in files of their own, by the beginnings of codes: an edit of one price changes a small file,
 * and the prices of what is shown are fetched when it is shown.
 */
import { isRecord } from './is-record.ts';
import { isSearchItem, type SearchItem } from './search-item.ts';

export type ItemsFile = {
  /** Prefixes of the codes of each file of prices; none: the items carry their prices. */
  readonly priceShards: readonly string[];
  readonly items: readonly SearchItem[];
};
export type ItemPrice = NonNullable<SearchItem['price']>;
/** One line of a file of prices. */
export type PriceLine = readonly [code: string, exGstCents: number, incGstCents: number];

export const itemsUrl = '/items.json';
export const pricesUrl = (prefix: string) => `/tools/prices/${prefix}.json` as const;

/** Undefined where the value is something else; an item that is none is left out. */
export function readItemsFile(value: unknown): ItemsFile | undefined {
  if (!isRecord(value)) return undefined;
  const { items, priceShards } = value;
  if (!Array.isArray(items) || !Array.isArray(priceShards)) return undefined;
  return {
    items: items.filter(isSearchItem),
    priceShards: priceShards.filter((prefix) => typeof prefix === 'string'),
  };
}

/** The prices of a file by code; undefined where the value is something else. */
export function readPrices(value: unknown): ReadonlyMap<string, ItemPrice> | undefined {
  if (!Array.isArray(value)) return undefined;
  return new Map(
    value
      .filter(isPriceLine)
      .map(([code, exGstCents, incGstCents]) => [code, { exGstCents, incGstCents }]),
  );
}

function isPriceLine(value: unknown): value is PriceLine {
  if (!Array.isArray(value)) return false;
  const [code, exGstCents, incGstCents]: unknown[] = value;
  return (
    typeof code === 'string' &&
    [exGstCents, incGstCents].every((cents) => Number.isSafeInteger(cents))
  );
}
