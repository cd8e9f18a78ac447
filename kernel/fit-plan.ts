/** Draws a product in a space, from the front and from the side, at one scale on one floor line. */
import { type Body, fitsIn, type Size } from './fit.ts';
import { formatNumber } from './format.ts';

/** In pixels. The build writes marks as SVG, and the page's script does for another size. */
export type Mark =
  | { readonly name: 'rect'; readonly attributes: Readonly<Record<string, string | number>> }
  /** The product's front, drawn in millimetres from its upper left corner. */
  | {
      readonly name: 'front';
      readonly transform: string;
      /** The transform of pipes on the right, which are up like those on the left if the product lies down. */
      readonly right: string;
    }
  /** Keeps its size in drawings of any width. */
  | {
      readonly name: 'held';
      readonly transform: string;
      /** The plate below the text, around the group's origin. */
      readonly paths?: readonly Readonly<Record<string, string | number>>[];
      readonly text: {
        readonly words: string;
        readonly y: number;
        readonly colour: string;
        readonly anchor: 'start' | 'middle';
      };
    };

export const fitWidth = 800;
const tallest = 620;
/** Letters' height in any window, and the width of a phone's drawing. */
export const letterHeight = 14;
const phone = 328;
const margin = { left: 64, right: 46, top: 42, bottom: 56, gap: 64, wall: 10 } as const;
/** How far pipes stick out, in millimetres. */
const pipe = 60;
const [red, green, ink] = ['#9b1c1c', '#0a625d', '#3a4959'];
const looks = {
  wall: { fill: '#dde7ec' },
  inside: { fill: '#fff' },
  clear: { fill: '#fef8ec', stroke: '#7d4300', 'stroke-width': 2, 'stroke-dasharray': '10 7' },
  kept: { fill: '#eef8f5', stroke: green, 'stroke-width': 2, 'stroke-dasharray': '10 7' },
  side: { fill: '#f6f9fb', stroke: '#0c1b2a', 'stroke-width': 2.5, rx: 3 },
  edge: { fill: 'none', stroke: ink, 'stroke-width': 2 },
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
  const tall = Math.max(space.height, needs.height);
  const isDown = fit.way === 'lying down';
  const left = Math.max(0, spare.width) / 2 + air;
  // Next to them is the space's height.
  const pipes = isDown || body.isFilter ? 0 : Math.max(0, pipe - left);
  // The figure of missing height goes between the views.
  const gap = margin.gap + (spare.height < 0 ? 27 * formatNumber(-spare.height).length - 24 : 0);
  const across = fitWidth - margin.left - margin.right;
  const k1 = Math.min((across - gap) / (pipes + wide + deep), tallest / tall);
  const k2 = Math.min(
    (across - gap + margin.gap) / (pipes + Math.max(wide, deep)),
    tallest / tall / 2,
  );
  // A long, low drawing is much larger with its side below its front.
  const isStacked = k2 > k1 * (wide > 3 * tall ? 1.25 : 1.5);
  const k = isStacked ? k2 : k1;
  const x1 = margin.left + pipes * k;
  const x2 = isStacked ? x1 : x1 + wide * k + gap;
  const width = Math.ceil(Math.max(x1 + (isStacked ? wide : 0) * k, x2 + deep * k) + margin.right);
  /** A phone's letters, in this drawing's pixels. */
  const letters = letterHeight * Math.max(1, width / phone);
  const longOf = (words: string) => (words.length + 1) * 0.64 * letters;
  const keepIn = (x: number, long: number, least = 0, most = width - 2) =>
    Math.min(Math.max(x, least + long / 2), most - long / 2);
  const high = `${formatNumber(space.height)} high`;
  const long = longOf(high);
  const floor = Math.max(margin.top + tall * k, long + margin.wall);
  const front = { x: x1, floor };
  const side = { x: x2, floor: isStacked ? floor + margin.bottom + 34 + tall * k : floor };
  type View = typeof front;
  const wall = margin.wall / k;
  const tight = { beside: spare.width, 'in front': 0, above: spare.height, below: spare.height };
  const kept = tight[service.side] < 0 ? 'clear' : 'kept';
  type Rect = readonly [x: number, y: number, width: number, height: number];
  /** From the lower left corner of the space, in millimetres. */
  const rect = (
    look: keyof typeof looks,
    view: View,
    [x, y, width, height]: Rect,
  ): readonly Mark[] => {
    const corner = { x: view.x + x * k, y: view.floor - (y + height) * k };
    const attributes = { ...corner, width: width * k, height: height * k, ...looks[look] };
    return width > 0 && height > 0 ? [{ name: 'rect', attributes }] : [];
  };
  const text = (
    words: string,
    x: number,
    y: number,
    more: { readonly turned?: boolean; readonly line?: number; readonly isStart?: boolean } = {},
  ): Mark => ({
    name: 'held',
    transform: `translate(${x} ${y})${more.turned ? ' rotate(-90)' : ''}`,
    text: {
      ...{ words, y: (more.line ?? 0) * letterHeight, colour: ink },
      anchor: more.isStart ? 'start' : 'middle',
    },
  });
  /** Writes how much is missing on a white plate at the red strip, between two edges. */
  const short = (spare: number, x: number, y: number, least: number, most?: number) => {
    const words = formatNumber(-spare);
    const [half, up] = [Math.ceil((words.length * 0.64 + 0.9) * (letterHeight / 2)), 11];
    const long = 2 * half * (letters / letterHeight);
    const d = `M${-half} ${-up}H${half}V${up}H${-half}Z`;
    const transform = `translate(${keepIn(x, long, least, most)} ${y})`;
    const paths = [{ d, fill: '#fff', stroke: red, 'stroke-width': 1.5 }];
    const text = { words, y: letterHeight * 0.36, colour: red, anchor: 'middle' } as const;
    return spare < 0 ? [{ name: 'held', transform, paths, text } as const] : [];
  };
  /** Writes the first words that fit in a rectangle's part inside the space, or next to it, if any. */
  const within = (view: View, [x, y, width, height]: Rect, ...all: readonly string[]) => {
    const inside = view === front ? space.width : space.depth;
    const end = Math.min(x + width, inside);
    const [across, up] = [(end - x) * k, (Math.min(y + height, space.height) - y) * k];
    const middle = view.floor - y * k - Math.max(up, letters * 1.2) / 2;
    const fitting = all.flatMap((words) => {
      const long = longOf(words);
      const flat = across > long && up > letters * 1.3;
      const turned = !flat && up > long && across > letters * 1.3;
      const isStart = !flat && !turned;
      const isNarrow = across <= 0 || up < letters * 0.7 || (inside - end) * k < long;
      if (isStart && (view === front || isNarrow)) return [];
      const at = view.x + x * k + (isStart ? across + 10 : across / 2);
      return [text(words, at, middle, { turned, line: 0.36, isStart })];
    });
    return fitting.slice(0, 1);
  };
  const foot = clear('below');
  const level = foot > 0 ? 0 : own.height;
  const [x, y] = [x1 + left * k, floor - (foot + own.height) * k];
  // On its side, the end with the clear space is on the right.
  const turn = isDown ? `translate(${x + own.width * k} ${y}) rotate(90)` : `translate(${x} ${y})`;
  const right = isDown ? `matrix(-1 0 0 1 ${body.width} 0)` : '';
  const upDown = foot + clear('above');
  const clearText = [`${formatNumber(service.space)} clear`, formatNumber(service.space)];
  const clearances: readonly (readonly [View, Rect])[] = [
    [front, [left, level, own.width, upDown]],
    [front, [left + own.width, 0, clear('beside'), own.height]],
    [side, [air, level, own.depth, upDown]],
    [side, [air + own.depth, 0, clear('in front'), own.height]],
  ];
  const [inClear] = clearances.flatMap(([view, each]) => within(view, each, ...clearText));
  // Above the red strip, if too little of the clear space is inside.
  const isAbove = clear('beside') > 0 && !inClear;
  const strip = x1 + (space.width - spare.width / 2) * k;
  const roomAbove = clearText.find((words) => longOf(words) < -spare.width * k);
  const below = margin.wall + 8;
  const top = floor - space.height * k;
  const middle = floor - Math.max(long, space.height * k) / 2;
  const deepText = `${formatNumber(space.depth)} deep`;
  const centre = x1 + (space.width * k) / 2;
  const deepAt = keepIn(x2 + (space.depth * k) / 2, longOf(deepText));
  const rightmost = isStacked ? width - 2 : x2 - margin.wall;
  const edge = x1 + (left - air + needs.width) * k;
  const low = Math.min(needs.height, space.height) * k * 0.25;
  /** In the middle of a red strip, but past the space's edge, so that labels inside stay clear. */
  const atStrip = (view: View, edge: number, spare: number) =>
    [view.x + (edge - spare / 2) * k, view.floor - low, view.x + edge * k] as const;
  const marks: readonly Mark[] = [
    ...rect('wall', front, [-wall, -wall, space.width + 2 * wall, space.height + 2 * wall]),
    // The side with the door has no wall.
    ...rect('wall', side, [-wall, -wall, space.depth + wall, space.height + 2 * wall]),
    ...rect('inside', front, [0, 0, space.width, space.height]),
    ...rect('inside', side, [0, 0, space.depth, space.height]),
    ...(air > 0
      ? [
          ...rect(kept, front, [left - air, 0, own.width + 2 * air, own.height + air]),
          ...rect(kept, side, [0, 0, own.depth + 2 * air, own.height + air]),
        ]
      : []),
    ...clearances.flatMap(([view, each]) => rect(kept, view, each)),
    { name: 'front', transform: `${turn} scale(${k})`, right },
    ...rect('side', side, [air, foot, own.depth, own.height]),
    ...(inClear ? [inClear] : []),
    ...(isAbove && roomAbove
      ? [text(roomAbove, strip, floor - Math.max(own.height * k + 6, low + letters))]
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
    ...rect('edge', front, [0, 0, space.width, space.height]),
    ...rect('edge', side, [0, 0, space.depth, space.height]),
    text(`${formatNumber(space.width)} wide`, centre, floor + below, { line: 0.9 }),
    text(deepText, deepAt, side.floor + below, { line: 0.9 }),
    text(high, margin.left - below, middle, { turned: true }),
    ...short(spare.width, ...atStrip(front, space.width, spare.width), rightmost),
    ...short(spare.depth, ...atStrip(side, space.depth, spare.depth)),
    ...short(spare.height, 0, top + (spare.height / 2) * k, edge + 8),
  ];
  return { width, height: Math.ceil(side.floor + margin.bottom), marks };
}
