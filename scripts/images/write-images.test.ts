import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSources } from './sources.ts';
import { type ImageProgress, MissingImagesError, writeImages } from './write-images.ts';

let folder = '';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle r="4"/></svg>';
const sources = () =>
  createSources(join(folder, 'images'), (source) =>
    source === 'products/A.svg' ? drawing : undefined,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function page(name: string, ...urls: readonly string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(
    file,
    urls.map((url) => `<img src="${url.replaceAll('&', '&amp;')}" alt="">`).join(''),
  );
  return file;
}

describe('writeImages', () => {
  it('IMG-01 writes each image once, to the very path of its address', async () => {
    const url = '/_ipx/f_webp&q_80&s_30x30/products/A.webp';
    const htmlFiles = [await page('a.html', url), await page('b.html', url)];
    const seen: ImageProgress[] = [];
    const options = {
      cacheDirectory: join(folder, 'cache'),
      onProgress: (each: ImageProgress) => seen.push(each),
    };
    const out = join(folder, 'out');
    const first = await writeImages({ htmlFiles }, out, sources(), options);
    const written = join(out, '_ipx/f_webp&q_80&s_30x30/products/A.webp');
    expect((await sharp(await readFile(written)).metadata()).width).toBe(30);
    expect(first).toMatchObject({ images: 1, encoded: 1, fromCache: 0 });
    expect(seen).toEqual([{ done: 1, total: 1, path: url }]);
    const { mtimeMs } = await stat(written);
    const second = await writeImages({ htmlFiles }, out, sources(), options);
    expect(second).toMatchObject({ images: 1, encoded: 0, fromCache: 1 });
    expect((await stat(written)).mtimeMs).toBe(mtimeMs);
  });

  it('IMG-01 refuses unknown sources, names page and source of all of them, in stable order', async () => {
    const htmlFiles = [
      await page('z.html', '/_ipx/f_webp&w_9/no.webp'),
      await page('a.html', '/_ipx/x_1/products/A.webp'),
    ];
    const written = writeImages({ htmlFiles }, join(folder, 'out'), sources());
    await expect(written).rejects.toBeInstanceOf(MissingImagesError);
    await expect(written).rejects.toMatchObject({
      problems: [
        `${htmlFiles[1]}: /_ipx/x_1/products/A.webp: unknown modifier "x_1"; known are f, q, w, h and s.`,
        `${htmlFiles[0]}: /_ipx/f_webp&w_9/no.webp: there is no picture and no drawing "no.webp".`,
      ],
    });
  });

  it('IMG-02 refuses raster bytes under an .svg name, which browsers would not show', async () => {
    const urls = [{ url: '/_ipx/f_webp&w_9/products/A.svg', page: '/A' }];
    await expect(writeImages({ urls }, join(folder, 'out'), sources())).rejects.toThrow(
      '/A: /_ipx/f_webp&w_9/products/A.svg: a static host would call it SVG; ask for "products/A.webp"',
    );
  });
});
