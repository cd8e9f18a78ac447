/** The wordmark, 200 × 48, in strokes so that it needs no font. */
import { white } from './toolkit/colour.ts';
import { group, place, rect, stroke } from './toolkit/shapes.ts';
import { createSheet, sheetSvg } from './toolkit/sheet.ts';
import { dropMark } from './toolkit/svg-parts.ts';

const logoSize = { width: 200, height: 48 } as const;
/** The colours of text and of actions. */
export const brand = { ink: '#0d1b2a', blue: '#1371c3', lightBlue: '#58b2f2' } as const;

const letters: readonly string[] = [
  'M45 38.5V10.2M42.4 12.8H53.4a8.1 8.1 0 0 1 0 16.2H45', // P
  'M70.6 17.4V28.1a7.6 7.6 0 0 0 15.2 0V17.4M85.8 17.4V38.5', // u
  'M96 38.5V17.4M96 27.6C96 22.4 99.4 19.6 105.4 20', // r
  'M110.4 28H126.2A8 8 0 1 0 123.7 33.9', // e
  'M137 11.6V30.6A5.1 5.1 0 0 0 142.1 35.7H146M132 19.7H145.6', // t
  'M151.6 28H167.4A8 8 0 1 0 164.9 33.9', // e
  'M190.8 22.3A8 8 0 1 0 190.8 33.7', // c
];

/** The mark and the word from (0, 0), for use in other drawings. */
export function logoMarkup(word: string, drop: string): string {
  const lines = stroke(letters.join(''), word, 5.2, { 'stroke-linejoin': 'round' });
  const window = rect(10.5, 27.4, 15, 2.6, white, { r: 1.3, 'fill-opacity': 0.92 });
  const lower = rect(12.8, 32.2, 10.4, 2.6, white, { r: 1.3, 'fill-opacity': 0.6 });
  return group([dropMark(18, 23.5, 37, drop), window, lower, lines]);
}

/** @param tone `ink` for paper, `light` for the black bar. */
export function drawLogo(tone: 'ink' | 'light' = 'ink'): string {
  const light = tone === 'light';
  const markup = logoMarkup(light ? white : brand.ink, light ? brand.lightBlue : brand.blue);
  return sheetSvg(createSheet('logo'), logoSize.width, logoSize.height, place(markup, 2, 0));
}

/** The mark alone, 32 × 32, as a favicon. */
export function drawFavicon(): string {
  const window = rect(10.2, 20.2, 11.6, 2.2, white, { r: 1.1, 'fill-opacity': 0.92 });
  const markup = group([dropMark(16, 16, 30, brand.blue), window]);
  return sheetSvg(createSheet('favicon'), 32, 32, markup);
}
