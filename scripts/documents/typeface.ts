/**
 * PDFs use TrueType, because fontkit would unpack a WOFF file for every glyph. Inter has characters
 * that Instrument Sans lacks: ½, ³, ≤.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { memoize, memoizeTexts } from '../../kernel/memoize.ts';
import { plainSigns } from '../../kernel/typography.ts';
import { projectRoot } from '../project-root.ts';

/** By their registered names in PDFs. */
const files = {
  regular: 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  bold: 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  'regular signs': 'inter/400Regular/Inter_400Regular.ttf',
  'bold signs': 'inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;
export type Face = keyof typeof files;
export const faces: readonly Face[] = ['bold', 'regular', 'bold signs', 'regular signs'];
const opened = new Map<Face, Font>();

/** Private-use characters begin here. Text can't be searched or copied if Inter maps a glyph to one. */
const privateUse = 0xe000;

export function typeface(face: Face): Font {
  const cached = opened.get(face);
  if (cached) return cached;
  const folder = join(projectRoot, 'node_modules/@expo-google-fonts');
  const font = create(readFileSync(join(folder, files[face])));
  if (!('layout' in font)) throw new Error(`${files[face]} has several fonts`);
  const layOut = font.layout.bind(font);
  // A glyph keeps its first character. Some have two, such as space and non-breaking space.
  layOut(String.fromCodePoint(...font.characterSet.filter((sign) => sign < privateUse)), ['tnum']);
  const laidOut = memoizeTexts((text) => layOut(text, ['tnum']));
  font.layout = (text) => {
    const run = laidOut(text);
    // pdfkit scales the positions in place, and sheets share most words.
    return Object.create(run, { positions: { value: run.positions.map((each) => ({ ...each })) } });
  };
  opened.set(face, font);
  return font;
}

/** Cached, because looking a character up in the font's table is slow. */
const hasSign = memoize((font: Font, sign: string): boolean =>
  font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
);
const has = (face: Face, sign: string): boolean => hasSign(typeface(face), sign);

export const inTypeface = (text: string): string =>
  plainSigns(text, (sign) => has('regular', sign) || has('regular signs', sign));

export function runsOf(text: string, weight: 'regular' | 'bold') {
  const runs: [Face, string][] = [];
  for (const sign of text) {
    const face = has(weight, sign) ? weight : (`${weight} signs` as const);
    const last = runs.at(-1);
    if (last?.[0] === face) last[1] += sign;
    else runs.push([face, sign]);
  }
  return runs;
}
