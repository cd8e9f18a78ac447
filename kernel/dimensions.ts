/** How large a product is, in millimetres, whichever of its dimensions it states. */
import type { Form } from './appearance.ts';
import type { Product } from './contract.ts';
import type { ProductType } from './vocabulary.ts';

export const serviceSides = ['below', 'above', 'beside', 'in front'] as const;
export type ServiceSide = (typeof serviceSides)[number];
/** The room that stays free so that a cartridge or a lamp comes out. */
export type ServiceSpace = { readonly side: ServiceSide; readonly space: number };
/** As it is pictured, and from the other side. */
export type Outline = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Of what is round: a measure that is as large is across it. */
  readonly diameter?: number;
  /** What the picture shows of it, and the view beside it. */
  readonly faces: readonly [string, string];
};

type Stated = Pick<Product, 'specifications'> & Partial<Pick<Product, 'type' | 'appearance'>>;

/** A figure by its id; undefined where it is not stated, or in words. */
export function figureOf({ specifications }: Stated, id: string): number | undefined {
  const value = specifications.find((each) => each.id === id)?.value;
  return typeof value === 'number' ? value : undefined;
}

/** Taps are pictured from the side, where their spout shows. */
const sideways: ReadonlySet<ProductType | undefined> = new Set(['mixer tap', 'filter tap']);
/** Tubes that lie in the line of a pipe; all other tubes stand. */
const lying: ReadonlySet<ProductType | undefined> = new Set(['inline cartridge', 'fitting']);
const lyingForms: ReadonlySet<Form | undefined> = new Set(['in a row', 'cleaning gun', 'sensor']);
const standingForms: ReadonlySet<Form | undefined> = new Set(['bush', 'saddle']);

/** Undefined unless it states enough to be drawn to scale. */
export function outlineOf(product: Stated): Outline | undefined {
  const { type, appearance } = product;
  const diameter = figureOf(product, 'diameter');
  const height = figureOf(product, 'height') ?? figureOf(product, 'length');
  const width = figureOf(product, 'width') ?? diameter;
  const depth = figureOf(product, 'depth') ?? diameter;
  if (height === undefined || width === undefined || depth === undefined) return undefined;
  if (figureOf(product, 'width') !== undefined || diameter === undefined) {
    return sideways.has(type)
      ? { width: depth, height, depth: width, faces: ['Side', 'Front'] }
      : { width, height, depth, faces: ['Front', 'Side'] };
  }
  const length = figureOf(product, 'length');
  // As far as it reaches to the side; its arms are round.
  if (appearance?.form === 'elbow' && length !== undefined) {
    return { width: length, height, depth, diameter, faces: ['Front', 'Side'] };
  }
  // A ring or a dish is known by its face.
  if (height * 3 < diameter) {
    return { width, height: width, depth: height, diameter, faces: ['Face', 'Side'] };
  }
  const form = appearance?.form;
  const lies = (lying.has(type) && !standingForms.has(form)) || lyingForms.has(form);
  return lies
    ? { width: height, height: width, depth, diameter, faces: ['Side', 'End'] }
    : { width, height, depth, diameter, faces: ['Front', 'End'] };
}

/**
 * How wide its picture is for its height, in steps of a hundredth. Undefined where nothing is stated, and
 * for a tube so long that it would be a line: that is pictured shorter, and true where it bears measures.
 */
export function aspectOf(product: Stated): number | undefined {
  const outline = outlineOf(product);
  if (outline === undefined) return undefined;
  const aspect = outline.width / outline.height;
  const isLine = outline.diameter !== undefined && aspect < 1 / 8;
  return isLine ? undefined : Math.round(aspect * 100) / 100;
}

export function serviceSpaceOf(product: Stated): ServiceSpace | undefined {
  const space = figureOf(product, 'serviceSpace');
  const said = product.specifications.find(({ id }) => id === 'serviceSide')?.value;
  const side = serviceSides.find((each) => each === String(said).toLowerCase());
  return space === undefined || side === undefined ? undefined : { side, space };
}
