/** A data sheet with its drawings. */
import { hash } from 'node:crypto';
import { dimensionedSvg } from '../../drawings/dimensioned/draw-dimensioned.ts';
import { drawLogo } from '../../drawings/logo.ts';
import type { Product } from '../../kernel/contract.ts';
import { outlineOf } from '../../kernel/dimensions.ts';
import type { Look } from '../../kernel/traits.ts';
import type { DataSheet } from './data-sheet.ts';
import { writeDataSheet } from './write-data-sheet.ts';

export type SheetWork = {
  readonly sheet: DataSheet;
  readonly product: Product;
  readonly look: Look;
  /** Its picture as SVG. */
  readonly picture: string;
};

export function makeDataSheet({ sheet, product, look, picture }: SheetWork): Promise<Buffer> {
  const said = JSON.stringify([sheet, picture, dimensionedSvg(product, look)]);
  return writeDataSheet(sheet, {
    logo: drawLogo(),
    picture,
    ...(outlineOf(product) && {
      dimensioned: (paper) => dimensionedSvg(product, look, paper) ?? '',
    }),
    revision: hash('sha256', said).slice(0, 6).toUpperCase(),
  });
}
