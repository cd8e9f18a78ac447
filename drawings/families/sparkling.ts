/** Sparkling, chilled and boiling water: the tap above the bench, the unit below it. */
import type { Product } from '../../kernel/contract.ts';
import { says } from '../product-facts.ts';
import { ink, white } from '../toolkit/colour.ts';
import {
  blackPolymer,
  face,
  matt,
  outline,
  polymer,
  steel,
  upright,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, tube } from '../toolkit/pieces.ts';
import { centred, circle, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { tap, tapMaterial } from './tap.ts';

const casing = matt('#e4e7ea');

/** The box under the bench: vents, a round display, a shadow gap. */
export function chiller(
  sheet: Sheet,
  x: number,
  ground: number,
  width: number,
  height: number,
  boils: boolean,
): string {
  const y = ground - height;
  const slots = Array.from({ length: 9 }, (_, at) =>
    rect(
      x + width * 0.16,
      y + height * 0.6 + at * height * 0.032,
      width * 0.68,
      height * 0.014,
      '#59636c',
      { r: 2 },
    ),
  );
  const ring = boils ? '#e0662f' : '#2fa3e6';
  const cy = y + height * 0.3;
  return [
    rect(x + 12, ground - 12, width - 24, 12, '#22272c'),
    rect(x, y, width, height - 8, face(sheet, casing), { r: 12, ...outline(casing, 0.7) }),
    stroke(d`M${x + 12} ${y + 2}h${width - 24}`, white, 2.6, { 'stroke-opacity': 0.9 }),
    stroke(
      d`M${x + width * 0.5} ${y + height * 0.52}m${-width * 0.34} 0h${width * 0.68}`,
      casing.edge,
      1.4,
      { 'stroke-opacity': 0.35 },
    ),
    circle(
      x + width / 2,
      cy,
      width * 0.19,
      sheet.linear(
        [
          [0, '#3a4148'],
          [1, '#14181c'],
        ],
        'diagonal',
      ),
    ),
    stroke(
      d`M${x + width / 2 - width * 0.14} ${cy}a${width * 0.14} ${width * 0.14} 0 1 1 ${width * 0.14} ${width * 0.14}`,
      ring,
      5,
      { 'stroke-linecap': 'round' },
    ),
    dropMark(x + width / 2, cy, width * 0.1, white, 0.95),
    ...slots,
  ].join('');
}

/** The gas cylinder of the sparkling systems. */
function cylinder(sheet: Sheet, cx: number, ground: number, width: number, height: number): string {
  const of = polymer('#8a949d', 0.6);
  const top = ground - height;
  return [
    centred(cx, top, width * 0.34, 30, upright(sheet, blackPolymer), { r: 5 }),
    centred(cx, top + 22, width * 0.26, 24, upright(sheet, steel)),
    centred(cx, top + 40, width, height - 40, upright(sheet, of), {
      r: width * 0.4,
      ...outline(of),
    }),
    centred(cx, ground - 60, width, 58, upright(sheet, of), { r: 8 }),
    centred(cx, top + height * 0.42, width, height * 0.2, upright(sheet, polymer('#e9edf0'))),
  ].join('');
}

export function dripTray(sheet: Sheet, product: Product): string {
  const of = tapMaterial(product.finishes[0]);
  const { ground, middle: cx } = canvas;
  const slots = Array.from({ length: 15 }, (_, at) =>
    centred(cx - 224 + at * 32, ground - 66, 15, 7, '#15191d', { r: 3.5 }),
  );
  return [
    groundShadow(sheet, cx, 560),
    centred(cx, ground - 60, 540, 60, upright(sheet, of), { r: 10, ...outline(of) }),
    centred(cx, ground - 74, 570, 22, face(sheet, of), { r: 8, ...outline(of) }),
    ...slots,
    stroke(d`M${cx - 270} ${ground - 72}h540`, white, 2, { 'stroke-opacity': 0.35 }),
    dropMark(cx, ground - 26, 22, white, 0.5),
  ].join('');
}

export function drawSparkling(sheet: Sheet, product: Product): string {
  const said = [...product.applications, product.name, product.code].join(' ');
  if (/drip/i.test(said)) return dripTray(sheet, product);
  const boils = /boil/i.test(said);
  const sparkles = /spark/i.test([...product.applications, product.name].join(' '));
  const { ground } = canvas;
  const tapX = 318;
  return [
    groundShadow(sheet, tapX, 90),
    groundShadow(sheet, 580, 250),
    sparkles ? groundShadow(sheet, 412, 60) : '',
    tube(d`M${tapX + 10} ${ground - 9}H470`, 10, blackPolymer),
    sparkles ? cylinder(sheet, 412, ground, 64, 250) : '',
    chiller(sheet, 460, ground, 250, 410, boils),
    tap(
      sheet,
      tapMaterial(product.finishes[0]),
      { neck: boils ? 'square' : 'swan', levers: says(product, /boil/) ? 2 : 1, slim: false },
      tapX,
      ground,
      0.92,
    ),
    boils
      ? circle(tapX, ground - 150, 6, '#e0662f')
      : circle(tapX, ground - 150, 6, '#2fa3e6', { stroke: ink, 'stroke-opacity': 0.2 }),
  ].join('');
}
