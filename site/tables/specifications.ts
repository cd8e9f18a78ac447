/** Adds names, groups and units from the vocabulary to a product's facts. */
import type { Specification, SpecificationName, StatedFact } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { packLabel } from '../../kernel/vocabulary.ts';

const byId = memoize(
  (names: readonly SpecificationName[]) => new Map(names.map((name) => [name.id, name])),
);

/** Returns the facts in the product's order. The compiler rejects facts that aren't in the vocabulary. */
export function specificationsOf(
  tables: Tables,
  facts: readonly StatedFact[],
): readonly Specification[] {
  const names = byId(tables.specifications);
  const found: Specification[] = [];
  for (const { id, value, sample } of facts) {
    const name = names.get(id);
    if (!name) continue;
    const { group, unit } = name;
    const label = packLabel(id, value) ?? name.label;
    // Every page needs about twenty of these, and a spread takes four times as long.
    const stated =
      sample === undefined ? { id, value, group, label } : { id, value, sample, group, label };
    found.push(unit === undefined ? stated : Object.assign(stated, { unit }));
  }
  return found;
}
