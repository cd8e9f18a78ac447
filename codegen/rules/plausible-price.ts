import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import type { FieldPath } from '../load/document.ts';
import { isWithin, type Outside, spanOf, toldOutside } from './outside-limits.ts';
import type { Fault, Rule, RuleInput } from './rule.ts';
import { valuesAt } from './values-at.ts';
import { withArticle } from './with-article.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';
const expected = `${instead}\nexpected:\n  - { type: cartridge, facts: [micron], price: { from: `;

export const plausiblePrice: Rule = {
  name: 'plausible-price',
  proves: 'ACCEPTANCE 10',
  scope: 'products',
  judgesAmounts: true,
  truth:
    'A price lies between `from` and `to` of its kind, as `expected` in specifications.yaml says, without GST.',
  good: { file, instead, yaml: `${expected}0.5, to: 5 } }` },
  bad: {
    file,
    instead,
    yaml: `${expected}1, to: 5 } }`,
    printed:
      'error catalogue/products/CT-1.yaml:7:7 price.au: The price of a cartridge lies between 1 and 5 without GST. Found 0.95. The right price, or other limits in specifications.yaml. [plausible-price]',
  },
  check: (input) => {
    const limits = new Map(input.expected.map(({ type, price }) => [type, price]));
    const outside = input.written.products.flatMap(({ entry: { type }, origin }): Outside[] => {
      const limit = limits.get(type);
      if (!limit) return [];
      return pricesOf(origin.document.value).flatMap(({ path, value }) =>
        isWithin(value, limit) ? [] : [{ at: { ...origin, path }, value, limit, name: type }],
      );
    });
    return toldOutside(outside, (type) => placeOf(type, input), faultOf);
  },
};

type PriceAt = { readonly path: FieldPath; readonly value: number };

/** Today's, and those that begin on a day. */
function pricesOf(file: unknown): PriceAt[] {
  const { price, priceChanges } = isRecord(file) ? file : {};
  const changes: readonly unknown[] = Array.isArray(priceChanges) ? priceChanges : [];
  const all: readonly (readonly [unknown, FieldPath])[] = [
    [price, ['price']],
    ...changes.map((change, index) => [change, ['priceChanges', index]] as const),
  ];
  return all.flatMap(([stated, path]) =>
    countries.flatMap((country): PriceAt[] => {
      const key = countryKeys[country];
      const value = isRecord(stated) ? stated[key] : undefined;
      return typeof value === 'number' ? [{ path: [...path, key], value }] : [];
    }),
  );
}

function placeOf(type: string, { documents }: RuleInput): Origin | undefined {
  const document = documents.find(({ kind }) => kind === 'specifications');
  const place = valuesAt(document?.value, 'expected.*').find(
    ({ value }) => isRecord(value) && value.type === type,
  );
  return document && place && { document, path: [...place.path, 'price'] };
}

const faultOf = ({ value, limit, name }: Outside): Fault => ({
  message: `the price of ${withArticle(name)} ${spanOf(limit, String)} without GST`,
  found: String(value),
  write: 'the right price, or other limits in specifications.yaml',
});
