import { foundAt, type Rule } from './rule.ts';

export const relationToItself: Rule = {
  name: 'relation-to-itself',
  proves: 'ACCEPTANCE 12',
  scope: 'products',
  description: "A product isn't a part or a relation of itself.",
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
      'error catalogue/products/CT-0.yaml:7:11 related[0]: The product names itself as a part or relation. Found CT-0. Use another product, or delete it. [relation-to-itself]',
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
                message: 'The product names itself as a part or relation.',
                found: value,
                write: 'Use another product, or delete it.',
              }),
            ]
          : [],
      ),
    ),
};

/** cycle reports a product that is replaced by itself. */
const chained: ReadonlySet<unknown> = new Set(['replacedBy', 'pictureOf']);
