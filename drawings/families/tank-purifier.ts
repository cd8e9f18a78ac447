/** A tank purifier, hanging in a section of a rainwater tank. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { darker, lighter, water, white } from '../toolkit/colour.ts';
import { context } from '../toolkit/extent.ts';
import {
  brass,
  type Material,
  matt,
  outline,
  polymer,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, ribs, tube } from '../toolkit/svg-parts.ts';

const wall = matt('#a9b7b0');

/** A corrugated tank cut open, filled to `level`. */
function tankSection(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  level: number,
): string {
  const left = cx - width / 2;
  const top = ground - height;
  const side = width * 0.075;
  const waves: string[] = [];
  for (let y = top + 24; y < ground - 8; y += 22)
    waves.push(d`M${left} ${y}h${side}M${left + width - side} ${y}h${side}`);
  const pool = sheet.linear('down', [0, lighter(water.rain, 0.5), 0.55], [1, water.rain, 0.62]);
  const air = sheet.fade('#dfe8ea', '#eef4f5', 'down');
  return [
    rect(left + side * 0.6, top, width - side * 1.2, height, air),
    rect(left + side * 0.6, ground - height * level, width - side * 1.2, height * level, pool),
    stroke(d`M${left + side} ${ground - height * level}h${width - side * 2}`, white, 3, {
      'stroke-opacity': 0.85,
    }),
    rect(left, top, side, height, upright(sheet, wall), { r: 4, ...outline(wall) }),
    rect(left + width - side, top, side, height, upright(sheet, wall), { r: 4, ...outline(wall) }),
    stroke(waves.join(''), wall.edge, 3, { 'stroke-opacity': 0.32 }),
    path(
      d`M${left - 8} ${top + 4}L${cx - width * 0.16} ${top - height * 0.075}H${cx + width * 0.16}L${left + width + 8} ${top + 4}V${top + 16}H${left - 8}Z`,
      upright(sheet, wall),
      outline(wall),
    ),
    rect(left, ground - 10, width, 10, upright(sheet, wall), outline(wall)),
  ].join('');
}

/** The purifier below its float: cage, filter, collar. */
function purifier(sheet: Sheet, cx: number, top: number, k: number): string {
  const cage = polymer('#2b3138', 0.3);
  const slots = Array.from(
    { length: 9 },
    (_, at) => d`M${cx - 64 * k} ${top + (222 + at * 19) * k}h${128 * k}`,
  );
  const part = (y: number, w: number, h: number, of: Material, r: number) =>
    column(sheet, of, cx, top + y * k, w * k, h * k, r * k);
  return [
    part(0, 128, 70, whitePolymer, 22),
    part(60, 148, 34, steel, 5),
    part(92, 132, 116, whitePolymer, 6),
    ribs(cx, top + 62 * k, 146 * k, 30 * k, 20),
    dropMark(cx, top + 160 * k, 44 * k, water.rain),
    centred(cx, top + 106 * k, 132 * k, 12 * k, water.rain, { 'fill-opacity': 0.85 }),
    part(204, 144, 196, cage, 12),
    stroke(slots.join(''), '#7b8792', 4 * k, { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' }),
    part(394, 156, 16, cage, 6),
  ].join('');
}

export function drawTankPurifier(sheet: Sheet, look: DrawingPropsOf<'tank purifier'>): string {
  const { form, hose, floats, ports } = look;
  const filters = Math.max(look.filters, floats);
  const { ground, middle: cx } = canvas;
  const slim = form === 'slim tank';
  const wide = slim ? 330 : 640;
  const inches = ports[0]?.inches ?? 1;
  const thick = 12 + inches * 11;
  const level = 0.78;
  const surface = ground - 580 * level;
  const of = polymer(darker(water.rain, 0.1));
  const k = filters > 1 ? 0.62 : slim ? 0.66 : 0.72;
  const at = filters > 1 ? [cx - 170, cx + 30 + (floats > 1 ? 70 : 0)] : [slim ? cx : cx - 120];
  const right = cx + wide / 2 - (slim ? 52 : 76);
  // Draws one wave of hose per metre.
  const waves = Math.max(1, Math.round(hose));
  const from = (at.at(-1) ?? cx) + 60 * k;
  const y = surface + 130;
  const step = (right - from) / waves;
  const drop = slim ? 12 : 34;
  const line = Array.from(
    { length: waves },
    (_, index) => d`q${step / 2} ${index % 2 === 0 ? drop * 2 : -drop * 2} ${step} 0`,
  ).join('');
  return [
    groundShadow(sheet, cx, wide),
    context([
      tankSection(sheet, cx, ground, wide, 580, level),
      tube(d`M${from} ${y}` + line + d`V${ground - 70}`, thick, of),
    ]),
    ...at
      .slice(1)
      .map((x) =>
        tube(
          d`M${(at[0] ?? 0) + 60 * k} ${y + 20}Q${(x + (at[0] ?? 0)) / 2} ${y + 90} ${x - 50 * k} ${y + 20}`,
          thick,
          of,
        ),
      ),
    ...at.map((x) => purifier(sheet, x, surface + 8, k)),
    ...(floats < filters ? [(Math.min(...at) + Math.max(...at)) / 2] : at).map((x) =>
      [
        ellipse(
          x,
          surface,
          (slim ? 62 : 96) * (floats < filters ? 2.1 : filters > 1 ? 0.9 : 1),
          slim ? 30 : 34,
          sheet.linear('down', ...polymer('#e7eef0', 0.9).flat),
          outline(whitePolymer),
        ),
        rect(x - 60, surface - 3, 120, 6, water.rain, { r: 3, 'fill-opacity': 0.7 }),
      ].join(''),
    ),
    context(bar(sheet, brass, right - 24, ground - 84, slim ? 76 : 116, 26 + inches * 12, 4)),
  ].join('');
}
