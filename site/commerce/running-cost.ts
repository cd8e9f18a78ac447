/** Works out what a product costs to run for a year and to own for ten (QLT-11), for pages, tools, data and documents. */

import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Country, Part, Product } from '../../kernel/entry-types.ts';
import { formatNumber } from '../../kernel/format.ts';
import { formatList } from '../../kernel/format-list.ts';
import type { Tables } from '../../kernel/tables.ts';
import { lowerFirst } from '../../kernel/vocabulary.ts';
import { formatCents } from './format-price.ts';

/** The cost of electricity in cents per kWh with GST, and the litres used a day. Visitors may change both. The names are short, for every product page. */
export type Rates = { readonly kWh: number; readonly day: number };
export const rateLabels = {
  kWh: 'Cents a kWh of electricity',
  day: 'Litres a day',
  people: 'People in the house',
} as const;
export const costKinds = [
  ...(['Purchase', 'Cartridges', 'Lamps', 'Media', 'Salt', 'CO₂', 'Electricity'] as const),
] as const;
export type CostKind = (typeof costKinds)[number];
/** Everything that a product uses up. */
export type Usage = {
  /** The price in cents. Absent if unknown. */
  readonly price?: number;
  /** Each replacement's cost in cents, and the months or litres after which it's due, whichever comes first. 0 means never. */
  readonly items: readonly (readonly [
    kind: number,
    cents: number,
    months: number,
    litres: number,
  ])[];
  /** The average power over day and night at the default litres. 0 if the product uses none, or if it's unknown. */
  readonly watts: number;
  /** The watt hours that each litre adds. 0 unless the product heats or chills water. */
  readonly perLitre: number;
  /** The default rates. */
  readonly rates: Rates;
  /** The number of people who use the default litres. 0 if the product isn't for people. */
  readonly people: number;
};
export type RunningCost = {
  /** Whole cents with GST, at the default rates. */
  readonly yearly: number;
  /** The costs included and left out, in words. `basisText` fills in {kWh}, {day}, {people}, and {use} (the kilowatt hours). */
  readonly basis: string;
  /** Costs left out besides fitting, because the amount or the price is unknown: "MD-GRAV20 (as needed)". */
  readonly without: readonly string[];
  readonly usage: Usage;
};

export const isByVolume = ({ items, perLitre }: Usage): boolean =>
  perLitre > 0 || items.some(([, , , litres]) => litres > 0);

/** Whether years differ from the average, because some part isn't due once or several times a year. */
export const isUneven = ({ items }: Usage): boolean =>
  items.some(([, , months, litres]) => litres > 0 || 12 % months > 0);

/** Whole kilowatt hours, so that the cost adds up from the figures shown. */
export const kwhPerYear = ({ watts, perLitre, rates: { day } }: Usage, rates: Rates): number =>
  Math.round(((watts * 24 + perLitre * (rates.day - day)) * 365) / 1000);

/** Whole cents with GST of an average year. */
export function yearlyCents(usage: Usage, rates: Rates): number {
  const replaced = usage.items.map(
    ([, cents, months, litres]) =>
      cents * Math.max(months && 12 / months, litres && (rates.day * 365) / litres),
  );
  const power = kwhPerYear(usage, rates) * rates.kWh;
  return Math.round(replaced.reduce((sum, cents) => sum + cents, power));
}

const ownedFor = Array.from({ length: 10 }, (_, index) => index + 1);

/** Whole cents with GST of each of ten years, by kind. A replacement counts in the year it's due. */
export function tenYears(
  usage: Usage,
  rates: Rates,
): readonly { readonly kind: CostKind; readonly years: readonly number[] }[] {
  const { price } = usage;
  const power = Math.round(kwhPerYear(usage, rates) * rates.kWh);
  const yearsOf = (kind: number): readonly number[] => {
    if (kind === 0)
      return price === undefined ? [] : ownedFor.map((year) => (year > 1 ? 0 : price));
    if (costKinds[kind] === 'Electricity') return usage.watts > 0 ? ownedFor.map(() => power) : [];
    const own = usage.items.filter(([each]) => each === kind);
    const changes = (year: number, months: number, litres: number) =>
      Math.floor(
        Math.max(months && (12 * year) / months, litres && (365 * year * rates.day) / litres),
      );
    return own.length === 0
      ? []
      : ownedFor.map((year) =>
          own.reduce(
            (sum, [, cents, ...due]) =>
              sum + cents * (changes(year, ...due) - changes(year - 1, ...due)),
            0,
          ),
        );
  };
  return costKinds
    .map((kind, index) => ({ kind, years: yearsOf(index) }))
    .filter(({ years }) => years.length > 0);
}

/** Whole cents with GST of all kinds together, after some years. */
export const centsAfter = (
  costs: readonly { readonly years: readonly number[] }[],
  years: number,
): number =>
  costs.flatMap((kind) => kind.years.slice(0, years)).reduce((sum, cents) => sum + cents, 0);

export const costsAt = (usage: Usage, rates: Rates) => ({
  yearly: yearlyCents(usage, rates),
  fiveYears: centsAfter(tenYears(usage, rates), 5),
  tenYears: centsAfter(tenYears(usage, rates), 10),
});

/** Returns the default rates with the visitor's electricity price and litres a day. Without litres, scales the default by the number of people. */
export const ratesFor = (
  { rates, people: usual }: Usage,
  { kWh, litres, people }: Readonly<Record<'kWh' | 'litres' | 'people', number>>,
): Rates => ({ kWh, day: litres || (usual > 0 ? (rates.day * people) / usual : rates.day) });

/** Says what the energy per litre in specifications.yaml assumes. */
const perLitreFacts = {
  boilingEnergy: ', with a third of the water boiled from 18 to 98\u00a0°C',
  chillingEnergy: ', with a third of the water chilled from 18 to 6\u00a0°C',
} as const;

/** The litres after which a product's part is due. A system's capacity counts for its cartridges if none of them states its own. */
export const litresOf = (product: Product, { role, every, litres }: Part): number | undefined =>
  every === undefined || role !== 'cartridge' || product.parts.some((part) => part.litres)
    ? litres
    : numericSpecification(product, 'capacity');

/** Undefined if the product uses nothing up, or only parts without a known price. */
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
  const own = product.dealerOnly ? undefined : prices[product.code]?.[country];
  const items: Usage['items'][number][] = [];
  const included: string[] = [];
  const without: string[] = [];

  for (const each of product.parts) {
    const { code, role, quantity, every } = each;
    const litres = litresOf(product, each);
    const part = products[code];
    // Resin and salt get used up, even if the catalogue lists them as spares.
    if (role !== 'cartridge' && part?.type !== 'media') continue;
    const price = prices[code]?.[country];
    const isMeasured = every !== undefined || (litres !== undefined && litresADay > 0);
    if (!part || !price || price.kind === 'not sold') {
      // The replacement's code is left out, because it has no page in this country.
      if (part) without.push(lowerFirst(part.name.replace(/,.*/, '')));
    } else if (!isMeasured) without.push(`${code} (as needed)`);
    else if (part.dealerOnly || price.kind !== 'priced') {
      without.push(`${code} (${part.discontinued ? 'discontinued' : 'price on request'})`);
    } else {
      items.push([kindOf(part), price.incGstCents * quantity, every ?? 0, litres ?? 0]);
      included.push(code);
    }
  }

  // A cartridge on its own is also what gets used up.
  const capacity = numericSpecification(product, 'capacity');
  const isCartridge = product.type.endsWith('cartridge') && product.parts.length === 0;
  if (isCartridge && capacity !== undefined && litresADay > 0 && own?.kind === 'priced') {
    const months = numericSpecification(product, 'interval') ?? 0;
    items.push([kindOf(product), own.incGstCents, months, capacity]);
    included.push(product.code);
  }

  const gasLitres = numericSpecification(product, 'gasLitres');
  if (gasLitres !== undefined) {
    if (supplies && litresADay > 0) {
      const cents = Math.round(supplies.gasBottle * 100);
      items.push([costKinds.indexOf('CO₂'), cents, 0, gasLitres]);
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
  const usage: Usage = {
    ...(own?.kind === 'priced' && { price: own.incGstCents }),
    ...{ items, watts, perLitre, rates },
    people: (installation !== 'outdoor' && litresADay > 0 && site.people) || 0,
  };
  const atLitres = usedBy(usage, '{day}', '{people}') + (perLitre > 0 ? share : '');
  return {
    yearly: yearlyCents(usage, rates),
    basis: `Includes ${formatList(included)}${atLitres}. ${withoutText(without)}`,
    without,
    usage,
  };
}

/** ", or 2 people". Empty for more than a household, such as a café. */
export const peopleText = (count: number): string =>
  count > 0 && count <= 12 ? `, or ${count} ${count === 1 ? 'person' : 'people'}` : '';

/** The litres and people that a cost is for: ", for 10 L a day, or 2 people". Empty if the litres aren't known. */
export const usedBy = (
  { rates, people }: Usage,
  day = formatNumber(rates.day),
  count = peopleText(people),
): string => (rates.day > 0 ? `, for ${day}\u00a0L a day${people > 0 ? count : ''}` : '');

function kindOf({ type, name }: Product): number {
  if (type === 'media') return costKinds.indexOf(/\bsalt\b/i.test(name) ? 'Salt' : 'Media');
  return costKinds.indexOf(type === 'uv lamp' ? 'Lamps' : 'Cartridges');
}

export const withoutText = (without: readonly string[]): string =>
  `Doesn't include ${formatList([...without, 'installation'])}.`;

export const basisText = ({ basis, usage }: RunningCost): string =>
  basis
    .replace('{use}', formatNumber(kwhPerYear(usage, usage.rates)))
    .replace('{kWh}', String(usage.rates.kWh))
    .replace('{day}', formatNumber(usage.rates.day))
    .replace('{people}', peopleText(usage.people));
