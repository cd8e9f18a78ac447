/** Shared parts of scenes: wall, floor, light from the upper left, placing products. */
import type { Product } from '../../kernel/entry-types.ts';
import { unlabelledMarkup } from '../draw-product.ts';
import { darker, lighter, white } from '../toolkit/colour.ts';
import { d, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canvas } from '../toolkit/svg-parts.ts';

export const sceneSize = { width: 1600, height: 900, floor: 748 } as const;

/** A plain room in one tint. The left half stays free for text. */
export function room(sheet: Sheet, tint: string, floor: number = sceneSize.floor): string {
  const { width, height } = sceneSize;
  const wall = sheet.linear(
    'diagonal',
    [0, lighter(tint, 0.95)],
    [0.55, lighter(tint, 0.87)],
    [1, lighter(tint, 0.74)],
  );
  const ground = sheet.linear(
    'down',
    [0, lighter(tint, 0.66)],
    [0.2, lighter(tint, 0.76)],
    [1, lighter(tint, 0.9)],
  );
  const light = sheet.linear('down', [0, white, 0.5], [1, white, 0]);
  return [
    rect(0, 0, width, floor, wall),
    path(d`M250 0H620L1130 ${floor}H560Z`, light, { 'fill-opacity': 0.55 }),
    path(d`M700 0H800L1330 ${floor}H1190Z`, light, { 'fill-opacity': 0.4 }),
    rect(0, floor, width, height - floor, ground),
    stroke(d`M0 ${floor}H${width}`, darker(lighter(tint, 0.6), 0.12), 2, { 'stroke-opacity': 0.5 }),
  ].join('');
}

/** Places a product on `ground`. At `scale` 1, it fills its own canvas of 800 × 800. */
export function stand(
  sheet: Sheet,
  product: Product,
  cx: number,
  ground: number,
  scale: number,
): string {
  return place(
    unlabelledMarkup(sheet, product),
    cx - canvas.middle * scale,
    ground - canvas.ground * scale,
    scale,
  );
}

/** A glass of water, with bubbles if it's sparkling. */
export function glass(
  sheet: Sheet,
  cx: number,
  ground: number,
  height: number,
  sparkles: boolean,
): string {
  const top = height * 0.3;
  const foot = height * 0.24;
  const y = ground - height;
  const level = height * 0.24;
  const wet = top - (top - foot) * 0.24;
  const shape = d`M${cx - top} ${y}L${cx - foot} ${ground - 6}Q${cx - foot} ${ground} ${cx - foot + 8} ${ground}H${cx + foot - 8}Q${cx + foot} ${ground} ${cx + foot} ${ground - 6}L${cx + top} ${y}`;
  const pool = d`M${cx - wet} ${y + level}L${cx - foot + 4} ${ground - 10}H${cx + foot - 4}L${cx + wet} ${y + level}Z`;
  const bubbles = Array.from({ length: sparkles ? 34 : 0 }, (_, at) => {
    const along = ((at * 61) % 100) / 100;
    const up = ((at * 37) % 100) / 100;
    return `<circle cx="${Math.round(cx + (along - 0.5) * foot * 1.7)}" cy="${Math.round(ground - 16 - up * (height - level - 26))}" r="${1.6 + (at % 4)}" fill="#ffffff" fill-opacity="0.85"/>`;
  });
  const blue = sheet.linear(
    'across',
    [0, '#8fcdf4', 0.5],
    [0.5, '#c5e6fa', 0.5],
    [1, '#6db4e4', 0.62],
  );
  return [
    path(shape, white, { 'fill-opacity': 0.35 }),
    path(pool, blue),
    stroke(d`M${cx - wet} ${y + level}H${cx + wet}`, white, 3, { 'stroke-opacity': 0.9 }),
    ...bubbles,
    stroke(shape, '#5d8ba8', 2, { 'stroke-opacity': 0.6 }),
    stroke(
      d`M${cx - top * 0.78} ${y + 12}L${cx - foot * 0.72} ${ground - 22}`,
      white,
      height * 0.035,
      { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' },
    ),
  ].join('');
}

/** A row of hills or tree tops along a line. */
export function hills(
  heights: readonly number[],
  base: number,
  colour: string,
  opacity: number,
): string {
  const step = sceneSize.width / (heights.length - 1);
  let data = d`M0 ${base - (heights[0] ?? 0)}`;
  for (let at = 1; at < heights.length; at += 1) {
    const x = step * at;
    data += d`C${x - step * 0.5} ${base - (heights[at - 1] ?? 0)} ${x - step * 0.5} ${base - (heights[at] ?? 0)} ${x} ${base - (heights[at] ?? 0)}`;
  }
  return path(`${data}V${base}H0Z`, colour, { 'fill-opacity': opacity });
}
