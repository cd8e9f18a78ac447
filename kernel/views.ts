/**
 * The drawn views of a product and what each is called: the gallery shows them, the drawings make
 * them, and both ask here. A photograph of the same name in catalogue/images takes the place of any, and
 * `photographed` of the product says where.
 */
import type { Form } from './appearance.ts';
import type { Finish, Product, StatedFact } from './contract.ts';
import { outlineOf } from './dimensions.ts';
import { productSource } from './image-address.ts';
import type { ProductType } from './vocabulary.ts';

export const viewNames = ['front', 'dimensioned', 'inside'] as const;
export type ViewName = (typeof viewNames)[number];

/** The measures that a dimensioned drawing is made from: ids of specifications.yaml, in millimetres. */
export const measures = ['height', 'width', 'depth', 'length', 'diameter'] as const;
export type Measure = (typeof measures)[number];

/** What the sectional view of a kind shows; kinds that water does not flow through have none. */
const insides: Partial<Readonly<Record<ProductType, 'flow' | 'contents'>>> = {
  system: 'flow',
  'undersink system': 'flow',
  'uv system': 'flow',
  'cabinet system': 'flow',
  'mixer tap': 'flow',
  'sparkling system': 'flow',
  fountain: 'flow',
  'shower filter': 'flow',
  'caravan kit': 'flow',
  'tank purifier': 'flow',
  softener: 'flow',
  'backwash system': 'flow',
  'irrigation filter': 'flow',
  cartridge: 'flow',
  'inline cartridge': 'flow',
  housing: 'flow',
  fitting: 'flow',
  kit: 'contents',
  'test kit': 'contents',
  media: 'contents',
};

type Viewed = Pick<Product, 'code' | 'name' | 'type' | 'specifications' | 'parts'> &
  Partial<Pick<Product, 'appearance'>>;
/** Fittings that do something to the water; the others join pipes. */
const working: ReadonlySet<Form | undefined> = new Set<Form>([
  'ball valve',
  'check valve',
  'pressure valve',
  'saddle',
]);
export type View = {
  readonly name: ViewName;
  /** Name of the picture: goes to `imageUrl`. */
  readonly source: string;
  /** CSS pixels of the drawing. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What stands below the picture and on its control. */
  readonly label: string;
};

export const viewSource = (code: string, view: ViewName): string =>
  view === 'front' ? productSource(code) : `products/${code}-${view}.svg`;

/** All that are drawn of a product, in each of its finishes too, by the names of their pictures. */
export const drawingsOf = (code: string, finishes: readonly Finish[]): readonly string[] => [
  ...viewNames.map((name) => viewSource(code, name)),
  ...finishes.map((finish) => productSource(code, finish)),
];

/** Millimetres by measure, as the product states them. */
export function measuresOf(
  specifications: readonly StatedFact[],
): Partial<Readonly<Record<Measure, number>>> {
  const found: Partial<Record<Measure, number>> = {};
  for (const { id, value } of specifications) {
    const measure = measures.find((each) => each === id);
    if (measure !== undefined && typeof value === 'number' && value > 0) found[measure] = value;
  }
  return found;
}

/** Undefined where there is nothing to see inside. A tap shows its filters, if it has any. */
export function insideOf({
  type,
  parts,
  appearance,
}: Pick<Viewed, 'type' | 'parts' | 'appearance'>) {
  if (type === 'fitting' && !working.has(appearance?.form)) return undefined;
  if (type === 'mixer tap' && !parts.some(({ role }) => role === 'cartridge')) return undefined;
  return insides[type];
}

/** The drawn views of a product, in the order in which they are shown; the front is always there. */
export function productViews(product: Viewed): readonly View[] {
  const { code, name } = product;
  const inside = insideOf(product);
  const view = (which: ViewName, label: string, told: string): View => ({
    name: which,
    source: viewSource(code, which),
    width: 800,
    height: 800,
    label,
    alt: told === '' ? `${name} ${code}` : `${name} ${code}, ${told}`,
  });
  return [
    view('front', 'Front', ''),
    ...(outlineOf(product)
      ? [view('dimensioned', 'Dimensions', 'with its dimensions in millimetres')]
      : []),
    ...(inside === undefined
      ? []
      : inside === 'flow'
        ? [view('inside', 'How it works', 'cut away to show the way of the water')]
        : [view('inside', 'What is in it', 'with what is in it')]),
  ];
}
