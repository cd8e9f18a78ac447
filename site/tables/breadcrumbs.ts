/**
 * Breadcrumb trails from a section's home to a page, for the page and its structured data. They leave
 * out steps that have no page in the country.
 */

import type {
  Category,
  Country,
  DealerMenuEntry,
  Page,
  Product,
  Route,
} from '../../kernel/contract.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { BreadcrumbItem } from '../components/Breadcrumb/Breadcrumb.tsx';
import { rangeAddress } from './dealer-range.ts';
import { isReachableIn } from './market.ts';

/** The first step of a section's trails. */
export function homeBreadcrumb(
  { site }: Pick<Tables, 'site'>,
  audience: Route['audience'],
): BreadcrumbItem {
  const home = site.audiences.find(({ id }) => id === audience);
  return audience === 'Consumer' || !home
    ? { label: 'Home', url: '/' }
    : { label: home.label, url: home.url };
}

export function productBreadcrumbs(
  tables: Tables,
  product: Product,
  country: Country,
): readonly BreadcrumbItem[] {
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
): readonly BreadcrumbItem[] {
  return [
    homeBreadcrumb(tables, category.audience),
    ...categorySteps(tables, category.parent, country),
    { label: category.name, url: category.url },
  ];
}

export function pageBreadcrumbs(
  tables: Tables,
  page: Page,
  country: Country,
): readonly BreadcrumbItem[] {
  if (page.template === 'home' || page.template === 'not-found') return [];
  return [
    homeBreadcrumb(tables, page.audience),
    ...hubSteps(tables, page, country),
    { label: page.title, url: page.url },
  ];
}

export function entryBreadcrumbs(
  tables: Tables,
  entry: DealerMenuEntry,
): readonly BreadcrumbItem[] {
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

/** The category and its parents, from the top down. */
function categorySteps(
  tables: Tables,
  url: string | undefined,
  country: Country,
): BreadcrumbItem[] {
  const steps: BreadcrumbItem[] = [];
  const seen = new Set<string>();
  let category: Category | undefined = url === undefined ? undefined : tables.categories[url];
  while (category && !seen.has(category.url)) {
    seen.add(category.url);
    if (tables.routes[category.url] && isReachableIn(tables, category.url, country)) {
      steps.unshift({ label: category.name, url: category.url });
    }
    category = category.parent === undefined ? undefined : tables.categories[category.parent];
  }
  return steps;
}

/** The hubs above a page, from the top down. */
function hubSteps(tables: Tables, page: Page, country: Country): BreadcrumbItem[] {
  const steps: BreadcrumbItem[] = [];
  const seen = new Set([page.url]);
  let parent = page.parent === undefined ? undefined : tables.pages[page.parent];
  while (parent && !seen.has(parent.url)) {
    seen.add(parent.url);
    if (parent.template !== 'home' && parent.countries.includes(country)) {
      steps.unshift({ label: parent.title, url: parent.url });
    }
    parent = parent.parent === undefined ? undefined : tables.pages[parent.parent];
  }
  return steps;
}
