import { isRecord } from '../kernel/records.ts';
import type { FieldPath } from './document.ts';

export type FoundInValue<Found> = { readonly path: FieldPath; readonly found: Found };

/** What is found in a value and in everything inside it, and where. */
export function findInValues<Found>(
  value: unknown,
  find: (value: unknown, path: FieldPath) => Found | undefined,
  path: FieldPath = [],
): readonly FoundInValue<Found>[] {
  const found = find(value, path);
  const inside = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [
    ...(found === undefined ? [] : [{ path, found }]),
    ...inside.flatMap(([key, each]) => findInValues(each, find, [...path, key])),
  ];
}

export const findInTexts = <Found>(
  value: unknown,
  find: (text: string, path: FieldPath) => Found | undefined,
): readonly FoundInValue<Found>[] =>
  findInValues(value, (each, path) => (typeof each === 'string' ? find(each, path) : undefined));
