/** A tank with its purifier. It draws water from below the surface, where it's clearest. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { drawTankPurifier } from '../families/tank-purifier.ts';
import { lettering } from '../toolkit/lettering.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { arrow } from './water.ts';

export function tankPurifierSection(sheet: Sheet, look: DrawingPropsOf<'tank purifier'>): string {
  const slim = look.form === 'slim tank';
  const x = look.floats > 1 ? 250 : slim ? 400 : 280;
  const side = slim ? 56 : 74;
  const out = slim ? 566 : 738;
  return [
    drawTankPurifier(sheet, look),
    ...[400, 450, 500].map((y) => arrow(x - side - 52, y, x - side + 8, y, 5, 16)),
    arrow(out, 662, out + 54, 662, 6, 18),
    lettering('in', x - side - 48, 378, 20, { weight: 0.15 }),
    lettering('out', out + 6, 634, 20, { weight: 0.15 }),
  ].join('');
}
