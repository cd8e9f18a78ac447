/** The types of the catalogue's files, made from their schemas: what a schema allows is written once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { Node, Project } from 'ts-morph';
import { isRecord } from '../../kernel/records.ts';

type Schema = Readonly<Record<string, unknown>>;
const header =
  '// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/files.test.ts writes it again.\n';

/** The keywords of a schema that a type can express. */
const typeKeywords = new Set([
  'type',
  'enum',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'anyOf',
]);
const capital = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/** The module of one schema, as text. */
export async function fileModule(kind: string): Promise<string> {
  const root = readSchema(kind);
  const own = '#/$defs/';
  const rootIsPiece = String(root.$ref ?? '').startsWith(own);
  const imported = new Set<string>();
  const plain = (value: unknown): Schema => {
    if (!isRecord(value)) return {};
    const [file = '', piece] = String(value.$ref ?? '').split(own);
    if (piece !== undefined) {
      if (file === '' && kind !== 'common') return { tsType: nameOf(piece) };
      const { type } = record(record(readSchema('common').$defs)[piece]);
      if (type === 'string' || type === 'boolean') return { type };
      if (kind !== 'common') imported.add(nameOf(piece));
      return { tsType: nameOf(piece) };
    }
    const { minItems, maxItems, items } = value;
    const isTuple = minItems !== undefined && minItems === maxItems && record(items).type;
    return Object.fromEntries([
      // Exactly three lines are a tuple; "at least one" is checked and not typed.
      ...(isTuple === 'string' ? Object.entries({ minItems, maxItems }) : []),
      ...Object.entries(value).flatMap(([key, entry]) => {
        if (!typeKeywords.has(key) || (key === 'anyOf' && value.properties)) return [];
        if (key === 'properties') return [[key, each(entry)] as const];
        if (key === 'anyOf' && Array.isArray(entry)) return [[key, entry.map(plain)] as const];
        return [[key, isRecord(entry) ? plain(entry) : entry] as const];
      }),
    ]);
  };
  const each = (fields: unknown) =>
    Object.fromEntries(Object.entries(record(fields)).map(([name, field]) => [name, plain(field)]));
  const nameOf = (piece: string) =>
    rootIsPiece && kind !== 'common' && root.$ref === `${own}${piece}`
      ? `${capital(kind)}File`
      : `${capital(piece)}Entry`;

  const named = Object.entries(record(root.$defs)).filter(
    ([, piece]) => kind !== 'common' || !/^(string|boolean)$/.test(String(record(piece).type)),
  );
  const types = named.map(([piece, schema]) => [nameOf(piece), plain(schema)] as const);
  if (kind !== 'common' && !rootIsPiece) types.push([`${capital(kind)}File`, plain(root)]);
  const texts: string[] = [];
  for (const [name, schema] of types)
    texts.push(
      await compile({ ...schema }, name, {
        additionalProperties: false,
        bannerComment: '',
        style: { singleQuote: true, printWidth: 100 },
      }),
    );
  const names = [...imported].sort();
  const imports =
    names.length === 0 ? '' : `import type { ${names.join(', ')} } from './common.ts';\n\n`;
  // Drops the library's comments: they repeat limits that the schema has.
  return header + imports + readonly(texts.join('\n').replaceAll(/^ *\/\*\*.*?\*\/\n/gms, ''));
}

const record = (value: unknown): Schema => (isRecord(value) ? value : {});

function readSchema(kind: string): Schema {
  const url = new URL(`../../catalogue/schema/${kind}.schema.json`, import.meta.url);
  return record(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')));
}

/** Nothing that was read is changed: every field and every list says so. */
function readonly(text: string): string {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('types.ts', text);
  const marks = file.getDescendants().flatMap((node): { at: number; mark: string }[] => {
    const at = node.getStart();
    if (Node.isPropertySignature(node) || Node.isIndexSignatureDeclaration(node))
      return [{ at, mark: 'readonly ' }];
    if (!Node.isArrayTypeNode(node) && !Node.isTupleTypeNode(node)) return [];
    return Node.isArrayTypeNode(node.getParentOrThrow())
      ? [
          { at, mark: '(readonly ' },
          { at: node.getEnd(), mark: ')' },
        ]
      : [{ at, mark: 'readonly ' }];
  });
  return marks
    .map((mark, order) => ({ ...mark, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((result, { at, mark }) => result.slice(0, at) + mark + result.slice(at), text);
}
