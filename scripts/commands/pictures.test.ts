import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { finishEditing, openCatalogue } from '../editing/editing.ts';
import { testProducts, writeTestProducts } from '../spreadsheets/fixtures/products.ts';
import { keepPrinted } from '../testing/keep-printed.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { addPictures } from './pictures.ts';

const folder = temporaryFolder('pictures');
const root = join(folder, 'catalogue');
const photos = join(folder, 'photos');
const { lines: printed } = keepPrinted();

beforeEach(() => {
  for (const each of [root, photos]) rmSync(each, { recursive: true, force: true });
  cpSync(fixture, root, { recursive: true });
  writeTestProducts(root);
  mkdirSync(photos);
});

const photo = (side: number) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: 'navy' } });

it('copies 30 pictures with messy names under the codes of their products', async () => {
  const messy = (code: string, index: number) =>
    [
      `${code}.jpg`,
      `IMG_${code.toLowerCase()} (${index}).JPG`,
      `${code.replace('-', ' ').replaceAll('0', 'O')} front FINAL.jpeg`,
    ][index % 3] ?? '';
  const bytes = await photo(700).jpeg().toBuffer();
  const codes = testProducts.slice(0, 30).map(({ code }) => code);
  for (const [index, code] of codes.entries())
    writeFileSync(join(photos, messy(code, index)), bytes);
  const editing = await openCatalogue(root);
  expect(await addPictures(editing, photos), printed.join('\n')).toBe(true);
  expect(printed.at(-1)).toBe('30 pictures matched a product.');
  expect(await finishEditing(editing, { quiet: true }), printed.join('\n')).toBe(0);
  for (const code of codes)
    expect(existsSync(join(root, `images/products/${code}.jpg`)), code).toBe(true);
});

it('leaves out what pages could not show well, and says why', async () => {
  const [one, two, three, four, five] = testProducts.map(({ code }) => code);
  const large = await photo(700).jpeg().toBuffer();
  await photo(400)
    .png()
    .toFile(join(photos, `${one}.png`));
  await photo(700)
    .toColourspace('cmyk')
    .jpeg()
    .toFile(join(photos, `${two}.jpg`));
  writeFileSync(join(photos, `${three}.HEIC`), large);
  await photo(700)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(photos, `${four}.jpg`));
  writeFileSync(join(photos, `${five} a.jpg`), large);
  writeFileSync(join(photos, `${five} b.jpg`), large);
  writeFileSync(join(photos, 'team photo.jpg'), large);
  writeFileSync(join(photos, 'notes.txt'), '');
  const editing = await openCatalogue(root);
  expect(await addPictures(editing, photos)).toBe(false);
  expect(printed.map((line) => line.replace(`${photos}/`, ''))).toEqual(
    expect.arrayContaining([
      `${one}.png: This picture is 400 × 200 pixels. The longer side must be at least 640.`,
      `${two}.jpg: This picture uses CMYK, so the colours would look wrong on a screen. Export it as RGB.`,
      `${three}.HEIC: Browsers can't show HEIC files. Export this one as JPEG.`,
      `${four}.jpg → images/products/${four}.jpg (rotated by the camera, so check it's upright)`,
      `${five} b.jpg: ${five} a.jpg is also a picture of ${five}. Keep one of them.`,
      'team photo.jpg: The file name needs one product code. Rename the file.',
      '2 pictures matched a product. Skipped 5 pictures for the reasons above.',
    ]),
  );
});
