/** A value of another type than the schema wants, as a problem that says what to write. */
import { isRecord } from '../../kernel/is-record.ts';
import { yamlText } from '../fix.ts';
import { numberMeant } from '../number-meant.ts';
import type { Doubt } from '../problem.ts';
import {
  type FieldPath,
  fieldName,
  isFact,
  type PlacedDocument,
  problemAt,
} from '../read/document.ts';
import { meant } from '../suggest.ts';
import { valueAt } from '../value-at.ts';

type Schema = Readonly<Record<string, unknown>>;

export function wrongType(
  document: PlacedDocument,
  path: FieldPath,
  value: unknown,
  schema: Schema,
  wants: string | undefined,
): Doubt {
  const types = [schema.type].flat().map(String);
  const spelling = document.spelling(path) ?? show(value);
  const found = `${nameOfType(value)}${value === null || typeof value === 'object' ? '' : ` ${spelling}`}`;
  const expected = types.map((type) => typeNames[type] ?? type).join(' or ');
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    const cells = dividedRow(document, path);
    if (cells) return cells;
    return problemAt(document, path, {
      rule: 'quote-text',
      message: `text is wanted here, and without quotes this is ${nameOfType(value)}`,
      found: spelling,
      write: wants ?? (isFact(path) ? 'the figure, or the text in quotes' : 'the text in quotes'),
      tries: isFact(path) ? [] : [JSON.stringify(spelling)],
    });
  }
  const sentence = types.includes('string') ? sentenceMeant(document, path, value) : undefined;
  if (sentence !== undefined) {
    return problemAt(document, path, {
      rule: 'quote-text',
      message: 'a colon and a blank begin a field, and text is wanted here',
      write: 'the text in quotes',
      tries: [JSON.stringify(sentence)],
    });
  }
  const dash = isRecord(value) ? Object.keys(value).find((key) => /^-[^ ]/.test(key)) : undefined;
  if (types.includes('array') && dash !== undefined) {
    return problemAt(document, [...path, dash], {
      key: true,
      field: fieldName([...path, `-${dash.slice(1).trim()}`]),
      rule: 'wrong-type',
      message: 'a space is missing behind the dash of a list entry',
      write: 'a dash and a space in front of each entry',
      tries: [`- ${dash.slice(1).trim()}`],
    });
  }
  const word = typeof value === 'string' ? value : '';
  const number =
    types.some((type) => type === 'number' || type === 'integer') &&
    numberMeant(word.replace(/ ?(?:%|months?)$/, ''));
  const truth = types.includes('boolean') && meant(word, ['true', 'false']).sure;
  const list = types.includes('array') && listMeant(word);
  return problemAt(document, path, {
    rule: 'wrong-type',
    message: `${expected} is wanted here`,
    found,
    write: types.includes('boolean')
      ? 'true or false'
      : path.length === 0 &&
          Array.isArray(value) &&
          Array.isArray(schema.required) &&
          schema.required.length === 1
        ? `${schema.required[0]}: in a line of its own in front of it`
        : (wants ?? wantedOf(types, schema) ?? expected),
    tries: [
      number,
      truth,
      list,
      entryMeant(types, schema, word),
      types.includes('object') && groupMeant(value, schema),
    ].flatMap((text) => text || []),
  });
}

/** What a list or a group is made of; no example, which would be somebody else's values. */
function wantedOf(types: readonly string[], { required }: Schema): string | undefined {
  if (types.includes('array')) return 'its entries in brackets, a comma between two';
  const fields = types.includes('object') && Array.isArray(required) ? required : [];
  if (fields.length === 1) return `a group with the field ${fields[0]}`;
  return fields.length === 0 ? undefined : `a group of the fields ${fields.join(', ')}`;
}

/** The one thing that a group must say, without its name. */
function entryMeant(types: readonly string[], { required }: Schema, word: string) {
  const [only, ...others]: unknown[] = Array.isArray(required) ? required : [];
  if (!types.includes('object') || others.length > 0 || word === '') return undefined;
  return typeof only === 'string' ? `{ ${only}: ${yamlText(word)} }` : undefined;
}

/** `[au: 100, nz: 110]`, or `au 100, nz 110`: a group in other brackets than braces, or in none. */
function groupMeant(value: unknown, { required }: Schema): string | undefined {
  const fields: readonly (readonly string[] | undefined)[] =
    typeof value === 'string'
      ? namedIn(value, Array.isArray(required) ? required : [])
      : (Array.isArray(value) ? value : []).map(onlyField);
  if (fields.length === 0 || fields.includes(undefined)) return undefined;
  return `{ ${fields.map((field) => field?.join(': ')).join(', ')} }`;
}

function onlyField(part: unknown): readonly string[] | undefined {
  const [[name, own] = [], ...more] = isRecord(part) ? Object.entries(part) : [];
  if (name === undefined || more.length > 0 || typeof own === 'object') return undefined;
  return [name, String(own)];
}

/** What stands behind each of some names. */
function namedIn(text: string, names: readonly unknown[]): readonly string[][] {
  if (names.length < 2) return [];
  const parts = text.split(new RegExp(`(?:^|[,\\s]+)(${names.join('|')})[\\s:=]+`)).slice(1);
  return parts.flatMap((name, index) =>
    index % 2 === 0 ? [[name, parts[index + 1]?.trim() ?? '']] : [],
  );
}

/** One entry alone, or entries that lack a bracket. */
function listMeant(word: string): string | undefined {
  const codes = word.split(/\s+/);
  if (codes.length > 1 && codes.every((code) => /^[A-Z](?=.*\d)[A-Z\d-]+$/.test(code)))
    return `[${codes.join(', ')}]`;
  if (/^[^[\](]+\]$/.test(word)) return `[${word}`;
  return /^[^,[\]{}]+$/.test(word) && !word.includes(' - ') ? `[${yamlText(word)}]` : undefined;
}

/** `- Two stages: sediment and carbon`: no field is called so. */
function sentenceMeant(
  document: PlacedDocument,
  path: FieldPath,
  value: unknown,
): string | undefined {
  const [[key, rest] = [], ...others] = isRecord(value) ? Object.entries(value) : [];
  if (key === undefined || others.length > 0 || /^[a-z]\w*$/.test(key)) return undefined;
  if (typeof rest !== 'string' && typeof rest !== 'number') return undefined;
  const sentence = `${key}: ${document.spelling([...path, key]) ?? rest}`;
  return sentence.replace(/^[“„]([^“”„]*)[”“]$/, '$1');
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
};
function nameOfType(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return (
    {
      string: 'the text',
      number: 'the number',
      boolean: 'the switch',
      object: 'a group of fields',
    }[typeof value as 'string'] ?? typeof value
  );
}

/** A figure in a row of a table that has a cell too many is a part of a text that lost its quotes. */
function dividedRow({ value, ...places }: PlacedDocument, path: FieldPath): Doubt | undefined {
  const isCell = path.at(-3) === 'rows' && typeof path.at(-1) === 'number';
  const table = isCell ? valueAt(value, path.slice(0, -3)) : undefined;
  const row = isCell ? valueAt(value, path.slice(0, -1)) : undefined;
  const columns = isRecord(table) ? table.columns : undefined;
  if (!Array.isArray(row) || !Array.isArray(columns) || row.length <= columns.length)
    return undefined;
  return problemAt({ value, ...places }, path, {
    rule: 'table-row',
    message: `a comma begins the next cell, and the row has ${row.length} of them for ${columns.length} columns`,
    write: 'quotes around the text that has a comma in it',
  });
}

export const show = (value: unknown): string =>
  typeof value === 'string' && /^[\w /.,-]+$/.test(value) && !/^[\d.]+$/.test(value)
    ? value
    : JSON.stringify(value);
