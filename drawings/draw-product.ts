/** Draws one picture for each product from its data. */

import { drawingProps, type ProductLookup } from '../kernel/drawing-props.ts';
import type { DrawingProps, DrawingPropsOf } from '../kernel/drawing-traits.ts';
import type { Product } from '../kernel/entry-types.ts';
import { drawingFrame } from '../kernel/true-size.ts';
import type { ProductType } from '../kernel/vocabulary.ts';
import { drawCabinet } from './families/cabinet.ts';
import { drawCaravan } from './families/caravan.ts';
import { drawCartridge } from './families/cartridge.ts';
import { drawFitting } from './families/fitting.ts';
import { drawFountain } from './families/fountain.ts';
import { drawHousing } from './families/housing.ts';
import { drawIrrigationFilter } from './families/irrigation-filter.ts';
import { drawKit, drawMediaBag, drawTestKit } from './families/kit.ts';
import { drawShowerFilter } from './families/shower-filter.ts';
import { drawSpare } from './families/spare.ts';
import { drawSparkling } from './families/sparkling.ts';
import { drawSystem } from './families/system.ts';
import { drawTankPurifier } from './families/tank-purifier.ts';
import { drawFilterTap, drawMixerTap } from './families/tap.ts';
import { drawInlineCartridge, drawUvLamp } from './families/tubes.ts';
import { drawUndersink } from './families/undersink.ts';
import { drawUvSystem } from './families/uv-system.ts';
import { drawBackwash, drawSoftener } from './families/vessel.ts';
import { measureMarkup, withoutGroups } from './toolkit/extent.ts';
import { group, round } from './toolkit/shapes.ts';
import { createSheet, type Sheet, sheetSvg } from './toolkit/sheet.ts';
import { canvas } from './toolkit/svg-parts.ts';

type Families = { readonly [T in ProductType]: (sheet: Sheet, look: DrawingPropsOf<T>) => string };

const families: Families = {
  system: drawSystem,
  'undersink system': drawUndersink,
  'uv system': drawUvSystem,
  'cabinet system': drawCabinet,
  'mixer tap': drawMixerTap,
  'filter tap': drawFilterTap,
  'sparkling system': drawSparkling,
  fountain: drawFountain,
  'shower filter': drawShowerFilter,
  'caravan kit': drawCaravan,
  'tank purifier': drawTankPurifier,
  softener: drawSoftener,
  'backwash system': drawBackwash,
  'irrigation filter': drawIrrigationFilter,
  cartridge: drawCartridge,
  'inline cartridge': drawInlineCartridge,
  'uv lamp': drawUvLamp,
  housing: drawHousing,
  fitting: drawFitting,
  kit: drawKit,
  media: drawMediaBag,
  'test kit': drawTestKit,
  spare: drawSpare,
};

const draw = <T extends ProductType>(type: T, sheet: Sheet, look: DrawingPropsOf<T>): string =>
  families[type](sheet, look);

/** The unframed drawing of its family, for scenes: 800 × 800 with the ground at 728. */
export const familyMarkup = (sheet: Sheet, look: DrawingProps): string =>
  draw(look.type, sheet, look);

/** Lower drawings than this share of the frame are lifted towards its middle. */
const lowShare = 0.55;

/** The drawing in the product's stated proportions, as large as the frame allows. */
export const framedMarkup = (sheet: Sheet, look: DrawingProps): string =>
  framed(familyMarkup(sheet, look), look);

function framed(markup: string, look: DrawingProps): string {
  const body = measureMarkup(markup);
  const all = measureMarkup(markup, 'all');
  if (body === undefined || all === undefined) return markup;
  const drawn = (body.right - body.left) / (body.bottom - body.top);
  const share = Math.sqrt((look.aspect ?? drawn) / drawn);
  const k = Math.min(
    drawingFrame.width / ((all.right - all.left) * share),
    (drawingFrame.height * share) / (all.bottom - all.top),
  );
  const [across, up] = [k * share, k / share];
  const dx = canvas.middle - ((all.left + all.right) / 2) * across;
  const lift = Math.max(0, drawingFrame.height * lowShare - (all.bottom - all.top) * up);
  const dy = canvas.ground - lift - all.bottom * up;
  const factor = (value: number) => Math.round(value * 10_000) / 10_000;
  return group(markup, {
    transform: `translate(${round(dx)} ${round(dy)}) scale(${factor(across)} ${factor(up)})`,
  });
}

const alone: ProductLookup = () => undefined;
export const productMarkup = (sheet: Sheet, product: Product, lookup = alone): string =>
  framedMarkup(sheet, drawingProps(product, lookup));

/** A product without its printed code, because scenes show shapes and not catalogue products. */
export const unlabelledMarkup = (sheet: Sheet, product: Product): string =>
  familyMarkup(sheet, { ...drawingProps(product, alone), label: '' });

/** A sheet whose ids start with the code, so that one page can hold several drawings. */
export const productSheet = (code: string, prefix = 'p'): Sheet =>
  createSheet(`${prefix}-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);

/** Returns a transparent SVG of 800 × 800. Equal looks give equal text. */
export function drawProps(look: DrawingProps, code = look.label): string {
  const sheet = productSheet(code);
  return sheetSvg(sheet, canvas.size, canvas.size, framedMarkup(sheet, look));
}

/** An undersink system without the tap it feeds, for a diagram that shows the tap in the next step. */
export function drawAlone(product: Product, lookup: ProductLookup): string {
  const sheet = productSheet(product.code);
  const look = drawingProps(product, lookup);
  const [unit] = withoutGroups(familyMarkup(sheet, look), 'around');
  const [markup] = withoutGroups(unit, 'aura');
  return sheetSvg(sheet, canvas.size, canvas.size, framed(markup, look));
}

/** @param lookup Finds the product's parts, which give its stages. */
export const drawProduct = (product: Product, lookup = alone): string =>
  drawProps(drawingProps(product, lookup), product.code);
