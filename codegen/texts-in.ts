import { isRecord } from '../kernel/is-record.ts';
import type { FieldPath } from './read/document.ts';

export type InText<Found> = { readonly path: FieldPath; readonly found: Found };

/** What is found in the texts of a value, and where. `find` is lent the path: it is walked on and back. */
export function inTexts<Found>(
  value: unknown,
  find: (text: string, path: FieldPath) => Found | undefined,
): readonly InText<Found>[] {
  const all: InText<Found>[] = [];
  const path: (string | number)[] = [];
  const walk = (at: unknown): void => {
    if (typeof at === 'string') {
      const found = find(at, path);
      if (found !== undefined) all.push({ path: [...path], found });
    } else if (Array.isArray(at) || isRecord(at)) {
      const isList = Array.isArray(at);
      for (const [key, entry] of Object.entries(at)) {
        path.push(isList ? Number(key) : key);
        walk(entry);
        path.pop();
      }
    }
  };
  walk(value);
  return all;
}
