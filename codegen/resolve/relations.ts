/** Relations between products: the next smaller and larger one, and the parts that fit. */
import type { ByCountry, Price, Product, Relations } from '../../kernel/contract.ts';
import { byCountry, type Country, countries } from '../../kernel/countries.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { keyBy } from './key-by.ts';

type Prices = Readonly<Record<string, ByCountry<Price>>>;
/** A product that has a size, and those with which it is compared. */
type Sized = {
  readonly product: Product;
  readonly size: number;
  readonly flow: number;
  readonly group: string;
  /** Its own series within the group. */
  readonly series: string | undefined;
  /** The contaminants that a larger or smaller product has to treat, and whether it is for dealers. */
  readonly asks: string;
};

/** By code, for products that have any. Codes in a country's relations are sold there. */
export function resolveRelations(
  products: readonly Product[],
  prices: Prices,
): Readonly<Record<string, ByCountry<Relations>>> {
  const sized = new Map(
    products.flatMap((product) => {
      const flow = isSized(product) ? numericSpecification(product, 'flow') : undefined;
      if (flow === undefined) return [];
      const [size, group] = [sizeOf(product, flow), groupOf(product)];
      const series = product.series === undefined ? undefined : `${group}|series ${product.series}`;
      const asks = [product.dealerOnly, ...product.treats].join('|');
      return [[product.code, { product, size, flow, group, series, asks }] as const];
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

const nothing: readonly string[] = [];

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
  const fitting = new Map<string, string[]>();
  for (const { code, fits, dealerOnly } of sold) {
    if (dealerOnly) continue;
    for (const system of fits) entryOf(fitting, system, () => []).push(code);
  }
  return (product: Product): Relations => {
    const own = sized.get(product.code);
    return {
      ...(own && neighbour(own)),
      fittedBy: fitting.get(product.code) ?? nothing,
    };
  };
}

/** Taps come in forms, not sizes. A housing is the only part with a size. */
const isSized = ({ type }: Product) =>
  type === 'housing' || !(isPart(type) || type.endsWith(' tap'));

/** A longer cartridge makes a larger system, then a higher flow, then more stages. */
function sizeOf(product: Product, flow: number): number {
  return (
    (cartridgeInches(product) ?? 0) * 1e6 +
    flow * 100 +
    (numericSpecification(product, 'stages') ?? 0)
  );
}

/** "20 x 4.5 inch" → 20. */
function cartridgeInches({ specifications }: Product): number | undefined {
  const said = specifications.find(({ id }) => id === 'cartridgeSize')?.value;
  const [, inches] = /^(\d+(?:\.\d+)?)\D/.exec(String(said)) ?? [];
  return inches === undefined ? undefined : Number(inches);
}

/**
 * Products that are compared by size: the same type, fitted in the same place, for the same water.
 * Products without a cartridge size are compared with each other.
 */
const groupOf = (product: Product): string =>
  [
    ...[product.type, product.sources[0], product.installation],
    cartridgeInches(product) === undefined ? '' : 'by cartridge',
  ].join('|');

/** Only dealers see products for dealers. */
const isShownBeside = (each: Product, { dealerOnly }: Product) => dealerOnly || !each.dealerOnly;

/** Prefers a product's own series to others of its group that treat everything it treats. */
function neighbours(sold: readonly Sized[], isPriced: (product: Product) => boolean) {
  // Products with a price come first among those of one size.
  const bySize = (a: Sized, b: Sized): number =>
    a.size - b.size ||
    Number(isPriced(b.product)) - Number(isPriced(a.product)) ||
    (a.product.code < b.product.code ? -1 : 1);
  const groups = new Map<string, Sized[]>();
  for (const each of sold.filter(({ product }) => !isOver(product)).sort(bySize)) {
    entryOf(groups, each.group, () => []).push(each);
    if (each.series !== undefined) entryOf(groups, each.series, () => []).push(each);
  }

  // Many products ask the same of others, so each selection is made once.
  const selections = new Map<string, Map<string, readonly Sized[]>>();
  const selected = (from: string, asks: string, of: Product, treats: readonly string[]) => {
    const ofGroup = entryOf(selections, from, () => new Map<string, readonly Sized[]>());
    return entryOf(ofGroup, asks, () =>
      (groups.get(from) ?? []).filter(
        ({ product }) =>
          isShownBeside(product, of) && treats.every((treated) => product.treats.includes(treated)),
      ),
    );
  };

  return (own: Sized): Pick<Relations, 'smaller' | 'larger'> => {
    const { product, group, series, asks } = own;
    const alike =
      series === undefined
        ? []
        : selected(series, product.dealerOnly ? 'dealers' : 'all', product, []);
    const others = selected(group, asks, product, product.treats);
    const smaller = nextSmaller(alike, own) ?? nextSmaller(others, own);
    const larger = nextLarger(alike, own) ?? nextLarger(others, own);
    return { ...(smaller !== undefined && { smaller }), ...(larger !== undefined && { larger }) };
  };
}

const isOver = (product: Product): boolean =>
  product.discontinued ||
  product.discontinuedWithSpareParts ||
  product.excludedFromSuggestions ||
  product.replacedBy !== undefined;

/** A larger product has at least the same flow. Takes the first of one size. */
const nextLarger = (from: readonly Sized[], { size, flow }: Sized): string | undefined =>
  from.find((each) => each.size > size && each.flow >= flow)?.product.code;

function nextSmaller(from: readonly Sized[], { size, flow }: Sized): string | undefined {
  const below = from.filter((each) => each.size < size && each.flow <= flow);
  const largest = below.at(-1)?.size;
  return below.find((each) => each.size === largest)?.product.code;
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
