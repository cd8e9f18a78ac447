/**
 * ACCEPTANCE 18: the same commit, built in another folder, time zone and locale, gives the
 * same bytes. Encoded pictures are shared: they are kept by the hash of what they show.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from './checkout-copy.ts';
import { changedFiles, treeHashes } from './tree-hashes.ts';

const first = process.argv[2] ?? 'dist';
const elsewhere = mkdtempSync(join(tmpdir(), 'another folder '));
try {
  copyCheckout(elsewhere, { sharesPictures: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts'],
    {
      cwd: elsewhere,
      env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'C' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the second build failed\n${stdout}${stderr}`);
  const one = treeHashes(first);
  const different = changedFiles(one, treeHashes(join(elsewhere, 'dist')));
  for (const name of different.slice(0, 20)) console.log(`differs: ${name}`);
  console.log(`${one.size} files, ${different.length} differ`);
  process.exitCode = different.length === 0 && one.size > 0 ? 0 : 1;
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}
