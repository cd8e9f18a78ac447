import { isRecord } from '../kernel/json-record.ts';
import type { FieldPath } from './document.ts';

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (at, part) =>
      Array.isArray(at) ? at[Number(part)] : isRecord(at) ? at[String(part)] : undefined,
    value,
  );

/** The list at a path; empty if it doesn't exist. */
export const listAt = (value: unknown, path: FieldPath): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};
