/** Draws a product in a space, from the front and from the side, at one scale on one floor line. */
import { type Body, fitsIn, type Size } from './fit.ts';
import { formatNumber } from './format.ts';

/** In pixels. The build writes marks as SVG, and the page's script does for another size. */
export type Mark =
  | { readonly name: 'rect'; readonly attributes: Readonly<Record<string, string | number>> }
  /** The product's front, drawn in millimetres from its upper left corner. */
  | { readonly name: 'front'; readonly transform: string }
  /** Keeps its size in drawings of any width. */
  | {
      readonly name: 'held';
      readonly transform: string;
      /** Around the group's origin: the tick of a product that fits, or the plate below a text. */
      readonly paths?: readonly Readonly<Record<string, string | number>>[];
      readonly text?: { readonly words: string; readonly y: number; readonly colour: string };
    };

/** The drawing's largest width. */
export const fitWidth = 800;
/** The tallest that a space is drawn. */
const tallest = 620;
/** Letters' height in any window, and the width of a phone's drawing. */
export const letterHeight = 14;
const phone = 328;
const margin = { left: 64, right: 46, top: 42, bottom: 56, gap: 64, wall: 10 } as const;
const [red, green, ink] = ['#9b1c1c', '#0a625d', '#3a4959'];
const tick = [
  { d: 'M-12 0a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z', fill: green, stroke: '#fff' },
  { d: 'M-5 .5L-1.5 4L5.5 -4', fill: 'none', stroke: '#fff' },
].map((path) => ({ ...path, 'stroke-width': 2.5 }));
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
  const across = fitWidth - margin.left - margin.right - margin.gap;
  const k = Math.min(across / (wide + deep), tallest / tall);
  const front = margin.left;
  const side = front + wide * k + margin.gap;
  const width = Math.ceil(side + deep * k + margin.right);
  /** A phone's letters, in this drawing's pixels. */
  const letters = letterHeight * Math.max(1, width / phone);
  const high = `${formatNumber(space.height)} high`;
  const long = (high.length + 1) * 0.64 * letters;
  // Across above a low space, if nothing of the product is there.
  const isLow = long > space.height * k && spare.height >= 0;
  const floor = Math.max(margin.top + tall * k + (isLow ? letters : 0), isLow ? 0 : long);
  const wall = margin.wall / k;
  const kept = fit.fits ? 'kept' : 'clear';
  type Rect = readonly [x: number, y: number, width: number, height: number];
  /** From the lower left corner of the space, in millimetres. */
  const rect = (
    look: keyof typeof looks,
    origin: number,
    [x, y, width, height]: Rect,
  ): readonly Mark[] => {
    const corner = { x: origin + x * k, y: floor - (y + height) * k };
    const attributes = { ...corner, width: width * k, height: height * k, ...looks[look] };
    return width > 0 && height > 0 ? [{ name: 'rect', attributes }] : [];
  };
  const text = (
    words: string,
    x: number,
    y: number,
    more: { readonly turned?: boolean; readonly line?: number } = {},
  ): Mark => ({
    name: 'held',
    transform: `translate(${x} ${y})${more.turned ? ' rotate(-90)' : ''}`,
    text: { words, y: (more.line ?? 0) * letterHeight, colour: ink },
  });
  /** Writes how much is missing on a white plate at the red strip, between two edges. */
  const short = (spare: number, x: number, y: number, least = 0, most = width - 2) => {
    const words = formatNumber(-spare);
    const [half, up] = [Math.ceil((words.length * 0.64 + 0.9) * (letterHeight / 2)), 11];
    const out = half * (letters / letterHeight);
    const d = `M${-half} ${-up}H${half}V${up}H${-half}Z`;
    const transform = `translate(${Math.min(Math.max(x, least + out), most - out)} ${y})`;
    const paths = [{ d, fill: '#fff', stroke: red, 'stroke-width': 1.5 }];
    const text = { words, y: letterHeight * 0.36, colour: red };
    return spare < 0 ? [{ name: 'held', transform, paths, text } as const] : [];
  };
  /** Writes the first words that fit in a rectangle's part inside the space, if any. */
  const within = (origin: number, [x, y, width, height]: Rect, ...all: readonly string[]) => {
    const end = Math.min(x + width, origin === front ? space.width : space.depth);
    const [across, up] = [(end - x) * k, (Math.min(y + height, space.height) - y) * k];
    const fitting = all.flatMap((words) => {
      const long = (words.length + 1) * 0.64 * letters;
      const flat = across > long && up > letters * 1.3;
      return flat || (up > long && across > letters * 1.3) ? [{ words, turned: !flat }] : [];
    });
    return fitting
      .slice(0, 1)
      .map(({ words, turned }) =>
        text(words, origin + x * k + across / 2, floor - y * k - up / 2, { turned, line: 0.36 }),
      );
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
  const clearText = [`${formatNumber(service.space)} clear`, formatNumber(service.space)];
  const clearances: readonly (readonly [origin: number, Rect])[] = [
    [front, [left, level, own.width, upDown]],
    [front, [left + own.width, 0, clear('beside'), own.height]],
    [side, [air, level, own.depth, upDown]],
    [side, [air + own.depth, 0, clear('in front'), own.height]],
  ];
  const inClear = clearances.flatMap(([origin, each]) => within(origin, each, ...clearText));
  // Above the red strip, if too little of the clear space is inside.
  const isAbove = clear('beside') > 0 && inClear.length === 0;
  const strip = front + (space.width - spare.width / 2) * k;
  const roomAbove = clearText.find(
    (words) => (words.length + 1) * 0.64 * letters < -spare.width * k,
  );
  const below = floor + margin.wall + 8;
  // Next to the air above the product, or else at the floor, because pipes stick out between.
  const [top, over] = [floor - space.height * k, (space.height - foot - own.height) * k];
  const middle = over > long ? top + over / 2 : floor - long / 2;
  const deepText = `${formatNumber(space.depth)} deep`;
  const most = width - deepText.length * 0.32 * letters;
  const centre = front + (space.width * k) / 2;
  const corner = `translate(${front + space.width * k} ${top})`;
  const low = floor - Math.min(needs.height, space.height) * k * 0.25;
  /** In the middle of a red strip, but past the space's edge, so that labels inside stay clear. */
  const atStrip = (origin: number, edge: number, spare: number) =>
    [origin + (edge - spare / 2) * k, low, origin + edge * k] as const;
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
    ...clearances.flatMap(([origin, each]) => rect(kept, origin, each)),
    { name: 'front', transform: `${turn} scale(${k})` },
    ...rect('side', side, [air, foot, own.depth, own.height]),
    ...within(side, [air, foot, own.depth, own.height], `${formatNumber(own.depth)} deep`),
    ...(body.isFilter
      ? within(front, [left, foot, own.width, own.height], `${formatNumber(own.width)} wide`)
      : []),
    ...inClear,
    ...(isAbove && roomAbove ? [text(roomAbove, strip, floor - own.height * k - 6)] : []),
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
    text(`${formatNumber(space.width)} wide`, centre, below, { line: 0.9 }),
    text(deepText, Math.min(side + (space.depth * k) / 2, most), below, { line: 0.9 }),
    isLow
      ? text(high, Math.max(long / 2, centre - (fit.fits ? letters : 0)), top - margin.wall - 8)
      : text(high, front - margin.wall - 8, middle, { turned: true }),
    ...short(spare.width, ...atStrip(front, space.width, spare.width), side - margin.wall),
    ...short(spare.depth, ...atStrip(side, space.depth, spare.depth)),
    ...short(spare.height, front + (left - air + needs.width) * k, top + (spare.height / 2) * k),
    ...(fit.fits ? [{ name: 'held', transform: corner, paths: tick } as const] : []),
  ];
  return { width, height: Math.ceil(floor + margin.bottom), marks };
}
