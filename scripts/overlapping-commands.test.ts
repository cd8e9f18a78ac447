/**
 * Edits code and damages inputs while commands run, and runs commands at once. None may exit with 0 and a wrong result,
 * no cache may store results under the wrong hash, and the next build must make the same site as a cold build.
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
const textOf = (name: string) => readFileSync(at(name), 'utf8');
const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  startNode(['scripts/run.mjs', ...words, '--catalogue', 'cat'], env, checkout).ended;
type Site = ReturnType<typeof treeHashes>;

const build = (out = 'dist') => start(['build', '--out', out, '--without-images']);
const check = (env?: NodeJS.ProcessEnv) => start(['check'], env);
const edit = () => start(['rename', 'WH-2', 'WH-9']);
const isEdited = () => readdirSync(at('cat/products')).includes('WH-9.yaml');
const resetCatalogue = () => {
  rmSync(at('cat'), { recursive: true, force: true });
  cpSync('codegen/fixtures/catalogue', at('cat'), { recursive: true });
};
const built = { status: 0, output: expect.stringContaining('Built') };

/** The sites of cold builds, before and after the edit. */
const cold = new Map<boolean, Site>();

beforeAll(() => {
  copyCheckout(checkout, { sharesPictures: false });
  resetCatalogue();
});

it('never shows a template edit that was made during bundling and undone, and makes the same site in two first builds at once', async () => {
  const template = 'site/document/render-page.tsx';
  const before = textOf(template);
  const edited = before.replace('Skip to', 'Poisoned');
  expect(edited).not.toBe(before);
  writeFileSync(
    at('vite.config.ts'),
    `${textOf('vite.config.ts').replace('export default', 'const config =')}
     import { existsSync, writeFileSync } from 'node:fs';
     const once = ${JSON.stringify(at('edited-once'))};
     export default { ...config, plugins: [...(config.plugins ?? []), {
       name: 'edits-a-template',
       buildStart() {
         if (existsSync(once)) return;
         writeFileSync(once, '');
         writeFileSync(${JSON.stringify(at(template))}, ${JSON.stringify(edited)});
       },
     }] };`,
  );
  const raced = await build();
  expect(raced.output).toContain("The site's code changed while it was being bundled.");
  writeFileSync(at(template), before);
  // There's no bundle yet, so both builds need it at once.
  for (const each of await Promise.all([build('cold'), build()])) expect(each).toMatchObject(built);
  cold.set(false, treeHashes(at('cold')));
  expect(changedFiles(treeHashes(at('cold')), treeHashes(at('dist')))).toEqual([]);
  const home = textOf('dist/au/index.html');
  expect(home).toContain('Skip to');
  expect(home).not.toContain('Poisoned');
});

it('never applies a schema edit that was made during a check and undone', async () => {
  const schema = 'catalogue/schema/product.schema.json';
  const before = textOf(schema);
  const edited = before.replaceAll(/"maxLength": \d+/g, '"maxLength": 1');
  expect(edited).not.toBe(before);
  rmSync(at('.cache/catalogue'), { recursive: true, force: true });
  writeFileSync(
    at('race.mjs'),
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     const read = fs.readFileSync;
     let isEdited = false;
     fs.readFileSync = (file, ...rest) => {
       // Runs after the schemas are hashed, when the first catalogue file is read.
       if (!isEdited && /^cat\\b|\\/cat\\//.test(String(file))) {
         isEdited = true;
         fs.writeFileSync(${JSON.stringify(at(schema))}, ${JSON.stringify(edited)});
       }
       return read(file, ...rest);
     };
     syncBuiltinESMExports();`,
  );
  await check({ NODE_OPTIONS: `--import ${at('race.mjs')}` });
  expect(textOf(schema)).toBe(edited);
  writeFileSync(at(schema), before);
  const { status, output } = await check();
  expect([status, output]).toEqual([0, expect.stringContaining('no problems')]);
});

const newest = (folder: string): string =>
  readdirSync(at(folder))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(at(b)).mtimeMs - statSync(at(a)).mtimeMs)[0] ?? '';

/** Other tests damage a build's inputs in more ways, and edit a catalogue while the dev server reads it. */
it("build × check × edit, the build's record missing and the catalogue's cache foreign", async () => {
  rmSync(at('cold'), { recursive: true });
  expect(await edit()).toMatchObject({ status: 0 });
  expect(await build('cold')).toMatchObject(built);
  cold.set(true, treeHashes(at('cold')));
  resetCatalogue();
  rmSync(at(`dist/${manifestFile}`));
  writeFileSync(at(newest('.cache/catalogue')), 'Not ours.\n');
  const all = await Promise.all([build(), check(), edit()]);
  const told = JSON.stringify(all, null, 2);
  for (const { status, output } of all) {
    expect([0, 1], told).toContain(status);
    if (status === 1) expect(output, told).not.toContain('a bug in the program');
  }
  const [ofBuild, ofCheck, ofEdit] = all;
  expect(ofBuild.status, told).toBe(0);
  expect(ofCheck.output, told).toContain('no problems');
  expect(isEdited(), told).toBe(ofEdit.status === 0);
  const differences = [...cold.values()].map((site) => changedFiles(site, treeHashes(at('dist'))));
  expect(differences, told).toContainEqual([]);
  // The next build is right in any case, with the edit or without it.
  resetCatalogue();
  expect(await build()).toMatchObject(built);
  expect(changedFiles(cold.get(false) ?? new Map(), treeHashes(at('dist')))).toEqual([]);
});
