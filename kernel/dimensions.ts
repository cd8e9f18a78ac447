/** A product's outline in millimetres, from the dimensions it states. */
import type { ProductForm } from './appearance.ts';
import type { Product } from './entry-types.ts';
import type { ProductType } from './vocabulary.ts';

const serviceSides = ['below', 'above', 'beside', 'in front'] as const;
/** The clearance needed to pull out a cartridge or a lamp. */
export type ServiceClearance = {
  readonly side: (typeof serviceSides)[number];
  readonly space: number;
};
/** The air in millimetres it needs at each side, behind, in front and above. It sits on the floor. */
export const airAround = (product: Stated) => numericSpecification(product, 'airSpace') ?? 0;
/** The drawn view (width × height), and the depth across it. */
export type Outline = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Only for round products. A width or depth equal to the diameter is drawn as the diameter. */
  readonly diameter?: number;
  /** Names the view, and the one next to it if known, such as a round product's end. */
  readonly faces: readonly [string, string?];
};

type Stated = Pick<Product, 'specifications'> & Partial<Pick<Product, 'type' | 'appearance'>>;

/** A numeric specification. Undefined if it's missing or text. */
export function numericSpecification({ specifications }: Stated, id: string): number | undefined {
  const value = specifications.find((each) => each.id === id)?.value;
  return typeof value === 'number' ? value : undefined;
}

/** Taps are drawn from the side, which shows their spout. */
export const sideways: ReadonlySet<ProductType | undefined> = new Set(['mixer tap', 'filter tap']);
/** Tubes that are drawn horizontally. The others are upright. */
const lying: ReadonlySet<ProductType | undefined> = new Set(['inline cartridge', 'fitting']);
const lyingForms: readonly (ProductForm | undefined)[] = ['in a row', 'cleaning gun', 'sensor'];
const standingForms: ReadonlySet<ProductForm | undefined> = new Set(['bush', 'saddle']);

/** Drawn from above the bench, because these products aren't recognisable from the front. Dimensions use a plain elevation. */
const tiltedForms: ReadonlySet<ProductForm | undefined> = new Set(['round tray']);

/** Undefined if too few dimensions are stated to draw to scale. */
export function productOutline(product: Stated): Outline | undefined {
  const { type, appearance } = product;
  const diameter = numericSpecification(product, 'diameter');
  const height = numericSpecification(product, 'height') ?? numericSpecification(product, 'length');
  const width = numericSpecification(product, 'width') ?? diameter;
  const depth = numericSpecification(product, 'depth') ?? diameter;
  if (height === undefined || width === undefined || depth === undefined) return undefined;
  if (numericSpecification(product, 'width') !== undefined || diameter === undefined) {
    return sideways.has(type)
      ? { width: depth, height, depth: width, faces: ['Side'] }
      : { width, height, depth, faces: ['Front'] };
  }
  const length = numericSpecification(product, 'length');
  // An elbow's length is its reach to the side.
  if (appearance?.form === 'elbow' && length !== undefined) {
    return { width: length, height, depth, diameter, faces: ['Front'] };
  }
  // Rings and dishes are drawn face on.
  if (height * 3 < diameter && !tiltedForms.has(appearance?.form)) {
    return { width, height: width, depth: height, diameter, faces: ['Face', 'Side'] };
  }
  const form = appearance?.form;
  const lies = (lying.has(type) && !standingForms.has(form)) || lyingForms.includes(form);
  return lies
    ? { width: height, height: width, depth, diameter, faces: ['Side', 'End'] }
    : { width, height, depth, diameter, faces: ['Front', 'End'] };
}

/** The picture's width ÷ height, rounded to 0.01. Undefined without dimensions, in perspective, or for a very long tube. */
export function aspectRatio(product: Stated): number | undefined {
  const outline = productOutline(product);
  if (outline === undefined || tiltedForms.has(product.appearance?.form)) return undefined;
  const aspect = outline.width / outline.height;
  const isLine = outline.diameter !== undefined && aspect < 1 / 8;
  return isLine ? undefined : Math.round(aspect * 100) / 100;
}

export function serviceClearance(product: Stated): ServiceClearance | undefined {
  const space = numericSpecification(product, 'serviceSpace');
  const stated = product.specifications.find(({ id }) => id === 'serviceSide')?.value;
  const side = serviceSides.find((each) => each === String(stated).toLowerCase());
  return space === undefined || side === undefined ? undefined : { side, space };
}
