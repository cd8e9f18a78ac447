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
  return documents.flatMap((document) =>
    document.facts.flatMap((among) =>
      Object.entries(among.values).map(([id, value]) => {
        const specification = known.get(id);
        return { document, among, id, value, specification };
      }),
    ),
  );
}

export const pathOf = ({ among, id }: SpecificationFact): FieldPath => [...among.path, id];
