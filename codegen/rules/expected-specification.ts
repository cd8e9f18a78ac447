import type { Product } from '../../kernel/contract.ts';
import { type Found, foundOf, type Rule } from './rule.ts';
import { withArticle } from './with-article.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';

/** Whether a shop may still sell it. */
export const isCurrent = ({ discontinued, discontinuedWithSpareParts, replacedBy }: Product) =>
  !discontinued && !discontinuedWithSpareParts && replacedBy === undefined;

export const expectedSpecification: Rule = {
  name: 'expected-specification',
  proves: 'QLT-07',
  scope: 'products',
  description:
    'A product on sale states what buyers choose its type by, as `expected` in specifications.yaml lists it (a warning).',
  good: { file, instead, yaml: `${instead}\nexpected:\n  - { type: cartridge, facts: [micron] }` },
  bad: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: cartridge, facts: [micron, [flow, connection]] }`,
    printed:
      'warning catalogue/products/CT-1.yaml:9:1 specifications: A cartridge should also state flow or connection. Add it. List it under sample if it is a placeholder. [expected-specification]',
  },
  check: ({ catalogue, expected, written, isInDoubt }) => {
    const order = catalogue.specifications.map(({ id }) => id);
    const isKnown = (choice: readonly string[]) => choice.every((id) => order.includes(id));
    const factsOf = new Map(expected.map(({ type, facts }) => [type, facts.filter(isKnown)]));
    return written.products.flatMap(({ entry, origin }): Found[] => {
      // A misspelt name may be the very one that is missing.
      if (!isCurrent(entry) || isInDoubt(origin.document, ['specifications'])) return [];
      const states = (id: string) => entry.specifications.some((fact) => fact.id === id);
      const missing = (factsOf.get(entry.type) ?? []).filter((choice) => !choice.some(states));
      const first = missing[0]?.[0];
      if (first === undefined) return [];
      // After the one that precedes it in specifications.yaml: that's where people look.
      const before = order.slice(0, order.indexOf(first)).findLast(states);
      const list = missing.map((choice) => choice.join(' or ')).join(', ');
      return [
        foundOf(origin, ['specifications', ...(before === undefined ? [] : [before])], {
          severity: 'warning',
          field: 'specifications',
          key: true,
          message: `${withArticle(entry.type)} should also state ${list}.`,
          write: 'Add it. List it under sample if it is a placeholder.',
        }),
      ];
    });
  },
};
