/** Side views of flat-sided products: cabinets, covers, fountains, cartons, sacks. */
import type { Product } from '../../kernel/contract.ts';
import type { Outline } from '../../kernel/dimensions.ts';
import { specification } from '../../kernel/stages.ts';
import { area, box, type Plan, segment } from './plan.ts';

/** Horizontal lines across a face. */
const across = (width: number, levels: readonly number[], from = 0): Plan =>
  levels.map((y) => segment(from, y, width, y));

/** A cabinet around housings: on a wall, on the floor or recessed. */
export const cabinet = ({ height, depth }: Outline): Plan => [
  box(0, 0, depth, height, 4),
  segment(depth * 0.12, 0, depth * 0.12, height),
];

/** A weather cover over housings. */
export const cover = ({ height, depth }: Outline): Plan => [
  box(0, 0, depth, height, 10),
  ...across(depth, [height * 0.925]),
];

/** A fountain on a wall, on a foot or as a post, with its basin and spout. */
export function fountain(product: Product, { height, depth }: Outline): Plan {
  const isHung = says(product, /wall/);
  const basin = height * (isHung ? 0.62 : 0.86);
  const lip = height * 0.05;
  const body = isHung ? depth * 0.55 : depth * 0.6;
  return [
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
  ];
}

/** An upright box: plain, or with vents, tape or a lid. */
export function crate(
  { width, height, depth }: Outline,
  face: 'vents' | 'tape' | 'lid' | 'plain',
): Plan {
  const levels = {
    vents: [0.12, 0.16, 0.2, 0.24],
    tape: [0.44, 0.56],
    lid: [0.9],
    plain: [],
  }[face];
  const from = face === 'vents' ? depth * 0.15 : 0;
  return [
    box(0, 0, depth, height, Math.min(width, height, depth) * 0.05),
    ...across(
      depth - from,
      levels.map((share) => height * share),
      from,
    ),
  ];
}

/** A filled sack with a sewn top. */
export const sack = ({ height, depth }: Outline): Plan => [
  area([
    [0, depth * 0.5, 0.41],
    [depth * 0.5, 0, 0.41],
    [depth, depth * 0.5],
    [depth, height * 0.7],
    [depth * 0.56, height],
    [depth * 0.44, height],
    [0, height * 0.7],
  ]),
];

/** Whether a pattern matches the product's names, keywords, form or descriptive specifications. */
export function says(product: Product, pattern: RegExp): boolean {
  const { code, name, series = '', keywords, appearance, specifications } = product;
  const facts = ['media', 'material', 'mounting', 'cover', 'thread'].map(
    (id) => specification(specifications, id) ?? '',
  );
  const words = [code, name, series, ...keywords, ...facts, appearance?.form ?? ''];
  return pattern.test(words.join(' ').toLowerCase());
}
