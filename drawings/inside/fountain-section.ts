/** Draws fountain outlets from the side: a jet to drink from, or a bottle filler. */
import type { ProductFormOf } from '../../kernel/appearance.ts';
import { chrome, outline, steel, upright } from '../toolkit/materials.ts';
import { centred, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column } from '../toolkit/solids.ts';
import type { UnitPlace } from './units.ts';
import { arrow, arrowHead, bored, flowLine, wallColour } from './water.ts';

const supply = (data: string, water: string): string => bored(data, water, 18, 5);

/** A basin with its jet. (x, y) is the left end of the rim. */
function basin(sheet: Sheet, x: number, y: number, wide = 170): string {
  const dish = d`M${x} ${y}H${x + wide}L${x + wide - 26} ${y + 56}H${x + 26}Z`;
  return [
    path(dish, upright(sheet, steel), outline(steel)),
    flowLine(
      d`M${x + wide * 0.24} ${y - 26}C${x + wide * 0.3} ${y - 126} ${x + wide * 0.72} ${y - 126} ${x + wide * 0.8} ${y - 14}`,
      6,
    ),
    arrowHead(x + wide * 0.81, y, 86, 16),
  ].join('');
}

/** A bottle below its outlet. (x, y) is the mouth of the outlet. */
function bottle(sheet: Sheet, x: number, y: number): string {
  const [neck, low] = [y + 70, y + 210];
  const shape = d`M${x - 14} ${neck}V${neck + 20}Q${x - 34} ${neck + 34} ${x - 34} ${neck + 60}V${low}H${x + 34}V${neck + 60}Q${x + 34} ${neck + 34} ${x + 14} ${neck + 20}V${neck}`;
  return [
    column(sheet, chrome, x, y - 10, 34, 20, 4),
    rect(x - 31, neck + 76, 62, low - neck - 79, '#7cc4f2', { 'fill-opacity': 0.7 }),
    stroke(shape, '#5d8ba8', 3),
    arrow(x, y + 14, x, neck + 66, 5, 16),
  ].join('');
}

const wall = (x: number, y: number, foot: number): string => rect(x, y, 16, foot - y, '#c3ccd4');

export function fountainSection(
  sheet: Sheet,
  form: ProductFormOf<'fountain'>,
  { cx, wide, y, foot, upstream }: UnitPlace,
): string {
  const left = cx - wide / 2;
  const x = cx - 30;
  const of = upright(sheet, steel);
  switch (form) {
    case 'pedestal': {
      const rim = foot - 190;
      return [
        supply(d`M${left} ${y}H${x}V${rim - 20}`, upstream),
        centred(x + 50, rim + 54, 74, foot - rim - 54, of, outline(steel)),
        centred(x + 50, foot - 12, 130, 12, of, outline(steel)),
        basin(sheet, x - 40, rim),
      ].join('');
    }
    case 'cooler': {
      const rim = foot - 290;
      const vents = Array.from({ length: 6 }, (_, at) => d`M${x - 10} ${rim + 170 + at * 16}h120`);
      return [
        supply(d`M${left} ${y}H${x}V${rim - 20}`, upstream),
        rect(x - 36, rim + 50, 172, foot - rim - 50, of, outline(steel)),
        stroke(vents.join(''), wallColour, 5, { 'stroke-linecap': 'round' }),
        basin(sheet, x - 40, rim, 180),
      ].join('');
    }
    case 'wall bubbler': {
      const rim = foot - 230;
      return [
        wall(x - 76, y + 60, foot),
        path(
          d`M${x - 60} ${rim - 70}H${x - 36}V${rim + 40}H${x + 90}L${x - 10} ${rim + 150}H${x - 60}Z`,
          of,
          outline(steel),
        ),
        supply(d`M${left} ${y}H${x}V${rim - 20}`, upstream),
        basin(sheet, x - 40, rim),
      ].join('');
    }
    case 'bottle filler': {
      const [top, low] = [y + 50, foot - 60];
      const mouth = top + 110;
      return [
        wall(x - 66, y + 30, foot),
        path(
          d`M${x - 50} ${top}H${x + 110}V${top + 90}H${x - 4}V${low - 40}H${x + 110}V${low}H${x - 50}Z`,
          of,
          outline(steel),
        ),
        supply(d`M${left} ${y}H${x - 26}V${top + 46}H${x + 58}V${mouth - 14}`, upstream),
        bottle(sheet, x + 58, mouth),
      ].join('');
    }
    case 'post': {
      const [top, rim] = [y + 30, foot - 100];
      const mouth = top + 70;
      return [
        rect(x - 60, foot - 14, 200, 14, '#c9c6be', { r: 3, stroke: '#8d8a82' }),
        path(
          d`M${x - 44} ${top}H${x + 100}V${top + 54}H${x}V${foot - 14}H${x - 44}Z`,
          of,
          outline(steel),
        ),
        supply(d`M${left} ${y}H${x - 22}V${top + 30}H${x + 56}V${mouth - 14}`, upstream),
        supply(d`M${x - 22} ${top + 30}V${rim + 12}H${x + 120}`, upstream),
        bottle(sheet, x + 56, mouth),
        basin(sheet, x + 84, rim, 150),
      ].join('');
    }
  }
}
