/** Measures a drawing by parsing its markup. Ignores clipped content outside its clip path. */
import { group, type Point } from './shapes.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Light and shadow, which aren't part of the product. */
export const notMeasured = (children: readonly string[] | string): string =>
  group(children, { class: 'aura' });
/** Context that isn't to scale, such as the tap it supplies or the pipe it hangs on. */
export const context = (children: readonly string[] | string): string =>
  group(children, { class: 'around' });
/** Parts outside the stated size but to scale, such as ports or a lever. */
export const overhang = (children: readonly string[] | string): string =>
  group(children, { class: 'beyond' });
/** Separate units outside the stated size, such as the filter next to its tap. */
export const apart = (children: readonly string[] | string): string =>
  overhang(group(children, { class: 'apart' }));

/** Splits a drawing into the rest and the groups of a class. */
export function withoutGroups(markup: string, mark: string): readonly [string, string] {
  const start = markup.indexOf(`<g class="${mark}">`);
  let depth = 0;
  for (const { 0: tag, index } of start < 0 ? [] : markup.slice(start).matchAll(/<\/?g\b[^>]*>/g)) {
    if (!tag.endsWith('/>')) depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    const end = start + index + tag.length;
    const [rest, more] = withoutGroups(markup.slice(end), mark);
    return [markup.slice(0, start) + rest, markup.slice(start, end) + more];
  }
  return [markup, ''];
}

const joined = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function matrixOf(transform: string): Matrix {
  let matrix = identity;
  for (const [, name, given = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, two = 0, three = 0] = given.split(/[ ,]+/).map(Number);
    if (name === 'translate') matrix = joined(matrix, [1, 0, 0, 1, one, two]);
    if (name === 'scale') {
      const down = given.trim().includes(' ') ? two : one;
      matrix = joined(matrix, [one, 0, 0, down, 0, 0]);
    }
    if (name === 'rotate') {
      const turn = (one * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      matrix = joined(matrix, [1, 0, 0, 1, two, three]);
      matrix = joined(matrix, [cos, sin, -sin, cos, 0, 0]);
      matrix = joined(matrix, [1, 0, 0, 1, -two, -three]);
    }
  }
  return matrix;
}

const steps = Array.from({ length: 24 }, (_, at) => (at + 1) / 24);

/** Points along a circular arc, from its end points. The drawings have no elliptical arcs. */
function arcPoints(
  [x, y]: Point,
  [endX, endY]: Point,
  r: number,
  large: number,
  sweep: number,
): readonly Point[] {
  const half = Math.hypot(endX - x, endY - y) / 2;
  if (half === 0) return [[x, y]];
  const radius = Math.max(r, half);
  const side = large === sweep ? -1 : 1;
  const away = (side * Math.sqrt(radius * radius - half * half)) / (2 * half);
  const cx = (x + endX) / 2 - away * (endY - y);
  const cy = (y + endY) / 2 + away * (endX - x);
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(endY - cy, endX - cx) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  return steps.map((t) => [
    cx + radius * Math.cos(from + turn * t),
    cy + radius * Math.sin(from + turn * t),
  ]);
}

const bezier = (points: readonly Point[]): readonly Point[] =>
  steps.map((t) => {
    let left = points;
    while (left.length > 1) {
      left = left
        .slice(1)
        .map(
          ([x, y], at): Point => [
            (left[at]?.[0] ?? 0) * (1 - t) + x * t,
            (left[at]?.[1] ?? 0) * (1 - t) + y * t,
          ],
        );
    }
    return left[0] ?? [0, 0];
  });

const taken: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
};

/** Points along a path, close enough for its bounds. */
function pathPoints(data: string): readonly Point[] {
  const found: Point[] = [];
  let at: Point = [0, 0];
  let bend: Point | undefined;
  for (const [, letter = '', given = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = letter.toUpperCase();
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    const count = taken[name];
    if (count === undefined) continue;
    for (let first = 0; first + count <= numbers.length; first += count) {
      const own = numbers.slice(first, first + count);
      const [fromX, fromY] = letter === name ? [0, 0] : at;
      const point = (index: number): Point => [
        (own[index] ?? 0) + fromX,
        (own[index + 1] ?? 0) + fromY,
      ];
      let next: Point = point(count - 2);
      if (name === 'H') next = [(own[0] ?? 0) + fromX, at[1]];
      if (name === 'V') next = [at[0], (own[0] ?? 0) + fromY];
      if (name === 'C') found.push(...bezier([at, point(0), point(2), next]));
      if (name === 'S') found.push(...bezier([at, point(0), next]));
      const mirrored: Point = bend === undefined ? at : [2 * at[0] - bend[0], 2 * at[1] - bend[1]];
      const knee = name === 'Q' ? point(0) : name === 'T' ? mirrored : undefined;
      if (knee !== undefined) found.push(...bezier([at, knee, next]));
      bend = knee;
      if (name === 'A') found.push(...arcPoints(at, next, own[0] ?? 0, own[3] ?? 0, own[4] ?? 0));
      found.push(next);
      at = next;
    }
  }
  return found;
}

const angles = (count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => (at * Math.PI) / (2 * count));
/** Enough points for a smooth curve. Large curves need more. */
const [quarter, largeQuarter] = [angles(6), angles(18)];
/** Four quarter ellipses about four points: a rounded rectangle or an ellipse. */
function rounded(
  [left, top, right, bottom]: readonly [number, number, number, number],
  rx: number,
  ry: number,
): readonly Point[] {
  const corners: readonly (readonly [x: number, y: number, turn: number])[] = [
    [right, bottom, 0],
    [left, bottom, Math.PI / 2],
    [left, top, Math.PI],
    [right, top, -Math.PI / 2],
  ];
  return corners.flatMap(([x, y, turn]) =>
    (rx === 0 ? [0] : rx > 12 ? largeQuarter : quarter).map(
      (angle): Point => [x + rx * Math.cos(angle + turn), y + ry * Math.sin(angle + turn)],
    ),
  );
}

function shapePoints(name: string, of: (key: string) => string | undefined): readonly Point[] {
  const number = (key: string) => Number(of(key) ?? 0);
  if (name === 'path') return pathPoints(of('d') ?? '');
  if (name === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    const r = Math.min(number('rx'), width / 2, height / 2);
    return rounded([x + r, y + r, x + width - r, y + height - r], r, r);
  }
  const [cx, cy] = [number('cx'), number('cy')];
  const [rx, ry] = name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  return rounded([cx, cy, cx, cy], rx, ry);
}

export type Outlined = {
  readonly name: string;
  readonly points: readonly Point[];
  readonly attribute: (key: string) => string | undefined;
  /** Half its stroke width. */
  readonly pen: number;
  readonly part: 'body' | 'beyond' | 'around';
};

/** All shapes of a drawing except auras, in paint order. */
export function shapesOf(markup: string): readonly Outlined[] {
  const found: Outlined[] = [];
  const open: { matrix: Matrix; counts: boolean; part: Outlined['part'] }[] = [
    { matrix: identity, counts: true, part: 'body' },
  ];
  for (const [whole, close, name = '', given = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (close === '/') {
      if (name === 'g') open.pop();
      continue;
    }
    const of = (key: string) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(given)?.[1];
    const outer = open.at(-1);
    if (outer === undefined) break;
    const transform = of('transform');
    const matrix =
      transform === undefined ? outer.matrix : joined(outer.matrix, matrixOf(transform));
    const marked = of('class');
    const counts = outer.counts && of('clip-path') === undefined && marked !== 'aura';
    const own = marked === 'beyond' || marked === 'around' ? marked : outer.part;
    const part = outer.part === 'around' ? 'around' : own;
    if (name === 'g' && !whole.endsWith('/>')) open.push({ matrix, counts, part });
    if (!counts || !/^(rect|circle|ellipse|path)$/.test(name)) continue;
    const [a, b] = matrix;
    const points = shapePoints(name, of).map((point) => apply(matrix, point));
    const wide = of('stroke') === undefined ? 0 : Number(of('stroke-width') ?? 1);
    const pen = (wide / 2) * Math.hypot(a, b);
    found.push({ name, points, attribute: of, pen, part });
  }
  return found;
}

/** The bounds of the body, or of everything including context. Undefined for an empty drawing. */
export function measureMarkup(markup: string, what: 'body' | 'all' = 'body') {
  const shapes = shapesOf(markup).filter(({ part }) => what === 'all' || part === 'body');
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { points, pen } of shapes) {
    for (const [x, y] of points) {
      bounds.left = Math.min(bounds.left, x - pen);
      bounds.top = Math.min(bounds.top, y - pen);
      bounds.right = Math.max(bounds.right, x + pen);
      bounds.bottom = Math.max(bounds.bottom, y + pen);
    }
  }
  return shapes.length === 0 ? undefined : bounds;
}
