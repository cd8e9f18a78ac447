import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../kernel/entry-types.ts';
import { parseMarkdown } from './markdown.ts';
import { inlineOf, linksIn, plainRichText } from './rich-text.ts';

const parseRichText = (given: string) => plainRichText(given) ?? parseMarkdown(given);

const text = (value: string): Inline => ({ type: 'text', text: value });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

describe('ACCEPTANCE 14 what looks like HTML stays literal text', () => {
  it.each([
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- a comment -->',
    '<https://evil.example>',
    '&amp; &lt; &#60;',
    '1 < 2 & 3 > 2',
    '# 10 is the smallest',
    '> not a quotation',
    '~~~',
    '```',
    '![an image](/x.png',
    '[a reference]',
    '***',
    'https://www.example.com.au stays words',
  ])('%s', (given) => {
    expect(parseRichText(given)).toEqual([paragraph(text(given))]);
  });

  it('also beside marks that are understood', () => {
    expect(parseRichText('**a** <i>b</i> &amp;')).toEqual([
      paragraph({ type: 'strong', children: [text('a')] }, text(' <i>b</i> &amp;')),
    ]);
  });
});

describe('a few marks of Markdown are understood', () => {
  it.each([
    ['one line', [paragraph(text('one line'))]],
    ['one\ntwo\n', [paragraph(text('one two'))]],
    ['one\n\ntwo', [paragraph(text('one')), paragraph(text('two'))]],
    ['*a*', [paragraph({ type: 'emphasis', children: [text('a')] })]],
    ['`<b>`', [paragraph({ type: 'code', text: '<b>' })]],
    ['\\*a\\*', [paragraph(text('*a*'))]],
    ['[a](/b)', [paragraph({ type: 'link', url: '/b', children: [text('a')] })]],
    ['- a\n- b', [{ type: 'list', ordered: false, items: [[text('a')], [text('b')]] }]],
    ['1. a\n2. b', [{ type: 'list', ordered: true, items: [[text('a')], [text('b')]] }]],
    ['10 inch', [paragraph(text('10 inch'))]],
    ['-20 °C', [paragraph(text('-20 °C'))]],
    ['a\n---\nb', [paragraph(text('a --- b'))]],
  ] satisfies [string, Block[]][])('%j', (given, want) => {
    expect(parseRichText(given)).toEqual(want);
  });

  it.each(['', '  \n'])('%j is no text', (given) => {
    expect(parseRichText(given)).toEqual([]);
  });
});

it('reads a text without markup as the parser does', () => {
  const plain = [
    'One paragraph.\n',
    'Two lines\nof one paragraph.',
    'One.\n\nTwo.\n\n\nThree.\n',
    'Ends in spaces   \nand goes on.  ',
    "It's 1 < 2 & (so on); 50 % – yes!",
    '10 inch\n20 inch',
  ];
  for (const given of plain) expect(plainRichText(given), given).toEqual(parseMarkdown(given));
});

it('RTE-61 finds the links of a text wherever they are', () => {
  expect(linksIn(parseRichText('[a](/a) **[b](/b)**\n\n- [c](/c)\n- *[d](/d)*'))).toEqual([
    '/a',
    '/b',
    '/c',
    '/d',
  ]);
});

describe('text of one line', () => {
  it.each<[string, Inline[]]>([
    ['1.5 inch BSP', [text('1.5 inch BSP')]],
    ['', []],
    ['[WH-1](/WH-1)', [{ type: 'link', url: '/WH-1', children: [text('WH-1')] }]],
    ['- one item', [text('one item')]],
  ])('%j', (given, expected) => {
    expect(inlineOf(parseRichText(given))).toEqual(expected);
  });
});
