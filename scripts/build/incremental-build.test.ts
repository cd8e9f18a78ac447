/** Builds into a folder that already has a site: reuses unchanged files, and matches a cold build. */
import { cpSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Edit, editFile } from '../../codegen/testing/catalogue-copy.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder('incremental');
const [catalogue, out] = [join(folder, 'catalogue'), join(folder, 'site')];
const fixture = 'codegen/fixtures/catalogue';

async function build(to = out): Promise<void> {
  const built = await buildSite({ catalogue, out: to, strict: false, withImages: false });
  expect(built.ok ? [] : built.problems.slice(0, 3)).toEqual([]);
}
function resetCatalogue(): void {
  rmSync(catalogue, { recursive: true, force: true });
  cpSync(fixture, catalogue, { recursive: true });
  // More pages than one process renders alone.
  const page = readFileSync(join(catalogue, 'pages/contact-us.yaml'), 'utf8');
  for (let more = 0; more < 20; more++)
    writeFileSync(
      join(catalogue, `pages/more-${more}.yaml`),
      page
        .replace('/contact-us', `/more-${more}`)
        .replaceAll('Contact us', `Contact ${more}`)
        .replaceAll('Write to us about filters', `Write to us about filter ${more}`),
    );
}
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
});
/** The site of a cold build, before any edit. */
let cold: ReadonlyMap<string, string>;
beforeAll(async () => {
  resetCatalogue();
  await build();
  cold = treeHashes(out);
});
// After an edit, the next build puts back what it changed.
beforeEach(async () => {
  resetCatalogue();
  if (changedFiles(treeHashes(out), cold).length === 0) return;
  await build();
  expect(changedFiles(treeHashes(out), cold)).toEqual([]);
});

const inodes = (): ReadonlyMap<string, number> =>
  new Map(
    [...treeHashes(out).keys()]
      // Leaves out the marker, which every build writes.
      .filter((file) => /^(au|nz)\//.test(file))
      .map((file) => [file, lstatSync(join(out, file)).ino]),
  );

/** Builds again and returns the files it wrote. Checks that all files match a cold build. */
async function written({ isEdited = false } = {}): Promise<readonly string[]> {
  const before = inodes();
  await build();
  const other = join(folder, 'cold');
  if (isEdited) await build(other);
  expect(changedFiles(treeHashes(out), isEdited ? treeHashes(other) : cold)).toEqual([]);
  rmSync(other, { recursive: true, force: true });
  return [...inodes()].flatMap(([file, inode]) => (before.get(file) === inode ? [] : [file]));
}

const price: Edit = { file: 'products/WH-2.yaml', from: 'au: 3999.95', to: 'au: 3999.90' };

describe('GEN-07 an incremental build', () => {
  it('writes nothing if nothing changed', async () => {
    expect(await written()).toEqual([]);
  });

  it("writes only the pages and files that show one country's changed price", async () => {
    editFile(catalogue, price);
    const files = await written({ isEdited: true });
    expect(files).toContain('au/WH-2.html');
    expect(files).toContain('au/items.json');
    expect(files).not.toContain('au/contact-us.html');
    expect(files.filter((file) => file.startsWith('nz/'))).toEqual([]);
  });

  it('writes every page if the surrounding document changed', async () => {
    editFile(catalogue, {
      file: 'site.yaml',
      from: 'name: Fixture Water',
      to: 'name: Fixture Waters',
    });
    const files = await written({ isEdited: true });
    expect(files).toEqual(expect.arrayContaining(['au/index.html', 'nz/more-0.html']));
  });
});
