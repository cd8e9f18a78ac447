/** Imports tables as spreadsheet programs write them (fixtures/make-fixtures.ts) into a catalogue of up to 228 products. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { yamlValueAt } from '../editing/edit-yaml.ts';
import { keepPrinted } from '../testing/keep-printed.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { UserError } from '../user-error.ts';
import { type ExportOptions, exportTo } from './export-table.ts';
import { testProducts, writeTestProducts } from './fixtures/products.ts';
import { type ImportOptions, importFrom } from './import-table.ts';
import { readSheets } from './sheet.ts';

const folder = temporaryFolder('table');
const root = join(folder, 'catalogue');
const sheets = join(import.meta.dirname, 'fixtures');
const { lines: printed, forget } = keepPrinted();

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(join(folder, 'table-columns.yaml'), { force: true });
  cpSync(fixture, root, { recursive: true });
  writeTestProducts(root, 12);
});

const scripted = { yes: true, map: [] };

const imported = async (file: string, options: Partial<ImportOptions> = {}) =>
  importFrom(file, { catalogue: root, ...scripted, ...options });
const exported = async (file: string, options: Partial<ExportOptions> = {}) =>
  exportTo(file, {
    ...{ catalogue: root, kind: 'products', products: [], overwrite: true },
    ...options,
  });

async function importedCsv(lines: readonly string[], options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'sheet.csv');
  writeFileSync(file, lines.join('\r\n'));
  return imported(file, options);
}

const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
const productOf = (code: string) => textOf(`products/${code}.yaml`);
const textsOf = () =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, textOf(name)]),
  );

it('writes no spreadsheet of products that do not exist, or where no file can be', async () => {
  const file = join(folder, 'none.xlsx');
  await expect(exported(file, { products: ['code=NOPE'] })).rejects.toThrow(
    new UserError('No product has code=NOPE. Check --products. Nothing was written.'),
  );
  await expect(exported(file, { columns: 'new', products: ['code=WH-2'] })).rejects.toThrow(
    'Leave out --products',
  );
  expect(existsSync(file)).toBe(false);
});

it.each(['prices-raised.xlsx', 'prices-german.csv'])(
  'takes 228 prices raised by a formula at the first try, from %s',
  async (name) => {
    writeTestProducts(root);
    const before = textsOf();
    const status = await imported(join(sheets, name), { updatePrinted: true });
    expect(status, printed.join('\n')).toBe(0);
    expect(printed).toContain('228 rows, 433 prices differ.');
    expect(printed.join('\n')).toMatch(/4[.,]6575 is rounded to 4\.66 \(and 428 more: line 2, /);
    expect(printed).toContain('CB10-01: AUD 4.50 → 4.66 ex GST, 4.95 → 5.13 inc GST, +3.6%');
    const plain = (text?: string) => text?.replaceAll(/\d+\.\d\d?|\b\d+\b/g, '#');
    for (const [file, text] of textsOf()) expect(plain(text), file).toBe(plain(before.get(file)));
    for (const { code, au } of testProducts)
      if (au !== 'on request') {
        const cents = Math.round(Number((Number(au) * 103.5).toPrecision(12)));
        expect(yamlValueAt(productOf(code), ['price', 'au']), code).toBe(cents / 100);
      }
    expect(textOf('promotions/teaser-prices.yaml')).toContain('au: "113.85", nz: "130.93"');
    expect(printed.at(-1)).toContain('The check found no new problems.');
  },
);

it("takes a supplier's list with one map, and knows the map the next time", async () => {
  const file = join(sheets, 'supplier.xlsx');
  writeTestProducts(root);
  const before = textsOf();
  await expect(imported(file)).rejects.toThrow('The fullest row has: SKU, Description, UOM');
  const map = ['Code=SKU', 'AU ex GST=Trade', 'NZ Trade=NZ ex GST'];
  expect(await imported(file, { map })).toBe(1);
  expect(printed.at(-1)).toContain("64 of 301 rows can't be used");
  expect(textsOf()).toEqual(before);
  forget();
  expect(await imported(file, { map, skipUnknown: true, from: '2027-03-01' })).toBe(0);
  const all = printed.join('\n');
  expect(all).toMatch(/line 9: pl10-02 is read as PL10-02 \(and 184 more: SD10 03 as SD10-03, /);
  expect(all).toContain("line 10: There's no product called AQ1001");
  expect(all).toMatch(/line 45: This row has no code: Subtotal [\d.]+ \(and 7 more/);
  expect(all).toContain('POA is read as on request (and 8 more');
  expect(all).toContain('Ignored these columns: UOM, RRP\n');
  expect(all).toMatch(/Description: Café part 0 isn't used.* \(and 221 more: /);
  expect(all).toContain('222 files');
  expect(productOf('CB10-01')).toBe(
    before
      .get('products/CB10-01.yaml')
      ?.replace('nz: 5.04\n', '$&priceChanges: [{ start: 2027-03-01, au: 4.69, nz: 5.25 }]\n'),
  );
  forget();
  expect(await imported(file, { skipUnknown: true, from: '2027-03-01' })).toBe(0);
  expect(printed.at(-1)).toBe("There's nothing to change. Nothing was written.");
  expect(await imported(file, { skipUnknown: true, from: '2027-04-01' })).toBe(0);
});

it('takes five facts of 40 products', async () => {
  writeTestProducts(root, 40);
  expect(await imported(join(sheets, 'facts.xlsx')), printed.join('\n')).toBe(0);
  expect(printed).toContain('40 rows, 200 values differ.');
  expect(productOf('CB10-01')).toContain(
    'specifications: { micron: 1, height: 200, length: 100, connection: "1 inch BSP", interval: 12 } # measured\nsample',
  );
  expect(productOf('PL10-02')).toContain('length: 101, connection: "1.50", interval: 12 }\nsample');
});

it('makes 25 new products, with a category', async () => {
  expect(await imported(join(sheets, 'new-products.xlsx')), printed.join('\n')).toBe(0);
  expect(printed).toContain('25 rows, 25 new.');
  expect(productOf('NEW0-10').split('\n').slice(1)).toEqual([
    'name: New part 0',
    'summary: "A new part: number 0, for \\"20 inch\\" housings."',
    'type: spare',
    'sources: [mains, rainwater]',
    'price: { au: 33.33, nz: on request }',
    'specifications: { micron: 5 }',
    '',
  ]);
  expect(textOf('categories/cartridges.yaml')).toContain('items: [CT-1, CT-0, NEW0-10, NEW1-10');
});

it('takes 50 redirects, and full addresses on our site as paths', async () => {
  expect(await imported(join(sheets, 'redirects.csv')), printed.join('\n')).toBe(0);
  expect(textOf('redirects.yaml')).toContain(
    '  - { from: /old-0, to: /WH-1 }\n  - { from: /old-1, to: /stores }\n',
  );
  expect(textOf('redirects.yaml').match(/old-/g)).toHaveLength(50);
});

it.each([
  ['xlsx', { columns: 'prices' }],
  ['xlsx', { columns: 'facts' }],
  ['csv', { columns: 'texts' }],
  ['csv', { kind: 'places' }],
  ['xlsx', { kind: 'redirects' }],
  ['csv', { kind: 'pictures' }],
])('reads back its own %s of %o without a change', async (ending, options) => {
  const file = join(folder, `own.${ending}`);
  await exported(file, options);
  expect(await imported(file), printed.join('\n')).toBe(0);
  expect(printed.at(-1)).toBe("There's nothing to change. Nothing was written.");
});

it('exports the products and columns that are asked for, and refuses those that are unknown', async () => {
  const file = join(folder, 'chosen.xlsx');
  writeTestProducts(root);
  await exported(file, { products: ['code=SD1*', 'type=spare'], columns: 'micron,height' });
  const [[heading, first, ...rest] = []] = await readSheets(file);
  expect(heading?.cells).toEqual(['Code', 'Name', 'Nominal micron rating (µm)', 'Height (mm)']);
  expect(first?.cells).toEqual(['SD10-03', 'Café part 2', '', '']);
  expect(rest).toHaveLength(9);
  await expect(exported(file, { columns: 'micorn' })).rejects.toThrow('Did you mean micron?');
});

it('changes an alt text and the postcode of a new place, and nothing else', async () => {
  expect(
    await importedCsv(['Shown in,alt', 'products/CT-1.yaml images[0],"Carbon, in a cartridge"']),
    printed.join('\n'),
  ).toBe(0);
  expect(productOf('CT-1')).toContain('    alt: "Carbon, in a cartridge"\n');
  const before = textOf('places/stores.yaml');
  const place = 'Shop,Darwin,800,AU,Northern Territory,-12.4,130.9,"Cartridges, Whole house"';
  const heading = 'Name,Suburb,Postcode,Country,Region,Latitude,Longitude,Services,Type';
  expect(await importedCsv([heading, place])).toBe(1);
  expect(printed.join('\n')).toContain('A new place needs a type: installer or store.');
  expect(await importedCsv([heading, `${place},store`]), printed.join('\n')).toBe(0);
  expect(textOf('places/stores.yaml').startsWith(before.trimEnd())).toBe(true);
  expect(textOf('places/stores.yaml')).toContain('postcode: "0800"');
});

it("keeps letters that Excel's usual CSV can't hold", async () => {
  const file = join(root, 'products', 'CT-1.yaml');
  const text = productOf('CT-1').replace('for the WH series', 'for Taupō');
  writeFileSync(file, text);
  expect(await importedCsv(['Code,Summary', 'CT-1,A carbon cartridge for Taup?.'])).toBe(0);
  expect(productOf('CT-1')).toBe(text);
  expect(await importedCsv(['Code,Summary', 'CT-1,A carbon cartridge for Taupo?'])).toBe(0);
  expect(productOf('CT-1')).toContain('for Taupo?');
});

it('asks about prices that are up by GST, with or without a raise', async () => {
  const rows = testProducts
    .slice(0, 6)
    .map(({ code, au, nz }) => `${code},${(Number(au) * 1.1).toFixed(2)},${nz}`);
  const sheet = ['Code,AU,NZ', ...rows, 'WH-2,4125.00,not sold'];
  await expect(importedCsv(sheet)).rejects.toThrow('Do they include GST?');
  const raised = testProducts
    .slice(0, 6)
    .map(({ code, au, nz }) => `${code},${(Number(au) * 1.035 * 1.1).toFixed(2)},${nz}`);
  await expect(importedCsv(['Code,AU,NZ', ...raised])).rejects.toThrow('Do they include GST?');
  expect(await importedCsv(sheet, { gst: 'inc' }), printed.join('\n')).toBe(0);
  expect(printed).toContain('WH-2: AUD 3999.95 → 3750.00 ex GST, 4399.95 → 4125.00 inc GST, -6.2%');
  expect(productOf('CB10-01')).toContain('au: 4.50 # trade list');
  expect(await importedCsv(sheet.slice(0, -1), { gst: 'ex' })).toBe(0);
  expect(productOf('CB10-01')).toContain('au: 4.95 # trade list');
});

it('says each reason once, and writes only the rows without one, with --skip', async () => {
  const [x, y] = ['CB10-01,x,5.10', 'PL10-02,y,'];
  const sheet = ['Code,AU ex GST,NZ ex GST', x, y, 'NO-SUCH,1,1', 'SD10-03,40,', 'SD10-03,41,'];
  const before = productOf('CB10-01');
  expect(await importedCsv(sheet)).toBe(1);
  const amounts = printed.filter((line) => line.includes("isn't an amount"));
  expect(amounts).toHaveLength(1);
  expect(amounts[0]).toMatch(
    /line 2 CB10-01, AU ex GST: x isn't an amount.* \(and 1 more: line 3\)/,
  );
  expect(printed.join('\n')).toContain('line 6: SD10-03 is also on line 5.');
  expect(printed.at(-1)).toContain("4 of 5 rows can't be used");
  expect(printed.at(-1)).toContain('with --skip to import the rest');
  expect(productOf('SD10-03')).toContain('au: 39.12');
  expect(await importedCsv(sheet, { skip: true }), printed.join('\n')).toBe(0);
  expect(productOf('CB10-01')).toBe(before);
  expect(productOf('SD10-03')).toContain('au: 40.00');
});

it('writes nothing before someone has agreed, and remembers no map for it', async () => {
  const before = textsOf();
  const options = { yes: false, map: ['Code=SKU'] };
  expect(await importedCsv(['SKU,AU', 'CB10-01,5'], options)).toBe(1);
  expect(printed.slice(-2)).toEqual(['Add --yes to write the changes.', 'Nothing was written.']);
  expect(textsOf()).toEqual(before);
  expect(existsSync(join(folder, 'table-columns.yaml'))).toBe(false);
});

it("explains why it can't read a broken workbook or another program's file", async () => {
  const file = join(folder, 'broken.xlsx');
  writeFileSync(file, 'Code,AU');
  await expect(imported(file)).rejects.toThrow(UserError);
  writeFileSync(join(folder, 'old.xls'), '');
  await expect(imported(join(folder, 'old.xls'))).rejects.toThrow('Save it as .xlsx or .csv');
});
