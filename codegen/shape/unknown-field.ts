/** Fields that their group does not know, and fields that cannot stand together. */
import { isRecord } from '../../kernel/is-record.ts';
import type { Doubt } from '../problem.ts';
import {
  type FieldPath,
  fieldName,
  fixAt,
  type PlacedDocument,
  problemAt,
} from '../read/document.ts';
import { meant } from '../suggest.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Two of which one alone can stand: the line that begins the second entry may have lost its dash. */
export function severalOf(
  document: PlacedDocument,
  path: FieldPath,
  names: unknown,
  value: unknown,
): Doubt {
  const present = Object.keys(isRecord(value) ? value : {});
  const [first = '', second = ''] = present.filter((name) => [names].flat().includes(name));
  return problemAt(document, [...path, second], {
    key: true,
    rule: 'incomplete',
    message: `an entry leads to one place, and this one has ${first} already`,
    write: `"- " in front of the first line of the second entry, or one of the two`,
  });
}

export function unknownField(
  document: PlacedDocument,
  path: FieldPath,
  name: string,
  schema: Schema,
  value: unknown,
): Doubt {
  const known = isRecord(schema.properties) ? Object.keys(schema.properties) : [];
  const { sure, perhaps } = meant(name, known);
  const [, glued = '', colon = '', rest = ''] = /^(\w+)(:| +)(.+)$/.exec(name) ?? [];
  // Of the blanks, a name keeps those alone that are no plain ones.
  if (known.includes(name.trim()))
    return problemAt(document, [...path, name], {
      key: true,
      field: fieldName([...path, name.trim()]),
      rule: 'unknown-field',
      message: 'a no-break space stands beside the name of this field',
      write: 'the name without it',
      tries: [name.trim()],
    });
  const isGlued = known.includes(glued);
  const several = isGlued ? gluedFields(document, path, known, value) : undefined;
  if (several) return several;
  if (isGlued)
    return problemAt(document, [...path, name], {
      key: true,
      field: fieldName([...path, glued]),
      rule: 'unknown-field',
      message: `a ${colon === ':' ? 'space is missing behind the colon' : `colon is missing behind ${glued}`}`,
      found: name,
      write: `${glued}: and a space`,
      tries: [`${glued}: ${rest.trim()}`],
    });
  const divided = sure === undefined ? dividedText(document, path, name, known, value) : undefined;
  if (divided) return divided;
  return problemAt(document, [...path, name], {
    key: true,
    rule: 'unknown-field',
    message: `there is no field ${name} here`,
    write: `one of ${known.join(', ')}`,
    tries: [...(sure === undefined ? [] : [sure]), ...perhaps.slice(0, 1)].slice(0, 1),
    perhaps: perhaps.slice(0, 1),
  });
}

/** `{ label:Careers, url:/careers }` is two fields without values. */
function gluedFields(
  document: PlacedDocument,
  path: FieldPath,
  known: readonly string[],
  value: unknown,
): Doubt | undefined {
  const keys = Object.keys(isRecord(value) ? value : {});
  const parts = keys.map((key) => /^(\w+):(.+)$/.exec(key)?.slice(1) ?? []);
  const isGlued = parts.map(([field = '']) => known.includes(field));
  const first = isGlued.indexOf(true);
  const last = isGlued.lastIndexOf(true);
  if (first === last || isGlued.slice(first, last).includes(false)) return undefined;
  const start = document.rangeOf([...path, keys[first] ?? ''], { key: true })?.start;
  const end = document.rangeOf([...path, keys[last] ?? ''], { key: true })?.end;
  if (!start || start.line !== end?.line) return undefined;
  const spaced = parts
    .slice(first, last + 1)
    .map(([field, rest = '']) => `${field}: ${rest.trim()}`);
  return {
    ...problemAt(document, [...path, keys[first] ?? ''], {
      key: true,
      field: fieldName(path),
      rule: 'unknown-field',
      message: 'a space is missing behind each colon',
      found: keys.slice(first, last + 1).join(', '),
      write: 'a space behind each colon',
    }),
    tries: [fixAt({ start, end }, spaced.join(', '))],
  };
}

/** `{ label: Where, to buy }` is a label of one word and a field called "to buy". */
function dividedText(
  document: PlacedDocument,
  path: FieldPath,
  name: string,
  known: readonly string[],
  value: unknown,
): Doubt | undefined {
  const record = isRecord(value) ? value : {};
  const isRest = (key: string) => record[key] === null && !known.includes(key);
  if (!isRest(name)) return undefined;
  const keys = Object.keys(record);
  const first = keys.slice(0, keys.indexOf(name)).findLastIndex((key) => !isRest(key));
  const before = keys[first];
  if (before === undefined) return undefined;
  const behind = keys.slice(first + 1);
  const stop = behind.findIndex((key) => !isRest(key));
  const rests = stop < 0 ? behind : behind.slice(0, stop);
  const spelling = document.spelling([...path, before]);
  const start = document.rangeOf([...path, before])?.start;
  const end = document.rangeOf([...path, rests.at(-1) ?? name], { key: true })?.end;
  if (spelling === undefined || !start || start.line !== end?.line) return undefined;
  return {
    ...problemAt(document, [...path, before], {
      rule: 'wrong-type',
      message: 'a comma divides this text, since a comma begins the next field',
      write: 'the whole text in quotes',
    }),
    tries: [fixAt({ start, end }, JSON.stringify([spelling, ...rests].join(', ')))],
  };
}
