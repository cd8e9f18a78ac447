/** Draws a product in a space, from the front and from the side, at one scale on one floor line. */
import { type Body, fitsIn, type Size } from './fit.ts';
import { formatNumber } from './format.ts';

/** In pixels. The build writes marks as SVG, and the page's script does for another size. */
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
      readonly anchor: 'middle';
      /** True for text that reads upwards. */
      readonly turned?: true;
    };

/** The drawing's largest width. */
export const fitWidth = 800;
/** The largest height of the space in the drawing. */
const tallest = 620;
/** The height of capitals. */
export const letterHeight = 22;
const margin = { left: 64, right: 46, top: 84, bottom: 56, gap: 64, label: 46, wall: 10 } as const;
const red = '#9b1c1c';
const ink = '#3a4959';
const looks = {
  wall: { fill: '#dde7ec' },
  inside: { fill: '#fff', stroke: '#6d7d8b', 'stroke-width': 1.5 },
  clear: { fill: '#fef8ec', stroke: '#7d4300', 'stroke-width': 2, 'stroke-dasharray': '10 7' },
  side: { fill: '#f6f9fb', stroke: '#0c1b2a', 'stroke-width': 2.5, rx: 3 },
  over: { fill: red, 'fill-opacity': 0.16, stroke: red, 'stroke-width': 3 },
} as const;

/**
 * Draws the best way round, with the product's air at the back wall and its clear space on the floor. A product that's
 * too wide also touches the left wall.
 */
export function fitPlan(body: Body, space: Size) {
  const [fit] = fitsIn(body, space);
  const { own, needs, spare, service, air } = fit;
  const clear = (side: typeof service.side) => (service.side === side ? service.space : 0);
  const wide = Math.max(space.width, needs.width);
  const deep = Math.max(space.depth, needs.depth, air + own.depth + clear('in front'));
  const high = Math.max(space.height, needs.height);
  const across = fitWidth - margin.left - margin.right - margin.gap;
  const k = Math.min(across / (wide + deep), tallest / high);
  const floor = (fit.fits ? margin.top / 2 : margin.top) + high * k;
  const front = margin.left;
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
  ): Mark => ({ name: 'text', text: words, x, y, colour: ink, anchor: 'middle', ...more });
  /** Writes how much is missing next to the red strip. */
  const short = (spare: number, x: number, y: number) =>
    spare < 0 ? [text(formatNumber(-spare), x, y, { colour: red })] : [];
  /** Writes the size on a view that shows only the product's outline, inside the space. */
  const size = (words: string, x: number, width: number) => {
    const height = Math.min(own.height, space.height - foot);
    return Math.min(width * k, (height * k) / 5) > letterHeight * 1.5
      ? [text(words, x + letterHeight / 2, floor - (foot + height / 2) * k, { turned: true })]
      : [];
  };
  /** Writes how much width or depth is missing, above the red strip and clear of the wall. */
  const shortAbove = (spare: number, wall: number) => {
    const half = margin.wall + 0.5 * letterHeight * formatNumber(-spare).length;
    const top = floor - needs.height * k - letterHeight / 2;
    return short(spare, wall + Math.max((-spare * k) / 2, half), top);
  };
  const left = Math.max(0, spare.width) / 2 + air;
  const foot = clear('below');
  const level = foot > 0 ? 0 : own.height;
  const [x, y] = [front + left * k, floor - (foot + own.height) * k];
  // On its side, the end with the clear space is on the right.
  const turn =
    fit.way === 'upright'
      ? `translate(${x} ${y})`
      : `translate(${x + own.width * k} ${y}) rotate(90)`;
  const upDown = foot + clear('above');
  const deepInside = Math.min(own.depth, space.depth - air);
  const marks: readonly Mark[] = [
    ...rect('wall', front, [0, 0, space.width, space.height], margin.wall),
    ...rect('wall', side, [0, 0, space.depth, space.height], margin.wall),
    ...rect('inside', front, [0, 0, space.width, space.height]),
    ...rect('inside', side, [0, 0, space.depth, space.height]),
    ...(air > 0
      ? [
          ...rect('clear', front, [left - air, 0, own.width + 2 * air, own.height + air]),
          ...rect('clear', side, [0, 0, own.depth + 2 * air, own.height + air]),
        ]
      : []),
    ...rect('clear', front, [left, level, own.width, upDown]),
    ...rect('clear', front, [left + own.width, 0, clear('beside'), own.height]),
    ...rect('clear', side, [air, level, own.depth, upDown]),
    ...rect('clear', side, [air + own.depth, 0, clear('in front'), own.height]),
    { name: 'front', transform: `${turn} scale(${k})` },
    ...rect('side', side, [air, foot, own.depth, own.height]),
    ...size(`${formatNumber(own.depth)} deep`, side + (air + deepInside / 2) * k, deepInside),
    ...(body.isFilter
      ? size(`${formatNumber(own.width)} wide`, front + (left + own.width / 2) * k, own.width)
      : []),
    ...rect('over', front, [left - air, space.height, needs.width, -spare.height]),
    ...rect('over', side, [0, space.height, needs.depth, -spare.height]),
    ...rect('over', front, [space.width, 0, -spare.width, Math.min(needs.height, space.height)]),
    ...rect('over', side, [
      space.depth,
      foot,
      -spare.depth,
      Math.min(own.height + air, space.height - foot),
    ]),
    text(`${formatNumber(space.width)} wide`, front + (space.width * k) / 2, floor + margin.label),
    text(`${formatNumber(space.depth)} deep`, side + (space.depth * k) / 2, floor + margin.label),
    text(
      `${formatNumber(space.height)} high`,
      front - margin.label / 2,
      floor - (space.height * k) / 2,
      {
        turned: true,
      },
    ),
    ...shortAbove(spare.width, front + space.width * k),
    ...shortAbove(spare.depth, side + space.depth * k),
    ...short(
      spare.height,
      front + (left - air) * k - 1.5 * letterHeight,
      floor -
        space.height * k -
        Math.max((-spare.height * k) / 2 - letterHeight / 2, margin.wall + 4),
    ),
  ];
  return {
    width: Math.ceil(side + deep * k + margin.right),
    height: Math.ceil(floor + margin.bottom),
    marks,
  };
}
