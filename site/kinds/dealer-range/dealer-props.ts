/** The dealer range: one page of all series, and one for each. */
import type { Country, DealerMenuEntry, Route } from '../../../kernel/contract.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { entryTrail, trailOf } from '../../tables/crumbs.ts';
import { leadsHere } from '../../tables/here.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import type { Tables } from '../../tables/tables.ts';
import type { DealerEntryProps } from '../dealer-entry/DealerEntry.tsx';
import type { RangeMenu } from '../home/home-shape.ts';
import type { DealerRangeProps } from './DealerRange.tsx';

/** The series by menu and group, in the catalogue's order; the first column before the second. */
export function rangeMenus(tables: Tables, country: Country): readonly RangeMenu[] {
  const menus = new Map<string, Map<string, DealerMenuEntry[]>>();
  const inColumns = [...tables.dealerRange[country]].sort((a, b) => a.column - b.column);
  for (const { menu } of tables.dealerRange[country]) {
    if (!menus.has(menu)) menus.set(menu, new Map());
  }
  for (const entry of inColumns) {
    if (!leadsHere(tables, entry.url, country)) continue;
    const groups = menus.get(entry.menu);
    const group = groups?.get(entry.group);
    if (group) group.push(entry);
    else groups?.set(entry.group, [entry]);
  }
  return [...menus].map(([menu, groups]) => ({
    id: slugOf(menu),
    menu,
    groups: [...groups].map(([group, entries]) => ({
      id: slugOf(`${menu} ${group}`),
      group,
      entries,
    })),
  }));
}

export function dealerRangeProps(tables: Tables, country: Country, route: Route): DealerRangeProps {
  return {
    crumbs: trailOf(tables, route, country),
    title: route.title,
    intro: route.description,
    range: rangeMenus(tables, country),
  };
}

export function dealerEntryProps(
  tables: Tables,
  entry: DealerMenuEntry,
  country: Country,
): DealerEntryProps {
  const others = tables.dealerRange[country].filter(
    ({ menu, group, url }) =>
      menu === entry.menu &&
      group === entry.group &&
      url !== entry.url &&
      leadsHere(tables, url, country),
  );
  return {
    country,
    crumbs: entryTrail(tables, entry.url, country),
    title: entry.name,
    descriptions: entry.descriptions,
    products: summariesOf(tables, entry.products, { country, dealers: true }),
    others: others.map(({ name, url, descriptions }) => ({
      label: name,
      url,
      ...(descriptions.length > 0 && { description: descriptions.join('. ') }),
    })),
  };
}
