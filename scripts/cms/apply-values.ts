/** Writes a form's values into a file. Only differences are edited, so comments and all other bytes stay. */
import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, type FileType, fieldName } from '../../codegen/document.ts';
import { isRecord } from '../../kernel/json-record.ts';
import {
  addEntry,
  isSpelled,
  removeValue,
  type SourceText,
  setText,
  setValue,
  sourceAt,
} from '../editing/edit-yaml.ts';
import { readValue } from '../editing/read-value.ts';
import { orderOf, schemaAt } from '../editing/schema-fields.ts';
import { type Value, writeFields, writeValue } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';

/** `before` has the values of `text`. Throws a UserError for a value that its field doesn't accept. */
export function applyValues(
  text: string,
  kind: FileType,
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): string {
  if (isSame(before, after)) return text;
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce((edited, name) => {
      const [was, is] = [before[name], after[name]];
      const at = [...path, name];
      if (!isEmpty(is)) return applyValues(edited, kind, was, is, at);
      return isEmpty(was) ? edited : removeValue(edited, at);
    }, text);
  if (Array.isArray(before) && Array.isArray(after))
    return applyList(text, kind, before, after, path);
  const value = fileValue(kind, path, after, before);
  const order = orderOf(kind, path.slice(0, -1));
  return typeof value === 'string'
    ? setText(text, path, value, order)
    : setValue(text, path, value, order);
}

/** Forms send null, "", [] or {} for fields that are left out. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Unedited text areas may drop the last line break. */
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) ||
  isDeepStrictEqual(one, other) ||
  (typeof one !== 'object' && String(one).trimEnd() === String(other).trimEnd());

function applyList(
  text: string,
  kind: FileType,
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): string {
  const left = new Set(before.keys());
  const origins = after.map((entry) => {
    const at = [...left].find((index) => isDeepStrictEqual(before[index], entry)) ?? -1;
    left.delete(at);
    return at;
  });
  if (before.length === after.length && origins.includes(-1))
    return after.reduce<string>(
      (edited, entry, index) => applyValues(edited, kind, before[index], entry, [...path, index]),
      text,
    );
  // Keeps or removes entries before the first new or moved one, and writes the others after them.
  const start = origins.findIndex(
    (at, index) => at < 0 || at < Math.max(...origins.slice(0, index)),
  );
  const kept = new Set(start < 0 ? origins : origins.slice(0, start));
  const added =
    start < 0
      ? []
      : after.slice(start).map((entry, index) => {
          const at = origins[start + index] ?? -1;
          return at < 0 ? newEntry(kind, [...path, 0], entry) : sourceAt(text, [...path, at]);
        });
  const removed = [...before.keys()].filter((index) => !kept.has(index)).reverse();
  const shorter = removed.reduce((edited, index) => removeValue(edited, [...path, index]), text);
  const order = orderOf(kind, path.slice(0, -1));
  return added.reduce((edited, spelling) => addEntry(edited, path, { spelling }, order), shorter);
}

function newEntry(kind: FileType, path: FieldPath, entry: unknown): string {
  const value = fileValue(kind, path, entry);
  if (isSpelled(value)) return value.spelling;
  return isFields(value) ? writeFields(value) : writeValue(value);
}

const isFields = (value: Value): value is { readonly [name: string]: Value | undefined } =>
  isRecord(value);

/** Converts a form's value for the file: a price from its text, a number where the schema has one. */
function fileValue(
  kind: FileType,
  path: FieldPath,
  value: unknown,
  before?: unknown,
): Value | SourceText {
  const schema = schemaAt(kind, path);
  if (!schema) throw new UserError(`There's no field called ${fieldName(path)}. Reload the page.`);
  const inner = (name: string | number, each: unknown): Value => {
    const made = fileValue(kind, [...path, name], each);
    return isSpelled(made) ? plainOf(made.spelling) : made;
  };
  if (Array.isArray(value)) return value.map((each) => inner(0, each));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => !isEmpty(each))
        .map(([name, each]) => [name, inner(name, each)]),
    );
  if (typeof value === 'boolean') return value;
  const types: unknown[] = [schema['type']].flat();
  const text = String(value);
  if (types.includes('string')) {
    if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
    if (!types.includes('number') || typeof before === 'string') return text;
  }
  const read = readValue(schema, text);
  if ('fault' in read) throw new UserError(`${fieldName(path)}: ${read.fault}.`);
  return read.value;
}

const plainOf = (spelling: string): Value =>
  Number.isNaN(Number(spelling)) ? spelling : Number(spelling);
