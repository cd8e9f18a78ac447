/** A data sheet with its drawings, from the product as the catalogue has it. */
import { hash } from 'node:crypto';
import { dimensionedSvg } from '../../drawings/dimensioned/draw-dimensioned.ts';
import { drawProduct } from '../../drawings/draw-product.ts';
import { drawLogo } from '../../drawings/logo.ts';
import type { Product } from '../../kernel/contract.ts';
import type { DataSheet } from './data-sheet.ts';
import { drawingShape } from './lay-out.ts';
import { writeDataSheet } from './write-data-sheet.ts';

export type SheetWork = { readonly sheet: DataSheet; readonly product: Product };

export function makeDataSheet({ sheet, product }: SheetWork): Promise<Buffer> {
  const picture = drawProduct(product);
  const dimensioned = dimensionedSvg(product, { ...drawingShape, text: 14 });
  const said = JSON.stringify([sheet, picture, dimensioned]);
  return writeDataSheet(sheet, {
    logo: drawLogo(),
    picture,
    ...(dimensioned !== undefined && { dimensioned }),
    revision: hash('sha256', said).slice(0, 6).toUpperCase(),
  });
}
