import { describe, expect, it } from 'vitest';
import { drawProduct } from '../../drawings/draw-product.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { notSold, priced, productOf, tablesOf } from '../../site/lookups/tables.fixture.ts';
import { type DataSheet, dataSheet } from './data-sheet.ts';
import { layOut, page, settingFor, settings } from './lay-out.ts';
import type { Pen } from './pen.ts';
import { makeDataSheet } from './write-data-sheet.ts';

const drawings = { logo: '<svg/>', picture: '<svg/>', qr: '<svg/>', revision: 'ABC123' };

/** Records where texts go instead of drawing them. Every letter is half as wide as it's high. */
function notes() {
  const texts: { readonly words: string; readonly bottom: number; readonly right: number }[] = [];
  const pen: Pen = {
    text(words, x, y, width, { size }) {
      const lines = Math.ceil((words.length * size * 0.5) / width);
      const height = Math.max(1, lines) * size * 1.35;
      texts.push({ words, bottom: y + height, right: x + width });
      return height;
    },
    rule: () => {},
    picture: () => {},
    element: (_type, work) => work(),
  };
  return { pen, texts };
}
const said = (sheet: DataSheet): readonly string[] => {
  const { pen, texts } = notes();
  const [set] = settings;
  if (set) layOut(pen, sheet, drawings, set);
  return texts.map(({ words }) => words);
};
function sheetOf(more: Partial<Product>, country: 'AU' | 'NZ' = 'AU'): DataSheet {
  const product = productOf('WALL-1', more);
  const sheet = dataSheet(
    tablesOf({ products: [[product, priced(110_000), priced(115_000)]] }),
    'WALL-1',
    country,
  );
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

describe('a data sheet', () => {
  it('shows code, name, date and revision, and the price with the GST of its country', () => {
    expect(said(sheetOf({}))).toEqual(
      expect.arrayContaining([
        'WALL-1',
        'Product WALL-1',
        '$1,100.00 inc GST',
        'In Australian dollars, including 10% GST',
        'Issued 22 November 2026, revision ABC123',
      ]),
    );
    expect(said(sheetOf({}, 'NZ'))).toEqual(
      expect.arrayContaining(['$1,150.00 inc GST', 'In New Zealand dollars, including 15% GST']),
    );
    expect(said(sheetOf({ dealerOnly: true }))).toContain('Available through dealers');
  });

  it('writes sizes as the product page does', () => {
    expect(sheetOf({ name: 'Cartridge, 20 x 4.5 inch' }).name).toBe('Cartridge, 20 × 4½"');
  });

  it('carries the later of the dates of the catalogue and of the product', () => {
    expect(sheetOf({ revised: '2026-12-01' }).issued).toBe('2026-12-01');
    expect(sheetOf({ revised: '2020-01-01' }).issued).toBe('2026-11-22');
  });

  it('says so where its content is a sample', () => {
    expect(said(sheetOf({ sample: true })).join()).toContain('Sample data: figures on this sheet');
    expect(said(sheetOf({})).join()).not.toContain('Sample data');
  });

  it('names only the systems that the country has', () => {
    const part = productOf('CART-1', { fits: ['HERE-1', 'THERE-1'] });
    const of = tablesOf({
      products: [
        [part, priced(100), priced(100)],
        [productOf('HERE-1'), priced(100), notSold],
        [productOf('THERE-1'), notSold, priced(100)],
      ],
    });
    const fits = (country: 'AU' | 'NZ') =>
      dataSheet(of, 'CART-1', country)?.lines.find(({ label }) => label === 'Fits')?.text;
    expect([fits('AU'), fits('NZ')]).toEqual(['HERE-1', 'THERE-1']);
  });

  it('says of a discontinued product what takes its place', () => {
    const old = productOf('OLD-1', { discontinued: true, replacedBy: 'NEW-1' });
    const of = tablesOf({
      products: [
        [old, priced(100)],
        [productOf('NEW-1'), priced(100)],
      ],
    });
    const sheet = dataSheet(of, 'OLD-1', 'AU');
    expect([sheet?.state, sheet?.price]).toEqual(['Discontinued. Replaced by NEW-1.', undefined]);
  });
});

describe('the longest product', () => {
  const words = 'Dual whole house filter system with cover and bypass, 20 inch, lead free';
  const longest: DataSheet = {
    ...sheetOf({ sample: true, replacedBy: 'X' }),
    name: words,
    summary: `${words}. ${words}.`,
    lines: ['Water', 'Made for', 'Does not treat', 'Finishes', 'Fits'].map((label) => ({
      label,
      text: words,
    })),
    groups: ['Performance', 'Installation', 'Limits', 'Dimensions', 'Assurance'].map((name) => ({
      name,
      rows: Array.from({ length: 6 }, (_, at) => ({
        label: `Maximum flow rate ${at}`,
        value: 'Wall mounted or freestanding',
        sample: true,
      })),
    })),
    parts: Array.from({ length: 30 }, (_, at) => ({
      code: `PART-${at}`,
      name: 'Pleated sediment cartridge, 20 inch, 5 micron',
      quantity: '2',
      every: 'Every 12 months',
      price: '$138.60',
    })),
  };

  it('is set smaller until it fits on one page, with nothing outside the margins and its parts counted', () => {
    const drawn = { ...drawings, dimensioned: () => '' };
    const set = settingFor(notes().pen, longest, drawn);
    expect(set.size).toBeLessThan(settings[0]?.size ?? 0);
    const { pen, texts } = notes();
    expect(layOut(pen, longest, drawn, set)).toBeLessThan(page.height - 78);
    for (const { bottom, right } of texts) {
      expect(bottom).toBeLessThan(page.height - 20);
      expect(right).toBeLessThanOrEqual(page.width - page.margin + 0.01);
    }
    expect(texts.some(({ words: each }) => /^Plus \d+ more parts/.test(each))).toBe(true);
  });

  it('is one page of PDF with its real letters, too', async () => {
    const product = productOf('WALL-1', { type: 'cabinet system' });
    const pdf = (
      await makeDataSheet({
        sheet: longest,
        product,
        look: drawingProps(product, () => undefined),
        picture: drawProduct(product),
      })
    ).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
