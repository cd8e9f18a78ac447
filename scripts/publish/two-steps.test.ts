/**
 * Runs something else at each step of a publish: a build, another publish, an edit to the built folder, or damage to a
 * file that the command relies on. No command may succeed with a wrong live site, and a refused one leaves the live
 * site whole.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeManifest } from '../build/site-manifest.ts';
import { md5Of } from '../build/write-file.ts';
import { lockPathOf } from '../output/lock.ts';
import { manifestFile, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { watchedStore } from '../testing/watched-store.ts';
import { UserError } from '../user-error.ts';
import { folderStore } from './folder-store.ts';
import { publishSite, rollBackSite, type Target } from './publish-site.ts';
import { ownPrefix } from './store.ts';

const work = temporaryFolder('two-steps');

const pages = ['index.html', 'page.html', ...Array.from({ length: 4 }, (_, at) => `p${at}.html`)];
type Version = 'one' | 'two' | 'three';

/** Each page names its version's only asset. */
function fill(folder: string, version: Version): void {
  makeTrees(folder, version);
  for (const tree of ['au', 'nz']) {
    for (const page of pages) writeFileSync(join(folder, tree, page), `a.${version}.js in ${page}`);
    mkdirSync(join(folder, tree, 'assets'), { recursive: true });
    writeFileSync(join(folder, tree, 'assets', `a.${version}.js`), `script of ${version}`);
  }
  const objects = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:au|nz)\/.*\.\w+$/.test(path))
    .map((file) => ({
      ...{ key: file, file, cache: 'no-cache' },
      type: file.endsWith('.html') ? 'text/html' : 'text/plain',
    }));
  mkdirSync(join(folder, 'bucket'), { recursive: true });
  writeFileSync(join(folder, 'bucket', 'manifest.json'), JSON.stringify({ objects }));
}

/** Builds the way `npx puretec build` does, into a folder that replaces the whole site. */
async function build(site: string, version: Version): Promise<void> {
  const output = resolveOutput(site, 'catalogue');
  await replaceOutput(output, async (staging) => {
    fill(staging, version);
    writeManifest(staging, { withPictures: true });
  });
}

/** Returns the version of the whole live site, otherwise what's wrong with the site. */
async function liveVersion({ store }: Target): Promise<string> {
  const seen = new Set<string>();
  for (const tree of ['au', 'nz'])
    for (const page of pages) {
      const text = (await store.read(`${tree}/${page}`))?.toString() ?? 'missing';
      const asset = /^(a\.(\w+)\.js) in (.*)$/.exec(text);
      if (!asset || asset[3] !== page) return `${tree}/${page} is "${text}"`;
      if (!(await store.read(`${tree}/assets/${asset[1]}`))) return `${asset[1]} is missing`;
      seen.add(asset[2] ?? '');
    }
  return [...seen].sort().join(' and ');
}

type Given = { readonly site: string; readonly target: Target; readonly folder: string };
let count = 0;
const prepared = join(work, 'prepared');

/** A target to which versions one and two are published, with version three built. Made once, then copied. */
async function prepare(): Promise<Given> {
  count += 1;
  const root = join(work, `${count}`);
  const [site, folder] = [join(root, 'site'), join(root, 'www')];
  const target = { store: folderStore(folder), output: { asked: folder, folder } };
  if (existsSync(prepared)) {
    cpSync(prepared, root, { recursive: true, preserveTimestamps: true });
    return { site, target, folder };
  }
  mkdirSync(root);
  for (const version of ['one', 'two'] as const) {
    await build(site, version);
    await publishSite(target, site, {});
  }
  await build(site, 'three');
  cpSync(root, prepared, { recursive: true, preserveTimestamps: true });
  return { site, target, folder };
}

/** Wraps the target, and runs a callback before one of a command's steps. */
function interrupted(
  { store, ...rest }: Target,
  at: number,
  happens: () => Promise<void> | void,
): { readonly target: Target; readonly steps: () => number } {
  let steps = 0;
  const watched = watchedStore(store, async (work, step) => {
    if (step !== 'discard' && steps++ === at) await happens();
    return work();
  });
  return { target: { store: watched, ...rest }, steps: () => steps };
}

/** How many steps an uninterrupted publish has. */
async function countSteps(): Promise<number> {
  const given = await prepare();
  const { target, steps } = interrupted(given.target, -1, () => {});
  await publishSite(target, given.site, {});
  expect(await liveVersion(given.target)).toBe('three');
  return steps();
}

type Outcome = 'done' | 'refused';
const outcomeOf = (running: Promise<unknown>): Promise<Outcome> =>
  running.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof UserError) return 'refused';
      throw error;
    },
  );

const damages: Readonly<Record<string, (file: string) => void>> = {
  missing: (file) => rmSync(file, { recursive: true, force: true }),
  empty: (file) => truncateSync(file),
  altered: (file) => writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-y]/, 'z')),
  foreign: (file) => writeFileSync(file, '{"something":"else"}'),
  'a folder': (file) => {
    rmSync(file, { force: true });
    mkdirSync(join(file, 'inside'), { recursive: true });
  },
  'a link': (file) => {
    renameSync(file, `${file}.moved`);
    symlinkSync(`${file}.moved`, file);
  },
};

describe('a damaged built site is refused before anything is uploaded', () => {
  const inputs = ['nz/p3.html', 'au/assets/a.three.js', 'bucket/manifest.json', manifestFile];
  for (const [how, damage] of Object.entries(damages))
    it.each(inputs)(`${how}: %s`, async (input) => {
      const { site, target } = await prepare();
      const file = join(site, input);
      damage(file);
      for (const dry of [true, false])
        await expect(publishSite(target, site, { dry, removeMany: true })).rejects.toThrow(
          input === manifestFile ? manifestFile : new RegExp(`"${site}" .*${input}`),
        );
      expect(await liveVersion(target)).toBe('two');
    });

  it.each([
    ['half the pages', (site: string) => pages.slice(0, 3).map((page) => join(site, 'nz', page))],
    ['a whole country', (site: string) => [join(site, 'nz')]],
    ['the host’s form', (site: string) => [join(site, 'bucket')]],
  ])('missing: %s', async (_what, filesOf) => {
    const { site, target } = await prepare();
    for (const file of filesOf(site)) rmSync(file, { recursive: true });
    await expect(publishSite(target, site, { removeMany: true })).rejects.toThrow(/missing \(/);
    expect(await liveVersion(target)).toBe('two');
  });

  it.each<[string, (site: string) => void]>([
    [
      'shard 1 of 2',
      (site) =>
        writeManifest(site, {
          withPictures: true,
          shard: { number: 1, of: 2, tables: '', code: '' },
        }),
    ],
    ['--without-images', (site) => writeManifest(site, { withPictures: false })],
    [
      'at 2027-04-04T23:59',
      (site) => writeManifest(site, { withPictures: true, at: '2027-04-04T23:59' }),
    ],
    ["There's no built site", (site) => rmSync(site, { recursive: true })],
  ])('a part of a site: %s', async (reason, spoil) => {
    const { site, target } = await prepare();
    spoil(site);
    await expect(publishSite(target, site, {})).rejects.toThrow(reason);
    expect(await liveVersion(target)).toBe('two');
  });

  it('a file that the build didn’t make', async () => {
    const { site, target } = await prepare();
    writeFileSync(join(site, 'au', 'extra.html'), 'extra');
    await expect(publishSite(target, site, {})).rejects.toThrow(
      '1 file is not from the build (au/extra.html)',
    );
  });
});

const meetings: Readonly<Record<string, (given: Given) => Promise<void> | void>> = {
  build: ({ site }) => expect(build(site, 'one')).rejects.toThrow('Another command is building'),
  'a build without the lock': ({ site }) => {
    renameSync(site, `${site}.was`);
    fill(site, 'one');
    writeManifest(site, { withPictures: true });
  },
  publish: async ({ site, target }) => {
    await Promise.all([
      expect(publishSite(target, site, {})).rejects.toThrow('nother command'),
      expect(rollBackSite(target, undefined, {})).rejects.toThrow('Another '),
    ]);
  },
  'an edit to a page': ({ site }) => writeFileSync(join(site, 'nz/p3.html'), 'edited'),
  'an edit to an asset': ({ site }) => damages.empty?.(join(site, 'au/assets/a.three.js')),
  'the disk failing': () => {
    throw new UserError('The disk is broken.');
  },
};

it.each(Object.entries(meetings))('publish × %s, before several steps', async (_name, meet) => {
  const points = 3;
  const last = (await countSteps()) - 1;
  const meetAt = async (at: number) => {
    const given = await prepare();
    const { target } = interrupted(given.target, at, () => meet(given));
    const outcome = await outcomeOf(publishSite(target, given.site, {}));
    const version = await liveVersion(given.target);
    // After the last page, an error leaves the new version live.
    const allowed = outcome === 'done' ? ['three'] : ['two', 'three'];
    expect([at, outcome, allowed.includes(version) || version]).toEqual([at, outcome, true]);
  };
  // The folders are in different places, so their commands wait for locks at the same time.
  await Promise.all(
    Array.from({ length: points + 1 }, (_, point) => meetAt(Math.round((point / points) * last))),
  );
});

it.each(['publish', 'roll back'])('a lock that another took over stops a %s', async (command) => {
  const { site, target, folder } = await prepare();
  const { target: watched } = interrupted(target, 6, () => {
    renameSync(lockPathOf(folder), join(dirname(folder), 'old lock'));
    mkdirSync(lockPathOf(folder));
  });
  const running =
    command === 'publish' ? publishSite(watched, site, {}) : rollBackSite(watched, 1, {});
  await expect(running).rejects.toThrow(/Another command/);
  expect(await liveVersion(target)).toBe('two');
});

describe('rolling back', () => {
  const kept = (folder: string, text: string) =>
    join(folder, ownPrefix, 'kept', md5Of(Buffer.from(text)));
  it.each(Object.entries(damages))('a kept copy that is %s', async (how, damage) => {
    const { target, folder } = await prepare();
    damage(kept(folder, 'a.one.js in p3.html'));
    if (how === 'a link') {
      // The same bytes are next to this file under another name.
      await rollBackSite(target, 1, {});
      expect(await liveVersion(target)).toBe('one');
      return;
    }
    for (const dry of [true, false])
      await expect(rollBackSite(target, 1, { dry })).rejects.toThrow(
        /2 files \(au\/p3\.html, nz\/p3\.html\) is missing or damaged|Move it somewhere else/,
      );
    expect(await liveVersion(target)).toBe('two');
  });

  it('a damaged live file that both releases have, so that no copy was kept', async () => {
    const { target, folder } = await prepare();
    for (const tree of ['au', 'nz']) writeFileSync(join(folder, tree, 'backends.json'), 'damaged');
    await expect(rollBackSite(target, 1, {})).rejects.toThrow(
      "Can't roll back to release 1, because every copy of 2 files (au/backends.json, nz/backends.json) is missing or damaged. The live site hasn't changed.",
    );
  });

  it.each(Object.entries(damages))('a release record that is %s', async (how, damage) => {
    const { target, folder, site } = await prepare();
    const record = join(folder, ownPrefix, 'releases', '000001.json');
    damage(record);
    for (const dry of [true, false])
      await expect(rollBackSite(target, 1, { dry })).rejects.toThrow(
        how === 'missing'
          ? "You can't go back to that release"
          : how === 'a folder' || how === 'a link'
            ? /releases\/000001\.json" isn't a plain file/
            : /^The release record \.puretec\/releases\/000001\.json .+ rename the record to \.puretec\/releases\/000001\.json\.damaged and publish again/,
      );
    expect(await liveVersion(target)).toBe('two');
    const outcome = await outcomeOf(publishSite(target, site, {}));
    expect(await liveVersion(target)).toBe(outcome === 'done' ? 'three' : 'two');
  });

  it('every record damaged: set aside as it says, the next publish goes on from there', async () => {
    const { target, folder, site } = await prepare();
    const releases = join(folder, ownPrefix, 'releases');
    for (const name of readdirSync(releases)) {
      truncateSync(join(releases, name));
      await expect(publishSite(target, site, {})).rejects.toThrow(
        `rename the record to .puretec/releases/`,
      );
      renameSync(join(releases, name), join(releases, `${name}.damaged`));
    }
    await publishSite(target, site, {});
    expect(await liveVersion(target)).toBe('three');
    expect(readdirSync(releases)).toEqual(['000001.json']);
  });

  it.each(['../../outside', '/outside', 'au/../../outside', '.puretec/outside', 'au\\outside'])(
    'a record that names %s',
    async (path) => {
      const { target, folder } = await prepare();
      const file = join(folder, ownPrefix, 'releases', '000001.json');
      const record = JSON.parse(readFileSync(file, 'utf8'));
      const md5 = md5Of(Buffer.from('a.one.js in p3.html'));
      const text = JSON.stringify({ ...record, files: { ...record.files, [path]: { md5 } } });
      writeFileSync(file, text);
      await expect(rollBackSite(target, 1, {})).rejects.toThrow(
        "000001.json isn't in the expected format",
      );
      expect(existsSync(join(folder, '..', 'outside'))).toBe(false);
      expect(await liveVersion(target)).toBe('two');
    },
  );
});

describe('what is in the way at the target is named, and the pages stay', () => {
  const linked = (path: string) => {
    renameSync(path, `${path}-moved`);
    symlinkSync(`${path}-moved`, path);
  };
  const replaced = (path: string) => {
    const isFolder = statSync(path).isDirectory();
    rmSync(path, { recursive: true });
    if (isFolder) writeFileSync(path, 'in the way');
    else mkdirSync(path);
  };

  it.each([
    ['a linked folder', 'nz', linked],
    ['a linked page', 'nz/p3.html', linked],
    ['our linked folder', '.puretec/kept', linked],
    ['a folder in place of a page', 'nz/p3.html', replaced],
    ['a file in place of a folder', 'nz/assets', replaced],
    ['a file in place of our folder', '.puretec/kept', replaced],
  ])('%s', async (_name, path, put) => {
    const { target, folder, site } = await prepare();
    put(join(folder, path));
    const named = new RegExp(`^"${join(folder, path)}(?:/\\w+)?" isn't a plain `);
    await expect(publishSite(target, site, {})).rejects.toThrow(named);
    expect(readFileSync(join(folder, 'au/p3.html'), 'utf8')).toBe('a.two.js in p3.html');
  });
});

describe('removing pages', () => {
  it('more than a tenth of the live ones needs --remove-many', async () => {
    const { site, target } = await prepare();
    const rebuild = (gone: readonly string[]) => {
      for (const page of gone) rmSync(join(site, 'nz', page), { force: true });
      writeManifest(site, { withPictures: true });
    };
    rebuild(['p0.html']);
    await publishSite(target, site, {});
    rebuild(['p2.html', 'p3.html']);
    for (const dry of [true, false])
      await expect(publishSite(target, site, { dry })).rejects.toThrow(
        "This would remove 2 of the 11 live pages (nz/p2.html, nz/p3.html). Nothing was changed. Use --dry-run --remove-many to list them first. If that's what you want, publish with --remove-many",
      );
    const { plan } = await publishSite(target, site, { removeMany: true });
    expect(plan.removals).toHaveLength(2);
  });

  it('counts pages, and not their compressed copies', async () => {
    const { site, target } = await prepare();
    const copies = readdirSync(join(site, 'au')).filter((name) => name.endsWith('.html'));
    for (const name of copies) writeFileSync(join(site, 'au', `${name}.gz`), 'compressed');
    writeManifest(site, { withPictures: true });
    await publishSite(target, site, {});
    for (const name of copies) rmSync(join(site, 'au', `${name}.gz`));
    writeManifest(site, { withPictures: true });
    const { plan } = await publishSite(target, site, {});
    expect(plan.removals).toHaveLength(copies.length);
  });
});
