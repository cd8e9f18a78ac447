import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from '../fault.ts';
import { mountDisk } from '../testing/small-disk.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { runNode } from '../testing/start-program.ts';
import { lockFileOf, withLock } from './build-lock.ts';
import {
  isUnfinished,
  judgeOutput,
  OutputFault,
  type OutputFolder,
  unfinishedFile,
} from './output-folder.ts';
import { thisProcess } from './owner.ts';
import { exchange, heal, withStaging } from './swap.ts';
import { sweep, withWorkFolder } from './work-folder.ts';

let parent: string;
let output: OutputFolder;
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'swap-')));
  output = { asked: 'site', folder: join(parent, 'site'), inPlace: false };
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const publish = (text: string) =>
  withLock(output, (lock) =>
    withStaging(output, async (staging) => {
      makeTrees(staging, text);
      exchange(staging, output, lock);
    }),
  );
const published = () => readFileSync(join(output.folder, 'au', 'index.html'), 'utf8');
const dead = { ...thisProcess(), pid: 2 ** 22 + 1 };
const leave = (part: string) => {
  const name = join(parent, `.site.${part}-1234-00000000`);
  makeTrees(name, 'left');
  return name;
};

describe('ACCEPTANCE 20 a site is exchanged as a whole', () => {
  it('into an absent folder, an empty one, and over one before; nothing is left beside it', async () => {
    await publish('first');
    expect(published()).toBe('first');
    await publish('second');
    expect(published()).toBe('second');
    rmSync(output.folder, { recursive: true });
    mkdirSync(output.folder);
    await publish('third');
    expect(published()).toBe('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('leaves the one before where the work fails', async () => {
    await publish('first');
    const failing = withLock(output, () =>
      withStaging(output, async (staging) => {
        makeTrees(staging, 'half');
        throw new Error('no');
      }),
    );
    await expect(failing).rejects.toThrow('no');
    expect(published()).toBe('first');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('leaves it where the finished one cannot be moved', async () => {
    await publish('first');
    const failing = withLock(output, (lock) =>
      withStaging(output, async (staging) => {
        rmSync(staging, { recursive: true });
        exchange(staging, output, lock);
      }),
    );
    await expect(failing).rejects.toThrow('ENOENT');
    expect(published()).toBe('first');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('does not exchange what somebody put files into meanwhile', async () => {
    await publish('first');
    const failing = withLock(output, (lock) =>
      withStaging(output, async (staging) => {
        makeTrees(staging, 'second');
        writeFileSync(join(output.folder, 'mine.txt'), '');
        exchange(staging, output, lock);
      }),
    );
    await expect(failing).rejects.toThrow('mine.txt');
    expect(published()).toBe('first');
  });

  it('never touches siblings of other people', async () => {
    const foreign = [
      'site.old',
      'site.building',
      '.site.previous-1234-00000000',
      '.site.building-x',
    ];
    for (const name of foreign) {
      mkdirSync(join(parent, name));
      writeFileSync(join(parent, name, 'mine.txt'), '');
    }
    await publish('first');
    await publish('second');
    expect(readdirSync(parent).sort()).toEqual([...foreign, 'site'].sort());
  });

  it('sweeps what killed builds left', async () => {
    await publish('first');
    leave('building');
    leave('previous');
    mkdirSync(join(parent, '.site.building-1235-00000000'));
    await publish('second');
    expect(readdirSync(parent)).toEqual(['site']);
  });
});

describe('issue 8 a large site that is replaced', () => {
  const publishLarge = (text: string) =>
    withLock(output, (lock) =>
      withStaging(output, async (staging) => {
        makeTrees(staging, text);
        for (let page = 0; page < 2100; page++)
          writeFileSync(join(staging, 'nz', `${page}.html`), '');
        exchange(staging, output, lock);
      }),
    );

  it('goes when nobody waits for it any longer', async () => {
    await publishLarge('first');
    await publishLarge('second');
    expect(published()).toBe('second');
    await expect.poll(() => readdirSync(parent), { timeout: 20_000 }).toEqual(['site']);
  });

  it('is in nobody’s way', async () => {
    await publishLarge('first');
    await publishLarge('second');
    await publish('third');
    expect(published()).toBe('third');
    await expect.poll(() => readdirSync(parent), { timeout: 20_000 }).toEqual(['site']);
  });
});

describe('ACCEPTANCE 20 a kill between two renames is healed', () => {
  it('the site before comes back, once', async () => {
    await publish('first');
    renameSync(output.folder, join(parent, '.site.previous-1234-00000000'));
    leave('building');
    writeFileSync(lockFileOf(output), JSON.stringify(dead));
    expect(await heal(output)).toBe(true);
    expect(published()).toBe('first');
    expect(await heal(output)).toBe(false);
  });

  it('nothing comes back over a site, or out of a foreign folder', async () => {
    await publish('first');
    leave('previous');
    expect(await heal(output)).toBe(false);
    expect(published()).toBe('first');
    rmSync(output.folder, { recursive: true });
    rmSync(join(parent, '.site.previous-1234-00000000', '.puretec-build'));
    expect(await heal(output)).toBe(false);
    expect(existsSync(output.folder)).toBe(false);
  });
});

/** Publishes in a process of its own, to which something is done first. */
function publishElsewhere(before: string, env: NodeJS.ProcessEnv = {}) {
  const name = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const program = `
    import { createRequire, syncBuiltinESMExports } from 'node:module';
    import { withLock } from ${name('build-lock.ts')};
    import { outputAt } from ${name('output-folder.ts')};
    import { exchange, withStaging } from ${name('swap.ts')};
    import { makeTrees } from ${name('../testing/small-trees.ts')};
    ${before}
    const output = ${JSON.stringify(output)};
    await withLock(output, (lock) => withStaging(output, async (staging) => {
      makeTrees(staging, 'second');
      exchange(staging, output, lock);
    }));`;
  return runNode(['--import', 'tsx', '--input-type=module', '-e', program], env);
}

describe('ACCEPTANCE 20 a kill inside the exchange', () => {
  const publishKilled = (step: number, env: NodeJS.ProcessEnv = {}) =>
    publishElsewhere(
      `const require = createRequire(process.cwd() + '/');
       let steps = 0;
       for (const [module, step] of [['node:child_process', 'spawnSync'], ['node:fs', 'renameSync']]) {
         const exports = require(module);
         const real = exports[step];
         exports[step] = (...args) => {
           const result = real(...args);
           if (++steps === ${step}) process.kill(process.pid, 'SIGKILL');
           return result;
         };
       }
       syncBuiltinESMExports();`,
      env,
    );

  it.runIf(process.platform === 'linux')('finds the folder full at every step', async () => {
    await publish('first');
    expect(await publishKilled(1)).toMatchObject({ signal: 'SIGKILL' });
    expect(published()).toBe('second');
    await publish('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('is healed where the system cannot exchange folders', async () => {
    await publish('first');
    // Two programs that are not there, and then the first of two renames.
    expect(await publishKilled(3, { PATH: '' })).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(output.folder)).toBe(false);
    expect(await heal(output)).toBe(true);
    expect(published()).toBe('first');
    await publish('third');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('is healed where the folder cannot be moved', async () => {
    mkdirSync(output.folder);
    output = { ...output, inPlace: true };
    await publish('first');
    expect(await publishKilled(3, { PATH: '' })).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(join(output.folder, 'au'))).toBe(false);
    expect(await heal(output)).toBe(true);
    expect(published()).toBe('first');
    await publish('third');
    expect(published()).toBe('third');
    expect(readdirSync(output.folder).filter((name) => name.startsWith('.puretec.'))).toEqual([]);
  });
});

describe('ACCEPTANCE 20 a folder that cannot be moved is filled in place', () => {
  const hiddenIn = () => readdirSync(output.folder).filter((name) => name.startsWith('.puretec.'));

  it('where a volume is mounted, with what its disk began with; the mount stays', async ({
    skip,
  }) => {
    const unmount = mountDisk(output.folder, '4m');
    if (!unmount) return skip();
    try {
      mkdirSync(join(output.folder, 'lost+found'));
      output = judgeOutput(output.folder, 'catalogue');
      expect(output.inPlace).toBe(true);
      const disk = statSync(output.folder).dev;
      await publish('first');
      writeFileSync(join(output.folder, unfinishedFile), '');
      await publish('second');
      expect(published()).toBe('second');
      expect(statSync(output.folder).dev).toBe(disk);
      expect(hiddenIn()).toEqual([]);
      expect(readdirSync(output.folder)).toContain('lost+found');
      expect(isUnfinished(output.folder)).toBe(false);
      expect(readdirSync(parent)).toEqual(['site']);
      writeFileSync(join(output.folder, 'mine.txt'), '');
      await expect(publish('third')).rejects.toThrow('mine.txt');
      expect(published()).toBe('second');
    } finally {
      unmount();
    }
  });

  it('and refused where a part of it is a mount', ({ skip }) => {
    makeTrees(output.folder);
    const unmount = mountDisk(join(output.folder, 'au'), '1m');
    if (!unmount) return skip();
    try {
      expect(() => judgeOutput(output.folder, 'catalogue')).toThrow(
        `a disk or volume is mounted in it (${join(output.folder, 'au')})`,
      );
    } finally {
      unmount();
    }
  });

  it('where nobody may write beside it', async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip();
    await publish('first');
    chmodSync(parent, 0o555);
    for (const name of ['.', ...readdirSync(output.folder, { recursive: true })])
      chownSync(join(output.folder, String(name)), 65534, 65534);
    output = { ...output, inPlace: true };
    const nobody = `process.setgid(65534); process.setuid(65534);
      if (!outputAt('site', ${JSON.stringify(output.folder)}).inPlace) throw new Error('moved');`;
    expect(await publishElsewhere(nobody)).toMatchObject({ output: '', status: 0 });
    expect(published()).toBe('second');
    expect(hiddenIn()).toEqual([]);
  });
});

describe('ACCEPTANCE 20 one build at a time', () => {
  const lock = (owner: object | string) =>
    writeFileSync(lockFileOf(output), typeof owner === 'string' ? owner : JSON.stringify(owner));

  it('refuses while another one lives, and says who it is', async () => {
    const second = withLock(output, () => publish('second'));
    await expect(second).rejects.toThrow(OutputFault);
    await expect(withLock(output, () => publish('x'))).rejects.toThrow(
      `Another build is writing "site" (process ${process.pid} on ${hostname()}, since `,
    );
    expect(readdirSync(parent)).toEqual([]);
  });

  it.each([
    ['dead', dead],
    ['another process with its number', { ...thisProcess(), born: '1' }],
  ])('takes over from an owner that is %s', async (_name, owner) => {
    lock(owner);
    await publish('first');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it.each([
    ['another machine', { ...dead, host: 'elsewhere', machine: 'elsewhere' }],
    ['another container of the same host name', { ...dead, machine: 'elsewhere' }],
    ['a lock that is being written', ''],
  ])('waits for an owner it cannot judge: %s', async (_name, owner) => {
    lock(owner);
    await expect(publish('second')).rejects.toThrow('Another build is writing "site"');
  });

  it('issue 11 B2 on a disk without a free byte: says so and where, and leaves no lock', async ({
    skip,
  }) => {
    const disk = join(parent, 'disk');
    const unmount = mountDisk(disk, '64k');
    if (!unmount) return skip();
    try {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
      output = { asked: 'site', folder: join(disk, 'site'), inPlace: false };
      const failed: unknown = await publish('first').catch((error: unknown) => error);
      expect(sentenceOf(failed)).toBe(
        `The disk is full (at "${lockFileOf(output)}"). Free some space and run the command again.`,
      );
      expect(readdirSync(disk)).toEqual(['filler']);
    } finally {
      unmount();
    }
    rmSync(disk, { recursive: true });
  });

  it('publishes nothing once its lock is taken away', async () => {
    const robbed = withLock(output, (held) =>
      withStaging(output, async (staging) => {
        makeTrees(staging, 'mine');
        lock({ ...thisProcess(), since: 'now' });
        exchange(staging, output, held);
      }),
    );
    await expect(robbed).rejects.toThrow('Another build is writing "site"');
    expect(existsSync(output.folder)).toBe(false);
    expect(existsSync(lockFileOf(output)), 'the lock of the other').toBe(true);
  });
});

describe('folders of work', () => {
  it('names the folder of a build whose disk is full', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    });
    const ended = withWorkFolder(() => Promise.reject(full), parent).catch(sentenceOf);
    expect(await ended).toContain(`The disk is full (at "${join(parent, 'build-')}`);
  });

  it('names the folder of the site, not that of the work, where its disk is full', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    });
    const ended = withWorkFolder(
      () => withStaging(output, () => Promise.reject(full)),
      parent,
    ).catch(sentenceOf);
    expect(await ended).toContain(`The disk is full (at "${output.folder}")`);
  });

  it('are gone afterwards, and those of dead builds are swept', async () => {
    const left = join(parent, 'build-4194305-00000000');
    mkdirSync(left);
    writeFileSync(join(left, 'owner.json'), JSON.stringify(dead));
    const living = join(parent, `build-${process.pid}`);
    mkdirSync(living);
    mkdirSync(join(parent, 'build-tools'));
    await withWorkFolder(async (work) => {
      expect(existsSync(work)).toBe(true);
      sweep(parent);
      expect(existsSync(work)).toBe(true);
    }, parent);
    expect(readdirSync(parent).sort()).toEqual([`build-${process.pid}`, 'build-tools']);
  });
});
