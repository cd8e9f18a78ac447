/** Draws sections of houses, 1600 × 1000. The page numbers their points (kernel/house-points.ts) and describes them. */

import { dual, hybrid, prefilter } from '../example-products.ts';
import { cabinetFront } from '../families/cabinet.ts';
import { chiller } from '../families/sparkling.ts';
import { tap } from '../families/tap.ts';
import { meter } from '../scenes/indoors.ts';
import { caravan, tank } from '../scenes/outdoors.ts';
import { stand } from '../scenes/stage.ts';
import { lighter, water } from '../toolkit/colour.ts';
import { chrome } from '../toolkit/materials.ts';
import { d, group, place, rect } from '../toolkit/shapes.ts';
import { createSheet, type Sheet, sheetSvg } from '../toolkit/sheet.ts';
import { type Building, drawBuilding, houseSize, roomsOf } from './building.ts';
import { fridge, garden, gardenTap, hotWater, kitchen, shower } from './furnishings.ts';
import { alternative, land, rain, treated, treatedLines, waterLine } from './grounds.ts';
import { surfaceHouse } from './surface-house.ts';

const wall = '#46545f';

function drawApartment(sheet: Sheet): string {
  const tint = water.mains;
  const [left, right, top, floor] = [180, 1420, 250, 760];
  // Fixtures are drawn for a storey of 270 pixels, and this flat is larger.
  const k = 1.75;
  const at = (x: number, content: string) => place(content, x, floor, k);
  const sky = sheet.fade(lighter(tint, 0.8), lighter(tint, 0.95), 'down');
  const room = (x: number, width: number, tone: string) =>
    rect(x, top, width, floor - top, lighter(tone, 0.85));
  const neighbours = [top - 290, floor + 30].map(
    (y) =>
      rect(left, y, right - left, 270, '#f7f9fa') +
      [0, 1, 2, 3]
        .map((each) => rect(left + 90 + each * 300, y + 62, 150, 130, lighter('#8aa0b0', 0.72)))
        .join(''),
  );
  const under = floor - 14;
  return [
    rect(0, 0, 1600, 1000, sky),
    ...neighbours,
    room(left, 90, '#8aa0b0'),
    room(left + 90, 770, '#c8a878'),
    room(left + 860, right - left - 860, '#6fb0c8'),
    ...[top - 24, floor].map((y) => rect(left - 16, y, right - left + 32, 24, wall)),
    rect(left - 16, 0, 16, 1000, wall),
    rect(right, 0, 16, 1000, wall),
    rect(left + 88, top, 7, floor - top, wall),
    rect(left + 858, top, 7, floor - top, wall),
    waterLine(d`M${left + 46} 1000V0`, tint),
    at(left + 120, group(kitchen(sheet, 0, 0))),
    at(left + 600, group(fridge(sheet, 0, 0))),
    at(left + 906, group(shower(sheet, 0, 0))),
    hotWater(sheet, left + 8, floor),
    chiller(sheet, left + 470, floor, 82, 150, false),
    tap(
      sheet,
      chrome,
      { spout: 'square', handle: 'side lever', slim: false, height: 380, depth: 195 },
      left + 512,
      floor - 214,
      0.2,
    ),
    waterLine(
      d`M${left + 46} ${under}H${left + 304}V${floor - 30}M${left + 304} ${under}H${left + 870}V${floor - 326}H${left + 928}`,
      tint,
    ),
    waterLine(d`M${left + 364} ${floor - 150}V${floor - 212}`, treated),
  ].join('');
}

const { ground } = houseSize;

function mainsHouse(sheet: Sheet): string {
  const house: Building = { left: 560, right: 1370, storeys: 2 };
  const tint = water.mains;
  return [
    land(sheet, tint),
    garden(1446, ground),
    drawBuilding(sheet, house),
    waterLine(d`M0 ${ground + 110}H150V${ground - 34}H440`, tint),
    waterLine(d`M150 ${ground + 110}H1420V${ground - 10}`, tint),
    treatedLines(house, 520, undefined),
    meter(sheet, 150, ground - 34, 24),
    alternative(
      cabinetFront(sheet, { name: 'Mineral Grey', colour: '#8b9094' }, 302, ground, 130, 168),
      d`M226 ${ground - 2}V${ground - 178}H378V${ground - 2}`,
    ),
    stand(sheet, dual, 468, ground - 2, 0.3),
    gardenTap(1420, ground),
  ].join('');
}

function rainHouse(sheet: Sheet): string {
  const house: Building = { left: 620, right: 1410, storeys: 1 };
  const at = roomsOf(house);
  const tint = water.rain;
  return [
    land(sheet, tint),
    rain(),
    garden(1452, ground),
    drawBuilding(sheet, house),
    waterLine(d`M${at.eaves[0]} ${at.eaves[1] + 18}V${at.eaves[1] + 30}H200`, tint),
    tank(sheet, 200, ground, 250, 270),
    waterLine(d`M320 ${ground - 34}H470`, tint),
    waterLine(d`M400 ${ground - 34}V${ground + 110}H1462V${ground - 10}`, tint),
    stand(sheet, prefilter, 376, ground - 2, 0.3),
    treatedLines(house, 600, undefined),
    stand(sheet, hybrid, 540, ground - 2, 0.27),
    gardenTap(1462, ground),
  ].join('');
}

const cabin: Building = { left: 496, right: 1266, storeys: 1 };

function holidayHouse(sheet: Sheet): string {
  const at = roomsOf(cabin);
  return [
    land(sheet, water.rain),
    rain(),
    drawBuilding(sheet, cabin),
    waterLine(d`M${at.eaves[0]} ${at.eaves[1] + 18}V${at.eaves[1] + 30}H160`, water.rain),
    tank(sheet, 150, ground, 190, 220),
    waterLine(d`M260 ${ground - 30}H360`, water.rain),
    waterLine(d`M0 ${ground + 130}H1308V${ground - 40}`, water.mains),
    stand(sheet, prefilter, 296, ground - 2, 0.3),
    treatedLines(cabin, 456, 1348),
    stand(sheet, hybrid, 402, ground - 2, 0.27),
    meter(sheet, 1308, ground - 36, 17),
    caravan(sheet, 1390, ground, 0.32),
    gardenTap(1348, ground),
  ].join('');
}

/** One storey on mains water, for the product selector's holiday house. No page numbers its points. */
function mainsCottage(sheet: Sheet): string {
  return [
    land(sheet, water.mains),
    garden(1320, ground),
    drawBuilding(sheet, cabin),
    waterLine(d`M0 ${ground + 110}H200V${ground - 34}H370`, water.mains),
    treatedLines(cabin, 436, undefined),
    meter(sheet, 200, ground - 34, 24),
    stand(sheet, dual, 390, ground - 2, 0.3),
  ].join('');
}

const houses = {
  'mains-water-house': mainsHouse,
  'mains-water-apartment': drawApartment,
  'rainwater-house': rainHouse,
  'holiday-house': holidayHouse,
  'mains-cottage': mainsCottage,
  'surface-water-house': surfaceHouse,
} satisfies Record<string, (sheet: Sheet) => string>;

export type HouseId = keyof typeof houses;
export function isHouseId(id: string): id is HouseId {
  return Object.hasOwn(houses, id);
}
/** The houses whose pages number their points. */
export const houseIds = Object.keys(houses)
  .filter(isHouseId)
  .filter((id) => id !== 'mains-cottage');

export function drawHouse(id: HouseId): string {
  const sheet = createSheet(`house-${id}`);
  return sheetSvg(sheet, houseSize.width, houseSize.height, houses[id](sheet));
}
