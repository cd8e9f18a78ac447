/** A technical drawing as data, in millimetres with y up, printed as SVG or, for CAD programs, as DXF. */
import { memoize } from '../../kernel/memoize.ts';
import type { Point } from '../toolkit/shapes.ts';

const layers = ['outline', 'detail', 'clearance', 'dimension'] as const;
export type Layer = (typeof layers)[number];

/** A corner. `bulge` bends the edge to the next one as in DXF: tan of a quarter of its angle, positive for left turns. */
export type Corner = readonly [x: number, y: number, bulge?: number];
export type Shape =
  | {
      readonly kind: 'path';
      readonly layer: Layer;
      readonly corners: readonly Corner[];
      readonly closed: boolean;
    }
  | {
      readonly kind: 'circle';
      readonly layer: Layer;
      readonly centre: Point;
      readonly radius: number;
    }
  | {
      readonly kind: 'text';
      readonly layer: Layer;
      readonly at: Point;
      readonly text: string;
      /** The height of a capital. */
      readonly height: number;
      readonly anchor: 'start' | 'middle' | 'end';
      /** True for text that reads upwards. */
      readonly upright?: true;
    };
export type Shapes = readonly Shape[];

const quarter = Math.tan(Math.PI / 8);

export const segment = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  layer: Layer = 'detail',
): Shape => ({
  kind: 'path',
  layer,
  corners: [
    [x1, y1],
    [x2, y2],
  ],
  closed: false,
});
export const area = (corners: readonly Corner[], layer: Layer = 'outline'): Shape => ({
  kind: 'path',
  layer,
  corners,
  closed: true,
});
export const ring = (centre: Point, radius: number, layer: Layer = 'outline'): Shape => ({
  kind: 'circle',
  layer,
  centre,
  radius,
});

/** A rectangle from its lower left corner, with corners rounded by `r`. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  r = 0,
  layer: Layer = 'outline',
): Shape {
  const [right, top] = [x + width, y + height];
  const round = Math.min(r, width / 2, height / 2);
  if (round === 0) {
    const corners: readonly Corner[] = [
      [x, y],
      [right, y],
      [right, top],
      [x, top],
    ];
    return area(corners, layer);
  }
  const corners: readonly Corner[] = [
    [x + round, y],
    [right - round, y, quarter],
    [right, y + round],
    [right, top - round, quarter],
    [right - round, top],
    [x + round, top, quarter],
    [x, top - round],
    [x, y + round, quarter],
  ];
  return area(corners, layer);
}

export function moved(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.kind) {
    case 'path':
      return {
        ...shape,
        corners: shape.corners.map(([x, y, bulge]) =>
          bulge === undefined ? [x + dx, y + dy] : [x + dx, y + dy, bulge],
        ),
      };
    case 'circle':
      return { ...shape, centre: [shape.centre[0] + dx, shape.centre[1] + dy] };
    case 'text':
      return { ...shape, at: [shape.at[0] + dx, shape.at[1] + dy] };
  }
}

export type Bounds = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

/** A shape's corners, found once, because a drawing is arranged up to 120 times. */
const cornersOf = memoize((shape: Shape): readonly Point[] => {
  if (shape.kind === 'text') return [];
  if (shape.kind === 'circle') {
    const [[x, y], r] = [shape.centre, shape.radius];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  }
  const points = shape.corners.flatMap(pathPoints(shape.corners));
  const { left, right, bottom, top } = around(points);
  return [
    [left, bottom],
    [right, top],
  ];
});

/** The bounds of lines. A bent edge counts with its ends and its midpoint. */
export const boundsOf = (plan: Shapes): Bounds => around(plan.flatMap((shape) => cornersOf(shape)));

function around(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Character width ÷ height. Instrument Sans and our stroke letters are about as wide. */
export const textWidth = (text: string, height: number): number => text.length * height * 0.86;

/** The bounds of everything, text included. */
export function inkOf(plan: Shapes): Bounds {
  const letters = plan.flatMap((shape) => {
    if (shape.kind !== 'text') return [];
    const { at, text, height, anchor, upright } = shape;
    const long = textWidth(text, height);
    const before = { start: 0, middle: long / 2, end: long }[anchor];
    const [x, y] = at;
    return upright
      ? [box(x - height, y - before, height, long)]
      : [box(x - before, y, long, height)];
  });
  return boundsOf([...plan, ...letters]);
}

/** A corner, and the midpoint of the bent edge that starts there. */
const pathPoints =
  (corners: readonly Corner[]) =>
  ([x, y, bulge]: Corner, at: number): readonly Point[] => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    if (bulge === undefined) return [[x, y]];
    const half = bulge / 2;
    return [
      [x, y],
      [(x + nextX) / 2 + half * (nextY - y), (y + nextY) / 2 - half * (nextX - x)],
    ];
  };
