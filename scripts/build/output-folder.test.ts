import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { withLock } from './build-lock.ts';
import { judgeOutput, judgePlace, makeFolder } from './output-folder.ts';

let folder: string;
let catalogue: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'output ')));
  catalogue = join(folder, 'given');
  mkdirSync(catalogue);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Judging reads only, so these are the real folders.
const inProject = (path: string) => join(projectRoot, path);

describe('ACCEPTANCE 20 a build writes only where nothing of anybody can be lost', () => {
  it.each([
    ['the project', inProject('.')],
    ['what holds it', inProject('..')],
    ['the root', '/'],
    ['the catalogue', inProject('catalogue')],
    ['a folder of the catalogue', inProject('catalogue/images/new')],
    ['the code', inProject('site/generated')],
    ['the packages', inProject('node_modules/x')],
    ['git', inProject('.git')],
    ['the cache', inProject('.cache')],
    ['a home', homedir()],
  ])('refuses %s, to build there and to publish (issue 11 B1)', (_name, out) => {
    const reason = /(holds|lies in) the (sources|home)/;
    expect(() => judgeOutput(out, catalogue)).toThrow(reason);
    expect(() => judgePlace(out)).toThrow(reason);
  });

  it('issue 11 B1 publishes to a folder of its own, whatever lies in it, and says what else it refuses', () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(judgePlace(folder).folder).toBe(folder);
    expect(judgePlace(join(folder, 'absent')).folder).toBe(join(folder, 'absent'));
    const after = 'Nothing was put there or touched. Name a folder of its own with --to, such as';
    expect(() => judgePlace('')).toThrow(`"" is no folder. ${after}`);
    const [file, link] = [join(folder, 'notes.txt'), join(folder, 'dangling')];
    symlinkSync(join(folder, 'nowhere'), link);
    expect(() => judgePlace(file)).toThrow(`"${file}" is a file, not a folder. ${after}`);
    expect(() => judgePlace(link)).toThrow(`"${link}" is a link that leads nowhere. ${after}`);
    symlinkSync(folder, join(folder, 'to-itself'));
    expect(judgePlace(join(folder, 'to-itself')).folder).toBe(folder);
  });

  it('refuses the given catalogue, what holds it and what lies in it', () => {
    for (const out of [catalogue, folder, join(catalogue, 'site')]) {
      expect(() => judgeOutput(out, catalogue)).toThrow('the sources of the site');
    }
  });

  it('sees through links', () => {
    const link = join(folder, 'link');
    symlinkSync(inProject('catalogue'), link);
    expect(() => judgeOutput(link, catalogue)).toThrow('the sources of the site');
    expect(() => judgeOutput(join(link, 'products', 'new'), catalogue)).toThrow('lies in');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    expect(() => judgeOutput(join(folder, 'dangling'), catalogue)).toThrow('leads nowhere');
  });

  it('accepts what is absent, empty, or lies beside sources that begin alike', () => {
    mkdirSync(join(folder, 'empty'));
    for (const out of ['absent', 'a/b/c', 'empty', 'given-site']) {
      expect(judgeOutput(join(folder, out), catalogue).folder).toBe(join(folder, out));
    }
    expect(readdirSync(folder).sort()).toEqual(['empty', 'given']);
    expect(() => judgeOutput(inProject('.cache/site'), catalogue)).not.toThrow();
  });

  it('builds into the folder behind a link, and the link stays', () => {
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'dist'));
    expect(judgeOutput(join(folder, 'dist'), catalogue).folder).toBe(join(folder, 'real'));
  });

  it('says which files no build made', () => {
    const out = join(folder, 'photos');
    mkdirSync(out);
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) writeFileSync(join(out, name), '');
    expect(() => judgeOutput(out, catalogue)).toThrow(
      `"${out}" holds what no build made (a.jpg, b.jpg, c.jpg, …), and a build replaces the folder as a whole. Nothing was built or touched. Move those files away, or name an absent or empty folder with --out.`,
    );
  });

  it('replaces what a build made, and not what was put beside it', () => {
    const out = join(folder, 'site');
    makeTrees(out);
    expect(() => judgeOutput(out, catalogue)).not.toThrow();
    writeFileSync(join(out, 'notes.txt'), '');
    expect(() => judgeOutput(out, catalogue)).toThrow('no build made (notes.txt)');
  });

  it('takes over a site of the time before the marker, and nothing that only looks alike', () => {
    const out = join(folder, 'former');
    makeTrees(out, 'a page', { former: true });
    expect(() => judgeOutput(out, catalogue)).not.toThrow();
    writeFileSync(join(out, 'more'), '');
    expect(() => judgeOutput(out, catalogue)).toThrow('no build made');
    rmSync(join(out, 'more'));
    rmSync(join(out, 'nz', '_headers'));
    expect(() => judgeOutput(out, catalogue)).toThrow('no build made');
  });

  it('refuses what lies in a built site, which the next build would find in its way', () => {
    const out = join(folder, 'outer');
    makeTrees(out);
    for (const inner of [join(out, 'au'), join(out, 'inner'), join(out, 'au', 'a', 'b')])
      expect(() => judgeOutput(inner, catalogue)).toThrow(`lies in a built site (${out})`);
  });

  it('refuses a file, and what lies below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => judgeOutput(file, catalogue)).toThrow('is a file, not a folder');
    expect(() => judgeOutput(join(file, 'site'), catalogue)).toThrow('lies below a file');
    expect(() => judgeOutput(join(file, 'a', 'site'), catalogue)).toThrow('lies below a file');
  });

  it.runIf(existsSync('/proc/self'))('says which folder cannot be made, and ends', async () => {
    expect(() => makeFolder('/proc/nowhere/site')).toThrow('"/proc/nowhere" cannot be made');
    expect(() => judgeOutput('/proc', catalogue)).toThrow();
    const [asked, folder] = ['/proc/x', '/proc/x'];
    await expect(withLock({ asked, folder, inPlace: false }, () => {})).rejects.toThrow(
      'Nothing can be written into "/proc" (ENOENT)',
    );
  });
});
