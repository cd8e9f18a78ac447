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
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeManifest } from '../build/site-manifest.ts';
import { md5Of } from '../build/write-file.ts';
import { lockPathOf } from '../output/lock.ts';
import { manifestFile, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { type S3, startS3 } from '../testing/hosting/serve-bucket.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { watchedStore } from '../testing/watched-store.ts';
import { UserError } from '../user-error.ts';
import { folderStore } from './folder-store.ts';
import type { PublishOptions } from './publish-release.ts';
import { publishSite, rollBackSite, type Target } from './publish-site.ts';
import { ownPrefix } from './store.ts';

const work = temporaryFolder('two-steps');
let s3: S3;
beforeAll(async () => {
  s3 = await startS3(join(work, 's3'));
});
afterAll(async () => {
  await s3.close();
});

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

type Kind = 'folder' | 'bucket';
type Given = { readonly site: string; readonly target: Target; readonly folder: string };
let count = 0;
const prepared = new Map<Kind, string>();

/** A target to which versions one and two are published, with version three built. Made once, then copied. */
async function prepare(kind: Kind): Promise<Given> {
  const from = prepared.get(kind);
  count += 1;
  const root = join(work, `${count}`);
  const site = join(root, 'site');
  const folder = kind === 'folder' ? join(root, 'www') : join(work, 's3', 'puretec');
  const target: Target =
    kind === 'folder'
      ? { store: folderStore(folder), output: { asked: folder, folder } }
      : { store: s3.store };
  mkdirSync(root);
  if (from !== undefined) {
    const given = { site, target, folder };
    restore(from, given);
    return given;
  }
  for (const version of ['one', 'two'] as const) {
    await build(site, version);
    await publishSite(target, site, {});
  }
  await build(site, 'three');
  const saved = join(work, `prepared-${kind}`);
  cpSync(site, join(saved, 'site'), { recursive: true, preserveTimestamps: true });
  cpSync(folder, join(saved, 'www'), { recursive: true });
  prepared.set(kind, saved);
  return { site, target, folder };
}

function restore(from: string, { site, folder }: Given): void {
  for (const [name, to] of [
    ['site', site],
    ['www', folder],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    cpSync(join(from, name), to, { recursive: true, preserveTimestamps: true });
  }
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

const counted = new Map<Kind, number>();

/** How many steps an uninterrupted publish has. */
async function stepsOf(kind: Kind): Promise<number> {
  const known = counted.get(kind);
  if (known !== undefined) return known;
  const given = await prepare(kind);
  const { target, steps } = interrupted(given.target, -1, () => {});
  await publishSite(target, given.site, {});
  expect(await liveVersion(given.target)).toBe('three');
  counted.set(kind, steps());
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
  truncated: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
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
      const { site, target } = await prepare('folder');
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
    const { site, target } = await prepare('folder');
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
    const { site, target } = await prepare('folder');
    spoil(site);
    await expect(publishSite(target, site, {})).rejects.toThrow(reason);
    expect(await liveVersion(target)).toBe('two');
  });

  it('an undamaged site is published, however its folder is written', async () => {
    const { site, target } = await prepare('folder');
    for (const written of [`${site}/`, relative('.', site), `${dirname(site)}/./site`])
      await publishSite(target, written, {});
    expect(await liveVersion(target)).toBe('three');
  });

  it('a file that the build didn’t make', async () => {
    const { site, target } = await prepare('folder');
    writeFileSync(join(site, 'au', 'extra.html'), 'extra');
    await expect(publishSite(target, site, {})).rejects.toThrow(
      '1 file is not from the build (au/extra.html)',
    );
  });
});

describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  const meetings: Readonly<Record<string, (given: Given) => Promise<void> | void>> = {
    build: ({ site }) => expect(build(site, 'one')).rejects.toThrow('Another build is writing'),
    'a build without the lock': ({ site }) => {
      renameSync(site, `${site}.was`);
      fill(site, 'one');
      writeManifest(site, { withPictures: true });
    },
    publish: async ({ site, target }) => {
      await Promise.all([
        expect(publishSite(target, site, {})).rejects.toThrow('nother publish'),
        expect(rollBackSite(target, undefined, {})).rejects.toThrow('Another '),
      ]);
    },
    'an edit to a page': ({ site }) => writeFileSync(join(site, 'nz/p3.html'), 'edited'),
    'an edit to an asset': ({ site }) => damages.empty?.(join(site, 'au/assets/a.three.js')),
    'the disk or network failing': () => {
      throw new UserError('The line is cut.');
    },
  };
  const ofFolders = ['build', 'an edit to an asset'];
  const here = Object.entries(meetings).filter(
    ([name]) => kind === 'folder' || !ofFolders.includes(name),
  );

  it.each(here)('publish × %s, before each step', async (_name, meet) => {
    // Before its second step, a publish to a bucket has no lock yet and hasn't read anything.
    const first = kind === 'folder' ? 0 : 2;
    const points = kind === 'folder' ? 3 : 2;
    const last = (await stepsOf(kind)) - 1;
    const meetAt = async (at: number) => {
      const given = await prepare(kind);
      const { target } = interrupted(given.target, at, () => meet(given));
      const outcome = await outcomeOf(publishSite(target, given.site, {}));
      const version = await liveVersion(given.target);
      // After the last page, an error leaves the new version live.
      const allowed = outcome === 'done' ? ['three'] : ['two', 'three'];
      expect([at, outcome, allowed.includes(version) || version]).toEqual([at, outcome, true]);
    };
    // The folders are in different places, so their commands wait for locks at the same time. There's only one bucket.
    const met: Promise<void>[] = [];
    for (let point = 0; point <= points; point += 1) {
      const meeting = meetAt(first + Math.round((point / points) * (last - first)));
      met.push(meeting);
      if (kind === 'bucket') await meeting;
    }
    await Promise.all(met);
  });

  it.each(['publish', 'roll back'])('a lock that another took over stops a %s', async (command) => {
    const { site, target, folder } = await prepare(kind);
    const run = (options: PublishOptions) => {
      const { target: watched } = interrupted(target, 6, () => {
        if (kind === 'folder') {
          renameSync(lockPathOf(folder), join(dirname(folder), 'old lock'));
          mkdirSync(lockPathOf(folder));
        } else rmSync(join(folder, ownPrefix, 'publishing'), { recursive: true, force: true });
      });
      return command === 'publish'
        ? publishSite(watched, site, options)
        : rollBackSite(watched, 1, options);
    };
    await expect(run({})).rejects.toThrow(/Another publish/);
    expect(await liveVersion(target)).toBe('two');
  });
});

describe('rolling back', () => {
  const kept = (folder: string, text: string) =>
    join(folder, ownPrefix, 'kept', md5Of(Buffer.from(text)));
  it.each(Object.entries(damages))('a kept copy that is %s', async (how, damage) => {
    const { target, folder } = await prepare('folder');
    damage(kept(folder, 'a.one.js in p3.html'));
    if (how === 'a link') {
      // The same bytes are next to this file under another name.
      await rollBackSite(target, 1, {});
      expect(await liveVersion(target)).toBe('one');
      return;
    }
    for (const dry of [true, false])
      await expect(rollBackSite(target, 1, { dry })).rejects.toThrow(
        /2 files \(au\/p3\.html, nz\/p3\.html\) are missing or damaged|Move it somewhere else/,
      );
    expect(await liveVersion(target)).toBe('two');
  });

  it('a damaged live file that both releases have, so that no copy was kept', async () => {
    const { target, folder } = await prepare('folder');
    for (const tree of ['au', 'nz']) writeFileSync(join(folder, tree, 'backends.json'), 'damaged');
    await expect(rollBackSite(target, 1, {})).rejects.toThrow(
      "Can't roll back to release 1: both the live and the kept copies of 2 files (au/backends.json, nz/backends.json) are missing or damaged. The live site hasn't changed.",
    );
  });

  it.each(Object.entries(damages))('a release record that is %s', async (how, damage) => {
    const { target, folder, site } = await prepare('folder');
    const record = join(folder, ownPrefix, 'releases', '000001.json');
    damage(record);
    for (const dry of [true, false])
      await expect(rollBackSite(target, 1, { dry })).rejects.toThrow(
        how === 'missing'
          ? "There's no such release"
          : how === 'a folder' || how === 'a link'
            ? /releases\/000001\.json" is a (folder where a file should be|link)/
            : /^The release record \.puretec\/releases\/000001\.json .+ rename it to \.puretec\/releases\/000001\.json\.damaged and publish again/,
      );
    expect(await liveVersion(target)).toBe('two');
    const outcome = await outcomeOf(publishSite(target, site, {}));
    expect(await liveVersion(target)).toBe(outcome === 'done' ? 'three' : 'two');
  });

  it('every record damaged: set aside as it says, the next publish goes on from there', async () => {
    const { target, folder, site } = await prepare('folder');
    const releases = join(folder, ownPrefix, 'releases');
    for (const name of readdirSync(releases)) {
      truncateSync(join(releases, name));
      await expect(publishSite(target, site, {})).rejects.toThrow(
        `rename it to .puretec/releases/`,
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
      const { target, folder } = await prepare('folder');
      const file = join(folder, ownPrefix, 'releases', '000001.json');
      const record = JSON.parse(readFileSync(file, 'utf8'));
      const md5 = md5Of(Buffer.from('a.one.js in p3.html'));
      const text = JSON.stringify({ ...record, files: { ...record.files, [path]: { md5 } } });
      writeFileSync(file, text);
      await expect(rollBackSite(target, 1, {})).rejects.toThrow(
        '000001.json has the wrong content',
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
    const { target, folder, site } = await prepare('folder');
    put(join(folder, path));
    const named = new RegExp(`^"${join(folder, path)}(?:/\\w+)?" is a `);
    await expect(publishSite(target, site, {})).rejects.toThrow(named);
    expect(readFileSync(join(folder, 'au/p3.html'), 'utf8')).toBe('a.two.js in p3.html');
  });
});

describe('removing pages', () => {
  it('more than a tenth of the live ones needs --remove-many', async () => {
    const { site, target } = await prepare('folder');
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
    const { site, target } = await prepare('folder');
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
