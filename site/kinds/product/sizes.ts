/** The next smaller and the next larger of a product, by what they pass and in how many stages. */
import type { Country, Product } from '../../../kernel/contract.ts';
import { figureOf } from '../../../kernel/dimensions.ts';
import { isPart, type ProductType } from '../../../kernel/vocabulary.ts';
import { isDiscontinued, priceHere, productHere } from '../../tables/here.ts';
import { oncePerTables, type Tables } from '../../tables/tables.ts';

export type Sizes = { readonly smaller?: Product; readonly larger?: Product };

const productsOfType = oncePerTables('products-of-type', ({ products }, type: string) =>
  Object.values(products).filter((each) => each.type === type),
);

/** Of taps there are forms, not sizes; of the parts a housing alone has one. */
const isSized = (type: ProductType) =>
  type === 'housing' || !(isPart(type) || type.endsWith(' tap'));

/** Litres a minute count first; stages tell apart those that pass the same. */
const sizeOf = (product: Product): number | undefined => {
  const flow = figureOf(product, 'flow');
  return flow === undefined ? undefined : flow * 100 + (figureOf(product, 'stages') ?? 0);
};

/**
 * Those of its own series stand before others of its kind that treat all that it treats.
 */
export function sizesOf(tables: Tables, product: Product, country: Country): Sizes {
  const own = sizeOf(product);
  if (own === undefined || !isSized(product.type)) return {};
  const here = { country, dealers: product.dealerOnly };
  const candidates = productsOfType(tables, product.type).flatMap((each) => {
    const size = sizeOf(each);
    const alike =
      each.code !== product.code &&
      each.sources[0] === product.sources[0] &&
      each.installation === product.installation &&
      !isDiscontinued(each) &&
      !each.excludedFromSuggestions &&
      each.replacedBy === undefined &&
      productHere(tables, each.code, here) !== undefined;
    return alike && size !== undefined && size !== own ? [{ each, size }] : [];
  });
  const nearest = (side: (size: number) => boolean): Product | undefined => {
    const sided = candidates.filter(({ size }) => side(size));
    const series = sided.filter(({ each }) => each.series === product.series);
    const others = sided.filter(({ each }) =>
      product.treats.every((treated) => each.treats.includes(treated)),
    );
    const [found] = (series.length > 0 ? series : others).toSorted(
      (a, b) =>
        Math.abs(a.size - own) - Math.abs(b.size - own) ||
        Number(priceHere(tables, b.each.code, country).kind === 'priced') -
          Number(priceHere(tables, a.each.code, country).kind === 'priced') ||
        (a.each.code < b.each.code ? -1 : 1),
    );
    return found?.each;
  };
  const smaller = nearest((size) => size < own);
  const larger = nearest((size) => size > own);
  return { ...(smaller && { smaller }), ...(larger && { larger }) };
}
