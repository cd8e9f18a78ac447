import type { Country, DealerMenuEntry } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { entryBreadcrumbs } from '../../tables/breadcrumbs.ts';
import { dealerEntryAt } from '../../tables/dealer-range.ts';
import { isReachableIn } from '../../tables/market.ts';
import { summariesOf } from '../../tables/product-summary.ts';
import { pageTypeOf } from '../page-type.tsx';
import { DealerEntry, type DealerEntryProps } from './DealerEntry.tsx';

function dealerEntryProps(
  tables: Tables,
  entry: DealerMenuEntry,
  country: Country,
): DealerEntryProps {
  const others = tables.dealerRange[country].filter(
    ({ menu, group, url }) =>
      menu === entry.menu &&
      group === entry.group &&
      url !== entry.url &&
      isReachableIn(tables, url, country),
  );
  return {
    country,
    crumbs: entryBreadcrumbs(tables, entry),
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

export const dealerEntry = pageTypeOf(
  (tables, { path }, country) => dealerEntryAt(tables, path, country),
  DealerEntry,
  dealerEntryProps,
);
