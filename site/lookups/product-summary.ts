/** Summarises a product for a card, row or name, for a page's country and audience. */

import { leadFreeText, welsIn, welsText } from '../../kernel/certifications.ts';
import type { Country, Product, Specification, StatedFact } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { runningCost } from '../commerce/running-cost.ts';
import type { ProductSummary } from '../components/ProductCard/ProductCard.tsx';
import type { LinkedProduct } from '../components/ProductLinks/ProductLinks.tsx';
import { specificationText } from '../components/SpecificationTable/group-specifications.ts';
import { factsOf, fiveYearsAt, type ProductFacts } from '../product-filter/product-facts.ts';
import {
  isDelisted,
  isDiscontinued,
  type Market,
  memoizeByMarket,
  priceIn,
  productIn,
} from './in-country.ts';
import { productPicture } from './pictures.ts';
import factIds from './short-facts.json' with { type: 'json' };
import { specificationsOf } from './specifications.ts';

/**
 * The facts visitors choose by come first: for a cartridge that's its micron rating and size. They don't choose by others,
 * which are only in the table. Some facts are clear from their unit or wording, and any other needs its name too.
 */
const { first, firstOfParts, never, selfExplanatory } = factIds;

/** The most useful facts for choosing, at most `limit`. Stated values come before samples. */
export function leadingFacts(
  product: Product,
  limit: number,
  country: Country,
): readonly StatedFact[] {
  const order = isPart(product.type) ? [...firstOfParts, ...first] : [...first, ...firstOfParts];
  const place = ({ id }: StatedFact) => {
    const at = order.indexOf(id);
    return at >= 0 ? at : order.length + Number(id === 'weight');
  };
  const isSample = ({ sample }: StatedFact) => Number(sample === true);
  // The rating next to its price has the litres a minute too.
  const isRated = welsIn(product, country) !== undefined;
  return product.specifications
    .filter(({ id }) => !never.includes(id) && !(isRated && id.startsWith('flow')))
    .toSorted((a, b) => isSample(a) - isSample(b) || place(a) - place(b))
    .slice(0, limit);
}

/** A fact on a card. Screen readers hear its label, unless the text already says what it is. */
export type ShortFact = { readonly label?: string; readonly text: string };

/** Returns text such as "60 L/min", "3 treatment stages" or "10-year warranty". */
export function shortFact(fact: Specification): ShortFact {
  const { id, label, value, unit } = fact;
  const text = specificationText(fact);
  if (selfExplanatory.includes(id)) return { label, text };
  if (id === 'warranty') return { text: `${value}-year warranty` };
  if (typeof value === 'number' && unit === undefined) {
    const name = label.toLowerCase();
    return { text: `${text} ${value === 1 ? name.replace(/s$/, '') : name}` };
  }
  return { text: `${label} ${text}` };
}

export function productUrl(code: string): string {
  return `/${code}`;
}

/** Returns undefined if the product is unknown, or not sold to these visitors. */
export const summaryOf = (
  tables: Tables,
  code: string,
  market: Market,
): ProductSummary | undefined => summaries(tables, market, code);

/** With a price, only for a system whose costs are all known, so that no list puts one with missing costs first. */
function fiveYearsOf(
  tables: Tables,
  product: Product,
  country: Country,
): Pick<ProductFacts, 'fiveYears' | 'atLeast' | 'fiveYearsNote'> {
  if (isPart(product.type) || isDiscontinued(product)) return {};
  const cost = runningCost(tables, product, country);
  if (!cost || (cost.usage.price !== undefined && cost.without.length > 0)) return {};
  return fiveYearsAt(cost.usage, cost.usage.rates.day);
}

/** Memoized, because a product is on many pages. */
const summaries = memoizeByMarket((tables, market, code: string): ProductSummary | undefined => {
  const product = productIn(tables, code, market);
  if (!product) return undefined;
  const { name, sources, dealerOnly, formerCodes, finishes } = product;
  const price = dealerOnly
    ? ({ kind: 'on request' } as const)
    : priceIn(tables, code, market.country);
  const leadFree = leadFreeText(product, market.country);
  return {
    code,
    ...(formerCodes.length > 0 && { formerCodes }),
    name: tradeSizes(name),
    url: productUrl(code),
    image: { ...productPicture(product), alt: '' },
    facts: specificationsOf(tables, leadingFacts(product, 2, market.country)).map(shortFact),
    ...(leadFree !== undefined && { leadFree }),
    filter: {
      ...factsOf(product, market.country),
      ...(price.kind === 'priced' && { price: price.incGstCents }),
      ...fiveYearsOf(tables, product, market.country),
    },
    price,
    sources,
    ...(finishes.length > 1 && { finishes }),
    discontinued: isDiscontinued(product),
    dealerOnly,
  };
});

/** Summaries of some codes, without duplicates, retired products and products not sold to these visitors. */
export function summariesOf(
  tables: Tables,
  codes: readonly string[],
  market: Market,
): readonly ProductSummary[] {
  return [...new Set(codes)].flatMap((code) => {
    const product = tables.products[code];
    if (!product || isDelisted(product)) return [];
    return summaryOf(tables, code, market) ?? [];
  });
}

export function linkedProductOf(
  tables: Tables,
  code: string,
  market: Market,
): LinkedProduct | undefined {
  const product = productIn(tables, code, market);
  return (
    product && {
      code,
      name: [tradeSizes(product.name), welsText(product, market.country)]
        .filter(Boolean)
        .join(', '),
      url: productUrl(code),
      ...(isDiscontinued(product) && { discontinued: true }),
    }
  );
}

/** Sorts products with a price first, then products on request, then discontinued ones. */
export function pricedFirst(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const place = ({ discontinued, price }: ProductSummary) =>
    discontinued ? 2 : price.kind === 'priced' ? 0 : 1;
  return products.toSorted((a, b) => place(a) - place(b));
}

/** Sorts current products by price. Products with a price on request come last. */
export const cheapestFirst = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  products.toSorted(
    (a, b) => (a.filter?.price ?? Number.MAX_VALUE) - (b.filter?.price ?? Number.MAX_VALUE),
  );
