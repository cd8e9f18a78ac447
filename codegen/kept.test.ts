import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOfBytes, type MadeElsewhere, openKept, stateOf } from './kept.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  file = join(folder, 'a.yaml');
  writeFileSync(file, 'one');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const packs = () => join(folder, 'packs');
const made: string[] = [];
/** What a run gets for the file, and whether it had to make it. */
async function run({
  version = '1',
  root = 'r',
  make = (text: string): unknown => `made ${text}`,
} = {}) {
  made.length = 0;
  const kept = openKept(packs(), root, version);
  const value = await kept.of(file, statSync(file, { bigint: true }), async (bytes) => {
    made.push(String(bytes));
    return make(String(bytes));
  });
  kept.save();
  return { value, made: made.length };
}
/** Everything was written long ago. */
const later = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

it('a file is made something of once, while it stays as it is', async () => {
  expect(await run()).toEqual({ value: 'made one', made: 1 });
  expect(await run()).toEqual({ value: 'made one', made: 0 });
  later();
  expect(await run()).toEqual({ value: 'made one', made: 0 });
  expect(await run()).toEqual({ value: 'made one', made: 0 });
});

it('a file whose state on the disk is known is not even read', async () => {
  later();
  await run();
  chmodSync(file, 0o600); // A change of its state …
  expect((await run()).made).toBe(0);
  const kept = openKept(packs(), 'r', '1');
  const stat = statSync(file, { bigint: true });
  rmSync(file); // … and from here on its bytes are out of reach.
  expect(await kept.of(file, stat, async () => 'anew')).toBe('made one');
});

it('what another process made of the file as it is is taken, and of another state only after a look at the bytes', async () => {
  later();
  const stat = statSync(file, { bigint: true });
  const elsewhere = {
    state: stateOf(stat, Date.now()),
    hash: hashOfBytes(Buffer.from('one')),
    json: '"told"',
  };
  const ask = (told: MadeElsewhere) =>
    openKept(packs(), 'r', '1').of(file, stat, async (bytes) => `made ${bytes}`, told);
  expect(await ask({ ...elsewhere, state: 'before' })).toBe('told');
  writeFileSync(file, 'two');
  expect(await ask({ ...elsewhere, state: 'before' })).toBe('made two');
  expect(await ask({ ...elsewhere, state: '' })).toBe('made two');
  rmSync(file); // The bytes are out of reach.
  expect(await ask(elsewhere)).toBe('told');
});

it('another text is seen, be it of the same size and time, and written just now', async () => {
  const { atime, mtime } = statSync(file);
  await run();
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  expect(await run()).toEqual({ value: 'made two', made: 1 });
});

it('a file that was touched but not changed is not made anew', async () => {
  later();
  await run();
  utimesSync(file, 0, 0);
  expect(await run()).toEqual({ value: 'made one', made: 0 });
});

it('what another version has made is not believed', async () => {
  await run();
  expect(await run({ version: '2' })).toEqual({ value: 'made one', made: 1 });
  expect(await run({ version: '2' })).toEqual({ value: 'made one', made: 0 });
});

it.each([
  ['cut short', (pack: string) => truncateSync(pack, 60)],
  ['empty', (pack: string) => truncateSync(pack)],
  [
    'changed in a letter',
    (pack: string) =>
      writeFileSync(pack, readFileSync(pack, 'utf8').replace('made one', 'made 0ne')),
  ],
])('a pack that is %s is not believed', async (_name, damage) => {
  await run();
  damage(join(packs(), readdirSync(packs())[0] ?? ''));
  expect(await run()).toEqual({ value: 'made one', made: 1 });
});

it('a pipe in the place of a pack is not waited for', async () => {
  await run();
  const pack = join(packs(), readdirSync(packs())[0] ?? '');
  for (const path of [pack, pack.replace('.pack', '.since')]) {
    rmSync(path, { force: true });
    execFileSync('mkfifo', [path]);
  }
  expect(await run()).toEqual({ value: 'made one', made: 1 });
  expect(await run()).toEqual({ value: 'made one', made: 0 });
});

it('a folder that cannot be written is done without', async () => {
  writeFileSync(packs(), 'a file');
  expect(await run()).toEqual({ value: 'made one', made: 1 });
  expect(readFileSync(packs(), 'utf8')).toBe('a file');
});

it.each([Number.POSITIVE_INFINITY, Number.NaN, -0])(
  'what JSON cannot say, %d, is made again',
  async (number) => {
    const make = () => ({ number });
    expect(await run({ make })).toEqual({ value: { number }, made: 1 });
    expect(await run({ make })).toEqual({ value: { number }, made: 1 });
  },
);

it('what was made of all files is given back for its key alone, and stays while it is asked for', () => {
  const open = (version = '1') => openKept(packs(), 'r', version);
  const first = open();
  expect(first.recall('found', 'key')).toBeUndefined();
  first.remember('found', 'key', { made: ['of all'] });
  first.save();
  const second = open();
  expect(second.recall('found', 'another')).toBeUndefined();
  expect(second.recall('found', 'key')).toEqual({ made: ['of all'] });
  expect(open('2').recall('found', 'key')).toBeUndefined();
  second.save();
  expect(open().recall('found', 'key')).toEqual({ made: ['of all'] });
  open().save();
  expect(open().recall('found', 'key')).toBeUndefined();
});

it('letters of every script and a field named __proto__ come back', async () => {
  const make = () => JSON.parse('{ "__proto__": "Māori – \ud83d\udca7 \u2028" }');
  const first = await run({ make });
  expect(await run({ make })).toEqual({ ...first, made: 0 });
  expect(JSON.stringify((await run({ make })).value)).toBe(JSON.stringify(first.value));
});

it('what is no longer asked for goes, and so do the packs of catalogues that were read long ago', async () => {
  await run();
  const [name = ''] = readdirSync(packs());
  const size = statSync(join(packs(), name)).size;
  openKept(packs(), 'r', '1').save();
  expect(statSync(join(packs(), name)).size).toBeLessThan(size);
  for (let root = 0; root < 20; root++) await run({ root: `r${root}` });
  expect(readdirSync(packs())).toHaveLength(8);
});

it('an edit of one file of many is written beside the pack, which stays, until many were edited', async () => {
  const names = Array.from({ length: 40 }, (_, number) => join(folder, `${number}.yaml`));
  for (const name of names) writeFileSync(name, 'one');
  later();
  /** What is said of all that are there, and how many had to be read for it. */
  const readAll = async (some = names) => {
    const kept = openKept(packs(), 'r', '1');
    let anew = 0;
    const said: unknown[] = [];
    for (const name of some) {
      const make = async (bytes: Uint8Array) => {
        anew += 1;
        return String(bytes);
      };
      said.push(await kept.of(name, statSync(name, { bigint: true }), make));
    }
    kept.save();
    return { anew, said: said.join(' ') };
  };
  const packTime = () => {
    const pack = readdirSync(packs()).find((name) => name.endsWith('.pack')) ?? '';
    return statSync(join(packs(), pack)).mtimeMs;
  };
  const edit = (from: number, to: number, text: string) => {
    for (const name of names.slice(from, to)) writeFileSync(name, text);
  };
  const all = (edited: number, text: string) =>
    names.map((_name, number) => (number < edited ? text : 'one')).join(' ');

  expect((await readAll()).anew).toBe(40);
  const first = packTime();
  edit(0, 1, 'two');
  expect(await readAll()).toEqual({ anew: 1, said: all(1, 'two') });
  edit(1, 2, 'two');
  expect(await readAll()).toEqual({ anew: 1, said: all(2, 'two') });
  expect(await readAll()).toEqual({ anew: 0, said: all(2, 'two') });
  expect(packTime()).toBe(first);

  const [since = ''] = readdirSync(packs()).filter((name) => name.endsWith('.since'));
  truncateSync(join(packs(), since), 80);
  expect(await readAll()).toEqual({ anew: 2, said: all(2, 'two') });

  edit(0, 9, 'three');
  expect(await readAll()).toEqual({ anew: 9, said: all(9, 'three') });
  expect(packTime()).toBeGreaterThan(first);
  expect(await readAll()).toEqual({ anew: 0, said: all(9, 'three') });

  const second = packTime();
  rmSync(names.pop() ?? '');
  expect((await readAll()).anew).toBe(0);
  expect(packTime()).toBeGreaterThan(second);
});

it('what a kill left half written goes after an hour', async () => {
  await run();
  const [pack = ''] = readdirSync(packs());
  const half = join(packs(), `${pack}.4711`);
  writeFileSync(half, 'half');
  await run({ version: '2' });
  expect(readdirSync(packs())).toHaveLength(2);
  utimesSync(half, 0, 0);
  await run({ version: '3' });
  expect(readdirSync(packs())).toEqual([pack]);
});

it('of two that run at once, each leaves a whole pack', async () => {
  const [first, second] = [openKept(packs(), 'r', '1'), openKept(packs(), 'r', '1')];
  const stat = statSync(file, { bigint: true });
  await first.of(file, stat, async () => 'first');
  await second.of(file, stat, async () => 'second');
  first.save();
  expect((await run()).value).toBe('first');
  second.save();
  expect((await run()).value).toBe('second');
});
