import { isRecord } from '../../kernel/is-record.ts';
import { distance } from '../diagnostics/suggest.ts';
import { isCurrent } from './expected-specification.ts';
import { foundAt, type Rule } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = 'specifications: { micron: 5 }';

export const sampledSpecification: Rule = {
  name: 'sampled-specification',
  proves: 'GEN-07',
  scope: 'products',
  truth:
    'What `sample` lists is among the specifications that the product states, or `cartridges` or `spares`, which it names.',
  good: { file, instead, yaml: `${instead}\nsample: [micron]` },
  bad: {
    file,
    instead,
    yaml: `${instead}\nsample: [micron, flow]`,
    printed:
      'error catalogue/products/CT-1.yaml:10:18 sample[1]: The product does not state this. Found flow. The id of one of its specifications, or take it away. [sampled-specification]',
  },
  check: ({ documents, catalogue, expected, isInDoubt }) =>
    documents.flatMap((document) => {
      if (document.kind !== 'product' || !isRecord(document.value)) return [];
      const { value } = document;
      const { sample, specifications } = value;
      if (!Array.isArray(sample) || isInDoubt(document, ['specifications'])) return [];
      // The field itself is misspelt, and that has been told.
      if (specifications === undefined && isMisspelt(Object.keys(document.value))) return [];
      const lists = parts.filter((name) => Object.hasOwn(value, name));
      const stated = isRecord(specifications) ? specifications : {};
      // That it lacks is told where it should stand.
      const product = catalogue.products[document.name];
      const lacking = expected
        .filter(({ type }) => product && isCurrent(product) && type === product.type)
        .flatMap(({ facts }) => facts)
        .filter((choice) => !choice.some((id) => Object.hasOwn(stated, id)))
        .flat();
      return sample.flatMap((id: unknown, index) =>
        Object.hasOwn(stated, String(id)) ||
        lists.some((name) => name === id) ||
        lacking.some((fact) => fact === id)
          ? []
          : [
              foundAt(document, ['sample', index], {
                message: 'the product does not state this',
                found: String(id),
                write: 'the id of one of its specifications, or take it away',
              }),
            ],
      );
    }),
};

/** Lists of parts that can be placeholders as a whole. */
const parts = ['cartridges', 'spares'] as const;

const isMisspelt = (names: readonly string[]): boolean =>
  names.some((name) => distance(name, 'specifications', 3) <= 3);
