/** Writes a PDF page from top to bottom. The same calls measure or draw, and tag the text for screen readers. */
import type PDFDocument from 'pdfkit';
import type { Structure } from 'pdfkit';
import SVGtoPDF from 'svg-to-pdfkit';
import { nbsp } from '../../kernel/typography.ts';
import { inTypeface } from './typeface.ts';

export const inks = {
  ink: '#0c1b2a',
  soft: '#3a4959',
  line: '#cfdae1',
  water: '#094e93',
  notice: '#7d4300',
} as const;

export type TextStyle = {
  readonly size: number;
  readonly bold?: boolean;
  readonly ink?: keyof typeof inks;
  readonly align?: 'left' | 'right';
  readonly spacing?: number;
  readonly link?: string;
};
export type Pen = {
  /** Draws a text, unless the pen only measures. Returns the text's height. */
  readonly text: (words: string, x: number, y: number, width: number, style: TextStyle) => number;
  readonly rule: (x: number, y: number, width: number, ink?: keyof typeof inks) => void;
  readonly picture: (svg: string, x: number, y: number, width: number, alt: string) => void;
  /** Everything written in `work` is one element of the document: a heading, a table or a cell. */
  readonly element: <T>(type: string, work: () => T) => T;
};

const lineGap = 1.5;
/** Heights by text and style. Sheets share most labels, and each is measured before it's drawn. */
const heights = new Map<string, number>();

export function createPen(doc: PDFDocument, isDrawing: boolean): Pen {
  const open: Structure[] = [];
  if (isDrawing) {
    const whole = doc.struct('Document');
    doc.addStructure(whole);
    open.push(whole);
  }
  /** Adds to the innermost open element. */
  const content = (draw: () => void): void => void open.at(-1)?.add(draw);
  function ornament(draw: () => void): void {
    if (!isDrawing) return;
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }
  return {
    text(
      words,
      x,
      y,
      width,
      { size, bold = false, ink = 'ink', align = 'left', spacing = 0, link },
    ) {
      const printed = inTypeface(nbsp(words));
      const options = { width, align, lineGap, characterSpacing: spacing };
      const set = () => doc.font(bold ? 'bold' : 'regular').fontSize(size);
      const key = [printed, width, size, bold, spacing].join('|');
      const height = heights.get(key) ?? set().heightOfString(printed, options);
      heights.set(key, height);
      if (isDrawing) {
        content(() => set().fillColor(inks[ink]).text(printed, x, y, options));
        if (link !== undefined) doc.link(x, y, doc.widthOfString(printed), height, link);
      }
      return height;
    },
    rule: (x, y, width, ink = 'line') =>
      ornament(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.6)
          .strokeColor(inks[ink])
          .stroke(),
      ),
    picture(svg, x, y, width, alt) {
      if (!isDrawing) return;
      const [, natural = '1'] = /^<svg[^>]* width="([\d.]+)"/.exec(svg) ?? [];
      const figure = doc.struct('Figure', { alt });
      open.at(-1)?.add(figure);
      figure.add(() => {
        doc.save();
        doc.translate(x, y).scale(width / Number(natural));
        SVGtoPDF(doc, svg, 0, 0, { assumePt: true, fontCallback: () => 'regular' });
        doc.restore();
      });
      figure.end();
    },
    element(type, work) {
      const parent = open.at(-1);
      if (!parent) return work();
      const own = doc.struct(type);
      parent.add(own);
      open.push(own);
      const result = work();
      open.pop();
      own.end();
      return result;
    },
  };
}
