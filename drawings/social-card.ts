/** Draws Open Graph cards, 1200 × 630, with the wordmark next to a picture. */

import type { ProductLookup } from '../kernel/drawing-props.ts';
import type { Product } from '../kernel/entry-types.ts';
import { productMarkup, productSheet } from './draw-product.ts';
import { type SceneId, sceneMarkup } from './draw-scene.ts';
import { brand, logoMarkup } from './logo.ts';
import { lighter, water } from './toolkit/colour.ts';
import { group, place, rect } from './toolkit/shapes.ts';
import { createSheet, type Sheet, sheetSvg } from './toolkit/sheet.ts';

export const socialCardSize = { width: 1200, height: 630 } as const;

const sceneOfCard: Readonly<Record<string, SceneId>> = {
  default: 'mains',
  landing: 'mains',
  'sub-category': 'cartridges',
  product: 'mains',
  'dealer-entry': 'spares',
  page: 'taps',
};

/** The colours of the water sources, in a row. */
function tints(x: number, y: number): string {
  return Object.values(water)
    .map((tint, at) => rect(x + at * 62, y, 50, 6, tint, { r: 3 }))
    .join('');
}

function frame(sheet: Sheet, picture: string): string {
  const { width, height } = socialCardSize;
  const paper = sheet.fade('#ffffff', lighter('#2f7fd1', 0.88), 'diagonal');
  const card = [
    rect(0, 0, width, height, paper),
    picture,
    place(logoMarkup(brand.ink, brand.blue), 72, 214, 2.3),
    tints(80, 372),
    rect(0, height - 10, width, 10, brand.ink),
  ];
  return sheetSvg(sheet, width, height, card.join(''));
}

/** Undefined if `name` isn't a page type. */
export function drawSocialCard(name: string): string | undefined {
  const scene = Object.hasOwn(sceneOfCard, name) ? sceneOfCard[name] : undefined;
  if (scene === undefined) return undefined;
  const sheet = createSheet(`og-${name}`);
  const window = sheet.clip(rect(580, 0, 620, socialCardSize.height, brand.ink));
  const shown = place(sceneMarkup(sheet, scene), 80, 0, 0.7);
  return frame(sheet, group(shown, { 'clip-path': window }));
}

export function drawProductCard(product: Product, lookup: ProductLookup): string {
  const sheet = productSheet(product.code, 'og');
  return frame(sheet, place(productMarkup(sheet, product, lookup), 600, 14, 0.74));
}
