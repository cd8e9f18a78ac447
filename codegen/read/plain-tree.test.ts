import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../scripts/synthetic/random.ts';
import { parseText } from './all-syntax.ts';
import { plainTree } from './plain-tree.ts';
import { readValues, type Values } from './values.ts';

const texts = readdirSync('catalogue', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(join('catalogue', name), 'utf8') }));

function byParser(text: string): Values | 'a fault' {
  const { documents, lines, fault } = parseText(text);
  const [first, second] = documents;
  if (fault || second || !first?.contents) return 'a fault';
  return readValues('x.yaml', text, first.contents, lines);
}

/** What is told of a value is told by the parser's tree: the plain one is asked only whether anything is. */
function byPlainTree(text: string): Values | 'for the parser' {
  const root = plainTree(text);
  if (!root) return 'for the parser';
  const values = readValues('x.yaml', text, root, parseText(text).lines);
  return values.problems.length + values.suspicions.length > 0 ? 'for the parser' : values;
}

const plain = (text: string) => {
  const values = byPlainTree(text);
  return typeof values === 'string' ? values : values.value;
};

describe('a text that is written as ours are', () => {
  it('says of every file of the catalogue what the parser says', () => {
    const read = texts.flatMap(({ name, text }) => {
      const values = byPlainTree(text);
      return typeof values === 'string' ? [] : [{ name, text, values }];
    });
    for (const { name, text, values } of read)
      expect({ name, ...values }).toEqual({ name, ...(byParser(text) as object) });
    expect(read.length / texts.length).toBeGreaterThan(0.8);
  });

  it('is read whatever stands beside what it says', () => {
    expect(
      plain(
        [
          '# A comment',
          'name: Filter for 10" housings, 5 micron',
          'address: /stores#map',
          'prices: { au: 1.50, nz: on request } ',
          '',
          'isActive: false',
          'list:',
          '- one',
          '# another',
          '- "two: # it"',
          "- 'three'",
          '- [4, [five six]]',
          'entries:',
          '  - name: A',
          '    of: {}',
          '  -   name: B',
          '      deeper:',
          '        - { c: 1/4 inch }',
          'literal: |',
          '    One',
          '      deeper',
          '',
          '    two',
          '',
          'folded: >-',
          '  One',
          '  two',
          '',
          '',
          '  three',
          '',
        ].join('\n'),
      ),
    ).toEqual({
      name: 'Filter for 10" housings, 5 micron',
      address: '/stores#map',
      prices: { au: 1.5, nz: 'on request' },
      isActive: false,
      list: ['one', 'two: # it', 'three', [4, ['five six']]],
      entries: [
        { name: 'A', of: {} },
        { name: 'B', deeper: [{ c: '1/4 inch' }] },
      ],
      literal: 'One\n  deeper\n\ntwo\n',
      folded: 'One two\n\nthree',
    });
  });

  it.each([
    ['', 'nothing'],
    ['a: 1', 'a last line without an end'],
    ['a:\t1\n', 'a tab'],
    ['- a\n', 'a list'],
    [' a: 1\n', 'an indent'],
    ['a:\n', 'no value'],
    ['a: text\n  goes on\n', 'a text of two lines'],
    ['a: "text\n  goes on"\n', 'a text of two lines in quotes'],
    ['a: "\\u00e9"\n', 'a character in other words'],
    ["a: 'it''s'\n", 'a quote in quotes'],
    ['a: text # comment\n', 'a comment behind a value'],
    ['a: b: c\n', 'two colons'],
    ['a: &b c\n', 'an anchor'],
    ['a: *b\n', 'an alias'],
    ['a: !b c\n', 'a tag'],
    ['a: yes\n', 'a word that may be a switch'],
    ['a: null\n', 'a word for nothing'],
    ['null: a\n', 'a name that is no word'],
    ['a: 010\n', 'a figure with a nought in front'],
    ['a: 1e5\n', 'a figure with a power'],
    ['a: 0x1f\n', 'a figure of sixteens'],
    ['a: 1_000\n', 'figures in other form'],
    ['a: -1\n', 'a sign'],
    ['a: 10.000\n', 'a point between thousands'],
    ['a: [1,\n  2]\n', 'a list over two lines'],
    ['a: [1, 2\n', 'a list that does not end'],
    ['a: [1, 2] 3\n', 'something behind a list'],
    ['a: [1, 2]\u00a0\n', 'a no-break space behind a list'],
    ['a: { b }\n', 'a field without a value'],
    ['a: { au: 1,018.36 }\n', 'a number that a comma divides'],
    ['a: |+\n  b\n', 'ends of lines that are kept'],
    ['a: |2\n  b\n', 'an indent in figures'],
    ['a: |\n    b\n  c\n', 'a text whose indent falls'],
    ['a: >\n  b\n    c\n', 'a folded text with an indent'],
    ['a: 1\na: 2\n', 'a name that stands twice'],
    ['a: 1\n  b: 2\n', 'a field that stands too far in'],
    ['a:\n    b: 1\n  c: 2\n', 'fields in steps'],
    ['- - a\n', 'a list in a list'],
    ['a: 1\n---\nb: 2\n', 'two documents'],
    ['<<: a\n', 'a merge key'],
  ])('%j is for the parser: %s', (text) => {
    expect(plain(text)).toBe('for the parser');
  });

  it('is none that the parser would read otherwise, whatever slips of the hand are in it', () => {
    const next = seeded(7);
    const random = (below: number) => Math.floor(next() * below);
    const pieces = [
      ...' \u00a0\n:#-"\'[]{},|>&*!%@`?./x0'.split(''),
      ': ',
      ' #',
      '- ',
      '\n  ',
      '  ',
      '',
    ];
    let read = 0;
    for (let round = 0; round < 1500; round++) {
      const { text } = texts[random(texts.length)] ?? { text: '' };
      if (text.length > 4000) continue;
      const at = random(text.length);
      const slipped =
        text.slice(0, at) + pieces[random(pieces.length)] + text.slice(at + random(3));
      const values = byPlainTree(slipped);
      if (typeof values === 'string') continue;
      read++;
      expect(values, slipped).toEqual(byParser(slipped));
    }
    expect(read).toBeGreaterThan(300);
  });
});
