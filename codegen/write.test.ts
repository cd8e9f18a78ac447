import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeGenerated } from './write.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const one = { name: 'one.ts', text: 'export const one = 1;\n' };
const two = { name: 'two.ts', text: 'export const two = 2;\n' };

it('writes each file with a header that says where it comes from', () => {
  expect(writeGenerated(join(folder, 'new'), [one, two])).toEqual(['one.ts', 'two.ts']);
  expect(readFileSync(join(folder, 'new/one.ts'), 'utf8')).toBe(
    '// Generated from catalogue/. Edits are lost; change the YAML instead.\nexport const one = 1;\n',
  );
});

it('does not touch a file that would stay the same', () => {
  writeGenerated(folder, [one, two]);
  const longAgo = new Date('2001-01-01T00:00:00Z');
  for (const { name } of [one, two]) utimesSync(join(folder, name), longAgo, longAgo);
  expect(writeGenerated(folder, [one, { ...two, text: 'export const two = 3;\n' }])).toEqual([
    'two.ts',
  ]);
  expect(statSync(join(folder, 'one.ts')).mtime).toEqual(longAgo);
  expect(statSync(join(folder, 'two.ts')).mtime).not.toEqual(longAgo);
});

it('deletes modules that are no longer made, and nothing else', () => {
  writeGenerated(folder, [one, two]);
  writeFileSync(join(folder, '.gitignore'), '*\n');
  expect(writeGenerated(folder, [one])).toEqual(['two.ts']);
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'one.ts']);
});
