/** The front and side views with their dimensions on one sheet, in millimetres. */
import type { Product } from '../../kernel/contract.ts';
import { type Outline, type ServiceClearance, serviceClearance } from '../../kernel/dimensions.ts';
import { levelDimension, uprightDimension } from './dimension-line.ts';
import { type Bounds, boundsOf, box, inkOf, moved, ring, type Shape, type Shapes } from './plan.ts';

/** The paper's size and letter height, in its own unit. */
export type Paper = { readonly width: number; readonly height: number; readonly text: number };
export type Drawing = {
  readonly plan: Shapes;
  /** The bounds with margins. */
  readonly bounds: Bounds;
  /** Paper units per millimetre. */
  readonly scale: number;
};

/** Spacing in letter heights: around the drawing, between the views, and to the first dimension line. */
const margin = 1.2;
const room = { beside: 5, gap: 5, below: 8.4 } as const;

/** @param front The outline of its picture, in millimetres. */
export function arrange(product: Product, front: Shapes, outline: Outline, paper: Paper): Drawing {
  const views = { front, side: sideOf(outline) };
  const at = (scale?: number) => arrangeAt(product, views, outline, paper, scale);
  let drawing = at();
  // Letters keep their size while the drawing scales, and move out of spaces that get too narrow, so it tries scales.
  for (let turn = 0; turn < 120 && overflow(drawing, paper) > 0; turn += 1) {
    drawing = at(drawing.scale * 0.97);
  }
  return drawing;
}

/**
 * The end of a round product, and the stated space of any other: files state how deep a product is, but not its shape
 * from the side.
 */
export function sideOf({ width, height, depth, faces }: Outline): Shapes {
  const r = depth / 2;
  if (faces[1] !== 'End')
    return [
      box(0, 0, depth, height, faces[0] === 'Face' ? r : Math.min(width, height, depth) * 0.05),
    ];
  const level = faces[0] === 'Side' ? r : height / 2;
  return [ring([r, level], r), ring([r, level], r * 0.72, 'detail')];
}

/** How far a drawing overflows the paper, in paper units. */
const overflow = ({ bounds, scale }: Drawing, { width, height }: Paper): number =>
  Math.max(
    (bounds.right - bounds.left) * scale - width,
    (bounds.top - bounds.bottom) * scale - height,
  );

type Views = { readonly front: Shapes; readonly side: Shapes };

function arrangeAt(
  product: Product,
  { front, side }: Views,
  outline: Outline,
  paper: Paper,
  given?: number,
): Drawing {
  const { width, height, depth } = outline;
  const service = serviceClearance(product);
  const space = (side: ServiceClearance['side']) => (service?.side === side ? service.space : 0);
  const [below, above, beside, inFront] = [
    space('below'),
    space('above'),
    space('beside'),
    space('in front'),
  ];
  const across =
    boundsOf(front).right - Math.min(0, boundsOf(front).left) + beside + inFront + depth;
  const around = (room.beside + room.gap) * paper.text;
  const scale =
    given ??
    Math.min(
      (paper.width - around) / across,
      (paper.height - room.below * paper.text) / (height + below + above),
    );
  const t = paper.text / scale;
  const pictured = boundsOf(front);
  // Dimension lines keep clear of the ports at the sides.
  const [outLeft, outRight] = [Math.max(0, -pictured.left), Math.max(width, pictured.right)];
  const sideX = Math.max(width + beside, outRight) + room.gap * t + inFront;
  // A round product may be wider than high; then its end view extends below the front view.
  const floor = Math.min(-below, boundsOf([...front, ...side]).bottom);
  const measure = floor - 2.4 * t;
  const rise = -outLeft - 2.4 * t;
  const views = [...front, ...side.map((shape) => moved(shape, sideX, 0))];
  const kept = service ? clearances(service, outline, sideX) : [];
  const dimensions = [
    ...levelDimension([0, width], measure, floor, figure(width, outline.diameter), t, 'left'),
    ...levelDimension([sideX, sideX + depth], measure, floor, figure(depth, outline.diameter), t),
    ...uprightDimension([0, height], rise, 0, figure(height, outline.diameter), t),
    ...(below > 0 ? uprightDimension([-below, 0], rise, 0, figure(below), t) : []),
    ...(above > 0 ? uprightDimension([height, height + above], rise, 0, figure(above), t) : []),
    ...(beside > 0
      ? levelDimension([width, width + beside], measure, floor, figure(beside), t)
      : []),
    ...(inFront > 0
      ? levelDimension([sideX - inFront, sideX], height + 2.4 * t, height, figure(inFront), t)
      : []),
  ];
  const label = (text: string, x: number): Shape => ({
    kind: 'text',
    layer: 'outline',
    at: [x, floor - 4.9 * t],
    text,
    height: t * 0.9,
    anchor: 'middle',
  });
  const [first, second] = outline.faces;
  const labels = [label(first, width / 2), label(second, sideX + depth / 2)];
  const measured = [...kept, ...views, ...dimensions, ...labels];
  const { left } = inkOf(measured);
  const plan =
    service === undefined ? measured : [...measured, noteOf(service, left, floor - 7.1 * t, t)];
  return { plan, bounds: widened(inkOf(plan), margin * t), scale };
}

const widened = ({ left, right, bottom, top }: Bounds, by: number): Bounds => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
});

/** The label for the dashes of a clearance, if any are visible. */
const noteOf = ({ space }: ServiceClearance, x: number, y: number, t: number): Shape => ({
  kind: 'text',
  layer: 'clearance',
  at: [x, y],
  text: `Keep ${space} mm clear`,
  height: t,
  anchor: 'start',
});

/** Millimetres without a thousands separator, as drawings print them. */
const figure = (value: number, diameter?: number): string =>
  value === diameter ? `Ø ${value}` : String(value);

/** The service clearance in each view that shows it. */
function clearances(
  { side, space }: ServiceClearance,
  { width, height, depth }: Outline,
  sideX: number,
): Shapes {
  const level = side === 'below' ? -space : height;
  switch (side) {
    case 'below':
    case 'above':
      return [
        box(0, level, width, space, 0, 'clearance'),
        box(sideX, level, depth, space, 0, 'clearance'),
      ];
    case 'beside':
      return [box(width, 0, space, height, 0, 'clearance')];
    case 'in front':
      return [box(sideX - space, 0, space, height, 0, 'clearance')];
  }
}
