import { expect, it } from 'vitest';
import { printModule } from './source-file.ts';

it('GEN-07 a module has its imports, unions and tables in this order and form', () => {
  expect(
    printModule({
      name: 'stock',
      doc: 'What is in stock.',
      contract: ['Stock', 'ByCountry'],
      unions: [['Shelf', ['a', 'b', 'c', "d's"], 'The shelves.']],
      tables: [
        ['stock', 'Readonly<Record<Shelf, Stock>>', { a: 1 }, 'Stock.'],
        ['lost', 'readonly string[]', ['x'.repeat(100)], 'Lost.'],
      ],
    }),
  ).toBe(`/** What is in stock. */
import type { ByCountry, Stock } from '#kernel/contract.ts';

/** The shelves. */
export type Shelf =
  | 'a'
  | 'b'
  | 'c'
  | "d's";

/** Stock. */
export const stock: Readonly<Record<Shelf, Stock>> = { a: 1 };

/** Lost. */
export const lost: readonly string[] = [
  '${'x'.repeat(100)}',
];
`);
});

it.each([
  [[], 'never'],
  [['a'], `'a'`],
  [['a', 'b', 'c'], `'a' | 'b' | 'c'`],
])('a union of %j is written %s', (members, want) => {
  const text = printModule({
    name: 'small',
    doc: 'Small.',
    contract: [],
    unions: [['U', members, 'U.']],
    tables: [],
  });
  expect(text).toContain(`export type U = ${want};`);
});
