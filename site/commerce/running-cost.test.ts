import { describe, expect, it } from 'vitest';
import type { Part, Price, Product } from '../../kernel/entry-types.ts';
import { priced, productOf, tablesOf } from '../lookups/tables.fixture.ts';
import { basisText, runningCost, tenYears, yearlyCents } from './running-cost.ts';

const part = (code: string, more: Partial<Part> = {}): Part => ({
  ...{ code, role: 'cartridge', quantity: 1, ...more },
});
const litresADay = {
  ...{ 'whole house': 400, undersink: 10, benchtop: 10, outdoor: 400 },
  ...{ 'in line': 60, portable: 40 },
};
const onRequest: Price = { kind: 'on request' };

const costOf = (product: Partial<Product>, { withSupplies = true, price = priced(1) } = {}) => {
  const own = productOf('SYS', product);
  const { site, ...tables } = tablesOf({
    products: [
      [own, price],
      [productOf('CB', { type: 'cartridge' }), priced(1000)],
      [productOf('UV', { type: 'uv lamp' }), priced(500)],
      [
        productOf('SALT', { name: 'Salt tablets, 10 kg', type: 'media' }),
        priced(2000),
        { kind: 'not sold' },
      ],
      [productOf('ASK'), onRequest],
      [productOf('OLD', { discontinued: true }), onRequest],
    ],
  });
  const supplies = withSupplies && { runningCost: { electricity: 34, gasBottle: 60 } };
  const { AU, NZ } = site.countries;
  const countries = { AU: { ...AU, ...supplies }, NZ: { ...NZ, ...supplies } };
  const all = { ...tables, site: { ...site, countries, ...(withSupplies && { litresADay }) } };
  return (country: 'AU' | 'NZ' = 'AU') => runningCost(all, own, country);
};
const fact = (id: string, value: number) => ({ id, value });

describe('QLT-11 the running cost of a year', () => {
  it('adds price × quantity ÷ years between replacements, in whole cents', () => {
    expect(costOf({ parts: [part('CB', { quantity: 2, every: 6 })] })()?.yearly).toBe(4000);
    expect(costOf({ parts: [part('CB', { every: 36 })] })()?.yearly).toBe(333);
  });

  it('adds electricity day and night, in the kilowatt hours it shows', () => {
    const cost = costOf({ specifications: [fact('load', 60), fact('averagePower', 35)] })();
    expect(cost?.yearly).toBe(307 * 34);
    expect(cost && basisText(cost)).toBe(
      "Includes 307 kWh of electricity at 34c a kWh, for 400\u00a0L a day. Doesn't include installation.",
    );
  });

  it('adds the electricity of each litre that is heated or chilled, and says what it assumes', () => {
    const facts = [fact('averagePower', 60), fact('boilingEnergy', 31)];
    const cost = costOf({ installation: 'undersink', specifications: facts })();
    expect(cost && basisText(cost)).toBe(
      "Includes 526 kWh of electricity at 34c a kWh, for 10\u00a0L a day, with a third of the water boiled from 18 to 98\u00a0°C. Doesn't include installation.",
    );
    const at = (day: number) => cost && yearlyCents(cost.usage, { ...cost.usage.rates, day });
    // In a year, 60 W uses 525.6 kWh, and 190 L a day at 31 Wh a litre uses 2,149.85 kWh.
    expect([cost?.yearly, at(200)]).toEqual([526 * 34, 2675 * 34]);
  });

  it('adds what lasts a number of litres', () => {
    const cost = costOf({ parts: [part('SALT', { litres: 20_000 })] })();
    expect(cost?.yearly).toBe(Math.round((2000 * 400 * 365) / 20_000));
    const gas = costOf({ installation: 'undersink', specifications: [fact('gasLitres', 1000)] })();
    expect(gas?.yearly).toBe(3.65 * 6000);
    expect(gas && basisText(gas)).toBe(
      "Includes CO₂ at $60.00 a bottle, for 10\u00a0L a day. Doesn't include installation.",
    );
  });

  it('replaces a cartridge sooner where more water has used it up, and only then', () => {
    const cost = costOf({ parts: [part('CB', { every: 12, litres: 150_000 })] })();
    const at = (litres: number) =>
      cost && yearlyCents(cost.usage, { ...cost.usage.rates, day: litres });
    expect([cost?.yearly, at(100), at(1000)]).toEqual([1000, 1000, 2433]);
    // A system's own capacity counts, if its cartridges have none.
    const specifications = [fact('capacity', 300_000)];
    const system = costOf({ parts: [part('CB', { every: 12 })], specifications })();
    expect(system && yearlyCents(system.usage, { kWh: 0, day: 6000 })).toBe(7300);
  });

  it('names anything without a known amount or price, and never counts it as zero', () => {
    const parts = [
      part('CB', { every: 12 }),
      part('ASK', { every: 12 }),
      part('OLD', { every: 12 }),
      part('SALT', { role: 'spare' }),
    ];
    const cost = costOf({ parts, specifications: [fact('load', 60)] });
    expect(cost()?.without).toEqual([
      'ASK (price on request)',
      'OLD (discontinued)',
      'SALT (as needed)',
      'electricity',
    ]);
    expect(cost('NZ')?.without).toContain('salt tablets');
    const bare = { specifications: [fact('averagePower', 35), fact('gasLitres', 1000)] };
    const unsupplied = costOf({ ...bare, parts }, { withSupplies: false })();
    expect(unsupplied?.without).toEqual(expect.arrayContaining(['CO₂', 'electricity']));
    expect(unsupplied?.yearly).toBe(1000);
  });
});

describe('QLT-11 the costs of ten years', () => {
  const yearsOf = (product: Partial<Product>, options: Parameters<typeof costOf>[1] = {}) => {
    const cost = costOf(product, options)();
    return (rates = {}) => {
      const costs = cost ? tenYears(cost.usage, { ...cost.usage.rates, ...rates }) : [];
      return Object.fromEntries(costs.map(({ kind, years }) => [kind, years]));
    };
  };

  it('counts a part in the years when it is due, and the purchase in the first', () => {
    const costs = yearsOf({ parts: [part('CB', { every: 36 }), part('UV', { every: 6 })] })();
    expect(costs).toEqual({
      Purchase: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      Cartridges: [0, 0, 1000, 0, 0, 1000, 0, 0, 1000, 0],
      Lamps: Array.from({ length: 10 }, () => 1000),
    });
  });

  it('replaces a cartridge after its months or its litres, whichever comes first', () => {
    const at = yearsOf({ parts: [part('CB', { every: 12, litres: 73_000 })] });
    // 73,000 L last 365 days at 200 L a day, and 243 at 300.
    for (const day of [10, 200]) expect(at({ day }).Cartridges).toEqual(Array(10).fill(1000));
    expect(at({ day: 300 }).Cartridges?.slice(0, 4)).toEqual([1000, 2000, 1000, 2000]);
  });

  it('adds electricity, bottles and salt of each year, and nothing of an unknown price', () => {
    const facts = [fact('averagePower', 35), fact('gasLitres', 1000)];
    const parts = [part('SALT', { litres: 20_000 }), part('ASK', { every: 12 })];
    const costs = yearsOf({ installation: 'undersink', specifications: facts, parts })();
    expect(Object.keys(costs)).toEqual(['Purchase', 'Salt', 'CO₂', 'Electricity']);
    expect(costs['CO₂']?.slice(0, 3)).toEqual([18_000, 24_000, 18_000]);
    expect(costs.Electricity?.[9]).toBe(307 * 34);
  });

  it('leaves out the purchase of a product on request, and of one only dealers sell', () => {
    const parts = [part('CB', { every: 12 })];
    const keys = (product: Partial<Product>, options: Parameters<typeof costOf>[1] = {}) =>
      Object.keys(yearsOf({ ...product, parts }, options)());
    expect(keys({}, { price: onRequest })).toEqual(['Cartridges']);
    expect(keys({ dealerOnly: true })).toEqual(['Cartridges']);
  });
});
