import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { priced, productOf, tablesOf } from '../../site/lookups/tables.fixture.ts';
import { dataSheet } from './data-sheet.ts';
import { makeDataSheet } from './write-data-sheet.ts';

const lookup = (code: string) => tables.products[code];
/** Undefined if the product isn't sold in the country. */
async function sheetOf(product: Product, country: Country, picture: string, of = tables) {
  const sheet = dataSheet(of, product.code, country);
  const look = drawingProps(product, lookup);
  return sheet && { sheet, pdf: await makeDataSheet({ sheet, product, look, picture }) };
}
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';

type Node = Awaited<ReturnType<Awaited<ReturnType<Page>>['getStructTree']>>;
type Page = Awaited<ReturnType<typeof getDocument>['promise']>['getPage'];
/** A PDF's texts in the order of its structure, each after its element's type. */
async function readAloud(pdf: Buffer): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of (await page.getTextContent(plain)).items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== '') ?? 'outside';
      texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && item.id ? item.id : '');
  }
  const read = (node: Node): readonly string[] => {
    const parts = node.children.map((child) =>
      'role' in child ? read(child) : child.type === 'content' ? [texts.get(child.id) ?? ''] : [],
    );
    if (node.children.some((child) => 'role' in child && child.role !== 'Link'))
      return parts.flat();
    const own = parts.flat().join(' ').replaceAll(/\s+/g, ' ').trim();
    return [`${node.role}: ${'alt' in node ? node.alt : own}`];
  };
  const tree = await page.getStructTree();
  await task.destroy();
  return [...read(tree), ...(texts.has('outside') ? [`outside: ${texts.get('outside')}`] : [])];
}
const plain = { includeMarkedContent: true, disableNormalization: true };

describe('a data sheet', () => {
  const signs = '± ½ ¼ ² ³ µ ≤ ≥ ″ ′ Ω ™ ₂ ⁻ → ‑ ā ē ī ō ū Ā Ē Ī Ō Ū ¾ × ÷ ° ≈ ✓ – — & <';
  const product = productOf('WALL-1', {
    type: 'mixer tap',
    name: 'Filter & tap, 20 x 4.5 inch',
    summary: signs,
    specifications: [
      { id: 'height', value: 420 },
      { id: 'width', value: 175 },
      { id: 'depth', value: 220 },
      { id: 'flow', value: signs },
    ],
    parts: [{ code: 'CART-1', role: 'cartridge', quantity: 1, every: 12 }],
  });
  const names = { height: 'Height', width: 'Width', depth: 'Depth', flow: signs };
  const tablesWith = (of: Product) => ({
    ...tablesOf({
      products: [
        [of, priced(110_000)],
        [productOf('CART-1', { type: 'cartridge' }), priced(5000)],
      ],
    }),
    specifications: Object.entries(names).map(([id, label]) =>
      id === 'flow'
        ? ({ id, label, group: 'Performance', type: 'text' } as const)
        : ({ id, label, group: 'Dimensions', type: 'number', unit: 'mm' } as const),
    ),
  });
  const made = sheetOf(product, 'AU', blank, tablesWith(product));
  const pdf = async () => (await made)?.pdf ?? Buffer.alloc(0);

  it('prints each sign, in body and bold text', async () => {
    const named = { ...product, name: signs };
    const bold = await sheetOf(named, 'AU', blank, tablesWith(named));
    const read = await readAloud(bold?.pdf ?? Buffer.alloc(0));
    for (const type of ['H1', 'P', 'TH', 'TD']) expect(read).toContain(`${type}: ${signs}`);
  });

  it('reads in order through its structure', async () => {
    const read = (await readAloud(await pdf())).map((each) => each.replaceAll('\u00a0', ' '));
    expect(read.slice(0, 3)).toEqual([
      'Figure: Puretec',
      'P: Data sheet Australia',
      'P: Mixer tap',
    ]);
    const order = [
      'H1: Filter & tap, 20 × 4½"',
      'P: WALL-1',
      `P: ${signs}`,
      'P: $1,100.00 inc GST',
      'P: Water Mains water',
      'Figure: WALL-1: Filter & tap, 20 × 4½"',
      'H2: Dimensions in millimetres',
      'Figure: Drawing of WALL-1 with the dimensions in the table below',
      'H2: Specification',
      'H3: Dimensions',
      'TH: Height',
      'TD: 420 mm',
      'TH: Width',
      'H3: Performance',
      'H2: Cartridges and spare parts',
      'TH: Code',
      'TH: Each, inc GST',
      'TD: CART-1',
      'TD: Product CART-1',
      'TD: $50.00',
    ].map((each) => read.indexOf(each));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.indexOf(-1)).toBe(-1);
    expect(read.at(-1)).toMatch(/^Figure: QR code for /);
  });

  it('has the marks of PDF/UA-1, and no content outside of its structure', async () => {
    const whole = (await pdf()).toString('latin1');
    for (const mark of [
      ...['<pdfuaid:part>1</pdfuaid:part>', '<dc:title>', 'DisplayDocTitle true', '/Lang (en'],
      ...['/Marked true', '/Tabs /S', '/Alt (', '/Scope /Row', '/S /Link\n', '/Contents ('],
      ...['/FontFile2 ', '/ToUnicode '],
    ])
      expect(whole).toContain(mark);
    expect((await readAloud(await pdf())).join('\n')).not.toMatch(/^outside: /m);
  });
});
