/** Tank purifier: the unit that hangs in a rainwater tank, before a section of the tank. */
import { darker, lighter, water, white } from '../toolkit/colour.ts';
import {
  blackPolymer,
  matt,
  outline,
  polymer,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, ribs, tube } from '../toolkit/pieces.ts';
import { centred, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

const wall = matt('#a9b7b0');

/** A corrugated tank, open to the front where `water` stands in it. */
export function tankSection(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  level: number,
): string {
  const left = cx - width / 2;
  const top = ground - height;
  const side = width * 0.075;
  const waves: string[] = [];
  for (let y = top + 24; y < ground - 8; y += 22)
    waves.push(d`M${left} ${y}h${side}M${left + width - side} ${y}h${side}`);
  const pool = sheet.linear(
    [
      [0, lighter(water.rain, 0.5), 0.55],
      [1, water.rain, 0.62],
    ],
    'down',
  );
  const air = sheet.linear(
    [
      [0, '#dfe8ea'],
      [1, '#eef4f5'],
    ],
    'down',
  );
  return [
    rect(left + side * 0.6, top, width - side * 1.2, height, air),
    rect(left + side * 0.6, ground - height * level, width - side * 1.2, height * level, pool),
    stroke(d`M${left + side} ${ground - height * level}h${width - side * 2}`, white, 3, {
      'stroke-opacity': 0.85,
    }),
    rect(left, top, side, height, upright(sheet, wall), { r: 4, ...outline(wall) }),
    rect(left + width - side, top, side, height, upright(sheet, wall), { r: 4, ...outline(wall) }),
    stroke(waves.join(''), wall.edge, 3, { 'stroke-opacity': 0.32 }),
    path(
      d`M${left - 8} ${top + 4}L${cx - width * 0.16} ${top - height * 0.075}H${cx + width * 0.16}L${left + width + 8} ${top + 4}V${top + 16}H${left - 8}Z`,
      upright(sheet, wall),
      outline(wall),
    ),
    rect(left, ground - 10, width, 10, upright(sheet, wall), outline(wall)),
  ].join('');
}

export function drawTankPurifier(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  const top = 250;
  const cage = polymer('#2b3138', 0.3);
  const slots = Array.from({ length: 9 }, (_, at) => d`M${cx - 64} ${top + 222 + at * 19}h128`);
  return [
    groundShadow(sheet, cx, 610),
    tankSection(sheet, cx, ground, 620, 560, 0.74),
    tube(d`M${cx} 132V${top + 10}`, 22, whitePolymer),
    centred(cx, 126, 96, 24, upright(sheet, blackPolymer), { r: 5 }),
    tube(
      d`M${cx + 50} ${top + 150}H560C588 ${top + 150} 588 ${ground - 62} 588 ${ground - 62}`,
      20,
      polymer(darker(water.rain, 0.1)),
    ),
    centred(cx, top, 128, 70, upright(sheet, whitePolymer), { r: 22, ...outline(whitePolymer) }),
    dropMark(cx, top + 38, 30, water.rain),
    centred(cx, top + 60, 148, 34, upright(sheet, steel), { r: 5, ...outline(steel) }),
    centred(cx, top + 92, 132, 116, upright(sheet, whitePolymer), {
      r: 6,
      ...outline(whitePolymer),
    }),
    ribs(cx, top + 62, 146, 30, 24),
    centred(cx, top + 118, 132, 12, water.rain, { 'fill-opacity': 0.85 }),
    centred(cx, top + 204, 144, 196, upright(sheet, cage), { r: 12, ...outline(cage) }),
    stroke(slots.join(''), '#7b8792', 4, { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' }),
    ribs(cx, top + 210, 142, 184, 9, '#000000', 0.35),
    centred(cx, top + 394, 156, 16, upright(sheet, cage), { r: 6 }),
  ].join('');
}
