/** Filters products, prices, links and text for a country and audience. */

import { welsText } from '../../kernel/certifications.ts';
import type {
  Country,
  Inline,
  Page,
  Price,
  Product,
  Relations,
  RichText,
  Section,
} from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';

export type Market = { readonly country: Country; readonly dealers: boolean };

export function memoizeByMarket<Key extends readonly string[], Result>(
  work: (tables: Tables, market: Market, ...key: Key) => Result,
): (tables: Tables, market: Market, ...key: Key) => Result {
  const memoized = memoize(
    (tables: Tables, country: Country, audience: 'dealers' | 'others', ...key: Key) =>
      work(tables, { country, dealers: audience === 'dealers' }, ...key),
  );
  return (tables, { country, dealers }, ...key) =>
    memoized(tables, country, dealers ? 'dealers' : 'others', ...key);
}

/** Returns "not sold" for a product without a price entry. */
export function priceIn(tables: Tables, code: string, country: Country): Price {
  const price = tables.prices[code]?.[country] ?? { kind: 'not sold' };
  const product = tables.products[code];
  const rating = product && welsText(product, country);
  return rating === undefined ? price : { ...price, rating };
}

/** The product, if it's sold in the country and these visitors may see it. */
export function productIn(tables: Tables, code: string, market: Market): Product | undefined {
  const product = tables.products[code];
  // A product has a page wherever it's sold, so this doesn't read its price.
  if (!product || !tables.routes[`/${code}`]?.countries.includes(market.country)) return undefined;
  return product.dealerOnly && !market.dealers ? undefined : product;
}

export const sectionsIn = (page: Page, country: Country): readonly Section[] =>
  page.sections.filter(({ countries }) => countries?.includes(country) ?? true);

/** True with either flag. The product is labelled "Discontinued" and nothing recommends it. */
export function isDiscontinued(product: Product): boolean {
  return product.discontinued || product.discontinuedWithSpareParts;
}

/** True with both of the backend's flags. The product leaves every list but keeps its page. */
export function isDelisted(product: Product): boolean {
  return product.discontinued && product.discontinuedWithSpareParts;
}

/** Whether a link works here. External links and files always do, because the compiler has checked them. */
export function isReachableIn(tables: Tables, url: string, country: Country): boolean {
  if (!url.startsWith('/')) return true;
  const path = url.replace(/[?#].*$/, '');
  const route = tables.routes[path];
  return route === undefined || route.countries.includes(country);
}

/** Replaces links to pages that the country doesn't have with their text. */
export function inlineFor(
  tables: Tables,
  nodes: readonly Inline[],
  country: Country,
): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if (node.type === 'text' || node.type === 'code') return [node];
    const children = inlineFor(tables, node.children, country);
    if (node.type === 'link' && !isReachableIn(tables, node.url, country)) return children;
    return [{ ...node, children }];
  });
}

export function textFor(tables: Tables, text: RichText, country: Country): RichText {
  const inline = (nodes: readonly Inline[]) => inlineFor(tables, nodes, country);
  return text.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: inline(block.children) }
      : { ...block, items: block.items.map(inline) },
  );
}

const none: Relations = { fittedBy: [] };

export const relationsIn = (tables: Tables, code: string, country: Country): Relations =>
  tables.relations[code]?.[country] ?? none;
