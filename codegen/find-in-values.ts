import { isRecord } from '../kernel/json-record.ts';
import { memoize } from '../kernel/memoize.ts';
import type { FieldPath } from './document.ts';

export type FoundInValue<Found> = { readonly path: FieldPath; readonly found: Found };

/** Searches a value and all nested values. Returns matches with their paths. */
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

/** Ten rules read the texts of each document. */
const textsIn = memoize((value: object) =>
  findInValues(value, (each) => (typeof each === 'string' ? each : undefined)),
);

export const findInTexts = <Found>(
  value: unknown,
  find: (text: string, path: FieldPath) => Found | undefined,
): readonly FoundInValue<Found>[] =>
  textsIn(Object(value)).flatMap(({ path, found: text }) => {
    const found = find(text, path);
    return found === undefined ? [] : { path, found };
  });
