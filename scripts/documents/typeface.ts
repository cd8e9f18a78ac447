/** Instrument Sans for PDFs, as TrueType: fontkit would unpack the tables of a WOFF file for every glyph. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { plainFractions } from '../../kernel/typography.ts';
import { projectRoot } from '../project-root.ts';

const folder = join(projectRoot, 'node_modules/@expo-google-fonts/instrument-sans');

const signsFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const allSigns = `${signsFrom(0x20, 0x7e)}${signsFrom(0xa0, 0xff)}–—‘’“”•…`;

type Weight = '400Regular' | '600SemiBold';
const opened = new Map<Weight, Font>();

/** Opens a font, with figures of one width. */
export function typeface(weight: Weight): Font {
  const cached = opened.get(weight);
  if (cached) return cached;
  const font = create(readFileSync(join(folder, weight, `InstrumentSans_${weight}.ttf`)));
  const layOut = font.layout.bind(font);
  // A glyph keeps the first character it was used for. Some have two, such as space and non-breaking space.
  layOut(allSigns, ['tnum']);
  font.layout = (text) => layOut(text, ['tnum']);
  opened.set(weight, font);
  return font;
}

/** Replaces characters that the typeface lacks. */
export const inTypeface = (text: string): string =>
  plainFractions(text)
    .replaceAll('µm', 'micron')
    .replace(/[^ -~\u00a0-\u00b4\u00b6-\u00ff–—‘’“”•…]/g, (character) =>
      character.normalize('NFD').replace(/[^ -~]/g, ''),
    );
