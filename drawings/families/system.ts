/** Whole-house systems: one to three housings in line on a wall bracket. */
import type { Product } from '../../kernel/contract.ts';
import {
  type CartridgeSize,
  cartridgeSize,
  type Media,
  says,
  specification,
  stageMedia,
} from '../product-facts.ts';
import { ink } from '../toolkit/colour.ts';
import { aluminium, brass, face, outline } from '../toolkit/materials.ts';
import { canvas, gauge, groundShadow, port } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { circle, group, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { drawCover } from './cabinet.ts';
import { type Bowl, bowlOf, housing, housingMeasures } from './housing.ts';

export type Row = {
  readonly media: readonly Media[];
  readonly size: CartridgeSize;
  readonly bowl: Bowl;
  readonly cx: number;
  readonly ground: number;
  readonly scale: number;
};

const gap = 22;

/** Width over the ports, in millimetres. */
export function rowWidth(size: CartridgeSize, count: number): number {
  return count * housingMeasures(size).width + (count - 1) * gap + 76;
}

/** Housings side by side, joined at their heads, with gauges and ports. */
export function housingRow(sheet: Sheet, { media, size, bowl, cx, ground, scale: k }: Row): string {
  const mm = housingMeasures(size);
  const pitch = (mm.width + gap) * k;
  const first = cx - (pitch * (media.length - 1)) / 2;
  const last = first + pitch * (media.length - 1);
  const cy = ground - mm.port * k;
  const top = ground - mm.height * k;
  const reach = (mm.width / 2 - 8) * k;
  const plateTop = top + 4 * k;
  const hole = (x: number) => circle(x, plateTop + 12 * k, 4.5 * k, ink, { 'fill-opacity': 0.45 });
  const joints = media.slice(1).map((_, at) => {
    const x = first + pitch * at + mm.width * 0.46 * k;
    return rect(
      x,
      cy - mm.portHeight * 0.42 * k,
      pitch - mm.width * 0.92 * k,
      mm.portHeight * 0.84 * k,
      sheet.linear(brass.turned, 'down'),
      outline(brass),
    );
  });
  const gauges = size.diameter > 90 ? [first + mm.width * 0.3 * k, last - mm.width * 0.3 * k] : [];
  return [
    rect(
      first - mm.width * 0.58 * k,
      plateTop,
      last - first + mm.width * 1.16 * k,
      44 * k,
      face(sheet, aluminium),
      { r: 5, ...outline(aluminium) },
    ),
    hole(first - mm.width * 0.53 * k),
    hole(last + mm.width * 0.53 * k),
    ...joints,
    port(sheet, first - reach, cy, -44 * k, mm.portHeight * k, brass),
    port(sheet, last + reach, cy, 44 * k, mm.portHeight * k, brass),
    ...gauges.map((x) => gauge(sheet, x, top + 4, 19 * Math.max(0.8, k))),
    ...media.map((each, at) =>
      housing(sheet, { cx: first + pitch * at, ground, scale: k, size, bowl, media: each }),
    ),
  ].join('');
}

const isCovered = (product: Product): boolean =>
  /-?AMC\b/.test(product.code) ||
  !/^(no|none|without|undefined|)$/i.test(specification(product, 'cover') ?? '');

export function drawSystem(sheet: Sheet, product: Product): string {
  const size = cartridgeSize(product);
  const media = stageMedia(
    product,
    says(product, /twin|dual/) ? 2 : says(product, /triple/) ? 3 : 1,
  );
  const { middle: cx, ground } = canvas;
  const k = Math.min(scale.housing, 764 / rowWidth(size, media.length));
  const width = (rowWidth(size, media.length) - 76) * k;
  const shadow = groundShadow(sheet, cx, width);
  if (isCovered(product))
    return (
      shadow + drawCover(sheet, product, width + 60 * k, (housingMeasures(size).height + 60) * k)
    );
  return (
    shadow + group(housingRow(sheet, { media, size, bowl: bowlOf(product), cx, ground, scale: k }))
  );
}
