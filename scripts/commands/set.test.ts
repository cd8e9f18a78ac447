import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { run } from './set.ts';

/** Runs "set WORDS", where _ is a space, and gives its status and the text of a file. */
const set = (words: string, file: string) =>
  withCopy([], async (root) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const [target = '', field = '', value] = words
      .split(' ')
      .map((word) => word.replaceAll('_', ' '));
    const status = await run(target, field, value, { catalogue: root });
    return [status, readFileSync(join(root, file), 'utf8')] as const;
  });

it.each([
  [
    'a specification without its group',
    'WH-1 connection 2_inch_BSP',
    'products/WH-1.yaml',
    'connection: "2 inch BSP"',
  ],
  ['site.yaml', 'site.yaml flags.isShowHeader false', 'site.yaml', 'isShowHeader: false'],
  ['a category by its address', '/mains header Mains', 'categories/mains.yaml', 'header: Mains'],
  [
    'an entry by its id',
    'promotions/featured.yaml promos.whole-house-nz.title Water',
    'promotions/featured.yaml',
    '{ id: whole-house-nz, title: Water,',
  ],
  [
    'an entry by its name, and a negative number',
    'catalogue/places/stores.yaml places[Fixture_dealer].latitude -12.47',
    'places/stores.yaml',
    'latitude: -12.47',
  ],
  [
    'an entry by a product in it',
    'claims.yaml claims.WH-2.notMadeFor chlorine,sediment',
    'claims.yaml',
    'notMadeFor: [chlorine, sediment]',
  ],
])('sets %s', async (_title, words, file, line) => {
  expect(await set(words, file)).toEqual([0, expect.stringContaining(line)]);
});

it.each([
  ['WH-1 flwo 60', "There's no field called flwo. Did you mean flow?"],
  ['WH-1 specifications x', 'Choose one of them: flow, micron, uvLamp,'],
  ['WH-1 usedFor chlorine', 'Set it in claims.yaml: claims.CODE.usedFor.'],
  ['sit.yaml name X', "There's no file called sit.yaml in "],
  ['/maims header X', 'Did you mean /mains?'],
  ['claims.yaml claims.WH-9.usedFor chlorine', 'claims has no entry WH-9.'],
])('refuses %s', async (words, message) => {
  await expect(set(words, 'site.yaml')).rejects.toThrow(message);
});
