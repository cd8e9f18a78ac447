/** Lit shapes with an outline of their material, which most products are made of. */
import { face, lying, type Material, outline, upright } from './materials.ts';
import { centred, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';

type Solid = (
  sheet: Sheet,
  of: Material,
  x: number,
  y: number,
  width: number,
  height: number,
  r?: number,
  /** Opacity of the outline. */
  edge?: number,
) => string;

const solid =
  (shape: typeof rect, fill: (sheet: Sheet, of: Material) => string): Solid =>
  (sheet, of, x, y, width, height, r, edge) =>
    shape(x, y, width, height, fill(sheet, of), {
      ...(r !== undefined && { r }),
      ...outline(of, edge),
    });

/** An upright cylinder. `x` is its middle line. */
export const column = solid(centred, upright);
/** A cylinder on its side. `x` is its left end. */
export const bar = solid(rect, lying);
/** A flat face. `x` is its left edge. */
export const slab = solid(rect, face);
/** A flat face. `x` is its middle line. */
export const centredSlab = solid(centred, face);
