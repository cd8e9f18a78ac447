/**
 * The synthetic catalogue: our own site with its pages, menus and promotions, and beside
 * its products as many invented ones as asked for, in categories of forty.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ExpectedLook, Limit } from '../../codegen/catalogue.ts';
import { lookWords } from '../../codegen/rules/appearance.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { Fault } from '../fault.ts';
import { codeOf, type Expected, type Fact, syntheticProduct } from './synthetic-product.ts';

const perCategory = 40;

/** Returns the number of files. The folder must be new or empty: nothing of anybody's is overwritten. */
export function writeSynthetic(from: string, out: string, count: number): number {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new Fault(`"${out}" is not empty; name a new folder with --out.`);
  }
  cpSync(from, out, { recursive: true });
  mkdirSync(join(out, 'products'), { recursive: true });
  const expected = expectedIn(from);
  for (let index = 0; index < count; index++) {
    const { code, yaml } = syntheticProduct(index, expected);
    writeFileSync(join(out, 'products', `${code}.yaml`), yaml);
  }
  writeFileSync(join(out, 'categories', 'synthetic.yaml'), category(count));
  const menu = join(out, 'menus', 'plumbers.yaml');
  writeFileSync(
    menu,
    readFileSync(menu, 'utf8').replace(/^items:$/m, 'items:\n  - category: /synthetic'),
  );
  return readdirSync(out, { recursive: true }).length;
}

/** Of what may be said in one of several facts, the first; of the words that a picture is drawn from, too. */
function expectedIn(catalogue: string): Expected {
  const said: {
    specifications: readonly Fact[];
    expected: readonly {
      type: ProductType;
      facts: readonly (string | readonly string[])[];
      looks?: readonly ExpectedLook[];
      price?: Limit;
    }[];
  } = parse(readFileSync(join(catalogue, 'specifications.yaml'), 'utf8'));
  return new Map(
    said.expected.map(({ type, facts, looks = [], price }) => {
      const ids = new Set(facts.flatMap((fact) => (typeof fact === 'string' ? fact : fact[0])));
      return [
        type,
        {
          facts: said.specifications.filter(({ id }) => ids.has(id)),
          looks: new Map(looks.map((look) => [look, lookWords(type, look)[0] ?? ''])),
          price,
        },
      ];
    }),
  );
}

/** One landing page whose children hold forty products each. */
function category(count: number): string {
  const children = Array.from({ length: Math.ceil(count / perCategory) }, (_, index) => {
    const first = index * perCategory;
    const codes = Array.from({ length: Math.min(perCategory, count - first) }, (_unused, item) =>
      codeOf(first + item),
    );
    return `  - id: ${100_001 + index}
    name: Range ${index + 1}
    header: Synthetic range ${index + 1}
    description: Products ${first + 1} to ${first + codes.length} of the synthetic catalogue.
    url: range-${index + 1}
    pageTitle: Synthetic range ${index + 1}
    pageDescription: Products ${first + 1} to ${first + codes.length} of the catalogue that measures the build.
    items: [${codes.join(', ')}]
    sample: true
`;
  });
  return `# yaml-language-server: $schema=../schema/category.schema.json
id: 100000
name: Synthetic range
header: Synthetic range
description: Invented products that measure the build.
url: synthetic
pageTitle: Synthetic range
pageDescription: Invented products that measure the build with as many pages as asked for.
sample: true
categories:
${children.join('')}`;
}
