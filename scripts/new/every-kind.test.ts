/** Invented products of every type, with the facts that `new-product` asks for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import { type Edit, parsed, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { realRoot } from '../../codegen/testing/real-catalogue.ts';
import { drawProps } from '../../drawings/draw-product.ts';
import { drawSource } from '../../drawings/draw-source.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Tables } from '../../kernel/tables.ts';
import { productViews } from '../../kernel/views.ts';
import { type ProductType, productTypes } from '../../kernel/vocabulary.ts';
import { dataSheet } from '../documents/data-sheet.ts';
import { openCatalogue } from '../editing/editing.ts';

type New = { readonly name: string; readonly facts: string; readonly more?: string };
/** `usual` has a value for each fact that a product of any type might state. */
const {
  usual,
  ...written
}: { readonly usual: Readonly<Record<string, string | number>> } & Readonly<
  Record<ProductType, readonly [New, New]>
> = parse(readFileSync(join(import.meta.dirname, 'fixtures/two-of-every-type.yaml'), 'utf8'));

const types = Object.keys(productTypes) as ProductType[];
const codeOf = (type: ProductType, at: number): string =>
  `NEW-${type.toUpperCase().replaceAll(' ', '-')}-${at + 1}`;
const fileOf = (code: string, yaml: string): Edit => ({
  file: `products/${code}.yaml`,
  text: yaml,
});
const { validated } = await openCatalogue(realRoot);
const expected = validated.flatMap((file) =>
  file.kind === 'specifications' ? (file.value.expected ?? []) : [],
);
/** A price that a merchandiser might write for this type, in the middle of its likely range. */
const priceOf = (type: ProductType): number => {
  const { from = 1, to = 1000 } = expected.find((each) => each.type === type)?.price ?? {};
  return Math.round(Math.sqrt(from * to));
};
/** The usual value, or one from the middle of the range if that isn't likely for the type. */
const usualOf = (type: ProductType, id: string): string | number | undefined => {
  const value = usual[id];
  const [from = -Infinity, to = Infinity] =
    expected.find((each) => each.type === type)?.ranges?.[id] ?? [];
  const isLikely = typeof value !== 'number' || (value >= from && value <= to);
  return isLikely ? value : Number(Math.sqrt(from * to).toPrecision(2));
};
const yamlOf = (type: ProductType, name: string, facts: string, more = ''): string => {
  const price = priceOf(type);
  return `name: ${name}\nsummary: A product for a trial.\ntype: ${type}\nsources: [mains]\nprice: { au: ${price}, nz: ${Math.round(price * 1.1)} }\nspecifications: { ${facts} }\n${more}\nsample: true\n`;
};

let tables: Tables;
let told: readonly string[];

beforeAll(async () => {
  const asked = (type: ProductType, facts: string): string => {
    const stated = (id: string) => new RegExp(`\\b${id}:`).test(facts);
    const choices = (expected.find((each) => each.type === type)?.facts ?? []).map((fact) =>
      typeof fact === 'string' ? [fact] : fact,
    );
    const open = choices.filter((choice) => !choice.some(stated)).flatMap(([id = '']) => id);
    return [facts, ...open.map((id) => `${id}: ${usualOf(type, id)}`)].join(', ');
  };
  const edits = types.flatMap((type) =>
    written[type].map(({ name, facts, more }, at) =>
      fileOf(codeOf(type, at), yamlOf(type, name, asked(type, facts), more)),
    ),
  );
  await withCopy(
    edits,
    async (root) => {
      const { tables: resolved, problems } = await compileCatalogue(root, { cache: parsed });
      if (!resolved) throw new Error(problems.map(diagnosticLine).join('\n'));
      tables = resolved;
      told = problems.map((problem) => diagnosticLine(problem).replace(join(root, '/'), ''));
    },
    realRoot,
  );
});

const lookup = (code: string) => tables.products[code];
async function pixelsOf(code: string): Promise<Buffer> {
  const product = lookup(code);
  if (!product) throw new Error(`${code} is not there`);
  const svg = drawProps({ ...drawingProps(product, lookup), label: '' }, 'same');
  return sharp(Buffer.from(svg))
    .resize(240, 240)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

describe.each(types)('two new products of type %s', (type) => {
  const codes = written[type].map((_, at) => codeOf(type, at));

  it('have different drawings, with views and a data sheet each', async () => {
    const [one, other] = await Promise.all(codes.map(pixelsOf));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    for (const code of codes) {
      const product = lookup(code);
      const views = product ? productViews(product) : [];
      expect(views.map(({ name }) => name).slice(0, 2)).toEqual(['front', 'dimensioned']);
      for (const { source } of views) {
        const svg = drawSource(source, lookup) ?? '';
        expect(svg).toMatch(/^<svg /);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(dataSheet(tables, code, 'NZ')?.groups.length).toBeGreaterThan(0);
    }
  });

  it('pass the check without questions about appearance or facts', () => {
    const asked = told.filter((line) => codes.some((code) => line.includes(`/${code}.yaml`)));
    expect(
      asked.filter((line) => /\[(look-alike|expected-look|expected-specification)\]/.test(line)),
    ).toEqual([]);
  });
});

it('suggests fields to change when two new products look the same', async () => {
  const edits = types.flatMap((type) =>
    ['A', 'B'].map((each) => {
      const code = `${codeOf(type, 0)}-${each}`;
      return fileOf(code, yamlOf(type, `Name without the code ${each}`, ''));
    }),
  );
  const advice = await withCopy(
    edits,
    async (root) => {
      const { problems } = await compileCatalogue(root, { cache: parsed });
      return problems.map(diagnosticLine).filter((line) => line.includes('[look-alike]'));
    },
    realRoot,
  );
  const fields = advice.map((line) => /such as (.*)\. If/.exec(line)?.[1] ?? '');
  expect(fields.filter((each) => !/^[a-z]/.test(each))).toEqual([]);
  const without = types.filter(
    (type) => !advice.some((line) => line.includes(`/${codeOf(type, 0)}-B.yaml`)),
  );
  expect(without).toEqual([]);
});
