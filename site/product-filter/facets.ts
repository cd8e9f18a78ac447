/** Which facts tell the listed products apart, and what each of them may be asked for. */

import { figure } from '../../kernel/figures.ts';
import { isWaterSource, kindLabel, waterSources, waters } from '../../kernel/vocabulary.ts';
import { dashed } from '../tool-kit/dashed.ts';
import { type Facet as FacetOf, isAmong, spellings } from '../tool-kit/facets.ts';
import { priceBands } from './price-bands.ts';
import type { ProductFacts } from './product-facts.ts';

export type FacetId = 'source' | 'type' | 'flow' | 'capacity' | 'micron' | 'size' | 'price';
export type Option = { readonly value: string; readonly label: string };

type Kind = FacetOf<ProductFacts, FacetId> & {
  readonly label: string;
  /** Whether an address may ask for this value. */
  readonly isValue: (value: string) => boolean;
  readonly labelOf: (value: string) => string;
  /** The values that the products suggest, in the order of their display. */
  readonly valuesOf: (products: readonly ProductFacts[]) => readonly string[];
};
export type Facet = Kind & { readonly options: readonly Option[] };

/** Fewer products than this are looked through faster than they are filtered. */
export const fewestToFilter = 4;

const dollars = (text: string) => `$${figure(Number(text))}`;

function priceLabel(value: string): string {
  const [low = '', high = ''] = value.split('-');
  if (low === '') return `Under ${dollars(high)}`;
  return high === '' ? `${dollars(low)} and over` : `${dollars(low)} to ${dollars(high)}`;
}

const isFigure = (value: string) => /^\d{1,7}(?:\.\d{1,3})?$/.test(value);

function figures(
  id: 'flow' | 'capacity' | 'micron',
  words: Pick<Kind, 'label' | 'labelOf'>,
  enough: (own: number, asked: number) => boolean,
): Kind {
  return {
    id,
    ...words,
    isValue: isFigure,
    accepts: (facts, value) => {
      const own = facts[id];
      return own !== undefined && enough(own, Number(value));
    },
    valuesOf: (products) =>
      [...new Set(products.flatMap((facts) => facts[id] ?? []))]
        .sort((a, b) => a - b)
        .map((value) => String(value)),
  };
}

function words(id: 'type' | 'size', label: string, labelOf: (text: string) => string): Kind {
  return {
    id,
    label,
    isValue: (value) => /^[a-z0-9.-]{1,60}$/.test(value),
    accepts: (facts, value) => {
      const own = facts[id];
      return own !== undefined && isAmong([own], value);
    },
    labelOf,
    valuesOf: (products) => spellings(products.flatMap((facts) => facts[id] || [])),
  };
}

/** All that a list of products may be asked for. */
export const kinds: readonly Kind[] = [
  {
    id: 'source',
    label: 'Water',
    isValue: isWaterSource,
    accepts: (facts, value) => facts.sources.some((source) => source === value),
    labelOf: (value) => (isWaterSource(value) ? waters[value] : value),
    valuesOf: (products) =>
      waterSources.filter((value) => products.some(({ sources }) => sources.includes(value))),
  },
  words('type', 'Type', kindLabel),
  figures(
    'flow',
    {
      label: 'Flow rate',
      labelOf: (value) => `${figure(Number(value))} L/min or more`,
    },
    (own, asked) => own >= asked,
  ),
  figures(
    'capacity',
    {
      label: 'Capacity',
      labelOf: (value) => `${figure(Number(value))} L or more`,
    },
    (own, asked) => own >= asked,
  ),
  words('size', 'Size', (text) => text),
  figures(
    'micron',
    {
      label: 'Fineness',
      labelOf: (value) => `${figure(Number(value))} µm or finer`,
    },
    (own, asked) => own <= asked,
  ),
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

/** The words for a value; an address may ask for one that none of the listed products suggests. */
export function optionLabel({ options, labelOf }: Facet, value: string): string {
  return options.find((option) => option.value === value)?.label ?? labelOf(value);
}

/**
 * A fact becomes a filter where at least half of the products state it and its values divide
 * them: a filter that keeps all of them, or that hides most for want of a statement, is no help.
 */
export function facetsOf(products: readonly ProductFacts[]): readonly Facet[] {
  if (products.length < fewestToFilter) return [];
  return kinds
    .map((kind) => ({
      ...kind,
      options: kind.valuesOf(products).map((text) => ({
        value: kind.id === 'type' || kind.id === 'size' ? dashed(text) : text,
        label: kind.labelOf(text),
      })),
    }))
    .filter((facet) => divides(facet, products));
}

function divides({ options, accepts }: Facet, products: readonly ProductFacts[]): boolean {
  if (options.length < 2) return false;
  const takers = options.map(({ value }) => products.filter((facts) => accepts(facts, value)));
  return (
    takers.some(({ length }) => length > 0 && length < products.length) &&
    new Set(takers.flat()).size * 2 >= products.length
  );
}
