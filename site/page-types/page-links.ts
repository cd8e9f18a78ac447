import type { Contaminant, Country, Page } from '../../kernel/entry-types.ts';
import { formatDate } from '../../kernel/format.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ListedLink } from '../components/LinkList/LinkList.tsx';
import { isReachableIn } from '../lookups/in-country.ts';
import { childrenOf, landingsOf, pageOf } from '../lookups/pages-by-template.ts';

/** The pages below a hub, except pages that its sections already link to. */
export function childLinks(tables: Tables, hub: Page, country: Country): readonly ListedLink[] {
  const linked = new Set(hub.sections.flatMap(({ links }) => links.map(({ url }) => url)));
  return childrenOf(tables, hub.url, country)
    .filter(({ url }) => !linked.has(url))
    .map((child) => ({
      label: child.title,
      url: child.url,
      description: child.intro,
      ...(child.date !== undefined && { note: formatDate(child.date) }),
    }));
}

export function rangeLinks(tables: Tables, country: Country): readonly ListedLink[] {
  return landingsOf(tables, 'Consumer')
    .filter(({ url }) => isReachableIn(tables, url, country))
    .map(({ name, url, description }) => ({ label: name, url, description }));
}

export function finderOf(tables: Tables, country: Country): { readonly finderUrl?: string } {
  const finder = pageOf(tables, 'cartridge-finder', country);
  return finder ? { finderUrl: finder.url } : {};
}

/** Every contaminant with its address on the country's contaminants page. Empty without that page. */
export function contaminantLinks(
  tables: Tables,
  country: Country,
): readonly (Contaminant & { readonly url: string })[] {
  const page = pageOf(tables, 'contaminants', country);
  return page
    ? tables.contaminants.map((each) => ({ ...each, url: `${page.url}#${each.id}` }))
    : [];
}
