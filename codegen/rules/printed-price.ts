import type { Country } from '../../kernel/contract.ts';
import { countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'promotions/teaser-prices.yaml';
const instead = 'au: "110.00"';

export const printedPrice: Rule = {
  name: 'printed-price',
  proves: 'TSR-01 TSR-07 ENT-05 A-30',
  scope: 'promotions',
  description:
    'A printed price, in a teaser or a promotion, is that of the product it names (a warning).',
  good: { file, instead: 'label: Whole house filter', yaml: 'label: Whole house system' },
  bad: {
    file,
    instead,
    yaml: 'au: "99.00"',
    printed:
      'warning catalogue/promotions/teaser-prices.yaml:2:69 teasers[0].au: The price of WH-1 in AU is 110.00 with GST. Found 99.00. It comes from catalogue/products/WH-1.yaml:15. Use "110.00" here, or correct the price there. [printed-price]',
  },
  check: (input) =>
    printedPrices(input).flatMap((each): Found[] => {
      const { document, path, country, printed, code, isNamed } = each;
      const origin = input.origins.get(code);
      // dangling-reference reports a named product that is missing.
      if (!origin)
        return isNamed ||
          input.known.codes.has(code) ||
          input.isInDoubt(document, path.slice(0, -1))
          ? []
          : [unnamed(document, path, printed)];
      if (input.isSettingInDoubt(gstPercentOf(country))) return [];
      if (input.isProductInDoubt(code, ['price'])) return [];
      // retired-offer reports it: it has no price any more.
      const product = input.catalogue.products[code];
      if (product?.discontinued || product?.discontinuedWithSpareParts) return [];
      const price = input.catalogue.prices[code]?.[country];
      const isPublic = price?.kind === 'priced' && !product?.dealerOnly;
      const own = isPublic ? figure(price.incGstCents) : undefined;
      if (own === printed) return [];
      const costs = own
        ? `${own} with GST`
        : product?.dealerOnly
          ? 'for dealers only'
          : price?.kind;
      return [
        foundAt(document, path, {
          severity: 'warning',
          message: `The price of ${code} in ${country} is ${costs ?? 'not sold'}.`,
          found: printed,
          related: [lineOf(origin, ['price', countryKeys[country]], 'It comes from')],
          write: own
            ? `Use "${own}" here, or correct the price there.`
            : 'Use another product, or no price.',
        }),
      ];
    }),
};

const unnamed = (document: SourceDocument, path: FieldPath, found: string): Found =>
  foundAt(document, path, {
    severity: 'warning',
    message: 'No product is named for this price.',
    found,
    write: 'Add product: with its code.',
  });

export type PrintedPrice = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  readonly country: Country;
  /** As the file has it: "1,018.36". */
  readonly printed: string;
  /** The product that costs it. It may not exist. */
  readonly code: string;
  readonly isNamed: boolean;
};

const lists = {
  'teaser-prices': { list: 'teasers', AU: 'au', NZ: 'nz' },
  featured: { list: 'promos', AU: 'price', NZ: 'priceNZ' },
} as const;

export const printedPrices = ({ documents }: Pick<RuleInput, 'documents'>): PrintedPrice[] =>
  documents.flatMap((document) => {
    const { kind, value } = document;
    if (kind !== 'teaser-prices' && kind !== 'featured') return [];
    const { list, ...fields } = lists[kind];
    const entries = isRecord(value) ? value[list] : undefined;
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
      if (!isRecord(entry)) return [];
      const { product, link } = entry;
      // A promotion that leads to a product is about that product.
      const isNamed = typeof product === 'string';
      const code = isNamed ? product : String(link ?? '').slice(1);
      return (['AU', 'NZ'] as const).flatMap((country) => {
        const printed = entry[fields[country]];
        const path = [list, index, fields[country]];
        return typeof printed === 'string'
          ? [{ document, path, country, printed, code, isNamed }]
          : [];
      });
    });
  });

/** As prices are printed: 1,018.36. */
export const figure = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const gstPercentOf = (country: Country): FieldPath => [
  'countries',
  countryKeys[country],
  'gstPercent',
];
