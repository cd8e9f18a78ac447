import type { Product } from '../../kernel/contract.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { groupBy } from './group-by.ts';
import { type Found, foundOf, type Rule } from './rule.ts';
import { withArticle } from './with-article.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';

/** Whether somebody may still buy it in a shop. */
export const isCurrent = ({ discontinued, discontinuedWithSpareParts, replacedBy }: Product) =>
  !discontinued && !discontinuedWithSpareParts && replacedBy === undefined;

export const expectedSpecification: Rule = {
  name: 'expected-specification',
  proves: 'QLT-07',
  scope: 'products',
  truth:
    'A product that is sold states what its kind is chosen by, as `expected` in specifications.yaml lists it (a warning).',
  good: { file, instead, yaml: `${instead}\nexpected:\n  - { type: cartridge, facts: [micron] }` },
  bad: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: cartridge, facts: [micron, [flow, connection]] }`,
    printed:
      'warning catalogue/products/CT-1.yaml:9:1 specifications: A cartridge is expected to state more. Found no flow or connection. Flow or connection; list it under sample where it is a placeholder. [expected-specification]',
  },
  check: ({ catalogue, expected, written, isInDoubt }) => {
    const known = new Set(catalogue.specifications.map(({ id }) => id));
    const isKnown = (choice: readonly string[]) => choice.every((id) => known.has(id));
    const factsOf = new Map(expected.map(({ type, facts }) => [type, facts.filter(isKnown)]));
    const order = catalogue.specifications.map(({ id }) => id);
    const mute = withoutWater(written.products.map(({ entry }) => entry));
    return written.products.flatMap(({ entry, origin }): Found[] => {
      if (
        mute.has(entry.type) &&
        entry.sources.length === 0 &&
        !isInDoubt(origin.document, ['sources'])
      )
        return [
          foundOf(origin, ['type'], {
            severity: 'warning',
            message: `every other ${entry.type} says for which water it is made`,
            found: 'no sources',
            write: 'sources: with the waters in brackets',
          }),
        ];
      // A misspelt name may be the very one that lacks.
      if (isInDoubt(origin.document, ['specifications'])) return [];
      const states = (id: string) => entry.specifications.some((fact) => fact.id === id);
      const lacking = (isCurrent(entry) ? (factsOf.get(entry.type) ?? []) : []).filter(
        (choice) => !choice.some(states),
      );
      const first = lacking[0]?.[0];
      // Behind the fact that stands before it in the vocabulary: there it is looked for.
      const placeFor = (id: string) => {
        const before = order.slice(0, order.indexOf(id)).findLast(states);
        return before === undefined ? ['specifications'] : ['specifications', before];
      };
      if (first === undefined) return [];
      const list = lacking.map((choice) => choice.join(' or ')).join(', ');
      return [
        foundOf(origin, placeFor(first), {
          severity: 'warning',
          field: 'specifications',
          key: true,
          message: `${withArticle(entry.type)} is expected to state more`,
          found: `no ${list}`,
          write: `${list}; list it under sample where it is a placeholder`,
        }),
      ];
    });
  },
};

/** Kinds of which three or more say for which water they are made, and one alone does not. */
function withoutWater(products: readonly Product[]): ReadonlySet<string> {
  const byType = groupBy(
    products.filter(({ type }) => !isPart(type)),
    ({ type }) => type,
  );
  return new Set(
    [...byType].flatMap(([type, all]) =>
      all.length > 3 && all.filter(({ sources }) => sources.length === 0).length === 1
        ? [type]
        : [],
    ),
  );
}
