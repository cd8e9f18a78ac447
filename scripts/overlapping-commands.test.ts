/**
 * Runs commands at once, with damaged inputs. None may exit with 0 and a wrong result, and the next build must make the
 * same site as a cold build.
 */
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestFile } from './output/output-folder.ts';
import { copyCheckout, shareBundles } from './testing/copy-checkout.ts';
import { startNode } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

const work = temporaryFolder('overlapping');
const checkout = join(work, 'checkout');
const at = (name: string) => join(checkout, name);
const start = (...words: readonly string[]) =>
  startNode(['scripts/run.mjs', ...words, '--catalogue', 'cat'], {}, checkout).ended;
const build = (out = 'dist') => start('build', '--out', out, '--without-images');
const edit = () => start('rename', 'WH-2', 'WH-9');
const isEdited = () => readdirSync(at('cat/products')).includes('WH-9.yaml');
const resetCatalogue = () => {
  rmSync(at('cat'), { recursive: true, force: true });
  cpSync('codegen/fixtures/catalogue', at('cat'), { recursive: true });
};
const built = { status: 0, output: expect.stringContaining('Built') };

const newest = (folder: string): string =>
  readdirSync(at(folder))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(at(b)).mtimeMs - statSync(at(a)).mtimeMs)[0] ?? '';

/** Other tests damage a build's inputs in more ways, and edit a catalogue while the dev server reads it. */
it("build × check × edit, the build's record missing and the catalogue's cache foreign", async () => {
  copyCheckout(checkout, { sharesPictures: false });
  shareBundles(checkout);
  resetCatalogue();
  expect(await build('before')).toMatchObject(built);
  const before = treeHashes(at('before'));
  cpSync(at('before'), at('dist'), { recursive: true });
  expect(await edit()).toMatchObject({ status: 0 });
  expect(await build('after')).toMatchObject(built);
  const sites = [before, treeHashes(at('after'))];
  resetCatalogue();
  rmSync(at(`dist/${manifestFile}`));
  writeFileSync(at(newest('.cache/catalogue')), 'Not ours.\n');
  const all = await Promise.all([build(), start('check'), edit()]);
  const told = JSON.stringify(all, null, 2);
  for (const { status, output } of all) {
    expect([0, 1], told).toContain(status);
    if (status === 1) expect(output, told).not.toContain('a bug in the program');
  }
  const [ofBuild, ofCheck, ofEdit] = all;
  expect(ofBuild.status, told).toBe(0);
  expect(ofCheck.output, told).toContain('no problems');
  expect(isEdited(), told).toBe(ofEdit.status === 0);
  const differences = sites.map((site) => changedFiles(site, treeHashes(at('dist'))));
  expect(differences, told).toContainEqual([]);
  // The next build is right in any case, with the edit or without it.
  resetCatalogue();
  expect(await build()).toMatchObject(built);
  expect(changedFiles(before, treeHashes(at('dist')))).toEqual([]);
});
