/** The parts that a product file names, as rules ask for them. */
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../load/document.ts';
import type { RuleInput } from './rule.ts';
import { valuesAt } from './values-at.ts';

export type NamedPart = {
  readonly code: string;
  readonly quantity: number;
  readonly every: unknown;
  readonly why: unknown;
  readonly path: FieldPath;
};

export function namedParts({ value }: SourceDocument): readonly NamedPart[] {
  const parts: NamedPart[] = [];
  for (const pattern of ['cartridges.*', 'spares.*'])
    for (const { value: part, path } of valuesAt(value, pattern))
      if (isRecord(part) && typeof part.code === 'string') {
        const { code, quantity, every, why } = part;
        parts.push({
          code,
          quantity: typeof quantity === 'number' ? quantity : 1,
          every,
          why,
          path,
        });
      }
  return parts;
}

/** A figure that a product states of itself; undefined where it states none, or one in doubt. */
export function figureOf(
  { catalogue, isProductInDoubt }: Pick<RuleInput, 'catalogue' | 'isProductInDoubt'>,
  code: string,
  id: string,
): number | undefined {
  const value = catalogue.products[code]?.specifications.find((fact) => fact.id === id)?.value;
  return typeof value === 'number' && !isProductInDoubt(code, ['specifications', id])
    ? value
    : undefined;
}
