import type { Route } from '../../kernel/contract.ts';
import type { EntryWithOrigin } from '../entries.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportOn } from './rule.ts';

/** First parts of addresses that the site itself uses, besides those that start with an underscore. */
const reserved = [
  'assets',
  'api',
  'documents',
  'gateway',
  'forms',
  'items.json',
  'backends.json',
  'favicon.svg',
  'moved.json',
  'search-data.json',
  'search-pages.json',
  'speculation-rules.json',
  'sitemap.xml',
  'robots.txt',
  'puretec',
];

/** Says why nothing in the catalogue can have an address, whatever the capitals. */
export function reservedReason(path: string): string | undefined {
  const [, first = '', ...rest] = path.toLowerCase().split('/');
  // The home page is the file index.html.
  if (first === 'index' && rest.length === 0) return '/index always opens the home page.';
  return reserved.includes(first) || first.startsWith('_')
    ? `The site itself uses /${first}.`
    : undefined;
}

export const addressTaken: Rule = {
  name: 'address-taken',
  scope: 'products, categories, pages, redirects',
  description:
    'An address belongs to one page, whatever the capitals, and no page takes an address of the site itself.',
  check,
};

function check({ written }: RuleInput): RuleMatch[] {
  const problems: RuleMatch[] = [];
  const taken = new Map<string, EntryWithOrigin<Route>>();
  // Products come last to the comparison: where a code meets a page, the code is the newcomer.
  const order = [...written.routes].sort(
    (a, b) => Number(a.entry.kind === 'product') - Number(b.entry.kind === 'product'),
  );
  for (const route of order) {
    const { kind, path } = route.entry;
    const key = path.toLowerCase();
    const field = fieldOf(route.entry);
    const other = taken.get(key);
    const write =
      kind === 'product' ? 'Rename the file: its name is the code.' : 'Use another address.';
    if (other) {
      // duplicate-code reports two codes that differ in capitals only.
      if (kind === 'product' && other.entry.kind === 'product') continue;
      problems.push(
        reportOn(route.origin, field, {
          message: `Another page already has the address ${path}.`,
          related: [lineOf(other.origin, fieldOf(other.entry), "It's in")],
          write: kind === 'product' ? 'Rename the file, or use another address there.' : write,
        }),
      );
      continue;
    }
    taken.set(key, route);
    const isLostPage = kind !== 'page' && /^\/404(?:\/|$)/.test(key);
    const message = isLostPage ? 'The site itself uses /404.' : reservedReason(key);
    if (message !== undefined)
      problems.push(reportOn(route.origin, field, { message, found: path, write }));
  }
  for (const { entry, origin } of written.products) {
    for (const [index, former] of entry.formerCodes.entries()) {
      const message = reservedReason(`/${former}`);
      if (message !== undefined) {
        const write = 'Use another code, or delete this one.';
        problems.push(reportOn(origin, ['formerCodes', index], { message, found: former, write }));
        continue;
      }
      const other = taken.get(`/${former}`.toLowerCase());
      // duplicate-code reports a code that another product has.
      if (!other || other.entry.kind === 'product') continue;
      problems.push(
        reportOn(origin, ['formerCodes', index], {
          message: `A page has the address ${other.entry.path}, so this former code would have no effect.`,
          related: [lineOf(other.origin, fieldOf(other.entry), "It's in")],
          write: 'Delete it.',
        }),
      );
    }
  }
  for (const { entry, origin } of written.redirects) {
    const other = taken.get(bare(entry.from));
    const isSame = entry.from === other?.entry.path;
    // Hosts lead to the page itself anyway, and the rule redirect reports codes.
    const isHarmless =
      other?.entry.kind === 'product' || entry.to.replace(/[?#].*$/, '') === other?.entry.path;
    if (other && (isSame || !isHarmless)) {
      problems.push(
        reportOn(origin, ['from'], {
          message: isSame
            ? 'A page has this address, so the redirect would have no effect.'
            : `The page ${other.entry.path} answers here, whatever the capitals and with .html.`,
          ...(!isSame && { found: entry.from }),
          related: [lineOf(other.origin, fieldOf(other.entry), "It's in")],
          write: 'Use an address that no page has.',
        }),
      );
    }
  }
  return problems;
}

/** An address as hosts and the 404 page understand it. */
const bare = (path: string) => path.toLowerCase().replace(/(?:\/index)?\.html?$/, '') || '/';

const fieldOf = ({ kind }: Route) =>
  kind === 'landing' || kind === 'sub-category' || kind === 'page' ? ['url'] : [];
