/** Digits as strokes in a box of 10 × 14, because drawings contain no fonts. */
import { white } from './colour.ts';
import { circle, place, stroke } from './shapes.ts';

const figures: readonly string[] = [
  'M5 1C2.4 1 1.4 4 1.4 7S2.4 13 5 13 8.6 10 8.6 7 7.6 1 5 1Z',
  'M2.2 3.6L5.6 1.2V13',
  'M1.6 4.3A3.5 3.5 0 0 1 8.5 4.2C8.5 7 4 8.8 1.6 12.8H8.8',
  'M1.8 1.4H8.2L4.8 5.8A3.6 3.6 0 1 1 1.4 11',
  'M6.8 13V1.2L1.2 9.6H9',
  'M8.2 1.4H3L2.3 6.6A3.7 3.7 0 1 1 1.4 11.4',
  'M7.6 1.4C4.4 2.8 1.6 6.2 1.6 9.4A3.5 3.5 0 1 0 8.6 9.4 3.5 3.5 0 0 0 1.6 9.4',
  'M1.4 1.4H8.6L4 13',
  'M5 1.2A2.8 2.8 0 1 1 4.9 1.2ZM5 6.8A3.2 3.2 0 1 1 4.9 6.8Z',
  'M2.4 12.6C5.6 11.2 8.4 7.8 8.4 4.6A3.5 3.5 0 1 0 1.4 4.6 3.5 3.5 0 0 0 8.4 4.6',
];

/** A round badge with a digit from 1 to 9. */
export function badge(number: number, cx: number, cy: number, r: number, colour: string): string {
  const figure = stroke(figures[number] ?? '', white, 1.9, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const k = r / 12.5;
  return [
    circle(cx, cy, r + 4, white),
    circle(cx, cy, r, colour),
    place(figure, cx - 5 * k, cy - 7 * k, k),
  ].join('');
}
