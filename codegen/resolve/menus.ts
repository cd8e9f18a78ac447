/** Menu files as trees of links, one for each country and audience. */

import { slugOf } from '../../kernel/slug.ts';
import {
  type ByCountry,
  type Category,
  countries,
  type DealerEntry,
  type MenuItem,
  type Menus,
} from '../catalogue.ts';
import type { Shaped } from '../check-shape.ts';
import type { MenuEntry } from '../files/menu.ts';
import type { Country, NavigationType } from '../files/shared.ts';
import type { SiteFile } from '../files/site.ts';
import { cleanLabel } from './clean-label.ts';
import { getMappedNavigationConsumer } from './consumer-menu.ts';

export type MenuSources = {
  readonly site: SiteFile;
  readonly categories: ReadonlyMap<string, Category>;
  readonly dealerRange: readonly DealerEntry[];
  /** Whether a path leads to a page in that country. */
  readonly leadsSomewhere: (url: string, country: Country) => boolean;
};

export function resolveMenus(
  files: readonly Shaped<'menu'>[],
  sources: MenuSources,
): ByCountry<Menus> {
  const of = (country: Country): Menus => {
    const menu = (audience: NavigationType): readonly MenuItem[] => {
      const file = files.find(({ value }) => value.audience === audience);
      return (file?.value.items ?? []).flatMap((entry) =>
        resolveEntry(entry, audience, country, sources),
      );
    };
    return {
      Consumer: menu('Consumer'),
      Dealers: menu('Dealers'),
      Specifiers: menu('Specifiers'),
      'Food-Service': menu('Food-Service'),
      Plumbers: menu('Plumbers'),
    };
  };
  const [AU, NZ] = countries.map(of);
  return { AU: AU ?? of('AU'), NZ: NZ ?? of('NZ') };
}

function resolveEntry(
  entry: MenuEntry,
  audience: NavigationType,
  country: Country,
  sources: MenuSources,
): MenuItem[] {
  const { site, categories, leadsSomewhere } = sources;
  const list = (entry.list ?? []).flatMap((child) =>
    resolveEntry(child, audience, country, sources),
  );
  if (entry.category !== undefined) {
    const category = categories.get(entry.category);
    const consumer = audience === 'Consumer' || audience === 'Plumbers';
    const [item] = getMappedNavigationConsumer(category ? [category] : [], {
      categories,
      site,
      viewAll: consumer,
    });
    if (!item) return [];
    return [
      {
        ...item,
        ...(entry.label !== undefined && { label: entry.label }),
        ...(list.length > 0 && { list }),
      },
    ];
  }
  const label = cleanLabel(entry.label ?? '', site.labelCleaning);
  const override = site.linkOverrides.find((candidate) => candidate.label === label);
  const dealerLogin = country === 'AU' ? site.countries.au : site.countries.nz;
  const externalUrl =
    entry.action === 'login'
      ? `${dealerLogin.externalUrl}${site.dealerLoginPath}`
      : entry.external?.[country === 'AU' ? 'au' : 'nz'];
  const children = entry.dealerRange ? [...dealerRangeItems(country, sources), ...list] : list;
  const url =
    override?.url ??
    entry.url ??
    (entry.action === 'login' ? '/login' : (externalUrl ?? children[0]?.url));
  if (url === undefined || (url.startsWith('/') && !leadsSomewhere(url, country))) return [];
  return [
    {
      label,
      url,
      ...(children.length > 0 && { list: children }),
      ...(entry.action !== undefined && { action: entry.action }),
      ...(externalUrl !== undefined && { externalUrl }),
    },
  ];
}

/** The dealer mega-menu: Menu → Group (with its column) → Name (NAV-07). */
export function dealerRangeItems(
  country: Country,
  { dealerRange, site }: Pick<MenuSources, 'dealerRange' | 'site'>,
): MenuItem[] {
  const menus = new Map<string, Map<string, DealerEntry[]>>();
  for (const entry of dealerRange) {
    if (!entry.soldIn.includes(country)) continue;
    const groups = menus.get(entry.menu) ?? new Map<string, DealerEntry[]>();
    menus.set(entry.menu, groups);
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...menus].map(([menu, groups]) => ({
    label: menu,
    url: `${dealerRangePath}#${slugOf(menu)}`,
    list: [...groups].map(([group, entries]) => ({
      label: group,
      url: `${dealerRangePath}#${slugOf(`${menu} ${group}`)}`,
      column: entries[0]?.column ?? 1,
      list: entries.map((entry) => {
        const override = site.linkOverrides.find(({ label }) => label === entry.name);
        return {
          label: entry.name,
          url: override?.url ?? entry.url,
          ...(entry.descriptions[0] !== undefined && { description: entry.descriptions[0] }),
        };
      }),
    })),
  }));
}

/** The page that lists the whole dealer range, where the menu's headings lead. */
export const dealerRangePath = '/dealers/range';
