/**
 * `/items.json`: the products that a tree's search finds. A large catalogue keeps prices in shards by
 * code prefix, so that editing one price changes a small file; search fetches the shards it shows.
 */
import { isRecord } from './records.ts';
import { isSearchItem, type SearchItem } from './search-item.ts';

export type ItemsFile = {
  /** The code prefix of each price shard; empty when the items include their prices. */
  readonly priceShards: readonly string[];
  readonly items: readonly SearchItem[];
};
export type ItemPrice = NonNullable<SearchItem['price']>;
/** One product in a price shard. */
export type PriceRow = readonly [code: string, exGstCents: number, incGstCents: number];

export const itemsUrl = '/items.json';
export const pricesUrl = (prefix: string) => `/tools/prices/${prefix}.json` as const;

/** Undefined for any other value. Drops invalid items. */
export function readItemsFile(value: unknown): ItemsFile | undefined {
  if (!isRecord(value)) return undefined;
  const { items, priceShards } = value;
  if (!Array.isArray(items) || !Array.isArray(priceShards)) return undefined;
  return {
    items: items.filter(isSearchItem),
    priceShards: priceShards.filter((prefix) => typeof prefix === 'string'),
  };
}

/** The prices of a shard by code; undefined for any other value. */
export function readPrices(value: unknown): ReadonlyMap<string, ItemPrice> | undefined {
  if (!Array.isArray(value)) return undefined;
  return new Map(
    value
      .filter(isPriceRow)
      .map(([code, exGstCents, incGstCents]) => [code, { exGstCents, incGstCents }]),
  );
}

function isPriceRow(value: unknown): value is PriceRow {
  if (!Array.isArray(value)) return false;
  const [code, exGstCents, incGstCents]: unknown[] = value;
  return (
    typeof code === 'string' &&
    [exGstCents, incGstCents].every((cents) => Number.isSafeInteger(cents))
  );
}
