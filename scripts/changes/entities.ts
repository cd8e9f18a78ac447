import { findInTexts } from '../../codegen/find-in-values.ts';
import type { Country } from '../../kernel/countries.ts';
import type { FeaturedPromo, MenuItem } from '../../kernel/entry-types.ts';
import { promosInCountry } from '../../kernel/scheduled.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import data from './field-words.json' with { type: 'json' };
import { type Plain, plainOf } from './plain-value.ts';

export type Entity = {
  readonly kind: string;
  /** The entry's own page first, then the pages that mention it. */
  readonly pages: readonly string[];
  readonly value: Plain;
};
/** By names that merchandisers know: "product WH2-60", "page /stores". */
export type Entities = Readonly<Record<string, Entity>>;

/** Fields that are reported elsewhere, follow from other fields, or aren't on any page. */
const omitted: Readonly<Record<string, readonly string[]>> = data.omitted;

/** `today` is the ISO date in the country. */
export function entitiesOf(tables: Tables, country: Country, today: string): Entities {
  const isHere = (path: string) => tables.routes[path]?.countries.includes(country) ?? false;
  const mentions = pagesMentioning(tables);
  const found: Record<string, Entity> = {};
  const add = (kind: string, name: string, value: object, pages: readonly string[]) => {
    const fields = Object.entries(value).filter(([key]) => !omitted[kind]?.includes(key));
    const plain = plainOf(Object.fromEntries(fields), country) ?? {};
    found[name === '' ? kind : `${kind} ${name}`] = { kind, pages, value: plain };
  };
  const withMentions = (page: string, name: string) =>
    [...new Set([page, ...(mentions.get(name) ?? [])])].filter(isHere);
  const named = (ids: readonly string[], of: Readonly<Record<string, { name: string }>>) =>
    ids.map((id) => of[id]?.name ?? id);
  const contaminants = Object.fromEntries(tables.contaminants.map((each) => [each.id, each]));
  const technologies = Object.fromEntries(tables.technologies.map((each) => [each.id, each]));
  for (const [code, { appearance = {}, fits, parts, specifications, ...product }] of Object.entries(
    tables.products,
  )) {
    if (!isHere(`/${code}`)) continue;
    const of = (role: string) =>
      parts.filter((part) => part.role === role).map(({ role: _, ...part }) => part);
    const value = {
      ...product,
      appearance: { ...appearance, sample: undefined },
      treats: named(product.treats, contaminants),
      doesNotTreat: named(product.doesNotTreat, contaminants),
      tests: product.tests?.map((test) => ({ ...test, for: named([test.for], contaminants)[0] })),
      cartridges: of('cartridge'),
      spares: of('spare'),
      // A system that lists the part reports that itself.
      fits: fits.filter(
        (system) => !tables.products[system]?.parts.some((part) => part.code === code),
      ),
      specifications: Object.fromEntries(specifications.map(({ id, value }) => [id, value])),
      sampleFigures: specifications.flatMap(({ id, sample }) => (sample ? id : [])),
    };
    add('product', code, value, withMentions(`/${code}`, code));
  }
  for (const [url, category] of Object.entries(tables.categories)) {
    const { relatedVideos, teaser } = category;
    const value = {
      ...category,
      banners: category.banners.map(({ id: _, ...banner }) => banner),
      relatedVideos: relatedVideos.map((video) => video.url),
      printedPrice: teaser?.label,
    };
    add('category', url, value, withMentions(url, url));
  }
  for (const [url, page] of Object.entries(tables.pages)) {
    if (!isHere(url)) continue;
    const videos = page.relatedVideos.map((video) => video.url);
    // Leaves out an id that follows from the heading.
    const sections = page.sections.map(({ id, ...section }) =>
      id === slugify(section.heading) ? section : { ...section, id },
    );
    add('page', url, { ...page, sections, relatedVideos: videos }, withMentions(url, url));
  }
  for (const { url, ...entry } of tables.dealerRange[country]) {
    // The address of an entry's own page follows from its name.
    const other = tables.routes[url]?.kind === 'dealer-entry' ? undefined : url;
    const value = { ...entry, url: other };
    add('dealer range', `${entry.menu}, ${entry.name}`, value, withMentions(url, url));
  }
  for (const place of tables.places.filter((each) => each.country === country)) {
    const { name, suburb, postcode, type } = place;
    const finders = Object.values(tables.pages).filter((page) => page.places === type);
    const isOnly =
      tables.places.filter((each) => each.name === name && each.type === type).length === 1;
    add(
      type,
      isOnly ? name : `${name}, ${suburb} ${postcode}`,
      place,
      finders.map(({ url }) => url).filter(isHere),
    );
  }
  for (const [name, items] of Object.entries(tables.menus[country]))
    add('menu', name, { entries: items.flatMap((item) => menuLines(item)) }, ['/']);
  addPromotions(tables, country, today, add);
  for (const { until: _, hidden: _hidden, ...teaser } of tables.teaserPrices) {
    const { id, label, product, start, end = today, [country]: price } = teaser;
    if (price === undefined || end < today) continue;
    const pages = Object.values(tables.categories).flatMap((category) =>
      category.teaser?.id === id && isHere(category.url) ? category.url : [],
    );
    add('printed price', id, { label, product, price, start, end: teaser.end }, pages);
  }
  for (const { media: _, words: _words, ...contaminant } of tables.contaminants) {
    const value = { ...contaminant, technologies: named(contaminant.technologies, technologies) };
    add('contaminant', contaminant.name, value, ['/contaminants'].filter(isHere));
  }
  for (const { specification: _, ...technology } of tables.technologies)
    add('treatment', technology.name, technology, ['/contaminants'].filter(isHere));
  for (const { id, states: _, ...fact } of tables.promoFacts) add('fact', id, fact, []);
  for (const specification of tables.specifications)
    add('specification', specification.label, specification, []);
  add('search', '', { synonyms: tables.synonyms }, ['/search'].filter(isHere));
  const { gstPercent: _, needsWels: _check, ...here } = tables.site.countries[country];
  add('site', '', { ...tables.site, countries: here }, []);
  return found;
}

/** Writes an entry on one line: "Products › Mixer taps → /mixer-taps". */
function menuLines({ label, url, externalUrl, list = [] }: MenuItem, above = ''): string[] {
  const name = `${above}${label}`;
  return [
    `${name} → ${externalUrl ?? url}`,
    ...list.flatMap((item) => menuLines(item, `${name} › `)),
  ];
}

/** Adds the current state, and what starts or comes back later. Past promotions are on no page. */
function addPromotions(
  { site, categories, routes }: Tables,
  country: Country,
  today: string,
  add: (kind: string, name: string, value: object, pages: readonly string[]) => void,
): void {
  const { banner, summerSpecial } = site;
  const isOver = ({ end = today }) => end < today;
  const dated = <T extends { readonly end?: string }>(entry: T): T =>
    entry.end === today ? { ...entry, end: `${today}, today` } : entry;
  for (const [name, { upcoming: _, enabled, ...promotion }] of Object.entries({
    banner,
    'summer special': summerSpecial,
  }))
    if (enabled && !isOver(promotion)) add('promotion', name, dated(promotion), ['every page']);
  const shown = new Map<string, { promo: FeaturedPromo; pages: string[]; where: string[] }>();
  for (const category of Object.values(categories).filter(({ url }) => routes[url])) {
    const coming = promosInCountry(category, country).filter((promo) => !isOver(promo));
    const current = coming.find(({ start = today }) => start <= today);
    for (const promo of coming) {
      const { start = today } = promo;
      const known = shown.get(promo.id) ?? { promo, pages: [], where: [] };
      shown.set(promo.id, known);
      const when =
        promo === current ? '' : start > today ? ` from ${start}` : ` after “${current?.title}”`;
      known.pages.push(category.url);
      known.where.push(`${category.url}${when}`);
    }
  }
  for (const [id, { promo, pages, where }] of shown) {
    const { prices, hidden: _, until: _until, id: _id, ...others } = dated(promo);
    add('promotion', id, { ...others, price: prices[country], shownOn: where }, pages);
  }
}

/** Finds the pages that mention a product or link to a page, by its code or path. */
function pagesMentioning({ products, categories, pages }: Tables) {
  const mentions = new Map<string, Set<string>>();
  const note = (name: string, page: string) => {
    const known = mentions.get(name) ?? new Set();
    mentions.set(name, known.add(page));
  };
  const noteIn = (value: unknown, page: string): void => {
    for (const { found } of findInTexts(value, (text) => text.replace(/^\//, '')))
      if (products[found]) note(found, page);
  };
  for (const [code, product] of Object.entries(products)) noteIn(product, `/${code}`);
  for (const [url, category] of Object.entries(categories)) noteIn(category, url);
  for (const [url, page] of Object.entries(pages)) noteIn(page, url);
  return mentions;
}
