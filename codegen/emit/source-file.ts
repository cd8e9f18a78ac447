/** One generated module: a header, types of site/contract.ts, and tables, put together with ts-morph. */
import { Project, QuoteKind } from 'ts-morph';
import { inline, literal } from './literal.ts';

export type Table = {
  readonly name: string;
  /** Type of the constant, written out. */
  readonly type: string;
  readonly value: unknown;
  readonly doc: string;
};
export type Union = {
  readonly name: string;
  readonly members: readonly string[];
  readonly doc: string;
};
export type SourceModule = {
  /** File name without its ending. */
  readonly name: string;
  readonly doc: string;
  /** Types imported from site/contract.ts. */
  readonly contract: readonly string[];
  /** Types imported from other generated modules, by module. */
  readonly generated?: Readonly<Record<string, readonly string[]>>;
  readonly unions?: readonly Union[];
  readonly tables: readonly Table[];
};

const project = new Project({
  useInMemoryFileSystem: true,
  manipulationSettings: { quoteKind: QuoteKind.Single },
});

/** The text of a module. */
export function printModule(module: SourceModule): string {
  const file = project.createSourceFile(`${module.name}.ts`, undefined, { overwrite: true });
  file.addStatements(`/** ${module.doc} */`);
  if (module.contract.length > 0) {
    file.addImportDeclaration({
      isTypeOnly: true,
      namedImports: [...module.contract].sort(),
      moduleSpecifier: '../contract.ts',
    });
  }
  for (const [name, types] of Object.entries(module.generated ?? {})) {
    file.addImportDeclaration({
      isTypeOnly: true,
      namedImports: [...types],
      moduleSpecifier: `./${name}.ts`,
    });
  }
  // Statements as text: ts-morph would indent the literals of a structure once more.
  for (const { name, members, doc } of module.unions ?? []) {
    file.addStatements(`\n/** ${doc} */\nexport type ${name} =${union(members)};`);
  }
  for (const { name, type, value, doc } of module.tables) {
    const start = `export const ${name}: ${type} = `;
    file.addStatements(`\n/** ${doc} */\n${start}${literal(value, 0, start.length)};`);
  }
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text.replaceAll('\r\n', '\n');
}

function union(members: readonly string[]): string {
  if (members.length === 0) return ' never';
  return members.length < 4
    ? ` ${members.map(inline).join(' | ')}`
    : members.map((member) => `\n  | ${inline(member)}`).join('');
}
