import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseImagePath } from '../../kernel/image-address.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createSources } from './sources.ts';

const work = temporaryFolder('picture-encoder');
let folder = '';
let images = '';
let cache = '';
let drawn: string[] = [];

/** The left half is red. The id includes the product's name, as in real drawings. */
const drawing = (name: string, colour = '#ff0000') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs><linearGradient id="p-${name}-1"><stop offset="0" stop-color="${colour}"/></linearGradient></defs><rect width="50" height="100" fill="url(#p-${name}-1)"/></svg>`;
const drawings: Readonly<Record<string, string>> = {
  'products/WH2-60.svg': drawing('wh2-60'),
  'products/WH2-61.svg': drawing('wh2-61'),
  'products/BLUE.svg': drawing('blue', '#0000ff'),
};
const open = () =>
  createPictureEncoder(
    createSources(images, {
      async draw(source) {
        drawn.push(source);
        return drawings[source];
      },
      version: (source) => source,
    }),
    cache,
  );
async function make(address: string, maker = open()) {
  const request = parseImagePath(address);
  return (await maker.open(request)).make(request);
}
const bodyOf = async (address: string) => (await make(address)).picture.bytes;
const entries = async () =>
  (await readdir(cache, { recursive: true })).filter((name) => /\.(webp|png)$/.test(name));

beforeEach(async () => {
  folder = await mkdtemp(join(work, 'images-'));
  images = join(folder, 'images');
  cache = join(folder, 'cache');
  drawn = [];
  await mkdir(join(images, 'products'), { recursive: true });
});

async function photograph(name: string, background: string): Promise<void> {
  const pixels = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  await pixels.toFile(join(images, name));
}

describe('a picture', () => {
  it('IMG-01 is drawn at the requested size, transparent around the drawing', async () => {
    const body = await bodyOf('/_ipx/f_png&s_300x200/products/WH2-60.png');
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([300, 200, 4]);
    const alpha = (x: number) => data[(100 * 300 + x) * 4 + 3];
    expect([alpha(10), alpha(100), alpha(250)]).toEqual([0, 255, 0]);
    // The edge is crisp: it isn't spread over several pixels.
    expect([alpha(148), alpha(151)]).toEqual([255, 0]);
  });

  it('IMG-02 keeps colours and transparency to within what can be seen', async () => {
    const pixels = (body: Buffer) => sharp(body).raw().toBuffer();
    const exact = await pixels(await bodyOf('/_ipx/f_png&w_64/products/BLUE.png'));
    const small = await pixels(await bodyOf('/_ipx/f_webp&q_80&w_64/products/BLUE.webp'));
    const isAlpha = (_: number, at: number) => at % 4 === 3;
    const off = exact.filter(isAlpha).map((value, at) => value - (small[at * 4 + 3] ?? 0));
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(4);
    expect(small[2]).toBeGreaterThan(240);
  });

  it('IMG-01 stays the same text as SVG without a format', async () => {
    expect(String(await bodyOf('/_ipx/_/products/WH2-60.svg'))).toBe(drawing('wh2-60'));
    expect(String(await bodyOf('/_ipx/_/products/WH2-61.svg'))).toBe(drawing('wh2-61'));
  });

  it('IMG-01 comes from the photo of that name if there is one, and changes with it', async () => {
    const green = async () =>
      (await sharp(await bodyOf('/_ipx/f_png&w_8/products/WH2-60.png')).stats()).dominant.g;
    await photograph('products/WH2-60.jpg', '#00ff00');
    expect(await green()).toBeGreaterThan(200);
    await photograph('products/WH2-60.jpg', '#000000');
    expect(await green()).toBeLessThan(50);
    // Hosts serve every .svg as SVG, so pages request a photo in another format.
    expect(String(await bodyOf('/_ipx/_/products/WH2-60.svg'))).toBe(drawing('wh2-60'));
  });

  it.each(['/_ipx/f_webp&w_8/products/NOPE.svg', '/_ipx/w_8/products', '/_ipx/w_8/link.svg'])(
    'IMG-01 %s has no source; a link out of the folder is not followed',
    async (address) => {
      await writeFile(join(folder, 'secret.svg'), drawing('secret'));
      await symlink(join(folder, 'secret.svg'), join(images, 'link.svg'));
      const { source } = parseImagePath(address);
      await expect(make(address)).rejects.toMatchObject({
        status: 404,
        message: `There's no picture or drawing called "${source}".`,
      });
    },
  );
});

describe('the cache', () => {
  const address = '/_ipx/f_webp&w_30/products/WH2-60.webp';

  it('IMG-01 holds each picture once, even for products that look the same', async () => {
    const maker = open();
    const twins = [address, address, address.replace('WH2-60', 'WH2-61')];
    const made = await Promise.all(twins.map((each) => make(each, maker)));
    expect(new Set(made.map(({ picture }) => picture.name)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await make(address.replace('WH2-60', 'BLUE'), maker)).isNew).toBe(true);
    expect((await make(address.replace('w_30', 'w_31'), maker)).isNew).toBe(true);
    expect(await entries()).toHaveLength(3);
  });

  it('IMG-01 has the same bytes whichever size or product comes first', async () => {
    const sizes = [30, 60, 90].map((size) => address.replace('w_30', `w_${size}`));
    const bytes = async () =>
      Promise.all((await entries()).sort().map((name) => readFile(join(cache, name), 'hex')));
    for (const each of sizes) await make(each);
    const forward = await bytes();
    await rm(cache, { recursive: true });
    for (const each of sizes.reverse()) await make(each.replace('WH2-60', 'WH2-61'));
    expect(await bytes()).toEqual(forward);
  });

  it.each<readonly [name: string, damage: (file: string, whole: Buffer) => Promise<void>]>([
    ['empty', (file) => writeFile(file, '')],
    ['cut in half', (file, whole) => writeFile(file, whole.subarray(0, whole.length / 2))],
    ['altered', (file, whole) => writeFile(file, whole.fill(0, 20, 21))],
    [
      'a folder',
      async (file) => {
        await rm(file);
        await mkdir(join(file, 'more'), { recursive: true });
      },
    ],
  ])('IMG-01 encodes an entry again that is %s', async (_name, damage) => {
    const { picture } = await make(address);
    const file = join(cache, picture.name);
    const whole = await readFile(file);
    await damage(file, Buffer.from(whole));
    expect(await make(address)).toMatchObject({ picture: { bytes: picture.bytes }, isNew: true });
    expect(await readFile(file)).toEqual(whole);
  });

  it('IMG-01 does without damaged content hashes', async () => {
    const maker = open();
    await make(address, maker);
    await maker.close();
    await writeFile(join(cache, 'contents.json'), '{"products/WH2-60.svg": ');
    expect((await make(address)).isNew).toBe(false);
  });
});
