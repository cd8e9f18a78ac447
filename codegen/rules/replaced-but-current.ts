import { foundOf, type Rule } from './rule.ts';

export const replacedButCurrent: Rule = {
  name: 'replaced-but-current',
  proves: 'ACCEPTANCE 12',
  scope: 'products',
  description: 'A product that is replaced is discontinued (a warning).',
  good: {
    file: 'products/CT-0.yaml',
    instead: 'discontinued: true',
    yaml: 'discontinuedWithSpareParts: true',
  },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'discontinued: true\n',
    yaml: '',
    printed:
      'warning catalogue/products/CT-0.yaml:5:13 replacedBy: A product that is replaced is usually discontinued. Add discontinued: true, if that is so. [replaced-but-current]',
  },
  check: ({ written }) =>
    written.products
      .filter(
        ({ entry }) =>
          entry.replacedBy !== undefined &&
          // cycle reports a product that replaces itself.
          entry.replacedBy !== entry.code &&
          !entry.discontinued &&
          !entry.discontinuedWithSpareParts,
      )
      .map(({ origin }) =>
        foundOf(origin, ['replacedBy'], {
          severity: 'warning',
          message: 'A product that is replaced is usually discontinued.',
          write: 'Add discontinued: true, if that is so.',
        }),
      ),
};
