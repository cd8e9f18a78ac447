/** Side and end views as lines in a box of the stated size. The front of a side view is on the left. */
import type { Product } from '../../kernel/contract.ts';
import type { Outline } from '../../kernel/dimensions.ts';
import { productPorts } from '../../kernel/stages.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { portHeight } from '../families/housing.ts';
import { cabinet, cover, crate, fountain, sack, says } from './boxes.ts';
import { area, box, centred, type Plan, ring, segment } from './plan.ts';
import { lyingVessel, multiCartridge, tank, vessel } from './vessels.ts';

type Draw = (product: Product, outline: Outline) => Plan;

const sideDrawings: Partial<Readonly<Record<ProductType, Draw>>> = {
  system: housing,
  'undersink system': housing,
  'uv system': housing,
  'cabinet system': (_, outline) => cabinet(outline),
  'mixer tap': tapFront,
  'filter tap': tapFront,
  'sparkling system': (_, outline) => crate(outline, 'vents'),
  fountain,
  'caravan kit': housing,
  'tank purifier': (_, outline) => tank(outline),
  softener: (product, outline) =>
    product.appearance?.form === 'cabinet' ? crate(outline, 'lid') : vessel(outline),
  'backwash system': (_, outline) => vessel(outline),
  'irrigation filter': (product, outline) =>
    product.appearance?.form === 'self-cleaning' ? lyingVessel(outline) : housing(product, outline),
  housing: (product, outline) =>
    product.appearance?.form === 'multi-cartridge'
      ? multiCartridge(outline, portHeight(productPorts(product.specifications)) / 2)
      : housing(product, outline),
  kit: (_, outline) => crate(outline, 'tape'),
  media: (_, outline) => sack(outline),
  fitting: (product, outline) =>
    product.appearance?.form === 'elbow' ? elbow(outline) : plain(product, outline),
  'test kit': (_, outline) => crate(outline, 'tape'),
};

export function sideOf(product: Product, outline: Outline): Plan {
  const { width, height, depth, faces } = outline;
  if (faces[1] === 'End') {
    const centre = [width / 2, height / 2] as const;
    const r = depth / 2;
    const level = faces[0] === 'Side' ? r : centre[1];
    return [ring([r, level], r), ring([r, level], r * 0.72, 'detail')];
  }
  if (faces[0] === 'Face') return [box(0, 0, depth, height, depth / 2)];
  return (sideDrawings[product.type] ?? plain)(product, outline);
}

const plain: Draw = (_, outline) => crate(outline, 'plain');

/** In-line housings hide each other, so only the last one shows. */
function housing(product: Product, outline: Outline): Plan {
  const { height, depth } = outline;
  if (says(product, /weather cover|aluminium weather/)) return cover(outline);
  const headY = height * 0.8;
  return [
    box(depth * 0.84, headY, depth * 0.16, height - headY),
    // The ring is the foremost part.
    ...bowl(depth * 0.44, (depth * 0.88) / 0.936, height, headY),
  ];
}

/** One arm points at the viewer, the other down. */
function elbow({ height, depth }: Outline): Plan {
  const r = depth / 2;
  return [
    ...(height > r ? [centred(r, 0, depth * 0.94, height - r)] : []),
    ring([r, height - r], r),
    ring([r, height - r], r * 0.7, 'detail'),
  ];
}

/** A head with its ring and bowl; `cx` is the centre line, `span` the available width. */
function bowl(cx: number, span: number, height: number, headY: number): Plan {
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
    ...[-0.34, 0.34].map((share) => segment(cx + w * share, r * 1.4, cx + w * share, headY * 0.88)),
  ];
}

/** The front of a tap, with its levers at both sides. */
function tapFront(product: Product, { height, depth }: Outline): Plan {
  const body = Math.min(depth * 0.42, 52);
  const cx = depth / 2;
  const lever = height * (product.type === 'mixer tap' ? 0.2 : 0.14);
  return [
    centred(cx, 0, body * 1.3, height * 0.02),
    centred(cx, height * 0.02, body, height * 0.34, body * 0.1),
    centred(cx, height * 0.36, body * 0.5, height * 0.64, body * 0.25),
    box(0, lever, (depth - body) / 2, body * 0.3, body * 0.12),
    box((depth + body) / 2, lever, (depth - body) / 2, body * 0.3, body * 0.12),
  ];
}
