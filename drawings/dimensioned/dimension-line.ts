/** Dimension lines with their numbers, at a distance from the object. `t` is the letter height in millimetres. */
import { type Shapes, segment, textWidth } from './plan.ts';

/** An oblique tick at each end, as on architects' drawings. */
const ticks = (ends: readonly (readonly [number, number])[], t: number): Shapes =>
  ends.map(([x, y]) =>
    segment(x - t * 0.45, y - t * 0.45, x + t * 0.45, y + t * 0.45, 'dimension'),
  );

/** A horizontal dimension at `y`, below or above an `edge`. A number that doesn't fit goes outside, on the free side. */
export function levelDimension(
  [from, to]: readonly [number, number],
  y: number,
  edge: number,
  text: string,
  t: number,
  free: 'left' | 'right' = 'right',
): Shapes {
  const isNarrow = to - from < textWidth(text, t) + t;
  const away = isNarrow ? t * 1.2 + textWidth(text, t) : 0;
  const [begin, end] = free === 'left' ? [from - away, to] : [from, to + away];
  const outside = free === 'left' ? from - t * 1.2 : to + t * 1.2;
  const out = y < edge ? -t : t;
  return [
    ...[from, to].map((x) => segment(x, edge + out * 0.6, x, y + out * 0.7, 'dimension')),
    segment(begin, y, end, y, 'dimension'),
    ...ticks(
      [from, to].map((x) => [x, y]),
      t,
    ),
    {
      kind: 'text',
      layer: 'dimension',
      at: [isNarrow ? outside : (from + to) / 2, y + t * 0.5],
      text,
      height: t,
      anchor: isNarrow ? (free === 'left' ? 'end' : 'start') : 'middle',
    },
  ];
}

/** A vertical dimension left or right of an object's `edge`. The number reads upwards. */
export function uprightDimension(
  [from, to]: readonly [number, number],
  x: number,
  edge: number,
  text: string,
  t: number,
): Shapes {
  const isShort = to - from < textWidth(text, t) + t * 0.6;
  const middle = (from + to) / 2;
  const number = { kind: 'text', layer: 'dimension', text, height: t } as const;
  const out = x < edge ? -t : t;
  return [
    ...[from, to].map((y) => segment(edge + out * 0.6, y, x + out * 0.7, y, 'dimension')),
    segment(x, from, x, to, 'dimension'),
    ...ticks(
      [from, to].map((y) => [x, y]),
      t,
    ),
    // A number outside the ticks goes away from the object, and above any dimension line at its foot.
    isShort
      ? {
          ...number,
          at: [x + (x < edge ? -t : t) * 0.9, Math.max(middle - t * 0.5, from + t * 0.3)],
          anchor: x < edge ? 'end' : 'start',
        }
      : { ...number, at: [x - t * 0.5, middle], anchor: 'middle', upright: true },
  ];
}
