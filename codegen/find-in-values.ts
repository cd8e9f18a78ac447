import { isRecord } from '../kernel/records.ts';
import type { FieldPath } from './document.ts';

export type FoundInValue<Found> = { readonly path: FieldPath; readonly found: Found };

/** What is found in a value and in everything inside it, and where. */
export function findInValues<Found>(
  value: unknown,
  find: (value: unknown, path: FieldPath) => Found | undefined,
): readonly FoundInValue<Found>[] {
  const all: FoundInValue<Found>[] = [];
  const visit = (each: unknown, path: FieldPath) => {
    const found = find(each, path);
    if (found !== undefined) all.push({ path, found });
    if (Array.isArray(each)) for (const [at, item] of each.entries()) visit(item, [...path, at]);
    else if (isRecord(each)) for (const key in each) visit(each[key], [...path, key]);
  };
  visit(value, []);
  return all;
}

export const findInTexts = <Found>(
  value: unknown,
  find: (text: string, path: FieldPath) => Found | undefined,
): readonly FoundInValue<Found>[] =>
  findInValues(value, (each, path) => (typeof each === 'string' ? find(each, path) : undefined));
