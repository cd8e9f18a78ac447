import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const file = 'catalogue/products/CT-1.yaml';
const fault = (bytes: Uint8Array): string => {
  const decoded = decode(file, bytes);
  if (!('problem' in decoded)) return 'accepted';
  const { line, column, message } = decoded.problem;
  return `${line}:${column} ${message}`;
};
const utf8 = (text: string) => Buffer.from(text, 'utf8');

describe('ACCEPTANCE 16 bytes become text', () => {
  it.each([
    ['plain lines', 'name: a\n', 'name: a\n'],
    ['CRLF line ends', 'name: a\r\nb: c\r\n', 'name: a\nb: c\n'],
    ['a byte order mark', '\ufeffname: a\n', 'name: a\n'],
    [
      'letters of any language',
      'name: Māori µm “quoted” – 漢字\n',
      'name: Māori µm “quoted” – 漢字\n',
    ],
    ['a no-break space between words', 'name: 5\u00a0µm\n', 'name: 5\u00a0µm\n'],
  ])('%s', (_title, given, want) => {
    expect(decode(file, utf8(given))).toEqual({ text: want });
  });

  it.each([
    [
      'UTF-16, high byte first',
      Buffer.from([0xfe, 0xff, 0, 0x61]),
      '1:1 This file is saved as UTF-16.',
    ],
    ['half a character', Buffer.from([0x61, 0xe2, 0x82]), "1:2 This character isn't valid UTF-8."],
    ['NUL', utf8('ab\u0000'), "1:3 There's a NUL character here."],
    ['a bell', utf8('a\u0007'), "1:2 There's an invisible character (U+0007) here."],
    ['a zero-width space', utf8('WH\u200b-1'), "1:3 There's an invisible character (U+200B) here."],
    [
      'a second byte order mark',
      utf8('\ufeffa\ufeff'),
      "1:2 There's an invisible character (U+FEFF) here.",
    ],
    ...['034F', '115F', '200D', '2800', '3164', 'FE0F', 'FFA0', 'E0101'].map(
      (code): [string, Uint8Array, string] => [
        `U+${code}`,
        utf8(`WH${String.fromCodePoint(Number.parseInt(code, 16))}-1`),
        `1:3 There's an invisible character (U+${code}) here.`,
      ],
    ),
  ])('%s is refused', (_title, bytes, want) => {
    expect(fault(bytes)).toBe(want);
  });
});
