import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderImage } from './render-image.ts';
import { createSources } from './sources.ts';

let folder = '';
let images = '';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="50" height="100" fill="#ff0000"/></svg>';
const draw = (source: string) =>
  source === 'products/WH2-60.svg' || source === 'logo.svg' ? drawing : undefined;
const sources = () => createSources(images, draw);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  images = join(folder, 'images');
  await mkdir(join(images, 'products'), { recursive: true });
  await writeFile(join(folder, 'secret.svg'), drawing);
  await symlink(join(folder, 'secret.svg'), join(images, 'link.svg'));
});
afterAll(() => rm(folder, { recursive: true }));

async function photograph(name: string): Promise<void> {
  const pixels = sharp({ create: { width: 40, height: 20, channels: 3, background: '#00ff00' } });
  await pixels.toFile(join(images, name));
}

describe('renderImage', () => {
  it('IMG-01 draws at the size asked for, transparent beside the drawing', async () => {
    const { body, type } = await renderImage(
      '/_ipx/f_png&s_300x200/products/WH2-60.svg',
      sources(),
    );
    expect(type).toBe('image/png');
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([300, 200, 4]);
    const alpha = (x: number) => data[(100 * 300 + x) * 4 + 3];
    expect([alpha(10), alpha(100), alpha(250)]).toEqual([0, 255, 0]);
    // Crisp: the edge between red and nothing is not smeared over several pixels.
    expect([alpha(148), alpha(151)]).toEqual([255, 0]);
  });

  it('IMG-02 gives webp where the address says so, also under the name of the format', async () => {
    const { body, type } = await renderImage('/_ipx/f_webp&w_50/products/WH2-60.webp', sources());
    expect(type).toBe('image/webp');
    expect((await sharp(body).metadata()).format).toBe('webp');
  });

  it('IMG-01 an SVG without a format stays an SVG', async () => {
    expect(await renderImage('/_ipx/_/logo.svg', sources())).toMatchObject({
      type: 'image/svg+xml',
    });
  });

  it('IMG-01 a photograph of the same name replaces a drawing', async () => {
    await photograph('products/WH2-60.jpg');
    const { body } = await renderImage('/_ipx/f_png&w_8/products/WH2-60.svg', sources());
    expect((await sharp(body).stats()).dominant.g).toBeGreaterThan(200);
    await rm(join(images, 'products/WH2-60.jpg'));
  });

  it('IMG-01 an unknown source is a 404 that names it', async () => {
    const rendered = renderImage('/_ipx/f_webp&w_8/products/NOPE.svg', sources());
    await expect(rendered).rejects.toMatchObject({ status: 404, message: /products\/NOPE\.svg/ });
    await expect(renderImage('/_ipx/w_8/products', sources())).rejects.toMatchObject({
      status: 404,
    });
  });

  it('IMG-01 a link out of the folder is not followed', async () => {
    await expect(renderImage('/_ipx/w_8/link.svg', sources())).rejects.toMatchObject({
      status: 404,
    });
  });

  it('IMG-01 a known image is taken from the cache and not encoded again', async () => {
    const cacheDirectory = join(folder, 'cache');
    const path = '/_ipx/f_webp&w_30/logo.webp';
    const first = await renderImage(path, sources(), { cacheDirectory });
    const [file = ''] = (await readdir(cacheDirectory, { recursive: true })).filter((each) =>
      each.endsWith('.webp'),
    );
    await writeFile(join(cacheDirectory, file), 'kept');
    await utimes(join(cacheDirectory, file), 1, 1);
    const second = await renderImage(path, sources(), { cacheDirectory });
    expect([first.cached, second.cached, second.body.toString()]).toEqual([false, true, 'kept']);
    const other = await renderImage('/_ipx/f_webp&w_31/logo.webp', sources(), { cacheDirectory });
    expect(other.cached).toBe(false);
  });
});
