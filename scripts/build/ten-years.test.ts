/** QLT-11: works out ten years' costs again, from the catalogue's files and with its own arithmetic. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#generated/tables.ts';
import type { Country } from '../../kernel/contract.ts';
import { runningCost } from '../../site/commerce/running-cost.ts';
import { tenYearTexts } from '../../site/components/Parts/ten-year-texts.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const read = (file: string): Fields =>
  fieldsOf(parse(readFileSync(join('catalogue', file), 'utf8')));

const site = read('site.yaml');
const files = new Map(
  readdirSync('catalogue/products')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name.slice(0, -'.yaml'.length), read(`products/${name}`)]),
);
const numberIn = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
};
const factsOf = (code: string) => fieldsOf(files.get(code)?.specifications);

/** Cents with GST, halves rounded up. Undefined for a price on request, or a product that's no longer sold. */
function priceOf(code: string, country: Country): bigint | undefined {
  const file = files.get(code) ?? {};
  if (file.discontinued || file.discontinuedWithSpareParts || file.dealerOnly) return undefined;
  const key = country.toLowerCase();
  const dollars = fieldsOf(file.price)[key];
  if (typeof dollars !== 'number') return undefined;
  const gst = Number(fieldsOf(fieldsOf(site.countries)[key]).gstPercent);
  const hundredths = BigInt(dollars.toFixed(2).replace('.', '')) * BigInt(100 + gst);
  return (hundredths + 50n) / 100n;
}

/** Litres a day, and prices of a year's electricity and a gas bottle. */
function suppliesOf(code: string, country: Country) {
  const file = files.get(code) ?? {};
  const where = String(file.installation ?? 'whole house');
  const { electricity, gasBottle } = fieldsOf(
    fieldsOf(fieldsOf(site.countries)[country.toLowerCase()]).runningCost,
  );
  return {
    day: Number(fieldsOf(site.litresADay)[where]),
    electricity: Number(electricity),
    bottle: BigInt(Math.round(Number(gasBottle) * 100)),
  };
}

/** Returns the cost of all changes in this many 365-day years, in cents. Adds up one change after another. */
function spentBy(years: number, cents: bigint, months: number | undefined, days: bigint[]): bigint {
  // Days are counted as 1/12 day times the litres a day, so that every interval is a whole number.
  const [perDay = 1n, litres = 0n] = days;
  const end = BigInt(years) * 365n * 12n * perDay;
  const intervals = [
    ...(months === undefined ? [] : [BigInt(months) * 365n * perDay]),
    ...(litres > 0n ? [litres * 12n] : []),
  ];
  const [first] = intervals.sort((a, b) => (a < b ? -1 : 1));
  let spent = 0n;
  if (first !== undefined) for (let due = first; due <= end; due += first) spent += cents;
  return spent;
}

/** The total after this many years. Undefined if no part that gets used up has a known price. */
function totalOf(code: string, country: Country, years: number): bigint | undefined {
  const { day, electricity, bottle } = suppliesOf(code, country);
  const file = files.get(code) ?? {};
  const spent: bigint[] = [];
  for (const [part, isSpare] of [
    ...listOf(file.cartridges).map((each) => [fieldsOf(each), false] as const),
    ...listOf(file.spares).map((each) => [fieldsOf(each), true] as const),
  ]) {
    const of = String(part.code);
    if (isSpare && files.get(of)?.type !== 'media') continue;
    const months = numberIn(part, 'every') ?? numberIn(factsOf(of), 'interval');
    const litres =
      numberIn(part, 'litres') ?? (isSpare ? undefined : numberIn(factsOf(of), 'capacity'));
    const cents = priceOf(of, country);
    if (cents === undefined || (months === undefined && litres === undefined)) continue;
    const all = cents * BigInt(numberIn(part, 'quantity') ?? 1);
    spent.push(spentBy(years, all, months, [BigInt(day), BigInt(litres ?? 0)]));
  }
  const facts = factsOf(code);
  // A cartridge gets used up itself.
  const [own, capacity] = [priceOf(code, country), numberIn(facts, 'capacity')];
  const isCartridge = /cartridge$/.test(String(file.type)) && !file.cartridges && !file.spares;
  if (isCartridge && own !== undefined && capacity !== undefined) {
    const litres = [BigInt(day), BigInt(capacity)];
    spent.push(spentBy(years, own, numberIn(facts, 'interval'), litres));
  }
  const gas = numberIn(facts, 'gasLitres');
  if (gas !== undefined) spent.push(spentBy(years, bottle, undefined, [BigInt(day), BigInt(gas)]));
  const watts = numberIn(facts, 'averagePower') ?? 0;
  if (watts > 0) spent.push(BigInt(years * Math.round((watts * 24 * 365) / 1000) * electricity));
  if (spent.length === 0) return undefined;
  return spent.reduce((sum, each) => sum + each, own ?? 0n);
}

for (const country of ['AU', 'NZ'] as const)
  it(`QLT-11 every printed total agrees to the cent with the catalogue's files and its rows (${country})`, () => {
    const cents = (amount = '') => Number(amount.replace(/[^\d]/g, ''));
    let compared = 0;
    for (const product of Object.values(tables.products)) {
      if (tables.prices[product.code]?.[country].kind === 'not sold') continue;
      const cost = runningCost(tables, product, country);
      const printed = cost && tenYearTexts(cost.usage, cost.usage.rates, country);
      for (const [at, years] of [1, 5, 10].entries()) {
        const own = totalOf(product.code, country, years);
        const rows = printed?.rows.reduce((sum, { amounts }) => sum + cents(amounts[at]), 0);
        const ours = [printed && cents(printed.totals[at]), rows];
        const sum = own === undefined ? own : Number(own);
        expect(ours, `${product.code}, ${years} years`).toEqual([sum, sum]);
      }
      if (cost) compared += 1;
    }
    expect(compared).toBeGreaterThan(50);
  });
