/** Lays out a one-page data sheet. It's measured first, to use the largest type that fits. */
import type { Paper } from '../../drawings/dimensioned/arrange.ts';
import { formatDate } from '../../kernel/format.ts';
import type { DataSheet } from './data-sheet.ts';
import type { Pen, TextStyle } from './pen.ts';

/** In points. */
export const page = { width: 595.28, height: 841.89, margin: 42 } as const;
const width = page.width - 2 * page.margin;
const left = page.margin;
const right = left + width;

export type SheetDrawings = {
  readonly logo: string;
  readonly qr: string;
  readonly picture: string;
  /** Draws at a size in points. Undefined if the product doesn't state its dimensions. */
  readonly dimensioned?: (paper: Paper) => string;
  /** Six characters that differ between two sheets of one date. */
  readonly revision: string;
};
/** Type size and spacing, in points. */
export type Setting = {
  readonly size: number;
  readonly picture: number;
  /** The minimum height of the dimensioned drawing. */
  readonly drawing: number;
  readonly parts: number;
  readonly gap: number;
};
/** From the most generous to one that fits the longest product. */
export const settings: readonly Setting[] = [
  { size: 9, picture: 200, drawing: 160, parts: 12, gap: 16 },
  { size: 8.5, picture: 180, drawing: 145, parts: 10, gap: 14 },
  { size: 8, picture: 165, drawing: 135, parts: 8, gap: 11 },
  { size: 7.5, picture: 150, drawing: 125, parts: 6, gap: 9 },
  { size: 7, picture: 130, drawing: 105, parts: 4, gap: 7 },
  { size: 6.5, picture: 110, drawing: 90, parts: 3, gap: 5 },
];
const tallestDrawing = 230;

const footer = page.height - 90;
const codeSize = 52;

/** Returns the largest setting that fits the page. The drawing gets the remaining height. */
export function settingFor(pen: Pen, sheet: DataSheet, of: SheetDrawings): Setting {
  for (const set of settings) {
    const left = footer - 8 - layOut(pen, sheet, of, { ...set, drawing: 0 });
    if (of.dimensioned === undefined ? left >= 0 : left >= set.drawing)
      return { ...set, drawing: Math.min(left, tallestDrawing) };
  }
  throw new Error(`${sheet.code}: The data sheet doesn't fit on one page.`);
}

/** Writes the page. Returns the y position of its end, without the footer. */
export function layOut(pen: Pen, sheet: DataSheet, of: SheetDrawings, set: Setting): number {
  let y = head(pen, sheet, of);
  y = pen.element('Sect', () => introduce(pen, sheet, of, set, y)) + set.gap;
  if (of.dimensioned) y = drawing(pen, sheet, of.dimensioned, set, y) + set.gap;
  if (sheet.groups.length > 0) y = specification(pen, sheet, set, y) + set.gap;
  if (sheet.parts.length > 0) y = parts(pen, sheet, set, y) + set.gap;
  foot(pen, sheet, of);
  return y - set.gap;
}

function head(pen: Pen, sheet: DataSheet, { logo }: SheetDrawings): number {
  pen.picture(logo, left, 32, 104, sheet.brand);
  const style = { size: 9, align: 'right' } as const;
  pen.element('P', () => {
    pen.text('Data sheet', right - 200, 37, 200, { ...style, bold: true });
    pen.text(sheet.countryLabel, right - 200, 49, 200, { ...style, ink: 'soft' });
  });
  pen.rule(left, 70, width);
  return 84;
}

function introduce(
  pen: Pen,
  sheet: DataSheet,
  of: SheetDrawings,
  { size, picture, gap }: Setting,
  top: number,
): number {
  const column = width - picture - 28;
  let y = top;
  const write = (type: string, words: string, style: Parameters<Pen['text']>[4], after = 0) => {
    y += pen.element(type, () => pen.text(words, left, y, column, style)) + after;
  };
  write('P', sheet.kind, { size, ink: 'water', bold: true }, 4);
  write('H1', sheet.name, { size: 19, bold: true }, 3);
  write('P', sheet.code, { size: 11, spacing: 0.7, ink: 'soft' }, gap * 0.6);
  if (sheet.state !== undefined) write('P', sheet.state, { size, bold: true, ink: 'notice' }, 5);
  write('P', sheet.summary, { size: size + 0.8, ink: 'soft' }, gap * 0.8);
  if (sheet.price) write('P', sheet.price.headline, { size: 14, bold: true });
  if (sheet.price?.note) write('P', sheet.price.note, { size: size - 1, ink: 'soft' });
  y += gap * 0.7;
  for (const { label, text } of sheet.lines) {
    y += pen.element('P', () => {
      pen.text(label, left, y, 74, { size, ink: 'soft' });
      return pen.text(text, left + 78, y, column - 78, { size });
    });
    y += 2;
  }
  pen.picture(of.picture, right - picture, top, picture, `${sheet.code}: ${sheet.name}`);
  return Math.max(y, top + picture);
}

const heading = (pen: Pen, words: string, y: number, size: number): number => {
  pen.rule(left, y, width);
  return (
    y + 6 + pen.element('H2', () => pen.text(words, left, y + 6, width, { size, bold: true })) + 3
  );
};

function drawing(
  pen: Pen,
  sheet: DataSheet,
  draw: (paper: Paper) => string,
  { size, drawing: height }: Setting,
  top: number,
): number {
  const y = heading(pen, 'Dimensions in millimetres', top, size + 1.5);
  const alt = `Drawing of ${sheet.code} with the dimensions in the table below`;
  // The layout passes 0 to measure the sheet without its drawing.
  if (height > 0)
    pen.picture(draw({ width, height, text: 5.2, withNeeds: true }), left, y, width, alt);
  return y + height;
}

const gutter = 24;
const column = (width - gutter) / 2;

/** Sets rows in two columns. A group stays in the column of its name. */
function specification(pen: Pen, sheet: DataSheet, { size, gap }: Setting, top: number): number {
  const y = heading(pen, 'Specification', top, size + 1.5);
  const valueAt = column * 0.47;
  const row = (x: number, at: number, [label, value]: readonly [string, string]): number =>
    pen.element('TR', () => {
      const tall = pen.element(
        'TH',
        () => pen.text(label, x, at, valueAt - 8, { size, ink: 'soft' }),
        'Row',
      );
      const wide = column - valueAt;
      return Math.max(
        tall,
        pen.element('TD', () => pen.text(value, x + valueAt, at, wide, { size })),
      );
    });
  const group = (x: number, from: number, { name, rows }: DataSheet['groups'][number]): number => {
    let at = from;
    at += pen.element('H3', () => pen.text(name, x, at, column, { size, bold: true })) + 2;
    pen.element('Table', () => {
      for (const { label, value, sample } of rows) {
        at += row(x, at, [label, sample ? `${value} (sample)` : value]) + 1.5;
        pen.rule(x, at - 1, column);
        at += 1.5;
      }
    });
    return at + gap * 0.45;
  };
  const count = sheet.groups.map(({ rows }) => rows.length + 1.5);
  const half = count.reduce((sum, each) => sum + each, 0) / 2;
  let [filled, leftEnd, rightEnd] = [0, y, y];
  sheet.groups.forEach((each, index) => {
    const tall = count[index] ?? 0;
    if (filled === 0 || filled + tall / 2 <= half) leftEnd = group(left, leftEnd, each);
    else rightEnd = group(left + column + gutter, rightEnd, each);
    filled += tall;
  });
  return Math.max(leftEnd, rightEnd) - gap * 0.45;
}

function parts(pen: Pen, sheet: DataSheet, { size, parts: max }: Setting, top: number): number {
  let y = heading(pen, 'Cartridges and spare parts', top, size + 1.5);
  const columns = [
    { title: 'Code', x: 0, wide: 96 },
    { title: 'Part', x: 100, wide: 196 },
    { title: 'Quantity', x: 288, wide: 44, align: 'right' },
    { title: 'Replace', x: 346, wide: 108 },
    { title: 'Each, inc GST', x: width - 70, wide: 70, align: 'right' },
  ] as const;
  const line = (cells: readonly string[], type: 'TH' | 'TD') => {
    const tall = pen.element('TR', () =>
      columns.map((each, at) =>
        pen.element(
          type,
          () =>
            pen.text(cells[at] ?? '', left + each.x, y, each.wide, {
              size,
              align: 'align' in each ? each.align : 'left',
              ...(type === 'TH' && ({ ink: 'soft' } as const)),
            }),
          type === 'TH' ? 'Column' : undefined,
        ),
      ),
    );
    y += Math.max(...tall) + 1.5;
    pen.rule(left, y - 1, width);
    y += 1.5;
  };
  const isLong = sheet.parts.length > max;
  const shown = isLong ? sheet.parts.slice(0, max - 1) : sheet.parts;
  pen.element('Table', () => {
    line(
      columns.map(({ title }) => title),
      'TH',
    );
    for (const { code, name, quantity, every, price } of shown)
      line([code, name, quantity, every, price], 'TD');
  });
  if (isLong) {
    const others = `Plus ${sheet.parts.length - shown.length} more parts. See the product page for the full list and prices.`;
    y += pen.element('P', () => pen.text(others, left, y, width, { size, ink: 'soft' }));
  }
  return y;
}

function foot(pen: Pen, sheet: DataSheet, { revision, qr }: SheetDrawings): void {
  const size = 7.5;
  const wide = width - codeSize - 24;
  pen.rule(left, footer, width);
  const note = sheet.sample
    ? 'Sample data: figures on this sheet are placeholders until Puretec confirms them. Do not use them for design.'
    : sheet.groups.some(({ rows }) => rows.some(({ sample }) => sample)) ||
        sheet.parts.some(({ every }) => every.endsWith('(sample)'))
      ? 'Values marked (sample) are placeholders until Puretec confirms them. Outlines are schematic. Stated dimensions govern.'
      : 'Figures are from the catalogue on the issue date. Outlines are schematic. Stated dimensions govern.';
  const write = (words: string, below: number, style: Partial<TextStyle>) =>
    pen.element('P', () => pen.text(words, left, footer + below, wide, { size, ...style }));
  const shown = sheet.address.replace('https://', '');
  write(note, 8, sheet.sample ? { ink: 'notice', bold: true } : {});
  write(sheet.company, 25, { ink: 'soft' });
  write(`Issued ${formatDate(sheet.issued)}, revision ${revision}`, 36, { ink: 'soft' });
  write(shown, 47, { ink: 'water', link: sheet.address });
  pen.picture(qr, right - codeSize, footer + 10, codeSize, `QR code for ${shown}`);
}
