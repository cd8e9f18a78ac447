import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockPathOf, withLock } from './lock.ts';
import {
  makeFolder,
  manifestFile,
  requirePlainRoot,
  resolveOutput,
  resolveTarget,
} from './output-folder.ts';

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
    ['git', inProject('.git')],
    ['the cache', inProject('.cache')],
    ['a home', homedir()],
  ])('refuses %s, for a build and a publish', (_name, out) => {
    const reason = /(contains|is inside) (the site's source files|your home)/;
    expect(() => resolveOutput(out, catalogue)).toThrow(reason);
    expect(() => resolveTarget(out)).toThrow(reason);
  });

  it('publishes to any other folder, whatever is in it, and explains each refusal', () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(resolveTarget(folder).folder).toBe(folder);
    expect(resolveTarget(join(folder, 'absent')).folder).toBe(join(folder, 'absent'));
    const after = 'Nothing was published or changed. Use an empty folder, such as';
    expect(() => resolveTarget('')).toThrow(`"" isn't a folder. ${after}`);
    const [file, link] = [join(folder, 'notes.txt'), join(folder, 'dangling')];
    symlinkSync(join(folder, 'nowhere'), link);
    expect(() => resolveTarget(file)).toThrow(`"${file}" is a file, not a folder. ${after}`);
    expect(() => resolveTarget(link)).toThrow(
      `"${link}" is a link to something that isn't there. ${after}`,
    );
    symlinkSync(folder, join(folder, 'to-itself'));
    expect(resolveTarget(join(folder, 'to-itself')).folder).toBe(folder);
  });

  it('refuses the catalogue it builds, and folders around and inside it', () => {
    for (const out of [catalogue, folder, join(catalogue, 'site')]) {
      expect(() => resolveOutput(out, catalogue)).toThrow("the site's source files");
    }
  });

  it('follows links before it decides', () => {
    const link = join(folder, 'link');
    symlinkSync(inProject('catalogue'), link);
    expect(() => resolveOutput(link, catalogue)).toThrow("the site's source files");
    expect(() => resolveOutput(join(link, 'products', 'new'), catalogue)).toThrow('is inside');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    expect(() => resolveOutput(join(folder, 'dangling'), catalogue)).toThrow("isn't there");
  });

  it('accepts absent and empty folders, and names that only start like a source folder', () => {
    mkdirSync(join(folder, 'empty'));
    for (const out of ['absent', 'a/b/c', 'empty', 'given-site']) {
      expect(resolveOutput(join(folder, out), catalogue).folder).toBe(join(folder, out));
    }
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

  it('refuses a folder inside a built site', () => {
    const out = join(folder, 'outer');
    makeTrees(out);
    for (const inner of [join(out, 'au'), join(out, 'inner'), join(out, 'au', 'a', 'b')])
      expect(() => resolveOutput(inner, catalogue)).toThrow(`is inside a built site (${out})`);
  });

  it('refuses any catalogue and any built site, whichever command and checkout they belong to', () => {
    const other = join(folder, 'clone', 'catalogue');
    mkdirSync(join(other, 'products'), { recursive: true });
    writeFileSync(join(other, 'site.yaml'), '');
    for (const out of [other, join(other, 'products', 'new'), join(folder, 'clone')]) {
      const reason = /(contains|is inside) a catalogue \(/;
      expect(() => resolveTarget(out)).toThrow(reason);
      expect(() => resolveOutput(out, catalogue)).toThrow(reason);
    }
    expect(() => resolveTarget(join(folder, 'clone', 'www'))).not.toThrow();
    const copied = join(folder, 'copied without its marker');
    mkdirSync(copied);
    writeFileSync(join(copied, manifestFile), '{}');
    expect(() => resolveTarget(copied)).toThrow('is a built site, which the next build replaces');
    for (const resolved of [resolveTarget, (out: string) => resolveOutput(out, catalogue)])
      expect(() => resolved(join(copied, 'au'))).toThrow(`is inside a built site (${copied})`);
  });

  it('refuses a file, and paths below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => resolveOutput(file, catalogue)).toThrow('is a file, not a folder');
    expect(() => resolveOutput(join(file, 'site'), catalogue)).toThrow('has a file in its path');
    expect(() => resolveOutput(join(file, 'a', 'site'), catalogue)).toThrow(
      'has a file in its path',
    );
  });

  it.runIf(existsSync('/proc/self'))("names a folder that can't be created, and ends", async () => {
    expect(() => makeFolder('/proc/nowhere/site')).toThrow('"/proc/nowhere" can\'t be created');
    expect(() => resolveOutput('/proc', catalogue)).toThrow();
    await expect(withLock(lockPathOf('/proc/x'), 'refused', () => {})).rejects.toThrow(
      'Can\'t write to "/proc". Nothing was built or changed.',
    );
  });
});

it('waits for a live process to release a lock that has no refusal', async () => {
  const steps: string[] = [];
  const lock = join(folder, 'lock');
  let next: Promise<unknown> | undefined;
  await withLock(lock, undefined, async () => {
    next = withLock(lock, undefined, () => steps.push('next'));
    await wait(500);
    steps.push('end');
  });
  await next;
  expect(steps).toEqual(['end', 'next']);
});

it('refuses a checkout whose path the bundler reads as an address', () => {
  for (const path of ['/a/b#c', '/a/100%', '/a/what?'])
    expect(() => requirePlainRoot(path)).toThrow(`This checkout is in "${path}"`);
  expect(() => requirePlainRoot('/a/b c')).not.toThrow();
});
