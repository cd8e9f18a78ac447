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
import { slugOf } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Crumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { rangeAddress } from './dealer-range.ts';
import { leadsHere } from './here.ts';

/** The first step of a section's trails. */
export function homeStep({ site }: Pick<Tables, 'site'>, audience: Route['audience']): Crumb {
  const home = site.audiences.find(({ id }) => id === audience);
  return audience === 'Consumer' || !home
    ? { label: 'Home', url: '/' }
    : { label: home.label, url: home.url };
}

export function productTrail(tables: Tables, product: Product, country: Country): readonly Crumb[] {
  const { code, category, dealerOnly } = product;
  return [
    homeStep(tables, dealerOnly ? 'Dealers' : 'Consumer'),
    ...categorySteps(tables, category, country),
    { label: code, url: `/${code}` },
  ];
}

export function rangeTrail(tables: Tables, category: Category, country: Country): readonly Crumb[] {
  return [
    homeStep(tables, category.audience),
    ...categorySteps(tables, category.parent, country),
    { label: category.name, url: category.url },
  ];
}

export function pageTrail(tables: Tables, page: Page, country: Country): readonly Crumb[] {
  if (page.template === 'home' || page.template === 'not-found') return [];
  return [
    homeStep(tables, page.audience),
    ...hubSteps(tables, page, country),
    { label: page.title, url: page.url },
  ];
}

export function entryTrail(tables: Tables, entry: DealerMenuEntry): readonly Crumb[] {
  const range = rangeAddress(tables);
  if (range === undefined) return [];
  const { menu, group, name, url } = entry;
  return [
    homeStep(tables, 'Dealers'),
    { label: menu, url: `${range}#${slugOf(menu)}` },
    { label: group, url: `${range}#${slugOf(`${menu} ${group}`)}` },
    { label: name, url },
  ];
}

/** The category and its parents, from the top down. */
function categorySteps(tables: Tables, url: string | undefined, country: Country): Crumb[] {
  const steps: Crumb[] = [];
  const seen = new Set<string>();
  let category: Category | undefined = url === undefined ? undefined : tables.categories[url];
  while (category && !seen.has(category.url)) {
    seen.add(category.url);
    if (tables.routes[category.url] && leadsHere(tables, category.url, country)) {
      steps.unshift({ label: category.name, url: category.url });
    }
    category = category.parent === undefined ? undefined : tables.categories[category.parent];
  }
  return steps;
}

/** The hubs above a page, from the top down. */
function hubSteps(tables: Tables, page: Page, country: Country): Crumb[] {
  const steps: Crumb[] = [];
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
