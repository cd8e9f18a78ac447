/** Renames and retires products and pages in copies of the fixture. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { type Edit, parsed, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { type Editing, finishEditing, openCatalogue } from './editing.ts';
import { renamePage } from './rename-page.ts';
import { renameProduct } from './rename-product.ts';
import { offersOf, retireProduct } from './retire-product.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => vi.restoreAllMocks());

const onCopy = (
  use: (editing: Editing, root: string) => Promise<void>,
  edits: readonly Edit[] = [],
) => withCopy(edits, async (root) => use(await openCatalogue(root), root));

const textsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );

/** The tables of a catalogue without problems of other rules. */
async function soundTables(root: string, told: readonly string[] = []) {
  const { problems, tables } = await compileCatalogue(root, { cache: parsed });
  expect(problems.filter(({ rule }) => !told.includes(rule))).toEqual([]);
  return tables;
}

it('a product is renamed with its claims, its old address leads to it, and its old code can come back', () =>
  onCopy(async (editing, root) => {
    const treats = (await soundTables(root))?.products['WH-1']?.treats;
    await renameProduct(editing, 'WH-1', 'WH-9');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    expect(tables?.redirects).toContainEqual({ from: '/WH-1', to: '/WH-9' });
    expect(tables?.products['WH-9']?.treats).toEqual(treats);
    expect(treats).not.toHaveLength(0);
    const again = await openCatalogue(root);
    await renameProduct(again, 'WH-9', 'WH-1');
    expect(await finishEditing(again)).toBe(0);
    await soundTables(root);
    expect(textsOf(root).get('products/WH-1.yaml')).toContain('WH-9');
  }));

it('a product with a picture of its own is renamed with it', () =>
  onCopy(async (_, root) => {
    const pictures = join(root, 'images', 'products');
    mkdirSync(pictures, { recursive: true });
    const picture = {
      create: { width: 640, height: 640, channels: 3, background: 'navy' },
    } as const;
    await sharp(picture).png().toFile(join(pictures, 'WH-2.png'));
    const file = join(root, 'products', 'WH-2.yaml');
    const image = 'images: [{ file: products/WH-2.png, alt: Three housings }]\n';
    writeFileSync(file, `${readFileSync(file, 'utf8')}${image}`);
    const editing = await openCatalogue(root);
    await renameProduct(editing, 'WH-2', 'WH-3');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    expect(JSON.stringify(tables?.products['WH-3']?.images)).toContain('products/WH-3.png');
    expect(readdirSync(pictures)).toContain('WH-3.png');
    expect(readdirSync(pictures)).not.toContain('WH-2.png');
  }));

it('refuses codes that are unknown, taken, or the address of a page, and writes nothing', () =>
  onCopy(async (editing, root) => {
    const before = textsOf(root);
    for (const [from, to, why] of [
      ['WH-2', 'WH-1', 'WH-1 is already a product'],
      ['WH-22', 'WH9', '. Did you mean WH-2?'],
    ] as const)
      await expect(renameProduct(editing, from, to)).rejects.toThrow(why);
    await renameProduct(editing, 'WH-2', 'STORES');
    expect(await finishEditing(editing)).toBe(1);
    expect(textsOf(root)).toEqual(before);
  }));

it('a page renamed back reverses its redirect', () =>
  onCopy(async (editing, root) => {
    renamePage(editing, '/videos/cartridge-change', '/videos/change');
    expect(await finishEditing(editing)).toBe(0);
    const tables = await soundTables(root);
    expect(tables?.pages['/videos/change']).toBeDefined();
    expect(textsOf(root).get('categories/mains.yaml')).toContain('[/videos/change]');
    const again = await openCatalogue(root);
    renamePage(again, '/videos/change', '/videos/cartridge-change');
    expect(await finishEditing(again)).toBe(0);
    const back = (await soundTables(root))?.redirects.filter(({ to }) => to.startsWith('/videos/'));
    expect(back).toEqual([{ from: '/videos/change', to: '/videos/cartridge-change' }]);
  }));

/** An entry without products isn't valid. */
const dealers: Edit = { file: 'dealer-range/mains-water.yaml', from: '[WH-2]', to: '[WH-2, WH-1]' };
const counted: Edit = {
  file: 'categories/mains.yaml',
  from: '    items: [WH-1, WH-2, SOFT-1]',
  to: '    pointers: [Three systems]\n    items: [WH-1, WH-2, SOFT-1, CT-0]',
};

it.each([
  ['', undefined],
  [', and replaced in it', 'WH-1'],
])('a product is retired and taken out of every list%s, and its page stays', (_how, replacement) =>
  onCopy(
    async (editing, root) => {
      const offers = await retireProduct(editing, 'WH-2', { replacement, takeOut: true });
      expect(offers.filter(({ kind }) => kind === 'list').length).toBeGreaterThanOrEqual(3);
      expect(await finishEditing(editing)).toBe(0);
      // People change the words around a code themselves, so the command lists those places.
      const byHand = offers.flatMap(({ kind, path }) => (kind === 'by hand' ? path.at(-1) : []));
      expect(byHand).toContain('text');
      // The category also lists a fourth, discontinued one.
      expect(offers.map(({ path }) => path.at(-2))).toContain('pointers');
      const tables = await soundTables(root, ['retired-offer']);
      const { documents } = await openCatalogue(root);
      expect(offersOf(documents, 'WH-2').filter(({ kind }) => kind !== 'by hand')).toEqual([]);
      expect(tables?.routes['/WH-2']).toBeDefined();
      expect(tables?.products['WH-2']).toMatchObject({ discontinued: true });
      expect(tables?.products['WH-2']?.replacedBy).toBe(replacement);
    },
    [dealers, counted],
  ),
);

it('a product that is discontinued with spare parts keeps its flag', () =>
  onCopy(async (editing, root) => {
    const before = textsOf(root);
    await retireProduct(editing, 'FIT-1', { replacement: undefined, takeOut: false });
    expect(await finishEditing(editing)).toBe(0);
    expect(textsOf(root)).toEqual(before);
  }));
