/** Resolves menu files to trees of links, one for each country and audience. */

import { byCountry, type Country, countryKeys } from '../../kernel/countries.ts';
import type { DealerMenuEntry, MenuItem, NavigationType } from '../../kernel/entry-types.ts';
import type { ItemEntry } from '../../kernel/generated/menu.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { recordOf } from '../../kernel/json-record.ts';
import { navigationTypes } from '../../kernel/menu-names.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Validated } from '../validate/validated.ts';
import { cleanLabel, overrideOf } from './clean-label.ts';
import { getMappedNavigationConsumer } from './consumer-menu.ts';
import { dealerRangePath } from './dealer-range.ts';
import { omitUndefined } from './omit-undefined.ts';

export type MenuSources = {
  readonly site: SiteFile;
  readonly tables: Pick<Tables, 'categories' | 'dealerRange' | 'routes'>;
};

export const resolveMenus = (files: readonly Validated<'menu'>[], sources: MenuSources) =>
  byCountry((country) =>
    recordOf(navigationTypes, (audience) => {
      const file = files.find(({ value }) => value.audience === audience);
      return (file?.value.items ?? []).flatMap((entry) =>
        resolveEntry(entry, audience, country, sources),
      );
    }),
  );

function resolveEntry(
  entry: ItemEntry,
  audience: NavigationType,
  country: Country,
  sources: MenuSources,
): MenuItem[] {
  const { site, tables } = sources;
  const list = (entry.list ?? []).flatMap((child) =>
    resolveEntry(child, audience, country, sources),
  );
  if (entry.category !== undefined) {
    const category = tables.categories[entry.category];
    const [item] = getMappedNavigationConsumer(category ? [category] : [], {
      categories: tables.categories,
      site,
      viewAll: audience === 'Consumer' || audience === 'Plumbers',
    });
    if (!item) return [];
    return [{ ...item, label: entry.label ?? item.label, ...(list.length > 0 && { list }) }];
  }
  const label = cleanLabel(entry.label ?? '', site.labelCleaning);
  const key = countryKeys[country];
  const externalUrl =
    entry.action === 'login'
      ? `https://${site.countries[key].commerceHost}${site.dealerLoginPath}`
      : entry.external?.[key];
  const range = entry.dealerRange ? dealerRangeItems(tables.dealerRange[country], site) : [];
  const children = [...range, ...list];
  const url =
    overrideOf(site, label) ??
    entry.url ??
    (entry.action === 'login' ? '/login' : (externalUrl ?? children[0]?.url));
  const leads = (path: string) => tables.routes[path]?.countries.includes(country) ?? false;
  if (url === undefined || (url.startsWith('/') && !leads(url.replace(/[?#].*$/, '')))) return [];
  return [
    omitUndefined({
      label,
      url,
      list: children.length > 0 ? children : undefined,
      action: entry.action,
      externalUrl,
    }),
  ];
}

/** Builds the dealer mega-menu: Menu → Group (with its column) → Name (NAV-07). */
function dealerRangeItems(range: readonly DealerMenuEntry[], site: SiteFile): MenuItem[] {
  const menus = new Map<string, Map<string, DealerMenuEntry[]>>();
  for (const entry of range) {
    const groups = menus.get(entry.menu) ?? new Map<string, DealerMenuEntry[]>();
    menus.set(entry.menu, groups);
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...menus].map(([menu, groups]) => ({
    label: menu,
    url: `${dealerRangePath(site)}#${slugify(menu)}`,
    list: [...groups].map(([group, entries]) => ({
      label: group,
      url: `${dealerRangePath(site)}#${slugify(`${menu} ${group}`)}`,
      column: entries[0]?.column ?? 1,
      list: entries.map(({ name, url, descriptions: [description] }) =>
        omitUndefined({ label: name, url, description }),
      ),
    })),
  }));
}
