/** Catalogues that change during a read, and links that lead out of them. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compileCatalogue } from '../compile-catalogue.ts';

const work = mkdtempSync(join(tmpdir(), 'catalogue-state-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

function copy(): string {
  const root = mkdtempSync(join(work, 'catalogue-'));
  cpSync('codegen/fixtures/catalogue', root, { recursive: true });
  return root;
}
const productsOf = (root: string) =>
  readdirSync(join(root, 'products')).map((name) => join(root, 'products', name));
/** Edits the first and the last product, so that a read in progress mixes both states. */
function editBoth(root: string, name: string): void {
  const files = productsOf(root);
  for (const file of [files[0], files.at(-1)])
    if (file !== undefined)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${name}`));
}

it('reads the files again that change while a catalogue is being read', async () => {
  const root = copy();
  let readings = 0;
  const { tables } = await compileCatalogue(root, {
    parseFiles: async () => {
      if (readings++ === 0) editBoth(root, 'Changed name');
      return [];
    },
  });
  const named = Object.values(tables?.products ?? {}).filter(({ name }) => name === 'Changed name');
  expect(named).toHaveLength(2);
});

it('reads a catalogue again where a file disappears during the reading', async () => {
  const root = copy();
  let isGone = false;
  const { problems } = await compileCatalogue(root, {
    parseFiles: async () => {
      if (!isGone) rmSync(join(root, 'synonyms.yaml'), { force: true });
      isGone = true;
      return [];
    },
  });
  expect(problems.map(({ rule }) => rule)).toContain('missing-file');
});

it('reports a catalogue that keeps changing, and makes nothing of it', async () => {
  const root = copy();
  let readings = 0;
  const { tables, problems } = await compileCatalogue(root, {
    parseFiles: async () => {
      editBoth(root, `Name ${readings++}`);
      return [];
    },
  });
  expect(tables).toBeUndefined();
  expect(problems.map(({ rule }) => rule)).toEqual(['changing-files']);
});

it('refuses links that lead out of the catalogue, and prints nothing of what they lead to', async () => {
  const root = copy();
  const secret = join(work, 'secret.yaml');
  writeFileSync(secret, 'password: correct horse\n<svg width="1" height="1"/>');
  mkdirSync(join(root, 'images'), { recursive: true });
  const links = ['products/SECRET.yaml', 'pages/secret.yaml', 'images/secret.svg'];
  for (const link of links) symlinkSync(secret, join(root, link));
  symlinkSync('/proc/self/environ', join(root, 'products/ENV.yaml'));
  symlinkSync(work, join(root, 'images/folder'));
  const { tables, problems } = await compileCatalogue(root);
  expect(tables).toBeUndefined();
  for (const link of [...links, 'products/ENV.yaml'])
    expect(
      problems.filter(({ file }) => file === join(root, link)).map(({ message }) => message),
    ).toContain('This is a link to a file outside the catalogue.');
  expect(JSON.stringify(problems)).not.toMatch(/correct horse|PATH=/);
});
