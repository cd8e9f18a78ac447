/**
 * ACCEPTANCE 19: after the Australian price of a product and a teaser price have changed, only
 * the files that show them differ from the site that was built before, no script among them,
 * and nothing of New Zealand.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { changedFiles, treeHashes } from './tree-hashes.ts';

const code = 'SOL40-E3';
const teaser = 'caravan-dual';
const before = process.argv[2] ?? 'dist';
const folder = mkdtempSync(join(tmpdir(), 'one-price-'));
try {
  const [catalogue, after] = [join(folder, 'catalogue'), join(folder, 'site')];
  cpSync('catalogue', catalogue, { recursive: true });
  raisePrice(join(catalogue, 'products', `${code}.yaml`));
  const former = replaceTeaser(join(catalogue, 'promotions', 'teaser-prices.yaml'), '9,999.99');
  const build = ['--import', 'tsx', 'scripts/build.ts', '--without-images'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...build, '--catalogue', catalogue, '--out', after],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build failed\n${stdout}${stderr}`);

  const changed = changedFiles(treeHashes(before), treeHashes(after)).filter(
    // Built without pictures and documents.
    (name) => !/\/(_ipx|documents)\//.test(name),
  );
  const mayChange = (name: string) =>
    name.startsWith('au/') &&
    !name.startsWith('au/assets/') &&
    existsSync(join(before, name)) &&
    [code, former].some((text) => readFileSync(join(before, name), 'utf8').includes(text));
  const wrong = changed.filter((name) => !mayChange(name));
  for (const name of wrong) console.log(`must not change: ${name}`);
  const missed = [`au/${code}.html`, 'au/caravan-and-rv-filters.html'].filter(
    (name) => !changed.includes(name),
  );
  for (const name of missed) console.log(`still shows a former price: ${name}`);
  console.log(`${changed.length} files changed: ${changed.join(' ')}`);
  process.exitCode = missed.length + wrong.length === 0 ? 0 : 1;
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

/** Prints another Australian amount for the teaser; gives back the former one. */
function replaceTeaser(file: string, amount: string): string {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const teasers: { id: string; au: string }[] = document.toJS().teasers;
  const index = teasers.findIndex(({ id }) => id === teaser);
  const former = teasers[index]?.au;
  if (former === undefined) throw new Error(`${file} has no teaser ${teaser}`);
  document.setIn(['teasers', index, 'au'], amount);
  writeFileSync(file, document.toString());
  return former;
}
