import { isRecord } from '../kernel/records.ts';
import type { FieldPath } from './document.ts';

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (at, part) =>
      Array.isArray(at) ? at[Number(part)] : isRecord(at) ? at[String(part)] : undefined,
    value,
  );
