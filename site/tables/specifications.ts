/** What a product states, with the names of the vocabulary. */
import type { Specification, SpecificationName, StatedFact } from '../../kernel/contract.ts';
import { oncePerObject } from '../../kernel/once-per-object.ts';
import type { Tables } from './tables.ts';

const byId = oncePerObject(
  (names: readonly SpecificationName[]) => new Map(names.map((name) => [name.id, name])),
);

/** In the order in which the product has them. The compiler lets no fact through that has no name. */
export function specificationsOf(
  tables: Tables,
  facts: readonly StatedFact[],
): readonly Specification[] {
  const names = byId(tables.specifications);
  return facts.flatMap((fact) => {
    const name = names.get(fact.id);
    if (!name) return [];
    const { group, label, unit } = name;
    return { ...fact, group, label, ...(unit !== undefined && { unit }) };
  });
}
