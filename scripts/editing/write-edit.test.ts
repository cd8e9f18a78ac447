import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeEdit } from './write-edit.ts';

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

it('writes, renames and removes files, and leaves nothing else', () => {
  const root = catalogue();
  writeEdit(root, changes);
  expect(textsIn(root)).toEqual(edited);
});

it('refuses an edit when files differ from what was read', () => {
  const root = catalogue();
  writeFileSync(join(root, 'b.yaml'), 'mine');
  expect(() => writeEdit(root, changes)).toThrow('b.yaml changed while this command was running');
  expect(textsIn(root)).toEqual({ ...old, 'b.yaml': 'mine' });
  expect(() => writeEdit(root, [], () => false)).toThrow('changed while this command was running');
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
