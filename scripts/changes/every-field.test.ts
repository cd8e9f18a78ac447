/** Changes each field of each schema, on the small catalogue with extra entries, and looks for the change in the report. */
import { cpSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { isError } from '../../codegen/diagnostics/diagnostic.ts';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import type { FieldPath } from '../../codegen/document.ts';
import { memoryCache } from '../../codegen/load/file-cache.ts';
import { imageFiles, imageSizes } from '../../codegen/load/images.ts';
import { type EditedFiles, readCatalogue } from '../../codegen/load/read-catalogue.ts';
import { buildClock } from '../../codegen/resolve/date-ranges.ts';
import { resolveCatalogue } from '../../codegen/resolve.ts';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { schemaTexts } from '../../codegen/validate/schema-folder.ts';
import { siteFileOf, type Validated } from '../../codegen/validate/validated.ts';
import { countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { Change } from './change-report.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { reasonFor } from './field-words.ts';
import { fieldEdits } from './fixtures/field-edits.ts';
import { type Snapshots, snapshotsFrom } from './read-snapshots.ts';

const at = '2026-12-01T12:00';
const entries = fileURLToPath(new URL('./fixtures/catalogue', import.meta.url));

type Schema = Readonly<Record<string, unknown>>;
/** A field that contains no other fields: "product price.au", "page sections[].heading". */
type Field = {
  readonly id: string;
  readonly kind: string;
  readonly keys: readonly string[];
  readonly schema: Schema;
};

const schemas = new Map(
  [...schemaTexts()].map(([file, text]): [string, Schema] => [file, JSON.parse(text)]),
);

function fieldsIn(
  kind: string,
  schema: Schema,
  keys: readonly string[],
  open: readonly unknown[] = [],
): Field[] {
  const { $ref, ...own } = schema;
  if (typeof $ref === 'string') {
    const [file = '', pointer = ''] = $ref.split('#');
    // The real catalogue's names don't exist in the small one.
    const target = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (found, key) => (isRecord(found) ? found[key] : undefined),
        schemas.get(file || `${kind}.schema.json`),
      );
    // A sub-category has the fields of a category.
    if (!isRecord(target) || open.includes(target)) return [];
    return fieldsIn(kind, { ...target, ...own }, keys, [...open, target]);
  }
  if (isRecord(schema.properties))
    return Object.entries(schema.properties).flatMap(([key, each]) =>
      isRecord(each) ? fieldsIn(kind, each, [...keys, key], open) : [],
    );
  const { items } = schema;
  const isList =
    isRecord(items) &&
    (isRecord(items.properties) ||
      /\$defs\/(?!productCode|pageUrl|country|waterSource)/.test(String(items.$ref)));
  if (isList) return fieldsIn(kind, items, [...keys, '[]'], open);
  return [{ id: `${kind} ${keys.join('.').replaceAll('.[]', '[]')}`, kind, keys, schema }];
}

const fields = [...schemas].flatMap(([file, schema]) =>
  file === 'common.schema.json' ? [] : fieldsIn(file.replace('.schema.json', ''), schema, []),
);

type Files = ReadonlyMap<string, Validated>;
type Place = { readonly file: string; readonly path: FieldPath; readonly old: unknown };

/** The first entry that has the field. */
function placeOf({ id, kind, keys }: Field, files: Files): Place | undefined {
  const walk = (
    value: unknown,
    rest: readonly string[],
    path: FieldPath,
  ): Omit<Place, 'file'> | undefined => {
    const [key, ...more] = rest;
    if (key === undefined) return value === undefined ? undefined : { path, old: value };
    if (key === '[]' && Array.isArray(value)) {
      const { entry = 0 } = fieldEdits[id] ?? {};
      for (const [index, each] of [...value.entries()].slice(entry)) {
        const found = walk(each, more, [...path, index]);
        if (found) return found;
      }
      return undefined;
    }
    return isRecord(value) && key in value ? walk(value[key], more, [...path, key]) : undefined;
  };
  for (const [file, { kind: own, value }] of files) {
    if (own !== kind) continue;
    const below = kind === 'category' && 'categories' in value ? (value.categories ?? []) : [];
    const found =
      walk(value, keys, []) ??
      [...below.entries()]
        .map(([index, each]) => walk(each, keys, ['categories', index]))
        .find((each) => each);
    if (found) return { file, ...found };
  }
  return undefined;
}

/** Names that a field can refer to. */
const others: Readonly<Record<string, readonly string[]>> = {
  link: ['/stores', '/installer'],
  image: ['products/ct-2.svg'],
  product: ['SOFT-1', 'WH-1'],
  productCode: ['SOFT-1', 'WH-1'],
  contaminant: ['rust', 'sediment'],
  technology: ['uv', 'carbon'],
  specification: ['flow', 'height'],
  page: ['/world', '/videos/cartridge-change'],
  pageUrl: ['/videos/cartridge-change', '/world'],
  category: ['/mains', '/cartridges'],
  teaser: ['cartridge'],
  'featured-promo': ['whole-house-nz', 'whole-house'],
  country: ['NZ', 'AU'],
  waterSource: ['bore'],
};

/** Another value that the schema accepts. */
function otherValue({ schema }: Field, old: unknown): unknown {
  if (typeof old === 'boolean') return !old;
  if (Array.isArray(schema.enum)) return schema.enum.find((each) => each !== old);
  if (typeof old === 'number' && !schema['x-price'])
    return old === schema.maximum ? old - 1 : old + 1;
  if (schema['x-date']) return '2026-12-08';
  const ref =
    schema['x-ref'] ??
    (isRecord(schema.items) && String(schema.items.$ref ?? schema.items['x-ref']));
  const other = others[String(ref).replace(/.*\$defs\//, '')];
  if (other) {
    const value = other.find((each) => (Array.isArray(old) ? !old.includes(each) : each !== old));
    return Array.isArray(old) ? [...old, value] : value;
  }
  const { pattern, examples } = schema;
  const hasForm =
    pattern ??
    schema['x-address'] ??
    schema['x-printed-price'] ??
    schema['x-price'] ??
    schema['x-time-zone'];
  if (hasForm && Array.isArray(examples)) {
    const value = examples.find((each) => each !== old);
    if (value !== undefined) return value;
  }
  if (Array.isArray(old) && old.length === 0) return ['Advice'];
  if (Array.isArray(old)) return [...old.slice(0, -1), `${old.at(-1)} too`];
  return `${old} too`;
}

function set(root: unknown, path: FieldPath, value: unknown): void {
  const [last, ...above] = path.toReversed();
  const holder = above.reduceRight<unknown>(
    (found, key) => (isRecord(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined),
    root,
  );
  if (typeof holder !== 'object' || holder === null || last === undefined)
    throw new Error(`no ${path.join('.')}`);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}

type Edit = Place & { readonly field: Field; readonly value: unknown };

const printed = (value: unknown): readonly string[] =>
  typeof value === 'boolean'
    ? [value ? 'yes' : 'no']
    : value === undefined
      ? []
      : [value].flat().map(String);

it('reports a change to each field of each schema', async () => {
  await withCopy([], async (root) => {
    cpSync(entries, root, { recursive: true });
    const cache = memoryCache();
    const { sizes } = await imageSizes(root, imageFiles(root).pictures, cache);
    const read = async (edited: EditedFiles = new Map()) => {
      const { validated, texts, diagnostics } = await readCatalogue(root, cache, { edited });
      const siteFile = siteFileOf(validated);
      if (!siteFile || diagnostics.some(isError))
        return { problems: diagnostics.filter(isError).map((each) => diagnosticLine(each)) };
      const { tables } = resolveCatalogue({
        validated,
        siteFile,
        texts,
        clock: buildClock(siteFile, at),
        imageSizes: sizes,
      });
      return { validated, snapshots: snapshotsFrom({ root, tables, validated }, at) };
    };
    const { snapshots: before, validated = [], problems } = await read();
    if (!before) throw new Error(problems?.join('\n'));
    const files: Files = new Map(
      validated.map((each) => [relative(root, each.document.file).replaceAll('\\', '/'), each]),
    );
    const failures: string[] = [];
    const edits = fields.flatMap((field): Edit[] => {
      const place = placeOf(field, files);
      if (!place) failures.push(`${field.id}: no entry has it`);
      const own = fieldEdits[field.id];
      return place
        ? [
            {
              ...place,
              field,
              value: own && 'value' in own ? own.value : otherValue(field, place.old),
            },
          ]
        : [];
    });
    const editedBy = ({ file, path, value, field }: Edit): EditedFiles => {
      const values = new Map<string, unknown>();
      const valueIn = (file: string) => {
        const value = values.get(file) ?? structuredClone(files.get(file)?.value);
        values.set(file, value);
        return value;
      };
      set(valueIn(file), path, value);
      for (const [other, where, more] of fieldEdits[field.id]?.also ?? [])
        set(valueIn(other), where, more);
      return new Map([...values].map(([file, value]) => [file, Buffer.from(stringify(value))]));
    };
    const lines: string[] = [];
    for (const edit of edits) {
      const after = await read(editedBy(edit));
      if (!after.snapshots) {
        failures.push(`${edit.field.id} isn't valid: ${after.problems?.join('\n')}`);
        continue;
      }
      const changes = reportOf(before, after.snapshots);
      const found = changeOf(edit, changes);
      if (found) lines.push(...linesOf(edit.field.id, found));
      if (found?.topic === 'unseen' && changes.some(({ topic }) => topic !== 'unseen'))
        failures.push(`${edit.field.id}: reported as seen, too`);
      if (!found) {
        const words = [...printed(edit.old), ...printed(edit.value)];
        const near = changes
          .flatMap((each) => linesOf('', each))
          .filter((line) => words.some((word) => word.length > 2 && line.includes(word)));
        failures.push(`${edit.field.id}: ${edit.old} → ${edit.value} not in${near.join('')}`);
      }
    }
    expect(failures.join('\n')).toBe('');
    await expect(lines.sort().join('\n')).toMatchFileSnapshot('golden/every-field.txt');
  });
});

const reportOf = (before: Snapshots, after: Snapshots) =>
  compareSnapshots(countries.map((country) => [before[country], after[country]] as const));

function changeOf({ field, old, value }: Edit, changes: readonly Change[]): Change | undefined {
  const { shows } = fieldEdits[field.id] ?? {};
  const [were, are] = [printed(old), printed(value)];
  const expected = [
    ...were.filter((each) => !are.includes(each)),
    ...are.filter((each) => !were.includes(each)),
  ];
  if (shows) {
    const all = changes.map((each) => linesOf('', each).join('')).join('\n');
    return shows.every((each) => all.includes(each))
      ? changes.find((each) =>
          linesOf('', each)
            .join('')
            .includes(shows[0] ?? ''),
        )
      : undefined;
  }
  return changes.find(({ topic, subject, what, before = '', after = '', note = '' }) => {
    const text = [subject, what, before, after, note].join('\n');
    const isUnseen = topic === 'unseen';
    return (
      (reasonFor(field.id) !== undefined) === isUnseen &&
      expected.every((each) => text.includes(each))
    );
  });
}

const linesOf = (
  id: string,
  { subject, what, before = '–', after = '–', note }: Change,
): string[] => [
  `${id}\n  ${subject} | ${what}: ${before} → ${after}${note ? ` (${note})` : ''}`
    .replaceAll('\n', ' ⏎ ')
    .replace(' ⏎ ', '\n'),
];
