import { contents, forms, spouts, testContents } from '../../kernel/appearance.ts';
import type { Product } from '../../kernel/contract.ts';
import { lookOf } from '../../kernel/look.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import type { ExpectedLook } from '../catalogue.ts';
import { foundOf, type Rule } from './rule.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';

export const expectedLook: Rule = {
  name: 'expected-look',
  proves: 'LOOK Pictures',
  scope: 'products',
  description:
    'The name or the `appearance` of a product on sale says what its picture needs, as `looks` in specifications.yaml lists it (a warning).',
  good: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: fitting, facts: [connection], looks: [form] }`,
  },
  bad: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: softener, facts: [connection], looks: [form] }`,
    printed:
      'warning catalogue/products/SOFT-1.yaml:3:7 type: The picture needs the form of the product, and neither its name nor its appearance says it. Add appearance.form: vessel and salt tank, cabinet, twin vessels or duplex. [expected-look]',
  },
  check: ({ catalogue, expected, written, isInDoubt }) => {
    const looksOf = new Map(expected.map(({ type, looks }) => [type, looks]));
    const lookup = (code: string) => catalogue.products[code];
    return written.products.flatMap(({ entry, origin }) => {
      if (entry.images.length > 0 || entry.pictureOf !== undefined || entry.discontinued) return [];
      if (isInDoubt(origin.document, ['appearance'])) return [];
      const untold = (looksOf.get(entry.type) ?? []).filter((each) => !isTold(each, entry, lookup));
      return untold.map((each) =>
        foundOf(origin, ['type'], {
          severity: 'warning',
          message: `The picture needs the ${each} of the product, and neither its name nor its appearance says it.`,
          write: `Add appearance.${each}: ${lookWords(entry.type, each)
            .join(', ')
            .replace(/, (?=[^,]*$)/, ' or ')}`,
        }),
      );
    });
  },
};

function isTold(
  field: ExpectedLook,
  product: Product,
  lookup: (code: string) => Product | undefined,
): boolean {
  if (field !== 'contents') return product.appearance?.[field] !== undefined;
  const look = lookOf(product, lookup);
  return 'contents' in look && look.contents.length > 0;
}

/** The words that the field may have. */
export function lookWords(type: ProductType, field: ExpectedLook): readonly string[] {
  const known: Partial<Readonly<Record<ProductType, readonly string[]>>> = forms;
  const inIt = type === 'test kit' ? testContents : contents;
  return { form: known[type] ?? [], spout: spouts, contents: inIt }[field];
}
