import { linkFault } from '../../kernel/address.ts';
import type { Country, Page } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { FieldPath, FoundReference, SourceDocument } from '../read/document.ts';
import { categoryKind } from '../resolve/categories.ts';
import { soldIn } from '../resolve/prices.ts';
import { nearest } from '../suggest.ts';
import { atReferences, type Found, foundAt, type Rule, type RuleInput } from './rule.ts';

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
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us (did you mean that?) [dead-link]',
  },
  check: (input) => {
    const paths = pathsOf(input);
    const site: LinkedSite = {
      input,
      paths,
      names: [...paths.keys()],
      pages: new Map(input.written.pages.map(({ entry, origin }) => [origin.document, entry])),
    };
    return atReferences(input, (reference, document) =>
      reference.kind === 'link' ? checkLink(reference, document, site) : [],
    );
  },
};

type LinkedSite = {
  readonly input: RuleInput;
  /** Paths that answer, with the countries that have them. */
  readonly paths: ReadonlyMap<string, readonly Country[]>;
  readonly names: readonly string[];
  readonly pages: ReadonlyMap<SourceDocument, Page>;
};

/** Redirects answer too. */
function pathsOf({ catalogue, known }: RuleInput): ReadonlyMap<string, readonly Country[]> {
  const hasPage = (url: string) => {
    const category = catalogue.categories[url];
    return category === undefined || categoryKind(category) !== undefined;
  };
  const everywhere = [
    ...[...known.codes].map((code) => `/${code}`),
    ...[...known.categoryUrls, ...known.pageUrls].filter(hasPage),
    ...catalogue.redirects.map(({ from }) => from),
  ];
  return new Map<string, readonly Country[]>([
    ...everywhere.map((path) => [path, countries] as const),
    ...Object.values(catalogue.routes).map((route) => [route.path, route.countries] as const),
  ]);
}

function checkLink(
  { value: url, path: at }: FoundReference,
  document: SourceDocument,
  site: LinkedSite,
): Found[] {
  if (!url.startsWith('/') || linkFault(url)) return [];
  const path = url.replace(/[?#].*$/, '');
  const shownIn = site.paths.get(path);
  if (!shownIn) {
    const near = nearest(path, site.names)[0];
    return [
      foundAt(document, at, {
        message: 'no page has this address',
        found: url,
        write: near ? `${near} (did you mean that?)` : 'the path of a page that exists',
      }),
    ];
  }
  const missing = shownOn(document, at, site).filter((country) => !shownIn.includes(country));
  return missing.length === 0
    ? []
    : [
        foundAt(document, at, {
          message: `the page that this leads to does not exist in ${missing.join(' and ')}`,
          found: url,
          write:
            'a page that exists there, or list the product under products, which leaves out what is not sold',
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
