/** The way from a section's home to a page. A step that is no page in the country is left out. */

import type { Audience, Category, Country, Page } from '../../kernel/contract.ts';
import type { Crumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { leadsHere } from './here.ts';
import type { Tables } from './tables.ts';

export function homeCrumb(tables: Tables, audience: Audience): Crumb {
  const home = tables.site.audiences.find(({ id }) => id === audience);
  return audience === 'Consumer' || !home
    ? { label: 'Home', url: '/' }
    : { label: home.label, url: home.url };
}

/** The category and its parents, the topmost first. */
export function categoryTrail(
  tables: Tables,
  url: string | undefined,
  country: Country,
): readonly Crumb[] {
  const trail: Crumb[] = [];
  const seen = new Set<string>();
  let category: Category | undefined = url === undefined ? undefined : tables.categories[url];
  while (category && !seen.has(category.url)) {
    seen.add(category.url);
    if (tables.routes[category.url] && leadsHere(tables, category.url, country)) {
      trail.unshift({ label: category.name, url: category.url });
    }
    category = category.parent === undefined ? undefined : tables.categories[category.parent];
  }
  return trail;
}

/** The hubs above a page, the topmost first. */
export function pageTrail(tables: Tables, page: Page, country: Country): readonly Crumb[] {
  const trail: Crumb[] = [];
  const seen = new Set([page.url]);
  let parent = page.parent === undefined ? undefined : tables.pages[page.parent];
  while (parent && !seen.has(parent.url)) {
    seen.add(parent.url);
    if (parent.template !== 'home' && parent.countries.includes(country)) {
      trail.unshift({ label: parent.title, url: parent.url });
    }
    parent = parent.parent === undefined ? undefined : tables.pages[parent.parent];
  }
  return trail;
}
