declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
  interface StructureElementOptions {
    bbox?: readonly [left: number, top: number, right: number, bottom: number];
    scope?: 'Row' | 'Column';
  }
}

declare module 'svg-to-pdfkit' {
  export default function svgToPdf(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly assumePt: boolean;
      readonly fontCallback: (family: string, bold: boolean, italic: boolean) => string;
    },
  ): void;
}
