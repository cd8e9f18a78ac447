/** The dimensioned drawing of a product: for pages, for sheets and for drawing programs. */
import type { Product } from '../../kernel/contract.ts';
import { outlineOf } from '../../kernel/dimensions.ts';
import { lettering } from '../toolkit/lettering.ts';
import { arrange, type Paper } from './arrange.ts';
import { writeDxf } from './write-dxf.ts';
import { type Letters, textLetters, writeSvg } from './write-svg.ts';

const file: Paper = { width: 960, height: 640, text: 11 };

/** The SVG that specifiers are handed: its letters stay letters. Undefined where the size is not stated. */
export function dimensionedSvg(product: Product, paper: Paper = file): string | undefined {
  const outline = outlineOf(product);
  if (!outline) return undefined;
  const title = `${product.code} ${product.name}: front and side with dimensions in millimetres`;
  return writeSvg(arrange(product, outline, paper), paper, textLetters, title);
}

/** The same for drawing programs, one millimetre a unit. */
export function dimensionedDxf(product: Product): string | undefined {
  const outline = outlineOf(product);
  if (!outline) return undefined;
  return writeDxf(arrange(product, outline, file), file.text, [
    `Puretec ${product.code}: ${product.name}`,
    'Millimetres, 1:1. Outlines are schematic; stated dimensions govern.',
    ...(product.sample ? ['Sample data: not to be designed by.'] : []),
  ]);
}

const view: Paper = { width: 800, height: 800, text: 22 };

/** The view of a product's page, drawn like its pictures: 800 × 800, transparent, letters as strokes. */
export function drawDimensioned(product: Product): string | undefined {
  const outline = outlineOf(product);
  return outline && writeSvg(arrange(product, outline, view), view, strokeLetters);
}

const strokeLetters: Letters = ({ text, x, y, height, anchor, colour }) =>
  lettering(text, x, y, height, { anchor, colour });
