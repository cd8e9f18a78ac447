import type { Route } from '../../kernel/contract.ts';
import type { Written } from '../catalogue.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

/** First parts of addresses that belong to the machinery. */
export const reserved = [
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
      'error catalogue/redirects.yaml:2:13 redirects[0].from: A page has this address, so the redirect would never be used. it stands in catalogue/pages/stores.yaml:1. An address that no page has. [address-taken]',
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
    const first = key.split('/')[1] ?? '';
    if (reserved.includes(first) || (first === '404' && kind !== 'page')) {
      problems.push(
        foundOf(route.origin, place, {
          message: `/${first} belongs to the machinery of the site`,
          found: path,
          write,
        }),
      );
    }
  }
  for (const { entry, origin } of written.products) {
    for (const [index, former] of entry.formerCodes.entries()) {
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
