/** The house on a dam or a bore: intake, settling tank, plant room, house. */
import { dual } from '../example-products.ts';
import { chamber } from '../families/chamber.ts';
import { vessel, vesselBlue } from '../families/vessel.ts';
import { tank } from '../scenes/outdoors.ts';
import { stand } from '../scenes/stage.ts';
import { lighter, water, white } from '../toolkit/colour.ts';
import { face, matt, outline } from '../toolkit/materials.ts';
import { circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { type Building, drawBuilding, houseSize } from './building.ts';
import { gardenTap } from './furnishings.ts';
import { land, treatedLines, waterLine } from './grounds.ts';

const { ground } = houseSize;

/** The windmill over a bore, pale because it's far away. */
function windmill(cx: number, foot: number, high: number): string {
  const top = foot - high;
  const metal = '#8d9a94';
  const half = (share: number) => 12 + 46 * share;
  const rungs = [0.28, 0.52, 0.78].map((share) => {
    const y = top + high * share;
    return d`M${cx - half(share)} ${y}H${cx + half(share)}`;
  });
  const braces = [0.02, 0.28, 0.52].map((share, at) => {
    const next = [0.28, 0.52, 0.78][at] ?? 1;
    const [y, below] = [top + high * share, top + high * next];
    return d`M${cx - half(share)} ${y}L${cx + half(next)} ${below}M${cx + half(share)} ${y}L${cx - half(next)} ${below}`;
  });
  const blades = Array.from({ length: 16 }, (_, at) => {
    const a = (at / 16) * Math.PI * 2;
    const b = a + 0.24;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return d`M${cx + c * 22} ${top + s * 22}L${cx + c * 78} ${top + s * 78}L${cx + Math.cos(b) * 78} ${top + Math.sin(b) * 78}L${cx + Math.cos(b) * 22} ${top + Math.sin(b) * 22}Z`;
  });
  return [
    stroke(d`M${cx - 12} ${top}L${cx - 58} ${foot}M${cx + 12} ${top}L${cx + 58} ${foot}`, metal, 6),
    stroke(rungs.join('') + braces.join(''), metal, 2.6, { 'stroke-opacity': 0.8 }),
    stroke(d`M${cx} ${top}V${foot}`, metal, 3),
    path(
      d`M${cx} ${top - 4}H${cx + 116}L${cx + 150} ${top - 30}V${top + 30}L${cx + 116} ${top + 4}H${cx}Z`,
      '#b3bdb6',
    ),
    path(blades.join(''), '#b9c3bd', { stroke: metal, 'stroke-width': 1.4 }),
    circle(cx, top, 60, 'none', { stroke: metal, 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    circle(cx, top, 11, metal),
  ].join('');
}

const reeds = (x: number): string =>
  stroke(
    [-16, -8, 0, 7, 15]
      .map(
        (way, at) =>
          d`M${x + way} ${ground}q${way * 0.3} ${-34 - (at % 3) * 12} ${way * 0.9} ${-58 - (at % 3) * 16}`,
      )
      .join(''),
    '#7f9560',
    4,
    { 'stroke-linecap': 'round' },
  );

export function surfaceHouse(sheet: Sheet): string {
  const house: Building = { left: 880, right: 1496, storeys: 1, compact: true };
  const tint = water.surface;
  const shed = matt('#7b8b84');
  const pool = sheet.fade(lighter(tint, 0.45), tint, 'down');
  return [
    land(sheet, tint),
    windmill(252, ground, 430),
    path(d`M0 ${ground - 6}H196Q176 ${ground + 96} 60 ${ground + 112}H0Z`, pool, {
      'fill-opacity': 0.9,
    }),
    stroke(d`M0 ${ground - 4}H194`, white, 3, { 'stroke-opacity': 0.7 }),
    waterLine(d`M96 ${ground + 34}H230V${ground - 40}H270`, tint),
    rect(70, ground + 14, 52, 40, '#3a444c', { r: 8 }),
    rect(62, ground - 16, 68, 18, '#c98f3a', { r: 9 }),
    reeds(18),
    reeds(206),
    tank(sheet, 330, ground, 150, 170),
    rect(440, 516, 386, ground - 516, '#f4f6f5', { stroke: '#46545f', 'stroke-width': 8 }),
    path('M418 522L632 452L848 522Z', face(sheet, shed), outline(shed)),
    waterLine(d`M400 ${ground - 30}H470`, tint),
    waterLine(d`M424 ${ground - 30}V${ground + 120}H1560V${ground - 10}`, tint),
    vessel(sheet, { cx: 494, ground: ground - 4, width: 62, height: 176, of: vesselBlue, k: 0.34 }),
    rect(536, 626, 268, 26, '#9aa5ad', { r: 4 }),
    stand(sheet, dual, 628, ground - 4, 0.27),
    chamber(sheet, 756, ground - 4, 34, 180),
    rect(544, ground - 150, 8, 146, '#9aa5ad'),
    drawBuilding(sheet, house),
    treatedLines(house, 798, undefined),
    gardenTap(1560, ground),
  ].join('');
}
