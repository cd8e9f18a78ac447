/** A data sheet as PDF: one page of A4, its letters embedded, tagged for who hears it. The same bytes for the same sheet. */
import PDFDocument from 'pdfkit';
import type { DataSheet } from './data-sheet.ts';
import { layOut, page, type SheetDrawings, settingFor } from './lay-out.ts';
import { createPen } from './pen.ts';
import { printable, typeface } from './typeface.ts';

export function writeDataSheet(sheet: DataSheet, drawings: SheetDrawings): Promise<Buffer> {
  const issued = new Date(`${sheet.issued}T00:00:00Z`);
  const title = printable(`${sheet.code} ${sheet.name}: data sheet, ${sheet.countryLabel}`);
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
      Subject: printable(sheet.summary),
      Creator: sheet.brand,
      // The library would take the time of the day.
      CreationDate: issued,
      ModDate: issued,
    },
  });
  doc.registerFont('regular', typeface(400));
  doc.registerFont('bold', typeface(600));
  // Named in one order, whichever is asked for first: what was measured for another sheet is not measured again.
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
