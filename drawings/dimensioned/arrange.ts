/** Front and side beside each other with their dimensions, on one sheet, in millimetres. */
import type { Product } from '../../kernel/contract.ts';
import { type Outline, type ServiceSpace, serviceSpaceOf } from '../../kernel/dimensions.ts';
import { levelDimension, textWidth, uprightDimension } from './dimension-line.ts';
import { elevationsOf } from './outlines.ts';
import { type Bounds, boundsOf, box, moved, type Plan, type Shape } from './plan.ts';

/** What it is drawn on: its size and that of its letters, in a unit of its own. */
export type Paper = { readonly width: number; readonly height: number; readonly text: number };
export type Drawing = {
  readonly plan: Plan;
  /** All of it, with its margins. */
  readonly bounds: Bounds;
  /** Units of the paper for a millimetre. */
  readonly scale: number;
};

/** Heights of letters beside the views, between them and around them. */
const margin = { left: 5, right: 2.5, top: 1.5, bottom: 9.5, gap: 7 } as const;

export function arrange(product: Product, outline: Outline, paper: Paper): Drawing {
  let drawing = arrangeAt(product, outline, paper);
  // Figures that stand outside may need more room than the margins leave.
  for (let turn = 0; turn < 8; turn += 1) {
    const { bounds, scale } = drawing;
    const share = Math.min(
      paper.width / ((bounds.right - bounds.left) * scale),
      paper.height / ((bounds.top - bounds.bottom) * scale),
    );
    if (share >= 1) break;
    drawing = arrangeAt(product, outline, paper, scale * share * 0.99);
  }
  return drawing;
}

function arrangeAt(product: Product, outline: Outline, paper: Paper, given?: number): Drawing {
  const { width, height, depth } = outline;
  const service = serviceSpaceOf(product);
  const space = (side: ServiceSpace['side']) => (service?.side === side ? service.space : 0);
  const [below, above, beside, inFront] = [
    space('below'),
    space('above'),
    space('beside'),
    space('in front'),
  ];
  const note = noteOf(service);
  const across = width + beside + inFront + depth;
  const around = (margin.left + margin.gap + margin.right) * paper.text;
  const scale =
    given ??
    Math.min(
      (paper.width - around) / across,
      (paper.height - (margin.top + margin.bottom) * paper.text) / (height + below + above),
    );
  const t = paper.text / scale;
  const sideX = width + beside + margin.gap * t + inFront;
  const { front, side } = elevationsOf(product, outline);
  const floor = -below;
  const measure = floor - 3 * t;
  const rise = -3 * t;
  const views = [...front, ...side.map((shape) => moved(shape, sideX, 0))];
  const kept = service ? clearances(service, outline, sideX) : [];
  const dimensions = [
    ...levelDimension([0, width], measure, floor, figure(width, outline.round), t, 'left'),
    ...levelDimension([sideX, sideX + depth], measure, floor, figure(depth, outline.round), t),
    ...uprightDimension([0, height], rise, 0, figure(height), t),
    ...(below > 0 ? uprightDimension([-below, 0], rise, 0, figure(below), t) : []),
    ...(above > 0 ? uprightDimension([height, height + above], rise, 0, figure(above), t) : []),
    ...(beside > 0
      ? levelDimension([width, width + beside], measure, floor, figure(beside), t)
      : []),
    ...(inFront > 0
      ? levelDimension([sideX - inFront, sideX], measure, floor, figure(inFront), t)
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
  const isEnd = side.some(({ kind, layer }) => kind === 'circle' && layer === 'outline');
  const labels = [label('Front', width / 2), label(isEnd ? 'End' : 'Side', sideX + depth / 2)];
  const drawn = boundsOf([...kept, ...dimensions]);
  const left = Math.min(-margin.left * t, drawn.left);
  const right = Math.max(
    sideX + depth + margin.right * t,
    drawn.right + t,
    left + textWidth(note, t * 0.8) * 0.75 + t,
  );
  const words: Shape = {
    kind: 'text',
    layer: 'clearance',
    at: [left + t * 0.6, floor - 8.4 * t],
    text: note,
    height: t * 0.8,
    anchor: 'start',
  };
  return {
    plan: [...kept, ...views, ...dimensions, ...labels, ...(note === '' ? [] : [words])],
    bounds: {
      left,
      right,
      bottom: floor - margin.bottom * t,
      top: height + above + margin.top * t,
    },
    scale,
  };
}

/** Millimetres as drawings write them, without a sign between thousands. */
const figure = (value: number, isRound = false): string => `${isRound ? 'Ø ' : ''}${value}`;

const noteOf = (service: ServiceSpace | undefined): string =>
  service ? `Dashed: ${service.space} mm kept clear ${service.side} for service` : '';

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
