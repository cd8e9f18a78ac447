/**
 * What a product looks like from the front and from its right side, as lines in a box of its
 * stated size: schematic within, true at its edges. The front of the side view is at its left.
 */
import type { Product } from '../../kernel/contract.ts';
import type { Outline } from '../../kernel/dimensions.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { cabinet, cover, crate, fountain, sack } from './boxes.ts';
import { area, box, type Corner, centred, type Elevations, line, type Plan, ring } from './plan.ts';
import { says, specification } from './said.ts';
import { tank, vesselWithBrine, vesselWithValve } from './vessels.ts';

type Draw = (product: Product, outline: Outline) => Elevations;

const kinds: Readonly<Record<ProductType, Draw>> = {
  system: housings,
  'undersink system': housings,
  'uv system': housings,
  'cabinet system': cabinet,
  'mixer tap': tap,
  'filter tap': tap,
  'sparkling system': (_, outline) => crate(outline, 'vents'),
  fountain,
  'shower filter': turned,
  'caravan kit': housings,
  'tank purifier': tank,
  softener: vesselWithBrine,
  'backwash system': vesselWithValve,
  'irrigation filter': housings,
  cartridge: turned,
  'inline cartridge': turned,
  'uv lamp': turned,
  housing: housings,
  fitting: turned,
  kit: (_, outline) => crate(outline, 'tape'),
  media: (_, outline) => sack(outline),
  'test kit': (_, outline) => crate(outline, 'tape'),
  spare: (_, outline) => crate(outline, 'plain'),
};

export function elevationsOf(product: Product, outline: Outline): Elevations {
  if (outline.round && !standing.has(product.type)) return turned(product, outline);
  return kinds[product.type](product, outline);
}
const standing = new Set<ProductType>(['backwash system', 'softener']);

/** Anything that could have been turned on a lathe: a body between two ends, and its end view. */
function turned({ type }: Product, { width, height, depth, round }: Outline): Elevations {
  const neck = type === 'cartridge' ? 1 : 0.72;
  const upright = (wide: number): Plan => {
    const end = Math.min(height * 0.09, wide * 0.4);
    return [
      centred(wide / 2, end, wide, height - 2 * end),
      ...[0, height - end].map((y) => centred(wide / 2, y, wide * neck, end)),
      line([
        [wide / 2, -0.04 * height],
        [wide / 2, height * 1.04],
      ]),
    ];
  };
  if (!round) return { front: upright(width), side: upright(depth) };
  const centre = [width / 2, height / 2] as const;
  return {
    front: upright(width),
    side: [ring(centre, width / 2), ring(centre, width * 0.36, 'detail')],
  };
}

/** Housings side by side under their heads, between two ports; an ultraviolet chamber stands last. */
function housings(product: Product, outline: Outline): Elevations {
  if (says(product, /weather cover|aluminium weather/)) return cover(outline);
  const stated = Number(specification(product, 'stages'));
  const isUv = product.type === 'uv system';
  const stages = Number.isInteger(stated) && stated > 0 ? Math.min(stated, 4) : 1;
  const bowls = Math.max(isUv ? stages - 1 : stages, isUv ? 0 : 1);
  const { width, height, depth } = outline;
  const port = Math.min(width * 0.07, 40);
  const pitch = (width - 2 * port) / (bowls + (isUv ? 0.7 : 0));
  const headY = height * 0.8;
  const portTall = Math.min(pitch * 0.34, height * 0.09);
  const reach = port + pitch * 0.1;
  const ports = [0, width - reach].map((x) =>
    box(x, height * 0.88 - portTall / 2, reach, portTall),
  );
  const fronts = Array.from({ length: bowls }, (_, at) =>
    housing(port + pitch * (at + 0.5), pitch, height, headY),
  );
  const lampX = width - port - pitch * 0.35;
  return {
    front: [...ports, ...fronts.flat(), ...(isUv ? chamber(lampX, pitch * 0.44, height) : [])],
    side: [
      box(depth * 0.84, headY, depth * 0.16, height - headY),
      // The ring is the foremost of it.
      ...housing(depth * 0.44, (depth * 0.88) / 0.936, height, headY),
    ],
  };
}

/** A head, its ring and the bowl below; (cx) is the middle line, `span` what it may take. */
function housing(cx: number, span: number, height: number, headY: number): Plan {
  const w = span * 0.9;
  const [wide, low] = [w * 0.44, w * 0.39];
  const r = Math.min(w * 0.16, headY * 0.2);
  return [
    centred(cx, headY, w, height - headY, Math.min(w * 0.1, (height - headY) * 0.4)),
    centred(cx, headY * 0.92, w * 1.04, headY * 0.08),
    area([
      [cx - wide, headY * 0.92],
      [cx - low, r, 0.41],
      [cx - low + r, 0],
      [cx + low - r, 0, 0.41],
      [cx + low, r],
      [cx + wide, headY * 0.92],
    ]),
    ...[-0.34, 0.34].map((share) =>
      line([
        [cx + w * share, r * 1.4],
        [cx + w * share, headY * 0.88],
      ]),
    ),
  ];
}

const chamber = (cx: number, width: number, height: number): Plan => [
  centred(cx, height * 0.08, width * 0.86, height * 0.8),
  ...[0, height * 0.88].map((y) => centred(cx, y, width, height * (y === 0 ? 0.08 : 0.12))),
  line([
    [cx, height * 0.02],
    [cx, height * 0.98],
  ]),
];

/** A high spout on a body: its bow shows from the side, its lever from the front. */
function tap(product: Product, { width, height, depth }: Outline): Elevations {
  const body = Math.min(width * 0.42, depth * 0.3, 52);
  const spout = body * 0.5;
  const cx = width / 2;
  const bow = (depth - body / 2 - spout / 2) / 2;
  const back = depth - body / 2;
  const bend = height - bow - spout / 2;
  const lever = height * (product.type === 'mixer tap' ? 0.2 : 0.14);
  const mouth = height * 0.1;
  const foot: readonly Corner[] = [
    [back - spout / 2, height * 0.36],
    [back + spout / 2, height * 0.36],
  ];
  const bowed: readonly Corner[] = [
    ...foot,
    [back + spout / 2, bend, 1],
    [0, bend],
    [0, bend - mouth],
    [spout, bend - mouth],
    [spout, bend, -1],
    [back - spout / 2, bend],
  ];
  const square: readonly Corner[] = [
    ...foot,
    [back + spout / 2, height],
    [0, height],
    [0, height - mouth],
    [spout, height - mouth],
    [spout, height - spout],
    [back - spout / 2, height - spout],
  ];
  return {
    front: [
      centred(cx, 0, body * 1.3, height * 0.02),
      centred(cx, height * 0.02, body, height * 0.34, body * 0.1),
      centred(cx, height * 0.36, spout, height * 0.64, spout / 2),
      box(0, lever, (width - body) / 2, body * 0.3, body * 0.12),
      box((width + body) / 2, lever, (width - body) / 2, body * 0.3, body * 0.12),
    ],
    side: [
      centred(back, 0, body, height * 0.02),
      centred(back, height * 0.02, body * 0.92, height * 0.34, body * 0.1),
      area(says(product, /square/) ? square : bowed),
      centred(back, lever, body * 0.3, body * 0.3, body * 0.12, 'detail'),
    ],
  };
}
