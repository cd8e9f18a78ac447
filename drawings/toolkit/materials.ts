/** Materials, lit softly from the upper left. */
import type { Finish } from '../../kernel/entry-types.ts';
import { brightness, darker, lighter } from './colour.ts';
import type { Sheet, Stop } from './sheet.ts';

export type Material = {
  /** The plain colour, for small flat details. */
  readonly base: string;
  /** A cylinder's gradient, from its lit edge to its shaded one. */
  readonly turned: readonly Stop[];
  /** A flat face's gradient, from upper left to lower right. */
  readonly flat: readonly Stop[];
  readonly edge: string;
};

export function polymer(base: string, gloss = 0.6): Material {
  return {
    base,
    turned: [
      [0, darker(base, 0.2)],
      [0.09, darker(base, 0.05)],
      [0.27, lighter(base, gloss)],
      [0.45, base],
      [0.74, darker(base, 0.12)],
      [0.94, darker(base, 0.32)],
      [1, darker(base, 0.24)],
    ],
    flat: [
      [0, lighter(base, gloss * 0.55)],
      [0.5, base],
      [1, darker(base, 0.11)],
    ],
    edge: darker(base, 0.42),
  };
}

/** Paint or dull metal with broad, even shading. */
export function matt(base: string): Material {
  return {
    base,
    turned: [
      [0, darker(base, 0.3)],
      [0.3, lighter(base, 0.26)],
      [0.55, base],
      [0.9, darker(base, 0.38)],
      [1, darker(base, 0.24)],
    ],
    flat: [
      [0, lighter(base, 0.13)],
      [0.55, base],
      [1, darker(base, 0.15)],
    ],
    edge: darker(base, 0.5),
  };
}

/** Polished metal with the reflections of a bright window and a dark floor. */
export function polished(base: string): Material {
  return {
    base,
    turned: [
      [0, darker(base, 0.52)],
      [0.07, lighter(base, 0.35)],
      [0.2, lighter(base, 0.92)],
      [0.34, lighter(base, 0.25)],
      [0.5, darker(base, 0.52)],
      [0.58, darker(base, 0.3)],
      [0.7, lighter(base, 0.6)],
      [0.86, base],
      [0.96, darker(base, 0.5)],
      [1, darker(base, 0.12)],
    ],
    flat: [
      [0, lighter(base, 0.75)],
      [0.38, lighter(base, 0.2)],
      [0.62, darker(base, 0.18)],
      [1, lighter(base, 0.3)],
    ],
    edge: darker(base, 0.6),
  };
}

export function brushed(base: string): Material {
  return {
    base,
    turned: [
      [0, darker(base, 0.36)],
      [0.1, darker(base, 0.06)],
      [0.25, lighter(base, 0.72)],
      [0.4, lighter(base, 0.12)],
      [0.56, lighter(base, 0.3)],
      [0.78, darker(base, 0.14)],
      [0.94, darker(base, 0.42)],
      [1, darker(base, 0.26)],
    ],
    flat: [
      [0, lighter(base, 0.5)],
      [0.45, base],
      [0.6, lighter(base, 0.18)],
      [1, darker(base, 0.2)],
    ],
    edge: darker(base, 0.5),
  };
}

export const whitePolymer = polymer('#eef1f4', 0.95);
export const greyPolymer = polymer('#a9b2ba', 0.5);
export const blackPolymer = polymer('#2b3138', 0.32);
export const bluePolymer = polymer('#2064ad', 0.5);
export const chrome = polished('#b9c3cb');
export const steel = brushed('#bcc3c9');
export const brass = brushed('#c9a65a');
export const aluminium = brushed('#cfd4d8');
export const mattBlack = matt('#26292d');

/** The material of a tap's finish, judged by its name. Chrome without one, paint by default. */
export function tapMaterial(finish: Finish | undefined): Material {
  if (finish === undefined) return chrome;
  if (/brush|stainless|steel|nickel/i.test(finish.name)) return brushed(finish.colour);
  if (/chrome|polish|gold|copper/i.test(finish.name)) return polished(finish.colour);
  return brightness(finish.colour) > 0.82 && /gloss/i.test(finish.name)
    ? polymer(finish.colour, 0.9)
    : matt(finish.colour);
}

/** Fill of an upright cylinder. */
export const upright = (sheet: Sheet, material: Material): string =>
  sheet.linear('across', ...material.turned);
/** Fill of a cylinder on its side, lit from above. */
export const lying = (sheet: Sheet, material: Material): string =>
  sheet.linear('down', ...material.turned);
/** Fill of a flat face. */
export const face = (sheet: Sheet, material: Material): string =>
  sheet.linear('diagonal', ...material.flat);
/** An outline that keeps pale materials visible on white paper. */
export const outline = (material: Material, opacity = 0.5) => ({
  stroke: material.edge,
  'stroke-width': 1.2,
  'stroke-opacity': opacity,
});
