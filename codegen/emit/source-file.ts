/** Prints a generated module with ts-morph: a header, types of kernel/entry-types.ts, and tables. */
import { createRequire } from 'node:module';
import type * as TsMorph from 'ts-morph';

export type Table = readonly [name: string, type: string, value: unknown, doc: string];
export type Union = readonly [name: string, members: readonly string[], doc: string];
export type SourceModule = {
  /** File name without its extension. */
  readonly name: string;
  readonly doc: string;
  /** Types imported from kernel/entry-types.ts. */
  readonly contract: readonly string[];
  readonly unions?: readonly Union[];
  readonly tables: readonly Table[];
};

// With import, Node would first look through its nine megabytes for names, a fifth of the load time.
const require = createRequire(import.meta.url);
const { Project, QuoteKind, StructureKind }: typeof TsMorph = require('ts-morph');

const project = new Project({
  useInMemoryFileSystem: true,
  manipulationSettings: { quoteKind: QuoteKind.Single },
});

/** Prints a module in one go, because ts-morph parses the file again after each change. Its slow literals are inserted afterwards. */
export function printModule(module: SourceModule): string {
  const values: string[] = [];
  const held = (text: string) => `$value${values.push(text) - 1}`;
  const file = project.createSourceFile(
    `${module.name}.ts`,
    {
      statements: [
        `/** ${module.doc} */`,
        ...contractImport(module),
        // A string, because ts-morph would indent a structure's literals again.
        ...(module.unions ?? []).map(
          ([name, members, doc]) =>
            `\n/** ${doc} */\nexport type ${name} =${held(union(members))};`,
        ),
        ...module.tables.map(
          ([name, type, value, doc]) =>
            `\n/** ${doc} */\nexport const ${name}: ${type} = ${held(JSON.stringify(value, null, 2))};`,
        ),
      ],
    },
    { overwrite: true },
  );
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\$value(\d+)/g, (_, index) => values[Number(index)] ?? '');
}

const contractImport = ({ contract }: SourceModule) =>
  contract.length === 0
    ? []
    : [
        {
          kind: StructureKind.ImportDeclaration as TsMorph.StructureKind.ImportDeclaration,
          isTypeOnly: true,
          namedImports: [...contract].sort(),
          moduleSpecifier: '#kernel/entry-types.ts',
        },
      ];

const union = (members: readonly string[]): string =>
  members.length === 0
    ? ' never'
    : members.map((member) => `\n  | ${JSON.stringify(member)}`).join('');
