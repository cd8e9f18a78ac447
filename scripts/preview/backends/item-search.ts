/** Mocks the commerce backend's item search (SPEC 7.1) with the site's own index. */
import type { ByCountry, Synonyms } from '../../../kernel/contract.ts';
import { countries } from '../../../kernel/countries.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { buildProductIndex } from '../../../site/search/product-index.ts';
import { type Backend, refuse } from './call.ts';
import { displayFlag, type LoadItems, rawItem } from './items.ts';

const PERSONALIZED = '/api/personalized/items';
const CACHEABLE = '/api/cacheable/items';
const FIELDS = [
  'itemid',
  'displayname',
  'custitem_display_name',
  'description',
  'keywords',
  'urlcomponent',
  'onlinecustomerprice',
  'dontshowprice',
  'custitem_application',
  'custitem_type',
  'custitem_wels',
  'custitem_lead_free',
  'custitem_discontinued',
  'custitem_discontinued_w_spare_parts',
  ...countries.map(displayFlag),
  'itemimages_detail',
];
const currencies: ByCountry<string> = { AU: 'AUD', NZ: 'NZD' };
const LONGEST_QUERY = 10_240;
const HIGHEST_LIMIT = 100;

/** Reads the query of SPEC 7.1. Refuses even what the real backend ignores, so tests notice it. */
function readItemQuery(query: URLSearchParams) {
  const wrong = (name: string, expected: string) =>
    refuse(400, `${name} must be ${expected}, not "${query.getAll(name).join('", "')}"`);
  const is = (name: string, ...allowed: string[]): boolean => {
    const [value, ...more] = query.getAll(name);
    return more.length === 0 && value !== undefined && allowed.includes(value);
  };
  const shownIn = countries.filter((each) => query.has(displayFlag(each)));
  const [country, second] = shownIn;
  if (!country || second)
    return refuse(400, `Use either ${countries.map(displayFlag).join(' or ')}, not both`);
  const flag = displayFlag(country);
  if (!is(flag, 'true')) return wrong(flag, 'true');
  if (!is('use_pcv', 'F')) return wrong('use_pcv', 'F');
  if (!is('fieldset', 'typeahead', 'search')) return wrong('fieldset', 'typeahead or search');
  const currency = currencies[country];
  if (!is('currency', currency)) return wrong('currency', currency);
  // Currency and flag name the market. This field is always Australia.
  if (!is('country', 'AU')) return wrong('country', 'AU');
  if (!is('language', 'en')) return wrong('language', 'en');
  const limit = query.get('limit') ?? '';
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > HIGHEST_LIMIT)
    return wrong('limit', `a whole number from 1 to ${HIGHEST_LIMIT}`);
  const q = query.get('q') ?? '';
  if (q.trim() === '' || q.length > LONGEST_QUERY) return wrong('q', 'search text');
  return { country, q, limit: Number(limit) };
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
      const items = found.slice(0, read.limit).map((item) => rawItem(item, load, FIELDS));
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
  isDiscontinued: item.isDiscontinued || item.isDiscontinuedWithSpareParts,
  isDiscontinuedWithSpareParts: false,
});
