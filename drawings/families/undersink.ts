/** Undersink sets: filters on their bracket, with the tube and the tap that they feed. */
import type { Product } from '../../kernel/contract.ts';
import { cartridgeSize, says, specification, stageMedia } from '../product-facts.ts';
import { ink } from '../toolkit/colour.ts';
import {
  aluminium,
  bluePolymer,
  face,
  greyPolymer,
  lying,
  outline,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, tube } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { centred, circle, d, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canister, isQuickTwist } from './cartridge.ts';
import { housingMeasures } from './housing.ts';
import { housingRow, rowWidth } from './system.ts';
import { tap, tapMaterial } from './tap.ts';

/** Canisters that hang from one white manifold. */
export function canisterBank(
  sheet: Sheet,
  media: readonly Parameters<typeof canister>[1][],
  cx: number,
  ground: number,
  k: number,
): string {
  const pitch = 104 * k;
  const tall = 268 * k;
  const first = cx - (pitch * (media.length - 1)) / 2;
  const top = ground - 40 - tall;
  const width = pitch * media.length + 16 * k;
  const left = cx - width / 2;
  const manifold = 62 * k;
  return [
    rect(left - 8, top - manifold - 16 * k, width + 16, manifold * 0.7, face(sheet, aluminium), {
      r: 6,
      ...outline(aluminium),
    }),
    circle(left + 6, top - manifold - 4 * k, 4, ink, { 'fill-opacity': 0.45 }),
    circle(left + width - 6, top - manifold - 4 * k, 4, ink, { 'fill-opacity': 0.45 }),
    ...media.map((each, at) =>
      canister(sheet, each, first + pitch * at, top - 22 * k, tall + 22 * k, 86 * k),
    ),
    rect(left, top - manifold, width, manifold, lying(sheet, whitePolymer), {
      r: 14 * k,
      ...outline(whitePolymer, 0.7),
    }),
    ...media.map((_, at) =>
      centred(first + pitch * at, top - 8 * k, 66 * k, 14 * k, upright(sheet, greyPolymer), {
        r: 3,
        ...outline(greyPolymer),
      }),
    ),
    dropMark(cx, top - manifold * 0.52, 26 * k, '#2f7fd1'),
  ].join('');
}

export function drawUndersink(sheet: Sheet, product: Product): string {
  const { ground } = canvas;
  const asCanisters =
    isQuickTwist(product) ||
    (specification(product, 'cartridgeSize') === undefined && /^(PUREMIX|X)/.test(product.code));
  const media = stageMedia(
    product,
    says(product, /triple/) ? 3 : says(product, /twin|dual/) ? 2 : 1,
  );
  const size = { ...cartridgeSize(product), diameter: 64 };
  const k = media.length === 3 ? 0.94 : media.length === 2 ? 1.12 : scale.set;
  const cx = media.length === 1 ? 270 : 262;
  const high = asCanisters ? 300 * k + 40 : housingMeasures(size).port * k;
  const width = asCanisters ? 104 * k * media.length : (rowWidth(size, media.length) - 60) * k;
  const from = cx + width / 2 + (asCanisters ? 8 : 16);
  const tapX = Math.max(690, from + 60);
  const y = ground - high;
  const line = d`M${from} ${y}h18C${from + 84} ${y} ${from + 20} ${ground - 14} ${from + 74} ${ground - 14}H${tapX - 20}`;
  return [
    groundShadow(sheet, cx, width),
    groundShadow(sheet, tapX, 62),
    tube(line, 11, bluePolymer, 'round'),
    asCanisters
      ? canisterBank(sheet, media, cx, ground, k)
      : housingRow(sheet, { media, size, bowl: 'clear', cx, ground, scale: k }),
    tap(
      sheet,
      tapMaterial(product.finishes[0]),
      { neck: 'swan', levers: 1, slim: true },
      tapX,
      ground,
      0.86,
    ),
  ].join('');
}
