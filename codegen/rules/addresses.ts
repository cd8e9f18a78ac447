import type { Route } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import { lineOf, problemOf, type Rule } from './rule.ts';

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

/** One page an address, whatever the capitals; none takes an address of the machinery (ACCEPTANCE 9). */
export const addresses: Rule = ({ catalogue }) => {
  const problems: Problem[] = [];
  const taken = new Map<string, Route>();
  // Products come last to the comparison: where a code meets a page, the code is the newcomer.
  const order = [...catalogue.routes].sort(
    (a, b) => Number(a.kind === 'product') - Number(b.kind === 'product'),
  );
  for (const route of order) {
    const key = route.path.toLowerCase();
    const place = placeOf(route);
    const other = taken.get(key);
    const write =
      route.kind === 'product' ? 'another code, which is the name of the file' : 'another address';
    if (other) {
      // Two codes that differ in capitals only are reported as such.
      if (route.kind === 'product' && other.kind === 'product') continue;
      problems.push(
        problemOf(route.origin, place, {
          rule: 'address-taken',
          message: `the address ${route.path} is already that of another page`,
          related: [lineOf(other.origin, placeOf(other), 'it stands in')],
          write,
        }),
      );
      continue;
    }
    taken.set(key, route);
    const first = key.split('/')[1] ?? '';
    if (reserved.includes(first) || (first === '404' && route.kind !== 'page')) {
      problems.push(
        problemOf(route.origin, place, {
          rule: 'address-taken',
          message: `/${first} belongs to the machinery of the site`,
          found: route.path,
          write,
        }),
      );
    }
  }
  for (const { from, origin } of catalogue.redirects) {
    const other = taken.get(from.toLowerCase());
    if (other && from === other.path) {
      problems.push(
        problemOf(origin, ['from'], {
          rule: 'address-taken',
          message: 'a page has this address, so the redirect would never be used',
          related: [lineOf(other.origin, placeOf(other), 'it stands in')],
          write: 'an address that no page has',
        }),
      );
    }
  }
  return problems;
};

const placeOf = (route: Route) =>
  ['landing', 'sub-category', 'page'].includes(route.kind) ? ['url'] : [];
