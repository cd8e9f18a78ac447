import type { SpecificationName } from '../../kernel/contract.ts';
import type { FieldPath, SourceDocument } from '../read/document.ts';
import type { RuleInput } from './rule.ts';

export type SpecificationFact = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  readonly id: string;
  readonly value: unknown;
  /** Of a number that would be printed in another way. */
  readonly spelling?: string | undefined;
  /** Absent where specifications.yaml knows no such id. */
  readonly specification: SpecificationName | undefined;
};

/** Every fact that a product states under `specifications`. */
export function specificationFacts({
  catalogue,
  references,
}: Pick<RuleInput, 'catalogue' | 'references'>): readonly SpecificationFact[] {
  const known = new Map(catalogue.specifications.map((entry) => [entry.id, entry]));
  return references.flatMap(({ kind, value, document, path, spelling }) => {
    if (kind !== 'specification') return [];
    const id = String(path.at(-1));
    return [{ document, path, id, value, spelling, specification: known.get(id) }];
  });
}
