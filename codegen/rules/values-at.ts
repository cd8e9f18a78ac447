/** The values of a document that stand at places of one form. */
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from '../read/document.ts';

export type ValueAt = { readonly value: unknown; readonly path: FieldPath };

/** `pattern` is fields with dots between them; `*` stands for every entry of a list. `above` is where `value` stands. */
export const valuesAt = (value: unknown, pattern: string, above: FieldPath = []): ValueAt[] =>
  below(value, pattern.split('.'), above);

function below(value: unknown, [part, ...rest]: readonly string[], path: FieldPath): ValueAt[] {
  if (part === undefined) return [{ value, path }];
  if (part === '*')
    return (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) =>
      below(entry, rest, [...path, index]),
    );
  return isRecord(value) && Object.hasOwn(value, part)
    ? below(value[part], rest, [...path, part])
    : [];
}
