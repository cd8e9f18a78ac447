import { describe, expect, it } from 'vitest';
import type { Tables } from '../../kernel/tables.ts';
import { priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { changesSince, fingerprintsOf } from './changes.ts';

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
const ofCountries = ['prices AU', 'prices NZ', 'prices AU/A', 'prices NZ/A', 'prices AU/B'];
const allNames = [...present, ...ofCountries, 'products/C', 'products/NEVER'];

/** `once`: what each thing was made from, by name. */
function changed(after: Tables, once: Readonly<Record<string, readonly string[]>> = {}) {
  const names = [...allNames, ...Object.keys(once)];
  const numberOf = (name: string) => names.indexOf(name);
  const record = {
    names,
    marks: names.map(fingerprintsOf(before).of),
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
    expect(ofCountries.filter(isChanged)).toEqual(['prices AU', 'prices AU/A']);
  });

  it('is nothing of the tables without amounts where nothing else can have changed, and they are not looked at', () => {
    const numbered = allNames.map((name) => [name, `before ${name}`] as const);
    const record = { names: allNames, marks: numbered.map(([, mark]) => mark), once: new Map() };
    const isChanged = changesSince(record, fingerprintsOf(before, record));
    const changed = allNames.filter((_name, number) => isChanged(number));
    expect(changed).toEqual(expect.arrayContaining(['prices', 'prices AU/A', 'site', 'menus']));
    for (const name of changed) expect(name).not.toMatch(/^(products|relations|routes|pages)/);
    const { of } = fingerprintsOf(before, record);
    // What no record knew has none that could be believed.
    expect(of('products/B', allNames.length)).toBe(fingerprintsOf(before).of('products/B', 0));
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
