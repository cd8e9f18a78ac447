/**
 * A technical drawing as data, in millimetres: x to the right, y up. Written as SVG for pages and
 * sheets, and as DXF for drawing programs.
 */
import type { Point } from '../toolkit/shapes.ts';

export const layers = ['outline', 'detail', 'clearance', 'dimension'] as const;
export type Layer = (typeof layers)[number];

/** A corner; `bulge` bends the edge to the next one as DXF tells it: tan of a quarter of its angle, left turns positive. */
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
      /** Of a capital letter. */
      readonly height: number;
      readonly anchor: 'start' | 'middle' | 'end';
      /** Reads upwards. */
      readonly upright?: true;
    };
export type Plan = readonly Shape[];

const quarter = Math.tan(Math.PI / 8);

export const line = (corners: readonly Corner[], layer: Layer = 'detail'): Shape => ({
  kind: 'path',
  layer,
  corners,
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

/** A rectangle by its lower left corner, its corners rounded by `r`. */
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

/** The same, known by its vertical middle line. */
export const centred = (
  cx: number,
  y: number,
  width: number,
  height: number,
  r = 0,
  layer: Layer = 'outline',
): Shape => box(cx - width / 2, y, width, height, r, layer);

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

/** Of what is drawn with lines; of a bent edge its ends and its middle count. */
export function boundsOf(plan: Plan): Bounds {
  const points = plan.flatMap((shape): readonly Point[] => {
    if (shape.kind === 'text') return [];
    if (shape.kind === 'path') return shape.corners.flatMap(pathPoints(shape.corners));
    const [[x, y], r] = [shape.centre, shape.radius];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Of the figures and their spaces: Instrument Sans and the strokes of the pictures are about as wide. */
export const textWidth = (text: string, height: number): number => text.length * height * 0.86;

/** Of all that is drawn, its letters too. */
export function inkOf(plan: Plan): Bounds {
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

/** A corner, and the middle of the bent edge that begins there. */
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
