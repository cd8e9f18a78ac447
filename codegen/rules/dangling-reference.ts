import type { Origin } from '../catalogue.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { Kind } from '../load/document.ts';
import { singleFiles } from '../load/file-kinds.ts';
import { codeNow } from '../resolve/former-codes.ts';
import { definitionsOf, misspeltDefinition, type NamedKind, unnamedBeside } from './definitions.ts';
import { groupBy } from './group-by.ts';
import { strangeLetter } from './product-code.ts';
import { type Found, foundAt, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';
import { pathOf } from './specification-facts.ts';

export const danglingReference: Rule = {
  name: 'dangling-reference',
  proves: 'ACCEPTANCE 7 and 11',
  scope: 'every file',
  truth:
    'What a file names exists: products, categories, pages, promotions, contaminants, specifications.',
  good: { file: 'products/CT-0.yaml', instead: 'replacedBy: CT-1', yaml: 'replacedBy: CT-1' },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-11',
    printed:
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: There is no product with this name. Found CT-11. The name of an existing product. Did you mean CT-1? [dangling-reference]',
  },
  check: (input) =>
    [...namedIn(input).values()].flatMap((named) => {
      const missing = named.lost.filter((naming) => isMissing(naming, input));
      const groups = groupBy(missing, ({ value }) => value);
      return [...groups.values()].map((group) => explain(group, named, input));
    }),
};

type Naming = {
  readonly kind: NamedKind;
  readonly value: string;
  readonly origin: Origin;
  /** The name is that of a field. */
  readonly key: boolean;
};

const called: Readonly<Record<NamedKind, string>> = {
  product: 'product',
  category: 'category',
  page: 'page',
  'featured-promo': 'featured promotion',
  teaser: 'teaser price',
  contaminant: 'contaminant',
  technology: 'technology',
  specification: 'specification',
};

/** In which kind of file a thing is defined. */
const homes: Readonly<Record<NamedKind, Kind>> = {
  product: 'product',
  category: 'category',
  page: 'page',
  'featured-promo': 'featured',
  teaser: 'teaser-prices',
  contaminant: 'contaminants',
  technology: 'contaminants',
  specification: 'specifications',
};

/** The one file in which all things of a kind are defined, where there is one. */
const vocabularyOf = (kind: NamedKind): string | undefined =>
  Object.entries(singleFiles).find(([, home]) => home === homes[kind])?.[0];

/** What is named of a kind. */
type Named = {
  readonly names: ReadonlySet<string>;
  readonly used: Set<string>;
  /** Those that are none of `names`. */
  readonly lost: Naming[];
};

function namedIn(input: RuleInput): ReadonlyMap<NamedKind, Named> {
  const all = new Map<NamedKind, Named>();
  const of = (kind: NamedKind): Named => {
    const named = all.get(kind) ?? { names: namesOf(kind, input), used: new Set(), lost: [] };
    all.set(kind, named);
    return named;
  };
  for (const document of input.documents)
    for (const { kind, value, path } of document.references) {
      if (kind === 'link' || kind === 'image') continue;
      const { names, used, lost } = of(kind);
      used.add(value);
      if (!names.has(value)) lost.push({ kind, value, origin: { document, path }, key: false });
    }
  const kind = 'specification';
  for (const fact of input.facts()) {
    const { document, id: value } = fact;
    const { names, used, lost } = of(kind);
    used.add(value);
    if (!names.has(value))
      lost.push({ kind, value, origin: { document, path: pathOf(fact) }, key: true });
  }
  return all;
}

function namesOf(kind: NamedKind, { known, ids, catalogue }: RuleInput): ReadonlySet<string> {
  switch (kind) {
    case 'product':
      return known.codes;
    case 'category':
      return known.categoryUrls;
    case 'page':
      return known.pageUrls;
    case 'featured-promo':
      return ids.promos;
    case 'teaser':
      return ids.teasers;
    case 'contaminant':
      return ids.contaminants;
    case 'technology':
      return ids.technologies;
    case 'specification':
      return new Set(catalogue.specifications.map(({ id }) => id));
  }
}

function isMissing({ kind, value }: Naming, input: RuleInput): boolean {
  if (kind === 'product') return !strangeLetter(value);
  const parts = kind === 'category' ? value.split('/') : [value];
  return !input.known.mayBeIn([homes[kind]], (text) => parts.every((part) => text.includes(part)));
}

/** One name that is missing is one mistake, at however many places it is named. */
function explain(group: readonly Naming[], { names, used }: Named, input: RuleInput): Found {
  const [first, ...others] = group;
  if (!first) throw new Error('a group of nothing');
  const { kind, value, key } = first;
  const what = called[kind];
  const definitions = definitionsOf(kind, input);
  const twice = givenTwice(definitions);
  if (twice)
    return foundOf(twice.second.origin, [], {
      message: `${placesThat(group.length)} the ${what} ${value}, which does not exist, and this name is given twice`,
      found: twice.second.name,
      related: [lineOf(twice.first.origin, [], 'first at'), lineOf(first.origin, [], 'named at')],
      write: `${value} in one of the two, if that is the one`,
      concerns: [twice.first.origin, ...group.map(({ origin }) => origin)],
    });
  const misspelt = others.length > 0 && misspeltDefinition(value, definitions, used);
  if (misspelt) {
    const { name, fix, origin } = misspelt;
    return foundOf(origin, [], {
      message: `${group.length} places name the ${what} ${value}, which does not exist, and none names this one`,
      found: name,
      write: `the name that they use, or let them name this ${what}`,
      ...(fix !== undefined && { fix }),
      related: [lineOf(first.origin, [], 'the first is')],
      concerns: group.map(({ origin: naming }) => naming),
    });
  }
  const several = value.split(/[\s;,/&+]+/);
  if (several.length > 1 && several.every((name) => names.has(name)))
    return foundAt(first.origin.document, first.origin.path, {
      message: 'several names stand in one entry',
      found: value,
      write: `${several.join(' and ')}, each behind a dash of its own, or with commas between them in [ ]`,
    });
  if (kind === 'category' && input.known.idleCategoryUrls.has(value))
    return foundAt(first.origin.document, first.origin.path, {
      message: 'this category, or one above it, is switched off (isActive: false)',
      found: value,
      write: 'another category, or nothing: take the entry out',
      ...alsoAt(others.map(({ origin }) => origin)),
    });
  const now = kind === 'product' ? productNow(value, input) : undefined;
  if (now !== undefined)
    return foundAt(first.origin.document, first.origin.path, {
      message: `${value} is ${now} now`,
      found: value,
      fix: yamlText(now),
      ...alsoAt(others.map(({ origin }) => origin)),
    });
  const { sure: near, perhaps } = meant(value, names, kind === 'product');
  // Where nobody else uses the name that is near, that one may be the misspelt one as well.
  const isUsed = near !== undefined && (kind === 'product' || used.has(near));
  // Nobody makes the same slip in many places: what they name has gone.
  const isWide = isUsedWidely(group.map(({ origin }) => origin));
  const sure = isUsed && (!isWide || isCapitals(value, near)) ? near : undefined;
  if (sure === undefined && kind === 'product' && isWide)
    return foundAt(first.origin.document, first.origin.path, {
      message: `${group.length} places name this product, and it has no file; what is no longer made keeps its own (npm run retire)`,
      found: value,
      write: 'its file again, or the name of another product',
      ...alsoAt(others.map(({ origin }) => origin)),
    });
  const vocabulary = others.length > 0 && sure === undefined ? vocabularyOf(kind) : undefined;
  if (vocabulary)
    return foundAt(first.origin.document, first.origin.path, {
      message: `${group.length} places name the ${what} ${value}, and ${vocabulary} has none of this name`,
      key,
      write: `it in ${vocabulary} again, or the name of another ${what}`,
      perhaps,
      ...alsoAt(others.map(({ origin }) => origin)),
    });
  const likely =
    perhaps.length === 0 && kind === 'category' ? unnamedBeside(value, definitions, used) : perhaps;
  const unnamed = definitions.find(({ name }) => name === perhaps[0] && !used.has(name));
  return foundAt(first.origin.document, first.origin.path, {
    message: isCapitals(value, sure)
      ? `capitals count in the name of a ${what}`
      : `there is no ${what} with this name`,
    ...(key ? { key } : { found: value }),
    write: `the name of an existing ${what}`,
    ...(sure === undefined ? { perhaps: likely } : { fix: key ? sure : yamlText(sure) }),
    ...alsoAt(others.map(({ origin }) => origin)),
    // It may be misspelt there as well.
    ...(unnamed &&
      others.length === 0 && {
        related: [lineOf(unnamed.origin, [], `${unnamed.name}, which nobody names, stands in`)],
      }),
  });
}

const placesThat = (count: number) => (count === 1 ? 'a place names' : `${count} places name`);

/** Of two things with one name, one may be the one that is missing. */
function givenTwice(definitions: ReturnType<typeof definitionsOf>) {
  for (const [index, second] of definitions.entries()) {
    const first = definitions.slice(0, index).find(({ name }) => name === second.name);
    if (first) return { first, second };
  }
  return undefined;
}

const productNow = (former: string, { written }: RuleInput) =>
  codeNow(
    former,
    written.products.map(({ entry }) => entry),
  );

const isCapitals = (value: string, sure = '') => value.toLowerCase() === sure.toLowerCase();

/** What files agree on is no slip of one of them: the thing itself has gone. */
export const isUsedWidely = (origins: readonly Origin[]): boolean =>
  new Set(origins.map(({ document }) => document)).size > 2;

const mostShown = 3;
/** The other places with the same mistake. */
export const alsoAt = (origins: readonly Origin[]): Pick<Found, 'related' | 'concerns'> =>
  origins.length === 0
    ? {}
    : {
        concerns: origins,
        related: origins.slice(0, mostShown).map((origin, index) => {
          const more = origins.length - mostShown;
          const isLast = index === mostShown - 1 && more > 0;
          return lineOf(origin, [], isLast ? `and ${more} more, also at` : 'also at');
        }),
      };
