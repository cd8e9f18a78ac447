import { isRecord } from '../kernel/records.ts';
import type { FieldPath } from './document.ts';

/** The value at a path; undefined if it doesn't exist. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (at, part) =>
      Array.isArray(at) ? at[Number(part)] : isRecord(at) ? at[String(part)] : undefined,
    value,
  );
