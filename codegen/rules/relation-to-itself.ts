import { foundOf, type Rule } from './rule.ts';

export const relationToItself: Rule = {
  name: 'relation-to-itself',
  proves: 'ACCEPTANCE 12',
  scope: 'products',
  truth: 'A product is no part and no relation of itself.',
  good: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-1\nrelated: [CT-1]',
  },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-1\nrelated: [CT-0]',
    printed:
      'error catalogue/products/CT-0.yaml:1:1: the product names itself as a part or relation; write another product, or nothing [relation-to-itself]',
  },
  check: ({ written }) =>
    written.products
      .filter(({ entry: { code, parts, fits, related } }) =>
        [...parts.map((part) => part.code), ...fits, ...related].includes(code),
      )
      .map(({ origin }) =>
        foundOf(origin, [], {
          message: 'the product names itself as a part or relation',
          write: 'another product, or nothing',
        }),
      ),
};
