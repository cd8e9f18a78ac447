/** The house on a dam or a bore: intake, settling tank, plant room, house. */
import { chamber } from '../families/chamber.ts';
import { vessel, vesselBlue } from '../families/vessel.ts';
import { tank } from '../scenes/outdoors.ts';
import { stand } from '../scenes/stage.ts';
import { lighter, water, white } from '../toolkit/colour.ts';
import { matt, outline } from '../toolkit/materials.ts';
import { d, type Point, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { type Building, drawBuilding, houseSize, roomsOf } from './building.ts';
import { gardenTap } from './furnishings.ts';
import { dual, land, type Section, treatedLines } from './grounds.ts';
import { waterLine } from './pipes.ts';

const { ground } = houseSize;

export function surfaceHouse(sheet: Sheet): Section {
  const house: Building = { left: 880, right: 1496, storeys: 1, compact: true };
  const at = roomsOf(house);
  const tint = water.ground;
  const shed = matt('#7b8b84');
  const pool = sheet.linear(
    [
      [0, lighter(tint, 0.45)],
      [1, tint],
    ],
    'down',
  );
  const markup = [
    land(sheet, tint),
    path(d`M0 ${ground - 6}H196Q176 ${ground + 96} 60 ${ground + 112}H0Z`, pool, {
      'fill-opacity': 0.9,
    }),
    stroke(d`M0 ${ground - 4}H194`, white, 3, { 'stroke-opacity': 0.7 }),
    waterLine(d`M96 ${ground + 34}H230V${ground - 40}H270`, tint),
    rect(70, ground + 14, 52, 40, '#3a444c', { r: 8 }),
    rect(62, ground - 16, 68, 18, '#c98f3a', { r: 9 }),
    tank(sheet, 330, ground, 150, 170),
    rect(440, 516, 386, ground - 516, '#f4f6f5', { stroke: '#46545f', 'stroke-width': 8 }),
    path('M418 522L632 452L848 522Z', sheet.linear(shed.flat, 'diagonal'), outline(shed)),
    waterLine(d`M400 ${ground - 30}H470`, tint),
    waterLine(d`M424 ${ground - 30}V${ground + 120}H1560V${ground - 10}`, tint),
    vessel(sheet, { cx: 494, ground: ground - 4, width: 62, height: 176, of: vesselBlue, k: 0.34 }),
    rect(536, 626, 268, 26, '#9aa5ad', { r: 4 }),
    stand(sheet, dual, 628, ground - 4, 0.27),
    chamber(sheet, 756, ground - 4, 34, 180, 1),
    rect(544, ground - 150, 8, 146, '#9aa5ad'),
    drawBuilding(sheet, house),
    treatedLines(house, 798, undefined),
    gardenTap(1560, ground),
  ].join('');
  const points: Point[] = [
    [96, 734],
    [330, 586],
    [494, 568],
    [568, 568],
    [642, 568],
    [756, 568],
    [at.tap[0], at.tap[1] - 26],
    [1560, 672],
  ];
  return { markup, points };
}
