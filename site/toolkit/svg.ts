/** Draws in the browser what the build draws: SVG elements, and letters of single strokes. */
import letters from '../../kernel/lettering.json' with { type: 'json' };

export const svg = (name: string, attributes: Readonly<Record<string, string | number>>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
};

const glyphs: Readonly<Record<string, string>> = letters.glyphs;
const widths: Readonly<Record<string, number>> = letters.widths;

type Style = {
  readonly anchor?: 'start' | 'middle';
  readonly colour: string;
  /** Stroke width ÷ size. */
  readonly weight?: number;
};

/** One line with its baseline at (x, y) and capitals `size` pixels tall, as drawings/toolkit/lettering.ts writes it. */
export function lettering(words: string, x: number, y: number, size: number, style: Style) {
  const { anchor = 'middle', colour, weight = 0.13 } = style;
  const look = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' };
  const line = svg('g', { ...look, stroke: colour, 'stroke-width': weight * 10 });
  let at = 0;
  for (const sign of words.replace(/\s/g, ' ').toUpperCase()) {
    const glyph = glyphs[sign];
    if (glyph) line.append(svg('path', { d: `M${glyph}`, transform: `translate(${at})` }));
    at += (widths[sign] ?? letters.usualWidth) + letters.apart;
  }
  const left = anchor === 'middle' ? ((at - letters.apart) * size) / 20 : 0;
  line.setAttribute('transform', `translate(${x - left} ${y - size}) scale(${size / 10})`);
  return line;
}
