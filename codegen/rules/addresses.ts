import type { Route } from '../../kernel/contract.ts';
import type { Written } from '../catalogue.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

/** First parts of addresses that belong to the machinery. */
const reserved = [
  'assets',
  'api',
  '_ipx',
  'gateway',
  'forms',
  'items.json',
  'backends.json',
  'sitemap.xml',
  'robots.txt',
  'puretec',
];

/** Says why nothing in the catalogue can have an address, whatever the capitals. */
export function reservedReason(path: string): string | undefined {
  const [, first = '', ...rest] = path.toLowerCase().split('/');
  // The home page is the file index.html.
  if (first === 'index' && rest.length === 0) return '/index always opens the home page';
  return reserved.includes(first) ? `/${first} belongs to the machinery of the site` : undefined;
}

export const addresses: Rule = {
  name: 'address-taken',
  proves: 'ACCEPTANCE 9',
  scope: 'products, categories, pages, redirects',
  truth:
    'An address belongs to one page, whatever the capitals, and none takes an address of the machinery.',
  good: { file: 'redirects.yaml', instead: 'from: /selector', yaml: 'from: /old-selector' },
  bad: {
    file: 'redirects.yaml',
    instead: 'from: /selector',
    yaml: 'from: /stores',
    printed:
      'error catalogue/redirects.yaml:2:13 redirects[0].from: a page has this address, so the redirect would never be used; it stands in catalogue/pages/stores.yaml:1; write an address that no page has [address-taken]',
  },
  check,
};

function check({ written }: RuleInput): Found[] {
  const problems: Found[] = [];
  const taken = new Map<string, Written<Route>>();
  // Products come last to the comparison: where a code meets a page, the code is the newcomer.
  const order = [...written.routes].sort(
    (a, b) => Number(a.entry.kind === 'product') - Number(b.entry.kind === 'product'),
  );
  for (const route of order) {
    const { kind, path } = route.entry;
    const key = path.toLowerCase();
    const place = placeOf(route.entry);
    const other = taken.get(key);
    const write =
      kind === 'product' ? 'another code, which is the name of the file' : 'another address';
    if (other) {
      // Two codes that differ in capitals only are reported as such.
      if (kind === 'product' && other.entry.kind === 'product') continue;
      problems.push(
        foundOf(route.origin, place, {
          message: `the address ${path} is already that of another page`,
          related: [lineOf(other.origin, placeOf(other.entry), 'it stands in')],
          // The newcomer may be the page.
          write: kind === 'product' ? `${write}, or another address there` : write,
        }),
      );
      continue;
    }
    taken.set(key, route);
    const isLostPage = kind !== 'page' && /^\/404(?:\/|$)/.test(key);
    const message = isLostPage ? '/404 belongs to the machinery of the site' : reservedReason(key);
    if (message !== undefined)
      problems.push(foundOf(route.origin, place, { message, found: path, write }));
  }
  for (const { entry, origin } of written.products) {
    for (const [index, former] of entry.formerCodes.entries()) {
      const message = reservedReason(`/${former}`);
      if (message !== undefined) {
        const write = 'another code, or delete this one';
        problems.push(foundOf(origin, ['formerCodes', index], { message, found: former, write }));
        continue;
      }
      const other = taken.get(`/${former}`.toLowerCase());
      // Whose code it is, is told as such.
      if (!other || other.entry.kind === 'product') continue;
      problems.push(
        foundOf(origin, ['formerCodes', index], {
          message: `a page has the address ${other.entry.path}, so the former code would lead nowhere`,
          related: [lineOf(other.origin, placeOf(other.entry), 'it stands in')],
          write: 'a code that is no address, or take it away',
        }),
      );
    }
  }
  for (const { entry, origin } of written.redirects) {
    const other = taken.get(bare(entry.from));
    const isSame = entry.from === other?.entry.path;
    // What leads to the page itself says what hosts do anyway; a code has its own rule.
    const isHarmless =
      other?.entry.kind === 'product' || entry.to.replace(/[?#].*$/, '') === other?.entry.path;
    if (other && (isSame || !isHarmless)) {
      problems.push(
        foundOf(origin, ['from'], {
          message: isSame
            ? 'a page has this address, so the redirect would never be used'
            : `the page ${other.entry.path} answers here, whatever the capitals and with .html behind`,
          ...(!isSame && { found: entry.from }),
          related: [lineOf(other.origin, placeOf(other.entry), 'it stands in')],
          write: 'an address that no page has',
        }),
      );
    }
  }
  return problems;
}

/** An address as hosts and the page of what is not found understand it. */
const bare = (path: string) => path.toLowerCase().replace(/(?:\/index)?\.html?$/, '') || '/';

const placeOf = ({ kind }: Route) =>
  kind === 'landing' || kind === 'sub-category' || kind === 'page' ? ['url'] : [];
