/** A list's facets are the facts that divide its products, with the values to choose from. */

import { constants } from '#generated/constants.ts';
import { bestFit, readSize, sizeQuery, sizeText, spaceLabel } from '../../kernel/fit.ts';
import { formatNumber } from '../../kernel/format.ts';
import type { listQueries } from '../../kernel/page-queries.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import {
  isWaterSource,
  productTypes,
  typeLabel,
  waterSources,
  waters,
} from '../../kernel/vocabulary.ts';
import { ownSpace } from '../components/SpaceField/own-space.ts';
import { type FacetOf, isAmong, slugOf, spellings } from '../toolkit/narrow.ts';
import { factValue, type ProductFacts } from './product-facts.ts';

export type FacetId = Exclude<(typeof listQueries)[number], 'custitem_application' | 'sort'>;
export type Option = { readonly value: string; readonly label: string };

type Kind = FacetOf<ProductFacts, FacetId> & {
  readonly label: string;
  readonly isValue: (value: string) => boolean;
  readonly labelOf: (value: string) => string;
  readonly valuesOf: (products: readonly ProductFacts[]) => readonly string[];
  readonly isText?: true;
};
export type Facet = Kind & { readonly options: readonly Option[] };

/** Fewer products are faster to look through than to filter. */
export const minToFilter = 4;

const dollars = (text: string) => `$${formatNumber(Number(text))}`;

function priceLabel(value: string): string {
  const [low = '', high = ''] = value.split('-');
  if (low === '') return `Under ${dollars(high)}`;
  return high === '' ? `${dollars(low)} and over` : `${dollars(low)} to ${dollars(high)}`;
}

const isFigure = (value: string) => /^\d{1,7}(?:\.\d{1,3})?$/.test(value);

function figures(
  id: 'flow' | 'capacity' | 'micron' | 'wels',
  label: string,
  unit: string,
  enough = (own: number, requested: number) => own >= requested,
): Kind {
  return {
    id,
    label,
    labelOf: (value) => `${formatNumber(Number(value))} ${unit}`,
    isValue: isFigure,
    accepts: (facts, value) => {
      const own = factValue(facts, id);
      return own !== undefined && enough(Number(own), Number(value));
    },
    valuesOf: (products) =>
      [...new Set(products.flatMap((facts) => factValue(facts, id) ?? []))]
        .sort(compareValues)
        .map((value) => String(value)),
  };
}

function words(
  id: 'type' | 'size' | 'thread' | 'connection' | 'media' | 'material',
  label: string,
  labelOf: (text: string) => string = tradeSizes,
  isValue: (value: string) => boolean = (value) => /^[\p{L}\p{N}.-]{1,60}$/u.test(value),
): Kind {
  const own = (facts: ProductFacts) => String(factValue(facts, id) ?? '');
  return {
    id,
    label,
    isText: true,
    isValue,
    accepts: (facts, value) => own(facts) !== '' && isAmong([own(facts)], value),
    labelOf,
    valuesOf: (products) => {
      const values = spellings(products.flatMap((facts) => own(facts) || []));
      return id === 'type' ? values : values.toSorted(compareValues);
    },
  };
}

/** The number that a size begins with: 0.5 for "1/2 inch BSP". */
function leadingNumber(text: string): number {
  const [, number, divisor = 1] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(text) ?? [];
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number) / Number(divisor);
}

/** Compares numbers and sizes by what they measure, and other words alphabetically. */
export function compareValues(a: number | string, b: number | string): number {
  const [one, other] = [String(a), String(b)];
  return (
    leadingNumber(one) - leadingNumber(other) || one.localeCompare(other, 'en', { numeric: true })
  );
}

/** Every product fits until the visitor has typed their own size. A discontinued one can't go in any more. */
const fitsSpace = ({ needs, discontinued }: ProductFacts, value: string): boolean => {
  const space = readSize(value);
  return space ? !discontinued && bestFit(needs, space)?.fits === true : value === ownSpace;
};

const certified: Readonly<Record<string, string>> = {
  yes: 'Certified',
  no: 'Not certified',
  unknown: 'Not stated',
};

export const facetTypes: readonly Kind[] = [
  {
    id: 'source',
    label: 'Water',
    isValue: isWaterSource,
    accepts: (facts, value) => facts.sources.some((source) => source === value),
    labelOf: (value) => (isWaterSource(value) ? waters[value] : value),
    valuesOf: (products) =>
      waterSources.filter((value) => products.some(({ sources }) => sources.includes(value))),
  },
  words('type', 'Product type', typeLabel, (value) => isAmong(Object.keys(productTypes), value)),
  figures('flow', 'Flow rate', 'L/min or more'),
  {
    id: 'space',
    label: 'Fits my space',
    isValue: (value) => value === ownSpace || readSize(value) !== undefined,
    accepts: fitsSpace,
    labelOf: (value) => {
      const usual = constants.spaces.find((space) => sizeQuery(space) === value);
      const own = readSize(value);
      return usual ? spaceLabel(usual) : own ? sizeText(own) : '';
    },
    valuesOf: (products) =>
      constants.spaces
        .map(sizeQuery)
        .filter((value) => products.some((facts) => fitsSpace(facts, value))),
  },
  figures('capacity', 'Capacity', 'L or more'),
  words('size', 'Size'),
  words('thread', 'Thread'),
  words('connection', 'Connection'),
  figures('micron', 'Micron rating', 'micron or finer', (own, requested) => own <= requested),
  words('media', 'Filter media'),
  words('material', 'Material'),
  figures('wels', 'WELS rating', 'star or better'),
  {
    id: 'leadFree',
    label: 'Lead free',
    isValue: (value) => Object.hasOwn(certified, value),
    accepts: ({ leadFree = 'unknown' }, value) => leadFree === value,
    labelOf: (value) => certified[value] ?? value,
    valuesOf: (products) =>
      Object.keys(certified).filter((value) =>
        products.some(({ leadFree = 'unknown' }) => leadFree === value),
      ),
  },
  {
    id: 'price',
    label: 'Price inc GST',
    isValue: (value) => /^(?:\d{1,7}-\d{0,7}|-\d{1,7})$/.test(value),
    accepts: ({ price }, value) => {
      const [low = '', high = ''] = value.split('-');
      if (price === undefined) return false;
      return price >= Number(low) * 100 && (high === '' || price < Number(high) * 100);
    },
    labelOf: priceLabel,
    valuesOf: (products) => priceBands(products.flatMap(({ price }) => price ?? [])),
  },
];

/** Returns a value's label. An address may request a value that no listed product has. */
export function optionLabel({ options, labelOf }: Facet, value: string): string {
  return options.find((option) => option.value === value)?.label ?? labelOf(value);
}

/** Returns the facets that at least half of the products have a value for, if the values divide them. */
export function facetsOf(products: readonly ProductFacts[]): readonly Facet[] {
  if (products.length < minToFilter) return [];
  return facetTypes
    .map((kind) => ({
      ...kind,
      options: kind.valuesOf(products).map((text) => ({
        value: kind.isText ? slugOf(text) : text,
        label: kind.labelOf(text),
      })),
    }))
    .filter((facet) => divides(facet, products));
}

function divides({ id, options, accepts }: Facet, products: readonly ProductFacts[]): boolean {
  // Visitors' own sizes divide any list.
  if (id === 'space') return products.filter(({ needs }) => needs).length * 2 >= products.length;
  if (options.length < 2) return false;
  const takers = options.map(({ value }) => products.filter((facts) => accepts(facts, value)));
  return (
    takers.some(({ length }) => length > 0 && length < products.length) &&
    new Set(takers.flat()).size * 2 >= products.length
  );
}

const roundAmounts = [
  20, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000,
];
const maxBands = 4;

/** At most four bands in whole dollars, "-500", "500-1000", "1000-", with about as many products each. */
export function priceBands(cents: readonly number[]): readonly string[] {
  const prices = cents.map((each) => each / 100).sort((a, b) => a - b);
  const [lowest = 0] = prices;
  const bands = Math.min(maxBands, Math.floor(prices.length / 2));
  const starts = new Set<number>();
  for (let band = 1; band < bands; band += 1) {
    const price = prices[Math.floor((prices.length * band) / bands)] ?? 0;
    const start = roundAmounts.findLast((amount) => amount <= price) ?? 0;
    if (start > lowest) starts.add(start);
  }
  const limits = ['', ...starts, ''];
  return starts.size === 0
    ? []
    : limits.slice(1).map((limit, index) => `${limits[index]}-${limit}`);
}
