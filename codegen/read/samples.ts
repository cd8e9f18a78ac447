import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from './document.ts';

/** Where `sample` stands and says that all of an entry is invented, or which of it; however deep. */
export function samplesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => samplesIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'sample' && (entry === true || Array.isArray(entry))
      ? [[...path, key]]
      : samplesIn(entry, [...path, key]),
  );
}
