/** The dimensioned drawing of a product: for pages, for sheets and for drawing programs. */
import type { Product } from '../../kernel/contract.ts';
import { outlineOf } from '../../kernel/dimensions.ts';
import type { Look } from '../../kernel/traits.ts';
import { lettering } from '../toolkit/lettering.ts';
import { arrange, type Drawing, type Paper } from './arrange.ts';
import { frontOf } from './front.ts';
import { type Letters, textLetters, writeSvg } from './write-svg.ts';

const file: Paper = { width: 960, height: 640, text: 11 };

/** The SVG that specifiers are handed: its letters stay letters. Undefined where the size is not stated. */
export function dimensionedSvg(
  product: Product,
  look: Look,
  paper: Paper = file,
): string | undefined {
  const drawing = arranged(product, look, paper);
  if (!drawing) return undefined;
  const title = `${product.code} ${product.name}: front and side with dimensions in millimetres`;
  return writeSvg(drawing, paper, textLetters, title);
}

/** The same as data, for a format of drawing programs. `text` is the height of its letters before it is scaled. */
export function dimensionedDrawing(
  product: Product,
  look: Look,
): { readonly drawing: Drawing; readonly text: number } | undefined {
  const drawing = arranged(product, look, file);
  return drawing && { drawing, text: file.text };
}

const view: Paper = { width: 800, height: 800, text: 26 };

/** The view of a product's page, drawn like its pictures: 800 × 800, transparent, letters as strokes. */
export function drawDimensioned(product: Product, look: Look): string | undefined {
  const drawing = arranged(product, look, view);
  return drawing && writeSvg(drawing, view, strokeLetters);
}

function arranged(product: Product, look: Look, paper: Paper): Drawing | undefined {
  const outline = outlineOf(product);
  return outline && arrange(product, frontOf(look, outline), outline, paper);
}

const strokeLetters: Letters = ({ text, x, y, height, anchor, colour }) =>
  lettering(text, x, y, height, { anchor, colour });
