/** Single-stroke capitals, digits and unit symbols, because drawings contain no fonts and must look the same everywhere. */
import letters from '../../kernel/lettering.json' with { type: 'json' };
import { plainSigns } from '../../kernel/typography.ts';
import { d, group, stroke } from './shapes.ts';

/** Strokes in a box 10 tall, and as wide as in `widths` or `usualWidth`, with the baseline at 10. */
const glyphs: Readonly<Record<string, string>> = letters.glyphs;
const widths: Readonly<Record<string, number>> = letters.widths;
const { apart, usualWidth } = letters;

/** Only these units keep their lower case. */
const units = /^(µm|mm|m|kg|g|k)$/;
const drawn = (text: string): readonly string[] => [
  ...plainSigns(text, (sign) => Object.hasOwn(glyphs, sign))
    .split(' ')
    .map((word) => (units.test(word) ? word : word.toUpperCase()))
    .join(' '),
];
const widthOf = (glyph: string): number => widths[glyph] ?? usualWidth;

/** The width of a line in pixels, with capitals `size` tall. */
export function letteringWidth(text: string, size: number): number {
  const units = drawn(text).reduce((sum, each) => sum + widthOf(each) + apart, -apart);
  return (Math.max(0, units) * size) / 10;
}

export type Style = {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
  /** Stroke width ÷ size. */
  readonly weight?: number;
  /** The maximum width. A longer line gets smaller letters. */
  readonly fit?: number;
};

/** One line of text with its baseline at (x, y) and capitals `size` pixels tall. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  { anchor = 'start', colour = '#0d1b2a', weight = 0.13, fit }: Style = {},
): string {
  const wide = letteringWidth(text, size);
  const fitted = fit !== undefined && wide > fit ? (size * fit) / wide : size;
  const k = fitted / 10;
  const width = letteringWidth(text, fitted);
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let at = 0;
  const lines = drawn(text).map((each) => {
    const glyph = glyphs[each];
    const moved = at;
    at += widthOf(each) + apart;
    return glyph === undefined ? '' : shifted(glyph, moved);
  });
  return group(
    stroke(lines.join(''), colour, weight * 10, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    { transform: d`translate(${left} ${y - fitted}) scale(${k})` },
  );
}

/** Moves a glyph right by changing its x coordinates, the first of each pair and all of `H`. */
function shifted(glyph: string, by: number): string {
  return `M${glyph}`.replace(/([MLQTHVAZ])([^MLQTHVAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const move = (at: number): boolean =>
      command === 'H' || (command === 'A' ? at % 7 === 5 : command !== 'V' && at % 2 === 0);
    return (
      command +
      numbers.map((value, at) => Math.round((move(at) ? value + by : value) * 100) / 100).join(' ')
    );
  });
}
