import { isRecord } from '../../kernel/is-record.ts';
import type { SourceDocument } from '../read/document.ts';
import { type Found, foundAt, type Rule, type RuleInput } from './rule.ts';

const file = 'promotions/teaser-prices.yaml';
const instead = 'au: "110.00"';

export const printedPrice: Rule = {
  name: 'printed-price',
  proves: 'TSR-01 TSR-07 ENT-05 A-30',
  scope: 'promotions',
  truth: 'A price that is printed, in a teaser or a promotion, is that of the product it names.',
  good: { file, instead: 'label: Whole house filter', yaml: 'label: Whole house system' },
  bad: {
    file,
    instead,
    yaml: 'au: "99.00"',
    printed:
      'warning catalogue/promotions/teaser-prices.yaml:2:69 teasers[0].au: the price of WH-1 in AU is 110.00 with GST; found 99.00; write 110.00 [printed-price]',
  },
  check: (input) =>
    input.documents.flatMap((document) => {
      if (document.kind === 'teaser-prices') return differing(input, document, teasers);
      return document.kind === 'featured' ? differing(input, document, promos) : [];
    }),
};

type List = {
  readonly list: string;
  readonly AU: string;
  readonly NZ: string;
};
const teasers: List = { list: 'teasers', AU: 'au', NZ: 'nz' };
const promos: List = { list: 'promos', AU: 'price', NZ: 'priceNZ' };

function differing(
  { catalogue: { products, prices }, known }: RuleInput,
  document: SourceDocument,
  { list, ...fields }: List,
): Found[] {
  const entries = isRecord(document.value) ? document.value[list] : undefined;
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) return [];
    return (['AU', 'NZ'] as const).flatMap((country) => {
      const field = fields[country];
      const printed = entry[field];
      if (typeof printed !== 'string') return [];
      const path = [list, index, field];
      const { product, link } = entry;
      // A promotion that leads to a product speaks of it.
      const code = typeof product === 'string' ? product : String(link ?? '').slice(1);
      if (!Object.hasOwn(products, code)) {
        if (typeof product === 'string' || known.codes.has(code)) return [];
        return [
          foundAt(document, path, {
            severity: 'warning',
            message: 'no product stands beside this price',
            found: printed,
            write: '"product: " with the code of what costs it',
          }),
        ];
      }
      const price = prices[code]?.[country];
      const own = price?.kind === 'priced' ? figure(price.incGstCents) : undefined;
      if (own === printed) return [];
      return [
        foundAt(document, path, {
          severity: 'warning',
          message: `the price of ${code} in ${country} is ${own === undefined ? (price?.kind ?? 'not sold') : `${own} with GST`}`,
          found: printed,
          write: own ?? 'another product, or no price',
        }),
      ];
    });
  });
}

/** As prices are printed: 1,018.36. */
const figure = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
