/** Fetches the files of the site's own search: the items, the pages, and the prices of items without one. */

import { shardOf } from '../../kernel/code-shards.ts';
import {
  type ItemPrice,
  type ItemsFile,
  itemsUrl,
  pricesUrl,
  readItemsFile,
  readPrices,
} from '../../kernel/items-file.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { type PagesFile, readPagesFile, searchPagesUrl } from '../../kernel/site-entry.ts';
import { CallFailure, callWithLimit, type FetchFunction } from '../commerce/fetch-items.ts';

// Files of the page's own host: 15 KB for 200 products, 200 KB for 10,000.
const fileTimeoutMs = 4000;
// A list without prices is better than a late one.
const pricesTimeoutMs = 1000;

export const fetchItemsFile = (send: FetchFunction): Promise<ItemsFile> =>
  fetchFile(send, itemsUrl, fileTimeoutMs, readItemsFile);

export const fetchPagesFile = (send: FetchFunction): Promise<PagesFile> =>
  fetchFile(send, searchPagesUrl, fileTimeoutMs, readPagesFile);

/** Adds prices to items that came without. Each file is fetched once; an item whose file fails stays without one. */
export function createPricing(
  send: FetchFunction,
  { priceShards }: ItemsFile,
): (items: readonly SearchItem[]) => Promise<readonly SearchItem[]> {
  const files = new Map<string, Promise<ReadonlyMap<string, ItemPrice>>>();
  const open = (prefix: string) => {
    const file =
      files.get(prefix) ?? fetchFile(send, pricesUrl(prefix), pricesTimeoutMs, readPrices);
    files.set(prefix, file);
    return file.catch((error: unknown) => {
      files.delete(prefix);
      console.error('Error in prices:', error);
      return new Map<string, ItemPrice>();
    });
  };
  return async (items) => {
    if (priceShards.length === 0) return items;
    const prefixes = new Set(items.flatMap(({ code }) => shardOf(priceShards, code) ?? []));
    const parts = await Promise.all([...prefixes].map(open));
    const prices = new Map(parts.flatMap((part) => [...part]));
    return items.map((item) => {
      const price = prices.get(item.code);
      return price ? { ...item, price } : item;
    });
  };
}

function fetchFile<T>(
  send: FetchFunction,
  url: string,
  timeoutMs: number,
  read: (value: unknown) => T | undefined,
): Promise<T> {
  return callWithLimit({ timeoutMs }, async (signal) => {
    const response = await send(url, { signal });
    if (response.status !== 200) {
      throw new CallFailure('status', `${url} answered ${response.status}`, response.status);
    }
    const value: unknown = await response.json().catch((error: unknown) => {
      throw new CallFailure('broken json', `${url} isn't JSON`, response.status, error);
    });
    const file = read(value);
    if (file === undefined)
      throw new CallFailure('broken json', `${url} doesn't hold what its reader expects`);
    return file;
  });
}
