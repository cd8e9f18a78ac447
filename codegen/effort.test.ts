import { describe, expect, it } from 'vitest';
import { createEffort, unlessTooMuch } from './effort.ts';
import { problemLine } from './problem.ts';
import { readFile } from './read-file.ts';

const product = (more: string) =>
  `name: New\nsummary: New.\ntype: system\nprice: { au: 1000, nz: 1100 }\n${more}`;
const fields = Array.from({ length: 8000 }, (_, index) => `field${index}: x\n`).join('');

/** Each of these took from ten seconds to all the memory of a process. */
const endless: readonly (readonly [what: string, text: string, first: string])[] = [
  [
    'commas in doubt',
    product(`related: [${'HYBRID-G7, , '.repeat(8000)}HYBRID-G7]\n`),
    'x.yaml:5:22: a comma stands where a value is wanted',
  ],
  [
    'commas alone',
    product(`related: [${','.repeat(100_000)}]\n`),
    'x.yaml:5:12: a comma stands where a value is wanted',
  ],
  [
    'quotes without commas',
    product(`related: ${'"a" '.repeat(20_000)}\n`),
    'x.yaml:5:14: something stands behind a value that has ended',
  ],
  [
    'a list with two indents',
    product(`related:\n${'  - a\n   - b\n'.repeat(5000)}`),
    'x.yaml:7:4 related[0]: this line became a part of the text above it, because it stands further in (- …)',
  ],
  [
    'fields on one line',
    product(`description: ${'a: b '.repeat(30_000)}\n`),
    'x.yaml:5:1: values are nested deeper than 64 levels',
  ],
  ['unknown fields', product(fields), 'x.yaml:5:1 field0: there is no field field0 here'],
  [
    'an open quote',
    product(`description: "${'text and more text\n'.repeat(9000)}`),
    'x.yaml:5:14: a quote " is opened and never closed',
  ],
  [
    'fields in a text',
    product(`description: |\n${'  name: x\n'.repeat(15_000)}`),
    'x.yaml:7:3 description: this line is here twice',
  ],
  [
    'blanks in a value',
    product(`related: [a${' '.repeat(100_000)}b"]\n`),
    'x.yaml:5:100013 related[0]: a quote stands here alone',
  ],
];

describe('GEN-07 a file in which everything may be meant is told all the same', () => {
  it.each(endless)('%s', async (_what, text, first) => {
    const { problems } = await readFile('x.yaml', 'x', 'product', Buffer.from(text));
    expect(problems[0] && problemLine(problems[0])).toContain(first);
  });
});

describe('what is read to find advice', () => {
  it('is counted in characters, texts and problems', () => {
    const { read, found } = createEffort();
    const readOnce = () => unlessTooMuch(() => [read('x'.repeat(99_700)), found(0)]);
    const reads = Array.from({ length: 12 }, readOnce).filter((each) => each !== undefined);
    expect(reads).toHaveLength(10);
  });

  it('ends for good where it was too much', () => {
    const { read } = createEffort();
    expect(unlessTooMuch(() => [read('x'.repeat(2_000_000))])).toBeUndefined();
    expect(unlessTooMuch(() => [read('x')])).toBeUndefined();
  });

  it('hides no fault of ours', () => {
    const fails = () => {
      throw new Error('ours');
    };
    expect(() => unlessTooMuch(fails)).toThrow('ours');
  });
});
