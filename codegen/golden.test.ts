/**
 * The generator's output for the fixture catalogue, byte for byte. A change that is meant:
 * UPDATE_GOLDEN=1 npx vitest run codegen/golden.test.ts, and read the difference before committing it.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import { generate } from './generate.ts';
import { fixture, parsed } from './testing/catalogue-copy.ts';

const golden = fileURLToPath(new URL('./golden', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'golden-'));

const modulesIn = (from: string) =>
  readdirSync(from)
    .filter((name) => /^[^.].*\.(ts|json)$/.test(name))
    .sort();

beforeAll(async () => {
  const { tables, problems } = await compileCatalogue(fixture, { cache: parsed });
  expect(problems).toEqual([]);
  if (tables) generate(tables, folder);
  if (process.env.UPDATE_GOLDEN === '1') {
    rmSync(golden, { recursive: true, force: true });
    for (const name of modulesIn(folder)) cpSync(join(folder, name), join(golden, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('GEN-07 the fixture generates exactly the modules of codegen/golden', () => {
  expect(modulesIn(folder)).toEqual(modulesIn(golden));
  for (const name of readdirSync(golden))
    expect(readFileSync(join(folder, name), 'utf8'), name).toBe(
      readFileSync(join(golden, name), 'utf8'),
    );
});

const imports = `
import { prices, type ProductCode } from './generated/prices.ts';
import { type CategoryUrl, type PageUrl, type RouteId, routes } from './generated/routes.ts';
import { tables } from './generated/tables.ts';
export const used = [prices, routes, tables] as const;
export type Used = [CategoryUrl, PageUrl, ProductCode, RouteId];
`;
const correct = `
export const code: ProductCode = 'WH-1';
export const path: RouteId = '/mains/whole-house';
export const page: PageUrl = '/contact-us';
export const category: CategoryUrl = '/cartridges/carbon';
export const stock: Record<ProductCode, number> = {
  'CT-0': 0, 'CT-1': 1, 'FIT-1': 2, 'SOFT-1': 3, 'WH-1': 4, 'WH-2': 5,
};
const { AU } = prices['WH-2'];
export const cents: number = AU.kind === 'priced' ? AU.incGstCents : 0;
`;
const mistakes = [
  ['a code that does not exist', `export const code: ProductCode = 'WH-9';`, `"WH-9"`],
  ['a path that does not exist', `export const path: RouteId = '/mains/whole-horse';`, 'RouteId'],
  ['a page that does not exist', `export const url: PageUrl = '/mains';`, 'PageUrl'],
  ['an inactive category', `export const url: CategoryUrl = '/mains/winter';`, 'CategoryUrl'],
  [
    'a table that leaves a product out',
    `export const stock: Record<ProductCode, number> = { 'CT-0': 0, 'CT-1': 1, 'FIT-1': 2, 'SOFT-1': 3, 'WH-1': 4 };`,
    `'"WH-2"' is missing`,
  ],
  [
    'a price read without asking whether there is one',
    `export const cents: number = prices['WH-1'].AU.incGstCents;`,
    'incGstCents',
  ],
  ['a change to a generated table', `prices['WH-1'] = prices['WH-2'];`, 'read-only'],
] as const;

/** Compiles the golden modules with code that uses them. Returns the errors by the consumer's name, or '' for the modules' own. */
function compile(consumers: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const generated = join(repository, 'site/generated');
  const files = new Map([
    ...modulesIn(golden)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [join(generated, name), readFileSync(join(golden, name), 'utf8')] as const),
    ...[...consumers].map(([name, text]) => [join(repository, 'site', name), text] as const),
  ]);
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const host = ts.createCompilerHost(options, true);
  host.readFile = (path) => files.get(path) ?? ts.sys.readFile(path);
  host.fileExists = (path) => files.has(path) || ts.sys.fileExists(path);
  host.getSourceFile = (path, languageVersion) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion);
  };
  const program = ts.createProgram(
    [...files.keys()],
    { ...options, types: ['node'], incremental: false, skipLibCheck: true },
    host,
  );
  const errors = new Map<string, string[]>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = basename(file?.fileName ?? '');
    const consumer = consumers.has(name) ? name : '';
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    errors.set(consumer, [...(errors.get(consumer) ?? []), message]);
  }
  return errors;
}

describe('GEN-07 the golden modules compile with the strictest options', () => {
  const nameOf = (index: number) => `golden-mistake-${index}.ts`;
  let errors: ReadonlyMap<string, readonly string[]>;
  beforeAll(() => {
    errors = compile(
      new Map([
        ['golden-correct.ts', imports + correct],
        ...mistakes.map(([, line], index) => [nameOf(index), imports + line] as const),
      ]),
    );
  });

  it('with code that uses codes, paths and tables by their literal types', () => {
    expect([errors.get(''), errors.get('golden-correct.ts')]).toEqual([undefined, undefined]);
  });

  it.each(mistakes.map(([title, , message], index) => [title, message, index] as const))(
    'and %s does not compile',
    (_title, message, index) => {
      const found = errors.get(nameOf(index)) ?? [];
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(message);
    },
  );
});
