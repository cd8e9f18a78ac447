import { codeFault } from '../../kernel/address.ts';
import { foundOf, type Rule } from './rule.ts';

const product = 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n';

export const orphanProduct: Rule = {
  name: 'orphan-product',
  proves: 'GEN-01 ACCEPTANCE 12',
  scope: 'products',
  description: 'Each product on sale is in a category or in the dealer range (a warning).',
  good: { file: 'categories/cartridges.yaml', instead: '[CT-1, CT-0]', yaml: '[CT-0, CT-1]' },
  bad: {
    file: 'products/CT-2.yaml',
    yaml: product,
    printed:
      'warning catalogue/products/CT-2.yaml:1:1: No category lists CT-2. Add CT-2 under items of a category. [orphan-product]',
  },
  check: ({ catalogue, written, documents, complete }) => {
    if (!complete) return [];
    const listed = new Set([
      ...Object.values(catalogue.categories).flatMap(({ items }) => items),
      ...documents
        .filter(({ kind }) => kind === 'dealer-range')
        .flatMap(({ references }) => references.filter(({ kind }) => kind === 'product'))
        .map(({ value }) => value),
    ]);
    return written.products
      .filter(
        ({ entry: { code, discontinued } }) =>
          !discontinued && !listed.has(code) && !codeFault(code),
      )
      .map(({ entry: { code }, origin }) =>
        foundOf(origin, [], {
          severity: 'warning',
          message: `No category lists ${code}.`,
          write: `Add ${code} under items of a category.`,
        }),
      );
  },
};
