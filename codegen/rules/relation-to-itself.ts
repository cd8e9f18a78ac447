import { foundAt, type Rule } from './rule.ts';

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
      'error catalogue/products/CT-0.yaml:7:11 related[0]: The product names itself as a part or relation. Found CT-0. Another product, or nothing. [relation-to-itself]',
  },
  check: ({ documents }) =>
    documents.flatMap((document) =>
      document.references.flatMap(({ kind, value, path }) =>
        document.kind === 'product' &&
        kind === 'product' &&
        value === document.name &&
        !chained.has(path[0])
          ? [
              foundAt(document, path, {
                message: 'the product names itself as a part or relation',
                found: value,
                write: 'another product, or nothing',
              }),
            ]
          : [],
      ),
    ),
};

/** A product that is replaced by itself goes round in a circle, which is told as such. */
const chained: ReadonlySet<unknown> = new Set(['replacedBy', 'pictureOf']);
