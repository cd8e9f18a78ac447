/** The control valve on a vessel's neck. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import {
  blackPolymer,
  brass,
  face,
  matt,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { port, ribs } from '../toolkit/svg-parts.ts';

export const graphite = matt('#3b4249');

export type Valve = DrawingPropsOf<'softener'>['valve'];

/** A valve body between two ports. (cx, y) is its foot. */
export function valveHead(
  sheet: Sheet,
  cx: number,
  y: number,
  k: number,
  valve: Valve = 'display',
  inches = 1,
  ports = brass,
): string {
  const w = 150 * k;
  const high = (inches * 22 + 14) * k;
  return [
    port(sheet, cx - w * 0.4, y - 34 * k, -(40 * k + high * 0.4), high, ports),
    port(sheet, cx + w * 0.4, y - 34 * k, 40 * k + high * 0.4, high, ports),
    centred(cx, y - 22 * k, w * 0.56, 24 * k, upright(sheet, blackPolymer), { r: 3 }),
    ribs(cx, y - 20 * k, w * 0.55, 20 * k, 14, white, 0.14),
    path(
      d`M${cx - w / 2} ${y - 22 * k}V${y - 92 * k}Q${cx - w / 2} ${y - 116 * k} ${cx - w * 0.36} ${y - 116 * k}H${cx + w * 0.36}Q${cx + w / 2} ${y - 116 * k} ${cx + w / 2} ${y - 92 * k}V${y - 22 * k}Z`,
      upright(sheet, graphite),
      outline(graphite),
    ),
    valveFace(sheet, cx, y, w, k, valve),
  ].join('');
}

/** The valve's face: a dial, a display with keys, or a touch panel. */
export function valveFace(
  sheet: Sheet,
  cx: number,
  y: number,
  w: number,
  k: number,
  valve: Valve,
): string {
  if (valve === 'dial') {
    const marks = Array.from({ length: 12 }, (_, at) => {
      const a = (at / 12) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return d`M${cx + c * 27 * k} ${y - 68 * k + s * 27 * k}L${cx + c * 32 * k} ${y - 68 * k + s * 32 * k}`;
    });
    return [
      circle(cx, y - 68 * k, 38 * k, face(sheet, whitePolymer), outline(whitePolymer)),
      stroke(marks.join(''), ink, 2.4 * k),
      circle(cx, y - 68 * k, 15 * k, face(sheet, polymer('#c8372d', 0.4))),
      rect(cx - 2 * k, y - 80 * k, 4 * k, 14 * k, white),
    ].join('');
  }
  const screen = sheet.fade('#1d4e70', '#0e2c43', 'down');
  const wide = valve === 'touch';
  return [
    centred(cx, y - 106 * k, w * (wide ? 0.86 : 0.72), (wide ? 74 : 44) * k, screen, { r: 5 }),
    rect(cx - w * 0.28, y - 92 * k, w * 0.3, 6 * k, '#8fd8ff', { r: 2, 'fill-opacity': 0.85 }),
    rect(cx - w * 0.28, y - 80 * k, w * 0.42, 6 * k, '#8fd8ff', { r: 2, 'fill-opacity': 0.5 }),
    ...[-0.2, 0, 0.2].map((share) =>
      circle(cx + w * share, y - (wide ? 52 : 44) * k, 6 * k, wide ? '#5fd3b0' : '#aeb8c1'),
    ),
  ].join('');
}
