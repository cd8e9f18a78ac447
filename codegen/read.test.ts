import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepNothing } from './kept.ts';
import { problemLine } from './problem.ts';
import { readDocument } from './read/read-document.ts';
import { readCatalogue } from './read.ts';
import { fixture, withCopy } from './testing/catalogue-copy.ts';

const read = (text: string) => readDocument('a.yaml', 'a', 'product', Buffer.from(text));

describe('a document knows the place of everything in it', () => {
  const text =
    '# first\nname: Filter\nprice: { au: 1.50, nz: not sold }\ncartridges:\n  - code: CT-1\n    every: 12\n';
  const { document, problems } = read(text);

  it('reads plain values', () => {
    expect(problems).toEqual([]);
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
    'ACCEPTANCE 4 %j stands at %d:%d',
    (path, line, column) => {
      expect(document?.at(path)).toEqual({ line, column });
    },
  );

  it.each([
    [['price', 'nz'], 3, 20],
    [['cartridges', 0, 'every'], 6, 5],
  ] satisfies [(string | number)[], number, number][])(
    'ACCEPTANCE 4 the key of %j stands at %d:%d',
    (path, line, column) => {
      expect(document?.keyAt(path)).toEqual({ line, column });
    },
  );

  it('keeps the spelling of a number', () => {
    expect(document?.spelling(['price', 'au'])).toBe('1.50');
  });
});

describe('ACCEPTANCE 17 nesting', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`;

  it('of 63 lists in a field is read', () => {
    expect(read(nested(63)).problems).toEqual([]);
  });

  it.each([65, 500, 20_000, 100_000])(
    'of %d lists is a problem and not the end of the process',
    (depth) => {
      const { problems } = read(nested(depth));
      expect(problems.map(({ rule }) => rule)).toEqual(['plain-yaml']);
      expect(problems[0]?.message).toBe('values are nested deeper than 64 levels');
    },
  );

  it('of 20,000 brackets left open, of either kind, is a problem too', () => {
    for (const bracket of ['[', '{a: ', '- ', '? '])
      expect(read(bracket.repeat(20_000)).problems.length, bracket).toBeGreaterThan(0);
  });
});

it('ACCEPTANCE 15 aliases that multiply are never followed', () => {
  const bomb = ['a: &a [x, x]', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'd: [*c, *c]'].join('\n');
  const { problems } = read(bomb);
  expect(problems.map((problem) => problemLine(problem))).toContain(
    'a.yaml:4:5 d[0]: a value cannot begin with * (an alias); write the value itself, or in quotes [plain-yaml]',
  );
});

it('a field named __proto__ is an ordinary field', () => {
  const { document } = read('__proto__: { polluted: true }\n');
  expect(Object.keys(document?.value ?? {})).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('reads every file of a catalogue, in the order of their names', async () => {
  const { documents, problems } = await readCatalogue(fixture, keepNothing);
  expect(problems).toEqual([]);
  const files = documents.map(({ file }) => file);
  expect(files).toHaveLength(39);
  expect(files.filter((file) => file.includes('/products/'))).toEqual(
    ['CT-0', 'CT-1', 'FIT-1', 'SOFT-1', 'WH-1', 'WH-2'].map(
      (code) => `${fixture.replaceAll('\\', '/')}/products/${code}.yaml`,
    ),
  );
});

it.skipIf(process.platform === 'win32')(
  'GEN-07 a link that leads nowhere and a pipe are named, and nothing waits for them',
  async () => {
    await withCopy([], async (root) => {
      symlinkSync('/nowhere', join(root, 'products', 'XX-1.yaml'));
      execFileSync('mkfifo', [join(root, 'products', 'XX-2.yaml')]);
      const { problems, broken } = await readCatalogue(root, keepNothing);
      expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
        'stray-file: this is no file that can be read',
        'stray-file: this is no file that can be read',
      ]);
      expect(broken.map(({ name }) => name)).toEqual(['XX-1', 'XX-2']);
    });
  },
);

it('what editors and systems leave beside a file is not read', async () => {
  await withCopy([], async (root) => {
    for (const name of ['CT-1.yaml~', '#CT-1.yaml#', '.CT-1.yaml.swp', 'CT-1.yaml.bak', '4913'])
      writeFileSync(join(root, 'products', name), 'half of a');
    writeFileSync(join(root, 'Thumbs.db'), '');
    const { problems, documents } = await readCatalogue(root, keepNothing);
    expect(problems).toEqual([]);
    expect(documents).toHaveLength(39);
  });
});
