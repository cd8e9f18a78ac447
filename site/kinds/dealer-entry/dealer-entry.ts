/** The page of one series of the dealer range (A-64). */
import type { Country, DealerMenuEntry } from '../../../kernel/contract.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { homeCrumb } from '../../tables/crumbs.ts';
import { leadsHere } from '../../tables/here.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { oncePerTables, type Tables } from '../../tables/tables.ts';
import { kindOf } from '../kind.tsx';
import { DealerEntry, type DealerEntryProps } from './DealerEntry.tsx';

const entriesByUrl = oncePerTables(({ dealerRange }) => {
  const index = (entries: readonly DealerMenuEntry[]) => {
    const byUrl = new Map<string, DealerMenuEntry>();
    for (const entry of entries) if (!byUrl.has(entry.url)) byUrl.set(entry.url, entry);
    return byUrl;
  };
  return { AU: index(dealerRange.AU), NZ: index(dealerRange.NZ) };
});

function dealerEntryProps(
  tables: Tables,
  entry: DealerMenuEntry,
  country: Country,
): DealerEntryProps {
  const rangeUrl = Object.values(tables.routes).find(({ kind }) => kind === 'dealer-range')?.path;
  const others = tables.dealerRange[country].filter(
    ({ menu, group, url }) =>
      menu === entry.menu &&
      group === entry.group &&
      url !== entry.url &&
      leadsHere(tables, url, country),
  );
  return {
    country,
    crumbs: [
      homeCrumb(tables, 'Dealers'),
      {
        label: entry.menu,
        ...(rangeUrl !== undefined && { url: `${rangeUrl}#${slugOf(entry.menu)}` }),
      },
      {
        label: entry.group,
        ...(rangeUrl !== undefined && {
          url: `${rangeUrl}#${slugOf(`${entry.menu} ${entry.group}`)}`,
        }),
      },
      { label: entry.name, url: entry.url },
    ],
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

export const dealerEntry = kindOf(
  (tables, { path }, country) => entriesByUrl(tables)[country].get(path),
  DealerEntry,
  dealerEntryProps,
);
