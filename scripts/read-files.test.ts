import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileToRead } from '../codegen/load/read-catalogue.ts';
import { compileCatalogue } from '../codegen/main.ts';
import { projectRoot } from './project-root.ts';
import { readFiles } from './read-files.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'many-'));
  writeSynthetic(join(projectRoot, 'catalogue'), root, 1000);
});
afterAll(() => rmSync(root, { recursive: true }));

it('reads the same on all cores as on one, errors and odd numbers included', async () => {
  appendFileSync(join(root, 'products/SYN00002.yaml'), 'colour: red\n');
  const odd = join(root, 'products/SYN00003.yaml');
  writeFileSync(odd, readFileSync(odd, 'utf8').replace(/flow: \d+/, 'flow: .nan'));
  writeFileSync(join(root, 'products/SYN00004.yaml'), 'name: "half\n');
  const asked: number[] = [];
  const counted = async (files: readonly FileToRead[]) => {
    const read = await readFiles(files);
    asked.push(files.length, read.length);
    return read;
  };
  const many = await compileCatalogue(root, { readFiles: counted });
  const [files = 0, read = 0] = asked;
  expect(files).toBeGreaterThan(1000);
  expect(read).toBe(files);
  expect(many).toEqual(await compileCatalogue(root));
  const rules = many.problems.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['syntax', 'unknown-field']));
}, 60_000);
