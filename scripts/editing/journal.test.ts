import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { finishWriting, isHalfWritten, openJournal, type Writing } from './journal.ts';

const work = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A process that has ended: what it began nobody else finishes. */
async function ofKilled(root: string, files: readonly Writing[], isPrepared: boolean) {
  const script = `
    import { openJournal } from ${JSON.stringify(join(projectRoot, 'scripts/editing/journal.ts'))};
    const files = JSON.parse(process.env.FILES).map((file) => ({
      ...file,
      before: file.before && Buffer.from(file.before),
      after: file.after && Buffer.from(file.after),
    }));
    const journal = openJournal(process.env.ROOT, files);
    if (process.env.PREPARED) journal.prepared();
    process.kill(process.pid, 'SIGKILL');`;
  const said = files.map((file) => ({
    ...file,
    before: file.before && String(file.before),
    after: file.after && String(file.after),
  }));
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ROOT: root,
      FILES: JSON.stringify(said),
      PREPARED: isPrepared ? 'yes' : '',
    },
  });
  await new Promise((done) => child.once('exit', done));
}

/** Three files: one is written already, one is not, one is to go. */
function halfway() {
  const root = mkdtempSync(join(work, 'catalogue-'));
  const at = (name: string) => join(root, name);
  writeFileSync(at('a.yaml'), 'new a');
  writeFileSync(at('b.yaml'), 'old b');
  writeFileSync(at('.b.yaml.new'), 'new b');
  writeFileSync(at('c.yaml'), 'old c');
  const [before, after] = [(name: string) => Buffer.from(`old ${name}`), Buffer.from('new')];
  const files: Writing[] = [
    { path: at('a.yaml'), temporary: at('.a.yaml.new'), before: before('a'), after },
    { path: at('b.yaml'), temporary: at('.b.yaml.new'), before: before('b'), after },
    { path: at('c.yaml'), temporary: at('.c.yaml.new'), before: before('c'), after: undefined },
  ];
  return { root, at, files };
}

it('an edit that was killed while it wrote is finished by the next', async () => {
  const { root, at, files } = halfway();
  await ofKilled(root, files, true);
  expect(isHalfWritten(root)).toBe(true);
  expect(finishWriting(root)).toEqual({ written: 2, of: 3, left: [] });
  expect(readFileSync(at('b.yaml'), 'utf8')).toBe('new b');
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml']);
  expect(finishWriting(root)).toBeUndefined();
});

it('a file that somebody edited since stays as it is', async () => {
  const { root, at, files } = halfway();
  await ofKilled(root, files, true);
  writeFileSync(at('b.yaml'), 'mine');
  expect(finishWriting(root)).toEqual({ written: 1, of: 3, left: [at('b.yaml')] });
  expect(readFileSync(at('b.yaml'), 'utf8')).toBe('mine');
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml']);
});

it('of an edit that was killed before it wrote nothing is left', async () => {
  const { root, at, files } = halfway();
  await ofKilled(root, files, false);
  expect(finishWriting(root)).toBeUndefined();
  expect(readFileSync(at('b.yaml'), 'utf8')).toBe('old b');
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
});

it('an edit that is still at work is left to itself', () => {
  const { root, at, files } = halfway();
  const journal = openJournal(root, files);
  expect(finishWriting(root)).toBeUndefined();
  expect(existsSync(at('.b.yaml.new'))).toBe(true);
  journal.close();
});
