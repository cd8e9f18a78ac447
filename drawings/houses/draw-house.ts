/**
 * Sections of houses for the house pages, 1600 × 1000. The numbers match the page's points, which are
 * the drawing's text alternative.
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

/** The numbered positions of a section, in pixels and in order. */
export function housePoints(id: HouseId): readonly Point[] {
  return houses[id](createSheet('points')).points;
}

export function drawHouse(id: HouseId): string {
  const sheet = createSheet(`house-${id}`);
  const { markup, points } = houses[id](sheet);
  const numbers = points.map(([x, y], at) => badge(at + 1, x, y, 32, '#0d1b2a'));
  return writeSvg(sheet, houseSize.width, houseSize.height, markup + numbers.join(''));
}
