/**
 * ACCEPTANCE 18: the same commit, built in another folder, time zone and locale, from folders that
 * list their files in the opposite order, gives the same bytes. Encoded pictures are shared, for
 * they take minutes; some of each kind are encoded anew.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/main.ts';
import { imageSources } from '../build/images.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { createPictureMaker } from '../images/picture-maker.ts';
import { readAddress } from '../images/read-address.ts';
import { copyCheckout } from './checkout-copy.ts';
import { changedFiles, treeHashes } from './tree-hashes.ts';

/** Of each form of address, how many are encoded anew. */
const ofEach = 2;
const mostPictures = 60;
const first = process.argv[2] ?? 'dist';
const elsewhere = mkdtempSync(join(tmpdir(), 'another folder '));
try {
  copyCheckout(elsewhere, { sharesPictures: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts'],
    {
      cwd: elsewhere,
      env: {
        ...process.env,
        TZ: 'Pacific/Auckland',
        // Where "I" has other small letters, and numbers other commas.
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
        NODE_OPTIONS: `--import=${new URL('./reversed-folders.mjs', import.meta.url).href}`,
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the second build failed\n${stdout}${stderr}`);
  const one = treeHashes(first);
  const different = [
    ...changedFiles(one, treeHashes(join(elsewhere, 'dist'))),
    ...(await differentPictures(one)),
  ];
  for (const name of different.slice(0, 20)) console.log(`differs: ${name}`);
  console.log(`${one.size} files, ${different.length} differ`);
  process.exitCode = different.length === 0 && one.size > 0 ? 0 : 1;
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}

/** Those that come out otherwise when they are made without what is kept of an earlier time. */
async function differentPictures(hashes: ReadonlyMap<string, string>): Promise<string[]> {
  const { catalogue } = await compileCatalogue('catalogue', {
    strict: false,
    cache: catalogueCache,
  });
  if (!catalogue) throw new Error('the catalogue has problems');
  const forms = new Map<string, string[]>();
  for (const name of hashes.keys()) {
    const path = /^au(\/(?:_ipx|documents)\/.*)/.exec(name)?.[1];
    if (path === undefined) continue;
    const form = path.replace(/[A-Z0-9][A-Z0-9-]*(?=\.|-)/g, '').replaceAll(/\d+/g, '');
    forms.set(form, [...(forms.get(form) ?? []), path].slice(0, ofEach));
  }
  const sources = imageSources('catalogue', catalogue);
  const maker = createPictureMaker(sources, mkdtempSync(join(elsewhere, 'pictures-')));
  const different: string[] = [];
  for (const path of [...forms.values()].flat().slice(0, mostPictures)) {
    const request = readAddress(path);
    const { file } = await (await maker.open(request)).make(request);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (hash !== hashes.get(`au${path}`)) different.push(`au${path}, encoded anew`);
  }
  return different;
}
