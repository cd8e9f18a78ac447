/** Relates products: the next smaller and larger one, and the parts that fit. */

import { byCountry, type Country, countries } from '../../kernel/countries.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import type { ByCountry, Price, Product, Relations } from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { specification } from '../../kernel/stages.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { keyBy } from './key-by.ts';

type Prices = Readonly<Record<string, ByCountry<Price>>>;
/** A product with a flow rate, and its family, which flow ranks by size. */
type Sized = { readonly product: Product; readonly flow: number; readonly family: string };

/** Returns the relations of each product that has any, by code. A country's relations only name products sold there. */
export function resolveRelations(products: readonly Product[], prices: Prices) {
  const sized = new Map(
    products.flatMap((product) => {
      const flow = isSized(product) ? numericSpecification(product, 'flow') : undefined;
      if (flow === undefined || product.series === undefined) return [];
      return [[product.code, { product, flow, family: familyOf(product) }] as const];
    }),
  );
  const lookups = byCountry((country) => relationsIn(country, products, sized, prices));
  const fitted = new Set(products.flatMap(({ fits }) => fits));
  return keyBy(
    products.flatMap((product) => {
      if (!sized.has(product.code) && !fitted.has(product.code)) return [];
      const relations = byCountry((country) => lookups[country](product));
      const has = countries.some((country) => {
        const { smaller, larger, fittedBy } = relations[country];
        return smaller ?? larger ?? fittedBy[0];
      });
      return has ? [[product.code, relations] as const] : [];
    }),
  );
}

function relationsIn(
  country: Country,
  products: readonly Product[],
  sized: ReadonlyMap<string, Sized>,
  prices: Prices,
) {
  const kindOf = ({ code }: Product) => prices[code]?.[country].kind ?? 'not sold';
  const sold = products.filter((product) => kindOf(product) !== 'not sold');
  const neighbour = neighbours(
    sold.flatMap(({ code }) => sized.get(code) ?? []),
    (product) => kindOf(product) === 'priced',
  );
  const fitting = groupBy(
    sold.flatMap(({ code, fits, dealerOnly }) =>
      dealerOnly ? [] : fits.map((system) => ({ code, system })),
    ),
    ({ system }) => system,
  );
  return (product: Product): Relations => {
    const own = sized.get(product.code);
    return {
      ...(own && neighbour(own)),
      fittedBy: (fitting.get(product.code) ?? []).map(({ code }) => code),
    };
  };
}

/** Taps come in forms, not sizes. A housing is the only part with a size. */
const isSized = ({ type }: Product) =>
  type === 'housing' || !(isPart(type) || type.endsWith(' tap'));

/**
 * Groups products of one series that look alike and have the same use, and so differ in size. Products that are never
 * suggested only lead to each other.
 */
const familyOf = ({ type, series, appearance, specifications, ...product }: Product): string =>
  [
    ...[type, series, appearance?.form, specification(specifications, 'outlets')],
    ...[product.excludedFromSuggestions, ...product.applications],
  ].join('|');

const includesAll = (all: readonly string[], some: readonly string[]) =>
  some.every((each) => all.includes(each));

/** Finds a larger size that passes more and treats at least as much, and a smaller one that passes less and treats nothing else. */
function neighbours(sold: readonly Sized[], isPriced: (product: Product) => boolean) {
  const families = groupBy(
    sold.filter(({ product }) => !isOver(product)),
    ({ family }) => family,
  );
  const nearest = (to: Sized, isNext: (other: Sized) => boolean): string | undefined => {
    const [first] = (families.get(to.family) ?? [])
      // Only dealers see products for dealers.
      .filter((other) => (to.product.dealerOnly || !other.product.dealerOnly) && isNext(other))
      .sort(
        (a, b) =>
          Math.abs(a.flow - to.flow) - Math.abs(b.flow - to.flow) ||
          distance(a, to) - distance(b, to) ||
          Number(isPriced(b.product)) - Number(isPriced(a.product)) ||
          (a.product.code < b.product.code ? -1 : 1),
      );
    return first?.product.code;
  };
  return (own: Sized): Pick<Relations, 'smaller' | 'larger'> => {
    const { flow, product } = own;
    if (isOver(product)) return {};
    const larger = nearest(
      own,
      (other) => other.flow > flow && includesAll(other.product.treats, product.treats),
    );
    const smaller = nearest(
      own,
      (other) => other.flow < flow && includesAll(product.treats, other.product.treats),
    );
    return { ...(smaller !== undefined && { smaller }), ...(larger !== undefined && { larger }) };
  };
}

/** Counts the contaminants that only the first product treats, if it treats everything that the second one does. */
const distance = (a: Sized, b: Sized) =>
  Math.abs(a.product.treats.length - b.product.treats.length);

const isOver = (product: Product): boolean =>
  product.discontinued || product.discontinuedWithSpareParts || product.replacedBy !== undefined;
