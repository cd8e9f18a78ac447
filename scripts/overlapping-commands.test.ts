/**
 * Runs commands at once after damaging their inputs. None may exit with 0 and a wrong result, and the next build must
 * make the same site as a cold build.
 */
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { manifestFile } from './output/output-folder.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { startNode } from './testing/start-program.ts';
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

/** Other tests damage a build's inputs in more ways, and edit a catalogue while the dev server reads it. */
it("build × check × edit, the build's record missing and the catalogue's cache foreign", async () => {
  rmSync(at(`dist/${manifestFile}`));
  writeFileSync(at(newest('.cache/catalogue')), 'Not ours.\n');
  const [built, checked, edited] = await Promise.all([steps.build(), steps.check(), steps.edit()]);
  const told = JSON.stringify([built, checked, edited], null, 2);
  for (const { status, output } of [built, checked, edited]) {
    expect([0, 1], told).toContain(status);
    if (status === 1) expect(output, told).not.toContain('a bug in the program');
  }
  expect(built.status, told).toBe(0);
  expect(checked.output, told).toContain('no problems');
  expect(isEdited(), told).toBe(edited.status === 0);
  expectWhole(treeHashes(at('dist')), told);
  // The next build is right in any case, with the edit or without it.
  resetCatalogue();
  expect(await build()).toMatchObject({ status: 0, output: expect.stringContaining('Built') });
  expect(changedFiles(cold.get(false) ?? new Map(), treeHashes(at('dist')))).toEqual([]);
});
