/** The dimensioned drawing of a product: for pages, for sheets and for drawing programs. */
import type { Product } from '../../kernel/contract.ts';
import { outlineOf } from '../../kernel/dimensions.ts';
import { lettering } from '../toolkit/lettering.ts';
import { arrange, type Drawing, type Paper } from './arrange.ts';
import { type Letters, textLetters, writeSvg } from './write-svg.ts';

const file: Paper = { width: 960, height: 640, text: 11 };

/** The SVG that specifiers are handed: its letters stay letters. Undefined where the size is not stated. */
export function dimensionedSvg(product: Product, paper: Paper = file): string | undefined {
  const outline = outlineOf(product);
  if (!outline) return undefined;
  const title = `${product.code} ${product.name}: front and side with dimensions in millimetres`;
  return writeSvg(arrange(product, outline, paper), paper, textLetters, title);
}

/** The same as data, for a format of drawing programs. `text` is the height of its letters before it is scaled. */
export function dimensionedDrawing(
  product: Product,
): { readonly drawing: Drawing; readonly text: number } | undefined {
  const outline = outlineOf(product);
  return outline && { drawing: arrange(product, outline, file), text: file.text };
}

const view: Paper = { width: 800, height: 800, text: 22 };

/** The view of a product's page, drawn like its pictures: 800 × 800, transparent, letters as strokes. */
export function drawDimensioned(product: Product): string | undefined {
  const outline = outlineOf(product);
  return outline && writeSvg(arrange(product, outline, view), view, strokeLetters);
}

const strokeLetters: Letters = ({ text, x, y, height, anchor, colour }) =>
  lettering(text, x, y, height, { anchor, colour });
