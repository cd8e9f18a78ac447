import { white } from '../toolkit/colour.ts';
import { mediaBody } from '../toolkit/filter-media.ts';
import { chrome, outline, upright, whitePolymer } from '../toolkit/materials.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { dropMark } from '../toolkit/svg-parts.ts';
import { bore, type UnitPlace } from './units.ts';
import { arrow, arrowHead, bored, flowLine, pipe, shell, wallColour } from './water.ts';

/** A brine tank. The valve draws brine from it to regenerate the resin. */
export function saltSection(sheet: Sheet, { cx, wide, y, foot }: UnitPlace): string {
  const width = Math.min(wide * 0.78, 230);
  const left = cx - width / 2;
  const top = y + 130;
  return [
    stroke(
      d`M${left - 70} ${y + 20}C${left + 20} ${y + 20} ${cx - 20} ${y + 40} ${cx - 20} ${top + 40}V${foot - 40}`,
      wallColour,
      7,
    ),
    shell(d`M${left} ${top}H${left + width}V${foot}H${left}Z`, '#f3f7fa', 8, '#9fb0bd'),
    mediaBody(sheet, 'salt', [cx, top + 90, width - 8, foot - top - 94]),
    rect(left + 4, foot - 110, width - 8, 106, '#7cc4f2', { 'fill-opacity': 0.45 }),
    centred(cx, top - 24, width * 1.06, 28, '#2c5f8f', { r: 8 }),
    arrow(cx - 20, foot - 50, cx - 20, top + 60),
  ].join('');
}

/** The unit below the bench, with symbols for what it does to water. */
export function boxSection(
  does: readonly string[],
  { cx, wide, y, foot, upstream }: UnitPlace,
): string {
  const width = Math.min(wide * 0.8, 220);
  const left = cx - width / 2;
  const top = y - 40;
  const tank = d`M${left + 26} ${top + 110}H${left + width - 26}V${foot - 60}H${left + 26}Z`;
  const hot = does.includes('boils');
  const coil = Array.from(
    { length: 6 },
    (_, at) => d`M${left + 40} ${foot - 90 - at * 26}q${(width - 80) / 2} 16 ${width - 80} 0`,
  );
  const bubbles = Array.from({ length: 16 }, (_, at) =>
    circle(
      left + 44 + ((at * 53) % (width - 88)),
      foot - 84 - ((at * 37) % 190),
      4 + (at % 3) * 2,
      white,
      { 'fill-opacity': 0.85 },
    ),
  );
  return [
    shell(d`M${left} ${top}H${left + width}V${foot}H${left}Z`, '#eef2f5', 6, '#9fb0bd'),
    pipe(left - 12, left + 40, y, bore, upstream),
    rect(left + 34, y - bore / 2, 26, top + 120 - y, upstream),
    shell(tank, hot ? '#f4c7a8' : '#bfe2f8', 6, wallColour),
    stroke(coil.join(''), hot ? '#d9572b' : '#2b7fc1', 5, {
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    does.includes('sparkles') ? bubbles.join('') : '',
    rect(left + width - 66, y - bore / 2, 26, top + 120 - y, hot ? '#f4c7a8' : '#bfe2f8'),
    pipe(left + width - 60, left + width + 12, y, bore, hot ? '#f4c7a8' : '#bfe2f8'),
    arrow(left - 10, y, left + 38, y),
    arrow(left + 47, y + 16, left + 47, top + 150),
    arrow(left + width - 53, top + 150, left + width - 53, y + 14),
    arrow(left + width - 40, y, left + width + 10, y, 5, 16),
  ].join('');
}

export function tapSection(sheet: Sheet, { cx, wide, y, foot, upstream }: UnitPlace): string {
  const x = cx + Math.min(40, wide * 0.2);
  const round = upright(sheet, chrome);
  const glass = foot - 120;
  const line = d`M${cx - wide / 2} ${y}H${x - 30}Q${x} ${y} ${x} ${y + 34}V${glass - 120}`;
  const cup = d`M${x - 40} ${glass}L${x - 30} ${foot}H${x + 30}L${x + 40} ${glass}`;
  return [
    bored(line, upstream, 20, 5),
    centred(x, glass - 128, 40, 18, round, { r: 4, ...outline(chrome) }),
    path(
      d`M${x - 37} ${glass + 34}L${x - 30} ${foot - 4}H${x + 30}L${x + 37} ${glass + 34}Z`,
      '#7cc4f2',
      { 'fill-opacity': 0.7 },
    ),
    stroke(cup, '#5d8ba8', 3),
    flowLine(d`M${x} ${glass - 106}V${glass + 8}`, 6),
    arrowHead(x, glass + 22, 90, 16),
    dropMark(x, foot - 30, 26, whitePolymer.base, 0.9),
  ].join('');
}
