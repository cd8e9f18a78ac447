/** Makes Decap CMS's configuration from the catalogue's schemas: forms with help and choices. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FieldPath, FileType, SourceDocument } from '../../codegen/document.ts';
import { namesFile } from '../../codegen/validate/names-schema.ts';
import { schemaFolder } from '../../codegen/validate/schema-folder.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { upperFirst } from '../../kernel/vocabulary.ts';
import type { Editing } from '../editing/editing.ts';
import { propertiesOf, type Schema, schemaAt } from '../editing/schema-fields.ts';

type Field = Readonly<Record<string, unknown>> & { readonly name: string };

export const cmsPath = (name: string): string => `catalogue/${name}`;

/** Folders with one file type become collections; other files are listed by folder. The page sends requests to `api`. */
export function cmsConfig(editing: Editing, api: string) {
  const folderOf = (document: SourceDocument) => dirname(editing.nameOf(document));
  const folders = [...new Set(editing.documents.map(folderOf))].sort();
  return {
    backend: { name: 'proxy', proxy_url: api },
    media_folder: cmsPath('images'),
    show_preview_links: false,
    // npx puretec dev already shows edits.
    editor: { preview: false },
    collections: folders.map((folder) => {
      const documents = editing.documents.filter((each) => folderOf(each) === folder);
      const [first, ...others] = documents;
      const name = folder === '.' ? 'catalogue' : folder;
      const about = { name, label: labelOf(name), delete: false };
      if (first && folder !== '.' && others.every(({ kind }) => kind === first.kind))
        return {
          ...{ ...about, create: false, extension: 'yaml', format: 'yaml' },
          ...{ folder: cmsPath(folder), identifier_field: identifierOf(first.kind) },
          ...{ summary: `{{filename}} {{${identifierOf(first.kind)}}}`, slug: '{{slug}}' },
          fields: fieldsOf(first.kind, []),
        };
      return { ...about, files: documents.map((each) => asFile(each, editing.nameOf(each))) };
    }),
  };
}

const asFile = ({ kind, name }: SourceDocument, file: string) => ({
  ...{
    name,
    label: labelOf(name),
    file: cmsPath(file),
    description: String(schemaAt(kind, [])?.['description']),
  },
  fields: fieldsOf(kind, []),
});

const identifierOf = (kind: FileType): string =>
  ['name', 'title', 'label', 'menu', 'audience'].find((name) => schemaAt(kind, [name])) ??
  Object.keys(propertiesOf(schemaAt(kind, [])))[0] ??
  '';

/** "priceChanges" as "Price changes". */
const labelOf = (name: string): string =>
  upperFirst(name)
    .replaceAll('-', ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

function fieldsOf(kind: FileType, path: FieldPath): readonly Field[] {
  const schema = schemaAt(kind, path);
  const required = schema?.['required'];
  return Object.keys(propertiesOf(schema)).flatMap((name) => {
    const field = fieldOf(kind, [...path, name], name);
    // An omitted group would still ask for its required fields. The check reports them better.
    const isRequired = path.length === 0 && Array.isArray(required) && required.includes(name);
    return field ? [{ ...field, required: isRequired, collapsed: !isRequired }] : [];
  });
}

/** How deep a group may nest in itself, as categories do. */
const maxRepeats = 3;

function fieldOf(kind: FileType, path: FieldPath, name: string): Field | undefined {
  const schema = schemaAt(kind, path) ?? {};
  if (path.filter((part) => part === name).length > maxRepeats) return undefined;
  const { type, description } = schema;
  const field = { name, label: labelOf(name), hint: hintOf(schema, description) };
  // The field takes a list or a word.
  if (Array.isArray(type) && type.includes('array')) return undefined;
  if (type === 'array') {
    const item = fieldOf(kind, [...path, 0], 'entry');
    if (!item) return undefined;
    const isChoice = item['widget'] === 'select' || item['widget'] === 'relation';
    if (isChoice) return { ...item, ...field, multiple: true };
    const fields = item['fields'];
    const list = { ...field, widget: 'list', label_singular: 'entry', minimize_collapsed: true };
    if (!Array.isArray(fields))
      return { ...list, field: { ...item, required: false }, summary: '{{fields.entry}}' };
    return { ...list, fields, summary: `{{fields.${fields[0]?.name}}}` };
  }
  if (type === 'object') {
    const fields =
      schema['x-ref'] === 'specifications' || (name === 'specifications' && kind === 'product')
        ? specificationFields()
        : fieldsOf(kind, path);
    return fields.length > 0 ? { ...field, widget: 'object', fields } : undefined;
  }
  const choices = choicesOf(schema);
  if (schema['x-ref'] === 'product')
    return {
      ...{ ...field, widget: 'relation', collection: 'products', value_field: '{{slug}}' },
      ...{ search_fields: ['{{slug}}', 'name'], display_fields: ['{{slug}}', 'name'] },
      options_length: 500,
    };
  const value = choices?.[0]?.value ?? schema['const'];
  if (type === 'boolean' || typeof value === 'boolean') return { ...field, widget: 'boolean' };
  if (choices) return { ...field, widget: 'select', options: choices };
  if (type === 'number' || type === 'integer') {
    const valueType = type === 'number' ? 'float' : 'int';
    const { minimum: min, maximum: max } = schema;
    return { ...field, widget: 'number', value_type: valueType, min, max };
  }
  const isLong = schema['x-ref'] === 'text' || Number(schema['maxLength']) > 100;
  return { ...field, widget: isLong ? 'text' : 'string' };
}

/** Adds an example to the description: "Such as 338.51." */
function hintOf(schema: Schema, description: unknown): string {
  const { examples, maxLength } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  const isShort = ['string', 'number'].includes(typeof example) && String(example).length < 60;
  return [
    description,
    isShort ? `Example: ${String(example)}.` : [],
    maxLength === undefined ? [] : `Up to ${maxLength} characters.`,
  ]
    .flat()
    .join(' ');
}

type Choice = { readonly label: string; readonly value: unknown };

/** Returns the words that a field takes, or the catalogue's names that it may refer to. */
function choicesOf(schema: Schema): readonly Choice[] | undefined {
  const names = isRecord(schema) ? namesOf(String(schema['x-ref'])) : undefined;
  const { enum: values, markdownEnumDescriptions: titles } = names ?? schema;
  if (!Array.isArray(values)) return undefined;
  return values.map((value, index) => {
    const title = Array.isArray(titles) ? `${value}: ${titles[index]}` : String(value);
    return { label: title, value };
  });
}

function namesOf(type: string): Schema | undefined {
  const { $defs } = JSON.parse(readFileSync(join(schemaFolder, namesFile), 'utf8'));
  return isRecord($defs) && isRecord($defs[type]) ? $defs[type] : undefined;
}

const specificationFields = (): readonly Field[] =>
  Object.entries(propertiesOf(namesOf('specifications'))).map(([name, schema]) => ({
    ...{ name, label: labelOf(name), required: false },
    ...{ widget: 'string', hint: isRecord(schema) ? String(schema.description) : '' },
  }));
