/** The cost of running a product for a year (QLT-11): the one figure for pages, tools, data and documents. */
import type { Country, Product } from '../../kernel/contract.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { formatNumber } from '../../kernel/format.ts';
import type { Tables } from '../../kernel/tables.ts';
import { lowerFirst } from '../../kernel/vocabulary.ts';
import { formatList } from '../tool-kit/format-list.ts';
import { formatCents } from './format-price.ts';

/** Cents a kWh with GST, and litres a day. Visitors may change them. Their names are on every product page. */
export type Rates = { readonly kWh: number; readonly day: number };
export type RateName = keyof Rates;
/** Everything that a product uses up. */
export type Usage = {
  /** Cents of what's replaced, how often a year, and the litres after which it's due if that comes sooner. */
  readonly items: readonly (readonly [cents: number, perYear: number, litres?: number])[];
  /** Its average over days and nights at the default litres; 0 if it uses none, or that isn't known. */
  readonly watts: number;
  /** Watt hours that each litre adds; 0 unless it heats or chills water. */
  readonly perLitre: number;
  /** The defaults. */
  readonly rates: Rates;
};
export type RunningCost = {
  /** Whole cents with GST, at the default rates. */
  readonly yearly: number;
  /** The items in and out of it, in words. In braces are names of rates, "{kWh}", and "{use}" for the kilowatt hours. */
  readonly basis: string;
  /** Left out besides fitting, because the amount or the price isn't known: "MD-GRAV20 (as needed)". */
  readonly without: readonly string[];
  readonly usage: Usage;
};

/** Whole kilowatt hours, so that the cost adds up from the figures shown. */
export const kwhPerYear = ({ watts, perLitre, rates: { day } }: Usage, rates: Rates): number =>
  Math.round(((watts * 24 + perLitre * (rates.day - day)) * 365) / 1000);

/** Whole cents a year with GST. */
export function yearlyCents(usage: Usage, rates: Rates): number {
  const { items } = usage;
  const replaced = items.map(
    ([cents, perYear, litres = Infinity]) => cents * Math.max(perYear, (rates.day * 365) / litres),
  );
  const power = kwhPerYear(usage, rates) * rates.kWh;
  return Math.round(replaced.reduce((sum, cents) => sum + cents, power));
}

/** The assumption of a litre's energy (specifications.yaml). */
const perLitreFacts = {
  boilingEnergy: ', a third of it boiled from 18 to 98\u00a0°C',
  chillingEnergy: ', a third of it chilled from 18 to 6\u00a0°C',
} as const;

/** Undefined if the product uses nothing up, or nothing with a known price. */
export function runningCost(
  tables: Pick<Tables, 'prices' | 'products' | 'site'>,
  product: Product,
  country: Country,
): RunningCost | undefined {
  const { prices, products, site } = tables;
  const { runningCost: supplies, ...money } = site.countries[country];
  const { installation = 'whole house' } = product;
  const litresADay = site.litresADay?.[installation] ?? 0;
  const rates: Rates = { kWh: supplies?.electricity ?? 0, day: litresADay };
  const items: Usage['items'][number][] = [];
  const included: string[] = [];
  const without: string[] = [];

  for (const { code, role, quantity, every, litres } of product.parts) {
    const part = products[code];
    // Resin and salt run out, wherever they're listed.
    if (role !== 'cartridge' && part?.type !== 'media') continue;
    const price = prices[code]?.[country];
    const due = every ? 12 / every : 0;
    const isMeasured = due > 0 || (litres !== undefined && litresADay > 0);
    if (!part || !price || price.kind === 'not sold') {
      // Without its code, which has no page in this country.
      if (part) without.push(lowerFirst(part.name.replace(/,.*/, '')));
    } else if (!isMeasured) without.push(`${code} (as needed)`);
    else if (part.dealerOnly || price.kind !== 'priced') {
      without.push(`${code} (${part.discontinued ? 'discontinued' : 'price on request'})`);
    } else {
      const cents = price.incGstCents * quantity;
      items.push(litres === undefined ? [cents, due] : [cents, due, litres]);
      included.push(code);
    }
  }

  const gasLitres = numericSpecification(product, 'gasLitres');
  if (gasLitres !== undefined) {
    if (supplies && litresADay > 0) {
      const cents = Math.round(supplies.gasBottle * 100);
      items.push([cents, 0, gasLitres]);
      included.push(`CO₂ at ${formatCents(cents, money)} a bottle`);
    } else without.push('CO₂');
  }

  const average = numericSpecification(product, 'averagePower');
  const watts = (supplies && average) ?? 0;
  const [heat, share = ''] =
    Object.entries(perLitreFacts).find(([id]) => numericSpecification(product, id)) ?? [];
  const perLitre = (watts > 0 && heat && numericSpecification(product, heat)) || 0;
  if (watts > 0) {
    included.push('{use} kWh of electricity at {kWh}c a kWh');
  } else if (average ?? numericSpecification(product, 'load')) without.push('electricity');

  if (included.length === 0) return undefined;
  const usage: Usage = { items, watts, perLitre, rates };
  const yearly = yearlyCents(usage, rates);
  const isByLitre =
    litresADay > 0 && (perLitre > 0 || items.some(([, , litres]) => litres !== undefined));
  const atLitres = isByLitre ? `, for {day}\u00a0L a day${perLitre > 0 ? share : ''}` : '';
  return {
    yearly,
    basis: `Includes ${formatList(included)}${atLitres}. ${withoutText(without)}`,
    without,
    usage,
  };
}

export const withoutText = (without: readonly string[]): string =>
  `Doesn't include ${formatList([...without, 'fitting'])}.`;

/** The basis in plain text. */
export const basisText = ({ basis, usage }: RunningCost): string =>
  basis
    .replace('{use}', formatNumber(kwhPerYear(usage, usage.rates)))
    .replace('{kWh}', String(usage.rates.kWh))
    .replace('{day}', String(usage.rates.day));
