/** Instrument Sans for PDFs. Its WOFF tables are unpacked once here: fontkit would unpack them for every glyph, and a sheet would take twice as long. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { plainFractions } from '../../kernel/typography.ts';
import { projectRoot } from '../project-root.ts';

const folder = join(projectRoot, 'node_modules/@fontsource/instrument-sans/files');

const signsFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const allSigns = `${signsFrom(0x20, 0x7e)}${signsFrom(0xa0, 0xff)}–—‘’“”•…`;

export type Weight = 400 | 600;
const opened = new Map<Weight, Font>();

/** Opens a font, with figures of one width. */
export function typeface(weight: Weight): Font {
  const cached = opened.get(weight);
  if (cached) return cached;
  const file = join(folder, `instrument-sans-latin-${weight}-normal.woff`);
  const font = create(sfntOf(readFileSync(file)));
  const layOut = font.layout.bind(font);
  // A glyph keeps the first character it was used for. Some have two, such as space and non-breaking space.
  layOut(allSigns, ['tnum']);
  font.layout = (text) => layOut(text, ['tnum']);
  opened.set(weight, font);
  return font;
}

const headerBytes = { woff: 44, woffTable: 20, sfnt: 12, sfntTable: 16 } as const;

/** Unpacks the tables of a WOFF file into an OpenType font (https://www.w3.org/TR/WOFF/). */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(headerBytes.sfnt + count * headerBytes.sfntTable);
  woff.copy(directory, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let at = 0; at < count; at++) {
    const from = headerBytes.woff + at * headerBytes.woffTable;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    if (offset === undefined || packed === undefined || length === undefined) break;
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const entry = headerBytes.sfnt + at * headerBytes.sfntTable;
    woff.copy(directory, entry, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), entry + 4);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** Replaces characters that the typeface lacks. */
export const printable = (text: string): string =>
  plainFractions(text)
    .replaceAll('µm', 'micron')
    .replace(/[^ -~\u00a0-\u00b4\u00b6-\u00ff–—‘’“”•…]/g, (character) =>
      character.normalize('NFD').replace(/[^ -~]/g, ''),
    );
