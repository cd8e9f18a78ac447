import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnosticLine } from '../diagnostics/print.ts';
import { fixture, withCopy } from '../testing/catalogue-copy.ts';
import { catalogueState } from './catalogue-state.ts';
import { memoryCache } from './file-cache.ts';
import { locatedDocument, parseFile } from './parse-file.ts';
import { readCatalogue } from './read-catalogue.ts';

const read = (text: string) => parseFile('a.yaml', 'product', Buffer.from(text));
const place = { file: 'a.yaml', name: 'a', kind: 'product' } as const;

describe('the places of values', () => {
  const text =
    '# first\nname: Filter\nprice: { au: 1.50, nz: not sold }\ncartridges:\n  - code: CT-1\n    every: 12\n';
  const document = locatedDocument(place, Buffer.from(text));

  it('belong to plain values', () => {
    expect(document?.value).toEqual({
      name: 'Filter',
      price: { au: 1.5, nz: 'not sold' },
      cartridges: [{ code: 'CT-1', every: 12 }],
    });
  });

  it.each([
    [[], 2, 1],
    [['name'], 2, 7],
    [['price'], 3, 8],
    [['price', 'nz'], 3, 24],
    [['cartridges', 0], 5, 5],
    [['cartridges', 0, 'code'], 5, 11],
    [['cartridges', 0, 'every'], 6, 12],
    [['cartridges', 0, 'missing'], 5, 5],
  ] satisfies [(string | number)[], number, number][])(
    'ACCEPTANCE 4 %j is at %d:%d',
    (path, line, column) => {
      expect(document?.at(path)).toEqual({ line, column });
    },
  );

  it.each([
    [['price', 'nz'], 3, 20],
    [['cartridges', 0, 'every'], 6, 5],
  ] satisfies [(string | number)[], number, number][])(
    'ACCEPTANCE 4 the key of %j is at %d:%d',
    (path, line, column) => {
      expect(document?.keyAt(path)).toEqual({ line, column });
    },
  );
});

describe('ACCEPTANCE 17 nesting', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`;
  const rulesOf = async (text: string) => (await read(text)).diagnostics.map(({ rule }) => rule);

  it.each([65, 20_000])('reports %d lists in a field', async (depth) => {
    expect(await rulesOf(nested(depth))).toContain('plain-yaml');
  });

  it('reports 20,000 signs that each start a level', async () => {
    for (const sign of ['[', '{a: ', '- ', '? '])
      expect(await rulesOf(sign.repeat(20_000)), sign).not.toEqual([]);
  });
});

it('ACCEPTANCE 15 never follows aliases that multiply', async () => {
  const bomb = ['a: &a [x, x]', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'd: [*c, *c]'].join('\n');
  const lines = (await read(bomb)).diagnostics.map((each) => diagnosticLine(each));
  expect(lines).toContain(
    'a.yaml:4:5 d[0]: A * at the start of a value has a special meaning in YAML. Put the text in quotes. [plain-yaml]',
  );
});

it('reads a field named __proto__ as an ordinary field', () => {
  const document = locatedDocument(place, Buffer.from('__proto__: { polluted: true }\n'));
  expect(Object.keys(document?.value ?? {})).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

const product = (more: string) =>
  `name: New\nsummary: New.\ntype: system\nprice: { au: 1000, nz: 1100 }\n${more}`;

/** Repairing each of these could take the process's memory, or minutes. */
const endless: readonly (readonly [what: string, text: string, line: string])[] = [
  ['commas', product(`related: [${','.repeat(10_000)}]\n`), 'x.yaml:5:12: '],
  ['quotes without commas', product(`related: ${'"a" '.repeat(20_000)}\n`), 'x.yaml:5:14: '],
  [
    'two indents',
    product(`related:\n${'  - a\n   - b\n'.repeat(2500)}`),
    'x.yaml:7:4 related[0]: ',
  ],
  ['fields on one line', product(`description: ${'a: b '.repeat(30_000)}\n`), 'x.yaml:5:1: '],
  ['an open quote', product(`description: "${'text and more\n'.repeat(9000)}`), 'x.yaml:5:14: '],
  ['spaces', product(`related: [a${' '.repeat(100_000)}b"]\n`), 'x.yaml:5:100013 related[0]: '],
  [
    'unknown fields',
    product(Array.from({ length: 4000 }, (_, index) => `field${index}: x\n`).join('')),
    'x.yaml:5:1 field0: ',
  ],
];

it.each(endless)('reports a file that is full of %s', async (_what, text, line) => {
  const { diagnostics } = await parseFile('x.yaml', 'product', Buffer.from(text));
  expect(diagnostics[0] && diagnosticLine(diagnostics[0])).toContain(line);
});

it('reads every file of a catalogue, in the order of their names', async () => {
  const { documents, diagnostics } = await readCatalogue(fixture, memoryCache());
  expect(diagnostics).toEqual([]);
  const files = documents.map(({ file }) => file);
  expect(files).toHaveLength(40);
  expect(files.filter((file) => file.includes('/products/'))).toEqual(
    ['CT-0', 'CT-1', 'FIT-1', 'SOFT-1', 'WH-1', 'WH-2'].map(
      (code) => `${fixture.replaceAll('\\', '/')}/products/${code}.yaml`,
    ),
  );
});

it.skipIf(process.platform === 'win32')(
  "GEN-07 reports broken links and a pipe, and doesn't wait for them",
  async () => {
    await withCopy([], async (root) => {
      symlinkSync('/nowhere', join(root, 'products', 'XX-1.yaml'));
      execFileSync('mkfifo', [join(root, 'products', 'XX-2.yaml')]);
      symlinkSync('XX-3.yaml', join(root, 'products', 'XX-3.yaml'));
      expect(catalogueState(root)).toContain('XX-3.yaml');
      const { diagnostics, broken } = await readCatalogue(root, memoryCache());
      expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
        "stray-file: This isn't an ordinary file.",
        "stray-file: This isn't an ordinary file.",
        "stray-file: This isn't an ordinary file.",
      ]);
      expect(broken.map(({ name }) => name)).toEqual(['XX-1', 'XX-2', 'XX-3']);
    });
  },
);

it('ignores what editors and systems leave next to a file', async () => {
  await withCopy([], async (root) => {
    for (const name of ['CT-1.yaml~', '#CT-1.yaml#', '.CT-1.yaml.swp', 'CT-1.yaml.bak', '4913'])
      writeFileSync(join(root, 'products', name), 'half of a');
    writeFileSync(join(root, 'Thumbs.db'), '');
    const { diagnostics, documents } = await readCatalogue(root, memoryCache());
    expect(diagnostics).toEqual([]);
    expect(documents).toHaveLength(40);
  });
});
