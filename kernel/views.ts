/** A product's drawn views. A photo with the same name in catalogue/images replaces one (`photographed`). */

import { productOutline, sideways } from './dimensions.ts';
import type { Finish, Product, StatedFact } from './entry-types.ts';
import { productSource } from './image-address.ts';
import { tradeSizes } from './typography.ts';
import type { ProductType } from './vocabulary.ts';

export const viewNames = ['front', 'dimensioned', 'inside'] as const;
export type ViewName = (typeof viewNames)[number];

/** The dimensions in specifications.yaml, in millimetres. */
export const measures = ['height', 'width', 'depth', 'length', 'diameter'] as const;
export type Measure = (typeof measures)[number];

/** "900 × 720 × 290 mm (height, width, depth)", "2200 × ⌀610 mm (height, diameter)". */
export function sizeOf(
  facts: Readonly<Record<string, number | string | undefined>>,
): string | undefined {
  const stated = measures.filter((side) => facts[side] !== undefined);
  if (stated.length === 0) return undefined;
  const texts = stated.map((side) => `${side === 'diameter' ? '⌀' : ''}${facts[side]}`);
  return `${texts.join(' × ')} mm (${stated.join(', ')})`;
}

const solid: readonly ProductType[] = [
  'filter tap',
  'kit',
  'media',
  'spare',
  'test kit',
  'uv lamp',
];

type Viewed = Pick<Product, 'code' | 'name' | 'type' | 'specifications' | 'parts'> &
  Partial<Pick<Product, 'appearance'>>;
/** Fittings with moving parts inside. The others only join pipes. */
const working: readonly unknown[] = ['ball valve', 'check valve', 'pressure valve', 'saddle'];
export type View = {
  readonly name: ViewName;
  /** The argument for `imageUrl`. */
  readonly source: string;
  /** The drawing's width and height, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly label: string;
};

/** Adds the code to a name, unless the name ends in it: "UV lamp RL6". */
export const pictureName = ({ code, name }: Pick<Product, 'code' | 'name'>): string =>
  tradeSizes(name.endsWith(code) ? name : `${name} ${code}`);

export const viewSource = (code: string, view: ViewName): string =>
  view === 'front' ? productSource(code) : `products/${code}-${view}.svg`;

/** Lists a product's drawings: each view, then the front in each finish. */
export const drawingSources = (code: string, finishes: readonly Finish[]): readonly string[] => [
  ...viewNames.map((name) => viewSource(code, name)),
  ...finishes.map((finish) => productSource(code, finish)),
];

export function statedMeasures(specifications: readonly StatedFact[]) {
  const found: Partial<Record<Measure, number>> = {};
  for (const { id, value } of specifications) {
    const measure = measures.find((each) => each === id);
    if (measure !== undefined && typeof value === 'number' && value > 0) found[measure] = value;
  }
  return found;
}

/** Whether water passes through the product in a way that a sectional view can show. */
export function hasSection({ type, parts, appearance }: Viewed): boolean {
  if (type === 'fitting') return working.includes(appearance?.form);
  if (type === 'mixer tap') return parts.some(({ role }) => role === 'cartridge');
  return !solid.includes(type);
}

/** Lists a product's drawn views in display order, always with the front. */
export function productViews(product: Viewed): readonly View[] {
  const { code } = product;
  const view = (which: ViewName, label: string, detail: string): View => ({
    name: which,
    source: viewSource(code, which),
    width: 800,
    height: 800,
    label,
    alt: detail === '' ? pictureName(product) : `${code} ${detail}`,
  });
  return [
    view('front', sideways.has(product.type) ? 'Side' : 'Front', ''),
    ...(productOutline(product)
      ? [view('dimensioned', 'Dimensions', 'with its dimensions in mm')]
      : []),
    ...(hasSection(product)
      ? [view('inside', 'How it works', 'cut away to show how water flows')]
      : []),
  ];
}
