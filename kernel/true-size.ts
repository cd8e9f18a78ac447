/** Decides which products in a range are drawn to one scale next to familiar objects, and where each goes. */

import { aspectRatio, productOutline } from './dimensions.ts';
import type { Product, Site } from './entry-types.ts';
import { bodyOf } from './fit.ts';
import { formatNumber } from './format.ts';
import { type ProductType, upperFirst } from './vocabulary.ts';

type Face = { readonly width: number; readonly height: number };
/** In millimetres. */
export type Thing = {
  /** A product's code, or the name of a familiar object, which has a landmark. */
  readonly name: string;
  readonly landmark?: 'door' | 'cabinet' | 'bottle' | 'hand';
  readonly hasPorts?: true;
  readonly note?: string;
  /** The second face is a kit's filter, next to its tap. */
  readonly faces: readonly [Face, ...Face[]];
};

const isSmall = ({ type }: Product) =>
  ['fitting', 'spare', 'kit', 'media', 'test kit', 'uv lamp'].includes(type);
/** With fewer products, it's faster to compare the figures. */
const minDrawn = 3;
/** In millimetres: between a tap and its filter, and the width of ports and levers on each side. */
const [apart, ports] = [60, 60];

function thingOf(product: Product): Thing | undefined {
  const outline = productOutline(product);
  if (!outline) return undefined;
  const body = bodyOf(product);
  return {
    name: product.code,
    ...(!/cartridge|lamp/.test(product.type) && { hasPorts: true }),
    ...((product.discontinued || product.discontinuedWithSpareParts) && { note: 'Discontinued' }),
    faces: body?.isFilter ? [outline, body] : [outline],
  };
}

/** How much of an 800 × 800 drawing a product may fill, ports included. */
export const drawingFrame = { width: 690, height: 636 } as const;

/** Drawings of these types show only the product and its ports, about 12 mm on each side. */
const drawnAlone: readonly ProductType[] = [
  ...(['system', 'cabinet system', 'uv system', 'backwash system', 'softener'] as const),
  ...(['cartridge', 'inline cartridge', 'housing', 'irrigation filter'] as const),
];

/** How many millimetres a product's drawing is across, within 10%. Undefined if unknown. */
export function drawnSide(product: Product): number | undefined {
  const outline = productOutline(product);
  const { type, installation } = product;
  // A long UV chamber is drawn wider than it is, but as high.
  const isDrawn = type === 'uv system' || aspectRatio(product) !== undefined;
  if (!outline || !drawnAlone.includes(type) || !isDrawn) return undefined;
  if (!installation || (installation === 'undersink' && type === 'uv system')) return undefined;
  const across = outline.width + (type.endsWith('cartridge') ? 0 : 24);
  const share = Math.max(across / drawingFrame.width, outline.height / drawingFrame.height);
  return Math.round(800 * share);
}

/** The landmarks, then the products, tallest first and discontinued last. Empty for a range of small parts, or if too few dimensions are stated. */
export function trueSizes(
  products: readonly Product[],
  spaces: Site['spaces'] = [],
): readonly Thing[] {
  const place = (thing: Thing) => (thing.note ? 0 : 1e6) + tallest([thing]);
  const things = products
    .flatMap((product) => thingOf(product) ?? [])
    .sort((a, b) => place(b) - place(a));
  const small = products.filter(isSmall).length;
  if (things.length < minDrawn || small * 2 > products.length) return [];
  const bottle = {
    name: '1 L bottle',
    landmark: 'bottle',
    faces: [{ width: 85, height: 280 }],
  } as const;
  if (tallest(things) > 800) {
    const door = { name: 'Door', landmark: 'door', faces: [{ width: 820, height: 2040 }] } as const;
    return [door, bottle, ...things];
  }
  const cabinet = spaces.find((space) => space.for.includes('undersink'));
  const isUndersink = products.some(
    (product) => product.installation === 'undersink' && bodyOf(product),
  );
  if (cabinet && isUndersink) {
    return [
      { name: upperFirst(cabinet.name), landmark: 'cabinet', faces: [cabinet] },
      bottle,
      ...things,
    ];
  }
  const hand = { name: 'Hand', landmark: 'hand', faces: [{ width: 85, height: 190 }] } as const;
  return [bottle, hand, ...things];
}

const tallest = (things: readonly Thing[]) =>
  Math.max(...things.flatMap(({ faces }) => faces.map(({ height }) => height)));
const across = ({ faces }: Thing) =>
  faces.reduce((sum, { width }) => sum + width, (faces.length - 1) * apart);

/** Height × width of each face, as drawings print millimetres. */
export const faceText = ({ faces }: Thing): string =>
  faces.map((face) => [face.height, face.width].map(formatNumber).join(' × ')).join(' + ');
export const textsOf = (thing: Thing) => [thing.name, faceText(thing), thing.note ?? ''] as const;

/** Pixel widths for phones, tablets and desktops. */
export const trueWidths = [328, 700, 1230] as const;
export type TrueWidth = (typeof trueWidths)[number];
export const isTrueWidth = (width: number): width is TrueWidth =>
  trueWidths.some((each) => each === width);
/** The largest scale, and the share of it that may save a row. In pixels: the tallest thing, the smallest gap, capitals. */
const settings = {
  328: { largest: 0.5, least: 0.65, high: 250, gap: 20, letters: 8.4 },
  700: { largest: 0.75, least: 0.75, high: 330, gap: 32, letters: 9.6 },
  1230: { largest: 0.9, least: 0.8, high: 400, gap: 44, letters: 9.8 },
} as const satisfies Record<TrueWidth, object>;
/** In pixels, at both ends of a row. */
const margin = 8;

export type Placed = Thing & {
  /** Each face's left edge, in pixels. */
  readonly left: readonly number[];
  readonly middle: number;
  /** How much of the row it has. */
  readonly wide: number;
  readonly floor: number;
};

/** Plans rows of about equal length at one scale, each on its own floor line. `scale` is pixels per millimetre. */
export function planTrueSizes(things: readonly Thing[], width: TrueWidth) {
  const { largest, least, high, gap, letters } = settings[width];
  const inside = width - 2 * margin;
  const most = Math.min(
    largest,
    high / tallest(things),
    inside / (Math.max(...things.map(across)) + 2 * ports),
  );
  const slot = (thing: Thing, scale: number) =>
    Math.max(
      across(thing) * scale + gap,
      (across(thing) + 2 * (thing.hasPorts ? ports : 0)) * scale + 8,
      Math.max(...textsOf(thing).map(({ length }) => length)) * letters * 0.84 + 20,
    );
  const rowsOf = (limit: number, scale: number) => {
    const rows: { things: Thing[]; long: number }[] = [];
    for (const thing of things) {
      const [last, own] = [rows.at(-1), slot(thing, scale)];
      if (!last || last.long + own > limit) rows.push({ things: [thing], long: own });
      else {
        last.things.push(thing);
        last.long += own;
      }
    }
    return rows;
  };
  // A little smaller may save a row.
  const few = rowsOf(inside, most * least).length;
  let scale = most;
  while (rowsOf(inside, scale).length > few) scale *= 0.98;
  let limit = inside;
  while (limit > 8 && rowsOf(limit - 8, scale).length === few) limit -= 8;
  let floor = 0;
  const placed = rowsOf(limit, scale).flatMap((row) => {
    const spare = Math.min((inside - row.long) / row.things.length, gap * 3);
    floor += tallest(row.things) * scale + letters * (floor > 0 ? 8 : 1);
    let right = margin;
    return row.things.map((thing): Placed => {
      const wide = slot(thing, scale) + spare;
      const middle = right + wide / 2;
      right += wide;
      let left = middle - (across(thing) * scale) / 2;
      const lefts = thing.faces.map((face) => {
        const own = left;
        left += (face.width + apart) * scale;
        return own;
      });
      return { ...thing, left: lefts, middle, wide, floor };
    });
  });
  const lines = things.some(({ note }) => note) ? 8 : 6;
  return { height: Math.ceil(floor + letters * lines), scale, letters, placed };
}
