import { countries } from '../../kernel/countries.ts';
import type { Redirect, Route } from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { fileNameOfUrl } from '../../kernel/slug.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../document.ts';
import type { EntryWithOrigin, SourceLocation } from '../entries.ts';
import { ownPath } from './links.ts';
import { needed } from './pages.ts';
import {
  type IsReported,
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportOn,
} from './rule.ts';

/** First parts of addresses reserved for the site. So are data files, and names that start with _ or a dot. */
const reserved = [
  ...['assets', 'api', 'documents', 'gateway', 'forms', 'puretec', 'favicon.svg'],
  ...['llms.txt', 'merchant-feed.xml', 'sitemap.xml', 'robots.txt'],
];

/** The site's own files, which the files next to a page called BACKENDS would overwrite. */
const ownFiles =
  /^(?:backends|favicon|items|llms|manifest|moved|robots|search-(?:data|pages)|speculation-rules)$/;

/** Says why an address is reserved, in any case. `hasFiles` if it's a page's, not a redirect's. */
export function reservedReason(path: string, hasFiles = false): string | undefined {
  const [, first = '', ...rest] = path.toLowerCase().split('/');
  // The home page is the file index.html.
  if (first === 'index' && rest.length === 0) return '/index always opens the home page.';
  // Each product and range has data files next to its page.
  const isOwn = hasFiles && rest.length === 0 && ownFiles.test(first);
  return isOwn || reserved.includes(first) || /^[_.]|\.(?:json|csv)$/.test(first)
    ? `/${first} is reserved for the site itself.`
    : undefined;
}

type Owner = {
  readonly path: string;
  readonly kind: Route['kind'];
  readonly origin: SourceLocation;
  readonly field: FieldPath;
};

export const addressTaken: Rule = {
  name: 'address-taken',
  check: ({ written, isReported }) => {
    const { found, owners } = ownersOf(written.routes);
    return [...found, ...formerAddresses(written, owners, isReported)];
  },
};

/** Returns each address's owner in lower case, and routes whose address is taken. */
function ownersOf(routes: readonly EntryWithOrigin<Route>[]) {
  const owners = new Map<string, Owner>();
  const found: RuleMatch[] = [];
  const taken: { readonly own: Owner; readonly other: Owner }[] = [];
  // A page keeps its address if a code shares it (A-41). Of two files, the copy is the one that isn't named after the address.
  const rank = ({ entry: { kind, path }, origin }: EntryWithOrigin<Route>) =>
    kind === 'product' ? 2 : fileNameOfUrl(path).startsWith(origin.document.name) ? 0 : 1;
  for (const { entry, origin } of [...routes].sort((a, b) => rank(a) - rank(b))) {
    const { kind, path } = entry;
    const field = /^(?:landing|sub-category|page)$/.test(kind) ? ['url'] : [];
    const own = { path, kind, origin, field };
    const key = path.toLowerCase();
    const other = owners.get(key);
    if (!other) owners.set(key, own);
    // duplicate-code reports two codes that differ in capitals only.
    else if (kind !== 'product' || other.kind !== 'product') taken.push({ own, other });
    const message = other ? undefined : reservedReason(key, true);
    const write = `Use another ${kind === 'product' ? 'product code, and rename the file to match' : 'address'}.`;
    if (message !== undefined) found.push(reportOn(origin, field, { message, found: path, write }));
  }
  // A copied file repeats all the other file's addresses, which is one mistake.
  const byFile = groupBy(taken, ({ own }) => own.origin.document.file);
  for (const [first, ...others] of byFile.values())
    if (first)
      found.push(
        reportOn(first.own.origin, first.own.field, {
          message: `Another page already has the address ${first.own.path}.`,
          related: [lineOf(first.other.origin, first.other.field, 'See')],
          write:
            first.own.kind === 'product'
              ? needed.includes(first.other.path)
                ? `Rename this file: the site needs its own page at ${first.other.path}.`
                : "Rename this file, or change the other page's address."
              : `Use another url, or delete ${first.own.origin.path.length > 0 ? 'this entry' : 'one of the two files'}.`,
          concerns: others.map(({ own: { origin, field } }) => ({
            document: origin.document,
            path: [...origin.path, ...field],
          })),
        }),
      );
  return { owners, found };
}

/** Reports former codes and redirects from an address that's already in use. */
function formerAddresses(
  { products, redirects }: Pick<RuleInput['written'], 'products' | 'redirects'>,
  owners: Map<string, Owner>,
  isReported: IsReported,
): RuleMatch[] {
  const former = [
    ...products.flatMap(({ entry: { code, formerCodes }, origin }) =>
      formerCodes.map((each, index) => ({
        ...{ from: `/${each}`, to: `/${code}`, origin, path: ['formerCodes', index], isCode: true },
      })),
    ),
    ...redirects.map(({ entry, origin }) => ({ ...entry, origin, path: ['from'], isCode: false })),
  ];
  return former.flatMap(({ from, to, origin, path, isCode }) => {
    const key = bare(from);
    const other = owners.get(key);
    if (isCode && !other) owners.set(key, { path: to, kind: 'product', origin, field: [] });
    const message = reservedReason(from);
    const write = isCode
      ? 'Correct the code, or delete it.'
      : 'Use another address, or delete the redirect.';
    if (message !== undefined) return reportOn(origin, path, { message, found: from, write });
    // Hosts redirect /Stores to /stores anyway, and duplicate-code reports another product's code.
    const isHarmless = from !== other?.path && pathOf(to) === other?.path;
    if (!other || isHarmless || (isCode && other.kind === 'product')) return [];
    // dead-link says that the two are swapped.
    if (!isCode && isReported(origin.document, [...origin.path, 'to'])) return [];
    const isPage = bare(other.path) === key;
    return reportOn(origin, path, {
      message: `${isPage ? `${other.path} is already a page` : `${from} already redirects to ${other.path}`}, so ${isCode ? 'this former code' : 'the redirect'} would have no effect.`,
      found: from,
      related: [lineOf(other.origin, other.field, 'See')],
      write,
    });
  });
}

/** Normalises an address as hosts and the 404 page do. */
const bare = (path: string) => path.toLowerCase().replace(/(?:\/index)?\.html?$/, '') || '/';
const pathOf = (url: string) => url.replace(/[?#].*$/, '');

export const redirect: Rule = {
  name: 'redirect',
  check: (input) => {
    const { products, redirects } = input.written;
    const next = new Map([
      ...products.flatMap(({ entry: { code, formerCodes } }) =>
        formerCodes.map((former) => [`/${former}`, `/${code}`] as const),
      ),
      ...redirects.map(({ entry }) => [entry.from, entry.to] as const),
    ]);
    return redirects.flatMap(({ entry, origin }) => {
      if (input.isReported(origin.document, origin.path)) return [];
      const fault = targetFault(entry, input, next);
      return fault ? reportOn(origin, ['to'], { found: entry.to, ...fault }) : [];
    });
  },
};

/** `next` has the targets of redirects and former codes, by address. */
function targetFault(
  { from, to }: Redirect,
  { tables, siteFile }: RuleInput,
  next: ReadonlyMap<string, string>,
): RuleDiagnostic | undefined {
  const target = pathOf(to);
  if (!to.startsWith('/'))
    return /^(?:https|mailto|tel):/.test(to) && !ownPath(to, siteFile)
      ? {
          message: 'A redirect must open a page on this site.',
          write: 'Use a path that starts with /.',
        }
      : undefined;
  if (target === from)
    return {
      message: `${target} redirects to itself.`,
      write: 'Use the path of the page it should open.',
    };
  const route = tables.routes[target];
  if (route) {
    const missing = countries.filter((country) => !route.countries.includes(country));
    if (missing.length === 0) return undefined;
    return {
      severity: 'warning',
      message: `${target} doesn't exist in ${missing.join(' and ')}, so the old address wouldn't work there.`,
      write: 'Use a page that exists in both countries.',
    };
  }
  const onward = next.get(target);
  if (onward === undefined) return undefined;
  const end = pathOf(onward);
  return {
    message: `${target} is a redirect too, and a redirect can't point to another redirect.`,
    ...(tables.routes[end]
      ? { fix: yamlText(end + to.slice(target.length)) }
      : { write: 'Use the path of the page it should open.' }),
  };
}
