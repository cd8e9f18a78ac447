import type { FieldPath } from '../document.ts';
import type { RuleInput, SpecificationFact } from './rule.ts';

/** Every fact that a product states under `specifications`. */
export function specificationFacts({
  catalogue,
  documents,
}: Pick<RuleInput, 'catalogue' | 'documents'>): readonly SpecificationFact[] {
  const known = new Map(catalogue.specifications.map((entry) => [entry.id, entry]));
  const facts: SpecificationFact[] = [];
  for (const document of documents)
    for (const among of document.facts)
      for (const id of Object.keys(among.values))
        facts.push({
          document,
          among,
          id,
          value: among.values[id],
          specification: known.get(id),
        });
  return facts;
}

export const pathOf = ({ among, id }: SpecificationFact): FieldPath => [...among.path, id];
