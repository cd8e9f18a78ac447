import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from '../document.ts';
import { isWithin, spanOf } from './outside-limits.ts';
import { foundOf, type Rule } from './rule.ts';
import { withArticle } from './with-article.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';
const expected = `${instead}\nexpected:\n  - { type: cartridge, facts: [micron], price: { from: `;

export const plausiblePrice: Rule = {
  name: 'plausible-price',
  proves: 'ACCEPTANCE 10',
  scope: 'products',
  description:
    'A price without GST is between `from` and `to` of its product type, as `expected` in specifications.yaml says.',
  good: { file, instead, yaml: `${expected}0.5, to: 5 } }` },
  bad: {
    file,
    instead,
    yaml: `${expected}1, to: 5 } }`,
    printed:
      'error catalogue/products/CT-1.yaml:7:7 price.au: The price of a cartridge is between 1 and 5 without GST. Found 0.95. Correct the price, or the limits in specifications.yaml. [plausible-price]',
  },
  check: (input) => {
    const limits = new Map(input.expected.map(({ type, price }) => [type, price]));
    return input.written.products.flatMap(({ entry: { type }, origin }) => {
      const limit = limits.get(type);
      if (!limit) return [];
      return pricesOf(origin.document.value).flatMap(({ path, value }) =>
        isWithin(value, limit)
          ? []
          : [
              foundOf(origin, path, {
                message: `The price of ${withArticle(type)} ${spanOf(limit)} without GST.`,
                found: String(value),
                write: 'Correct the price, or the limits in specifications.yaml.',
              }),
            ],
      );
    });
  },
};

/** Today's prices, and those that start on a day. */
function pricesOf(file: unknown): { readonly path: FieldPath; readonly value: number }[] {
  const { price, priceChanges } = isRecord(file) ? file : {};
  const changes: readonly unknown[] = Array.isArray(priceChanges) ? priceChanges : [];
  const all: readonly (readonly [unknown, FieldPath])[] = [
    [price, ['price']],
    ...changes.map((change, index) => [change, ['priceChanges', index]] as const),
  ];
  return all.flatMap(([stated, path]) =>
    countries.flatMap((country) => {
      const key = countryKeys[country];
      const value = isRecord(stated) ? stated[key] : undefined;
      return typeof value === 'number' ? [{ path: [...path, key], value }] : [];
    }),
  );
}
