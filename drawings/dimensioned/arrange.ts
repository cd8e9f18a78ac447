/** Front and side beside each other with their dimensions, on one sheet, in millimetres. */
import type { Product } from '../../kernel/contract.ts';
import { type Outline, type ServiceSpace, serviceSpaceOf } from '../../kernel/dimensions.ts';
import { levelDimension, uprightDimension } from './dimension-line.ts';
import { type Bounds, boundsOf, box, inkOf, moved, type Plan, type Shape } from './plan.ts';
import { sideOf } from './sides.ts';

/** What it is drawn on: its size and that of its letters, in a unit of its own. */
export type Paper = { readonly width: number; readonly height: number; readonly text: number };
export type Drawing = {
  readonly plan: Plan;
  /** All of it, with its margins. */
  readonly bounds: Bounds;
  /** Units of the paper for a millimetre. */
  readonly scale: number;
};

/** Heights of letters round all that is drawn, between the views, and beside and below them at first. */
const margin = 1.2;
const room = { beside: 7, gap: 7, below: 10 } as const;

/** @param front What it looks like, in millimetres: the same lines as its picture has. */
export function arrange(product: Product, front: Plan, outline: Outline, paper: Paper): Drawing {
  const views = { front, side: sideOf(product, outline) };
  const at = (scale?: number) => arrangeAt(product, views, outline, paper, scale);
  let drawing = at();
  // Letters keep their size, and figures step out of what becomes too narrow for them: it is tried.
  for (let turn = 0; turn < 120 && overflow(drawing, paper) > 0; turn += 1) {
    drawing = at(drawing.scale * 0.97);
  }
  return drawing;
}

/** Units of the paper that a drawing reaches beyond it. */
const overflow = ({ bounds, scale }: Drawing, { width, height }: Paper): number =>
  Math.max(
    (bounds.right - bounds.left) * scale - width,
    (bounds.top - bounds.bottom) * scale - height,
  );

type Views = { readonly front: Plan; readonly side: Plan };

function arrangeAt(
  product: Product,
  { front, side }: Views,
  outline: Outline,
  paper: Paper,
  given?: number,
): Drawing {
  const { width, height, depth } = outline;
  const service = serviceSpaceOf(product);
  const space = (side: ServiceSpace['side']) => (service?.side === side ? service.space : 0);
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
  // Ports stand out at its sides: the measures keep clear of them.
  const [outLeft, outRight] = [Math.max(0, -pictured.left), Math.max(width, pictured.right)];
  const sideX = Math.max(width + beside, outRight) + room.gap * t + inFront;
  // A round thing may be wider than high: its end view then reaches lower than its front.
  const floor = Math.min(-below, boundsOf([...front, ...side]).bottom);
  const measure = floor - 3 * t;
  const rise = -outLeft - 3 * t;
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
    at: [x, floor - 5.8 * t],
    text,
    height: t * 0.9,
    anchor: 'middle',
  });
  const [first, second] = outline.faces;
  const labels = [label(first, width / 2), label(second, sideX + depth / 2)];
  const measured = [...kept, ...views, ...dimensions, ...labels];
  const { left } = inkOf(measured);
  const plan =
    service === undefined ? measured : [...measured, noteOf(service, left, floor - 8.4 * t, t)];
  return { plan, bounds: widened(inkOf(plan), margin * t), scale };
}

const widened = ({ left, right, bottom, top }: Bounds, by: number): Bounds => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
});

/** What the dashes mean: where it is kept clear can be seen. */
const noteOf = ({ space }: ServiceSpace, x: number, y: number, t: number): Shape => ({
  kind: 'text',
  layer: 'clearance',
  at: [x, y],
  text: `${space} mm kept clear (dashed)`,
  height: t,
  anchor: 'start',
});

/** Millimetres as drawings write them, without a sign between thousands. */
const figure = (value: number, diameter?: number): string =>
  value === diameter ? `Ø ${value}` : String(value);

/** The room for service in both views, as far as each shows it. */
function clearances(
  { side, space }: ServiceSpace,
  { width, height, depth }: Outline,
  sideX: number,
): Plan {
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
