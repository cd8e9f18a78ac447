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
        ['lost', 'readonly string[]', ["it's lost"], 'Lost.'],
      ],
    }),
  ).toBe(`/** What is in stock. */
import type { ByCountry, Stock } from '#kernel/contract.ts';

/** The shelves. */
export type Shelf =
  | "a"
  | "b"
  | "c"
  | "d's";

/** Stock. */
export const stock: Readonly<Record<Shelf, Stock>> = {
  "a": 1
};

/** Lost. */
export const lost: readonly string[] = [
  "it's lost"
];
`);
});

it('a union without members is never', () => {
  const module = { name: 'none', doc: 'None.', contract: [], tables: [] };
  expect(printModule({ ...module, unions: [['U', [], 'U.']] })).toContain('export type U = never;');
});
