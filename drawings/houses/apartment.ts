/** One flat in its building, with the neighbours in outline and the riser in the shaft. */
import { chiller } from '../families/sparkling.ts';
import { tap } from '../families/tap.ts';
import { lighter, water } from '../toolkit/colour.ts';
import { chrome } from '../toolkit/materials.ts';
import { d, group, type Point, place, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { fridge, hotWater, kitchen, shower } from './furnishings.ts';
import { type Section, treated, waterLine } from './grounds.ts';

const wall = '#46545f';

export function drawApartment(sheet: Sheet): Section {
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
  const markup = [
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
  const points: Point[] = [
    [left + 304, floor - 160],
    [left + 348, floor - 336],
    [left + 452, floor - 300],
    [left + 676, floor - 410],
    [left + 1080, floor - 330],
    [left + 512, floor - 178],
  ];
  return { markup, points };
}
