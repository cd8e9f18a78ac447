/** Compiles the JSON Schemas of catalogue/schema once, with our own keywords. */
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import { addressError, isAddressKind } from '../../kernel/address.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { FieldPath, FileType, ReferenceType } from '../document.ts';
import { findInValues } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { noNames } from './names-schema.ts';
import { priceError, printedPriceError } from './price.ts';
import { isRealDate } from './real-date.ts';
import { schemaTexts } from './schema-folder.ts';

export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

/** A document's field with `x-ref`, and its target. */
export type Mention = {
  readonly kind: ReferenceType;
  readonly value: unknown;
  readonly path: FieldPath;
};
/** Filled by a validation: `validate.call(collector, value)`. */
export type Collector = { readonly mentions: Mention[] };

let loaded: ((kind: FileType) => ValidateFunction) | undefined;

/** Compiles each schema when the first file of its type is checked. */
export const loadSchemas = (): ((kind: FileType) => ValidateFunction) => {
  loaded ??= compileSchemas();
  return loaded;
};

export const fieldsOf = (kind: FileType): readonly string[] => Object.keys(propertiesAt(kind, []));

/** Returns the fields that a schema has at a path, none if they're behind a reference. */
export function propertiesAt(kind: FileType, path: FieldPath): Readonly<Record<string, unknown>> {
  const steps = path.flatMap((part) =>
    typeof part === 'number' ? ['items'] : ['properties', part],
  );
  const found = valueAt(topOf(kind), [...steps, 'properties']);
  return isRecord(found) ? found : {};
}

/** Returns the required top-level fields. */
export function requiredOf(kind: FileType): readonly string[] {
  const { required } = topOf(kind);
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** Returns the names of all fields, at any depth, that hold fields or a list. */
export const groupsOf = (kind: FileType): readonly string[] => {
  const { schema } = loadSchemas()(kind);
  const found = findInValues(schema, (each, path) =>
    path.at(-2) === 'properties' &&
    isRecord(each) &&
    /array|object|undefined/.test(String(each.type))
      ? String(path.at(-1))
      : undefined,
  );
  return [...new Set(found.map((each) => each.found))];
};

function topOf(kind: FileType): Readonly<Record<string, unknown>> {
  const { schema } = loadSchemas()(kind);
  const root = isRecord(schema) ? schema : {};
  const piece = isRecord(root.$defs) && root.$defs[String(root.$ref).replace('#/$defs/', '')];
  return isRecord(piece) ? piece : root;
}

function compileSchemas(): (kind: FileType) => ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    // A test validates the schemas, so that a check doesn't wait for it.
    validateSchema: false,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    passContext: true,
  });
  ajv.addVocabulary(['x-wants', 'x-incomplete', 'x-forms']);
  ajv.addKeyword({
    keyword: 'x-ref',
    schemaType: 'string',
    validate: function collect(
      this: Collector,
      kind: ReferenceType,
      value: unknown,
      _schema: unknown,
      context: { instancePath: string } | undefined,
    ): boolean {
      this.mentions.push({ kind, value, path: pathOfPointer(context?.instancePath ?? '') });
      return true;
    },
    errors: false,
  });
  const add = (keyword: string, check: Omit<FuncKeywordDefinition, 'keyword'>) =>
    ajv.addKeyword({ keyword, errors: false, ...check });
  add('x-price', {
    schemaType: 'boolean',
    validate: (_on: boolean, value: unknown) => priceError(value) === undefined,
  });
  const isValid: Readonly<Record<string, (value: string) => boolean>> = {
    // The pattern reports anything that isn't a date.
    'x-date': (value) => !/^\d{4}-\d{2}-\d{2}$/.test(value) || isRealDate(value),
    'x-time-zone': (value) => timeZones.includes(value),
    'x-printed-price': (value) => printedPriceError(value) === undefined,
  };
  for (const [keyword, check] of Object.entries(isValid))
    add(keyword, {
      type: 'string',
      schemaType: 'boolean',
      validate: (_on: boolean, value: string) => check(value),
    });
  add('x-address', {
    type: 'string',
    compile: (kind: unknown) => {
      if (!isAddressKind(kind)) throw new Error(`unknown kind of address: ${String(kind)}`);
      return (value: string) => addressError(kind, value) === undefined;
    },
  });
  add('x-one-of', {
    type: 'object',
    schemaType: 'array',
    validate: (names: readonly string[], value: object) =>
      names.filter((name) => Object.hasOwn(value, name)).length < 2,
  });
  add('x-unique', {
    type: 'array',
    schemaType: 'array',
    validate: (keys: readonly string[], list: unknown) => entriesRepeating(keys, list).length === 0,
  });
  ajv.addSchema(noNames);
  for (const text of schemaTexts().values()) ajv.addSchema(JSON.parse(text));
  return (kind) => {
    const validate = ajv.getSchema(`${kind}.schema.json`);
    if (!validate) throw new Error(`catalogue/schema/${kind}.schema.json is missing`);
    return validate;
  };
}

/** Finds list entries that repeat a field of an earlier one, in any case. A key with spaces combines several fields. */
export function entriesRepeating(keys: unknown, list: unknown) {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return (Array.isArray(keys) ? keys.map(String) : []).flatMap((key) => {
    const seen = new Map<string, number>();
    const fields = key.split(' ');
    return entries.flatMap((entry, index) => {
      const values = fields.map((field) => (isRecord(entry) ? entry[field] : undefined));
      const value = values.join('\0').toLowerCase();
      const first = seen.get(value);
      if (values.includes(undefined)) return [];
      if (first !== undefined) return [{ index, first, field: fields[0] ?? '' }];
      seen.set(value, index);
      return [];
    });
  });
}

/** Converts a JSON pointer to a path. Digits become indices. */
export function pathOfPointer(pointer: string): FieldPath {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const plain = part.replaceAll('~1', '/').replaceAll('~0', '~');
      return /^(0|[1-9]\d*)$/.test(plain) ? Number(plain) : plain;
    });
}
