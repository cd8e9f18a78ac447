import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldPath, FileType } from '../../codegen/document.ts';
import { schemaFolder } from '../../codegen/validate/schema-folder.ts';
import { isRecord } from '../../kernel/json-record.ts';

export type Schema = Readonly<Record<string, unknown>>;

const files = new Map<string, Schema>();

function schemaFile(name: string): Schema {
  const cached = files.get(name);
  if (cached) return cached;
  const read: unknown = JSON.parse(readFileSync(join(schemaFolder, name), 'utf8'));
  if (!isRecord(read)) throw new Error(`${name} isn't a schema`);
  files.set(name, read);
  return read;
}

function resolved(
  schema: Schema,
  file: string,
): { readonly schema: Schema; readonly file: string } {
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return { schema, file };
  const [name = '', pointer = ''] = reference.split('#');
  const target = name === '' ? file : name;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) => (isRecord(value) ? value[part] : undefined),
      schemaFile(target),
    );
  if (!isRecord(found)) throw new Error(`${reference} doesn't exist`);
  const inner = resolved(found, target);
  return { ...inner, schema: { ...inner.schema, ...schema, $ref: undefined } };
}

export function schemaAt(kind: FileType, path: FieldPath): Schema | undefined {
  let file = `${kind}.schema.json`;
  let schema: unknown = schemaFile(file);
  for (const part of ['', ...path]) {
    if (!isRecord(schema)) return undefined;
    const target = resolved(schema, file);
    file = target.file;
    if (part === '') schema = target.schema;
    else if (typeof part === 'number') schema = target.schema['items'];
    else schema = ownOf(propertiesOf(target.schema), part) ?? target.schema['additionalProperties'];
  }
  return isRecord(schema) ? resolved(schema, file).schema : undefined;
}

/** Ignores inherited properties. */
const ownOf = (properties: Schema, name: string): unknown =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

export const propertiesOf = (schema: Schema | undefined): Schema =>
  isRecord(schema?.['properties']) ? schema['properties'] : {};

export const orderOf = (kind: FileType, path: FieldPath = []): string[] =>
  Object.keys(propertiesOf(schemaAt(kind, path)));

/** Parses `cartridges[0].every`, or `places[Cafe, Perth].phone` for an entry by name. */
export const pathOf = (field: string): FieldPath =>
  [...field.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)]
    .map(([all, inner]) => inner ?? all)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
