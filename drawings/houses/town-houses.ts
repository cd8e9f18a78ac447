/** The houses on mains water and on rainwater, and the holiday house. */
import { cabinetFront } from '../families/cabinet.ts';
import { meter } from '../scenes/indoors.ts';
import { caravan, tank } from '../scenes/outdoors.ts';
import { stand } from '../scenes/stage.ts';
import { water } from '../toolkit/colour.ts';
import { d, type Point } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { type Building, drawBuilding, houseSize, roomsOf } from './building.ts';
import { garden, gardenTap } from './furnishings.ts';
import {
  dual,
  hybrid,
  land,
  prefilter,
  rain,
  type Section,
  treatedLines,
  waterLine,
} from './grounds.ts';

const { ground } = houseSize;

export function mainsHouse(sheet: Sheet): Section {
  const house: Building = { left: 560, right: 1370, storeys: 2 };
  const at = roomsOf(house);
  const tint = water.mains;
  const markup = [
    land(sheet, tint),
    garden(1446, ground),
    drawBuilding(sheet, house),
    waterLine(d`M0 ${ground + 110}H150V${ground - 34}H440`, tint),
    waterLine(d`M150 ${ground + 110}H1420V${ground - 10}`, tint),
    treatedLines(house, 520, undefined),
    meter(sheet, 150, ground - 34, 24),
    cabinetFront(sheet, { name: 'Mineral Grey', colour: '#8b9094' }, 302, ground, 130, 168),
    stand(sheet, dual, 468, ground - 2, 0.3),
    gardenTap(1420, ground),
  ].join('');
  const points: Point[] = [
    [468, 556],
    [302, 590],
    [at.tap[0], at.tap[1] - 26],
    [at.fridge[0] + 46, 556],
    [at.shower[0] + 120, at.shower[1] - 180],
    [at.heater[0] + 36, 574],
    [1420, 672],
  ];
  return { markup, points };
}

export function rainHouse(sheet: Sheet): Section {
  const house: Building = { left: 620, right: 1410, storeys: 1 };
  const at = roomsOf(house);
  const tint = water.rain;
  const markup = [
    land(sheet, tint),
    rain(),
    garden(1452, ground),
    drawBuilding(sheet, house),
    waterLine(d`M${at.eaves[0]} ${at.eaves[1] + 18}V${at.eaves[1] + 30}H200`, tint),
    tank(sheet, 200, ground, 250, 270),
    waterLine(d`M320 ${ground - 34}H470`, tint),
    waterLine(d`M400 ${ground - 34}V${ground + 110}H1462V${ground - 10}`, tint),
    stand(sheet, prefilter, 404, ground - 2, 0.3),
    treatedLines(house, 578, undefined),
    stand(sheet, hybrid, 518, ground - 2, 0.27),
    gardenTap(1462, ground),
  ].join('');
  const points: Point[] = [
    [at.eaves[0] + 150, at.eaves[1] - 74],
    [200, 650],
    [404, 640],
    [512, 596],
    [at.tap[0], at.tap[1] - 26],
    [at.heater[0] + 36, 590],
    [1462, 672],
  ];
  return { markup, points };
}

export function holidayHouse(sheet: Sheet): Section {
  const house: Building = { left: 496, right: 1266, storeys: 1 };
  const at = roomsOf(house);
  const markup = [
    land(sheet, water.rain),
    rain(),
    drawBuilding(sheet, house),
    waterLine(d`M${at.eaves[0]} ${at.eaves[1] + 18}V${at.eaves[1] + 30}H160`, water.rain),
    tank(sheet, 150, ground, 190, 220),
    waterLine(d`M260 ${ground - 30}H360`, water.rain),
    waterLine(d`M0 ${ground + 130}H1308V${ground - 40}`, water.mains),
    stand(sheet, prefilter, 296, ground - 2, 0.3),
    treatedLines(house, 456, 1348),
    stand(sheet, hybrid, 402, ground - 2, 0.27),
    meter(sheet, 1308, ground - 36, 17),
    caravan(sheet, 1390, ground, 0.32),
    gardenTap(1348, ground),
  ].join('');
  const points: Point[] = [
    [150, 680],
    [296, 640],
    [396, 596],
    [at.tap[0], at.tap[1] - 26],
    [1308, 700],
    [1490, 650],
  ];
  return { markup, points };
}
