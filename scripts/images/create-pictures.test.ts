import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPictures, type PictureOptions } from './create-pictures.ts';
import { createSources } from './sources.ts';

const work = temporaryFolder('create-pictures');
let folder = '';
let drawn: string[] = [];
const colours: Readonly<Record<string, string>> = { A: 'red', B: 'green', C: 'blue', D: 'grey' };
const nameOf = (source: string) => /^products\/(.)\.svg$/.exec(source)?.[1] ?? '';

beforeEach(async () => {
  folder = await mkdtemp(join(work, 'images-'));
  drawn = [];
});

function open(options: Partial<PictureOptions> = {}) {
  const sources = createSources(join(folder, 'images'), {
    async draw(source) {
      const colour = colours[nameOf(source)];
      drawn.push(nameOf(source));
      return colour === undefined
        ? undefined
        : `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4" fill="${colour}"/></svg>`;
    },
    version: (source) => source,
  });
  return createPictures({ sources, cacheDirectory: join(folder, 'cache'), ...options });
}
const at = (name: string, size = 30) => `/_ipx/f_webp&q_80&s_${size}x${size}/products/${name}.webp`;
const inTree = (name: string, address: string) => join(folder, name, address);
const wanted = (name: string, tree = 'au', size?: number) => ({
  address: at(name, size),
  tree: join(folder, tree),
  page: `/${name}`,
});

it('IMG-01 encodes each picture once, and puts it into each tree at the path of its address', async () => {
  const pictures = open();
  for (const tree of ['au', 'nz', 'au']) pictures.want(wanted('A', tree));
  expect(await pictures.finish()).toEqual({ placed: 2, encoded: 1, left: 0 });
  expect(pictures.progress()).toEqual({ done: 2, total: 2 });
  const au = inTree('au', at('A'));
  expect((await sharp(await readFile(au)).metadata()).width).toBe(30);

  const { mtimeMs } = await stat(au);
  const again = open();
  again.want(wanted('A'));
  expect(await again.finish()).toMatchObject({ placed: 1, encoded: 0 });
  expect((await stat(au)).mtimeMs).toBe(mtimeMs);
});

it('IMG-01 a picture that someone damages in one tree is whole in the next', async () => {
  const first = open();
  first.want(wanted('A', 'au'));
  await first.finish();
  const whole = await readFile(inTree('au', at('A')));
  await writeFile(inTree('au', at('A')), 'damaged');
  const second = open();
  second.want(wanted('A', 'nz'));
  await second.finish();
  expect(await readFile(inTree('nz', at('A')))).toEqual(whole);
});

it('IMG-01 draws a drawing once for all requested sizes', async () => {
  const pictures = open();
  for (const name of ['A', 'B', 'A']) {
    for (const size of [10, 20, 30]) pictures.want(wanted(name, 'au', size));
  }
  await pictures.finish();
  expect(drawn).toEqual(['A', 'B']);
});

it('IMG-01 places only cached pictures if the others come later', async () => {
  const first = open();
  first.want(wanted('A'));
  await first.finish();
  const pictures = open({ onlyCached: true });
  for (const name of ['A', 'B']) pictures.want(wanted(name, 'nz'));
  expect(await pictures.finish()).toEqual({ placed: 1, encoded: 0, left: 1 });
  // The picture is left out without being drawn.
  expect(drawn).toEqual(['A']);
});

it('IMG-01 refuses unknown sources, and names the page and source of each in stable order', async () => {
  const pictures = open();
  const tree = join(folder, 'au');
  pictures.want({ address: '/_ipx/f_webp&w_9/no.webp', tree, page: '/z' });
  pictures.want({ address: '/_ipx/x_1/products/A.webp', tree, page: '/a' });
  pictures.want(wanted('B'));
  const message = await pictures.finish().catch((error: Error) => error.message);
  expect(String(message).split('\n')).toEqual([
    "2 pictures can't be created:",
    expect.stringMatching(/^\/a: \/_ipx\/x_1\/products\/A\.webp: "x_1" isn't valid\. Use f_webp/),
    '/z: /_ipx/f_webp&w_9/no.webp: There\'s no picture or drawing called "no.webp".',
  ]);
  expect(await readFile(inTree('au', at('B')))).not.toHaveLength(0);
});

it('ends with the error of a failing disk', async () => {
  await writeFile(join(folder, 'cache'), 'a file where a folder should be');
  const pictures = open();
  pictures.want(wanted('A'));
  await expect(pictures.finish()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
