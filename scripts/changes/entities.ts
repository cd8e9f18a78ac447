/** Everything with texts or facts of its own, and the pages that show it. */
import type { Block, Inline, MenuItem, RichText } from '../../kernel/contract.ts';
import type { Country } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/records.ts';
import { currentPromo, isRunningIn, promosInCountry } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';

export type Entity = {
  /** Its own page first, then the pages that mention it. */
  readonly pages: readonly string[];
  /** Its texts, by field. */
  readonly texts: Readonly<Record<string, string>>;
};
/** By a name that merchandisers know: "product WH2-60", "page /stores". */
export type Entities = Readonly<Record<string, Entity>>;

/** Fields that are reported elsewhere, or follow from other fields. */
const skipped = new Set([
  'code',
  'url',
  'slug',
  'id',
  'audience',
  'parent',
  'categories',
  'category',
  'fits',
  'replaces',
  'discontinued',
  'formerCodes',
  'replacedBy',
  'sample',
  'featured',
  'seasonal',
  'itemsOld',
  'teaser',
  'relatedVideos',
  'width',
  'height',
  'canonical',
  'noindex',
  'countries',
  'enabled',
  'until',
  'hidden',
  'upcoming',
]);

export function entitiesOf(tables: Tables, country: Country): Entities {
  const isHere = (path: string) => tables.routes[path]?.countries.includes(country) ?? false;
  const mentions = pagesMentioning(tables);
  const entity = (page: string, name: string, entry: unknown): Entity => ({
    pages: [...new Set([page, ...(mentions.get(name) ?? [])])].filter(isHere),
    texts: textsOf(entry),
  });
  const shown = <T>(
    entries: Readonly<Record<string, T>>,
    kind: string,
    pageOf: (key: string) => string,
  ) =>
    Object.entries(entries)
      .filter(([key]) => isHere(pageOf(key)))
      .map(([key, entry]) => [`${kind} ${key}`, entity(pageOf(key), key, entry)] as const);
  const listed = <T extends { readonly id: string }>(
    entries: readonly T[],
    kind: string,
    pages: readonly string[],
  ) =>
    entries.map(
      (entry) =>
        [`${kind} ${entry.id}`, { pages: pages.filter(isHere), texts: textsOf(entry) }] as const,
    );
  const places = tables.places.filter((place) => place.country === country);
  const finders = Object.values(tables.pages).filter((page) => page.places);
  return Object.fromEntries([
    ...shown(tables.products, 'product', (code) => `/${code}`),
    ...shown(tables.categories, 'category', (url) => url),
    ...shown(tables.pages, 'page', (url) => url),
    ...tables.dealerRange[country].map(
      (entry) =>
        [`dealer range ${entry.menu}, ${entry.name}`, entity(entry.url, entry.url, entry)] as const,
    ),
    ...places.map((place) => {
      const pages = finders.filter((page) => page.places === place.type).map(({ url }) => url);
      return [
        `${place.type} ${place.name}`,
        { pages: pages.filter(isHere), texts: textsOf(place) },
      ] as const;
    }),
    ...Object.entries(tables.menus[country]).map(
      ([name, items]) =>
        [
          `menu ${name}`,
          { pages: ['/'], texts: { entries: items.flatMap((item) => menuLines(item)).join('\n') } },
        ] as const,
    ),
    ...promotionsOf(tables, country),
    ...tables.teaserPrices
      .filter((teaser) => isRunningIn(teaser, country))
      .map(({ id, label, [country]: price }) => {
        return [`printed price ${id}`, { pages: [], texts: { label, price } }] as const;
      }),
    ...listed(tables.contaminants, 'contaminant', ['/contaminants']),
    ...listed(tables.promoFacts, 'fact', []),
    ...listed(tables.specifications, 'specification', []),
    [
      'site',
      {
        pages: [],
        texts: textsOf({ contact: tables.site.countries[country], social: tables.site.social }),
      },
    ],
  ]);
}

/** One line an entry: "Products › Mixer taps → /mixer-taps". */
function menuLines({ label, url, externalUrl, list = [] }: MenuItem, above = ''): string[] {
  const name = `${above}${label}`;
  return [
    `${name} → ${externalUrl ?? url}`,
    ...list.flatMap((item) => menuLines(item, `${name} › `)),
  ];
}

/** The current state, and changes scheduled for later. */
function promotionsOf({ site, categories, routes }: Tables, country: Country): Map<string, Entity> {
  const found = new Map<string, Entity>();
  const { banner, summerSpecial } = site;
  for (const [id, promotion] of Object.entries({ banner, 'summer special': summerSpecial }))
    if (promotion.enabled)
      found.set(`promotion ${id}`, { pages: ['every page'], texts: textsOf(promotion) });
  for (const category of Object.values(categories).filter(({ url }) => routes[url])) {
    const shown = currentPromo(category, country);
    for (const promo of promosInCountry(category, country)) {
      if (promo !== shown && isRunningIn(promo, country)) continue;
      const { prices, ...others } = promo;
      const name = `promotion ${promo.id}`;
      const pages = [...(found.get(name)?.pages ?? []), category.url];
      const texts = textsOf({ ...others, price: prices[country] });
      found.set(name, { pages, texts: { ...texts, 'shown on': pages.join('\n') } });
    }
  }
  return found;
}

/** The pages that mention a product or link to a page, by its code or path. */
function pagesMentioning({
  products,
  categories,
  pages,
}: Tables): ReadonlyMap<string, ReadonlySet<string>> {
  const mentions = new Map<string, Set<string>>();
  const note = (name: string, page: string) => {
    const known = mentions.get(name) ?? new Set();
    mentions.set(name, known.add(page));
  };
  const walk = (value: unknown, page: string): void => {
    if (typeof value === 'string') {
      if (products[value]) note(value, page);
      const linked = value.startsWith('/') ? value.slice(1) : undefined;
      if (linked !== undefined && products[linked]) note(linked, page);
    } else if (Array.isArray(value)) for (const each of value) walk(each, page);
    else if (isRecord(value)) for (const each of Object.values(value)) walk(each, page);
  };
  for (const [code, product] of Object.entries(products)) walk(product, `/${code}`);
  for (const [url, category] of Object.entries(categories)) walk(category, url);
  for (const [url, page] of Object.entries(pages)) walk(page, url);
  return mentions;
}

/** Every text, number and switch of an entry, by the field that holds it; the entries of lists by what names them. */
export function textsOf(entry: unknown): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = (value: unknown, field: string): void => {
    if (value === undefined || value === null || value === '') return;
    if (isRichText(value)) found[field] = plainText(value);
    else if (isInlines(value)) found[field] = inlineText(value);
    else if (Array.isArray(value)) {
      if (value.length === 0) return;
      if (value.every((each) => typeof each !== 'object')) found[field] = value.join('\n');
      else
        for (const [index, each] of value.entries()) walk(each, `${field} ${nameOf(each, index)}`);
    } else if (isRecord(value)) {
      for (const [name, each] of Object.entries(value))
        if (!skipped.has(name)) walk(each, field === '' ? name : `${field}, ${name}`);
    } else found[field] = String(value);
  };
  walk(entry, '');
  return found;
}

/** The name of a list's entry, so that a new entry before it doesn't change all of them. */
function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return String(index + 1);
  const name =
    entry.id ??
    entry.code ??
    entry.label ??
    entry.name ??
    entry.title ??
    entry.question ??
    entry.heading;
  return `“${String(name ?? index + 1)}”`;
}

const isBlock = (value: unknown): value is Block =>
  isRecord(value) && (value.type === 'paragraph' || value.type === 'list');
const isInline = (value: unknown): value is Inline =>
  isRecord(value) &&
  ['text', 'code', 'strong', 'emphasis', 'link'].includes(String(value.type)) &&
  ('text' in value || 'children' in value);
const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);
const isInlines = (value: unknown): value is readonly Inline[] =>
  Array.isArray(value) && value.length > 0 && value.every(isInline);

const plainText = (text: RichText): string =>
  text
    .map((block) =>
      block.type === 'paragraph'
        ? inlineText(block.children)
        : block.items.map((item) => `- ${inlineText(item)}`).join('\n'),
    )
    .join('\n\n');

const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      'text' in inline
        ? inline.text
        : inline.type === 'link'
          ? `[${inlineText(inline.children)}](${inline.url})`
          : inlineText(inline.children),
    )
    .join('');
