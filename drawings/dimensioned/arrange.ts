/** Arranges a product's views and dimensions on one sheet, in millimetres. */

import {
  airAround,
  numericSpecification,
  type Outline,
  type ServiceClearance,
  serviceClearance,
} from '../../kernel/dimensions.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { bodyOf } from '../../kernel/fit.ts';
import type { Point } from '../toolkit/shapes.ts';
import { levelDimension, uprightDimension } from './dimension-line.ts';
import {
  type Bounds,
  boundsOf,
  box,
  inkOf,
  type Layer,
  moved,
  ring,
  type Shape,
  type Shapes,
  segment,
} from './plan.ts';

/** The paper's size and letter height, in its own unit. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  readonly text: number;
  /** Also shows, for specifiers, the clear space in front from the side, and the product and its clear space together. */
  readonly withNeeds?: true;
};
export type Drawing = {
  readonly plan: Shapes;
  readonly bounds: Bounds;
  /** Paper units per millimetre. */
  readonly scale: number;
};

/** Spacing in letter heights: around the drawing, between the views, and to the first dimension line. */
const margin = 1.2;
const room = { beside: 5, gap: 5, below: 6.2, line: 2.2, chain: 4 } as const;

/** In millimetres: `front` outlines its picture, and `filter` a tap's filter, which needs the clear space. */
export function arrange(
  product: Product,
  front: Shapes,
  outline: Outline,
  paper: Paper,
  filter: Shapes = [],
): Drawing {
  const views = { front, second: secondOf(product, outline, paper, filter) };
  const at = (scale?: number) => arrangeAt(product, views, outline, paper, scale);
  let drawing = at();
  // Tries scales, because letters keep their size and move out of spaces that get too narrow.
  for (let turn = 0; turn < 120 && overflow(drawing, paper) > 0; turn += 1) {
    drawing = at(drawing.scale * 0.97);
  }
  return drawing;
}

/** The end of a round product, or the side of a ring. Files state only the depth of any other product. */
export function sideOf({ height, depth, faces }: Outline): Shapes {
  const r = depth / 2;
  if (faces[1] === undefined) return [];
  if (faces[0] === 'Face') return [box(0, 0, depth, height, r)];
  const level = faces[0] === 'Side' ? r : height / 2;
  return [ring([r, level], r), ring([r, level], r * 0.72, 'detail')];
}

/** How far a drawing overflows the paper, in paper units. */
const overflow = ({ bounds, scale }: Drawing, { width, height }: Paper): number =>
  Math.max(
    (bounds.right - bounds.left) * scale - width,
    (bounds.top - bounds.bottom) * scale - height,
  );

/** The view next to the front. */
type Second = {
  readonly of: 'product' | 'envelope' | 'filter';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly shapes: Shapes;
};
type Views = { readonly front: Shapes; readonly second: Second | undefined };

function secondOf(
  product: Product,
  outline: Outline,
  { withNeeds }: Paper,
  filter: Shapes,
): Second | undefined {
  const body = bodyOf(product);
  if (body?.isFilter) return { of: 'filter', name: 'Filter', ...body, shapes: filter };
  const { height, depth, faces } = outline;
  const own = { width: depth, height, depth: outline.width };
  if (faces[1] !== undefined) {
    return { of: 'product', name: faces[1], ...own, shapes: sideOf(outline) };
  }
  if (!withNeeds || body?.service.side !== 'in front') return undefined;
  // Files only state the product's size from this side, not its shape.
  const envelope = box(0, 0, depth, height, 0, 'detail');
  return { of: 'envelope', name: 'Side', ...own, shapes: [envelope] };
}

function arrangeAt(
  product: Product,
  { front, second }: Views,
  outline: Outline,
  paper: Paper,
  given?: number,
): Drawing {
  const { width, height, depth } = outline;
  const service = serviceClearance(product);
  const filter = second?.of === 'filter' ? second : undefined;
  const space = (side: ServiceClearance['side'], isShown = true) =>
    isShown && service?.side === side ? service.space : 0;
  const [below, above, beside] = [
    space('below', !filter),
    space('above', !filter),
    space('beside', !filter),
  ];
  const inFront = space('in front', second?.of === 'envelope');
  const lowest = -space('below');
  const air = filter ? 0 : airAround(product);
  const [first] = outline.faces;
  const size = `${first === 'Side' ? 'Width' : 'Depth'} ${figure(depth, outline.diameter)} mm`;
  const stated = (id: string) => numericSpecification(product, id);
  const fixings = fixingsOf(stated, outline);
  const [tapHole, ports] = [stated('tapHole'), portLevels(stated)];
  const words: readonly (readonly [string, Layer])[] = [
    ...(second === undefined || filter ? [[size, 'outline'] as const] : []),
    ...(fixings ? [[`Fixing holes Ø ${fixings.hole} mm`, 'outline'] as const] : []),
    ...(tapHole === undefined ? [] : [[`Tap hole Ø ${tapHole} mm`, 'outline'] as const]),
    ...(filter ? [[`Filter depth ${filter.depth} mm`, 'outline'] as const] : []),
    ...(service ? [[keepText(service, filter !== undefined), 'clearance'] as const] : []),
    ...(air > 0 ? [[`Keep ${air} mm of air all round`, 'clearance'] as const] : []),
  ];
  // A wide sheet has room for the text next to the views.
  const isWide = paper.width > 2 * paper.height;
  const pictured = boundsOf(front);
  const [sideWidth, gap] = second ? [second.width + inFront, room.gap] : [0, 0];
  const across = pictured.right - Math.min(0, pictured.left) + beside + sideWidth + 3 * air;
  const around = (room.beside * (filter ? 2 : 1) + gap) * paper.text;
  const scale =
    given ??
    Math.min(
      (paper.width - around) / across,
      (paper.height - (room.below + (isWide ? 0 : room.line * words.length)) * paper.text) /
        (height - lowest + above + air),
    );
  const t = paper.text / scale;
  // Dimension lines keep clear of the ports at the sides.
  const [outLeft, outRight] = [
    Math.max(air, -pictured.left),
    Math.max(width + air, pictured.right),
  ];
  const fixingX = Math.max(width + beside, outRight) + 2.4 * t;
  const sideX =
    Math.max(width + beside, outRight) +
    (second ? air : 0) +
    (gap + (fixings ? room.beside : 0)) * t;
  // If a round product is wider than high, its end view extends below the front view.
  const floor = Math.min(lowest, boundsOf([...front, ...(second?.shapes ?? [])]).bottom);
  const measure = floor - 2.4 * t;
  const inner = -outLeft - 2.4 * t;
  const rise = ports.length > 0 ? inner - room.chain * t : inner;
  const views = [
    ...front,
    ...(fixings ? fixings.at.flatMap((each) => hole(each, fixings.hole)) : []),
    ...(second?.shapes ?? []).map((shape) => moved(shape, sideX, 0)),
  ];
  const airBox = (x: number, across: number): Shapes =>
    air > 0 ? [box(x - air, 0, across + 2 * air, height + air, 0, 'clearance')] : [];
  const kept = [
    ...airBox(0, width),
    ...(second?.of === 'envelope' ? airBox(sideX, second.width) : []),
    ...(service ? clearances(service, outline, second, sideX) : []),
  ];
  const outer = measure - (paper.withNeeds && beside + inFront + air > 0 ? 2.4 * t : 0);
  const sideEnd = sideX + (second?.width ?? 0);
  /** The product and its clear space together. */
  const needs = (): Shapes => [
    ...(below + above + air > 0
      ? uprightDimension(
          [-below, height + above + air],
          rise - room.chain * t,
          0,
          figure(height + below + above + air),
          t,
        )
      : []),
    ...(beside + air > 0
      ? levelDimension(
          [-air, width + air + beside],
          outer,
          measure,
          figure(width + 2 * air + beside),
          t,
        )
      : []),
    ...(inFront > 0
      ? levelDimension(
          [sideX - air, sideEnd + inFront],
          outer,
          measure,
          figure(depth + air + inFront),
          t,
        )
      : []),
  ];
  const dimensions = [
    ...levelDimension([0, width], measure, floor, figure(width, outline.diameter), t, 'left'),
    ...(second
      ? levelDimension([sideX, sideEnd], measure, floor, figure(second.width, outline.diameter), t)
      : []),
    ...uprightDimension([0, height], rise, 0, figure(height, outline.diameter), t),
    ...ports.flatMap((level, at) => {
      const from = ports[at - 1] ?? 0;
      return uprightDimension([from, level], inner, -outLeft, figure(level - from), t);
    }),
    ...(fixings
      ? [
          ...levelDimension(
            [fixings.at[0][0], fixings.at[1][0]],
            height + above + 2.4 * t,
            fixings.level,
            figure(fixings.centres),
            t,
          ),
          ...uprightDimension([0, fixings.level], fixingX, width, figure(fixings.level), t),
        ]
      : []),
    ...(below > 0 ? uprightDimension([-below, 0], rise, 0, figure(below), t) : []),
    ...(above > 0 ? uprightDimension([height, height + above], rise, 0, figure(above), t) : []),
    ...(beside > 0
      ? levelDimension([width, width + beside], measure, floor, figure(beside), t)
      : []),
    ...(inFront > 0
      ? levelDimension([sideEnd, sideEnd + inFront], measure, floor, figure(inFront), t)
      : []),
    ...(filter ? filterHeights(filter, -lowest, sideEnd, paper, t) : []),
    ...(paper.withNeeds ? needs() : []),
  ];
  const label = (text: string, x: number, line = 0, layer: Layer = 'outline'): Text => ({
    kind: 'text',
    layer,
    at: [x, outer - (2.5 + room.line * line) * t],
    text,
    height: t * 0.9,
    anchor: 'middle',
  });
  const labels = [
    label(first, width / 2),
    ...(second === undefined ? [] : [label(second.name, sideX + second.width / 2)]),
  ];
  const measured = [...kept, ...views, ...dimensions, ...labels];
  const { left, right, top } = inkOf(measured);
  // Goes below a single view, unless a tap and its tubes are next to it.
  const isAlone = second === undefined && outLeft < width / 4;
  const under = isAlone ? width / 2 : (left + right) / 2;
  const plan = [
    ...measured,
    ...words.map(([text, layer], line): Shape => {
      const note = label(text, under, line + 1, layer);
      const at: Point = [right + 3 * t, top - (1 + room.line * line) * t];
      return isWide ? { ...note, at, anchor: 'start' } : note;
    }),
  ];
  return { plan, bounds: widened(inkOf(plan), margin * t), scale };
}

type Text = Extract<Shape, { readonly kind: 'text' }>;
type Stated = (id: string) => number | undefined;

/** Heights of the connections above the lowest point, from the lowest. */
function portLevels(stated: Stated): readonly number[] {
  const lowest = stated('connectionHeight');
  if (lowest === undefined) return [];
  const apart = stated('connectionCentres');
  return apart === undefined ? [lowest] : [lowest, lowest + apart];
}

/** The two fixing holes, at equal distances from the middle. */
function fixingsOf(stated: Stated, { width }: Outline) {
  const [centres, level, hole] = ['fixingCentres', 'fixingHeight', 'fixingHole'].map(stated);
  if (centres === undefined || level === undefined || hole === undefined) return undefined;
  const at = (way: 1 | -1): Point => [(width + way * centres) / 2, level];
  return { centres, level, hole, at: [at(-1), at(1)] as const };
}

/** A hole with the lines that mark its centre. */
function hole([x, y]: Point, diameter: number): Shapes {
  const arm = diameter * 0.9;
  return [
    ring([x, y], diameter / 2),
    segment(x - arm, y, x + arm, y),
    segment(x, y - arm, x, y + arm),
  ];
}

const widened = ({ left, right, bottom, top }: Bounds, by: number): Bounds => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
});

/** Millimetres without a thousands separator, as drawings print them. */
const figure = (value: number, diameter?: number): string =>
  value === diameter ? `Ø ${value}` : String(value);

const keepText = ({ side, space }: ServiceClearance, isFilter: boolean): string =>
  isFilter ? `Filter needs ${space} mm ${side}` : `Keep ${space} mm clear ${side}`;

/** A filter's height, with the clear space below it. */
function filterHeights(
  { height }: Second,
  below: number,
  edge: number,
  { withNeeds }: Paper,
  t: number,
): Shapes {
  const x = edge + 3.4 * t;
  return [
    ...uprightDimension([0, height], x, edge, figure(height), t),
    ...(below > 0 ? uprightDimension([-below, 0], x, edge, figure(below), t) : []),
    ...(below > 0 && withNeeds
      ? uprightDimension([-below, height], x + room.chain * t, edge, figure(height + below), t)
      : []),
  ];
}

/** The service clearance in each view that shows it. */
function clearances(
  { side, space }: ServiceClearance,
  { width, height }: Outline,
  second: Second | undefined,
  sideX: number,
): Shapes {
  if (side === 'beside') return [box(width, 0, space, height, 0, 'clearance')];
  if (side === 'in front') {
    return second?.of === 'envelope'
      ? [box(sideX + second.width, 0, space, height, 0, 'clearance')]
      : [];
  }
  const at = (x: number, wide: number, high: number) =>
    box(x, side === 'below' ? -space : high, wide, space, 0, 'clearance');
  return [
    ...(second?.of === 'filter' ? [] : [at(0, width, height)]),
    ...(second ? [at(sideX, second.width, second.height)] : []),
  ];
}
