/** Single-stroke capitals, digits and unit symbols, because drawings contain no fonts and must look the same everywhere. */
import { plainSigns } from '../../kernel/typography.ts';
import { d, group, stroke } from './shapes.ts';

/** Strokes in a box 6 wide (or as in `widths`) and 10 tall, with the baseline at 10. */
const glyphs: Readonly<Record<string, string>> = {
  A: '0 10L3 0L6 10M1.1 6.6H4.9',
  B: '0 0V10H3.2Q6 10 6 7.3T3.2 4.8H0M0 0H3Q5.4 0 5.4 2.4T3 4.8',
  C: '6 2.2Q5.2 0 3.2 0Q0 0 0 5T3.2 10Q5.2 10 6 7.8',
  D: '0 0V10H2.4Q6 10 6 5T2.4 0Z',
  E: '5.4 0H0V10H5.6M0 4.8H4.6',
  F: '5.4 0H0V10M0 4.9H4.6',
  G: '6 2.2Q5.2 0 3.2 0Q0 0 0 5T3.2 10Q6 10 6 6.8V5.4H3.4',
  H: '0 0V10M6 0V10M0 4.8H6',
  I: '2 0V10',
  J: '4.6 0V7Q4.6 10 2.2 10T0 7.6',
  K: '0 0V10M5.6 0L0 6M2 4L6 10',
  L: '0 0V10H5.2',
  M: '0 10V0L3.4 6.4L6.8 0V10',
  N: '0 10V0L6 10V0',
  O: '3.1 0Q0 0 0 5T3.1 10Q6.2 10 6.2 5T3.1 0Z',
  P: '0 10V0H3.2Q6 0 6 2.8T3.2 5.6H0',
  Q: '3.1 0Q0 0 0 5T3.1 10Q6.2 10 6.2 5T3.1 0ZM4 7.4L6.4 10.4',
  R: '0 10V0H3.2Q5.8 0 5.8 2.6T3.2 5.2H0M3.2 5.2L6 10',
  S: '5.6 1.8Q4.8 0 3 0Q.4 0 .4 2.4Q.4 4.4 3 4.9Q5.8 5.4 5.8 7.6Q5.8 10 3 10Q.8 10 0 8',
  T: '0 0H6M3 0V10',
  U: '0 0V6.6Q0 10 3 10T6 6.6V0',
  V: '0 0L3 10L6 0',
  W: '0 0L2 10L4.2 2L6.4 10L8.4 0',
  X: '0 0L6 10M6 0L0 10',
  Y: '0 0L3 5L6 0M3 5V10',
  Z: '0 0H6L0 10H6',
  0: '3 0Q0 0 0 5T3 10Q6 10 6 5T3 0Z',
  1: '1 2L3.4 0V10',
  2: '.2 2.6Q.6 0 3 0Q5.6 0 5.6 2.6Q5.6 4.8 0 10H6',
  3: '.4 1.6Q1.2 0 3 0Q5.4 0 5.4 2.4T2.4 4.7Q5.8 4.7 5.8 7.3Q5.8 10 2.9 10Q.8 10 0 8.2',
  4: '4.4 10V0L0 6.8H6',
  5: '5.2 0H.9L.5 4.6Q1.6 3.7 3 3.7Q5.9 3.7 5.9 6.8T2.9 10Q.9 10 .1 8.4',
  6: '5 0Q0 3 0 6.8Q0 10 3 10T6 6.9Q6 4 3.1 4T.1 6.4',
  7: '0 0H6L2 10',
  8: '3 4.7Q.5 4.7 .5 2.4T3 0T5.5 2.4T3 4.7Q0 4.7 0 7.4T3 10T6 7.4T3 4.7Z',
  9: '1 10Q6 7 6 3.2Q6 0 3 0T0 3.1Q0 6 2.9 6T5.9 3.6',
  '-': '.6 5.4H4.4',
  '.': '.8 9.7V10',
  ',': '1 9.6L.4 11.4',
  '/': '4.6 -.6L0 10.6',
  '"': '.6 0V2.6M2.6 0V2.6',
  '×': '.4 3L4.8 8M4.8 3L.4 8',
  '+': '2.6 3V8M.2 5.5H5',
  '°': '1.6 0A1.4 1.4 0 1 0 1.7 0Z',
  '(': '2 -.6Q-.6 5 2 10.6',
  ')': '.4 -.6Q3 5 .4 10.6',
  µ: '0 12.4V3.4M0 7.4Q0 10 2 10T4.6 7.4M4.6 3.4V10',
  m: '0 10V3.4M0 5.6Q.4 3.4 2 3.4T3.6 5.4V10M3.6 5.6Q4 3.4 5.6 3.4T7.2 5.4V10',
  k: '0 0V10M4 3.4L0 7.4M1.6 6L4.4 10',
  g: '4.6 3.4V10.2Q4.6 12.6 2.4 12.6T.2 11.8M4.6 6.7Q4.6 3.4 2.3 3.4T0 6.7T2.3 10T4.6 6.7',
  Ø: '3.1 0Q0 0 0 5T3.1 10Q6.2 10 6.2 5T3.1 0ZM.4 10.6L5.8 -.6',
};
const widths: Readonly<Record<string, number>> = {
  I: 4,
  M: 6.8,
  W: 8.4,
  J: 4.8,
  L: 5.2,
  E: 5.6,
  F: 5.4,
  1: 4.2,
  '-': 5,
  '.': 1.6,
  ',': 1.6,
  '/': 4.6,
  '"': 3.2,
  '×': 5.2,
  '+': 5.2,
  '°': 3.2,
  '(': 2,
  ')': 2.4,
  µ: 4.8,
  m: 7.2,
  k: 4.4,
  g: 4.8,
  ' ': 3.4,
};
const apart = 2.3;

/** Only these units keep their lower case. */
const units = /^(µm|mm|m|kg|g|k)$/;
const drawn = (text: string): readonly string[] => [
  ...plainSigns(text, (sign) => Object.hasOwn(glyphs, sign))
    .split(' ')
    .map((word) => (units.test(word) ? word : word.toUpperCase()))
    .join(' '),
];
const widthOf = (glyph: string): number => widths[glyph] ?? 6;

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
