/** Reports what one edit causes in other places once, at the edit. */
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../kernel/json-record.ts';
import type { FieldPath } from '../document.ts';
import { valueAt } from '../value-at.ts';
import { type Diagnostic, isError } from './diagnostic.ts';

/** Returns the paths of all values that differ. A list whose length differs is one value. */
export function changedPaths([before, now]: readonly unknown[]): readonly FieldPath[] {
  if (isDeepStrictEqual(before, now)) return [];
  const isList = Array.isArray(before) && Array.isArray(now) && before.length === now.length;
  if (!isList && !(isRecord(before) && isRecord(now))) return [[]];
  return Object.keys({ ...before, ...now }).flatMap((key) =>
    changedPaths([before, now].map((each) => valueAt(each, [key]))).map((path) => [
      isList ? Number(key) : key,
      ...path,
    ]),
  );
}

/**
 * Reports the problems that an edit at `place` causes once, at the edit. `is` are the new value's
 * words if they fit into a sentence, and `history` says what it was.
 */
export function foldCaused(
  caused: readonly Diagnostic[],
  place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>,
  is: string | undefined,
  history: string,
): readonly Diagnostic[] {
  const isIn = (part: string, whole: string) =>
    part.startsWith(whole) && /^(?:$|[.[])/.test(part.slice(whole.length));
  const isAt = ({ file, field }: Diagnostic) =>
    file === place.file && (isIn(field, place.field) || isIn(place.field, field));
  const weightOf = (each: Diagnostic) =>
    4 * Number(!isError(each)) + 2 * Number(isJump(each)) + Number(!isAt(each));
  const [first, ...rest] = [...caused].sort((one, other) => weightOf(one) - weightOf(other));
  const elsewhere = caused.filter((each) => !isAt(each));
  // Several things may be wrong in a new entry or a long text.
  if (!first || (elsewhere.length === 0 && is === undefined)) return caused;
  if (isAt(first)) return is === undefined ? caused.filter(isAt) : [first];
  const { fix: _fix, perhaps: _perhaps, update: _update, found: _found, ...moved } = first;
  return [
    {
      ...{ ...moved, ...place, ...(is !== undefined && { found: is }) },
      message: /^\w+$/.test(first.field)
        ? first.message.replace('the text says', `its ${first.field} says`)
        : first.message,
      related: elsewhere
        .slice(0, 8)
        .map(({ file, line, field }) => ({ file, line, field, label: 'See' })),
      write: rest.some((each) => !isAt(each))
        ? `${history} If the new value is right, correct the ${elsewhere.length} other places.`
        : `${history} ${first.write ?? ''}`.trim(),
    },
  ];
}

/** Warns of a number that the catalogue doesn't contradict. */
const isJump = ({ message }: Diagnostic) => message.startsWith('It was ');
