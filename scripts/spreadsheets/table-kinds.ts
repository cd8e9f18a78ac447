/** Defines each kind of table: its entries, what names one, and which fields are columns. */
import { nearest } from '../../codegen/diagnostics/suggest.ts';
import { type FieldPath, type FileType, fieldName } from '../../codegen/document.ts';
import { findInValues } from '../../codegen/find-in-values.ts';
import { pricesInFile } from '../../codegen/resolve/prices.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { upperFirst } from '../../kernel/vocabulary.ts';
import { type Editing, productsIn, siteFileIn, specificationsIn } from '../editing/editing.ts';
import { priceWords } from '../editing/price-words.ts';
import { requireNewCode } from '../editing/require-entry.ts';
import { propertiesOf, type Schema, schemaAt } from '../editing/schema-fields.ts';
import { UserError } from '../user-error.ts';
import type { Cell } from '../write-csv.ts';

export type Entry = {
  readonly id: string;
  readonly file: string;
  readonly path: FieldPath;
  readonly value: unknown;
};

export type Column = {
  readonly title: string;
  /** Alternative headings, as `headingKey` spells them. */
  readonly names: readonly string[];
  readonly path: FieldPath;
  readonly schema: Schema;
  /** A fact's unit, which people write into the cell. */
  readonly unit?: string;
  /** Shows a value for reading, which an import only compares. */
  readonly shows?: (entry: Entry) => Cell;
};

export type Kind = {
  readonly name: string;
  readonly fileType: FileType;
  readonly schemaPath: FieldPath;
  readonly ids: readonly string[];
  readonly entries: (editing: Editing) => readonly Entry[];
  /** Returns the same key for any spelling of a name. */
  readonly keyOf: (id: string) => string;
  /** Places a new entry. Throws a UserError if the entry can't be made. */
  readonly create?: (ids: readonly string[], type: string, editing: Editing) => Entry;
};

/** Makes one heading of "AU ex. GST" and "au ex gst". */
export const headingKey = (title: string): string =>
  title.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const entriesOf = (editing: Editing, fileType: FileType, list: string, ids: readonly string[]) =>
  editing.of(fileType).flatMap((document) => {
    const entries = valueAt(document.value, [list]);
    const type = valueAt(document.value, ['type']);
    return (Array.isArray(entries) ? entries : []).map((value: unknown, index) => ({
      id: idOf(ids.map((id) => String(valueAt(value, [id]) ?? ''))),
      file: editing.nameOf(document),
      path: [list, index],
      // Places have their type at the top of the file.
      value: isRecord(value) ? { ...(type !== undefined && { type }), ...value } : value,
    }));
  });

export const idOf = (parts: readonly string[]): string => parts.join(', ');

const placeIds = ['name', 'suburb', 'postcode'];

export const kinds: readonly Kind[] = [
  {
    name: 'redirects',
    fileType: 'redirects',
    schemaPath: ['redirects', 0],
    ids: ['from'],
    entries: (editing) => entriesOf(editing, 'redirects', 'redirects', ['from']),
    keyOf: (id) => id.toLowerCase(),
    create: ([from = '']) => ({
      ...{ id: from, file: 'redirects.yaml', path: ['redirects'], value: { from } },
    }),
  },
  {
    name: 'places',
    fileType: 'places',
    schemaPath: ['places', 0],
    ids: placeIds,
    entries: (editing) => entriesOf(editing, 'places', 'places', placeIds),
    keyOf: (id) => headingKey(id),
    create: newPlace,
  },
  {
    name: 'pictures',
    fileType: 'product',
    schemaPath: ['images', 0],
    ids: ['shown in'],
    entries: (editing) =>
      editing.documents.flatMap((document) =>
        picturesIn(document.value).map(({ path, found: value }) => ({
          id: `${editing.nameOf(document)} ${fieldName(path)}`,
          file: editing.nameOf(document),
          path,
          value,
        })),
      ),
    keyOf: (id) => id,
  },
  {
    name: 'products',
    fileType: 'product',
    schemaPath: [],
    ids: ['code'],
    entries: (editing) =>
      editing.of('product').map((document) => ({
        id: document.name,
        file: editing.nameOf(document),
        path: [],
        value: document.value,
      })),
    // Ignores case, spaces and dashes, and reads O as 0.
    keyOf: (id) => headingKey(id).replaceAll('o', '0'),
    create: ([code = ''], _type, editing) => {
      requireNewCode(editing, code);
      return { id: code, file: `products/${code}.yaml`, path: [], value: undefined };
    },
  },
];

function newPlace(ids: readonly string[], type: string, editing: Editing): Entry {
  const files = editing.of('places');
  const typeOf = ({ value }: (typeof files)[number]) => valueAt(value, ['type']);
  const file = files.find((each) => typeOf(each) === type.toLowerCase());
  if (!file)
    throw new UserError(`A new place needs a type: ${files.map(typeOf).sort().join(' or ')}.`);
  const value = Object.fromEntries(placeIds.map((field, index) => [field, ids[index] ?? '']));
  return { id: idOf(ids), file: editing.nameOf(file), path: ['places'], value };
}

const picturesIn = (file: unknown) =>
  findInValues(file, (each) =>
    isRecord(each) && typeof each.file === 'string' && typeof each.alt === 'string'
      ? each
      : undefined,
  );

export function columnsOf(kind: Kind, editing: Editing): readonly Column[] {
  const fields = leavesOf(kind, []).filter(({ path }) => path[0] !== 'specifications');
  if (kind.name === 'pictures')
    return fields.map((column) => (fieldName(column.path) === 'file' ? readOnly(column) : column));
  if (kind.name === 'places') return [...fields, readOnly(column(['type']))];
  return kind.name === 'products' ? [...fields, ...factsOf(editing), ...withGst(editing)] : fields;
}

const readOnly = (column: Column): Column => ({
  ...column,
  shows: ({ value }) => cellOf(valueAt(value, column.path)),
});

const column = (path: FieldPath, schema: Schema = {}): Column => {
  const name = fieldName(path);
  const country = countries.find((each) => name === `price.${countryKeys[each]}`);
  return {
    title: country ? `${country} ex GST` : upperFirst(name),
    names: country ? [`${country}exgst`, country, name].map(headingKey) : [headingKey(name)],
    path,
    schema,
  };
};

/** Returns fields that fit a cell: values, and lists of values. */
function leavesOf(kind: Kind, path: FieldPath): Column[] {
  const schema = schemaAt(kind.fileType, [...kind.schemaPath, ...path]);
  const fields = Object.keys(propertiesOf(schema));
  if (fields.length > 0) return fields.flatMap((field) => leavesOf(kind, [...path, field]));
  const items = schemaAt(kind.fileType, [...kind.schemaPath, ...path, 0]);
  const isList = schema?.['type'] === 'array' && Object.keys(propertiesOf(items)).length === 0;
  return schema?.['type'] !== 'array' || isList ? [column(path, schema)] : [];
}

function factsOf(editing: Editing): Column[] {
  return specificationsIn(editing).map(({ id, label, unit, type }) => ({
    title: unit === undefined ? label : `${label} (${unit})`,
    names: [id, label, `${label}${unit ?? ''}`, `specifications.${id}`].map(headingKey),
    path: ['specifications', id],
    schema: { type: type === 'number' ? 'number' : 'string' },
    ...(unit !== undefined && { unit }),
  }));
}

/** Prices inc GST are only for reading. They're calculated, and an import ignores them. */
function withGst(editing: Editing): Column[] {
  const site = siteFileIn(editing);
  const files = new Map(productsIn(editing).map(({ code, file }) => [code, file]));
  return countries.map((country) => ({
    title: `${country} inc GST`,
    names: [headingKey(`${country} inc GST`)],
    path: ['withGst', countryKeys[country]],
    schema: { 'x-price': true },
    shows: ({ id }) => {
      const file = files.get(id);
      const words = file ? priceWords(pricesInFile(file, site)[country], 'incGstCents') : '';
      return words === '' || Number.isNaN(Number(words)) ? words : Number(words);
    },
  }));
}

/** Writes a value for an export. Commas separate list entries, as an import expects. */
export function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return value;
  if (Array.isArray(value))
    return value.map((each) => (/[",]/.test(String(each)) ? `"${each}"` : String(each))).join(', ');
  return value === undefined || value === null || isRecord(value) ? '' : String(value).trim();
}

export const isPrice = ({ path, schema }: Column): boolean =>
  path[0] === 'price' && schema['x-price'] === true;

const groups: Readonly<Record<string, (column: Column) => boolean>> = {
  prices: ({ path }) => path[0] === 'price' || path[0] === 'withGst',
  facts: ({ path }) => path[0] === 'specifications',
  texts: ({ path }) => ['name', 'summary', 'description'].includes(fieldName(path)),
  new: ({ path }) =>
    ['name', 'summary', 'description', 'type', 'sources'].includes(fieldName(path)) ||
    path[0] === 'price',
};

/** Returns the columns that `--columns` names: a group, field, specification or heading. Throws a UserError for an unknown name. */
export function namedColumns(words: readonly string[], columns: readonly Column[]): Column[] {
  const found = words.flatMap((word) => {
    const group = groups[word];
    if (group) return columns.filter(group);
    const [near] = columns.filter(({ names }) => names.includes(headingKey(word)));
    if (near) return [near];
    const all = [...Object.keys(groups), ...columns.map(({ path }) => String(path.at(-1)))];
    const [meant] = nearest(word, all);
    throw new UserError(
      `There's no column called ${word}. ${meant === undefined ? `Use one of these: ${Object.keys(groups).join(', ')}. Or use the name of a product field, or an id from specifications.yaml.` : `Did you mean ${meant}?`}`,
    );
  });
  return [...new Set(found)];
}
