/** The section through a house: walls, floors, roof, rooms with furnishings. */
import { ink, lighter } from '../toolkit/colour.ts';
import { face, matt, outline } from '../toolkit/materials.ts';
import { d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bed, fridge, hotWater, kitchen, shower, toilet, washer } from './furnishings.ts';

export const houseSize = { width: 1600, height: 1000, ground: 800 } as const;
const { ground } = houseSize;
const wall = '#46545f';
const storey = 270;

export type Building = {
  readonly left: number;
  readonly right: number;
  readonly storeys: 1 | 2;
  /** True to leave out the laundry. */
  readonly compact?: boolean;
};
/** Positions for pipes and numbers. */
export type Rooms = Readonly<
  Record<
    'utility' | 'kitchen' | 'tap' | 'fridge' | 'shower' | 'toilet' | 'heater' | 'eaves',
    readonly [number, number]
  >
>;

export function roomsOf({ left, right, storeys, compact = false }: Building): Rooms {
  const upper = ground - storey;
  const kitchenLeft = left + (compact ? 24 : 190);
  const bath = storeys === 2 ? ([left + 40, upper] as const) : ([right - 300, ground] as const);
  return {
    utility: [left + 20, ground],
    kitchen: [kitchenLeft, ground],
    tap: [kitchenLeft + 150, ground - 176],
    fridge: [kitchenLeft + 276, ground],
    shower: bath,
    toilet: [bath[0] + 186, bath[1]],
    heater: storeys === 2 ? [right - 150, ground] : [left + 100, ground],
    eaves: [left - 42, ground - storey * storeys],
  };
}

function rooms(sheet: Sheet, building: Building): string {
  const at = roomsOf(building);
  const { left, right, storeys, compact = false } = building;
  const two = storeys === 2;
  return [
    compact ? '' : washer(sheet, left + (two ? 44 : 8), ground),
    compact ? '' : hotWater(sheet, at.heater[0], ground),
    kitchen(sheet, at.kitchen[0], ground),
    two ? fridge(sheet, at.fridge[0], ground) : '',
    shower(sheet, at.shower[0], at.shower[1]),
    toilet(sheet, at.toilet[0], at.toilet[1]),
    two ? bed(right - 300, ground - storey) : '',
  ].join('');
}

export function drawBuilding(sheet: Sheet, building: Building): string {
  const { left, right, storeys, compact = false } = building;
  const top = ground - storey * storeys;
  const middle = (left + right) / 2;
  const roof = matt('#5d6e7a');
  const inside = sheet.fade('#fbfcfd', '#eef2f5', 'down');
  const tinted = (x: number, y: number, width: number, height: number, tint: string) =>
    rect(x, y, width, height, lighter(tint, 0.86), { 'fill-opacity': 0.8 });
  const parting = compact ? left : left + (storeys === 2 ? 165 : 178);
  const second = storeys === 2 ? right - 210 : right - 322;
  const upper = ground - storey;
  return [
    path(
      d`M${left - 56} ${top + 6}L${middle} ${top - 158}L${right + 56} ${top + 6}V${top + 24}L${middle} ${top - 130}L${left - 56} ${top + 24}Z`,
      face(sheet, roof),
      outline(roof),
    ),
    path(d`M${left} ${top}L${middle} ${top - 128}L${right} ${top}Z`, '#eef1f3'),
    rect(left, top, right - left, ground - top, inside),
    tinted(left, upper, parting - left, storey, '#8aa0b0'),
    tinted(parting, upper, second - parting, storey, '#c8a878'),
    tinted(second, upper, right - second, storey, storeys === 2 ? '#8aa0b0' : '#6fb0c8'),
    storeys === 2 ? tinted(left, top, 330, storey, '#6fb0c8') : '',
    stroke(d`M${parting} ${upper}V${ground}M${second} ${upper}V${ground}`, wall, 5, {
      'stroke-opacity': 0.7,
    }),
    storeys === 2
      ? stroke(d`M${left + 330} ${top}V${upper}`, wall, 5, { 'stroke-opacity': 0.7 })
      : '',
    storeys === 2 ? rect(left, upper - 9, right - left, 13, wall) : '',
    rect(left - 8, top - 8, right - left + 16, 13, wall),
    rooms(sheet, building),
    rect(left - 10, top - 4, 14, ground - top + 4, wall),
    rect(right - 4, top - 4, 14, ground - top + 4, wall),
    rect(left - 26, ground, right - left + 52, 26, '#7d8a94'),
    rect(left - 26, ground, right - left + 52, 4, ink, { 'fill-opacity': 0.25 }),
  ].join('');
}
