/** Sections of large vessels: several cartridges, a sand separator, a self-cleaning screen. */
import { mediaBody } from '../toolkit/filter-media.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bore, type UnitPlace } from './units.ts';
import { arrow, arrowHead, flowLine, pipe, shell, wallColour } from './water.ts';

const steelWall = '#8b98a3';

/** Water enters at the foot, goes through all cartridges in parallel, down their cores and out below the plate. */
export function bankSection(sheet: Sheet, count: number | undefined, place: UnitPlace): string {
  const { cx, foot, y, upstream, downstream } = place;
  const width = 330;
  const [left, right] = [cx - width / 2, cx + width / 2];
  const [top, low] = [y - 20, foot - 50];
  const plate = foot - 150;
  const bottom = low + 40;
  const shape = d`M${left} ${low}V${top + 60}Q${left} ${top} ${cx} ${top}Q${right} ${top} ${right} ${top + 60}V${low}Q${right} ${bottom} ${cx} ${bottom}Q${left} ${bottom} ${left} ${low}Z`;
  const below = d`M${left + 6} ${plate}H${right - 6}V${low}Q${right - 6} ${bottom - 5} ${cx} ${bottom - 5}Q${left + 6} ${bottom - 5} ${left + 6} ${low}Z`;
  // The front row hides the others.
  const row = Math.min(5, Math.ceil(((count ?? 5) + 1) / 2));
  const pitch = (width - 34) / row;
  const wide = pitch * 0.66;
  const from = top + 84;
  const cartridges = Array.from({ length: row }, (_, at) => {
    const x = cx + (at - (row - 1) / 2) * pitch;
    const core = Math.max(12, wide * 0.24);
    return [
      mediaBody(sheet, 'pleated', [x, from, wide, plate - from]),
      centred(x, from, core, plate - from + 12, downstream),
      centred(x, from - 8, wide + 6, 12, wallColour, { r: 4 }),
      arrow(x - wide / 2 - 8, from + 90, x - core / 2, from + 90, 3, 10),
      arrow(x + wide / 2 + 8, from + 150, x + core / 2, from + 150, 3, 10),
      arrow(x, from + 180, x, plate + 26),
    ].join('');
  });
  return [
    ...[-0.38, 0.38].map((share) =>
      centred(cx + width * share, low, 18, foot + 20 - low, steelWall),
    ),
    shell(shape, upstream, 10, steelWall),
    path(below, downstream),
    rect(left, plate, width, 10, wallColour),
    rect(left - 26, top + 44, width + 52, 20, steelWall, { r: 4 }),
    ...cartridges,
    pipe(left - 66, left + 10, plate - 46, bore, upstream),
    pipe(right - 10, right + 66, plate + 48, bore, downstream),
    arrow(left - 92, plate - 46, left - 6, plate - 46, 6, 18),
    arrow(right + 2, plate + 48, right + 92, plate + 48, 6, 18),
  ].join('');
}

/** Water enters at the side, spirals down the wall and rises in the centre. Sand settles at the bottom. */
export function separatorSection(place: UnitPlace): string {
  const { cx, foot, y, upstream, downstream } = place;
  const width = 260;
  const [left, right, top] = [cx - width / 2, cx + width / 2, y - 50];
  const neck = foot - 150;
  const shape = d`M${left} ${top}H${right}V${y + 130}L${cx + 62} ${neck}V${foot}H${cx - 62}V${neck}L${left} ${y + 130}Z`;
  const turns = Array.from({ length: 5 }, (_, at) => {
    const half = (width / 2 - 22) * (1 - at * 0.13);
    const level = y + 66 + at * 54;
    return [
      flowLine(d`M${cx - half} ${level}Q${cx} ${level + 40} ${cx + half} ${level + 8}`),
      arrowHead(cx + half + 4, level + 5, -24, 14),
    ].join('');
  });
  const grains = Array.from({ length: 18 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    const share = ((at * 37) % 100) / 100;
    return circle(
      cx + side * (width / 2 - 16 - share * 62),
      y + 120 + share * (neck - y - 120),
      3.4,
      '#a88a4c',
    );
  });
  return [
    shell(shape, upstream, 10),
    rect(cx - 57, foot - 84, 114, 79, '#cdb37e'),
    ellipse(cx, foot - 84, 57, 12, '#d8c298'),
    centred(cx, y - 13, 44, 190, downstream, { stroke: wallColour, 'stroke-width': 6 }),
    ...turns,
    ...grains,
    pipe(left - 70, left + 14, y + 36, bore, upstream),
    pipe(cx, right + 70, y, bore, downstream),
    centred(cx, foot + 4, 40, 26, '#2f363d', { r: 4 }),
    arrow(left - 96, y + 36, left + 30, y + 36, 6, 18),
    arrow(cx, y + 250, cx, y + 40, 5, 16),
    arrow(cx + 20, y, right + 96, y, 6, 18),
  ].join('');
}

/** A horizontal vessel. Water enters at the top and goes out through the screen, which nozzles suck clean. */
export function scannerSection(sheet: Sheet, place: UnitPlace): string {
  const { cx, upstream, downstream } = place;
  const [left, right, top, low] = [cx - 240, cx + 220, 250, 470];
  const middle = (top + low) / 2;
  const [from, to] = [left + 130, right - 20];
  const nozzles = [0.16, 0.5, 0.84].map((share) => {
    const x = from + (to - from) * share;
    return centred(x, top + 46, 14, low - top - 92, wallColour);
  });
  const upright = (x: number, y1: number, y2: number, water: string) =>
    centred(x, y1, bore + 44, y2 - y1, wallColour) +
    centred(x, y1 - 1, bore + 34, y2 - y1 + 2, water);
  return [
    shell(d`M${left} ${top}H${right}V${low}H${left}Z`, downstream, 10),
    rect(left + 5, top + 5, from - left - 5, low - top - 10, upstream),
    rect(from, top + 38, to - from, low - top - 76, upstream),
    mediaBody(sheet, 'mesh', [(from + to) / 2, top + 30, to - from, 16]),
    mediaBody(sheet, 'mesh', [(from + to) / 2, low - 46, to - from, 16]),
    rect(from - 5, top + 5, 10, 34, wallColour),
    rect(from - 5, low - 39, 10, 34, wallColour),
    rect(left - 60, middle - 12, to - left + 56, 24, '#e2d5b4', {
      stroke: wallColour,
      'stroke-width': 5,
    }),
    ...nozzles,
    upright(left + 66, top - 90, top + 6, upstream),
    upright(right - 130, low - 6, low + 90, downstream),
    rect(right + 4, middle - 60, 96, 120, '#2f363d', { r: 10 }),
    rect(left - 66, middle - 12, 26, 110, '#b5893c', { r: 4 }),
    arrow(left + 66, top - 116, left + 66, top + 60, 6, 18),
    flowLine(d`M${left + 66} ${top + 60}Q${left + 70} ${top + 74} ${from + 20} ${top + 74}`, 5),
    arrowHead(from + 34, top + 74, 0, 15),
    ...[0.3, 0.7].flatMap((share) => {
      const x = from + (to - from) * share;
      return [arrow(x, top + 70, x, top + 12), arrow(x, low - 70, x, low - 12)];
    }),
    arrow(right - 130, low - 20, right - 130, low + 116, 6, 18),
    arrow(left - 53, middle + 104, left - 53, middle + 140),
    stroke(d`M${from} ${middle}H${left - 30}`, '#8a6a2a', 4, { 'stroke-dasharray': '10 8' }),
  ].join('');
}
