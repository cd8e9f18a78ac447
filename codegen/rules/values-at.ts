/** The values of a document that stand at places of one form. */
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from '../read/document.ts';

export type ValueAt = { readonly value: unknown; readonly path: FieldPath };

/** `pattern` is fields with dots between them; `*` stands for every entry of a list. `above` is where `value` stands. */
export function valuesAt(value: unknown, pattern: string, above: FieldPath = []): ValueAt[] {
  const all: ValueAt[] = [];
  add(all, value, partsOf(pattern), 0, above);
  return all;
}

/** Rules ask thousands of documents for the same few places. */
const known = new Map<string, readonly string[]>();
function partsOf(pattern: string): readonly string[] {
  const parts = known.get(pattern) ?? pattern.split('.');
  known.set(pattern, parts);
  return parts;
}

function add(
  all: ValueAt[],
  value: unknown,
  parts: readonly string[],
  at: number,
  path: FieldPath,
): void {
  const part = parts[at];
  if (part === undefined) all.push({ value, path });
  else if (part !== '*') {
    if (isRecord(value) && Object.hasOwn(value, part))
      add(all, value[part], parts, at + 1, [...path, part]);
  } else if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      add(all, value[index], parts, at + 1, [...path, index]);
}
