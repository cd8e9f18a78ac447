import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { mountDisk } from '../testing/small-disk.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { runNode, startNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { messageOf } from '../user-error.ts';
import { lockPathOf } from './lock.ts';
import {
  marker,
  markerText,
  OutputError,
  type OutputFolder,
  resolveOutput,
} from './output-folder.ts';
import { recoverOutput, replaceOutput } from './replace-output.ts';
import { withWorkFolder } from './work-folder.ts';

const work = temporaryFolder('replace-output');
let parent: string;
let output: OutputFolder;
beforeEach(() => {
  parent = mkdtempSync(join(work, 'parent-'));
  output = { asked: 'site', folder: join(parent, 'site') };
});

const build = (text: string, more: (staging: string) => unknown = () => {}) =>
  replaceOutput(output, async (staging) => {
    makeTrees(staging, text);
    await more(staging);
  });
const built = () => readFileSync(join(output.folder, 'au', 'index.html'), 'utf8');
const leave = (name: string) => {
  makeTrees(join(parent, name), 'left');
  return join(parent, name);
};
const minutesAgo = (path: string, minutes: number) => {
  const at = Date.now() / 1000 - minutes * 60;
  utimesSync(path, at, at);
};
const fails = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  );

describe('ACCEPTANCE 20 a build replaces the output whole', () => {
  it('creates an absent folder, fills an empty one, replaces a site and leaves nothing else', async () => {
    await build('first');
    expect(built()).toBe('first');
    await build('second');
    expect(built()).toBe('second');
    rmSync(output.folder, { recursive: true });
    mkdirSync(output.folder);
    await build('third');
    expect(built()).toBe('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('keeps the previous site when the build fails', async () => {
    await build('first');
    const failing = build('half', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(built()).toBe('first');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it("keeps the previous site when the new one can't be moved into place", async () => {
    await build('first');
    const failing = build('second', (staging) => rmSync(staging, { recursive: true }));
    await expect(failing).rejects.toThrow('ENOENT');
    expect(built()).toBe('first');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('keeps a folder that someone put files into during the build', async () => {
    await build('first');
    const failing = build('second', () => writeFileSync(join(output.folder, 'mine.txt'), ''));
    await expect(failing).rejects.toThrow('mine.txt');
    expect(built()).toBe('first');
  });

  it("leaves other people's folders alone, whatever their names", async () => {
    const foreign = ['site.old', 'site.building', '.site.previous-0a1b2c', '.site.building-x'];
    for (const name of foreign) {
      mkdirSync(join(parent, name));
      writeFileSync(join(parent, name, 'mine.txt'), '');
    }
    await build('first');
    await build('second');
    expect(readdirSync(parent).sort()).toEqual([...foreign, 'site'].sort());
  });

  it('refuses a volume, which no build can replace whole', ({ skip }) => {
    const unmount = mountDisk(output.folder, '1m');
    if (!unmount) return skip();
    try {
      expect(() => resolveOutput(output.folder, 'catalogue')).toThrow(
        `is a separate disk or volume, so it can't be replaced. Nothing was built or changed. Build into a folder inside it, such as --out ${join(output.folder, 'dist')}.`,
      );
    } finally {
      unmount();
    }
  });
});

const name = (file: string) => JSON.stringify(join(import.meta.dirname, file));
/** Runs a build in a separate process. `before` is code that runs first, `during` runs while the build holds the lock. */
const program = (before: string, during = '') => [
  ...['--import', 'tsx', '--input-type=module', '-e'],
  `import { createRequire, syncBuiltinESMExports } from 'node:module';
   import { replaceOutput } from ${name('replace-output.ts')};
   import { makeTrees } from ${name('../testing/small-trees.ts')};
   ${before}
   await replaceOutput(${JSON.stringify(output)}, async (staging) => {
     makeTrees(staging, 'second');
     ${during}
   });`,
];

describe('ACCEPTANCE 20 a killed build', () => {
  const killedAfterRename = async (number: number) => {
    const ended = await runNode(
      program(`const fs = createRequire(process.cwd() + '/')('node:fs');
       const real = fs.renameSync;
       let renames = 0;
       fs.renameSync = (...paths) => {
         real(...paths);
         if (++renames === ${number}) process.kill(process.pid, 'SIGKILL');
       };
       syncBuiltinESMExports();`),
    );
    // The next command waits until the killed build's lock is stale.
    minutesAgo(lockPathOf(output.folder), 1);
    return ended;
  };

  it('between the two renames leaves a site that is put back, once', async () => {
    await build('first');
    expect(await killedAfterRename(1)).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(output.folder)).toBe(false);
    expect(await recoverOutput(output.folder)).toBe(true);
    expect(built()).toBe('first');
    expect(await recoverOutput(output.folder)).toBe(false);
    await build('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('after the second leaves the new site', async () => {
    await build('first');
    expect(await killedAfterRename(2)).toMatchObject({ signal: 'SIGKILL' });
    expect(built()).toBe('second');
    await build('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('puts nothing back over a site, or from a folder that no build made', async () => {
    await build('first');
    leave('.site.previous-0a1b2c');
    expect(await recoverOutput(output.folder)).toBe(false);
    expect(built()).toBe('first');
    rmSync(output.folder, { recursive: true });
    rmSync(join(parent, '.site.previous-0a1b2c', marker));
    expect(await recoverOutput(output.folder)).toBe(false);
    expect(existsSync(output.folder)).toBe(false);
  });
});

describe('ACCEPTANCE 20 one build at a time', () => {
  it('refuses while another process builds, in one sentence', async () => {
    const other = startNode(
      program(
        '',
        `console.log('building'); await new Promise((done) => setTimeout(done, 60_000));`,
      ),
    );
    await other.prints('building');
    await expect(build('mine')).rejects.toThrow(
      new OutputError(
        'Another command is building to "site" or publishing from it. Nothing was built. Wait for that command to finish, or build into another folder (npx puretec build --out DIR).',
      ),
    );
    other.child.kill('SIGKILL');
    await other.ended;
  });

  it('replaces nothing after another process has taken its lock', async () => {
    const path = lockPathOf(output.folder);
    const robbed = build('mine', () => {
      renameSync(path, join(parent, 'old lock'));
      mkdirSync(path);
    });
    await expect(robbed).rejects.toThrow('Another command is building to "site"');
    expect(existsSync(output.folder)).toBe(false);
    expect(existsSync(path), "the other's lock").toBe(true);
  });
});

describe('work folders', () => {
  it('name the disk that is full: theirs, or the output’s', async () => {
    const own = withWorkFolder(fails, parent).catch(messageOf);
    expect(await own).toContain(`The disk is full (at "${join(parent, 'build-')}`);
    const site = withWorkFolder(() => build('x', fails), parent);
    expect(await site.catch(messageOf)).toContain(`The disk is full (at "${output.folder}")`);
  });

  it('are gone afterwards, and so are the folders of killed builds', async () => {
    const killed = spawnSync(process.execPath, ['-e', '']).pid;
    for (const name of [`build-${killed}-a`, `build-${process.pid}-a`, 'build-tools'])
      mkdirSync(join(parent, name));
    await withWorkFolder(async (work) => expect(existsSync(work)).toBe(true), parent);
    expect(readdirSync(parent).sort()).toEqual([`build-${process.pid}-a`, 'build-tools']);
  });
});

it('a built folder can be read by everyone', async () => {
  await build('first');
  expect(readFileSync(join(output.folder, marker), 'utf8')).toBe(markerText);
  expect(statSync(output.folder).mode & 0o055).toBe(0o055);
});
