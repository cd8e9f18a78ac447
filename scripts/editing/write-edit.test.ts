/** Edits that are killed, lose power or meet another program: all of their files are written, or none. */
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unfinishedEdit } from '../../codegen/load/catalogue-state.ts';
import { projectRoot } from '../project-root.ts';
import { runNode } from '../testing/start-program.ts';
import { finishInterruptedEdit, writeEdit } from './write-edit.ts';

const work = mkdtempSync(join(tmpdir(), 'write-edit-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const old = { 'a.yaml': 'old a', 'b.yaml': 'old b', 'old-name.yaml': 'old c' };
const edited = { 'a.yaml': 'new a', 'b.yaml': 'new b', 'more/new-name.yaml': 'old c' };
const names = [...new Set([...Object.keys(old), ...Object.keys(edited)])];
type Texts = Readonly<Record<string, string>>;
const textsIn = (root: string): Texts =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(root, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
const changes = names.map((name) => {
  const bytesIn = (texts: Texts) =>
    texts[name] === undefined ? undefined : Buffer.from(texts[name]);
  return { name, before: bytesIn(old), after: bytesIn(edited) };
});

function catalogue(): string {
  const root = mkdtempSync(join(work, 'catalogue-'));
  for (const [name, text] of Object.entries(old)) writeFileSync(join(root, name), text);
  return root;
}

/** Runs the edit in a process whose file system calls run `hook` with the call's name and first path. Returns what the hook logged. */
async function edit(root: string, hook: string): Promise<readonly string[]> {
  const log = join(work, 'log');
  writeFileSync(log, '');
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const paths = new Map();
    const { appendFileSync } = fs;
    let count = 0;
    const hook = (call, path) => { ${hook} };
    for (const call of ['openSync', 'fsyncSync', 'linkSync', 'renameSync', 'rmSync']) {
      const real = fs[call];
      fs[call] = (...args) => {
        const path = call === 'fsyncSync' ? paths.get(args[0]) : String(args[0]);
        hook(call, path);
        appendFileSync(${JSON.stringify(log)}, call + ' ' + path + (call === 'renameSync' ? ' ' + args[1] : '') + '\\n');
        const result = real(...args);
        if (call === 'openSync') paths.set(result, path);
        return result;
      };
    }
    syncBuiltinESMExports();
    const { writeEdit } = await import(${JSON.stringify(join(projectRoot, 'scripts/editing/write-edit.ts'))});
    const changes = ${JSON.stringify(changes)}.map(({ name, before, after }) => ({
      name, before: before && Buffer.from(before), after: after && Buffer.from(after) }));
    writeEdit(${JSON.stringify(root)}, changes);`;
  await runNode(['--import', 'tsx', '--input-type=module', '-e', script]);
  return readFileSync(log, 'utf8').split('\n').filter(Boolean);
}
/** An edit counts as interrupted some time after its last write. */
const later = (root: string) => {
  const file = join(root, unfinishedEdit);
  if (readdirSync(root).includes(unfinishedEdit)) utimesSync(file, 0, 0);
};
const visible = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !/(^|\/)\./.test(name)));

describe('an edit of several files', () => {
  it('is complete or absent after the next command, whenever it was killed', async () => {
    const moments = mkdtempSync(join(work, 'moments-'));
    const root = catalogue();
    // A kill leaves the state before the next call.
    await edit(
      root,
      `if (call !== 'openSync') fs.cpSync(${JSON.stringify(root)}, ${JSON.stringify(moments)} + '/' + ++count, { recursive: true });`,
    );
    expect(visible(textsIn(root))).toEqual(edited);
    expect(readdirSync(moments).length).toBeGreaterThan(15);
    const outcomes = new Set<string>();
    for (const moment of readdirSync(moments)) {
      const killed = join(moments, moment);
      later(killed);
      finishInterruptedEdit(killed);
      const texts = visible(textsIn(killed));
      const outcome = 'old-name.yaml' in texts ? 'absent' : 'complete';
      expect(texts, `killed before call ${moment}`).toEqual(outcome === 'absent' ? old : edited);
      expect(readdirSync(killed)).not.toContain(unfinishedEdit);
      outcomes.add(outcome);
    }
    expect(outcomes.size).toBe(2);
  });

  it('is on the disk before an old name goes, so a power cut leaves one or the other', async () => {
    const root = catalogue();
    const log = await edit(root, '');
    const at = (pattern: RegExp) => log.findIndex((line) => pattern.test(line));
    const file = at(/^fsyncSync .*\/more\/\.new-name\.yaml\./);
    const renamed = at(/^renameSync .* .*\/more\/new-name\.yaml$/);
    const folder = log.findIndex(
      (line, index) => index > renamed && /^fsyncSync .*\/more$/.test(line),
    );
    const gone = at(/^rmSync .*\/old-name\.yaml$/);
    const listed = at(/^linkSync /);
    const order = [file, listed, renamed, folder, gone];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('waits for another edit, and is refused where files differ from what was read', () => {
    const root = catalogue();
    writeFileSync(join(root, unfinishedEdit), '{"files":[]}');
    expect(() => writeEdit(root, changes)).toThrow('Another edit of');
    rmSync(join(root, unfinishedEdit));
    writeFileSync(join(root, 'b.yaml'), 'mine');
    expect(() => writeEdit(root, changes)).toThrow('b.yaml was changed meanwhile');
    rmSync(join(root, 'more'), { recursive: true });
    expect(textsIn(root)).toEqual({ ...old, 'b.yaml': 'mine' });
    expect(() => writeEdit(root, [], () => false)).toThrow('was changed meanwhile');
  });

  it('is refused where a file is a link that leads out of the catalogue', () => {
    const root = catalogue();
    const outside = join(work, 'outside.yaml');
    writeFileSync(outside, 'old b');
    rmSync(join(root, 'b.yaml'));
    symlinkSync(outside, join(root, 'b.yaml'));
    expect(() => writeEdit(root, changes)).toThrow('outside the catalogue. Nothing was written.');
    expect(readFileSync(outside, 'utf8')).toBe('old b');
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('old a');
  });

  it("puts every file back where one of them can't be written", () => {
    const root = catalogue();
    mkdirSync(join(root, 'more/new-name.yaml'), { recursive: true });
    expect(() => writeEdit(root, changes)).toThrow();
    expect(textsIn(root)).toEqual(old);
  });
});

describe('an interrupted edit stops the next command with a way out', () => {
  const interrupted = async () => {
    const root = catalogue();
    await edit(root, `if (call === 'renameSync') process.kill(process.pid, 'SIGKILL');`);
    later(root);
    return root;
  };
  it.each<[string, (root: string, list: string) => void, string]>([
    [
      'a file was edited since',
      (root) => writeFileSync(join(root, 'b.yaml'), 'mine'),
      'b.yaml has been changed since',
    ],
    [
      'a new text is missing',
      (root) => rmSync(join(root, temporaryIn(root))),
      'is missing or damaged',
    ],
    [
      'a new text is truncated',
      (root) => writeFileSync(join(root, temporaryIn(root)), ''),
      'is missing or damaged',
    ],
    ['the list is empty', (_root, list) => writeFileSync(list, ''), 'its list of files is damaged'],
    [
      'the list is truncated',
      (_root, list) => writeFileSync(list, readFileSync(list).subarray(0, 40)),
      'its list of files is damaged',
    ],
    [
      'the list names a file outside',
      (_root, list) => writeFileSync(list, '{"files":[{"name":"../x","temporary":"a.yaml"}]}'),
      'its list of files is damaged',
    ],
  ])('where %s', async (_name, damage, why) => {
    const root = await interrupted();
    damage(root, join(root, unfinishedEdit));
    later(root);
    const before = textsIn(root);
    expect(() => finishInterruptedEdit(root)).toThrow(why);
    expect(() => finishInterruptedEdit(root)).toThrow(`delete ${join(root, unfinishedEdit)}`);
    expect(textsIn(root)).toEqual(before);
  });
});

const temporaryIn = (root: string): string =>
  readdirSync(root).find((name) => name.startsWith('.a.yaml.')) ?? '';
