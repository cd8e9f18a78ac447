/** Which guide tells how a product is fitted and kept. */

import type { Country, Page, Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from './tables.ts';

const guidesByServed = memoize(
  ({ pages }: Tables) =>
    new Map(
      Object.values(pages).flatMap((page) =>
        (page.guide?.serves ?? []).map((served) => [served, page] as const),
      ),
    ),
);

/** The guide of a product: its series' own before that of its type. */
export function guideOf(
  tables: Tables,
  { series, type }: Pick<Product, 'series' | 'type'>,
  country: Country,
): Page | undefined {
  const guides = guidesByServed(tables);
  const page = (series !== undefined && guides.get(series)) || guides.get(type);
  return page?.countries.includes(country) ? page : undefined;
}
