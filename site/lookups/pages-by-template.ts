/** Finds pages by template, hub or guided product, and landing pages by audience. */
import type {
  Audience,
  Category,
  Country,
  Page,
  PageTemplate,
  Product,
} from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';

const byTemplate = memoize(({ pages }: Tables) =>
  groupBy(Object.values(pages), ({ template }) => template),
);
const byParent = memoize(({ pages }: Tables) =>
  groupBy(Object.values(pages), ({ parent = '' }) => parent),
);

export function pagesOf(tables: Tables, template: PageTemplate, country: Country): readonly Page[] {
  return (byTemplate(tables).get(template) ?? []).filter((page) =>
    page.countries.includes(country),
  );
}

export function pageOf(tables: Tables, template: PageTemplate, country: Country): Page | undefined {
  return pagesOf(tables, template, country)[0];
}

/** The pages under a hub: dated pages first, newest to oldest, then the others in catalogue order. */
export function childrenOf(tables: Tables, url: string, country: Country): readonly Page[] {
  return (byParent(tables).get(url) ?? [])
    .filter((page) => page.countries.includes(country))
    .sort(({ date: a = '' }, { date: b = '' }) => b.localeCompare(a));
}

const landings = memoize(({ categories, routes }: Tables) =>
  Object.values(categories).filter(
    ({ parent, url }) => parent === undefined && routes[url] !== undefined,
  ),
);

export function landingsOf(tables: Tables, audience: Audience): readonly Category[] {
  return landings(tables)
    .filter((category) => category.audience === audience && !category.isNoParent)
    .sort((a, b) => a.id - b.id);
}

const guidesByServed = memoize(
  ({ pages }: Tables) =>
    new Map(
      Object.values(pages).flatMap((page) =>
        (page.guide?.serves ?? []).map((served) => [served, page] as const),
      ),
    ),
);

/** The fitting and care guide for a product's series, otherwise for its type. */
export function guideOf(
  tables: Tables,
  { series, type }: Pick<Product, 'series' | 'type'>,
  country: Country,
): Page | undefined {
  const guides = guidesByServed(tables);
  const page = (series !== undefined && guides.get(series)) || guides.get(type);
  return page?.countries.includes(country) ? page : undefined;
}
