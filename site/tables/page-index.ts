/** Pages found by their template and by the hub above them. */

import type { Country, Page, PageTemplate } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from './tables.ts';

const byTemplate = memoize((tables: Tables) => groupBy(tables, ({ template }) => template));
const byParent = memoize((tables: Tables) => groupBy(tables, ({ parent }) => parent));

function groupBy(
  tables: Tables,
  keyOf: (page: Page) => string | undefined,
): ReadonlyMap<string, readonly Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of Object.values(tables.pages)) {
    const key = keyOf(page);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  return groups;
}

export function pagesOf(tables: Tables, template: PageTemplate, country: Country): readonly Page[] {
  return (byTemplate(tables).get(template) ?? []).filter((page) =>
    page.countries.includes(country),
  );
}

/** The one page of a tool's template. */
export function pageOf(tables: Tables, template: PageTemplate, country: Country): Page | undefined {
  return pagesOf(tables, template, country)[0];
}

/** The pages under a hub: the dated ones first, the newest on top, then the others as they stand. */
export function childrenOf(tables: Tables, url: string, country: Country): readonly Page[] {
  const children = (byParent(tables).get(url) ?? []).filter((page) =>
    page.countries.includes(country),
  );
  const dated = children
    .filter(({ date }) => date !== undefined)
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
  return [...dated, ...children.filter(({ date }) => date === undefined)];
}
