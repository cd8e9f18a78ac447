/** Writes `/search-pages.json`, the site search's data for everything except products. */

import { otherCountries } from '../../kernel/countries.ts';
import type { Category, Country, Page, Product } from '../../kernel/entry-types.ts';
import { plainText } from '../../kernel/plain-text.ts';
import type { EntryType, SiteEntry } from '../../kernel/site-entry.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import { truncate } from '../../kernel/typography.ts';
import { waters } from '../../kernel/vocabulary.ts';
import { isReachableIn, productIn } from '../../site/lookups/in-country.ts';
import { guideOf } from '../../site/lookups/pages-by-template.ts';
import { publicProducts } from '../../site/lookups/public-products.ts';
import { plainCode } from '../../site/search/plain-code.ts';
import { formerCodesOf } from './search-items-file.ts';

/** One entry a line makes a page change a one-line diff. */
export function searchPages(tables: Tables, country: Country): string {
  const entries = siteEntries(tables, country).map((entry) => JSON.stringify(entry));
  return `{\n"synonyms":${JSON.stringify(tables.synonyms)},\n"entries":[\n${entries.join(',\n')}\n]\n}\n`;
}

/** Returns ranges, pages with their questions and documents, contaminants, places and codes, without duplicates. */
export function siteEntries(tables: Tables, country: Country): readonly SiteEntry[] {
  const isHere = (url: string) => tables.routes[url]?.countries.includes(country) === true;
  const pages = Object.values(tables.pages).filter(
    ({ url, template, noindex }) =>
      isHere(url) && (!noindex || template === 'login') && !untold.includes(template),
  );
  const entries = [
    ...Object.values(tables.categories).flatMap((category) =>
      isHere(category.url) ? [entryOfRange(category)] : [],
    ),
    ...pages.map((page) => entryOfPage(page, codesGuidedBy(tables, page, country))),
    ...pages.flatMap((page) => answersOf(page)),
    ...pages.flatMap((page) => documentsOf(tables, page)),
    ...contaminants(tables, pages),
    ...places(tables, pages, country),
    ...superseded(tables, country),
    ...elsewhere(tables, country),
    ...unsuggested(tables, country),
  ];
  const seen = new Set<string>();
  return entries.filter(({ address, title }) => {
    const key = `${address} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Visitors don't search for these pages. */
const untold: readonly Page['template'][] = ['home', 'not-found', 'search'];
const kindOfTemplate: Readonly<Partial<Record<Page['template'], EntryType>>> = {
  video: 'video',
  selector: 'tool',
  'cartridge-finder': 'tool',
  compare: 'tool',
  saved: 'tool',
  places: 'tool',
};

const entry = (
  kind: EntryType,
  title: string,
  address: string,
  more: Partial<SiteEntry> = {},
): SiteEntry => ({ kind, title, text: '', address, words: '', ...more });

function entryOfRange(category: Category): SiteEntry {
  const { name, header, description, pageDescription, url, source, audience } = category;
  return entry('range', header || name, url, {
    text: truncate(description),
    words: wordsOf(url, name, source && waters[source], ...category.applications, pageDescription),
    ...audienceOf(audience),
  });
}

function entryOfPage(page: Page, codes: readonly string[]): SiteEntry {
  const { url, template, title, intro, pageDescription, date, sections, audience } = page;
  const kind = kindOfTemplate[template] ?? (date === undefined ? 'page' : 'article');
  return entry(kind, title, url, {
    text: truncate(pageDescription || intro),
    words: wordsOf(url, ...sections.map(({ heading }) => heading), ...codes),
    ...audienceOf(audience),
  });
}

/** Adds the codes that a guide is for, so "WH2-60 manual" finds it. Codes have no parts in common with other entries. */
const codesGuidedBy = (tables: Tables, { guide, url }: Page, country: Country) =>
  guide === undefined
    ? []
    : publicProducts(tables, country)
        .filter((product) => guideOf(tables, product, country)?.url === url)
        .map(({ code }) => plainCode(code));

const answersOf = ({ url, sections, audience }: Page): SiteEntry[] =>
  sections.flatMap(({ id, faqs }) =>
    faqs.map(({ question, answer }) =>
      entry('question', question, `${url}#${id}`, {
        text: truncate(plainText(answer)),
        ...audienceOf(audience),
      }),
    ),
  );

/** Skips links to product pages, because the product itself is in the search. */
const documentsOf = ({ products }: Tables, { url, sections, audience }: Page): SiteEntry[] =>
  sections.flatMap(({ heading, documents }) =>
    documents
      .filter(({ url: address }) => /^\/(?!\/)/.test(address) && !products[address.slice(1)])
      .map(({ title, type, url: address }) =>
        entry('document', title, address, {
          words: wordsOf(url, type, heading),
          ...audienceOf(audience),
        }),
      ),
  );

function contaminants(tables: Tables, pages: readonly Page[]): SiteEntry[] {
  const page = pages.find(({ template }) => template === 'contaminants');
  if (!page) return [];
  const names = new Map(tables.technologies.map(({ id, name }) => [id, name]));
  return tables.contaminants.map(({ id, name, sign, description, technologies }) =>
    entry('contaminant', name, `${page.url}#${id}`, {
      text: truncate(description),
      words: [id, sign, ...technologies.flatMap((each) => names.get(each) ?? [])].join(', '),
    }),
  );
}

/** Links a place to the finder with its postcode filled in, and a region to its list. */
function places(tables: Tables, pages: readonly Page[], country: Country): SiteEntry[] {
  return pages.flatMap(({ url, places: type, title }) => {
    const here = tables.places.filter((place) => place.type === type && place.country === country);
    const regions = [...new Set(here.map(({ region }) => region))];
    return [
      ...regions.map((region) =>
        entry('place', `${title}: ${region}`, `${url}#${slugify(region)}`, { words: wordsOf(url) }),
      ),
      ...here.map(({ name, suburb, postcode, region, services }) =>
        entry('place', name, `${url}?postcode=${postcode}`, {
          text: `${suburb} ${postcode}, ${region}`,
          words: wordsOf(url, ...services),
        }),
      ),
    ];
  });
}

/** Links a superseded code to its current product, because a commerce backend doesn't do that. */
function superseded(tables: Tables, country: Country): SiteEntry[] {
  const soldAs = (code: string) => productIn(tables, code, { country, dealers: false });
  const now = new Map<string, Product>();
  for (const product of publicProducts(tables, country)) {
    if (product.replacedBy !== undefined && soldAs(product.replacedBy)) continue;
    for (const former of formerCodesOf(product, soldAs)) now.set(former, product);
  }
  return [...now].map(([former, { code, name }]) =>
    entry('superseded', `${code} replaces ${former}`, `/${code}`, { text: name, words: former }),
  );
}

/** Adds systems that are never suggested themselves. Their spare parts are, and visitors look for the system. */
const unsuggested = (tables: Tables, country: Country): SiteEntry[] =>
  publicProducts(tables, country)
    .filter(({ excludedFromSuggestions }) => excludedFromSuggestions)
    .map(({ code, name, discontinued }) =>
      entry('system', `${code}${discontinued ? ', discontinued' : ''}: ${name}`, `/${code}`, {
        words: code,
      }),
    );

/** Lists codes that only other countries sell, with a link to their range here. */
function elsewhere(tables: Tables, country: Country): SiteEntry[] {
  return Object.values(tables.products).flatMap(({ code, name, category, dealerOnly }) => {
    // A product has a page wherever it's sold, so the routes answer this without prices.
    const soldIn = tables.routes[`/${code}`]?.countries ?? [];
    const sellers = otherCountries(country).filter((other) => soldIn.includes(other));
    if (dealerOnly || sellers.length === 0 || soldIn.includes(country)) return [];
    const range = category !== undefined ? tables.categories[category] : undefined;
    const address = range && isReachableIn(tables, range.url, country) ? range.url : '/search';
    const labels = sellers.map((each) => tables.site.countries[each].label).join(' and ');
    return entry('elsewhere', `${code} is only sold in ${labels}`, address, {
      text: name,
      words: code,
    });
  });
}

const audienceOf = (audience: Page['audience']) => (audience === 'Consumer' ? {} : { audience });

/** Includes the words of the address, because many people type "stores" for "Where to buy". */
const wordsOf = (url: string, ...more: readonly (string | undefined)[]): string =>
  [url.replace(/[/-]+/g, ' ').trim(), ...more].filter(Boolean).join(', ');
