/** Commands never overwrite the catalogue, the repository, a built site or other people's files. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyCheckout } from './testing/copy-checkout.ts';
import { runLines } from './testing/run-lines.ts';
import { makeTrees } from './testing/small-trees.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

const work = temporaryFolder('output-file');
const checkout = join(work, 'checkout');
const at = (name: string) => join(checkout, name);

beforeAll(async () => {
  copyCheckout(checkout, { sharesPictures: false });
  makeTrees(at('dist'));
  mkdirSync(at('notes'));
  writeFileSync(at('notes/mine.txt'), 'mine');
  symlinkSync(at('README.md'), at('linked.md'));
  symlinkSync(at('dist'), at('linked-site'));
});

/** Commands that take an output name, and names that they refuse. output-folder.test.ts covers folders. */
const writers: Readonly<Record<string, string>> = {
  'offline-preview --site dist --out': 'linked-site notes',
  'synthetic --products 1 --out': 'catalogue/new',
  'build --without-images --out': 'dist/au/inside',
  'changes --markdown':
    'catalogue/new.csv dist/au/index.html linked-site/new.csv scripts/new.csv linked.md notes/mine.txt',
  'changes --json': 'package.json',
  'table export --overwrite': 'dist/au/new.csv',
};
const cases = Object.entries(writers).flatMap(([words, names]) =>
  names.split(' ').map((name) => `${words} ${name}`),
);

it('no command that writes a file or folder replaces one that is not its own', async () => {
  const before = treeHashes(checkout);
  const ended = await runLines(
    checkout,
    cases.map((words) => words.split(' ')),
  );
  for (const [at, words] of cases.entries()) {
    const { status, output } = ended[at] ?? {};
    expect([words, status]).toEqual([words, 1]);
    expect(output, words).toMatch(/Nothing was (?:written|built or changed)|There is no folder/);
  }
  const changed = changedFiles(before, treeHashes(checkout)).filter(
    // Bundlers write caches into node_modules.
    (name) => !/^(?:\.cache|node_modules)\/|names\.json$/.test(name),
  );
  expect(changed).toEqual([]);
});
