/** The parts we use of PDF packages that have no types, or incomplete ones. */
declare module 'fontkit' {
  export type Font = {
    layout: (text: string, features?: readonly string[]) => object;
    readonly characterSet: readonly number[];
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly ascent: number;
    readonly descent: number;
    readonly unitsPerEm: number;
  };
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  export type Structure = {
    readonly add: (child: Structure | (() => void)) => Structure;
    readonly end: () => void;
  };
  export type TextOptions = {
    readonly lineBreak: boolean;
    readonly characterSpacing: number;
    readonly baseline: 'alphabetic';
  };
  export default class PDFDocument {
    constructor(options: {
      readonly size: readonly [width: number, height: number];
      readonly margin: number;
      readonly pdfVersion: '1.7';
      readonly tagged: boolean;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly font: null;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(words: string, x: number, y: number, options: TextOptions): this;
    widthOfString(words: string): number;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      /** The library writes a plain string as a name, and a String object as text. */
      options: { readonly structParent: Structure; readonly Contents: unknown },
    ): this;
    struct(
      type: string,
      options?: {
        readonly alt?: string;
        readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
        readonly scope?: 'Row' | 'Column';
      },
    ): Structure;
    metadata: {
      readonly append: () => void;
      readonly end: () => void;
      readonly getXML: () => string;
      readonly getLength: () => number;
    };
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    end(): void;
  }
}

declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';

  export default function svgToPdf(
    doc: PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly assumePt: boolean;
      readonly fontCallback: (family: string, bold: boolean, italic: boolean) => string;
    },
  ): void;
}
