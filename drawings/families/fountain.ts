/** Drinking fountain: a brushed-steel pillar with a bottle bay and a bubbler. */
import { darker, ink, white } from '../toolkit/colour.ts';
import { chrome, face, matt, outline, steel, upright } from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/pieces.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

export function drawFountain(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  const top = ground - 620;
  const metal = face(sheet, steel);
  const bay = sheet.linear(
    [
      [0, '#20272e'],
      [0.6, '#3a444d'],
      [1, '#56616b'],
    ],
    'down',
  );
  const basin = d`M${cx - 148} ${top + 150}H${cx + 148}L${cx + 122} ${top + 206}H${cx - 122}Z`;
  const accent = matt('#2f7fd1');
  const water = sheet.linear(
    [
      [0, '#8fd0ff', 0.95],
      [1, '#8fd0ff', 0.25],
    ],
    'down',
  );
  return [
    groundShadow(sheet, cx, 260),
    centred(cx, ground - 14, 270, 14, upright(sheet, steel), { r: 3, ...outline(steel) }),
    centred(cx, top, 236, 610, metal, { r: 14, ...outline(steel, 0.7) }),
    rect(cx - 116, top + 12, 3, 580, white, { 'fill-opacity': 0.6, r: 1.5 }),
    stroke(d`M${cx - 118} ${top + 470}h236`, darker(steel.base, 0.4), 1.4, {
      'stroke-opacity': 0.6,
    }),
    rect(cx - 96, top + 494, 192, 96, metal, { r: 4, stroke: steel.edge, 'stroke-opacity': 0.35 }),
    circle(cx + 80, top + 542, 5, ink, { 'fill-opacity': 0.5 }),
    centred(cx, top + 244, 150, 202, bay, {
      r: 12,
      stroke: darker(steel.base, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }),
    centred(cx, top + 244, 40, 16, upright(sheet, chrome), { r: 3 }),
    centred(cx, top + 260, 7, 150, water),
    ellipse(cx, top + 432, 56, 6, '#11161b', { 'fill-opacity': 0.7 }),
    path(basin, sheet.linear(steel.turned, 'down'), outline(steel, 0.7)),
    centred(cx, top + 140, 308, 16, sheet.linear(chrome.turned, 'down'), {
      r: 8,
      ...outline(chrome),
    }),
    centred(cx - 82, top + 112, 22, 30, upright(sheet, chrome), { r: 4, ...outline(chrome) }),
    stroke(
      d`M${cx - 76} ${top + 114}C${cx - 60} ${top + 60} ${cx + 6} ${top + 62} ${cx + 22} ${top + 138}`,
      '#8fd0ff',
      6,
      { 'stroke-opacity': 0.8, 'stroke-linecap': 'round' },
    ),
    circle(cx + 84, top + 60, 19, face(sheet, accent), outline(accent)),
    dropMark(cx + 84, top + 60, 19, white),
    dropMark(cx - 84, top + 48, 30, darker(steel.base, 0.55), 0.8),
  ].join('');
}
