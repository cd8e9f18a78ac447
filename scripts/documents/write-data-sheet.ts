/** Writes a data sheet as PDF: one page of A4 with embedded fonts, tagged for screen readers. The same sheet gives the same bytes. */
import { hash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { dimensionedSvg } from '../../drawings/dimensioned/draw-dimensioned.ts';
import { drawLogo } from '../../drawings/logo.ts';
import type { Product } from '../../kernel/contract.ts';
import { productOutline } from '../../kernel/dimensions.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { DataSheet } from './data-sheet.ts';
import { layOut, page, type SheetDrawings, settingFor } from './lay-out.ts';
import { createPen } from './pen.ts';
import { typeface } from './typeface.ts';

export type SheetWork = {
  readonly sheet: DataSheet;
  readonly product: Product;
  readonly look: DrawingProps;
  /** The product's picture, as SVG. */
  readonly picture: string;
};

/** Adds the drawings to a sheet, and a revision that differs whenever words or drawings do. */
export function makeDataSheet({ sheet, product, look, picture }: SheetWork): Promise<Buffer> {
  const content = JSON.stringify([sheet, picture, dimensionedSvg(product, look)]);
  return writeDataSheet(sheet, {
    logo: drawLogo(),
    picture,
    ...(productOutline(product) && {
      dimensioned: (paper) => dimensionedSvg(product, look, paper) ?? '',
    }),
    revision: hash('sha256', content).slice(0, 6).toUpperCase(),
  });
}

export function writeDataSheet(sheet: DataSheet, drawings: SheetDrawings): Promise<Buffer> {
  const issued = new Date(`${sheet.issued}T00:00:00Z`);
  const title = `${sheet.code} ${sheet.name}: data sheet, ${sheet.countryLabel}`;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    font: null,
    info: {
      Title: title,
      Author: sheet.company,
      Subject: sheet.summary,
      Creator: sheet.brand,
      // By default the library uses the current time.
      CreationDate: issued,
      ModDate: issued,
    },
  });
  doc.registerFont('regular', typeface('400Regular'));
  doc.registerFont('bold', typeface('600SemiBold'));
  // A fixed order of the fonts: texts measured for another sheet aren't measured again.
  doc.font('bold').font('regular');
  const set = settingFor(createPen(doc, false), sheet, drawings);
  layOut(createPen(doc, true), sheet, drawings, set);
  return new Promise((done, fail) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', fail);
    doc.end();
  });
}
