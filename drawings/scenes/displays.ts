/** Scenes of parts laid out: replacement cartridges by size, spare parts by type. */

import type { ProductForm } from '../../kernel/appearance.ts';
import type { Media } from '../../kernel/filter-media.ts';
import { unlabelledMarkup } from '../draw-product.ts';
import { exampleProduct } from '../example-products.ts';
import { canister, cartridge } from '../families/cartridge.ts';
import { lighter } from '../toolkit/colour.ts';
import { endView } from '../toolkit/end-view.ts';
import { place, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { groundShadow } from '../toolkit/svg-parts.ts';
import { room, sceneSize } from './stage.ts';

export function drawCartridges(sheet: Sheet): string {
  const y = 730;
  const row: readonly (readonly [Media, number, number, number])[] = [
    ['wound', 646, 254, 114],
    ['carbon', 790, 254, 64],
    ['pleated', 916, 508, 114],
    ['carbon', 1064, 508, 114],
    ['resin', 1212, 508, 114],
    ['spun', 1334, 508, 64],
  ];
  return [
    room(sheet, '#5b8db8', sceneSize.floor - 70),
    ...row.map(
      ([media, cx, length, diameter]) =>
        groundShadow(sheet, cx, diameter * 1.05, y) +
        cartridge(sheet, [media], cx, y, length, diameter),
    ),
    groundShadow(sheet, 1464, 80, y),
    canister(sheet, ['carbon'], 1464, y - 268, 268, 86),
    groundShadow(sheet, 700, 80, 866),
    endView(sheet, 'wound', 700, 812, 54),
    groundShadow(sheet, 990, 80, 868),
    endView(sheet, 'pleated', 990, 812, 56),
    groundShadow(sheet, 1138, 80, 868),
    endView(sheet, 'carbon', 1138, 812, 56),
  ].join('');
}

type Cell = readonly [
  type: 'fitting' | 'spare' | 'uv lamp',
  form: ProductForm | undefined,
  x: number,
  y: number,
  scale: number,
  facts?: Readonly<Record<string, string | number>>,
];

const cellsOn =
  (sheet: Sheet) =>
  (...[type, form, x, y, scale, facts = {}]: Cell): string =>
    place(
      unlabelledMarkup(
        sheet,
        exampleProduct(type, '', facts, form === undefined ? {} : { appearance: { form } }),
      ),
      x - 400 * scale,
      y - 400 * scale,
      scale,
    );

/** A lamp, the sleeve that keeps it dry, its seals and its controller, on a product's canvas. */
export function drawUvParts(sheet: Sheet): string {
  const cell = cellsOn(sheet);
  return [
    cell('uv lamp', undefined, 170, 400, 0.94),
    cell('spare', 'quartz sleeve', 330, 400, 0.94, { length: 900 }),
    cell('spare', 'controller', 560, 490, 0.62),
    cell('spare', 'o-ring', 590, 180, 0.3),
  ].join('');
}

export function drawSpares(sheet: Sheet): string {
  const tint = '#5a7f9c';
  const cell = cellsOn(sheet);
  return [
    rect(
      0,
      0,
      sceneSize.width,
      sceneSize.height,
      sheet.fade(lighter(tint, 0.95), lighter(tint, 0.78), 'diagonal'),
    ),
    cell('fitting', 'elbow', 800, 190, 0.42),
    cell('fitting', 'tee', 1110, 190, 0.42, { material: 'Acetal' }),
    cell('fitting', 'ball valve', 1420, 170, 0.4, {
      material: 'Stainless steel',
      thread: '1 inch',
    }),
    cell('spare', 'o-ring', 800, 470, 0.36),
    cell('spare', 'spanner', 1110, 450, 0.42),
    cell('fitting', 'nipple', 1420, 410, 0.24, { thread: '1 inch' }),
    cell('spare', 'bracket', 800, 690, 0.4),
    cell('spare', 'gauge', 1090, 740, 0.36),
    cell('spare', 'controller', 1270, 740, 0.36),
    cell('uv lamp', undefined, 1450, 700, 0.46),
  ].join('');
}
