/** The surroundings of the houses: sky, hills, soil, rain, and the filtered water pipe. */
import { hills } from '../scenes/stage.ts';
import { darker, lighter, water, white } from '../toolkit/colour.ts';
import { d, group, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { type Building, houseSize, roomsOf } from './building.ts';

const { ground } = houseSize;

export function land(sheet: Sheet, tint: string): string {
  const sky = sheet.fade(lighter(tint, 0.84), lighter(tint, 0.97), 'down');
  const soil = sheet.fade('#d9d2c6', '#eae6df', 'down');
  return [
    rect(0, 0, 1600, ground, sky),
    hills([120, 230, 170, 330, 240, 380, 260, 300], ground, tint, 0.09),
    hills([60, 90, 190, 110, 200, 120, 240, 150], ground, tint, 0.11),
    rect(0, ground, 1600, 200, soil),
    rect(0, ground, 1600, 9, '#a9bf90'),
  ].join('');
}

/** Very light rain over the roof. */
export function rain(): string {
  const lines = Array.from(
    { length: 90 },
    (_, at) => d`M${(at * 197) % 1640} ${(at * 89) % 560}l-9 30`,
  );
  return stroke(lines.join(''), water.rain, 2, {
    'stroke-opacity': 0.2,
    'stroke-linecap': 'round',
  });
}

/** The colour of filtered water in pipes. */
export const treated = '#2f9be0';

export function waterLine(data: string, colour: string): string {
  const shape = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    stroke(data, white, 15, { ...shape, 'stroke-opacity': 0.9 }),
    stroke(data, darker(colour, 0.18), 10, shape),
    stroke(data, colour, 8, shape),
    stroke(data, lighter(colour, 0.55), 2, {
      ...shape,
      transform: 'translate(-1.4 -1.4)',
      'stroke-opacity': 0.9,
    }),
  ].join('');
}

/** Draws a product that replaces another one, pale with a dashed outline. */
export const alternative = (content: string, outline: string): string =>
  group(content, { opacity: 0.55 }) +
  stroke(outline, '#3a4959', 4, { 'stroke-dasharray': '14 10', 'stroke-linejoin': 'round' });

/** Filtered water from `from` under the floor to the kitchen, bathroom, hot water and beyond. */
export function treatedLines(building: Building, from: number, garden: number | undefined): string {
  const at = roomsOf(building);
  const under = ground + 48;
  const riser = at.shower[0] - 18;
  const bath = d`M${riser} ${under}V${at.shower[1] - 186}H${at.shower[0] + 14}`;
  const tap = d`M${at.kitchen[0] + 138} ${under}V${ground - 88}`;
  const heater = building.compact ? '' : d`M${at.heater[0] + 36} ${under}V${ground - 4}`;
  const cold = building.storeys === 2 ? d`M${at.fridge[0] + 46} ${under}V${ground - 4}` : '';
  const far = building.storeys === 2 ? Math.max(at.fridge[0] + 46, at.heater[0] + 36) : riser;
  const end = Math.max(garden ?? 0, far);
  const main = d`M${from} ${ground - 30}V${under}H${end}`;
  const tail = garden === undefined ? '' : d`M${garden} ${under}V${ground - 10}`;
  return waterLine(main + bath + tap + heater + cold + tail, treated);
}
