import { linkError } from '../../kernel/address.ts';
import type { Country, Page } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { slugify } from '../../kernel/slug.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { FieldPath, Reference, SourceDocument } from '../document.ts';
import { categoryPageType } from '../resolve/categories.ts';
import { soldIn } from '../resolve/prices.ts';
import { groupBy } from './group-by.ts';
import { needed } from './pages.ts';
import { alsoAt, isUsedWidely } from './references.ts';
import { type Rule, type RuleInput, type RuleMatch, replaceWith, reportIn } from './rule.ts';

export const deadLink: Rule = {
  name: 'dead-link',
  scope: 'every file',
  description: 'A link leads to a page, in each country that shows it.',
  check: (input) => {
    const { paths } = input;
    const links: Link[] = [];
    const named = new Set<string>();
    for (const document of input.documents)
      for (const reference of document.references) {
        const { kind, value } = reference;
        if (kind === 'page' || kind === 'category') named.add(value);
        if (kind === 'product') named.add(`/${value}`);
        if (kind === 'link' && value.startsWith('/') && !linkError(value))
          links.push({ reference, document, target: value.replace(/[?#].*$/, '') });
      }
    const used = new Set([...links.map(({ target }) => target), ...named]);
    // dangling-reference reports what is also named as a page or a product.
    const dead = links.filter(
      ({ target }) => !paths.has(target) && !named.has(target) && !mayAnswer(target, input),
    );
    // Where the category above is missing, that is the mistake.
    const missing = new Set([...used].filter((url) => !paths.has(url)));
    const isBelow = ({ target }: Link) => [...missing].some((url) => target.startsWith(`${url}/`));
    const groups = groupBy(
      dead.filter((link) => !isBelow(link)),
      ({ target }) => target,
    );
    const alive = links.filter(({ target }) => paths.has(target));
    return [
      ...[...groups.values()].flatMap((group) => explain(group, used, input)),
      ...alive.flatMap((link) => [...elsewhere(link, input), ...deadPart(link, input)]),
    ];
  },
};

type Link = {
  readonly reference: Reference;
  readonly document: SourceDocument;
  /** The path without ? or # and what follows. */
  readonly target: string;
};

/** Whether a file with errors may be the page, the redirect or the entry that a path leads to. */
export function mayAnswer(target: string, { known }: RuleInput): boolean {
  const parts = target.split('/').filter((part) => part !== '');
  const mentions = (text: string) => text.toLowerCase().includes(target.slice(1).toLowerCase());
  return (
    known.mayBeIn(['page', 'redirects'], mentions) ||
    known.mayBeIn(['product'], (text) => text.includes(target.slice(1))) ||
    known.mayBeIn(['category'], (text) => parts.every((part) => text.includes(part))) ||
    (parts.length === 4 && known.mayBeIn(['dealer-range'], () => true))
  );
}

/** Paths that answer, redirects included, and in which countries. */
export function answering({
  catalogue,
  known,
}: Pick<RuleInput, 'catalogue' | 'known'>): ReadonlyMap<string, readonly Country[]> {
  const hasPage = (url: string) => {
    const category = catalogue.categories[url];
    return category === undefined || categoryPageType(category) !== undefined;
  };
  const paths = new Map<string, readonly Country[]>();
  for (const code of known.codes) paths.set(`/${code}`, countries);
  for (const url of known.categoryUrls) if (hasPage(url)) paths.set(url, countries);
  for (const url of known.pageUrls) if (hasPage(url)) paths.set(url, countries);
  for (const { from } of catalogue.redirects) paths.set(from, countries);
  for (const { path, countries: own } of Object.values(catalogue.routes)) paths.set(path, own);
  return paths;
}

/** An address that nothing answers is one mistake, from however many places it's linked. */
function explain(group: readonly Link[], used: ReadonlySet<string>, input: RuleInput): RuleMatch[] {
  const [first, ...others] = group;
  if (!first) return [];
  const { reference, document, target } = first;
  const { sure: near, perhaps } = suggest(target, [...input.paths.keys()]);
  // An address that nothing else uses may be the misspelt one.
  const isUsed =
    near !== undefined &&
    (used.has(near) || needed.includes(near) || input.known.codes.has(near.slice(1)));
  const bare = target.replace(/\/+$/, '');
  const sure = input.paths.has(bare) ? bare : isUsed ? near : undefined;
  const places = others.map((link) => ({ document: link.document, path: link.reference.path }));
  const isWide = isUsedWidely([{ document, path: reference.path }, ...places]);
  const rest = reference.value.slice(target.length);
  return [
    reportIn(document, reference, {
      message:
        sure === undefined && isWide
          ? `${group.length} links lead to this address, and no page has it.`
          : 'No page has this address.',
      write: 'Use the path of a page, or add a line to redirects.yaml.',
      ...(sure === undefined
        ? { perhaps: isWide ? [] : perhaps }
        : { fix: replaceWith(reference, sure + rest) }),
      ...alsoAt(places),
    }),
  ];
}

/** A page that doesn't exist in a country that shows the link. */
function elsewhere({ reference, document, target }: Link, input: RuleInput): RuleMatch[] {
  const present = input.paths.get(target) ?? [];
  const missing = shownIn(document, reference.path, input).filter(
    (country) => !present.includes(country),
  );
  return missing.length === 0
    ? []
    : [
        reportIn(document, reference, {
          message: `The page that this leads to doesn't exist in ${missing.join(' and ')}.`,
          write:
            "Use a page that exists there, or list the product under products, which leaves out what isn't sold.",
        }),
      ];
}

/** Parts of a page besides its sections, by its type. Types that aren't here have others for each entry that they list. */
const ownParts: Partial<Readonly<Record<Page['template'], readonly string[]>>> = {
  article: ['contents'],
  form: ['form'],
  guide: ['install', 'service'],
  places: ['places'],
  video: ['transcript'],
};
/** Sections at the end of any page. */
const closing = ['interested-in', 'related-videos'];

/** The part of a page after #, named like one of its headings or regions. */
function deadPart(
  { reference, document, target }: Link,
  { catalogue, isWhole }: RuleInput,
): RuleMatch[] {
  const [, part] = reference.value.split('#');
  const page = catalogue.pages[target];
  const own = page && ownParts[page.template];
  if (!part || !own || closing.includes(part) || !isWhole('places')) return [];
  const { template, places = 'store' } = page;
  const regions = catalogue.places.filter(({ type }) => template === 'places' && type === places);
  const parts = [
    ...new Set([
      ...page.sections.map(({ id }) => id),
      ...own,
      ...regions.map(({ region }) => slugify(region)),
    ]),
  ];
  if (parts.includes(part)) return [];
  const { sure, perhaps } = suggest(part, parts);
  const whole = (name: string) => `${reference.value.slice(0, -part.length)}${name}`;
  return [
    reportIn(document, reference, {
      message: `${target} has no section with this name.`,
      write: `Link to the page alone, or use one of ${parts.join(', ')}.`,
      ...(sure === undefined
        ? { perhaps: perhaps.map(whole) }
        : { fix: replaceWith(reference, whole(sure)) }),
    }),
  ];
}

/** The countries that show the text around a link. Menus and redirects drop dead entries themselves. */
function shownIn(
  document: SourceDocument,
  path: FieldPath,
  { catalogue, written }: RuleInput,
): readonly Country[] {
  switch (document.kind) {
    case 'menu':
    case 'redirects':
      return [];
    case 'product':
      return soldIn(catalogue.prices, document.name);
    case 'page':
      return (
        written.pages.find(({ origin }) => origin.document === document)?.entry.countries ?? []
      );
    case 'site': {
      const [own] = countries.filter((country) => path.includes(countryKeys[country]));
      return own ? [own] : countries;
    }
    default:
      return countries;
  }
}
