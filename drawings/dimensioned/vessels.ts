/** Pressure vessels with a valve on top, softeners with their salt, and filters that float in a tank. */
import type { Product } from '../../kernel/contract.ts';
import type { Outline } from '../../kernel/dimensions.ts';
import { area, box, centred, type Elevations, line, type Plan, ring } from './plan.ts';

/** A domed vessel on its foot, and the valve above; `cx` is its middle line. */
function vessel(cx: number, width: number, height: number): Plan {
  const valve = Math.min(height * 0.13, 220);
  const top = height - valve;
  const dome = Math.min(width * 0.32, top * 0.2);
  const [left, right] = [cx - width / 2, cx + width / 2];
  return [
    centred(cx, 0, width, height * 0.035),
    area([
      [left, height * 0.035],
      [right, height * 0.035],
      [right, top - dome, 0.32],
      [cx + width * 0.14, top],
      [cx - width * 0.14, top, 0.32],
      [left, top - dome],
    ]),
    centred(cx, top, width * 0.4, valve * 0.25),
    centred(cx, top + valve * 0.25, width * 0.66, valve * 0.75, valve * 0.12),
    centred(cx, top + valve * 0.55, width * 0.44, valve * 0.28, 0, 'detail'),
    line([
      [left, top - dome],
      [right, top - dome],
    ]),
  ];
}

export function vesselWithValve(_: Product, { width, height, depth }: Outline): Elevations {
  return { front: vessel(width / 2, width, height), side: vessel(depth / 2, depth, height) };
}

/** A cabinet with the vessel inside where it is narrow; else the vessel with the salt beside it. */
export function vesselWithBrine(_: Product, { width, height, depth }: Outline): Elevations {
  const isCabinet = width < depth;
  if (isCabinet) {
    const lid = height * 0.9;
    const face = (span: number): Plan => [
      box(0, 0, span, lid, Math.min(span * 0.06, 20)),
      box(0, lid, span, height - lid, Math.min(span * 0.06, 20)),
    ];
    return {
      front: [...face(width), centred(width / 2, lid + 12, width * 0.5, (height - lid) * 0.5)],
      side: [
        ...face(depth),
        line([
          [depth * 0.7, lid],
          [depth * 0.7, height],
        ]),
      ],
    };
  }
  const round = Math.min(width * 0.42, depth);
  return {
    front: [
      ...vessel(round / 2, round, height),
      box(width - round, 0, round, height * 0.6, round * 0.05),
      box(width - round, height * 0.6, round, height * 0.04, 4),
    ],
    side: vessel(depth / 2, depth, height),
  };
}

/** Filters that hang from a float: one or several side by side. */
export function tank(_: Product, { width, height, depth }: Outline): Elevations {
  const count = Math.max(1, Math.round(width / Math.max(depth, 1)));
  const pitch = width / count;
  const float = height * 0.3;
  const one = (cx: number, span: number): Plan => [
    centred(cx, height - float, span, float, float * 0.5),
    centred(cx, height * 0.62, span * 0.3, height * 0.08),
    centred(cx, 0, span * 0.62, height * 0.62, span * 0.08),
    ...[0.15, 0.3, 0.45].map((share) =>
      line([
        [cx - span * 0.31, height * share],
        [cx + span * 0.31, height * share],
      ]),
    ),
  ];
  const front = Array.from({ length: count }, (_each, at) => one(pitch * (at + 0.5), pitch));
  return {
    front: front.flat(),
    side: [...one(depth / 2, depth), ring([depth / 2, height - float / 2], float * 0.16, 'detail')],
  };
}
