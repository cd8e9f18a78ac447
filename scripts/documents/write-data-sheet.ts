/** Writes a data sheet as PDF: one page of A4 with embedded fonts, tagged for screen readers. The same sheet gives the same bytes. */
import { hash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { dimensionedSvg } from '../../drawings/dimensioned/draw-dimensioned.ts';
import { escapeXml } from '../../drawings/dimensioned/write-svg.ts';
import { drawLogo } from '../../drawings/logo.ts';
import { productOutline } from '../../kernel/dimensions.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { qrPath } from '../../site/toolkit/qr-path.ts';
import type { DataSheet } from './data-sheet.ts';
import { layOut, page, type SheetDrawings, settingFor } from './lay-out.ts';
import { createPen, inks } from './pen.ts';
import { faces, typeface } from './typeface.ts';

export type SheetWork = {
  readonly sheet: DataSheet;
  readonly product: Product;
  readonly look: DrawingProps;
  readonly picture: string;
};

/** Adds drawings to a sheet, and a revision that changes with words or drawings. */
export function makeDataSheet({ sheet, product, look, picture }: SheetWork): Promise<Buffer> {
  const content = JSON.stringify([sheet, picture, dimensionedSvg(product, look)]);
  const drawings: SheetDrawings = {
    logo: drawLogo(),
    qr: qrCode(sheet.address),
    picture,
    ...(productOutline(product) && {
      dimensioned: (paper) => dimensionedSvg(product, look, paper) ?? '',
    }),
    revision: hash('sha256', content).slice(0, 6).toUpperCase(),
  };
  const issued = new Date(`${sheet.issued}T00:00:00Z`);
  const title = `${sheet.code} ${sheet.name}: data sheet, ${sheet.countryLabel}`;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    font: '',
    info: {
      Title: title,
      Author: sheet.company,
      Subject: sheet.summary,
      Creator: sheet.brand,
      // The library's default is the current time.
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const xmp = metadata({ title, sheet });
  Object.assign(doc, {
    metadata: {
      append: () => {},
      end: () => {},
      getXML: () => xmp,
      getLength: () => xmp.length,
    },
  });
  for (const face of faces) doc.registerFont(face, typeface(face));
  // Uses the fonts in a fixed order, because cached measurements skip some.
  for (const face of faces) doc.font(face);
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

/** Declares PDF/UA-1, which the library's metadata lacks. The library doesn't escape the title either. */
function metadata({ title, sheet }: { title: string; sheet: DataSheet }): string {
  const at = `${sheet.issued}T00:00:00Z`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(sheet.company)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(sheet.summary)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${sheet.language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:CreatorTool>${escapeXml(sheet.brand)}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Draws a QR code as SVG: one unit a module, with the paper as its quiet zone. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${inks.ink}" d="${qrPath(data)}"/></svg>`;
}
