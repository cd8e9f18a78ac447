/** Builds breadcrumb trails from a section's home to a page, without steps that have no page in the country. */
import type {
  Category,
  Country,
  DealerMenuEntry,
  Link,
  Page,
  Product,
  Route,
} from '../../kernel/entry-types.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import { rangeAddress } from './dealer-range.ts';
import { isReachableIn } from './in-country.ts';

export function homeBreadcrumb({ site }: Pick<Tables, 'site'>, audience: Route['audience']): Link {
  const home = site.audiences.find(({ id }) => id === audience);
  return audience === 'Consumer' || !home
    ? { label: 'Home', url: '/' }
    : { label: home.label, url: home.url };
}

export function productBreadcrumbs(
  tables: Tables,
  product: Product,
  country: Country,
): readonly Link[] {
  const { code, category, dealerOnly } = product;
  return [
    homeBreadcrumb(tables, dealerOnly ? 'Dealers' : 'Consumer'),
    ...categorySteps(tables, category, country),
    { label: code, url: `/${code}` },
  ];
}

export function rangeBreadcrumbs(
  tables: Tables,
  category: Category,
  country: Country,
): readonly Link[] {
  return [
    homeBreadcrumb(tables, category.audience),
    ...categorySteps(tables, category.parent, country),
    { label: category.name, url: category.url },
  ];
}

export function pageBreadcrumbs(tables: Tables, page: Page, country: Country): readonly Link[] {
  if (page.template === 'home' || page.template === 'not-found') return [];
  return [
    homeBreadcrumb(tables, page.audience),
    ...hubSteps(tables, page.parent, country),
    { label: page.title, url: page.url },
  ];
}

export function entryBreadcrumbs(tables: Tables, entry: DealerMenuEntry): readonly Link[] {
  const range = rangeAddress(tables);
  if (range === undefined) return [];
  const { menu, group, name, url } = entry;
  return [
    homeBreadcrumb(tables, 'Dealers'),
    { label: menu, url: `${range}#${slugify(menu)}` },
    { label: group, url: `${range}#${slugify(`${menu} ${group}`)}` },
    { label: name, url },
  ];
}

function categorySteps(tables: Tables, url: string | undefined, country: Country): readonly Link[] {
  const category = url === undefined ? undefined : tables.categories[url];
  if (!category) return [];
  const above = categorySteps(tables, category.parent, country);
  const hasPage = tables.routes[category.url] && isReachableIn(tables, category.url, country);
  return hasPage ? [...above, { label: category.name, url: category.url }] : above;
}

function hubSteps(tables: Tables, url: string | undefined, country: Country): readonly Link[] {
  const hub = url === undefined ? undefined : tables.pages[url];
  if (!hub) return [];
  const above = hubSteps(tables, hub.parent, country);
  const isShown = hub.template !== 'home' && hub.countries.includes(country);
  return isShown ? [...above, { label: hub.title, url: hub.url }] : above;
}
