/** Writes a card's or row's facts into the markup for the filter, and reads them in the browser. */
import { hasCopperAlloy, isLeadFree, welsIn } from '../../kernel/certifications.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { bodyOf, needsOf } from '../../kernel/fit.ts';
import { formatNumber } from '../../kernel/format.ts';
import type { ProductType, WaterSource } from '../../kernel/vocabulary.ts';
import { costsAt, peopleText, type Usage } from '../commerce/running-cost.ts';

export type ProductFacts = {
  readonly code: string;
  readonly type: string;
  readonly sources: readonly WaterSource[];
  readonly applications: readonly string[];
  /** Cents with GST, in the country's currency. Absent if no price is shown. */
  readonly price?: number;
  /** The price plus five years' running cost, in cents with GST. Absent unless all costs are known. */
  readonly fiveYears?: number;
  /** What's known of five years' running cost, if the price isn't. */
  readonly atLeast?: number;
  readonly fiveYearsNote?: string;
  readonly usage?: Usage;
  /** L/min. */
  readonly flow?: number;
  /** Litres. */
  readonly capacity?: number;
  /** Micrometres. */
  readonly micron?: number;
  readonly wels?: number;
  /** "no" for copper alloy without a certificate. Absent if nothing is stated. */
  readonly leadFree?: 'yes' | 'no';
  /** The cartridge's size, "10 x 2.5 inch". */
  readonly size?: string;
  readonly discontinued?: 'yes';
  /** The space it needs (`needsOf`). */
  readonly needs?: string;
  /** "1 inch BSP". */
  readonly connection?: string;
  readonly stated?: Readonly<Record<string, number | string>>;
};

export function fiveYearsAt(usage: Usage, day: number) {
  const rates = { ...usage.rates, day };
  const people = peopleText(Math.round((usage.people * day) / (usage.rates.day || 1)));
  const power = usage.watts > 0 ? `${people && ','} and ${rates.kWh}c a kWh` : '';
  return {
    [usage.price === undefined ? 'atLeast' : 'fiveYears']: costsAt(usage, rates).fiveYears,
    fiveYearsNote: `${formatNumber(day)}\u00a0L a day${people}${power}`,
  };
}

export function factValue(facts: ProductFacts, id: string): number | string | undefined {
  const { sources: _, applications: __, usage: ___, stated, ...own } = facts;
  const values: Readonly<Record<string, number | string>> = { ...own, ...stated };
  return values[id];
}

/** A product's facts in a country, without its listed price. */
export function factsOf(product: Product, country: Country): ProductFacts {
  const value = (id: string) => product.specifications.find((fact) => fact.id === id)?.value;
  const figure = (id: 'flow' | 'capacity' | 'micron') => {
    const found = value(id);
    return typeof found === 'number' ? { [id]: found } : {};
  };
  const [size, connection] = [value('cartridgeSize'), value('connection')];
  const body = bodyOf(product);
  const wels = welsIn(product, country)?.stars;
  return {
    code: product.code,
    type: product.type satisfies ProductType,
    sources: product.sources,
    applications: product.applications,
    ...figure('flow'),
    ...figure('capacity'),
    ...figure('micron'),
    ...(typeof size === 'string' && { size }),
    ...(typeof connection === 'string' && { connection }),
    ...((product.discontinued || product.discontinuedWithSpareParts) && { discontinued: 'yes' }),
    ...(body && { needs: needsOf(body) }),
    ...(wels !== undefined && { wels }),
    ...leadFreeOf(product, country),
  };
}

function leadFreeOf(product: Product, country: Country): Pick<ProductFacts, 'leadFree'> {
  if (isLeadFree(product, country)) return { leadFree: 'yes' };
  return hasCopperAlloy(product) ? { leadFree: 'no' } : {};
}

export const factAttributes = (facts: ProductFacts) => ({
  'data-code': facts.code,
  'data-facts': JSON.stringify(facts),
});

export function readFacts({ facts = '{}' }: DOMStringMap): ProductFacts {
  return JSON.parse(facts);
}
