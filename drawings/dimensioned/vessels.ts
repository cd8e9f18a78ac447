/** Side views of pressure vessels with a valve on top, and of tank purifiers. */
import type { Outline } from '../../kernel/dimensions.ts';
import { area, box, centred, type Plan, ring, segment } from './plan.ts';

/** A domed vessel on its foot with its valve. */
export function vessel({ height, depth: width }: Outline): Plan {
  const cx = width / 2;
  const valve = Math.min(height * 0.13, 220);
  const top = height - valve;
  const dome = Math.min(width * 0.32, top * 0.2);
  return [
    centred(cx, 0, width, height * 0.035),
    area([
      [0, height * 0.035],
      [width, height * 0.035],
      [width, top - dome, 0.32],
      [cx + width * 0.14, top],
      [cx - width * 0.14, top, 0.32],
      [0, top - dome],
    ]),
    centred(cx, top, width * 0.4, valve * 0.25),
    centred(cx, top + valve * 0.25, width * 0.66, valve * 0.75, valve * 0.12),
    centred(cx, top + valve * 0.55, width * 0.44, valve * 0.28, 0, 'detail'),
    segment(0, top - dome, width, top - dome),
  ];
}

export function tank({ height, depth: span }: Outline): Plan {
  const cx = span / 2;
  const float = height * 0.2;
  return [
    centred(cx, height - float, span, float, float * 0.5),
    centred(cx, height * 0.62, span * 0.3, height * 0.18),
    centred(cx, 0, span * 0.62, height * 0.62, span * 0.08),
    ...[0.15, 0.3, 0.45].map((share) =>
      segment(cx - span * 0.31, height * share, cx + span * 0.31, height * share),
    ),
    ring([cx, height - float / 2], float * 0.16, 'detail'),
  ];
}

/** A steel vessel for several cartridges, on legs; `port` is the radius of the port facing the viewer. */
export function multiCartridge({ height, depth }: Outline, port: number): Plan {
  const cx = depth / 2;
  const w = depth / 1.24;
  const [foot, shoulder] = [height * 0.158, height * 0.88];
  const dome = height * 0.08;
  const leg = w * 0.08;
  return [
    ...[-0.4, 0, 0.4].map((share) => centred(cx + w * share, 0, leg, foot)),
    area([
      [cx - w / 2, foot, 0.32],
      [cx - w * 0.16, foot - dome],
      [cx + w * 0.16, foot - dome, 0.32],
      [cx + w / 2, foot],
      [cx + w / 2, shoulder, 0.32],
      [cx + w * 0.16, shoulder + dome],
      [cx - w * 0.16, shoulder + dome, 0.32],
      [cx - w / 2, shoulder],
    ]),
    centred(cx, height * 0.865, depth, height * 0.043),
    ...[-0.52, -0.26, 0, 0.26, 0.52].map((share) =>
      centred(cx + w * share, height * 0.845, w * 0.055, height * 0.073),
    ),
    centred(cx, height * 0.955, w * 0.11, height * 0.045),
    ring([cx, foot + port * 1.6], port),
    ring([cx, foot + port * 1.6], port * 0.74, 'detail'),
  ];
}

/** The end of a horizontal vessel: its lid in front of the round body, on a saddle. */
export function lyingVessel({ height, depth }: Outline): Plan {
  const cx = depth / 2;
  const [middle, top] = [height * 0.5, height * 0.733];
  const r = Math.min(top - middle, depth * 0.46);
  const flange = Math.min(depth * 0.9, r * 1.6);
  return [
    box(0, 0, depth, height * 0.04),
    area([
      [cx - r * 0.86, height * 0.04],
      [cx + r * 0.86, height * 0.04],
      [cx + r * 0.62, middle - r * 0.7],
      [cx - r * 0.62, middle - r * 0.7],
    ]),
    centred(cx, middle + r * 0.8, flange * 0.62, height * 0.935 - middle - r * 0.8),
    centred(cx, height * 0.935, flange, height * 0.045),
    centred(cx, height * 0.78, r * 1.1, height * 0.22, height * 0.012),
    ring([cx, middle], r),
    ring([cx, middle], r * 0.72, 'detail'),
    ring([cx, middle], r * 0.5, 'detail'),
  ];
}
