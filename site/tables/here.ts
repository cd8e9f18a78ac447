/** What exists in a country, and what is left of a text or a list where something does not. */

import type {
  Country,
  Inline,
  Price,
  Product,
  Relations,
  RichText,
} from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from './tables.ts';

/** Who looks, and from where. */
export type Here = { readonly country: Country; readonly dealers: boolean };

/** As memoize, for a country and an audience. */
export function memoizeHere<Key extends readonly string[], Result>(
  work: (tables: Tables, here: Here, ...key: Key) => Result,
): (tables: Tables, here: Here, ...key: Key) => Result {
  const memoized = memoize(
    (tables: Tables, country: Country, audience: 'dealers' | 'others', ...key: Key) =>
      work(tables, { country, dealers: audience === 'dealers' }, ...key),
  );
  return (tables, { country, dealers }, ...key) =>
    memoized(tables, country, dealers ? 'dealers' : 'others', ...key);
}

/** A product without a price entry is not sold. */
export function priceHere(tables: Tables, code: string, country: Country): Price {
  return tables.prices[code]?.[country] ?? { kind: 'not sold' };
}

/** The product, if it is sold in the country and may be shown to these visitors. */
export function productHere(tables: Tables, code: string, here: Here): Product | undefined {
  const product = tables.products[code];
  // Its page says so: who asks has not read its price.
  if (!product || !tables.routes[`/${code}`]?.countries.includes(here.country)) return undefined;
  return product.dealerOnly && !here.dealers ? undefined : product;
}

/** Either flag: the product is named "Discontinued", and nothing recommends it any more. */
export function isDiscontinued(product: Product): boolean {
  return product.discontinued || product.discontinuedWithSpareParts;
}

/** Both flags of the backend: such a product leaves every list, its own page stays. */
export function isRetired(product: Product): boolean {
  return product.discontinued && product.discontinuedWithSpareParts;
}

/**
 * Whether a link leads somewhere in this country. Addresses off the site and those that are no
 * page of the route table (files) are taken as they stand; the compiler has checked them.
 */
export function leadsHere(tables: Tables, url: string, country: Country): boolean {
  if (!url.startsWith('/')) return true;
  const path = url.replace(/[?#].*$/, '');
  const route = tables.routes[path];
  return route === undefined || route.countries.includes(country);
}

/** A line of text, in which a link to a page that the country does not have is only its words. */
export function inlineHere(
  tables: Tables,
  nodes: readonly Inline[],
  country: Country,
): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if (node.type === 'text' || node.type === 'code') return [node];
    const children = inlineHere(tables, node.children, country);
    if (node.type === 'link' && !leadsHere(tables, node.url, country)) return children;
    return [{ ...node, children }];
  });
}

/** The same for a whole text. */
export function textHere(tables: Tables, text: RichText, country: Country): RichText {
  const inline = (nodes: readonly Inline[]) => inlineHere(tables, nodes, country);
  return text.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: inline(block.children) }
      : { ...block, items: block.items.map(inline) },
  );
}

const none: Relations = { fittedBy: [] };

/** The sizes next to a product and the parts that fit it, in a country. */
export const relationsHere = (tables: Tables, code: string, country: Country): Relations =>
  tables.relations[code]?.[country] ?? none;
