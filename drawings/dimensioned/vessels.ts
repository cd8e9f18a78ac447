/** Pressure vessels with a valve on top, and filters that hang from a float, from their side. */
import type { Outline } from '../../kernel/dimensions.ts';
import { area, centred, line, type Plan, ring } from './plan.ts';

/** A domed vessel on its foot, and the valve above. */
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
    line([
      [0, top - dome],
      [width, top - dome],
    ]),
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
      line([
        [cx - span * 0.31, height * share],
        [cx + span * 0.31, height * share],
      ]),
    ),
    ring([cx, height - float / 2], float * 0.16, 'detail'),
  ];
}
