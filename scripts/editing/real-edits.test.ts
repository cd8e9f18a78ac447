/** Runs the editing commands on copies of the real catalogue. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { realRoot } from '../../codegen/testing/real-catalogue.ts';
import { catalogueCache } from '../compile.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Editing, finishEditing, openCatalogue } from './editing.ts';
import { renamePage } from './rename-page.ts';
import { renameProduct } from './rename-product.ts';
import { offersOf, retireProduct } from './retire-product.ts';
import { writeEdit } from './write-edit.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => vi.restoreAllMocks());

const folder = temporaryFolder('real-edits');

/** Makes each copy in the same place, so that the cache has its unchanged files. */
async function onCopy(use: (editing: Editing, root: string) => Promise<void>): Promise<void> {
  const root = join(folder, 'catalogue');
  rmSync(root, { recursive: true, force: true });
  cpSync(realRoot, root, { recursive: true });
  await use(await openCatalogue(root), root);
}

const textsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );

/** The tables of a catalogue whose only problems are warnings about samples and style. */
async function soundTables(
  root: string,
  told: readonly string[] = ['sample', 'house-style', 'missing-contact'],
) {
  const { problems, tables } = await compileCatalogue(root, { cache: catalogueCache });
  expect(problems.filter(({ rule }) => !told.includes(rule))).toEqual([]);
  return tables;
}

const busy = 'HYBRID-G7';

it('a product that is named in many places is renamed in all of them, and its old address leads to it', () =>
  onCopy(async (editing, root) => {
    expect(offersOf(editing.documents, busy).length).toBeGreaterThanOrEqual(8);
    await renameProduct(editing, busy, 'HYBRID-H7');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    const texts = textsOf(root);
    for (const [name, text] of texts)
      expect(text.replace('formerCodes: [HYBRID-G7]', ''), name).not.toMatch(/HYBRID-G7(?![\w-])/);
    expect(tables?.redirects).toContainEqual({ from: '/HYBRID-G7', to: '/HYBRID-H7' });
    // Renaming the product back turns its former code into its code again.
    const again = await openCatalogue(root);
    await renameProduct(again, 'HYBRID-H7', busy);
    expect(await finishEditing(again)).toBe(0);
    await soundTables(root);
    expect(textsOf(root).get('products/HYBRID-G7.yaml')).toContain('formerCodes: [HYBRID-H7]');
  }));

it('the claims of a cartridge follow it to its new code, and retiring it leaves them alone', () =>
  onCopy(async (editing, root) => {
    const claimed = (code: string) =>
      editing.of('claims').some((document) => offersOf([document], code).length > 0);
    expect(claimed('CB20-05')).toBe(false);
    await renameProduct(editing, 'CB20-05', 'CB20-06');
    writeEdit(root, editing.proposal.changes());
    const tables = await soundTables(root);
    expect(tables?.products['CB20-06']?.treats).toContain('pfas');
    expect(tables?.products['WH2-60']?.treats).toContain('pfas');
  }));

it('a product with a picture of its own is renamed with it', () =>
  onCopy(async (_, root) => {
    const pictures = join(root, 'images', 'products');
    mkdirSync(pictures, { recursive: true });
    const picture = {
      create: { width: 640, height: 640, channels: 3, background: 'navy' },
    } as const;
    await sharp(picture).png().toFile(join(pictures, 'OR-20.png'));
    const file = join(root, 'products', 'OR-20.yaml');
    const image = 'images: [{ file: products/OR-20.png, alt: O-ring }]\n';
    writeFileSync(file, `${readFileSync(file, 'utf8')}${image}`);
    const editing = await openCatalogue(root);
    await renameProduct(editing, 'OR-20', 'OR-21');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    expect(JSON.stringify(tables?.products['OR-21']?.images)).toContain('products/OR-21.png');
    expect(readdirSync(pictures)).toEqual(['OR-21.png']);
  }));

it('refuses codes that are unknown, taken, or the address of a page, and writes nothing', () =>
  onCopy(async (editing, root) => {
    const before = textsOf(root);
    for (const [from, to, why] of [
      ['WH2-60', 'WH2-45', 'WH2-45 is already a product'],
      ['WH2-6O', 'WH9', '. Did you mean WH2-60?'],
    ] as const)
      await expect(renameProduct(editing, from, to)).rejects.toThrow(why);
    await renameProduct(editing, busy, 'STORES');
    expect(await finishEditing(editing)).toBe(1);
    expect(textsOf(root)).toEqual(before);
  }));

it('a page is renamed in menus and texts, with a redirect from where it was', () =>
  onCopy(async (editing, root) => {
    renamePage(editing, '/careers', '/work-with-us');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    expect(tables?.pages['/work-with-us']).toBeDefined();
    expect(tables?.redirects).toContainEqual({ from: '/careers', to: '/work-with-us' });
    expect(textsOf(root).get('menus/consumer.yaml')).toContain('url: /work-with-us');
    // Renaming the page back reverses the redirect.
    const again = await openCatalogue(root);
    renamePage(again, '/work-with-us', '/careers');
    expect(await finishEditing(again)).toBe(0);
    const back = (await soundTables(root))?.redirects.filter(({ to }) => to === '/careers');
    expect(back).toEqual([{ from: '/work-with-us', to: '/careers' }]);
  }));

/** A product whose price isn't printed in any text. */
const retired = 'WH2-55';

it.each([
  ['', undefined],
  [', and replaced in it', 'WH2-60'],
])('a product is retired and taken out of every list%s, and its page stays', (_how, replacement) =>
  onCopy(async (editing, root) => {
    const offers = await retireProduct(editing, retired, { replacement, takeOut: true });
    expect(offers.filter(({ kind }) => kind === 'list').length).toBeGreaterThanOrEqual(8);
    expect(await finishEditing(editing)).toBe(0);
    // People change the words around a code themselves, so the command lists those places.
    const byHand = offers.flatMap(({ kind, path }) => (kind === 'by hand' ? path.at(-1) : []));
    expect(byHand).toEqual(expect.arrayContaining(['text', 'description', 'summary']));
    const tables = await soundTables(root, [
      'sample',
      'house-style',
      'missing-contact',
      'retired-offer',
    ]);
    const { documents } = await openCatalogue(root);
    expect(offersOf(documents, retired).filter(({ kind }) => kind !== 'by hand')).toEqual([]);
    expect(tables?.routes[`/${retired}`]).toBeDefined();
    expect(tables?.products[retired]).toMatchObject({ discontinued: true });
    expect(tables?.products[retired]?.replacedBy).toBe(replacement);
  }),
);

it('a product that is discontinued with spare parts keeps its flag', () =>
  onCopy(async (editing, root) => {
    const kept = editing.documents.find(({ value }) =>
      JSON.stringify(value).includes('"discontinuedWithSpareParts":true'),
    );
    if (!kept) throw new Error('no product is discontinued with spare parts');
    const before = textsOf(root);
    await retireProduct(editing, kept.name, { replacement: undefined, takeOut: false });
    expect(await finishEditing(editing)).toBe(0);
    expect(textsOf(root)).toEqual(before);
  }));
