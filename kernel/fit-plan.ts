/** The drawing of a product in a space, from the front and from the side, at one scale on one floor line. */
import { type Fit, type Size, shortText } from './fit.ts';

/** In pixels of `fitFrame`. Written as SVG by the build, and again by the page's script for another size. */
export type Mark =
  | { readonly name: 'rect'; readonly attributes: Readonly<Record<string, string | number>> }
  /** The product's front, drawn in millimetres from its upper left corner. */
  | { readonly name: 'front'; readonly transform: string }
  | {
      readonly name: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly colour: string;
      /** Reads upwards. */
      readonly turned?: true;
    };

export const fitFrame = { width: 800, height: 600 } as const;
/** The height of capitals. */
export const letterHeight = 19;
const margin = { left: 76, right: 36, top: 64, bottom: 68, gap: 84, label: 44, wall: 9 } as const;
const red = '#9b1c1c';
const ink = '#3a4959';
const looks = {
  wall: { fill: '#dde7ec' },
  inside: { fill: '#fff', stroke: '#6d7d8b', 'stroke-width': 1.5 },
  clear: { fill: '#fef8ec', stroke: '#7d4300', 'stroke-width': 2, 'stroke-dasharray': '10 7' },
  side: { fill: '#f6f9fb', stroke: '#0c1b2a', 'stroke-width': 2.5, rx: 3 },
  over: { fill: red, 'fill-opacity': 0.16, stroke: red, 'stroke-width': 3 },
} as const;

/** The product touches the back wall and, with its clear space, the floor. If it's too wide, also the left wall. */
export function fitPlan(fit: Fit, space: Size): readonly Mark[] {
  const { own, needs, spare, service } = fit;
  const clear = (side: typeof service.side) => (service.side === side ? service.space : 0);
  const wide = Math.max(space.width, needs.width);
  const deep = Math.max(space.depth, own.depth + clear('in front'));
  const high = Math.max(space.height, needs.height);
  const across = fitFrame.width - margin.left - margin.right;
  const up = fitFrame.height - margin.top - margin.bottom;
  const k = Math.min((across - margin.gap) / (wide + deep), up / high);
  const floor = fitFrame.height - margin.bottom - (up - high * k) / 2;
  const front = margin.left + (across - (wide + deep) * k - margin.gap) / 2;
  const side = front + wide * k + margin.gap;
  /** From the lower left corner of the space, in millimetres. */
  const rect = (
    look: keyof typeof looks,
    origin: number,
    [x, y, width, height]: readonly [number, number, number, number],
    grown = 0,
  ): readonly Mark[] =>
    width > 0 && height > 0
      ? [
          {
            name: 'rect',
            attributes: {
              x: origin + x * k - grown,
              y: floor - (y + height) * k - grown,
              width: width * k + 2 * grown,
              height: height * k + 2 * grown,
              ...looks[look],
            },
          },
        ]
      : [];
  const text = (
    words: string,
    x: number,
    y: number,
    more: { readonly turned?: true; readonly colour?: string } = {},
  ): Mark => ({ name: 'text', text: words, x, y, colour: ink, ...more });
  const left = Math.max(0, spare.width) / 2;
  const foot = clear('below');
  const level = foot > 0 ? 0 : own.height;
  const [x, y] = [front + left * k, floor - (foot + own.height) * k];
  // On its side, the end with the clear space is on the right.
  const turn =
    fit.way === 'upright'
      ? `translate(${x} ${y})`
      : `translate(${x + own.width * k} ${y}) rotate(90)`;
  const upDown = foot + clear('above');
  return [
    ...rect('wall', front, [0, 0, space.width, space.height], margin.wall),
    ...rect('wall', side, [0, 0, space.depth, space.height], margin.wall),
    ...rect('inside', front, [0, 0, space.width, space.height]),
    ...rect('inside', side, [0, 0, space.depth, space.height]),
    ...rect('clear', front, [left, level, own.width, upDown]),
    ...rect('clear', front, [left + own.width, 0, clear('beside'), own.height]),
    ...rect('clear', side, [0, level, own.depth, upDown]),
    ...rect('clear', side, [own.depth, 0, clear('in front'), own.height]),
    { name: 'front', transform: `${turn} scale(${k})` },
    ...rect('side', side, [0, foot, own.depth, own.height]),
    ...rect('over', front, [left, space.height, needs.width, -spare.height]),
    ...rect('over', side, [0, space.height, own.depth, -spare.height]),
    ...rect('over', front, [space.width, 0, -spare.width, needs.height]),
    ...rect('over', side, [space.depth, foot, -spare.depth, own.height]),
    text(`${space.width} wide`, front + (space.width * k) / 2, floor + margin.label),
    text(`${space.depth} deep`, side + (space.depth * k) / 2, floor + margin.label),
    text(`${space.height} high`, front - margin.label / 2, floor - (space.height * k) / 2, {
      turned: true,
    }),
    ...(fit.fits
      ? []
      : [text(shortText(fit), fitFrame.width / 2, margin.top / 2, { colour: red })]),
  ];
}
