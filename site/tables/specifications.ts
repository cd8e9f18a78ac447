/** Adds names, groups and units from the vocabulary to a product's facts. */
import type { Specification, SpecificationName, StatedFact } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { packLabel } from '../../kernel/vocabulary.ts';

const byId = memoize(
  (names: readonly SpecificationName[]) =>
    new Map(names.map(({ type: _, ...name }) => [name.id, name])),
);

/** Returns the facts in the product's order. The compiler rejects facts that aren't in the vocabulary. */
export function specificationsOf(
  tables: Tables,
  facts: readonly StatedFact[],
): readonly Specification[] {
  const names = byId(tables.specifications);
  return facts.flatMap((fact) => {
    const name = names.get(fact.id);
    if (!name) return [];
    const label = packLabel(fact.id, fact.value) ?? name.label;
    return { ...name, ...fact, label };
  });
}
