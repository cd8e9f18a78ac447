/**
 * Runs two commands at once after damaging an input. Neither may exit with 0 and a wrong result, and the next build
 * must make the same site as a cold build.
 */
import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { manifestFile } from './output/output-folder.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { type Ended, startNode } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

const work = temporaryFolder('overlapping');
const checkout = join(work, 'checkout');
const at = (name: string) => join(checkout, name);
const start = (...words: string[]) => startNode(['scripts/run.mjs', ...words], {}, checkout);
type Site = ReturnType<typeof treeHashes>;

const build = (out = 'dist') =>
  start('build', '--catalogue', 'cat', '--out', out, '--without-images').ended;
const steps = {
  build: () => build(),
  check: () => start('check', '--catalogue', 'cat').ended,
  edit: () => start('rename', 'WH-2', 'WH-9', '--catalogue', 'cat').ended,
};
const isEdited = () => readdirSync(at('cat/products')).includes('WH-9.yaml');
const resetCatalogue = () => {
  rmSync(at('cat'), { recursive: true, force: true });
  cpSync('codegen/fixtures/catalogue', at('cat'), { recursive: true });
};

/** The sites of cold builds, before and after the edit. */
const cold = new Map<boolean, Site>();
const expectWhole = (site: Site, what: string) => {
  const differences = [...cold.values()].map((whole) => changedFiles(whole, site));
  expect(differences, what).toContainEqual([]);
};

beforeAll(async () => {
  copyCheckout(checkout, { sharesPictures: false });
  resetCatalogue();
  // A new checkout has no bundled code yet, so both builds need it at once.
  const both = await Promise.all([build('cold'), build()]);
  for (const { status, output } of both)
    expect([status, output]).toEqual([0, expect.stringContaining('Built')]);
  cold.set(false, treeHashes(at('cold')));
  expectWhole(treeHashes(at('dist')), 'two first builds');
  rmSync(at('cold'), { recursive: true });
  rmSync(at('.cache/catalogue'), { recursive: true });
  expect(await steps.edit()).toMatchObject({ status: 0 });
  expect(await build('cold')).toMatchObject({ status: 0 });
  cold.set(true, treeHashes(at('cold')));
  resetCatalogue();
});

const newest = (folder: string): string =>
  readdirSync(at(folder))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(at(b)).mtimeMs - statSync(at(a)).mtimeMs)[0] ?? '';
/** Size and time stay the same. Only the bytes differ. */
function alter(path: string): void {
  const { atimeMs, mtimeMs } = statSync(path);
  const bytes = readFileSync(path);
  bytes[0] = 'x'.charCodeAt(0);
  writeFileSync(path, bytes);
  utimesSync(path, atimeMs / 1000, mtimeMs / 1000);
}
const truncate = (path: string): void => {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
};

/** Other tests damage a build's inputs in more ways, and edit a catalogue while the dev server reads it. `isCatalogue` says whether the damage is in the catalogue. */
const cases = [
  {
    title: 'build × build, a published page altered and the bundled code truncated',
    steps: ['build', 'build'],
    damage: () => {
      alter(at('dist/au/WH-1.html'));
      truncate(at(`${newest('.cache/bundles')}/server/renderer.mjs`));
    },
    isCatalogue: false,
  },
  {
    title: 'build × check, a product truncated',
    steps: ['build', 'check'],
    damage: () => truncate(at('cat/products/WH-1.yaml')),
    isCatalogue: true,
  },
  {
    title: "build × check × edit, the build's record missing and the catalogue's cache foreign",
    steps: ['build', 'check', 'edit'],
    damage: () => {
      rmSync(at(`dist/${manifestFile}`));
      writeFileSync(at(newest('.cache/catalogue')), 'Not ours.\n');
    },
    isCatalogue: false,
  },
] as const;

it.each(cases)('$title', async ({ steps: names, damage, isCatalogue }) => {
  damage();
  const before = treeHashes(at('dist'));
  const ended: readonly Ended[] = await Promise.all(names.map((name) => steps[name]()));
  const told = ended.map(({ status, output }) => `${status}: ${output}`).join('\n');
  for (const [index, name] of names.entries()) {
    const { status, output } = ended[index] ?? { status: null, output: '' };
    expect([0, 1], told).toContain(status);
    if (status === 1) expect(output, told).not.toContain('a bug in the program');
    if (isCatalogue && name !== 'edit') expect(status, told).toBe(1);
    if (!isCatalogue && name === 'check') expect(output, told).toContain('no problems');
    if (!isCatalogue && name === 'edit') expect(isEdited(), told).toBe(status === 0);
  }
  const hasBuilt = names.some((name, index) => name === 'build' && ended[index]?.status === 0);
  if (hasBuilt) expectWhole(treeHashes(at('dist')), told);
  else expect(changedFiles(before, treeHashes(at('dist'))), told).toEqual([]);
  if (!isCatalogue && names.some((name) => name === 'build')) expect(hasBuilt, told).toBe(true);
  // The next build is right in any case, first with the edit if there was one.
  if (isCatalogue || isEdited()) resetCatalogue();
  const next = await build();
  expect([next.status, next.output]).toEqual([0, expect.stringContaining('Built')]);
  expect(changedFiles(cold.get(false) ?? new Map(), treeHashes(at('dist')))).toEqual([]);
});
