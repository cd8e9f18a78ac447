import { linkError } from '../../kernel/address.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { isOwnDocument } from '../../kernel/documents.ts';
import type { Country, Page, Product } from '../../kernel/entry-types.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { memoize } from '../../kernel/memoize.ts';
import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { countFirst, eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, Reference, SourceDocument } from '../document.ts';
import { categoryRouteKind } from '../resolve/categories.ts';
import { currentCode } from '../resolve/former-codes.ts';
import { soldIn } from '../resolve/prices.ts';
import { valueAt } from '../value-at.ts';
import { isDiscontinued } from './discontinued.ts';
import { otherPlaces } from './fold-duplicates.ts';
import { needed } from './pages.ts';
import { isUsedWidely } from './references.ts';
import {
  fieldsIn,
  type Rule,
  type RuleInput,
  type RuleMatch,
  replaceWith,
  reportIn,
  reportOn,
  reportReferences,
} from './rule.ts';

export const deadLink: Rule = {
  name: 'dead-link',
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
    // dangling-reference reports addresses that other fields use as names of pages or products.
    const dead = links.filter(
      ({ target }) =>
        !paths.has(target) &&
        !named.has(target) &&
        !mayAnswer(target, input) &&
        // unused-picture reports a file with capitals.
        !input.known.ownDocuments.some(
          (url) => !isOwnDocument(url) && url.toLowerCase() === target.toLowerCase(),
        ),
    );
    // If the parent category is missing, that's the mistake.
    const missing = new Set([...used].filter((url) => !paths.has(url)));
    const isBelow = ({ target }: Link) => [...missing].some((url) => target.startsWith(`${url}/`));
    const groups = groupBy(
      dead.filter((link) => !isBelow(link)),
      ({ target }) => target,
    );
    const alive = links.filter(({ target }) => paths.has(target));
    return [
      ...[...groups.values()].flatMap((group) => explain(group, used, input)),
      ...alive.flatMap((link) => [elsewhere(link, input), deadPart(link, input)].flat()),
    ];
  },
};

type Link = {
  readonly reference: Reference;
  readonly document: SourceDocument;
  /** The path without its query or fragment. */
  readonly target: string;
};

/** Whether a file with errors may define a path's page, redirect or entry. */
export function mayAnswer(target: string, { known, hasNoErrors }: RuleInput): boolean {
  // Products define the pages of series.
  if (/-series$|^\/dealers\//.test(target) && !hasNoErrors('product')) return true;
  const parts = target.split('/').filter((part) => part !== '');
  const mentions = (text: string) => text.toLowerCase().includes(target.slice(1).toLowerCase());
  return (
    known.mayBeIn(['page'], mentions) ||
    known.mayBeIn(['redirects'], (text) => mentions(text.replaceAll(/\bto:[^,}\n]*/g, ''))) ||
    known.mayBeIn(['product'], (text) => text.includes(target.slice(1))) ||
    known.mayBeIn(['category'], (text) => parts.every((part) => text.includes(part))) ||
    (parts.length === 4 && known.mayBeIn(['dealer-range'], () => true))
  );
}

/** Returns the countries in which each path works, redirects included. */
export function answering({ tables, known }: Pick<RuleInput, 'tables' | 'known'>) {
  const hasPage = (url: string) => {
    const category = tables.categories[url];
    return category === undefined || categoryRouteKind(category) !== undefined;
  };
  const paths = new Map<string, readonly Country[]>();
  for (const code of known.codes) paths.set(`/${code}`, countries);
  for (const url of known.categoryUrls) if (hasPage(url)) paths.set(url, countries);
  for (const url of known.pageUrls) if (hasPage(url)) paths.set(url, countries);
  for (const url of known.ownDocuments) if (isOwnDocument(url)) paths.set(url, countries);
  for (const { from } of tables.redirects) paths.set(from, countries);
  for (const { path, countries: own } of Object.values(tables.routes)) paths.set(path, own);
  return paths;
}

/** Reports a dead address as one mistake, with all its links. */
function explain(group: readonly Link[], used: ReadonlySet<string>, input: RuleInput) {
  const [first] = group;
  if (!first) return [];
  const { reference, document, target } = first;
  // A redirect can't lead to another.
  const isRedirect = document.kind === 'redirects';
  const paths = isRedirect ? Object.keys(input.tables.routes) : [...input.paths.keys()];
  const { sure: near, perhaps } = suggest(target, paths);
  const longer = paths.filter((path) => path.startsWith(`${target}-`)).slice(0, 3);
  // An address that nothing else uses may be misspelt itself.
  const isUsed =
    near !== undefined &&
    (used.has(near) || needed.includes(near) || input.known.codes.has(near.slice(1)));
  const bare = target.replace(/\/+$/, '');
  const isPdf = target.startsWith('/documents/');
  const sure = input.paths.has(bare) ? bare : isUsed ? near : undefined;
  const places = group.map((link) => ({
    at: { document: link.document, path: link.reference.path },
  }));
  const isWide = isUsedWidely(places.map(({ at }) => at));
  const rest = reference.value.slice(target.length);
  const from = isRedirect
    ? valueAt(document.value, [...reference.path.slice(0, -1), 'from'])
    : undefined;
  const isSwapped = typeof from === 'string' && input.tables.routes[from] !== undefined;
  return reportIn(document, reference, {
    message:
      sure === undefined && isWide
        ? `${countFirst(group.length)} links go to ${target}, but there's no page there.`
        : `There's no ${isPdf ? 'file' : 'page'} at ${target}.`,
    write: isSwapped
      ? `Check whether "from" and "to" are swapped: ${from} is a page.`
      : isPdf
        ? 'Correct the address, or add the PDF to catalogue/documents.'
        : `Use the path of an existing page${isRedirect ? '' : ', restore the missing page, or add this address to redirects.yaml'}.`,
    ...(sure === undefined
      ? { perhaps: isWide ? [] : perhaps.length > 0 ? perhaps : longer }
      : { fix: replaceWith(reference, sure + rest) }),
    ...otherPlaces(places.slice(1), 'The link is also at'),
  });
}

/** Reports a link to a page that doesn't exist in a country that shows the link. */
function elsewhere({ reference, document, target }: Link, input: RuleInput) {
  const present = input.paths.get(target) ?? [];
  const shown = shownIn(document, reference.path, input);
  const missing = shown.filter((country) => !present.includes(country));
  if (missing.length === 0) return [];
  return reportIn(document, reference, {
    message: `There's no page at ${target} in ${missing.join(' or ')}.`,
    write: `Use a page that exists in ${shown.length > 1 ? 'both countries' : missing.join()}.${document.kind === 'page' && reference.path.includes('sections') ? " To show a product only where it's sold, list it under products." : ''}`,
  });
}

/** Each page type's fixed sections, in addition to `sections`. Other types have a section for each entry. */
const ownParts: Partial<Readonly<Record<Page['template'], readonly string[]>>> = {
  article: ['contents'],
  form: ['form'],
  guide: ['install', 'service'],
  places: ['places'],
  video: ['transcript'],
};
const productParts = [
  ...['about', 'specification', 'parts', 'takes', 'fits', 'quote'],
  ...['documents', 'replaces', 'related'],
];
/** Sections at the end of any page. */
const closing = ['interested-in', 'related-videos'];

/** Reports an unknown part of a page after #. Parts are named like headings or regions. */
function deadPart({ reference, document, target }: Link, { tables, hasNoErrors }: RuleInput) {
  const [, part] = reference.value.split('#');
  const page = tables.pages[target];
  const isProduct = tables.products[target.slice(1)] !== undefined;
  const own = page ? ownParts[page.template] : isProduct ? productParts : undefined;
  if (!part || !own || closing.includes(part) || !hasNoErrors('places')) return [];
  const { template = 'product', places = 'store', sections = [] } = page ?? {};
  const regions = tables.places.filter(({ type }) => template === 'places' && type === places);
  const parts = [
    ...new Set([
      ...sections.map(({ id }) => id),
      ...own,
      ...regions.map(({ region }) => slugify(region)),
    ]),
  ];
  if (parts.includes(part)) return [];
  const { sure, perhaps } = suggest(part, parts);
  const whole = (name: string) => `${reference.value.slice(0, -part.length)}${name}`;
  return reportIn(document, reference, {
    message: `There's no section at ${reference.value}.`,
    write: `Delete # and everything after it, or use one of these: ${parts.join(', ')}.`,
    ...(sure === undefined
      ? { perhaps: perhaps.map(whole) }
      : { fix: replaceWith(reference, whole(sure)) }),
  });
}

/** Returns the countries that show the text around a link. Menus and redirects drop dead entries themselves. */
function shownIn(document: SourceDocument, path: FieldPath, { tables, written }: RuleInput) {
  switch (document.kind) {
    case 'menu':
    case 'redirects':
      return [];
    case 'product':
      return soldIn(tables.prices, document.name);
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

export const unsafeLink: Rule = {
  name: 'unsafe-link',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const { kind, value } = reference;
      const fault = kind === 'link' ? linkError(value) : undefined;
      // own-address reports our own hosts, and accepts http: where a whole address is needed.
      if (!fault || (ownPath(value, input.siteFile) && !isWhole(reference))) return [];
      const { fix = pathMeant(value, input), ...rest } = fault;
      // Redirects only take a path, and some fields only a full address.
      const isOfKind = /https:.*\/|\/.*https:/.test(rest.write);
      return reportIn(document, reference, {
        ...rest,
        ...(isOfKind && isWhole(reference) && { write: 'Use an https:// address.' }),
        ...(isOfKind &&
          document.kind === 'redirects' && { write: 'Use a path with one / at the start.' }),
        ...(fix !== undefined && { fix: replaceWith(reference, fix) }),
      });
    }),
};

/** Suggests the page at /stores for `stores`. */
function pathMeant(url: string, { known, tables }: RuleInput): string | undefined {
  const path = `/${url.replaceAll('\\', '/').replace(/^\/+/, '')}`;
  const isPage = tables.routes[path] !== undefined || known.pageUrls.has(path);
  return /^[\w\\-]/.test(url) && isPage ? path : undefined;
}

export const ownAddress: Rule = {
  name: 'own-address',
  check: (input) => {
    const { siteFile, isSiteFieldReported, paths } = input;
    return reportReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      const own = kind === 'link' ? ownPath(value, siteFile) : undefined;
      if (!own || isSiteFieldReported(['countries'])) return [];
      const target = own.path.replace(/[?#].*$/, '');
      const country = countries.find((each) => path.includes(countryKeys[each]));
      if (country && isWhole(reference)) {
        if (own.country === country && (paths.has(target) || mayAnswer(target, input))) return [];
        return reportIn(document, reference, {
          message:
            own.country === country
              ? "There's no page at this address."
              : `This address opens the ${own.country} site, but the field is for ${country}.`,
          write: `Use the address of a page on ${siteFile.countries[countryKeys[country]].host}.`,
        });
      }
      // Only a whole address leads to the other country.
      if (own.path === '/' && value.startsWith('https://')) return [];
      const sure = paths.has(target) ? target : suggest(target, [...paths.keys()]).sure;
      return reportIn(document, reference, {
        message: `This address only opens the ${own.country} site. A path works in every country.`,
        ...(sure === undefined
          ? { write: "Use the page's path." }
          : { fix: replaceWith(reference, sure + own.path.slice(target.length)) }),
      });
    });
  },
};

const isWhole = ({ path }: Reference): boolean =>
  path.some((part) => part === 'external' || part === 'dealerSelectorUrl');

/** Returns an own address's path and country; undefined for another host. */
export function ownPath(url: string, { countries: of }: SiteFile) {
  const [, host = '', path = ''] =
    /^(?:https?:)?(?:\/\/)?([\w.-]+\.[a-z]{2,})((?:[/?#].*)?)$/i.exec(url) ?? [];
  const bare = (text: string) => text.toLowerCase().replace(/^www\./, '');
  const country = countries.find((each) => bare(of[countryKeys[each]].host) === bare(host));
  return host === '' || country === undefined
    ? undefined
    : { path: path.startsWith('/') ? path : `/${path}`, country };
}

export const linkQuery: Rule = {
  name: 'link-query',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      if (reference.kind !== 'link' || !reference.value.startsWith('/')) return [];
      const [, target = '', query] = /^([^?#]*)\?([^#]*)/.exec(reference.value) ?? [];
      const understood = query === undefined ? undefined : queriesOf(target, input);
      if (query === undefined || understood === undefined) return [];
      return [...new URLSearchParams(query)].flatMap(([name, value]) => {
        // Newsletters add these parameters to count visits.
        if (name.startsWith('utm_')) return [];
        if (understood.includes(name) && value.trim() === '')
          return reportIn(document, reference, {
            message: `There's nothing after ${name}= in this link.`,
            write: `Add a value after ${name}=, or delete ? and everything after it.`,
          });
        if (understood.includes(name))
          return [
            unknownCodes(reference, document, name, value, input),
            unknownSubject(reference, document, value, target, input),
          ].flat();
        const { sure, perhaps } = suggest(name, understood);
        const other = (right: string) => reference.value.replace(`${name}=`, `${right}=`);
        return reportIn(document, reference, {
          ...(perhaps.length === 0 && { severity: 'warning' }),
          message: `"${name}" isn't one of this page's options.`,
          write:
            understood.length === 0
              ? 'Delete ? and everything after it.'
              : `Use ${eitherOf(understood)}.`,
          ...(sure === undefined
            ? { perhaps: perhaps.map(other) }
            : { fix: replaceWith(reference, other(sure)) }),
        });
      });
    }),
};

/** Matches "WH2-60", but not "WH2" or "0.5". */
const wholeCode = /^[A-Z]+[A-Z\d]*-[A-Z\d-]*\d$/;
/** Options that take product codes. */
const codeQueries: ReadonlySet<string> = new Set(['codes', 'code', 'add', 'system']);

const unknownCodes = (
  reference: Reference,
  document: SourceDocument,
  name: string,
  value: string,
  { known, written }: RuleInput,
): RuleMatch[] =>
  value.split(/[\s,]+/).flatMap((code) => {
    const isCode = codeQueries.has(name) || (name === 'keywords' && wholeCode.test(code));
    // The start of a code finds every product in its range.
    if (!isCode || [...known.codes].some((each) => each.startsWith(code))) return [];
    const isFormer = currentCode(
      code,
      written.products.map(({ entry }) => entry),
    );
    if (isFormer) return [];
    return reportIn(document, reference, {
      message: `There's no product with the code ${code}.`,
      write: "Use a product's code.",
      perhaps: suggest(code, known.codes, true).perhaps,
    });
  });

/** A form's only option is its subject. */
function unknownSubject(
  reference: Reference,
  document: SourceDocument,
  value: string,
  target: string,
  { tables, written }: RuleInput,
) {
  const fields = tables.pages[target]?.form?.fields ?? [];
  const index = fields.findIndex(({ name }) => name === 'subject');
  const options = fields[index]?.options ?? [];
  const form = written.pages.find(({ entry }) => entry.url === target)?.origin;
  if (!form || options.length === 0 || options.includes(value)) return [];
  const path = [...form.path, 'form', 'fields', index, 'options'];
  return reportIn(document, reference, {
    severity: 'warning',
    message: `The form has no subject called ${value}, so visitors would have to choose one.`,
    write: `Use ${eitherOf(options)}, with + instead of each space.`,
    perhaps: suggest(value, options).perhaps,
    disputes: {
      at: { document: form.document, path },
      says: `the form has the subject ${value}, but it doesn't`,
      write: `Add ${value} to the form, or correct those links.`,
    },
  });
}

/** Undefined if there's no page, which dead-link reports. */
function queriesOf(target: string, { tables }: RuleInput): readonly string[] | undefined {
  const page = tables.pages[target];
  const queries: Readonly<Record<string, readonly string[]>> = pageQueries;
  if (page) return queries[page.template] ?? [];
  if (tables.categories[target]) return listQueries;
  return tables.routes[target] && [];
}

export const otherLabel: Rule = {
  name: 'other-label',
  check: otherLinks,
};

/** Finds pages about one product whose title ends like another code of its series. An earlier stage of `other-label` runs it. */
export const otherPages = ({ tables, written, isReported }: RuleInput): RuleMatch[] =>
  written.pages.flatMap(({ entry: { title, product: code = '' }, origin }) => {
    const product = tables.products[code];
    const endOf = (each: string) => each.slice(each.lastIndexOf('-') + 1);
    const isNamed = (each: string) => title.split(' ').includes(endOf(each));
    if (!product || isNamed(code) || isReported(origin.document, ['title'])) return [];
    const meant = Object.values(tables.products).find(
      (each) => each.series === product.series && isNamed(each.code),
    );
    if (!meant) return [];
    return reportOn(origin, ['product'], {
      message: `The title is "${title}", but the page is about ${code}.`,
      found: code,
      write: `Change ${code} to ${meant.code}, or change the title.`,
      concerns: fieldsIn(origin.document, ['intro', 'pageTitle', 'pageDescription', 'sections']),
    });
  });

const titled = memoize(({ pages }: Tables) =>
  groupBy(Object.entries(pages), ([, { title }]) => title),
);

function otherLinks(input: RuleInput): RuleMatch[] {
  return reportReferences(input, (reference, document) => {
    const target = /^\/([^/?#]+)/.exec(reference.value)?.[1] ?? '';
    const product = input.tables.products[target];
    if (reference.kind !== 'link') return [];
    if (!product) {
      // A label such as "Careers" is another page's title.
      const [label = ''] = labelsOf(reference, document);
      const called = titled(input.tables).get(label) ?? [];
      const [first] = called.map(([url]) => url);
      if (document.kind !== 'menu' || !first || !input.tables.pages[reference.value]) return [];
      if (called.some(([url]) => url === reference.value)) return [];
      return reportIn(document, reference, {
        severity: 'warning',
        message: `This link says "${label}", but opens ${reference.value}.`,
        write: `Link to ${first}, or change the text.`,
      });
    }
    // retired-offer reports the offer itself.
    if (!reference.within && isDiscontinued(product)) return [];
    const other = labelsOf(reference, document)
      .map((label) => codeIn(label, target, input) ?? codeCalled(label, product, input.tables))
      .find((code) => code !== undefined);
    if (other === undefined) return [];
    return reportIn(document, reference, {
      severity: 'warning',
      message: `This link says ${other}, but opens ${target}.`,
      write: isDiscontinued(input.tables.products[other])
        ? `Change the text to ${target}.`
        : isMisfit(document.name, other, product, input.tables)
          ? `Link to /${other}.`
          : `Link to /${other}, or change the text to ${target}.`,
    });
  });
}

/** Returns the only product with a label's words in its name: "See the cleaning gun". */
function codeCalled(label: string, { name }: Product, { products }: Tables): string | undefined {
  const words = label
    .toLowerCase()
    .replace(/^(?:(?:see|get|shop|buy|view|find|order|the|our|your|an?) )+/, '');
  const isIn = (each: string) => each.toLowerCase().includes(words);
  const [called, another] = Object.values(products).filter((each) => isIn(each.name));
  return !words.includes(' ') || another || isIn(name) ? undefined : called?.code;
}

/** Whether a product's own copy links to a part that another product takes. */
const isMisfit = (own: string, other: string, { type, fits }: Product, { products }: Tables) =>
  isPart(type) && fits.length > 0 && !fits.includes(own) && products[other]?.fits.includes(own);

const fields = ['label', 'title', 'name', 'linkLabel'];

/** Returns a link's text: before it in Markdown, next to it in a group of fields. */
function labelsOf({ value, path, within }: Reference, document: SourceDocument): string[] {
  if (!within) {
    const group = valueAt(document.value, path.slice(0, -1));
    const texts = isRecord(group) ? fields.map((name) => group[name]) : [];
    return texts.filter((text) => typeof text === 'string');
  }
  const text = String(valueAt(document.value, path));
  const labels: string[] = [];
  for (let at = text.indexOf(`](${value})`); at >= 0; at = text.indexOf(`](${value})`, at + 1))
    labels.push(text.slice(text.lastIndexOf('[', at) + 1, at));
  return labels;
}

/** Finds another product's code as the first or second word: "See WH2-60". */
function codeIn(label: string, target: string, { tables }: RuleInput): string | undefined {
  const codes = label
    .trim()
    .split(/[\s,:]/, 2)
    .filter((word) => tables.products[word]);
  const [code] = codes;
  if (code === undefined || codes.includes(target)) return undefined;
  // "WH2-60 mounting kit" leads to the kit.
  const isPart = label.trim() !== code && tables.products[target]?.fits.includes(code);
  return isPart ? undefined : code;
}
