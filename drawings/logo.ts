/** The wordmark, 200 × 48, in strokes so that it needs no font. */
import { wordmark, wordmarkWidth } from '../kernel/wordmark.ts';
import { white } from './toolkit/colour.ts';
import { group, place, rect, stroke } from './toolkit/shapes.ts';
import { createSheet, sheetSvg } from './toolkit/sheet.ts';
import { dropMark } from './toolkit/svg-parts.ts';

const logoSize = { width: 200, height: 48 } as const;
/** The colours of text and of actions. */
export const brand = { ink: '#0d1b2a', blue: '#1371c3', lightBlue: '#58b2f2' } as const;

/** The mark and the word from (0, 0), for use in other drawings. */
export function logoMarkup(word: string, drop: string): string {
  const lines = stroke(wordmark.join(''), word, wordmarkWidth, { 'stroke-linejoin': 'round' });
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
