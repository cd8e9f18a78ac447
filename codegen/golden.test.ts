/**
 * The generator's output for the fixture catalogue, byte for byte. A change that is meant:
 * UPDATE_GOLDEN=1 npx vitest run codegen/golden.test.ts, and read the difference before committing it.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { compileCatalogue } from './main.ts';
import { fixture } from './testing/catalogue-copy.ts';

const golden = fileURLToPath(new URL('./golden', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'golden-'));

const modulesIn = (from: string) =>
  readdirSync(from)
    .filter((name) => name.endsWith('.ts'))
    .sort();

beforeAll(async () => {
  const { catalogue, problems } = await compileCatalogue(fixture);
  expect(problems).toEqual([]);
  if (catalogue) await generate(catalogue, folder);
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

/** What the compiler says about the golden modules with a consumer beside them. */
function compile(consumer: string): string[] {
  const generated = join(repository, 'site/generated');
  const consumerPath = join(repository, 'site/golden-consumer.ts');
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const host = ts.createCompilerHost(options, true);
  const textOf = (path: string): string | undefined => {
    if (path === consumerPath) return consumer;
    const name = path.startsWith(`${generated}/`) ? path.slice(generated.length + 1) : undefined;
    return name === undefined ? ts.sys.readFile(path) : ts.sys.readFile(join(golden, name));
  };
  host.readFile = textOf;
  host.fileExists = (path) => textOf(path) !== undefined;
  host.getSourceFile = (path, languageVersion) => {
    const text = textOf(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion);
  };
  const modules = readdirSync(golden).map((name) => join(generated, name));
  const program = ts.createProgram(
    [...modules, consumerPath],
    { ...options, types: [], incremental: false, skipLibCheck: true },
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const place = file
      ? `${file.fileName.slice(repository.length)}:${file.getLineAndCharacterOfPosition(start ?? 0).line + 1}`
      : '';
    return `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const imports = `
import { categories, type CategoryUrl } from './generated/categories.ts';
import { pages, type PageUrl } from './generated/pages.ts';
import { prices } from './generated/prices.ts';
import { products, type ProductCode } from './generated/products.ts';
import { routes, type RouteId } from './generated/routes.ts';
export const used = [categories, pages, prices, products, routes] as const;
export type Used = [CategoryUrl, PageUrl, ProductCode, RouteId];
`;

describe('GEN-07 the golden modules compile with the strictest options', () => {
  it('together with a consumer that uses codes, paths and tables by their literal types', () => {
    const consumer = `${imports}
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
    expect(compile(consumer)).toEqual([]);
  });

  it.each([
    ['a code that does not exist', `export const code: ProductCode = 'WH-9';`, `"WH-9"`],
    ['a path that does not exist', `export const path: RouteId = '/mains/whole-horse';`, 'RouteId'],
    ['a page that does not exist', `export const url: PageUrl = '/mains';`, 'PageUrl'],
    [
      'a category that is not active',
      `export const url: CategoryUrl = '/mains/winter';`,
      'CategoryUrl',
    ],
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
    ['a change of a generated table', `prices['WH-1'] = prices['WH-2'];`, 'read-only'],
  ])('and %s does not compile', (_title, line, message) => {
    const found = compile(imports + line);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('site/golden-consumer.ts:9 ');
    expect(found[0]).toContain(message);
  });
});

it('NAV-22 what is inactive or not for menus is in no menu, though its page may stand', () => {
  const text = readFileSync(join(golden, 'menus.ts'), 'utf8');
  expect(text).toContain('/mains');
  expect(text).not.toMatch(/shower|winter/i);
});
