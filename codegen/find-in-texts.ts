import { isRecord } from '../kernel/records.ts';
import type { FieldPath } from './document.ts';

export type FoundInText<Found> = { readonly path: FieldPath; readonly found: Found };

/** What is found in the texts of a value, and where. `find` is lent the path: it is walked on and back. */
export function findInTexts<Found>(
  value: unknown,
  find: (text: string, path: FieldPath) => Found | undefined,
): readonly FoundInText<Found>[] {
  const all: FoundInText<Found>[] = [];
  const path: (string | number)[] = [];
  const walk = (at: unknown): void => {
    if (typeof at === 'string') {
      const found = find(at, path);
      if (found !== undefined) all.push({ path: [...path], found });
    } else if (Array.isArray(at)) {
      for (let index = 0; index < at.length; index++) {
        path.push(index);
        walk(at[index]);
        path.pop();
      }
    } else if (isRecord(at)) {
      for (const key of Object.keys(at)) {
        path.push(key);
        walk(at[key]);
        path.pop();
      }
    }
  };
  walk(value);
  return all;
}
