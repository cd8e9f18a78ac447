/** Mocks the commerce backend's item search (SPEC 7.1) with the site's own index. */

import { countries } from '../../../kernel/countries.ts';
import type { Synonyms } from '../../../kernel/entry-types.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { buildProductIndex } from '../../../site/search/product-index.ts';
import { type Backend, refuse } from './call.ts';
import { displayFlag, type LoadItems, rawItem } from './items.ts';

const PERSONALIZED = '/api/personalized/items';
const CACHEABLE = '/api/cacheable/items';
const LONGEST_QUERY = 10_240;
const HIGHEST_LIMIT = 100;

/** Reads what the mock uses of SPEC 7.1's query. site/commerce/item-search.test.ts has the rest. */
function readItemQuery(query: URLSearchParams) {
  const country = countries.find((each) => query.get(displayFlag(each)) === 'true');
  if (!country) return refuse(400, `Use ${countries.map(displayFlag).join(' or ')}=true`);
  const limit = Number(query.get('limit'));
  if (!(limit >= 1 && limit <= HIGHEST_LIMIT))
    return refuse(400, `limit must be a whole number from 1 to ${HIGHEST_LIMIT}`);
  const q = query.get('q') ?? '';
  if (q.trim() === '' || q.length > LONGEST_QUERY) return refuse(400, 'Put the search text in q');
  return { country, q, limit };
}

/** Returns `{ total, items, code: 200 }` (SPEC 7.1) with raw items and prices ex GST. `total` counts matches before the limit. */
export function createItemSearch(load: LoadItems, matchItems: MatchItems): Backend {
  return {
    name: 'items',
    method: ['GET'],
    owns: (path) => path === PERSONALIZED || path === CACHEABLE,
    answer: async ({ path, query }) => {
      const read = readItemQuery(query);
      if ('status' in read) return read;
      const found = await matchItems(load(read.country), read.q);
      const items = found.slice(0, read.limit).map((item) => rawItem(item, load));
      const cacheControl = path === PERSONALIZED ? 'private, no-store' : 'no-cache';
      return {
        status: 200,
        headers: { 'cache-control': cacheControl },
        json: { total: found.length, items, code: 200 },
      };
    },
  };
}

export type MatchItems = (
  items: readonly SearchItem[],
  q: string,
) => Promise<readonly SearchItem[]>;

/** Returns the items that match `q`, ranked like the site's own search, none if `q` has no words. */
export function createItemMatch(synonyms: Synonyms): MatchItems {
  const indexOf = memoize((items: readonly SearchItem[]) =>
    buildProductIndex(items.map(kept), synonyms),
  );
  return async (items, q) => {
    const byCode = new Map(items.map((item) => [item.code, item]));
    return (await indexOf(items)).search(q).flatMap(({ code }) => byCode.get(code) ?? []);
  };
}

/** Ranks a discontinued item after its equals. The backend drops nothing, because the site does. */
const kept = (item: SearchItem): SearchItem => ({
  ...item,
  discontinuedFlag: item.discontinuedFlag || item.discontinuedWithSparePartsFlag,
  discontinuedWithSparePartsFlag: false,
});
