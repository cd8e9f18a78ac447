import type { SpecificationName } from '../../kernel/contract.ts';
import type { FieldPath, SourceDocument, StatedFacts } from '../read/document.ts';
import type { RuleInput } from './rule.ts';

export type SpecificationFact = {
  readonly document: SourceDocument;
  /** The facts among which it stands. */
  readonly among: StatedFacts;
  readonly id: string;
  readonly value: unknown;
  /** Absent where specifications.yaml knows no such id. */
  readonly specification: SpecificationName | undefined;
};

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
