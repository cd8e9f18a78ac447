/** Kills edits and overlaps them: no file is ever half written, and the next command reports an unfinished edit. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interruptedEdit } from '../../codegen/load/catalogue-state.ts';
import { projectRoot } from '../project-root.ts';
import { runNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { waitForEdit, writeEdit } from './write-edit.ts';

const work = temporaryFolder('write-edit');

type Texts = Readonly<Record<string, string>>;
const old: Texts = { 'a.yaml': 'old a', 'b.yaml': 'old b', 'old-name.yaml': 'old c' };
const edited: Texts = { 'a.yaml': 'new a', 'b.yaml': 'new b', 'more/new-name.yaml': 'old c' };
const textsIn = (root: string): Texts =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(root, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
const bytesOf = (text: string | undefined) => (text === undefined ? text : Buffer.from(text));
const changes = [...new Set([...Object.keys(old), ...Object.keys(edited)])].map((name) => ({
  name,
  before: bytesOf(old[name]),
  after: bytesOf(edited[name]),
}));

function catalogue(): string {
  const root = mkdtempSync(join(work, 'catalogue-'));
  for (const [name, text] of Object.entries(old)) writeFileSync(join(root, name), text);
  return root;
}

function thrownBy(work: () => void): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return 'nothing was thrown';
}

it('writes, renames and removes files, and leaves nothing else', () => {
  const root = catalogue();
  writeEdit(root, changes);
  expect(textsIn(root)).toEqual(edited);
});

it('leaves every file whole when killed, and the next command says what to do', async () => {
  const moments = mkdtempSync(join(work, 'moments-'));
  const root = catalogue();
  // A kill can leave the state before any call, so the test copies each of these states.
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let count = 0;
    for (const call of ['writeFileSync', 'renameSync', 'rmSync']) {
      const real = fs[call];
      fs[call] = (...args) => {
        fs.cpSync(${JSON.stringify(root)}, ${JSON.stringify(moments)} + '/' + ++count, { recursive: true });
        return real(...args);
      };
    }
    syncBuiltinESMExports();
    const { writeEdit } = await import(${JSON.stringify(join(projectRoot, 'scripts/editing/write-edit.ts'))});
    const changes = ${JSON.stringify(changes)}.map(({ name, before, after }) => ({
      name, before: before && Buffer.from(before), after: after && Buffer.from(after) }));
    writeEdit(${JSON.stringify(root)}, changes);`;
  await runNode(['--import', 'tsx', '--input-type=module', '-e', script]);
  expect(textsIn(root)).toEqual(edited);
  expect(readdirSync(moments).length).toBeGreaterThan(6);
  const untouched = new Set<boolean>();
  const whole = new Set([...Object.values(old), ...Object.values(edited)]);
  for (const moment of readdirSync(moments)) {
    const killed = join(moments, moment);
    const { [interruptedEdit]: marker, ...texts } = textsIn(killed);
    for (const [name, text] of Object.entries(texts))
      if (!name.includes('.new')) expect(whole, `${moment}: ${name}`).toContain(text);
    expect('old-name.yaml' in texts || 'more/new-name.yaml' in texts).toBe(true);
    if (marker === undefined) continue;
    utimesSync(join(killed, interruptedEdit), 0, 0);
    const isUntouched = Object.entries(old).every(([name, text]) => texts[name] === text);
    const message = thrownBy(() => waitForEdit(killed));
    const saysUntouched = /interrupted before it changed a file\. Delete /.test(message);
    if (!saysUntouched)
      expect(message).toMatch(/was interrupted[\s\S]*\n {2}a\.yaml\n[\s\S]*git restore --patch/);
    else expect(isUntouched, moment).toBe(true);
    if (isUntouched) untouched.add(saysUntouched);
  }
  expect(untouched).toContain(true);
});

it('refuses an edit while another is written, and when files differ from what was read', () => {
  const root = catalogue();
  writeFileSync(join(root, interruptedEdit), '');
  expect(() => writeEdit(root, changes)).toThrow('Another command is editing');
  rmSync(join(root, interruptedEdit));
  writeFileSync(join(root, 'b.yaml'), 'mine');
  expect(() => writeEdit(root, changes)).toThrow('b.yaml changed in the meantime');
  expect(textsIn(root)).toEqual({ ...old, 'b.yaml': 'mine' });
  expect(() => writeEdit(root, [], () => false)).toThrow('changed in the meantime');
});

it('refuses a link to a file outside the catalogue', () => {
  const root = catalogue();
  const outside = join(work, 'outside.yaml');
  writeFileSync(outside, 'old b');
  rmSync(join(root, 'b.yaml'));
  symlinkSync(outside, join(root, 'b.yaml'));
  expect(() => writeEdit(root, changes)).toThrow('outside the catalogue. Nothing was written.');
  expect(readFileSync(outside, 'utf8')).toBe('old b');
  expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('old a');
});

it("puts every file back when one of them can't be written", () => {
  const root = catalogue();
  mkdirSync(join(root, 'more/new-name.yaml'), { recursive: true });
  expect(() => writeEdit(root, changes)).toThrow();
  expect(textsIn(root)).toEqual(old);
});
