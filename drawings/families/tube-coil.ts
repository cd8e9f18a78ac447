/** A coil of tube as it is sold. */
import { white } from '../toolkit/colour.ts';
import { overhang } from '../toolkit/extent.ts';
import { bluePolymer, face, outline, whitePolymer } from '../toolkit/materials.ts';
import { centred, circle, d, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { tube } from '../toolkit/svg-parts.ts';

/** A coil of three turns, tied in three places, with one loose end. */
export function tubeCoil(sheet: Sheet, cx: number, cy: number): string {
  const [outer, pitch, turns] = [240, 28, 3];
  const of = whitePolymer;
  const at = (turn: number) => outer - pitch * (turn + 0.5);
  const middle = outer - (pitch * turns) / 2;
  const seams = Array.from({ length: turns - 1 }, (_, turn) =>
    circle(cx, cy, outer - pitch * (turn + 1), 'none', { stroke: '#a3b0bb', 'stroke-width': 3 }),
  );
  const light = (turn: number) => {
    const r = at(turn);
    return d`M${cx - 2} ${cy - r}A${r} ${r} 0 1 1 ${cx - 2.1} ${cy - r}Z`;
  };
  const lights = stroke(
    Array.from({ length: turns }, (_, turn) => light(turn)).join(''),
    white,
    pitch * 0.36,
  );
  const tie = (angle: number) =>
    centred(cx, cy - outer - 5, 20, pitch * turns + 10, face(sheet, bluePolymer), {
      r: 5,
      ...outline(bluePolymer),
      transform: `rotate(${angle} ${cx} ${cy})`,
    });
  return [
    circle(cx, cy, middle, 'none', { stroke: '#8896a3', 'stroke-width': pitch * turns }),
    circle(cx, cy, middle, 'none', { stroke: '#d7dee4', 'stroke-width': pitch * turns - 4 }),
    lights,
    ...seams,
    overhang(
      tube(
        d`M${cx} ${cy - outer + pitch / 2}C${cx + 110} ${cy - outer + pitch / 2} ${cx + 190} ${cy - outer + 34} ${cx + 262} ${cy - outer - 34}`,
        pitch,
        of,
      ),
    ),
    ...[2, 122, 242].map(tie),
  ].join('');
}
