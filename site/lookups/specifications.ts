/** Adds names, groups and units from the vocabulary to a product's facts. */
import { complianceFacts, notStated } from '../../kernel/certifications.ts';
import type {
  Country,
  Product,
  Specification,
  SpecificationName,
  StatedFact,
} from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { ownLabel } from '../../kernel/vocabulary.ts';

const byId = memoize(
  (names: readonly SpecificationName[]) =>
    new Map(names.map(({ type: _, ...name }) => [name.id, name])),
);

const piped: ReadonlySet<string> = new Set([
  ...['system', 'uv system', 'cabinet system', 'softener', 'backwash system'],
  ...['sparkling system', 'fountain', 'housing'],
]);

/** A product's facts in a country: its specifications, then what its certificates say. */
export function factsIn(product: Product, country: Country): readonly StatedFact[] {
  const { type, specifications } = product;
  const isUnstated = piped.has(type) && !specifications.some(({ id }) => id === 'connectionHeight');
  return [
    ...specifications,
    ...(isUnstated ? [{ id: 'connectionHeight', value: notStated }] : []),
    ...complianceFacts(product, country),
  ];
}

/** Returns the facts in the product's order. The compiler rejects facts that aren't in the vocabulary. */
export function specificationsOf(
  tables: Tables,
  facts: readonly StatedFact[],
): readonly Specification[] {
  const names = byId(tables.specifications);
  const isTapKit = facts.some(({ id }) => id === 'filterSize');
  return facts.flatMap((fact) => {
    const name = names.get(fact.id);
    if (!name) return [];
    const label = ownLabel(fact.id, fact.value, isTapKit) ?? name.label;
    return { ...name, ...fact, label };
  });
}
