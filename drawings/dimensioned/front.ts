/** Turns a product's picture into lines in millimetres, so that picture and dimensions agree. */
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import { familyMarkup, productSheet } from '../draw-product.ts';
import { type Outlined, shapesOf, withoutGroups } from '../toolkit/extent.ts';
import type { Point } from '../toolkit/shapes.ts';
import { area, box, type Shapes } from './plan.ts';

type Edge = { readonly points: readonly Point[]; readonly isBody: boolean };

/** The two edges of a line drawn as a tube. */
function tubeEdge(points: readonly Point[], half: number): readonly Point[] {
  const side = (way: 1 | -1): readonly Point[] =>
    points.map(([x, y], at) => {
      const [fromX, fromY] = points[Math.max(0, at - 1)] ?? [x, y];
      const [toX, toY] = points[Math.min(points.length - 1, at + 1)] ?? [x, y];
      const long = Math.hypot(toX - fromX, toY - fromY) || 1;
      return [x - (way * half * (toY - fromY)) / long, y + (way * half * (toX - fromX)) / long];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** The two edges of a ring drawn with a thick stroke. */
function ringEdges(points: readonly Point[], half: number): readonly (readonly Point[])[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [cx, cy] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  const r = Math.max(...xs) - cx;
  return [1 + half / r, 1 - half / r].map((k) =>
    points.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k]),
  );
}

/** The edges of a shape. A shape without an outline is shading and has none. */
function edgesOf({ name, points, attribute, pen, part }: Outlined): readonly Edge[] {
  const isBody = part === 'body';
  const [stroke, fill] = [attribute('stroke'), attribute('fill')];
  if (part === 'around' || stroke === undefined || points.length < 2) return [];
  if (attribute('class') === 'tube') return [{ points: tubeEdge(points, pen), isBody }];
  if (fill !== 'none') return [{ points, isBody }];
  if (name === 'circle' && pen > 4) {
    return ringEdges(points, pen).map((each) => ({ points: each, isBody }));
  }
  return attribute('d')?.endsWith('Z') === true ? [{ points, isBody }] : [];
}

type Sized = { readonly width: number; readonly height: number };

/** The product's outline at its stated size, with its lower left corner at (0, 0). */
export function frontOf(look: DrawingProps, { width, height }: Sized): Shapes {
  return fittedTo(markupOf(look), { width, height });
}

/** The outline without parts drawn apart, such as its tap above the bench. */
export function aloneOf(look: DrawingProps, size: Sized): Shapes {
  return fittedTo(withoutGroups(markupOf(look), 'apart')[0], size);
}

/** A tap's outline, and the outline of its kit's filter at the filter's own stated size. */
export function kitOf(look: DrawingProps, tap: Sized, filter: Sized): readonly [Shapes, Shapes] {
  return [aloneOf(look, tap), fittedTo(withoutGroups(markupOf(look), 'apart')[1], filter)];
}

const markupOf = (look: DrawingProps): string =>
  familyMarkup(productSheet(look.label), { ...look, label: '' });

function fittedTo(markup: string, { width, height }: Sized): Shapes {
  const edges = shapesOf(markup).flatMap(edgesOf);
  const body = edges.filter(({ isBody }) => isBody).flatMap(({ points }) => points);
  // A clipped shape has no edge.
  if (body.length === 0) return [box(0, 0, width, height)];
  const xs = body.map(([x]) => x);
  const ys = body.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.max(...ys)];
  const [across, up] = [width / (Math.max(...xs) - left), height / (bottom - Math.min(...ys))];
  return edges.map(({ points, isBody }) =>
    area(
      points.map(([x, y]) => [(x - left) * across, (bottom - y) * up]),
      isBody ? 'outline' : 'detail',
    ),
  );
}
