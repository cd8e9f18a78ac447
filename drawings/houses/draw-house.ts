/**
 * Sections through the houses of the house pages, 1600 × 1000. The numbers follow the order of
 * the page's points, which are the text equivalent of the drawing.
 */
import { badge } from '../toolkit/digits.ts';
import type { Point } from '../toolkit/shapes.ts';
import { createSheet, type Sheet, writeSvg } from '../toolkit/sheet.ts';
import { drawApartment } from './apartment.ts';
import { houseSize } from './building.ts';
import type { Section } from './grounds.ts';
import { surfaceHouse } from './surface-house.ts';
import { holidayHouse, mainsHouse, rainHouse } from './town-houses.ts';

const houses = {
  'mains-water-house': mainsHouse,
  'mains-water-apartment': drawApartment,
  'rainwater-house': rainHouse,
  'holiday-house': holidayHouse,
  'surface-water-house': surfaceHouse,
} satisfies Record<string, (sheet: Sheet) => Section>;

export type HouseId = keyof typeof houses;
export function isHouseId(id: string): id is HouseId {
  return Object.hasOwn(houses, id);
}
export const houseIds = Object.keys(houses).filter(isHouseId);

/** The numbered places of a section in pixels of its 1600 × 1000, in the order of the numbers. */
export function housePoints(id: HouseId): readonly Point[] {
  return houses[id](createSheet('points')).points;
}

export function drawHouse(id: HouseId): string {
  const sheet = createSheet(`house-${id}`);
  const { markup, points } = houses[id](sheet);
  const numbers = points.map(([x, y], at) => badge(at + 1, x, y, 32, '#0d1b2a'));
  return writeSvg(sheet, houseSize.width, houseSize.height, markup + numbers.join(''));
}
