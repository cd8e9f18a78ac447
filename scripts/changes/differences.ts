/** Compares two versions of an entry: which fields differ, and what they say before and after. */
import { diffArrays } from 'diff';
import { isPlainRecord, type Plain, type PlainRecord } from './plain-value.ts';

/** The path to a value. List entries go by their name. */
export type FieldSteps = readonly (string | { readonly entry: string })[];
/** Texts are absent if there's nothing to compare. */
export type Difference = {
  readonly field: FieldSteps;
  readonly before?: string;
  readonly after?: string;
  readonly isOrder?: true;
};
export type Printed = (field: FieldSteps, value: string | number | boolean) => string;

export function differences(
  before: Plain | undefined,
  after: Plain | undefined,
  printed: Printed,
  field: FieldSteps = [],
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isPlainRecord(before) && isPlainRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], printed, [...field, key]),
    );
  if (isEntries(before) && isEntries(after)) return ofEntries(before, after, printed, field);
  if (Array.isArray(before) && Array.isArray(after)) {
    const order = ofOrder(before.map(String), after.map(String), field);
    if (order.length > 0 && [...before].sort().join('\n') === [...after].sort().join('\n'))
      return order;
  }
  return [{ field, ...sides(valueText(before, printed, field), valueText(after, printed, field)) }];
}

const isEntries = (value: Plain | undefined): value is readonly PlainRecord[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isPlainRecord(each));

/** Compares entries with the same name, then entries that differ in one field, and lists what was added, removed or moved. */
function ofEntries(
  before: readonly PlainRecord[],
  after: readonly PlainRecord[],
  printed: Printed,
  field: FieldSteps,
): Difference[] {
  const [were, are] = [namedIn(before), namedIn(after)];
  const both = [...were.keys()].filter((name) => are.has(name));
  const inner = (name: string, now = name) =>
    differences(were.get(name), are.get(now), printed, [...field, { entry: name }]);
  const gone = new Map([...were].filter(([name]) => !are.has(name)));
  const come = new Map([...are].filter(([name]) => !were.has(name)));
  const pairs = alike(gone, come, printed);
  const single = (entry: PlainRecord | undefined) =>
    entry && linesOf(entry, printed, field).join(', ');
  const swapped = (from: string | undefined, to: string | undefined): Difference => ({
    field,
    ...sides(single(gone.get(from ?? '')), single(come.get(to ?? ''))),
  });
  const left = [...gone.keys()].filter((name) => !pairs.has(name));
  const added = [...come.keys()].filter((name) => ![...pairs.values()].includes(name));
  return [
    ...both.flatMap((name) => inner(name)),
    ...[...pairs].flatMap(([from, to]) => inner(from, to)),
    ...Array.from({ length: Math.max(left.length, added.length) }, (_, index) =>
      swapped(left[index], added[index]),
    ),
    ...ofOrder(
      both,
      [...are.keys()].filter((name) => were.has(name)),
      field,
    ),
  ];
}

/** Keys entries by name. A repeated name gets a number. */
function namedIn(entries: readonly PlainRecord[]): ReadonlyMap<string, PlainRecord> {
  const named = new Map<string, PlainRecord>();
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry) ?? String(index + 1);
    named.set(named.has(name) ? `${name} (${index + 1})` : name, entry);
  }
  return named;
}

const naming = ['id', 'code', 'label', 'name', 'title', 'question', 'heading', 'for', 'start'];

const nameOf = (entry: PlainRecord): string | undefined =>
  naming.map((key) => entry[key]).find((value) => typeof value === 'string');

/** Pairs each removed entry with a near-identical new one, which counts as renamed. */
export function alike(
  gone: ReadonlyMap<string, Plain>,
  come: ReadonlyMap<string, Plain>,
  printed: Printed,
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const [from, was] of gone)
    for (const [to, is] of come) {
      if ([...pairs.values()].includes(to)) continue;
      const most = Math.max(1, linesOf(was, printed, []).length / 4);
      if (differences(was, is, printed).length > most) continue;
      pairs.set(from, to);
      break;
    }
  return pairs;
}

/** Lists entries from the first to the last that moved. */
export function ofOrder(
  before: readonly string[],
  after: readonly string[],
  field: FieldSteps,
): Difference[] {
  const first = before.findIndex((name, index) => name !== after[index]);
  if (first === -1) return [];
  const end = before.findLastIndex((name, index) => name !== after[index]) + 1;
  const part = (names: readonly string[]) => names.slice(first, end).join(', ');
  return [{ field, before: part(before), after: part(after), isOrder: true }];
}

export const valueText = (
  value: Plain | undefined,
  printed: Printed,
  field: FieldSteps = [],
): string => linesOf(value, printed, field).join('\n');

/** Writes a line for each value. Omits a record's switches, which mean nothing without their field's name. */
function linesOf(value: Plain | undefined, printed: Printed, field: FieldSteps): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((each) => linesOf(each, printed, field).join(', '));
  if (isPlainRecord(value))
    return Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'boolean' ? [] : linesOf(each, printed, [...field, key]),
    );
  return typeof value === 'object' ? [] : [printed(field, value)];
}

export function sides(before = '', after = ''): Pick<Difference, 'before' | 'after'> {
  const split = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const lines = diffArrays(split(before), split(after));
  const removed = lines.flatMap((line) => (line.removed ? line.value : []));
  const added = lines.flatMap((line) => (line.added ? line.value : []));
  return {
    ...(removed.length > 0 && { before: removed.join('\n') }),
    ...(added.length > 0 && { after: added.join('\n') }),
  };
}
