/** ACCEPTANCE 18: the same commit gives the same bytes on another machine. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { imageSources } from '../build/picture-sources.ts';
import { catalogueCache } from '../compile-with-cache.ts';
import { readAddress } from '../images/addresses.ts';
import { createPictureEncoder } from '../images/picture-encoder.ts';
import { builtSite } from '../testing/built-site.ts';
import { copyCheckout } from '../testing/copy-checkout.ts';
import { startNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';

const folder = temporaryFolder('another folder ');

/** Lists every folder in reverse order, as another disk might. */
const reversedFolders = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readdirSync, readdir } = fs;
const promised = fs.promises.readdir;
const reversed = (names) => [...names].reverse();
fs.readdirSync = (...args) => reversed(readdirSync(...args));
fs.promises.readdir = async (...args) => reversed(await promised(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, names) => done(error, names && reversed(names)));
};
syncBuiltinESMExports();
`;

it('ACCEPTANCE 18 builds the same bytes in another folder, time zone, locale and order of files', async () => {
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: true });
  const reversed = join(folder, 'reversed-folders.mjs');
  writeFileSync(reversed, reversedFolders);
  const { status, output } = await startNode(
    ['scripts/run.mjs', 'build'],
    {
      TZ: 'Pacific/Auckland',
      // Turkish has a different small "I", and a decimal comma.
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import "${reversed}"`,
    },
    checkout,
  ).ended;
  expect(status, output).toBe(0);
  const one = treeHashes(builtSite);
  expect(one.size).toBeGreaterThan(1000);
  expect(changedFiles(one, treeHashes(join(checkout, 'dist')))).toEqual([]);
});

it('ACCEPTANCE 18 encodes two pictures of each form to the same bytes without a cache', async () => {
  const { tables } = await compileCatalogue('catalogue', {
    strict: false,
    cache: catalogueCache,
  });
  if (!tables) throw new Error('The catalogue has errors: run npx puretec check.');
  const hashes = treeHashes(join(builtSite, 'au'));
  const forms = new Map<string, string[]>();
  for (const path of hashes.keys()) {
    if (!/^(_ipx|documents)\//.test(path)) continue;
    const form = path.replace(/[A-Z0-9][A-Z0-9-]*(?=\.|-)/g, '').replaceAll(/\d+/g, '');
    forms.set(form, [...(forms.get(form) ?? []), path].slice(0, 2));
  }
  const maker = createPictureEncoder(imageSources('catalogue', tables), join(folder, 'pictures'));
  const paths = [...forms.values()].flat().slice(0, 60);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const request = readAddress(`/${path}`);
    const { picture } = await (await maker.open(request)).make(request);
    const hash = createHash('sha256').update(picture.bytes).digest('hex');
    expect(hash, path).toBe(hashes.get(path));
  }
});
