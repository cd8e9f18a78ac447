import { isRecord } from '../../kernel/is-record.ts';
import { isCurrent } from './expected-specification.ts';
import { foundAt, type Rule } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = 'specifications: { micron: 5 }';

export const sampledSpecification: Rule = {
  name: 'sampled-specification',
  proves: 'GEN-07',
  scope: 'products',
  description:
    'What `sample` lists is a specification of the product, or `cartridges` or `spares`, which it has.',
  good: { file, instead, yaml: `${instead}\nsample: [micron]` },
  bad: {
    file,
    instead,
    yaml: `${instead}\nsample: [micron, flow]`,
    printed:
      "error catalogue/products/CT-1.yaml:10:18 sample[1]: The product doesn't state this. Found flow. Use the id of one of its specifications, or delete it. [sampled-specification]",
  },
  check: ({ documents, catalogue, expected, isInDoubt }) =>
    documents.flatMap((document) => {
      const value = document.kind === 'product' && isRecord(document.value) ? document.value : {};
      const { sample, specifications } = value;
      if (!Array.isArray(sample) || isInDoubt(document, ['specifications'])) return [];
      const stated = isRecord(specifications) ? specifications : {};
      // What is expected and missing is reported where it should be.
      const product = catalogue.products[document.name];
      const missing = expected
        .filter(({ type }) => product && isCurrent(product) && type === product.type)
        .flatMap(({ facts }) => facts)
        .filter((choice) => !choice.some((id) => Object.hasOwn(stated, id)))
        .flat();
      const known = new Set<unknown>([
        ...Object.keys(stated),
        ...missing,
        ...['cartridges', 'spares'].filter((field) => Object.hasOwn(value, field)),
      ]);
      return sample.flatMap((id: unknown, index) =>
        known.has(id)
          ? []
          : [
              foundAt(document, ['sample', index], {
                message: "The product doesn't state this.",
                found: String(id),
                write: 'Use the id of one of its specifications, or delete it.',
              }),
            ],
      );
    }),
};
