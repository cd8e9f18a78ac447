/**
 * The site's own index: the files that the build writes, fetched and indexed in the browser with the first use. They hold
 * the products, the site's other pages, and the prices of products that come without.
 */
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
import { noPages, readPagesFile, searchPagesUrl } from '../../kernel/site-entry.ts';
import { fetchJson, shareUntilFailure } from '../commerce/fetch-items.ts';
import { buildPageIndex, type PageIndex } from './page-index.ts';
import { buildProductIndex } from './product-index.ts';

// Files of the page's own host: 15 KB for 200 products, 200 KB for 10,000.
const fileTimeoutMs = 4000;
// A list without prices is better than a late one.
const pricesTimeoutMs = 1000;

export type OwnProducts = {
  /** Returns the best matches, at most `limit`. */
  readonly search: (text: string, limit: number) => Promise<readonly SearchItem[]>;
  /** Returns words that find something, for a text that finds nothing. */
  readonly nearest: (text: string) => readonly string[];
};
/** Each loads once, and rejects when a file can't be fetched; the next call tries again. */
export type OwnIndex = {
  readonly products: () => Promise<OwnProducts>;
  readonly pages: () => Promise<PageIndex>;
};

export function createOwnIndex(): OwnIndex {
  const pagesFile = shareUntilFailure(() =>
    fetchFile(searchPagesUrl, fileTimeoutMs, readPagesFile),
  );
  return {
    pages: shareUntilFailure(async () => buildPageIndex(await pagesFile())),
    products: shareUntilFailure(async () => {
      // Without the synonyms, products are still found by their own words.
      const [file, { synonyms }] = await Promise.all([
        fetchFile(itemsUrl, fileTimeoutMs, readItemsFile),
        pagesFile().catch(() => noPages),
      ]);
      const index = await buildProductIndex(file.items, synonyms);
      const withPrices = createPricing(file);
      return {
        search: (text, limit) => withPrices(index.search(text).slice(0, limit)),
        nearest: index.nearest,
      };
    }),
  };
}

/** The box and the results page share it. */
export const ownIndex = createOwnIndex();

/** Adds prices to items that came without. Each file is fetched once; an item whose file fails stays without one. */
function createPricing({
  priceShards,
}: ItemsFile): (items: readonly SearchItem[]) => Promise<readonly SearchItem[]> {
  const files = new Map<string, Promise<ReadonlyMap<string, ItemPrice>>>();
  const open = (prefix: string) => {
    const file = files.get(prefix) ?? fetchFile(pricesUrl(prefix), pricesTimeoutMs, readPrices);
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

async function fetchFile<T>(
  url: string,
  timeoutMs: number,
  read: (value: unknown) => T | undefined,
): Promise<T> {
  const file = read(await fetchJson(url, { timeoutMs }));
  if (file === undefined) throw new Error(`${url} doesn't hold what its reader expects`);
  return file;
}
