import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from './document.ts';

const none: readonly FieldPath[] = [];

/** Where `sample` stands and says that all of an entry is invented, or which of it; however deep. */
export function samplesIn(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (typeof value !== 'object') return none;
  if (Array.isArray(value))
    return value.flatMap((entry, index) => samplesIn(entry, [...path, index]));
  if (!isRecord(value)) return none;
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'sample' && (entry === true || Array.isArray(entry))
      ? [[...path, key]]
      : samplesIn(entry, [...path, key]),
  );
}
