import { linkFault } from '../../kernel/address.ts';
import type { Country, Page } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { meant } from '../diagnostics/suggest.ts';
import type { FieldPath, FoundReference, SourceDocument } from '../load/document.ts';
import { categoryKind } from '../resolve/categories.ts';
import { soldIn } from '../resolve/prices.ts';
import { alsoAt, isUsedWidely } from './dangling-reference.ts';
import { definitionsOf, misspeltDefinition, unnamedBeside } from './definitions.ts';
import { groupBy } from './group-by.ts';
import { needed } from './missing-page.ts';
import {
  type Found,
  foundIn,
  foundOf,
  insteadOf,
  lineOf,
  type Rule,
  type RuleInput,
} from './rule.ts';

export const deadLink: Rule = {
  name: 'dead-link',
  proves: 'RTE-61',
  scope: 'every file',
  truth: 'A link leads to a page, in each country that shows it.',
  good: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: /contact-us?topic=sales#form',
  },
  bad: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: /contact-uss',
    printed:
      'error catalogue/promotions/banner.yaml:2:7 link: No page has this address. Change /contact-uss to /contact-us. [dead-link]',
  },
  check: (input) => {
    const { paths } = input;
    const links: Link[] = [];
    const named = new Set<string>();
    for (const document of input.documents)
      for (const reference of document.references) {
        const { kind, value } = reference;
        if (kind === 'page' || kind === 'category') named.add(value);
        if (kind === 'product') named.add(`/${value}`);
        if (kind === 'link' && value.startsWith('/') && !linkFault(value))
          links.push({ reference, document, target: value.replace(/[?#].*$/, '') });
      }
    const site: LinkedSite = {
      input,
      names: new Set(paths.keys()),
      pages: new Map(input.written.pages.map(({ entry, origin }) => [origin.document, entry])),
      used: new Set([...links.map(({ target }) => target), ...named]),
    };
    // What is named as a page or a product too is told as such.
    const dead = links.filter(
      ({ target }) => !paths.has(target) && !named.has(target) && !mayAnswer(target, input),
    );
    // Where the category above is not there by that name, it is told of that one.
    const missing = new Set(
      [...named, ...dead.map(({ target }) => target)].filter((url) => !paths.has(url)),
    );
    const isBelow = ({ target }: Link) => [...missing].some((url) => target.startsWith(`${url}/`));
    const alive = links.filter(({ target }) => paths.has(target));
    return [
      ...[
        ...groupBy(
          dead.filter((link) => !isBelow(link)),
          ({ target }) => target,
        ).values(),
      ].map((group) => explain(group, site)),
      ...alive.flatMap((link) => [...elsewhere(link, site), ...deadPart(link, site)]),
    ];
  },
};

type Link = {
  readonly reference: FoundReference;
  readonly document: SourceDocument;
  /** The path without what follows ? or #. */
  readonly target: string;
};

/** Whether a file that is broken may be the page, the redirect or the entry that a path leads to. */
export function mayAnswer(target: string, { known }: RuleInput): boolean {
  const parts = target.split('/').filter((part) => part !== '');
  const says = (text: string) => text.toLowerCase().includes(target.slice(1).toLowerCase());
  return (
    known.mayBeIn(['page', 'redirects'], says) ||
    known.mayBeIn(['product'], (text) => text.includes(target.slice(1))) ||
    known.mayBeIn(['category'], (text) => parts.every((part) => text.includes(part))) ||
    (parts.length === 4 && known.mayBeIn(['dealer-range'], () => true))
  );
}

type LinkedSite = {
  readonly input: RuleInput;
  readonly names: ReadonlySet<string>;
  readonly pages: ReadonlyMap<SourceDocument, Page>;
  /** Every path that something leads to. */
  readonly used: ReadonlySet<string>;
};

/** Paths that answer, redirects included, and in which countries. */
export function answering({
  catalogue,
  known,
}: Pick<RuleInput, 'catalogue' | 'known'>): ReadonlyMap<string, readonly Country[]> {
  const hasPage = (url: string) => {
    const category = catalogue.categories[url];
    return category === undefined || categoryKind(category) !== undefined;
  };
  const paths = new Map<string, readonly Country[]>();
  for (const code of known.codes) paths.set(`/${code}`, countries);
  for (const url of known.categoryUrls) if (hasPage(url)) paths.set(url, countries);
  for (const url of known.pageUrls) if (hasPage(url)) paths.set(url, countries);
  for (const { from } of catalogue.redirects) paths.set(from, countries);
  for (const { path, countries: own } of Object.values(catalogue.routes)) paths.set(path, own);
  return paths;
}

/** An address that nothing answers is one mistake, from however many places it is led to. */
function explain(group: readonly Link[], { input, names, used }: LinkedSite): Found {
  const [first, ...others] = group;
  if (!first) throw new Error('a group of nothing');
  const { reference, document, target } = first;
  const definitions = definitionsOf('link', input);
  const misspelt = misspeltDefinition(target, definitions, used);
  if (misspelt && others.length > 0 && !needed.includes(target)) {
    return foundOf(misspelt.origin, [], {
      message: `${group.length} links lead to ${target}, where no page is, and none leads to this page`,
      found: misspelt.name,
      write: 'the address that they use, or let them lead here',
      ...(misspelt.fix !== undefined && { fix: misspelt.fix }),
      related: [lineOf({ document, path: reference.path }, [], 'the first is')],
    });
  }
  const { sure: near, perhaps } = meant(target, names);
  // Where nobody else uses the address that is near, that one may be the misspelt one as well.
  const isUsed =
    near !== undefined &&
    (used.has(near) || needed.includes(near) || input.known.codes.has(near.slice(1)));
  const bare = target.replace(/\/+$/, '');
  const sure = names.has(bare) ? bare : isUsed ? near : undefined;
  const rest = reference.value.slice(target.length);
  const places = group.map((link) => ({ document: link.document, path: link.reference.path }));
  if (sure === undefined && isUsedWidely(places))
    return foundIn(document, reference, {
      message: `${group.length} links lead to this address, and no page has it`,
      write: 'the page again, a line of redirects.yaml, or the path of a page that exists',
      ...alsoAt(places.slice(1)),
    });
  return foundIn(document, reference, {
    message: 'no page has this address',
    write: 'the path of a page that exists',
    ...(sure === undefined
      ? { perhaps: perhaps.length > 0 ? perhaps : unnamedBeside(target, definitions, used) }
      : { fix: insteadOf(reference, sure + rest) }),
    ...alsoAt(places.slice(1)),
    // It may be misspelt there as well.
    ...(misspelt &&
      others.length === 0 && {
        related: [
          lineOf(misspelt.origin, [], `${misspelt.name}, which nothing leads to, stands in`),
        ],
      }),
  });
}

/** A page that is not there in a country that shows the link. */
function elsewhere({ reference, document, target }: Link, site: LinkedSite): Found[] {
  const present = site.input.paths.get(target) ?? [];
  const missing = shownOn(document, reference.path, site).filter(
    (country) => !present.includes(country),
  );
  return missing.length === 0
    ? []
    : [
        foundIn(document, reference, {
          message: `the page that this leads to does not exist in ${missing.join(' and ')}`,
          write:
            'a page that exists there, or list the product under products, which leaves out what is not sold',
        }),
      ];
}

/** The part of an article behind #, which has a name for each of its headings. */
function deadPart({ reference, document, target }: Link, { input, pages }: LinkedSite): Found[] {
  const [, part] = reference.value.split('#');
  const page = input.catalogue.pages[target];
  if (!part || page?.template !== 'article' || ![...pages.values()].includes(page)) return [];
  const parts = page.sections.map(({ id }) => id);
  if (parts.includes(part) || part === 'contents') return [];
  const { sure, perhaps } = meant(part, parts);
  const whole = (name: string) => `${reference.value.slice(0, -part.length)}${name}`;
  return [
    foundIn(document, reference, {
      message: `${target} has no part with this name`,
      write: `the page alone, or one of ${parts.join(', ') || 'its parts, of which it has none'}`,
      ...(sure === undefined
        ? { perhaps: perhaps.map(whole) }
        : { fix: insteadOf(reference, whole(sure)) }),
    }),
  ];
}

/** The countries in which the text around a link is shown. Menus and redirects drop what leads nowhere by themselves. */
function shownOn(
  document: SourceDocument,
  path: FieldPath,
  { input: { catalogue }, pages }: LinkedSite,
): readonly Country[] {
  switch (document.kind) {
    case 'menu':
    case 'redirects':
      return [];
    case 'product':
      return soldIn(catalogue.prices, document.name);
    case 'page':
      return pages.get(document)?.countries ?? [];
    case 'site': {
      const [own] = countries.filter((country) => path.includes(countryKeys[country]));
      return own ? [own] : countries;
    }
    default:
      return countries;
  }
}
