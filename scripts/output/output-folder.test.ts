import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { manifestFile, requirePlainRoot, resolveOutput, resolveTarget } from './output-folder.ts';

const work = temporaryFolder('output');
let folder: string;
let catalogue: string;
beforeEach(() => {
  folder = mkdtempSync(join(work, 'output '));
  catalogue = join(folder, 'given');
  mkdirSync(catalogue);
});

// The test writes nothing, so these can be the real folders.
const inProject = (path: string) => join(projectRoot, path);

describe("ACCEPTANCE 20 a build writes only where no one's files can be lost", () => {
  it.each([
    ['the project', inProject('.')],
    ['its parent', inProject('..')],
    ['the root', '/'],
    ['the catalogue', inProject('catalogue')],
    ['a folder of the catalogue', inProject('catalogue/images/new')],
    ['the code', inProject('site/generated')],
    ['the packages', inProject('node_modules/x')],
    ['checks', inProject('.ci/x')],
  ])('refuses %s, for a build and a publish', (_name, out) => {
    const reason = /(contains|is inside) the site's source files/;
    expect(() => resolveOutput(out, catalogue)).toThrow(reason);
    expect(() => resolveTarget(out)).toThrow(reason);
  });

  it('publishes to any other folder, whatever is in it', () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(resolveTarget(folder).folder).toBe(folder);
    expect(resolveTarget(join(folder, 'absent')).folder).toBe(join(folder, 'absent'));
    const file = join(folder, 'notes.txt');
    expect(() => resolveTarget(file)).toThrow(
      `"${file}" is a file, not a folder. Nothing was written. Use a new or empty folder somewhere else.`,
    );
  });

  it('refuses the catalogue it builds, and folders around and inside it, also through a link', () => {
    for (const out of [catalogue, folder, join(catalogue, 'site')])
      expect(() => resolveOutput(out, catalogue)).toThrow("the site's source files");
    const link = join(work, 'link');
    symlinkSync(inProject('catalogue'), link);
    expect(() => resolveOutput(join(link, 'products', 'new'), catalogue)).toThrow('is inside');
  });

  it('accepts absent and empty folders, and names that only start like a source folder', () => {
    mkdirSync(join(folder, 'empty'));
    for (const out of ['absent', 'a/b/c', 'empty', 'given-site'])
      expect(resolveOutput(join(folder, out), catalogue).folder).toBe(join(folder, out));
    expect(readdirSync(folder).sort()).toEqual(['empty', 'given']);
    expect(() => resolveOutput(inProject('.cache/site'), catalogue)).not.toThrow();
  });

  it('builds into the folder that a link leads to, and keeps the link', () => {
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'dist'));
    expect(resolveOutput(join(folder, 'dist'), catalogue).folder).toBe(join(folder, 'real'));
  });

  it('names files that no build made', () => {
    const out = join(folder, 'photos');
    mkdirSync(out);
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) writeFileSync(join(out, name), '');
    expect(() => resolveOutput(out, catalogue)).toThrow(
      `"${out}" contains files that don't come from a build (a.jpg, b.jpg, c.jpg, …), and a build replaces the whole folder. Nothing was built or changed. Move those files elsewhere, or use a new or empty folder with --out.`,
    );
  });

  it('accepts a folder that a build made, unless something was added to it', () => {
    const out = join(folder, 'site');
    makeTrees(out);
    expect(() => resolveOutput(out, catalogue)).not.toThrow();
    writeFileSync(join(out, 'notes.txt'), '');
    expect(() => resolveOutput(out, catalogue)).toThrow("don't come from a build (notes.txt)");
  });

  it('refuses any catalogue and any built site, whichever checkout they belong to', () => {
    const other = join(folder, 'clone', 'catalogue');
    mkdirSync(join(other, 'products'), { recursive: true });
    writeFileSync(join(other, 'site.yaml'), '');
    const copied = join(folder, 'copied without its marker');
    mkdirSync(copied);
    writeFileSync(join(copied, manifestFile), '{}');
    for (const resolved of [resolveTarget, (out: string) => resolveOutput(out, catalogue)]) {
      expect(() => resolved(join(other, 'products', 'new'))).toThrow('is inside a catalogue (');
      expect(() => resolved(join(copied, 'au'))).toThrow(`is inside a built site (${copied})`);
    }
    expect(() => resolveTarget(copied)).toThrow('is a built site, which the next build replaces');
  });
});

it('refuses a checkout whose path the bundler reads as an address', () => {
  for (const path of ['/a/b#c', '/a/100%', '/a/what?'])
    expect(() => requirePlainRoot(path)).toThrow(`This checkout is in "${path}"`);
  expect(() => requirePlainRoot('/a/b c')).not.toThrow();
});
