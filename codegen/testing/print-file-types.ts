/** Prints the types of catalogue files from their schemas, so both always agree. */
import { isRecord } from '../../kernel/json-record.ts';
import { fileTypes } from '../document.ts';
import { schemaTexts } from '../validate/schema-folder.ts';

type Schema = Readonly<Record<string, unknown>>;
/** Prints a reference's type. */
type Resolve = (reference: string) => string;

const header =
  '// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts\n';
const own = '#/$defs/';

export function printFileTypes(name: string): string {
  const root = schemaOf(name);
  const imported = new Set<string>();
  const entryName = (entry: string) =>
    root.$ref === `${own}${entry}` ? `${capital(name)}File` : `${capital(entry)}Entry`;
  const resolve: Resolve = (reference) => {
    const [file = '', entry = ''] = reference.split(own);
    if (file === '' && name !== 'common') return entryName(entry);
    const { type } = record(record(schemaOf('common').$defs)[entry]);
    if (isPlain(type)) return type;
    if (name !== 'common') imported.add(entryName(entry));
    return entryName(entry);
  };
  const entries = Object.entries(record(root.$defs)).filter(
    ([, entry]) => name !== 'common' || !isPlain(record(entry).type),
  );
  const types = entries.map(
    ([entry, schema]) => [entryName(entry), typeOf(record(schema), resolve)] as const,
  );
  if (root.properties) types.push([`${capital(name)}File`, typeOf(root, resolve)]);
  const declarations = types.map(([type, text]) => `\nexport type ${type} = ${text};\n`);
  const names = [...imported].sort().join(', ');
  const imports = names === '' ? '' : `import type { ${names} } from './common.ts';\n`;
  return header + imports + declarations.join('');
}

/** Prints the module that maps each file type to its content's type. */
export function printFilesByType(): string {
  const imports = fileTypes.map(
    (name) => `import type { ${capital(name)}File } from './${name}.ts';\n`,
  );
  const fields = fileTypes.map((name) => `  readonly '${name}': ${capital(name)}File;\n`);
  return `${header + imports.join('')}\nexport type FilesByType = {\n${fields.join('')}};\n`;
}

/** Prints the words of `appearance` that code looks up. `x-forms` has the forms of each product type, the default first. */
export function printAppearanceWords(): string {
  const { appearance } = record(schemaOf('product').properties);
  const { form, spout, contents } = record(record(appearance).properties);
  const words = {
    productForms: record(form)['x-forms'],
    spouts: record(spout).enum,
    contents: record(record(contents).items).enum,
  };
  const constants = Object.entries(words).map(
    ([name, list]) => `\nexport const ${name} = ${JSON.stringify(list, null, 2)} as const;\n`,
  );
  return header + constants.join('');
}

/** Prints the types, without further constraints. All fields and lists are readonly. */
function typeOf(schema: Schema, resolve: Resolve, indent = ''): string {
  const { $ref, type, properties, items, anyOf, minItems, maxItems } = schema;
  const inner = (each: unknown) => typeOf(record(each), resolve, `${indent}  `);
  const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
  if (typeof $ref === 'string') return resolve($ref);
  if (Array.isArray(schema.enum))
    return union(
      schema.enum.map((each) => (typeof each === 'string' ? `'${each}'` : String(each))),
    );
  if (properties ?? schema.additionalProperties) {
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const fields = Object.entries(record(properties)).map(
      ([name, field]) =>
        `readonly ${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${inner(field)};`,
    );
    if (isRecord(schema.additionalProperties))
      fields.push(`readonly [name: string]: ${inner(schema.additionalProperties)};`);
    return ['{', ...fields.map((field) => `${indent}  ${field}`), `${indent}}`].join('\n');
  }
  if (Array.isArray(anyOf))
    return union(anyOf.map((each) => typeOf(record(each), resolve, indent)));
  if (Array.isArray(type))
    return union(type.map((each) => typeOf({ ...schema, type: each }, resolve, indent)));
  if (type === 'integer') return 'number';
  if (type !== 'array') return String(type);
  const item = typeOf(record(items), resolve, indent);
  // Exactly three lines are a tuple.
  return minItems !== undefined && minItems === maxItems && record(items).type === 'string'
    ? `readonly [${Array.from({ length: Number(minItems) }, () => item).join(', ')}]`
    : `readonly ${/^readonly | \| /.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
}

const isPlain = (type: unknown): type is string => type === 'string' || type === 'boolean';

const capital = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

const record = (value: unknown): Schema => (isRecord(value) ? value : {});

const schemaOf = (name: string): Schema =>
  record(JSON.parse(schemaTexts().get(`${name}.schema.json`) ?? '{}'));
