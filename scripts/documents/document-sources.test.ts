import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import DxfParser from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../kernel/entry-types.ts';
import { notSold, priced, productOf, tablesOf } from '../../site/lookups/tables.fixture.ts';
import { createPictures } from '../images/create-pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { documentSources, documentUrlsIn } from './document-sources.ts';

const sized = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([id, value]) => ({
    id,
    group: 'Dimensions',
    label: id,
    value,
    unit: 'mm',
  }));
const wall = productOf('WALL-1', {
  type: 'cabinet system',
  specifications: sized({ width: 720, height: 900, depth: 290 }),
  parts: [{ code: 'CART-1', role: 'cartridge', quantity: 2, every: 12 }],
  name: 'Wall filter, ≥ 40 L resin ±5 %, Taupō',
});
const cartridge = productOf('CART-1', { type: 'cartridge' });
const tables = (product: Product = wall, cents = 110_000) =>
  tablesOf({
    products: [
      [product, priced(cents)],
      [cartridge, priced(5000), notSold],
    ],
  });
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
const sourcesOf = (of = tables(), drawn = 'picture') =>
  documentSources(of, { draw: async () => picture, version: () => drawn }, () => 'code');

const folder = temporaryFolder('documents');

/** Documents by their file name in a tree. */
async function placed(name: string, addresses: readonly string[]) {
  const documents = sourcesOf();
  const tree = join(folder, name, 'au');
  const pictures = createPictures({
    sources: async (source) => documents(source),
    cacheDirectory: join(folder, name, 'cache'),
  });
  for (const address of addresses) pictures.want({ address, tree, page: address });
  await pictures.finish();
  return new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await readFile(join(tree, address))] as const),
    ),
  );
}

describe('the documents of a tree', () => {
  it('cover all products that are sold in the country', () => {
    expect(documentUrlsIn(tables(), 'AU')).toEqual([
      '/documents/WALL-1-au.pdf',
      '/documents/WALL-1-au.txt',
      '/documents/WALL-1.svg',
      '/documents/WALL-1.dxf',
      '/documents/CART-1-au.pdf',
      '/documents/CART-1-au.txt',
    ]);
    expect(documentUrlsIn(tables(), 'NZ').filter((each) => each.includes('CART'))).toEqual([]);
  });

  it('have the type that their extension says, and are the same when written again', async () => {
    const addresses = documentUrlsIn(tables(), 'AU');
    const [first, again] = [await placed('first', addresses), await placed('again', addresses)];
    for (const [address, body] of first)
      expect(again.get(address)?.equals(body), address).toBe(true);
    const text = (address: string) => String(first.get(address));
    expect(text('/documents/WALL-1.svg')).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(new DxfParser().parseSync(text('/documents/WALL-1.dxf'))?.header.$INSUNITS).toBe(4);
    expect(text('/documents/WALL-1-au.txt')).toContain('Product: Puretec WALL-1.\r\n');
    expect(text('/documents/WALL-1-au.txt')).toMatch(/^[ -~\r\n]+$/);
    expect(text('/documents/WALL-1-au.txt')).toContain('at least 40 L resin +/-5 %, Taupo.');
    expect(text('/documents/WALL-1.dxf')).toContain('≥ 40 L resin %%p5 %, Taupō\n');

    const pdf = first.get('/documents/WALL-1-au.pdf')?.toString('latin1') ?? '';
    expect(pdf).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\s*$/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // Both weights are embedded, and one with its extra glyphs, so readers don't need the fonts installed.
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
  });
});

describe('a document is written again', () => {
  const version = (source: string, of = tables()) => sourcesOf(of)(source)?.version;
  const cheaper = tables(wall, 100_000);
  const wider = tables({ ...wall, specifications: sized({ width: 721, height: 900, depth: 290 }) });

  it('where its content has changed, and only there', () => {
    const [sheet, text, drawing] = [
      'documents/WALL-1-au.pdf',
      'documents/WALL-1-au.txt',
      'documents/WALL-1.dxf',
    ];
    expect(version(sheet, cheaper)).not.toBe(version(sheet));
    expect(version(text, cheaper)).toBe(version(text));
    expect(version(drawing, cheaper)).toBe(version(drawing));
    expect(version(drawing, wider)).not.toBe(version(drawing));
    expect(version(sheet, tables())).toBe(version(sheet));
    expect(sourcesOf(tables(), 'another')(sheet)?.version).not.toBe(version(sheet));
  });

  it('and there is none of what is not sold, not measured, or no product', () => {
    for (const source of [
      'documents/CART-1-nz.pdf',
      'documents/CART-1-nz.txt',
      'documents/CART-1.dxf',
      'documents/NOPE-au.pdf',
      'products/WALL-1.svg',
    ]) {
      expect(version(source), source).toBeUndefined();
    }
  });
});
