/** Things of flat sides: cabinets, covers, fountains, cartons, sacks. */
import type { Product } from '../../kernel/contract.ts';
import type { Outline } from '../../kernel/dimensions.ts';
import { area, box, type Elevations, line, type Plan, ring } from './plan.ts';
import { says } from './said.ts';

/** Level lines across a face. */
const across = (width: number, levels: readonly number[], from = 0): Plan =>
  levels.map((y) =>
    line([
      [from, y],
      [width, y],
    ]),
  );

/** A flat front that hides housings: on a wall or on the floor, or set into the wall. */
export function cabinet(product: Product, { width, height, depth }: Outline): Elevations {
  const recessed = says(product, /recess|in-wall|im2/);
  const frame = Math.min(26, width * 0.05);
  const front: Plan = recessed
    ? [
        box(0, 0, width, height, 4),
        box(frame, frame, width - 2 * frame, height - 2 * frame, 3, 'detail'),
      ]
    : [box(0, 0, width, height, 4), ...across(width, [height * 0.945, height * 0.045])];
  return {
    front,
    side: [
      box(0, 0, depth, height, 4),
      line([
        [depth * 0.12, 0],
        [depth * 0.12, height],
      ]),
    ],
  };
}

/** A weather cover over housings: louvres at its foot. */
export function cover({ width, height, depth }: Outline): Elevations {
  const slots = [0.1, 0.13, 0.16, 0.19].map((share) => height * share);
  return {
    front: [
      box(0, 0, width, height, 10),
      ...across(width, [height * 0.925]),
      ...across(width * 0.8, slots, width * 0.2),
    ],
    side: [box(0, 0, depth, height, 10), ...across(depth, [height * 0.925])],
  };
}

/** Hung on a wall, on a foot, or a post: a body with its basin and its spout. */
export function fountain(product: Product, { width, height, depth }: Outline): Elevations {
  const isHung = says(product, /wall/);
  const basin = height * (isHung ? 0.62 : 0.86);
  const lip = height * 0.05;
  const body = isHung ? depth * 0.55 : depth * 0.6;
  return {
    front: [
      box(0, 0, width, basin, isHung ? width * 0.08 : 4),
      box(0, basin, width, lip, lip * 0.4),
      box(width * 0.08, basin + lip, width * 0.84, height - basin - lip, width * 0.05),
      ring([width / 2, basin + lip * 1.8], Math.min(width, height) * 0.035, 'detail'),
    ],
    side: [
      area([
        [depth - body, 0],
        [depth, 0],
        [depth, height],
        [depth - body * 0.5, height],
        [depth - body * 0.5, basin + lip],
        [0, basin + lip],
        [0, basin],
        [depth - body, basin - (isHung ? basin * 0.3 : lip)],
      ]),
      ...across(depth, [basin + lip], depth - body * 0.5),
    ],
  };
}

/** An upright box: with the vents of a chiller, the tape of a carton, or nothing. */
export function crate(
  { width, height, depth }: Outline,
  face: 'vents' | 'tape' | 'plain',
): Elevations {
  const r = Math.min(width, height, depth) * 0.05;
  const vents = [0.12, 0.16, 0.2, 0.24].map((share) => height * share);
  const tape = [height * 0.44, height * 0.56];
  const faced = (span: number): Plan => {
    if (face === 'vents') return across(span * 0.85, vents, span * 0.15);
    return face === 'tape' ? across(span, tape) : [];
  };
  return {
    front: [box(0, 0, width, height, r), ...faced(width)],
    side: [box(0, 0, depth, height, r), ...(face === 'plain' ? [] : faced(depth))],
  };
}

/** A filled sack, sewn at its head. */
export function sack({ width, height, depth }: Outline): Elevations {
  const seam = height * 0.93;
  return {
    front: [box(0, 0, width, height, width * 0.08), ...across(width, [seam, seam + height * 0.02])],
    side: [
      area([
        [0, depth * 0.5, 0.41],
        [depth * 0.5, 0, 0.41],
        [depth, depth * 0.5],
        [depth, height * 0.7],
        [depth * 0.56, height],
        [depth * 0.44, height],
        [0, height * 0.7],
      ]),
    ],
  };
}
