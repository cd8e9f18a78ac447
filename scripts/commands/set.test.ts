import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { run } from './set.ts';

/** Runs "set WORDS", with _ for a space. Returns the status and a file's text. */
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
  ['WH-1 connection 2_inch_BSP', 'products/WH-1.yaml', 'connection: "2 inch BSP"'],
  ['site.yaml flags.isShowHeader false', 'site.yaml', 'isShowHeader: false'],
  ['/mains header Mains', 'categories/mains.yaml', 'header: Mains'],
  [
    'promotions/featured.yaml promos.whole-house-nz.title Water',
    '',
    'whole-house-nz, title: Water,',
  ],
  ['catalogue/places/stores.yaml places[Fixture_dealer].latitude -12.47', '', 'latitude: -12.47'],
  ['claims.yaml claims.WH-2.notMadeFor chlorine,sediment', '', 'notMadeFor: [chlorine, sediment]'],
])(
  'sets a field of the entry that is named by file, code, address, id or name: %s',
  async (words, file, line) => {
    const [named = ''] = words.replace('catalogue/', '').split(' ');
    expect(await set(words, file || named)).toEqual([0, expect.stringContaining(line)]);
  },
);

it.each([
  ['WH-1 flwo 60', "There's no field called flwo. Did you mean flow?"],
  ['WH-1 prise.au 60', "There's no field called prise.au. Did you mean price.au?"],
  ['WH-3 flow 60', 'Did you mean WH-1 or WH-2?'],
  ['WH-1 specifications x', 'Choose one of them: flow, micron, uvLamp,'],
  ['WH-1 usedFor chlorine', 'Set it in claims.yaml, as claims.CODE.usedFor.'],
  ['sit.yaml name X', "There's no file called sit.yaml in "],
  ['/maims header X', 'Did you mean /mains?'],
  ['claims.yaml claims.WH-9.usedFor chlorine', "There's no entry WH-9 in claims. Check the path."],
])('refuses %s', async (words, message) => {
  await expect(set(words, 'site.yaml')).rejects.toThrow(message);
});
