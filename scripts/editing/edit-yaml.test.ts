import { describe, expect, it } from 'vitest';
import { addEntry, removeValue, replaceText, setValue } from './edit-yaml.ts';

const product = `# A product.
name: Filter
price: { au: 338.51, nz: on request } # without GST
summary: >-
  One line
  and another.

# What it takes.
cartridges:
  - code: A-1 # each year
    every: 12
  # A comment between.
  - { code: B-2, quantity: 2 }
related: [A-1, B-2]
`;

describe('a value gives way to another', () => {
  it.each([
    ['in a group on one line', ['price', 'au'], { spelling: '359.00' }, '338.51', '359.00'],
    ['with a comment behind', ['cartridges', 0, 'code'], 'C-3', 'A-1 #', 'C-3 #'],
    ['that is text with a colon', ['name'], 'Filter: small', 'Filter\n', '"Filter: small"\n'],
    ['that was folded', ['summary'], 'Short.', '>-\n  One line\n  and another.', 'Short.'],
  ] as const)('%s', (_name, path, value, from, to) => {
    expect(setValue(product, path, value)).toBe(product.replace(from, to));
  });

  it('in a file with a byte order mark and line ends of Windows', () => {
    const text = `\uFEFF${product.replaceAll('\n', '\r\n')}`;
    expect(setValue(text, ['price', 'nz'], { spelling: '1.00' })).toBe(
      text.replace('on request', '1.00'),
    );
    expect(setValue(text, ['discontinued'], true)).toBe(
      `${text.replace(/\r\n$/, '')}\r\ndiscontinued: true\r\n`,
    );
  });
});

describe('a field is added', () => {
  it('in the place that the schema gives it', () => {
    const order = ['name', 'series', 'summary', 'price'];
    expect(setValue(product, ['series'], 'WH', order)).toBe(
      product.replace('name: Filter\n', 'name: Filter\nseries: WH\n'),
    );
  });
  it('to a group on one line', () => {
    expect(setValue(product, ['cartridges', 1, 'every'], 6)).toBe(
      product.replace('quantity: 2 }', 'quantity: 2, every: 6 }'),
    );
  });
  it('to a group that is not there', () => {
    expect(setValue('a: 1\n', ['b', 'c'], 2)).toBe('a: 1\nb: { c: 2 }\n');
  });
  it('to a field without a value', () => {
    expect(setValue('a:\nb: 1\n', ['a'], 'x')).toBe('a: x\nb: 1\n');
  });
});

describe('an entry is added', () => {
  it.each([
    ['on one line', ['related'], 'C-3', '[A-1, B-2]', '[A-1, B-2, C-3]'],
    ['in a block', ['cartridges'], { code: 'C-3' }, '2 }\n', '2 }\n  - { code: C-3 }\n'],
  ] as const)('%s', (_name, path, entry, from, to) => {
    expect(addEntry(product, path, entry)).toBe(product.replace(from, to));
  });
  it('of several lines', () => {
    expect(addEntry('a:\n  - b: 1\n', ['a'], { spelling: 'b: 2\nc: >-\n  x\n' })).toBe(
      'a:\n  - b: 1\n  - b: 2\n    c: >-\n      x\n',
    );
  });
  it('to an empty list, and to none', () => {
    expect(addEntry('a: []\n', ['a'], { b: 1 })).toBe('a:\n  - { b: 1 }\n');
    expect(addEntry('x: 1\n', ['a'], 'b')).toBe('x: 1\na: [b]\n');
  });
});

describe('what is taken out', () => {
  it.each([
    ['an entry on one line', ['related', 0], '[A-1, B-2]', '[B-2]'],
    ['the last on one line', ['related', 1], '[A-1, B-2]', '[A-1]'],
    ['an entry of a block', ['cartridges', 0], '  - code: A-1 # each year\n    every: 12\n', ''],
    ['the last of a block', ['cartridges', 1], '  - { code: B-2, quantity: 2 }\n', ''],
    ['a field', ['summary'], 'summary: >-\n  One line\n  and another.\n', ''],
    ['a field on one line', ['price', 'nz'], ', nz: on request', ''],
    ['the first field of an entry', ['cartridges', 0, 'code'], 'code: A-1 # each year\n    ', ''],
  ] as const)('%s', (_name, path, from, to) => {
    expect(product).toContain(from);
    expect(removeValue(product, path)).toBe(product.replace(from, to));
  });
  it('a list goes with its last entry', () => {
    expect(removeValue('a: 1\nb: [x]\nc: 2\n', ['b', 0])).toBe('a: 1\nc: 2\n');
  });
});

it('spellings are changed in place, keys and comments stay', () => {
  expect(
    replaceText('# A-1\nA-1: "A-1"\nb:\n  - x A-1\n', (spelling) => spelling.replace('A-1', 'Z')),
  ).toBe('# A-1\nA-1: "Z"\nb:\n  - x Z\n');
});
