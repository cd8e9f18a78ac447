/** Writes a PDF page from top to bottom. The same calls measure or draw, and tag the text for screen readers. */
import SVGtoPDF from 'svg-to-pdfkit';
import { nbsp } from '../../kernel/typography.ts';
import { type Face, inTypeface, runsOf, typeface } from './typeface.ts';

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
export type Pen = ReturnType<typeof createPen>;

const lineGap = 1.5;
const { ascent, descent, unitsPerEm } = typeface('regular');
/** Lines by text and style, because sheets share most labels and measure each before drawing it. */
const linesOf = new Map<string, readonly string[]>();

function breakLines(text: string, width: number, measure: (line: string) => number) {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export function createPen(doc: PDFKit.PDFDocument, isDrawing: boolean) {
  const open: PDFKit.PDFStructureElement[] = [];
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
    /** Draws text, unless the pen only measures. Returns the text's height. */
    text(words: string, x: number, y: number, width: number, style: TextStyle): number {
      const { size, bold = false, ink = 'ink', align = 'left', spacing = 0, link } = style;
      const printed = inTypeface(nbsp(words));
      const weight = bold ? 'bold' : 'regular';
      const wide = ([face, run]: readonly [Face, string]): number =>
        doc.font(face).fontSize(size).widthOfString(run) + spacing * run.length;
      const measure = (line: string): number =>
        runsOf(line, weight).reduce((sum, run) => sum + wide(run), 0);
      const key = [printed, width, size, bold, spacing].join('|');
      const lines = linesOf.get(key) ?? breakLines(printed, width, measure);
      linesOf.set(key, lines);
      const high = ((ascent - descent) / unitsPerEm) * size + lineGap;
      const height = lines.length * high;
      const draw = () =>
        lines.forEach((line, at) => {
          let from = align === 'left' ? x : x + width - measure(line) + spacing;
          const baseline = y + at * high + (ascent / unitsPerEm) * size;
          // The space between two lines is for screen readers and copied text.
          for (const [face, run] of runsOf(at + 1 < lines.length ? `${line} ` : line, weight)) {
            doc.font(face).fontSize(size).fillColor(inks[ink]);
            doc.text(run, from, baseline, {
              lineBreak: false,
              characterSpacing: spacing,
              baseline: 'alphabetic',
            });
            from += wide([face, run]);
          }
        });
      if (!isDrawing) return height;
      if (link === undefined) content(draw);
      else {
        const own = doc.struct('Link');
        open.at(-1)?.add(own);
        own.add(draw);
        const given = { structParent: own, Contents: Object(words) };
        doc.link(x, y, measure(lines[0] ?? ''), height, link, given);
        own.end();
      }
      return height;
    },
    rule: (x: number, y: number, width: number): void =>
      ornament(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.6)
          .strokeColor(inks.line)
          .stroke(),
      ),
    picture(svg: string, x: number, y: number, width: number, alt: string): void {
      if (!isDrawing) return;
      const [, natural = '1', tall = '1'] =
        /^<svg[^>]* width="([\d.]+)"[^>]* height="([\d.]+)"/.exec(svg) ?? [];
      const bbox = [x, y, x + width, y + (width * Number(tall)) / Number(natural)] as const;
      const figure = doc.struct('Figure', { alt, bbox });
      open.at(-1)?.add(figure);
      figure.add(() => {
        doc.save();
        doc.translate(x, y).scale(width / Number(natural));
        SVGtoPDF(doc, svg, 0, 0, { assumePt: true, fontCallback: () => 'regular' });
        doc.restore();
      });
      figure.end();
    },
    /** Makes everything drawn in `work` one element of the document: a heading, a table or a cell. */
    element<T>(type: string, work: () => T, scope?: 'Row' | 'Column'): T {
      const parent = open.at(-1);
      if (!parent) return work();
      const own = doc.struct(type, { ...(scope && { scope }) });
      parent.add(own);
      open.push(own);
      const result = work();
      open.pop();
      own.end();
      return result;
    },
  };
}
