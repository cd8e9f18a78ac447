/** Irrigation filters: a T-shaped body with a clear bowl that shows its discs or its screen. */
import type { Product } from '../../kernel/contract.ts';
import { says } from '../product-facts.ts';
import { darker, lighter, white } from '../toolkit/colour.ts';
import { blackPolymer, lying, outline, polymer, steel, upright } from '../toolkit/materials.ts';
import { canvas, groundShadow, port, ribs } from '../toolkit/pieces.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

function discs(
  sheet: Sheet,
  cx: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const of = polymer(colour, 0.45);
  const rings: string[] = [];
  for (let at = 0; at < height; at += 7) rings.push(d`M${cx - width / 2} ${y + at}h${width}`);
  return [
    centred(cx, y, width, height, upright(sheet, of)),
    stroke(rings.join(''), darker(colour, 0.55), 2, { 'stroke-opacity': 0.7 }),
    stroke(rings.join(''), lighter(colour, 0.5), 1, {
      'stroke-opacity': 0.6,
      transform: 'translate(0 2)',
    }),
  ].join('');
}

/** A sand separator has nothing in its bowl but water that turns, and the sand below it. */
function vortex(cx: number, y: number, width: number, height: number): string {
  const turns = Array.from({ length: 7 }, (_, at) => {
    const w = width * (1.1 - at * 0.12);
    return d`M${cx - w / 2} ${y + 24 + at * height * 0.12}q${w / 2} ${height * 0.07} ${w} 0`;
  });
  return (
    stroke(turns.join(''), '#5aa9e6', 5, { 'stroke-linecap': 'round', 'stroke-opacity': 0.6 }) +
    path(
      d`M${cx - width * 0.5} ${y + height + 24}q${width / 2} ${-height * 0.2} ${width} 0Z`,
      '#c9b27a',
    )
  );
}

function screen(sheet: Sheet, cx: number, y: number, width: number, height: number): string {
  const mesh = sheet.pattern(8, 8, stroke('M0 0L8 8M8 0L0 8', '#525c65', 1));
  return (
    centred(cx, y, width, height, upright(sheet, steel)) +
    centred(cx, y, width, height, mesh, { 'fill-opacity': 0.8 })
  );
}

export function drawIrrigationFilter(sheet: Sheet, product: Product): string {
  const { ground, middle: cx } = canvas;
  const commercial =
    product.applications.some((each) => /commercial/i.test(each)) || says(product, /commercial/);
  const byScreen = says(product, /screen|mesh|self-?clean/);
  const spins = says(product, /separator|cyclone/);
  const k = commercial ? 1 : 0.74;
  const colour = says(product, /red|120/) ? '#b8402f' : '#2c8a54';
  const length = 400 * k;
  const top = ground - length - 150 * k;
  const w = 196 * k;
  const collarY = top + 132 * k;
  const bowl = d`M${cx - w / 2} ${collarY + 40 * k}H${cx + w / 2}L${cx + w * 0.44} ${ground - 60 * k}Q${cx + w * 0.42} ${ground - 26 * k} ${cx + w * 0.2} ${ground - 26 * k}H${cx - w * 0.2}Q${cx - w * 0.42} ${ground - 26 * k} ${cx - w * 0.44} ${ground - 60 * k}Z`;
  const glass = sheet.linear([
    [0, '#5f93b8', 0.6],
    [0.2, '#b9d7e8', 0.14],
    [0.72, '#b9d7e8', 0.12],
    [1, '#5f93b8', 0.66],
  ]);
  const inside = [cx, collarY + 40 * k, w * 0.64, length - 170 * k] as const;
  return [
    groundShadow(sheet, cx, w * 0.8),
    port(sheet, cx - w * 0.4, top + 62 * k, -150 * k, 96 * k, blackPolymer),
    port(sheet, cx + w * 0.4, top + 62 * k, 150 * k, 96 * k, blackPolymer),
    centred(cx, top, w * 1.06, 136 * k, upright(sheet, blackPolymer), {
      r: 30 * k,
      ...outline(blackPolymer),
    }),
    path(
      d`M${cx + 34 * k} ${top + 62 * k}h${-48 * k}l0 ${-15 * k}l${-28 * k} ${24 * k}l${28 * k} ${24 * k}l0 ${-15 * k}h${48 * k}Z`,
      white,
      { 'fill-opacity': 0.5, transform: `rotate(180 ${cx - 2} ${Math.round(top + 66 * k)})` },
    ),
    path(bowl, '#dfecf3', { 'fill-opacity': 0.9 }),
    spins
      ? vortex(...inside)
      : byScreen
        ? screen(sheet, ...inside)
        : discs(sheet, ...inside, colour),
    centred(cx, ground - 112 * k, w * 0.7, 22 * k, upright(sheet, blackPolymer), { r: 4 }),
    path(bowl, glass, { stroke: '#4d7f9f', 'stroke-opacity': 0.7 }),
    rect(cx - w * 0.39, collarY + 56 * k, w * 0.05, length - 190 * k, white, {
      r: 5,
      'fill-opacity': 0.6,
    }),
    centred(cx, collarY, w * 1.16, 46 * k, upright(sheet, blackPolymer), {
      r: 8 * k,
      ...outline(blackPolymer),
    }),
    ribs(cx, collarY + 4, w * 1.14, 46 * k - 8, 26, white, 0.14),
    centred(cx, ground - 28 * k, 46 * k, 20 * k, lying(sheet, blackPolymer), { r: 3 }),
    centred(cx, ground - 14 * k, 26 * k, 14 * k, upright(sheet, steel), { r: 2 }),
    circle(cx - w * 0.44, collarY + 23 * k, 7 * k, steel.base),
  ].join('');
}
