/** The values of a document at places that match a pattern. */
import { isRecord } from '../../kernel/records.ts';
import type { FieldPath } from '../document.ts';

export type ValueAt = { readonly value: unknown; readonly path: FieldPath };

/** `pattern` is a path with dots, and `*` for every entry of a list. `above` is the path of `value`. */
export function valuesAt(
  value: unknown,
  pattern: string,
  above: FieldPath = [],
): readonly ValueAt[] {
  const parts = partsOf(pattern);
  // Most documents don't have the field.
  if (!isRecord(value) || !Object.hasOwn(value, parts[0] ?? '')) return none;
  const all: ValueAt[] = [];
  add(all, value, parts, 0, above);
  return all;
}
const none: readonly ValueAt[] = [];

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
