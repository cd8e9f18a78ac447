/** Drinking fountains of brushed steel: pedestal, wall, post, cooler, bottle filler. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { band } from '../toolkit/label.ts';
import { chrome, face, lying, matt, outline, steel, upright } from '../toolkit/materials.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { centredSlab, column } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/svg-parts.ts';

const { ground, middle } = canvas;

/** A sheet of brushed steel with a lit edge. */
const body = (sheet: Sheet, cx: number, y: number, w: number, h: number, r = 12): string =>
  centredSlab(sheet, steel, cx, y, w, h, r, 0.7) +
  rect(cx - w / 2 + 3, y + r, 3, h - r * 2, white, { 'fill-opacity': 0.6, r: 1.5 });

/** The basin with its spout and jet. (cx, y) is the centre of its rim. */
function bubbler(sheet: Sheet, cx: number, y: number, wide: number): string {
  const half = wide / 2;
  const basin = d`M${cx - half} ${y + 8}H${cx + half}L${cx + half * 0.82} ${y + wide * 0.24}Q${cx} ${y + wide * 0.3} ${cx - half * 0.82} ${y + wide * 0.24}Z`;
  return [
    path(basin, lying(sheet, steel), outline(steel, 0.7)),
    stroke(
      d`M${cx - half * 0.48} ${y - 22}C${cx - half * 0.36} ${y - 92} ${cx + half * 0.16} ${y - 88} ${cx + half * 0.28} ${y}`,
      '#6cb9f0',
      7,
      { 'stroke-opacity': 0.85, 'stroke-linecap': 'round' },
    ),
    centred(cx, y, wide * 1.03, 16, lying(sheet, chrome), {
      r: 8,
      ...outline(chrome),
    }),
    column(sheet, chrome, cx - half * 0.52, y - 28, 24, 32, 5),
    circle(cx + half * 0.66, y - 14, 15, face(sheet, matt('#2f7fd1')), outline(steel)),
  ].join('');
}

/** The bay of a bottle filler, with a bottle in it. */
function bay(sheet: Sheet, cx: number, y: number, w: number, h: number): string {
  const dark = sheet.fade('#20272e', '#56616b', 'down');
  const bottle = d`M${cx - 22} ${y + h - 14}V${y + h * 0.52}Q${cx - 22} ${y + h * 0.42} ${cx - 12} ${y + h * 0.38}V${y + h * 0.3}H${cx + 12}V${y + h * 0.38}Q${cx + 22} ${y + h * 0.42} ${cx + 22} ${y + h * 0.52}V${y + h - 14}Z`;
  return [
    centred(cx, y, w, h, dark, { r: 12, stroke: darker(steel.base, 0.5), 'stroke-width': 2 }),
    centred(cx, y, 40, 16, upright(sheet, chrome), { r: 3 }),
    centred(cx, y + 14, 6, h * 0.5, '#8fd0ff', { r: 3 }),
    path(bottle, '#bfe2f8', { 'fill-opacity': 0.5, stroke: '#dff1fc', 'stroke-width': 2 }),
    centred(cx, y + h * 0.64, 40, h * 0.32, '#4aa3e0', { 'fill-opacity': 0.6, r: 4 }),
    ellipse(cx, y + h - 9, w * 0.36, 5, '#11161b', { 'fill-opacity': 0.7 }),
  ].join('');
}

const plate = (cx: number, y: number, w: number, label: string): string =>
  centred(cx, y, w, 40, '#f5f8fa', { r: 4 }) + band(cx, y + 20, w * 0.94, 36, { code: label });

const grille = (cx: number, y: number, w: number, rows: number): string =>
  stroke(
    Array.from({ length: rows }, (_, at) => d`M${cx - w / 2} ${y + at * 14}h${w}`).join(''),
    darker(steel.base, 0.55),
    5,
    { 'stroke-linecap': 'round', 'stroke-opacity': 0.7 },
  );

/** The shadow of a wall-mounted fountain. */
const wall = (w: number, y: number, h: number): string =>
  rect(middle - w / 2 + 16, y + 18, w, h, ink, { r: 18, 'fill-opacity': 0.1 });

export function drawFountain(sheet: Sheet, look: DrawingPropsOf<'fountain'>): string {
  const { form, measures, label } = look;
  const ratio = (usual: number) =>
    Math.min(0.95, Math.max(0.24, (measures.width ?? usual) / (measures.height ?? 1000)));
  const cx = middle;
  switch (form) {
    case 'pedestal': {
      const w = 620 * ratio(340);
      const top = ground - 600;
      return [
        groundShadow(sheet, cx, w * 1.3),
        column(sheet, steel, cx, ground - 16, w * 1.24, 16, 3),
        body(sheet, cx, top + 20, w, 566),
        plate(cx, top + 140, w * 0.8, label),
        grille(cx, ground - 116, w * 0.56, 4),
        bubbler(sheet, cx, top + 16, w * 1.36),
      ].join('');
    }
    case 'cooler': {
      const top = ground - 590;
      return [
        groundShadow(sheet, cx, 380),
        body(sheet, cx, top + 16, 350, 572),
        stroke(d`M${cx - 175} ${top + 250}h350`, darker(steel.base, 0.4), 2, {
          'stroke-opacity': 0.6,
        }),
        plate(cx, top + 110, 240, label),
        circle(cx, top + 206, 20, '#0e2c43'),
        dropMark(cx, top + 206, 22, '#8fd8ff'),
        grille(cx, top + 320, 260, 15),
        bubbler(sheet, cx, top + 12, 372),
      ].join('');
    }
    case 'post': {
      const top = ground - 620;
      return [
        groundShadow(sheet, cx, 300),
        rect(cx - 190, ground - 26, 380, 26, '#c9c6be', { r: 4, stroke: '#8d8a82' }),
        body(sheet, cx - 70, top, 120, 596, 8),
        bay(sheet, cx - 70, top + 90, 92, 190),
        plate(cx - 70, top + 30, 110, label),
        path(
          d`M${cx - 14} ${top + 306}H${cx + 60}V${top + 344}L${cx - 14} ${top + 400}Z`,
          face(sheet, steel),
          outline(steel),
        ),
        bubbler(sheet, cx + 116, top + 300, 196),
      ].join('');
    }
    case 'bottle filler': {
      const h = 600;
      const w = Math.min(430, h * ratio(330) * 1.05);
      const y = ground - h - 10;
      return [
        wall(w, y, h),
        body(sheet, cx, y, w, h, 18),
        plate(cx, y + 36, w * 0.72, label),
        centred(cx, y + 92, w * 0.34, 30, '#0e2c43', { r: 5 }),
        bay(sheet, cx, y + 146, w * 0.66, 330),
        grille(cx, y + 520, w * 0.5, 4),
      ].join('');
    }
    case 'wall bubbler': {
      const w = 520;
      const y = 200;
      return [
        wall(w * 0.9, y, 400),
        body(sheet, cx, y - 70, w * 0.86, 130, 14),
        plate(cx, y - 44, 250, label),
        path(
          d`M${cx - w * 0.46} ${y + 110}H${cx + w * 0.46}L${cx + w * 0.3} ${y + 400}H${cx - w * 0.3}Z`,
          face(sheet, steel),
          outline(steel, 0.7),
        ),
        grille(cx, y + 300, w * 0.32, 5),
        bubbler(sheet, cx, y + 96, w),
      ].join('');
    }
  }
}
