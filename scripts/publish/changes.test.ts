import { describe, expect, it } from 'vitest';
import type { Tables } from '../../kernel/tables.ts';
import { priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { changesSince, fingerprintsOf, markOf } from './changes.ts';

const tables = (more: Partial<Tables> = {}): Tables => ({
  ...tablesOf({
    products: [
      [productOf('A'), priced(100), priced(110)],
      [productOf('B'), priced(200), priced(220)],
    ],
    categories: [],
    pages: [],
  }),
  ...more,
});
const before = tables();
const present = Object.entries(before).flatMap(([name, table]) => [
  name,
  ...(Array.isArray(table) ? [] : Object.keys(table).map((key) => `${name}/${key}`)),
]);
const allNames = [...present, 'products/C', 'products/NEVER'];

/** `once`: what each thing was made from, by name. */
function changed(after: Tables, once: Readonly<Record<string, readonly string[]>> = {}) {
  const names = [...allNames, ...Object.keys(once)];
  const numberOf = (name: string) => names.indexOf(name);
  const record = {
    names,
    marks: names.map((name) => markOf(name, fingerprintsOf(before))),
    once: new Map(
      Object.entries(once).map(([name, reads]) => [numberOf(name), reads.map(numberOf)]),
    ),
  };
  const isChanged = changesSince(record, fingerprintsOf(after));
  return (name: string) => isChanged(numberOf(name));
}

describe('what has changed since a build', () => {
  it('is nothing where the tables say the same', () => {
    const isChanged = changed(tables());
    for (const read of present) expect(isChanged(read), read).toBe(false);
  });

  it('is one entry, and the table that has it', () => {
    const prices = { ...before.prices, A: { AU: priced(101), NZ: priced(110) } };
    const isChanged = changed(tables({ prices }));
    expect(isChanged('prices/A')).toBe(true);
    expect(isChanged('prices/B')).toBe(false);
    expect(isChanged('prices')).toBe(true);
    expect(isChanged('products')).toBe(false);
  });

  it('is an entry that is new or gone, and its table; one that never was is as it was', () => {
    const { A, ...products } = before.products;
    const isChanged = changed(tables({ products: { ...products, C: productOf('C') } }));
    expect(['products/A', 'products/C', 'products'].map(isChanged)).toEqual([true, true, true]);
    expect(isChanged('products/NEVER')).toBe(false);
    expect(A?.code).toBe('A');
  });

  it('is the order of entries', () => {
    const { A, B } = before.products;
    if (!A || !B) throw new Error('the fixture has no products');
    expect(changed(tables({ products: { B, A } }))('products')).toBe(true);
  });

  it('is what was worked out of something that changed, at any depth', () => {
    const once = {
      'once/inner': ['products/A'],
      'once/outer': ['once/inner'],
      'once/other': ['products/B'],
    };
    const products = { ...before.products, A: productOf('A', { name: 'New' }) };
    const isChanged = changed(tables({ products }), once);
    expect(['once/inner', 'once/outer', 'once/other'].map(isChanged)).toEqual([true, true, false]);
    expect(isChanged('once/unknown')).toBe(true);
  });
});
