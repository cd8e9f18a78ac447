/** Instrument Sans for PDFs, as TrueType: fontkit would unpack the tables of a WOFF file for every glyph. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { plainSigns } from '../../kernel/typography.ts';
import { projectRoot } from '../project-root.ts';

const folder = join(projectRoot, 'node_modules/@expo-google-fonts/instrument-sans');

type Weight = '400Regular' | '600SemiBold';
const opened = new Map<Weight, Font>();

/** Opens a font, with figures of one width. */
export function typeface(weight: Weight): Font {
  const cached = opened.get(weight);
  if (cached) return cached;
  const font = create(readFileSync(join(folder, weight, `InstrumentSans_${weight}.ttf`)));
  const layOut = font.layout.bind(font);
  // A glyph keeps the first character it was used for. Some have two, such as space and non-breaking space.
  layOut(String.fromCodePoint(...font.characterSet.filter((sign) => sign < 0xffff)), ['tnum']);
  font.layout = (text) => layOut(text, ['tnum']);
  opened.set(weight, font);
  return font;
}

/** Words for the signs that the typeface lacks. */
export const inTypeface = (text: string): string =>
  plainSigns(text, (sign) => typeface('400Regular').hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
