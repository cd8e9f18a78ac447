/** Draws a product with its dimensions, for pages, data sheets and CAD programs. */

import { productOutline } from '../../kernel/dimensions.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { bodyOf } from '../../kernel/fit.ts';
import { lettering } from '../toolkit/lettering.ts';
import { arrange, type Drawing, type Paper } from './arrange.ts';
import { frontOf, kitOf } from './front.ts';
import type { Shapes } from './plan.ts';
import { type Letters, textLetters, writeSvg } from './write-svg.ts';

const file: Paper = { width: 960, height: 640, text: 11, withNeeds: true };

/** The SVG for specifiers, with real text. Undefined without stated dimensions. */
export function dimensionedSvg(
  product: Product,
  look: DrawingProps,
  paper: Paper = file,
): string | undefined {
  const drawing = arranged(product, look, paper);
  if (!drawing) return undefined;
  const title = `${product.code} ${product.name}: dimensions in millimetres`;
  return writeSvg(drawing, paper, textLetters, title);
}

/** The drawing as data, for CAD formats. `text` is the letter height before scaling. */
export function dimensionedDrawing(
  product: Product,
  look: DrawingProps,
): { readonly drawing: Drawing; readonly text: number } | undefined {
  const drawing = arranged(product, look, file);
  return drawing && { drawing, text: file.text };
}

const view: Paper = { width: 800, height: 800, text: 32 };

/** The view for the product's page: 800 × 800, transparent, with letters as strokes. */
export function drawDimensioned(product: Product, look: DrawingProps): string | undefined {
  const drawing = arranged(product, look, view);
  return drawing && writeSvg(drawing, view, strokeLetters);
}

/** A product's outlines, which each of its papers shows. */
const outlined = new WeakMap<DrawingProps, readonly [front: Shapes, filter?: Shapes]>();

function arranged(product: Product, look: DrawingProps, paper: Paper): Drawing | undefined {
  const outline = productOutline(product);
  if (!outline) return undefined;
  const body = bodyOf(product);
  const shapes =
    outlined.get(look) ??
    (body?.isFilter ? kitOf(look, outline, body) : ([frontOf(look, outline)] as const));
  outlined.set(look, shapes);
  return arrange(product, shapes[0], outline, paper, shapes[1]);
}

const strokeLetters: Letters = ({ text, x, y, height, anchor, colour }) =>
  lettering(text, x, y, height, { anchor, colour });
