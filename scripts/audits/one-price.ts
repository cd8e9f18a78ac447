/**
 * ACCEPTANCE 19: after one Australian price has changed, only the files that show it differ
 * from the site that was built before, no script among them, and nothing of New Zealand.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { changedFiles, treeHashes } from './tree-hashes.ts';

const code = 'SOL40-E3';
const before = process.argv[2] ?? 'dist';
const folder = mkdtempSync(join(tmpdir(), 'one-price-'));
try {
  const [catalogue, after] = [join(folder, 'catalogue'), join(folder, 'site')];
  cpSync('catalogue', catalogue, { recursive: true });
  raisePrice(join(catalogue, 'products', `${code}.yaml`));
  const build = ['--import', 'tsx', 'scripts/build.ts', '--without-images'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...build, '--catalogue', catalogue, '--out', after],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build failed\n${stdout}${stderr}`);

  const changed = changedFiles(treeHashes(before), treeHashes(after)).filter(
    (name) => !name.includes('/_ipx/'),
  );
  const mayChange = (name: string) =>
    name.startsWith('au/') &&
    !name.startsWith('au/assets/') &&
    existsSync(join(before, name)) &&
    readFileSync(join(before, name), 'utf8').includes(code);
  const wrong = changed.filter((name) => !mayChange(name));
  for (const name of wrong) console.log(`must not change: ${name}`);
  const ownPage = changed.includes(`au/${code}/index.html`);
  if (!ownPage) console.log(`au/${code}/index.html still shows the former price`);
  console.log(`${changed.length} files changed: ${changed.join(' ')}`);
  process.exitCode = ownPage && wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Ten dollars more in Australia; the rest of the file stays as it is. */
function raisePrice(file: string): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const price = document.getIn(['price', 'au']);
  if (typeof price !== 'number') throw new Error(`${file} has no Australian price`);
  document.setIn(['price', 'au'], price + 10);
  writeFileSync(file, document.toString());
}
