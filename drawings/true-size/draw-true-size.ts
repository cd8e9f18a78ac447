/** Draws a range's products to one scale on the floor line, next to familiar objects. */

import { drawingProps, type ProductLookup } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import {
  type Placed,
  planTrueSizes,
  type Thing,
  type TrueWidth,
  textsOf,
} from '../../kernel/true-size.ts';
import { familyMarkup } from '../draw-product.ts';
import { measureMarkup, withoutGroups } from '../toolkit/extent.ts';
import { lettering } from '../toolkit/lettering.ts';
import { d, group, round, stroke } from '../toolkit/shapes.ts';
import { createSheet, type Sheet, sheetSvg } from '../toolkit/sheet.ts';
import { drawLandmark } from './landmarks.ts';

/** A transparent SVG of the `things` that `trueSizes` returns. */
export function drawTrueSizes(
  things: readonly Thing[],
  width: TrueWidth,
  lookup: ProductLookup,
): string {
  const sheet = createSheet('range');
  const { placed, height, scale, letters } = planTrueSizes(things, width);
  const floors = new Set(placed.map(({ floor }) => floor));
  const body = [
    ...[...floors].map((floor) => stroke(d`M0 ${floor}H${width}`, '#a9b8c4', 1)),
    ...placed.map((thing) => {
      const product = thing.landmark ? undefined : lookup(thing.name);
      return product
        ? productFaces(sheet, thing, product, scale, lookup)
        : group(thing.landmark ? drawLandmark(thing.landmark, thing.faces[0]) : '', {
            id: thing.landmark ?? thing.name,
            class: 'landmark',
            transform: `translate(${round(thing.middle)} ${round(thing.floor)}) scale(${fine(scale)})`,
          });
    }),
    ...placed.flatMap(({ landmark, middle, floor, ...thing }) => {
      const text = (words: string, line: number, colour: string, weight: number) =>
        lettering(words, middle, floor + letters * line, letters, {
          anchor: 'middle',
          colour,
          weight,
        });
      const [name, size, note] = textsOf(thing);
      return [
        text(name, 2.2, landmark ? '#3a4959' : '#0c1b2a', landmark ? 0.11 : 0.15),
        text(size, 4.1, '#3a4959', 0.11),
        note && text(note, 6, '#3a4959', 0.11),
      ];
    }),
  ].join('');
  return sheetSvg(sheet, width, height, body);
}

const fine = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A product's picture at its stated size, and a kit's filter at its own. Leaves out anything else next to it. */
function productFaces(
  sheet: Sheet,
  { faces, left, floor, name }: Placed,
  product: Product,
  scale: number,
  lookup: ProductLookup,
): string {
  const look = { ...drawingProps(product, lookup), label: '' };
  const [inside] = withoutGroups(familyMarkup(sheet, look), 'around');
  const [bare] = withoutGroups(inside, 'aura');
  return withoutGroups(bare, 'apart')
    .slice(0, faces.length)
    .map((markup, at) => {
      const face = faces[at];
      const all = measureMarkup(markup, 'all');
      const drawn = at === 0 ? measureMarkup(markup) : all;
      if (!face || !drawn || !all) return '';
      const across = (face.width * scale) / (drawn.right - drawn.left);
      const up = (face.height * scale) / (drawn.bottom - drawn.top);
      const dx = (left[at] ?? 0) - drawn.left * across;
      const transform = `translate(${fine(dx)} ${fine(floor - all.bottom * up)}) scale(${fine(across)} ${fine(up)})`;
      return group(markup, { id: at === 0 ? name : `${name}-filter`, transform });
    })
    .join('');
}
