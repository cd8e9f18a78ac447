import type { Country } from '../../../kernel/contract.ts';
import { countries, homeCountry } from '../../../kernel/countries.ts';
import { type Backend, refuse } from './call.ts';
import { displayFlag, isShownIn, type LoadItems, pickFields } from './items.ts';
import type { MatchItems } from './match-items.ts';

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
  'custitem_discontinued',
  'custitem_discontinued_w_spare_parts',
  ...countries.map(displayFlag),
  'itemimages_detail',
];
const LONGEST_QUERY = 10_240;
const HIGHEST_LIMIT = 100;

type Query =
  | { readonly country: Country; readonly q: string; readonly limit: number }
  | { readonly problem: string };

/** Reads the query of SPEC 7.1. What the real backend would shrug at is refused, so that tests see it. */
export function readItemQuery(query: URLSearchParams): Query {
  const wrong = (name: string, wanted: string): Query => ({
    problem: `${name}: ${wanted} expected, found "${query.getAll(name).join('", "')}"`,
  });
  const is = (name: string, ...wanted: string[]): boolean => {
    const [value, ...more] = query.getAll(name);
    return more.length === 0 && value !== undefined && wanted.includes(value);
  };
  const shownIn = countries.filter((each) => query.has(displayFlag(each)));
  const [country, second] = shownIn;
  if (!country || second) {
    return { problem: `${countries.map(displayFlag).join(' or ')} expected, one of them` };
  }
  const flag = displayFlag(country);
  const currency = country === homeCountry ? 'AUD' : 'NZD';
  if (!is(flag, 'true')) return wrong(flag, 'true');
  if (!is('use_pcv', 'F')) return wrong('use_pcv', 'F');
  if (!is('fieldset', 'typeahead', 'search')) return wrong('fieldset', 'typeahead or search');
  if (!is('currency', currency)) return wrong('currency', currency);
  // The market stands in the currency and the flag; this one is always Australia.
  if (!is('country', 'AU')) return wrong('country', 'AU');
  if (!is('language', 'en')) return wrong('language', 'en');
  const limit = query.get('limit') ?? '';
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > HIGHEST_LIMIT) {
    return wrong('limit', `a whole number from 1 to ${HIGHEST_LIMIT}`);
  }
  const q = query.get('q') ?? '';
  if (q.trim() === '' || q.length > LONGEST_QUERY) return wrong('q', 'a search text');
  return { country, q, limit: Number(limit) };
}

/**
 * The item search of the commerce backend (SPEC 7.1): answers `{ total, items, code: 200 }` with
 * raw items, prices ex GST; `total` counts the matches before the limit.
 */
export function createItemSearch(load: LoadItems, matchItems: MatchItems): Backend {
  return {
    name: 'items',
    method: ['GET'],
    owns: (path) => path === PERSONALIZED || path === CACHEABLE,
    answer: async ({ path, query }) => {
      const asked = readItemQuery(query);
      if ('problem' in asked) return refuse(400, asked.problem);
      const matches = await matchItems(load(asked.country), asked.q);
      const found = matches.filter((item) => isShownIn(item, asked.country));
      const items = found.slice(0, asked.limit).map((item) => pickFields(item, FIELDS));
      const cacheControl = path === PERSONALIZED ? 'private, no-store' : 'no-cache';
      return {
        status: 200,
        headers: { 'cache-control': cacheControl },
        json: { total: found.length, items, code: 200 },
      };
    },
  };
}
