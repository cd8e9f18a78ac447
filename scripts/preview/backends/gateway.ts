import { countryOfHostname, homeCountry } from '../../../kernel/countries.ts';
import { type Answer, type Backend, refuse } from './call.ts';
import type { MatchItems } from './item-search.ts';
import { type LoadItems, rawItem } from './items.ts';

/** The backend's field names (ENT-12). */
const FIELDS = [
  'itemid',
  'custitem_display_name',
  'displayname',
  'onlinecustomerprice',
  'itemimages_detail',
  'custitem_application',
];
const HIGHEST_LIMIT = 1000;

/**
 * Reads a target by the allow-list (PXY-03): https, an exact host, the usual port, no user name.
 * Ambiguous text is refused before parsing.
 */
function readGatewayTarget(target: string, hosts: readonly string[]): URL | Answer {
  const malformed = [...target].some((letter) => letter <= ' ' || letter === '\\');
  if (malformed || !URL.canParse(target))
    return refuse(400, 'suiteletUrl must be an absolute URL, such as https://example.com/app.');
  const url = new URL(target);
  if (url.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(target))
    return refuse(403, 'suiteletUrl must start with https://.');
  if (url.username !== '' || url.password !== '' || !hosts.includes(url.host))
    return refuse(403, `suiteletUrl uses ${url.host}, which isn't an allowed host.`);
  return url;
}

/**
 * Mocks the API gateway (SPEC 7.3) at GET `/gateway/{stage}?suiteletUrl=…`. It fetches nothing: the
 * catalogue supplies the items in the backend's format, and a header says so. The target's `q` and `limit`
 * apply; its host decides the country.
 */
export function createGateway(
  load: LoadItems,
  matchItems: MatchItems,
  stage: string,
  hosts: readonly string[],
): Backend {
  return {
    name: 'gateway',
    method: ['GET'],
    owns: (path) => path === `/gateway/${stage}`,
    answer: async ({ query }) => {
      const [target = '', ...more] = query.getAll('suiteletUrl');
      if (more.length > 0) return refuse(400, 'Send suiteletUrl only once.');
      const url = readGatewayTarget(target, hosts);
      if (!(url instanceof URL)) return url;
      const country = countryOfHostname(url.hostname) ?? homeCountry;
      const items = load(country);
      const q = url.searchParams.get('q');
      const found = q === null ? items : await matchItems(items, q);
      const asked = url.searchParams.get('limit') ?? '';
      const isLimit = /^[1-9]\d{0,3}$/.test(asked);
      const limit = isLimit ? Math.min(Number(asked), HIGHEST_LIMIT) : HIGHEST_LIMIT;
      return {
        status: 200,
        headers: { 'x-preview-backend': 'answered from the catalogue, so nothing was fetched' },
        json: {
          total: found.length,
          items: found.slice(0, limit).map((item) => {
            const raw = rawItem(item, load);
            return Object.fromEntries(FIELDS.map((field) => [field, raw[field]]));
          }),
          code: 200,
        },
      };
    },
  };
}
