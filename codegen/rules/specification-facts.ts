import type { SpecificationName } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../read/document.ts';
import type { RuleInput } from './rule.ts';

export type SpecificationFact = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  readonly id: string;
  readonly value: unknown;
  /** Absent where specifications.yaml knows no such id. */
  readonly specification: SpecificationName | undefined;
};

/** Every fact that a product states under `specifications`. */
export function specificationFacts({
  catalogue,
  references,
}: Pick<RuleInput, 'catalogue' | 'references'>): readonly SpecificationFact[] {
  const known = new Map(catalogue.specifications.map((entry) => [entry.id, entry]));
  return references.flatMap(({ kind, value, document, path }) =>
    kind === 'specifications' && isRecord(value)
      ? Object.entries(value).map(([id, fact]) => ({
          document,
          path: [...path, id],
          id,
          value: fact,
          specification: known.get(id),
        }))
      : [],
  );
}
