import type { Product } from '../../kernel/contract.ts';
import {
  type CartridgeSize,
  cartridgeMedia,
  cartridgeSize,
  type Media,
  says,
} from '../product-facts.ts';
import { endView } from '../toolkit/end-view.ts';
import {
  bluePolymer,
  greyPolymer,
  type Material,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { canvas, dropMark, groundShadow, ribs } from '../toolkit/pieces.ts';
import { cartridgeScale } from '../toolkit/scale.ts';
import { centred, rect, taper } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

const caps: Readonly<Record<Media, Material>> = {
  pleated: bluePolymer,
  carbon: whitePolymer,
  granular: whitePolymer,
  spun: polymer('#f3eee2'),
  wound: greyPolymer,
  resin: whitePolymer,
  crystal: bluePolymer,
  mineral: whitePolymer,
  mesh: greyPolymer,
  membrane: bluePolymer,
};

/** One cartridge standing on `ground`; length and diameter in pixels. */
export function cartridge(
  sheet: Sheet,
  media: Media,
  cx: number,
  ground: number,
  length: number,
  diameter: number,
): string {
  const top = ground - length;
  const cap = Math.max(7, Math.min(22, length * 0.035));
  if (media === 'spun' || media === 'wound') {
    // These have no caps: the core stands out a little at both ends.
    const core = upright(sheet, greyPolymer);
    return [
      centred(cx, top, diameter * 0.44, length, core, { r: 3 }),
      mediaBody(sheet, media, [cx, top + 4, diameter, length - 8]),
      centred(cx, top + 4, diameter, length - 8, 'none', {
        ...outline(polymer('#d9cfb8'), 0.5),
        r: 2,
      }),
    ].join('');
  }
  const shell = caps[media];
  const fill = upright(sheet, shell);
  const seal = '#30373e';
  return [
    centred(cx, top, diameter * 0.52, cap, seal, { r: cap * 0.4 }),
    centred(cx, ground - cap, diameter * 0.5, cap, seal, { r: cap * 0.4 }),
    mediaBody(sheet, media, [cx, top + cap, diameter * 0.95, length - cap * 2]),
    centred(cx, top + cap * 0.5, diameter, cap * 1.15, fill, { r: 3, ...outline(shell) }),
    centred(cx, ground - cap * 1.65, diameter, cap * 1.15, fill, { r: 3, ...outline(shell) }),
  ].join('');
}

/** A sealed canister with a twist neck at its head; the band shows what is in it. */
export function canister(
  sheet: Sheet,
  media: Media,
  cx: number,
  top: number,
  length: number,
  diameter: number,
): string {
  const band = {
    pleated: '#6fa3d8',
    carbon: '#3a4046',
    granular: '#3a4046',
    spun: '#d3c39a',
    wound: '#c9b27a',
    resin: '#d9953a',
    crystal: '#7fb6cf',
    mineral: '#c3b69c',
    mesh: '#aeb7be',
    membrane: '#2064ad',
  } satisfies Record<Media, string>;
  const shell = upright(sheet, whitePolymer);
  const neck = length * 0.11;
  const body = top + neck;
  const tall = length - neck;
  return [
    centred(cx, top, diameter * 0.5, neck, upright(sheet, greyPolymer), {
      r: 3,
      ...outline(greyPolymer),
    }),
    centred(cx, top + neck * 0.35, diameter * 0.58, 3, '#30373e'),
    taper(
      cx,
      body - neck * 0.3,
      diameter * 0.66,
      diameter,
      neck * 0.75,
      shell,
      outline(whitePolymer),
    ),
    centred(cx, body + neck * 0.4, diameter, tall - neck * 0.4, shell, {
      r: diameter * 0.12,
      ...outline(whitePolymer),
    }),
    ribs(cx, body + neck * 0.7, diameter * 0.98, tall * 0.09, 22),
    centred(
      cx,
      body + tall * 0.3,
      diameter,
      tall * 0.42,
      upright(sheet, polymer('#f8fafb')),
      outline(whitePolymer, 0.25),
    ),
    centred(
      cx,
      body + tall * 0.3,
      diameter,
      tall * 0.07,
      upright(sheet, polymer(band[media], 0.35)),
    ),
    dropMark(cx, body + tall * 0.5, diameter * 0.24, '#2f7fd1', 0.9),
    centred(cx, body + tall * 0.6, diameter * 0.5, 4, '#8b98a4', { 'fill-opacity': 0.6 }),
    centred(cx, body + tall * 0.64, diameter * 0.34, 4, '#8b98a4', { 'fill-opacity': 0.4 }),
    rect(cx - diameter * 0.44, body + tall * 0.93, diameter * 0.88, 2, whitePolymer.edge, {
      'fill-opacity': 0.2,
    }),
  ].join('');
}

export const isQuickTwist = (product: Product): boolean =>
  /^QT/.test(product.code) || says(product, /quick[- ]?twist|canister|encapsulated/);

export function drawCartridge(sheet: Sheet, product: Product): string {
  const media = cartridgeMedia(product);
  const size: CartridgeSize = cartridgeSize(product);
  const scale = cartridgeScale(size.length);
  const width = (isQuickTwist(product) ? 84 : size.diameter) * scale;
  const length = size.length * scale;
  const { ground, middle } = canvas;
  if (isQuickTwist(product)) {
    return (
      groundShadow(sheet, middle, width * 1.15) +
      canister(sheet, media, middle, ground - length, length, width)
    );
  }
  // A second one lies beside it, seen from its end: the cut says more of the media than the side.
  const gap = 26;
  const left = middle - (width + gap) / 2;
  const right = middle + (width + gap) / 2;
  return [
    groundShadow(sheet, left, width * 1.1),
    groundShadow(sheet, right, width * 0.7),
    cartridge(sheet, media, left, ground, length, width),
    endView(sheet, media, right, ground - width / 2, width / 2),
  ].join('');
}
