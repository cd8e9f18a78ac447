/** How large a product is, in millimetres, whichever of its dimensions it states. */
import type { Specification } from './contract.ts';

export const serviceSides = ['below', 'above', 'beside', 'in front'] as const;
export type ServiceSide = (typeof serviceSides)[number];
/** The room that stays free so that a cartridge or a lamp comes out. */
export type ServiceSpace = { readonly side: ServiceSide; readonly space: number };
/** As it is drawn from the front: a round thing is as deep as it is wide. */
export type Outline = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly round: boolean;
};

type Stated = { readonly specifications: readonly Specification[] };

/** A figure by its id; undefined where it is not stated, or in words. */
export function figureOf({ specifications }: Stated, id: string): number | undefined {
  const value = specifications.find((each) => each.id === id)?.value;
  return typeof value === 'number' ? value : undefined;
}

/**
 * Undefined unless it states enough to be drawn to scale. What stands or hangs states a height; a
 * tube states its length, and is drawn upright.
 */
export function outlineOf(product: Stated): Outline | undefined {
  const diameter = figureOf(product, 'diameter');
  const height = figureOf(product, 'height') ?? figureOf(product, 'length');
  const width = figureOf(product, 'width') ?? diameter;
  const depth = figureOf(product, 'depth') ?? diameter;
  if (height === undefined || width === undefined || depth === undefined) return undefined;
  return { width, height, depth, round: figureOf(product, 'width') === undefined };
}

export function serviceSpaceOf(product: Stated): ServiceSpace | undefined {
  const space = figureOf(product, 'serviceSpace');
  const said = product.specifications.find(({ id }) => id === 'serviceSide')?.value;
  const side = serviceSides.find((each) => each === String(said).toLowerCase());
  return space === undefined || side === undefined ? undefined : { side, space };
}
